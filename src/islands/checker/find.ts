/**
 * A dispute in a sentence: finds what somebody means by a few words among everything that could be done, said of the table, or opened.
 */
import MiniSearch from 'minisearch';
import { plain } from '../../lib/find-names.ts';
import type { Board, Change, Choice, GameRecord } from './game.ts';
import type { ReadyMade, Words } from './words.ts';

/** Something that a few words can mean. */
export type Meant =
  | { readonly kind: 'move'; readonly text: string; readonly choice: Choice; readonly isUntimely: boolean }
  | { readonly kind: 'table'; readonly text: string; readonly change: Change }
  | { readonly kind: 'open'; readonly text: string; readonly ready: ReadyMade };

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

/** How many words a text has. */
const countOf = (text: string): number => text.trim().split(/\s+/).length;

/** A word of so many letters may be the beginning of a name. */
const BEGINNING = 4;

/** A name may have so many letters more in a sentence, for its case. */
const ENDING = 3;

/** A card with its names as words are compared. */
interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** A card that was typed, with the player who was named before it. */
interface Mention {
  /** The cards whose names have that word. */
  readonly cards: ReadonlySet<string>;
  readonly by: string | undefined;
}

/** The cards that were typed, one after the other, each with the player named before it. */
function mentionsIn(typed: string, named: readonly Named[], players: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  let by: string | undefined;
  let isBeside = false;
  for (const word of plain(typed).split(' ')) {
    const player = players.find((one) => plain(one) === word);
    if (player !== undefined) by = player;
    const cards = player === undefined ? surelyIn(word, named) : new Set<string>();
    const last = mentions.at(-1);
    // Words beside each other may be of one name.
    const both = isBeside && last ? last.cards.intersection(cards) : new Set<string>();
    isBeside = cards.size > 0;
    if (both.size > 0) mentions.splice(-1, 1, { cards: both, by });
    else if (cards.size > 0) mentions.push({ cards, by });
  }
  return mentions;
}

/** The cards of which a word may be the name, or a part of it. */
function cardsOf(word: string, named: readonly Named[]): Set<string> {
  const like = (fits: (name: string) => boolean) =>
    new Set(named.filter(({ names }) => names.some(fits)).map(({ id }) => id));
  const same = like((name) => name === word);
  if (same.size > 0) return same;
  const isLike = (part: string) =>
    part === word ||
    (word.length >= BEGINNING && part.startsWith(word)) ||
    (part.length >= BEGINNING - 1 && word.startsWith(part) && word.length <= part.length + ENDING);
  return like((name) => name.split(' ').some(isLike));
}

/** A player whose name a word is, as it is or with the ending of a case. */
const playerIn = (word: string, players: readonly string[]): string | undefined =>
  players.find((one) => {
    const name = plain(one);
    return word === name || (word.startsWith(name) && word.length <= name.length + ENDING);
  });

/** The player who is named first among a few words. */
export const firstNamed = (typed: string, players: readonly string[]): string | undefined =>
  plain(typed)
    .split(' ')
    .map((word) => playerIn(word, players))
    .find((player) => player !== undefined);

/** The cards that a word names for certain: a short one by the whole name alone. */
const surelyIn = (word: string, named: readonly Named[]): Set<string> =>
  word.length >= BEGINNING || named.some(({ names }) => names.includes(word)) ? cardsOf(word, named) : new Set();

/** The players, cards and numbers that were typed, without the words between them. */
const bareNames = (typed: string, named: readonly Named[], players: readonly string[]): string[] =>
  plain(typed)
    .split(' ')
    .flatMap((word) => {
      if (/^\d+$/.test(word)) return [word];
      const player = playerIn(word, players);
      if (player !== undefined) return [plain(player)];
      return surelyIn(word, named).size > 0 ? [word] : [];
    });

/** Every string in a move or a change: the cards among them have names. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];

/** What a few words can mean. */
export interface Found {
  /** The likeliest first. */
  readonly found: readonly Meant[];
  /** The first alone can be meant. */
  readonly isMeant: boolean;
  /** Cards that were typed and are not in play, by id: of one word that may name several, the first. */
  readonly absent: readonly string[];
  /** Words that are found nowhere. */
  readonly unknown: readonly string[];
}

/**
 * Finds what is meant at a table.
 * @param choices what might be done next, if anything
 * @param untimely what somebody could do whose turn it is not
 */
