/**
 * Understands one thing that is said, by a few words, among everything that could be meant.
 */
import type MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import { plain } from '../../lib/find-names.ts';
import { remembering } from '../../lib/remembering.ts';
import type { Board, Change, Choice, Engine, Move } from './game.ts';
import { BEGINNING, type Mention, type Typed } from './typed.ts';
import type { Door, ReadyMade, Spoken } from './words.ts';
import { MARKS } from './written.ts';

/** Something that a few words can mean. */
export type Meant =
  | { readonly kind: 'move'; readonly text: string; readonly choice: Choice; readonly isUntimely: boolean }
  | { readonly kind: 'table'; readonly text: string; readonly change: Change }
  | { readonly kind: 'open'; readonly text: string; readonly ready: Door | ReadyMade };

/** So many are offered. */
const MOST = 8;

/** The order in which they are offered: what can be done, what cannot and why, what can be said of the table, what can be opened. */
const RANK = { move: 0, illegal: 1, untimely: 2, table: 3, open: 4 } as const;

const rankOf = (meant: Meant) => {
  if (meant.kind === 'move' && meant.isUntimely) return RANK.untimely;
  return RANK[meant.kind === 'move' && meant.choice.illegal ? 'illegal' : meant.kind];
};

/** Of what is alike but for the cards it names, so many are offered. */
const ALIKE = 3;

/** By so many words the next sentence has to be longer. */
const APART = 2;

/** Every string in a move or a change: the cards among them have names. */
export const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];

/** What players call a move by its sentence, where its kind has several, and by the words of its fields. */
function ownSayingsOf({ said }: Typed, { moveSentence }: Engine, move: Move): string[] {
  const keys = [moveSentence(move).code.replace('-', '_'), ...strings(move).map((word) => `${move.move}_${word}`)];
  return keys.filter((key) => key !== move.move).flatMap((key) => said[key] ?? []);
}

/** What players call a move, by its kind and by all that is its own. */
export const sayingsOf = (typed: Typed, engine: Engine, move: Move): string[] =>
  [typed.said[move.move] ?? [], ownSayingsOf(typed, engine, move)].flat();

/** Sorted by the first of several measures by which two differ, the least first. */
function sorted<One>(all: readonly One[], measures: readonly ((one: One) => number | boolean)[]): One[] {
  const measured = all.map((one) => ({ one, by: measures.map((measure) => Number(measure(one))) }));
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.map((measure, place) => measure - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return measured.sort((a, b) => compare(a.by, b.by)).map(({ one }) => one);
}

/** What a few words can mean. */
export interface Sense {
  /** The likeliest first. */
  readonly found: readonly Meant[];
  /** The first alone can be meant. */
  readonly isMeant: boolean;
  /** Cards that were typed and are not in play, by id: of one word that may name several, the first. */
  readonly absent: readonly string[];
  /** Words that are found nowhere. */
  readonly unknown: readonly string[];
}

/** A sense without any word that is missing. @param found the likeliest first */
export const meaning = (found: readonly Meant[], isMeant = true): Sense => ({
  found,
  isMeant,
  absent: [],
  unknown: [],
});

/** Whether what begins with a word has it. Two letters before other words are a word of their own: „dà” is not the beginning of “dagger”. */
export const isPrefix = (word: string, isLast: boolean): boolean => word.length > 2 || isLast;

/** What can be meant, and where its words stand. */
export interface Stock {
  readonly all: readonly Meant[];
  readonly index: MiniSearch;
}

/** Something that is found, with how many of the words typed it has. */
interface Hit {
  readonly one: Meant;
  readonly has: number;
  /** The same, with each form in which a name is looked for. */
  readonly forms: number;
  readonly score: number;
}

/**
 * Understands one thing that is said.
 * @param stocks what can be meant
 * @param aliases the names of the cards in every language
 * @param sides what moves call by its part, as `Board.namesOf` has it
 */
export function reader(
  board: Board,
  stocks: readonly Stock[],
  typed: Typed,
  aliases: Spoken['aliases'],
  sides: ReturnType<Board['namesOf']>,
) {
  const meant = stocks.flatMap(({ all }) => all);

  /** How many words a text has. */
  const countOf = (text: string): number => typed.apart(text).trim().split(/\s+/).length;

  /** A word, or the part of a card's name that it is with the ending of a case. */
  const withoutCase = remembering((word: string) => typed.nameWithin(word) ?? word);

  const search = (query: Query, options?: SearchOptions): Hit[] =>
    stocks.flatMap(({ all, index }) =>
      index.search(query, options).map(({ id, queryTerms, score }) => ({
        one: all[id] as Meant,
        // A word that is looked for in its case and without is one.
        has: new Set(queryTerms.map(withoutCase)).size,
        forms: queryTerms.length,
        score,
      })),
    );

  /** Whether a word, or one that begins so, is in anything that can be meant. */
  const isThere = remembering((word: string) => search(word, { fuzzy: false }).length > 0);

  /** A word as it can be found: the name of a card also without the ending of its case, as what says the name otherwise has it. */
  function findable(word: string, isLast: boolean): Query {
    const name = withoutCase(word);
    // “due” is two, and not the beginning of „Duellante”, nor is „attacca” that of „attaccante”.
    const prefix = isPrefix(word, isLast) && !typed.isNumber(word) && !typed.isVerb(word);
    if (!isThere(word)) return { queries: [name], prefix };
    return {
      combineWith: 'OR',
      queries: [{ queries: [word], prefix }, ...(name === word ? [] : [name])],
      prefix: false,
    };
  }

  /** What has all the words, or with `OR` some of them; a slip is looked for in a word that is nowhere as it is typed. */
  const having = (query: readonly string[], combineWith: 'AND' | 'OR' = 'AND'): Hit[] =>
    search({
      queries: query.map((word, place) => findable(word, place === query.length - 1)),
      combineWith,
      fuzzy: (word) => (word.length > 4 && !isThere(word) ? 0.2 : false),
    });
  const isUnderstood = remembering((word: string) => having([word]).length > 0);

  /** What has all that is said, whatever words are between that say nothing. */
  const saying = (text: string): Hit[] => having(typed.tellingIn(text));

  /** Whether it can be done, and is done by nobody alone. */
  const isNobodys = ({ move, illegal }: Choice): boolean => move.by === undefined && illegal === undefined;

  /** The cards that a move names, in their order. */
  const cardsIn = (one: Meant): string[] =>
    one.kind === 'move' ? strings(one.choice.move).filter((id) => aliases[id] !== undefined) : [];

  /** The cards that can be meant. */
  const present = new Set(meant.flatMap((one) => (one.kind === 'table' ? one.change.cards : cardsIn(one))));

  /** The cards typed that are not in play. */
  const absentIn = (text: string): string[] =>
    typed.wordsOf(text).flatMap((word) => {
      const cards = [...typed.cardsOf(word)];
      return cards.length > 0 && !cards.some((id) => present.has(id)) ? cards.slice(0, 1) : [];
    });

  /** The moves that name one of the cards typed each, and no other, if there is one for each of several. */
  function oneByOne(mentions: readonly Mention[]): Meant[] {
    if (mentions.length < 2) return [];
    const each = mentions.map(({ cards, by }) =>
      meant
        .filter((one) => one.kind === 'move' && !one.isUntimely && (by === undefined || one.choice.move.by === by))
        .filter((one) => cardsIn(one).length === 1 && cards.has(cardsIn(one)[0] as string))
        .sort((a, b) => rankOf(a) - rankOf(b) || a.text.length - b.text.length)
        .at(0),
    );
    const moves = each.filter((one) => one !== undefined);
    return moves.length === mentions.length ? moves : [];
  }

  /** @param goesOn what is said goes on with what was said before, by whoever did that */
  function senseOf(text: string, goesOn: boolean): Sense {
    // Nothing can be meant of a card that is not there, and what resembles it would not be.
    const absent = absentIn(text);
    if (absent.length > 0) return { found: [], isMeant: false, absent, unknown: [] };
    const names = typed.namesIn(text);
    const players = typed.playersIn(text);
    const telling = typed.tellingIn(text);
    const known = telling.filter(isUnderstood);
    // Who answers with “nobody” says what all of them do.
    const ofNobody = typed.isNobody(text) ? meant.filter((one) => one.kind === 'move' && isNobodys(one.choice)) : [];
    const whole = [...saying(text), ...ofNobody.map((one): Hit => ({ one, has: 1, forms: 1, score: 0 }))];
    // What has all that is said; otherwise what has all that is understood of it, or all the names.
    const most = whole.length > 0 || known.length <= names.length ? whole : having(known);
    const all = most.length > 0 || names.length < 2 ? most : having(names);
    const mentions = typed.mentionsIn(text);
    const isSure = all.length > 0;
    const isState = typed.isState(text);
    const isOfAll = typed.isOfAll(text);
    /** Who has what comes before what is done with it, where that is all that is said. */
    const rank = (one: Meant) => (one.kind === 'table' && isState ? -1 : rankOf(one));
    const doer = typed.doerIn(text);
    const isTyped = (id: string) => mentions.some(({ cards }) => cards.has(id));
    /** How many cards a move names that were not typed. */
    const others = (one: Meant) => cardsIn(one).filter((id) => !isTyped(id)).length;
    /** How many players a move names that were not typed. */
    const strangers = (one: Meant) =>
      one.kind === 'move'
        ? typed.players.filter((id) => !players.includes(id) && strings(one.choice.move).includes(id)).length
        : 0;
    /** Whether a move names a card that was not typed in the place of one that was. */
    const isOfAnother = (one: Meant) =>
      others(one) > 0 && mentions.some(({ cards }) => cardsIn(one).every((id) => !cards.has(id)));
    // What one move names is not several.
    const apart = whole.some(({ one }) => one.kind === 'move' && others(one) === 0) ? [] : oneByOne(mentions);
    /** Whether a move has more to it than the names that alone were typed. */
    const hasMore = (one: Meant) => names.length === countOf(text) && others(one) > 0;
    /** Whether a move is typed word for word, but for a full stop. */
    const isVerbatim = (one: Meant) => {
      const { kind } = one;
      const own = typed.apart(one.text).trim();
      // What a player may say now is meant before what it also says at another time: „Carla passa”.
      if (rankOf(one) === RANK.untimely) return false;
      return kind === 'move' && Math.abs(own.length - text.trim().length) < 2 && plain(own) === plain(text);
    };
    const isOppositeOf = typed.oppositeOf(text);
    /** Whether it is what is said not to be so, or the other way round. */
    const isOpposite = remembering((one: Meant) => {
      const sayings = one.kind === 'move' ? sayingsOf(typed, board.engine, one.choice.move) : [];
      return (
        !isVerbatim(one) &&
        !ofNobody.includes(one) &&
        isOppositeOf({ sayings, text: one.kind === 'move' ? one.text : '' })
      );
    });
    /** Whether it is done by somebody else than who is named first. */
    const isOthers = (one: Meant) => doer !== undefined && one.kind === 'move' && one.choice.move.by !== doer;
    const whom = typed.doneTo(text);
    /** Whether a move is not done to whom it is said to be. */
    const isToAnother = (one: Meant) =>
      whom !== undefined &&
      (one.kind !== 'move' || one.choice.move.by === whom || !strings(one.choice.move).includes(whom));
    /** Where a move names what was typed: what it is about comes first. */
    const placeOf = (one: Meant) => cardsIn(one).findIndex(isTyped);
    /** Whether a move names cards in another order than they were typed in. */
    const isTurned = (one: Meant) => {
      const places = cardsIn(one).map((id) => mentions.findIndex(({ cards }) => cards.has(id)));
      return places.some((place, index) => place >= 0 && place < (places[index - 1] ?? place));
    };
    /** What comes first of what is found: the least by the first of these that differs. */
    const order: readonly ((hit: Hit) => number | boolean)[] = [
      ({ one }) => !isVerbatim(one),
      ({ one }) => hasMore(one),
      ({ one }) => isOthers(one),
      ({ one }) => isToAnother(one),
      ({ one }) => isOfAnother(one),
      ({ has }) => -has,
      ({ one }) => rank(one),
      ({ forms }) => -forms,
      // Of what has all the words, the shortest has least besides; of what has only some, what has most.
      ...(isSure
        ? [
            ({ one }: Hit) => others(one),
            ({ one }: Hit) => strangers(one),
            ({ one }: Hit) => placeOf(one),
            ({ one }: Hit) => isTurned(one),
            ({ one }: Hit) => one.text.length,
          ]
        : [({ score }: Hit) => -score]),
    ];
    const alike = new Map<string, number>();
    const found = sorted(isSure ? all : having(known, 'OR'), order)
      .map(({ one }) => one)
      // What is said not to be so is not offered either: whoever is in a hurry takes the first.
      .filter((one) => !apart.includes(one) && !isOpposite(one))
      .filter((one) => {
        const likeness = one.kind === 'move' ? board.likenessOf(one.choice.move) : undefined;
        if (likeness === undefined) return true;
        const number = (alike.get(likeness) ?? 0) + 1;
        alike.set(likeness, number);
        return number <= ALIKE;
      })
      .toSpliced(0, 0, ...apart)
      // Moves that are said alike are one to who reads them.
      .filter(({ kind, text }, place, all) => all.findIndex((one) => one.kind === kind && one.text === text) === place)
      .slice(0, MOST);
    const unknown =
      whole.length > 0
        ? []
        : text
            .split(new RegExp(`[\\s${MARKS}]+`))
            .filter((word) => plain(word).length >= BEGINNING || typed.isNumber(plain(word)))
            .filter((word) => !typed.tellingIn(word).every(isUnderstood));
    return { found, isMeant: apart.length === 0 && isSure && isFirstMeant(), absent, unknown };

    /** Whether a word names neither a player nor a card nor a number. */
    function isOther(word: string): boolean {
      return !typed.isPlayer(word) && typed.cardsOf(word).size === 0 && !typed.isNumber(word);
    }

    /** Whether a word is one of the sentence of what is found first. */
    function isItsOwn(word: string): boolean {
      return found[0]?.kind === 'move' && plain(found[0].text).split(' ').includes(word);
    }

    /** Whether something is said to be done: names alone do not say so, nor does it that somebody says something. */
    function isSaidToBeDone(): boolean {
      const verbs = telling.filter(typed.isVerb);
      if (!goesOn && typed.isCalled(text)) return false;
      // Unless that is what is done: “claims”.
      if (verbs.length > 0)
        return mentions.length > 0 || !verbs.every((word) => typed.isSaying(word) && !isItsOwn(word));
      // A player and a number may be gold as well as a card.
      return telling.some(isOther) || (mentions.length > 0 && having(typed.wordsOf(text)).length > 0);
    }

    /** Whether a move is made by whoever is said to: who is named first, if anybody else is named, or they could, or names alone are said. */
    function isByWhoIsNamed(one: Meant, rest: readonly Meant[]): boolean {
      if (!isOthers(one)) return true;
      const isTheirs = (other: Meant) => other.kind === 'move' && !isOthers(other);
      return players.length < 2 && !rest.some(isTheirs) && telling.some(typed.isVerb);
    }

    /** Whether a move is about what was typed, and that is not said of something else. */
    function isAboutWhatIsSaid(one: Meant, move: Move): boolean {
      // A card that was not typed is meant by a word of its own: who uses the dagger of somebody does not demand it.
      const ofIts = plain(ownSayingsOf(typed, board.engine, move).join(' ')).split(' ');
      const isOwnWord = (word: string) =>
        ofIts.includes(word) || !(typed.isVerb(word) || typed.isPlayer(word) || typed.cardsOf(word).size > 0);
      if (others(one) > 0 && !telling.some(isOwnWord)) return false;
      // What everybody or nobody does is not done by one of them; nor is what is told of several told of one who is named.
      if (isOfAll && move.by !== undefined) return false;
      // Somebody who was not named is not told of: “he shows it” may be said of either, and “all show it” is not said of one.
      if (move.by === undefined && (!isOfAll || strangers(one) === 1) && strangers(one) > 0) return false;
      if (players.length > 1 && strangers(one) > 0) return false;
      // Who is against whom, or what was announced, may be named; who names both says one of the other.
      const implied = strings(move).flatMap((id) => sides[id] ?? []);
      if (isOthers(one) && implied.some((id) => id === doer)) return false;
      const isImplied = players.some((id) => id !== move.by && implied.includes(id));
      if (isImplied && mentions.some(({ cards }) => implied.some((id) => cards.has(id)))) return false;
      // What was offered is accepted, and may be given for it too.
      return !cardsIn(one).some((id) => isTyped(id) && implied.includes(id));
    }

    /** Whether another may be meant as well as the first. */
    function isRival(first: Meant, one: Meant): boolean {
      if (rankOf(one) !== rankOf(first)) return false;
      // „Re” is a name, and only the beginning of another one's.
      if (placeOf(first) >= 0 && cardsIn(one).length > 0 && placeOf(one) < 0) return false;
      // What everybody does is a move of nobody's.
      if (isOfAll && one.kind === 'move' && one.choice.move.by !== undefined) return false;
      // Of several, those who were named and no others.
      const isNamedIn = (meant: Meant, id: string) => meant.kind === 'move' && strings(meant.choice.move).includes(id);
      const isWithMore =
        (players.length > 1 || (one.kind === 'move' && one.choice.move.by === undefined)) &&
        players.every((id) => isNamedIn(first, id)) &&
        typed.players.some((id) => !players.includes(id) && !isNamedIn(first, id) && isNamedIn(one, id));
      return !isWithMore && (isOthers(first) || !isOthers(one));
    }

    /** Whether a move is another one but for a card that it names besides: what was not said of that card may yet be so. */
    function hasAnotherCard(one: Meant, other: Meant): boolean {
      if (one.kind !== 'move' || other.kind !== 'move' || cardsIn(one).length <= cardsIn(other).length) return false;
      const fields = new Set(Object.entries(one.choice.move).map((field) => JSON.stringify(field)));
      return Object.entries(other.choice.move).every((field) => fields.has(JSON.stringify(field)));
    }

    /** Whether no other than the first can be meant. A table that is opened takes the place of this one: that is for a tap. */
    function isFirstMeant(): boolean {
      const [first, ...rest] = found;
      if (!first || first.kind === 'open' || whole.length === 0) return false;
      // So is who has what, where it may be said of somebody who uses it.
      if (first.kind === 'table' && isState && rest.some(({ kind }) => kind === 'move')) return false;
      if (first.kind === 'move') {
        const { move } = first.choice;
        if (!isSaidToBeDone() || !isByWhoIsNamed(first, rest) || !isAboutWhatIsSaid(first, move)) return false;
        if (!isVerbatim(first) && rest.some((one) => hasAnotherCard(one, first))) return false;
      }
      const rivals = rest.filter((one) => isRival(first, one));
      if (rankOf(first) === RANK.move && rivals.length === 0) return rest.length === 0 || telling.length > 1;
      // Half of it has to be said: a bare name or card means too much.
      const isHalf = countOf(first.text) <= 2 * countOf(text);
      return isHalf && !rivals.some((one) => countOf(one.text) < countOf(first.text) + APART);
    }
  }

  return { saying, senseOf };
}