export function finder(
  board: Board,
  record: GameRecord,
  choices: readonly Choice[],
  untimely: readonly Choice[],
  words: Words,
): (typed: string) => Found {
  const { positions, aliases } = words.texts;
  const sides = board.namesOf(record);
  const players = board.playersOf(record);
  const named = Object.entries(aliases).map(([id, names]): Named => ({ id, names: names.map(plain) }));
  const asMove =
    (isUntimely: boolean) =>
    (choice: Choice): Meant => ({
      kind: 'move',
      text: words.say('move', board.sentenceOf(choice)),
      choice,
      isUntimely,
    });
  const meant: Meant[] = [
    ...choices.map(asMove(false)),
    ...untimely.map(asMove(true)),
    ...board.settings(record, words).map((change): Meant => ({ kind: 'table', text: change.text, change })),
    ...positions.map((ready): Meant => ({ kind: 'open', text: ready.title, ready })),
  ];
  const buttons = (words.texts.board.strings.do ?? {}) as Readonly<Record<string, string>>;
  const index = new MiniSearch<{ id: number; text: string; other: string }>({
    fields: ['text', 'other'],
    processTerm: plain,
    searchOptions: {
      processTerm: plain,
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { text: 2 },
    },
  });
  index.addAll(meant.map((one, id) => ({ id, text: one.text, other: other(one) })));

  /** Names of the cards that are meant, in every language, and what the button for a move is called; what an example is about. */
  function other(one: Meant): string {
    if (one.kind === 'open') return one.ready.about;
    const ids = one.kind === 'move' ? strings(one.choice.move) : one.change.cards;
    const names = ids
      .flatMap((id) => (aliases[id] ? [id] : (sides[id] ?? [])))
      .flatMap((name) => aliases[name] ?? name);
    return [...names, one.kind === 'move' ? (buttons[one.choice.move.move] ?? '') : ''].join(' ');
  }

  /** The cards that a move names, in their order. */
  const cardsIn = (one: Meant): string[] =>
    one.kind === 'move' ? strings(one.choice.move).filter((id) => aliases[id] !== undefined) : [];

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

  /** The cards that can be meant at this table. */
  const present = new Set(meant.flatMap((one) => (one.kind === 'table' ? one.change.cards : cardsIn(one))));

  /** The cards typed that are not in play. */
  const absentIn = (typed: string): string[] => {
    const words = plain(typed).split(' ');
    return words.flatMap((word) => {
      if (playerIn(word, players) !== undefined) return [];
      const cards = [...surelyIn(word, named)];
      return cards.length > 0 && !cards.some((id) => present.has(id)) ? cards.slice(0, 1) : [];
    });
  };

  return (typed) => {
    // Nothing can be meant of a card that is not there, and what resembles it would not be.
    const absent = absentIn(typed);
    if (absent.length > 0) return { found: [], isMeant: false, absent, unknown: [] };
    const names = bareNames(typed, named, players);
    const whole = index.search(typed);
    // What has all the words; otherwise what has all the names among them.
    const all = whole.length > 0 || names.length < 2 ? whole : index.search(names.join(' '));
    const mentions = mentionsIn(typed, named, players);
    const apart = oneByOne(mentions);
    const isSure = all.length > 0;
    const isTyped = (id: string) => mentions.some(({ cards }) => cards.has(id));
    /** How many cards a move names that were not typed. */
    const others = (one: Meant) => cardsIn(one).filter((id) => !isTyped(id)).length;
    /** Whether a move has more to it than the names that alone were typed. */
    const hasMore = (one: Meant) => names.length === countOf(typed) && others(one) > 0;
    /** Where a move names what was typed: what it is about comes first. */
    const placeOf = (one: Meant) => cardsIn(one).findIndex(isTyped);
    const alike = new Map<string, number>();
    const found = (isSure ? all : index.search(typed, { combineWith: 'OR' }))
      .map(({ id }, place) => ({ one: meant[id as number] as Meant, place }))
      // Of what has all the words, the shortest has least besides.
      .sort(
        (a, b) =>
          Number(hasMore(a.one)) - Number(hasMore(b.one)) ||
          rankOf(a.one) - rankOf(b.one) ||
          (isSure
            ? others(a.one) - others(b.one) || placeOf(a.one) - placeOf(b.one) || a.one.text.length - b.one.text.length
            : a.place - b.place),
      )
      .map(({ one }) => one)
      .filter((one) => !apart.includes(one))
      .filter((one) => {
        const likeness = one.kind === 'move' ? board.likenessOf(one.choice.move) : undefined;
        if (likeness === undefined) return true;
        const number = (alike.get(likeness) ?? 0) + 1;
        alike.set(likeness, number);
        return number <= ALIKE;
      })
      .toSpliced(0, 0, ...apart)
      .slice(0, MOST);
    const unknown =
      whole.length > 0
        ? []
        : typed.split(/\s+/).filter((word) => plain(word).length >= BEGINNING && index.search(word).length === 0);
    return { found, isMeant: apart.length === 0 && isSure && isFirstMeant(), absent, unknown };

    /** Whether no other than the first can be meant. A table that is opened takes the place of this one: that is for a tap. */
    function isFirstMeant(): boolean {
      const [first, ...rest] = found;
      // A move of which the names alone were found is not what was said to be done.
      if (!first || first.kind === 'open' || (first.kind === 'move' && whole.length === 0)) return false;
      // Who is named first does it, if they could.
      const doer = firstNamed(typed, players);
      const isBy = (one: Meant) => one.kind === 'move' && one.choice.move.by === doer;
      if (first.kind === 'move' && doer !== undefined && !isBy(first) && rest.some(isBy)) return false;
      const alike = rest.filter((one) => rankOf(one) === rankOf(first));
      if (rankOf(first) === RANK.move && alike.length === 0) return rest.length === 0 || countOf(typed) > 1;
      // Half of it has to be said: a bare name or card means too much.
      const isHalf = countOf(first.text) <= 2 * countOf(typed);
      return isHalf && !alike.some((one) => countOf(one.text) < countOf(first.text) + APART);
    }
  };
}
