/**
 * The words of a sentence that is typed at a table: which of them name a player or a card, say that something is done, or join what is done.
 */

import { escaped } from '../../lib/escaped.ts';
import { plain } from '../../lib/find-names.ts';
import { UNSPACED } from '../../lib/unspaced.ts';
import { oppositeIn } from './denial.ts';
import type { Divided } from './divide.ts';
import { exchangeIn } from './exchange.ts';
import type { Spoken, SpokenList } from './words.ts';
import { MARKS, wordsIn } from './written.ts';

/** A word of so many letters may be the beginning of a name. */
export const BEGINNING = 4;

/** A player's name may have so many letters more in a sentence, for its case. */
const ENDING = 3;

/** That of a card, for whose it is as well: „kesztyűjéért”. */
const CASES = 5;

/** Where cards have no cases, they may have a plural. */
const PLURAL = 1;

/** So many names are a list: of two, the one that nobody has may be a verb mistyped. */
const SEVERAL = 3;

/** Whether every word begins with a capital. */
const isCapital = (text: string): boolean => text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word));

/** Stands between words that were typed without a blank. */
const SEAM = '\u2009';

/** A text as it was typed, before its words were set apart. */
export const asTyped = (text: string): string => text.replaceAll(SEAM, '');

/** A word without doubled letters: Anna is Ana to some. */
const undoubled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

/** A card with its names as words are compared. */
interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Cards that were typed, with the player who was named before them. */
export interface Mention {
  /** The cards whose names have that word. */
  readonly cards: ReadonlySet<string>;
  readonly by: string | undefined;
}

/** A piece of a sentence, from one place in it to another. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** What a move is called. */
export interface Called {
  /** By players, who may call it by what is not done: „non accetta”. */
  readonly sayings: readonly string[];
  /** In its sentence. */
  readonly text: string;
}

/** What is typed at a table, word by word. */
export interface Typed {
  /** What players call a kind of move in the reader's language: `Spoken.said`. */
  readonly said: Readonly<Record<string, string>>;
  /** All players. */
  readonly players: readonly string[];
  /** A text with its words apart, also where its script sets no blanks: those that are known here, and what is between them. */
  apart(text: string): string;
  /** The words, each player without the ending of a case. */
  wordsOf(text: string): string[];
  /** The same without those that say nothing. */
  tellingIn(text: string): string[];
  /** The players, cards and numbers among them, without the words between them. */
  namesIn(text: string): string[];
  /** The players named, each once. */
  playersIn(text: string): string[];
  /** The cards named, one after the other. */
  mentionsIn(text: string): Mention[];
  /** The cards that a word names for certain: a short one by the whole name alone. */
  cardsOf(word: string): ReadonlySet<string>;
  /** The part of a card's name that a word is with the ending of a case, if it is one. */
  nameWithin(word: string): string | undefined;
  isPlayer(word: string): boolean;
  /** Whether a word is a number, in figures or as it is said. */
  isNumber(word: string): boolean;
  /** Whether a word is one by which players say that something is done. */
  isVerb(word: string): boolean;
  /** Whether no more is said than how things stand: who has or is what. */
  isState(text: string): boolean;
  /** Whether a player is named before anything else is said. */
  isNamed(text: string): boolean;
  /** Who is named first; in a case only where nobody is named without one. */
  firstNamed(text: string): string | undefined;
  /** Who does what is said: the player named first, unless a card is named before. */
  doerIn(text: string): string | undefined;
  /** To whom something is done that is said of a card: “the Diplomat asked Carla”. */
  doneTo(text: string): string | undefined;
  /** Whether everybody or nobody is said to do it, before any player is named. */
  isOfAll(text: string): boolean;
  /** Whether that is said of all but somebody: “everyone but Bruno”. */
  isOfAllBut(text: string): boolean;
  /** Whether “nobody” is all that is said. */
  isNobody(text: string): boolean;
  /** Whether the first word stands for somebody who has been named: it may be either of two. */
  isOfSomebody(text: string): boolean;
  /** Whether players are only named to be left out: “not Bruno”. */
  isException(text: string): boolean;
  /** Whether no more is said than a player and the whole name of a card with its article: who is what, in a language that needs no word for it. */
  isCalled(text: string): boolean;
  /** Whether a word only says that somebody says something. */
  isSaying(word: string): boolean;
  /** The same, as it is said of a player where somebody speaks of themselves as who does it: “I attacked Bruno”, „megtámadtam Brunót”. */
  saidOf(player: string, text: string): string;
  /** The same without leaving open whether a swap is made, which is open anyway: “swaps with Bruno, or not”. */
  decided(text: string): string;
  /** The same, where something is done against one of two opponents: for the other. */
  turned(text: string, opponents: readonly [string, string]): string;
  /** The same, with a card that its ending joins to what is done after that: „Anna támad tőrrel” for „Anna tőrrel támad”. */
  inOrder(text: string): string;
  /** Tells whether a move is done where a text says that it is not, or the other way round. */
  oppositeOf(text: string): (move: Called) => boolean;
  /**
   * Whether no more is said than that somebody passes, in a game in which that is no move.
   * @param isAgain somebody has passed before: “Carla too”
   */
  isPassing(text: string, isAgain?: boolean): boolean;
  /** Whether no more is said than what comes of what was done by itself: “takes 3 gold”. */
  isOutcome(text: string): boolean;
  /** What is said after the player who is named first. */
  withoutDoer(text: string): string;
  /**
   * What two players do with each other by one verb, a card each, as “Anna trades the Dagger for Bruno’s Gloves”, or what one gives the other for
   * something, as “Anna offers Bruno the Dagger for the Gloves”: what the first does, and what the other does then. Nothing where that is not
   * all that is said.
   */
  exchangeIn(text: string): Divided | undefined;
  /**
   * The words that are written as names and say nothing here; in a language of cases only the first word, which is in none. Beside a player's name it
   * is another word: “First Anna attacks”.
   */
  newNamesIn(text: string): string[];
  /** Names one after the other, where that is all that is typed and not everybody sits here yet: “Zoe, Yann and Xavi”. */
  listedIn(text: string): string[] | undefined;
  /** The pieces between commas, semicolons, full stops and the words that join clauses; none of them is empty. */
  piecesOf(text: string): Piece[];
}

/** What is typed at a table of these players. */
export function typedAmong(players: readonly string[], { aliases, said, line, numbers }: Spoken): Typed {
  const named = Object.entries(aliases).map(
    ([id, names]): Named => ({
      id,
      names: names.map((name) => wordsIn(name).join(' ')),
    }),
  );
  // The longest first: in “Dani” stands “Dan”, who plays too.
  const names = players.map((id) => ({ id, name: plain(id) })).sort((a, b) => b.name.length - a.name.length);
  const bare = (word: string) =>
    (names.find(({ name }) => name === word) ?? names.find(({ name }) => undoubled(name) === undoubled(word)))?.id;
  const verbs = new Set(Object.values(said).flatMap(wordsIn));
  // Who has such a word for a name is meant by it.
  const listed = (list: SpokenList) => new Set(wordsIn(line[list] ?? '').filter((word) => bare(word) === undefined));
  const joining = listed('joining');
  /** A list of words as they are written. */
  const asWritten = (list: SpokenList): string[] => line[list]?.split(/[\s,，、]+/) ?? [];
  const joiningAsWritten = new Set(asWritten('joining'));
  /** Whether a word joins what is said, with its accents or without: „è” is not „e”. */
  const isJoining = (word: string) =>
    joining.has(plain(word)) && (plain(word) === word.toLowerCase() || joiningAsWritten.has(word.toLowerCase()));
  const states = listed('states');
  const all = listed('all');
  const negations = listed('not');
  const pronouns = listed('pronouns');
  const saying = listed('saying');
  /** Verbs of what two do with each other. */
  const mutual = new Set(wordsIn(line.mutual ?? ''));
  /** Verbs of what one gives the other, who gives something for it. */
  const giving = new Set(wordsIn(line.giving ?? ''));
  /** Before what is given for something. */
  const price = new Set(wordsIn(line.price ?? ''));
  /** By which somebody is said to do the same. */
  const also = listed('also');
  const idle = listed('fillers').difference(also);
  const fillers = joining.union(idle).union(states);
  const me = listed('me');
  /** Verbs as somebody says them of themselves, each with how they are said of another. */
  const mine = new Map(
    line.mine?.split(/,\s*/).map((pair): [string, string] => {
      const [own = '', his = ''] = pair.split('=');
      return [plain(own), his];
    }),
  );
  const ofMine = (word: string) => (bare(plain(word)) === undefined ? mine.get(plain(word)) : undefined);
  const inWords = new Set(numbers.map(plain));
  /** The endings in a list, by which a language says of a card what others say by a word before it. */
  const endingsIn = (list: readonly string[]) => list.filter((one) => one.startsWith('-')).map((one) => one.slice(1));
  /** By these it is joined to what is done: „tőrrel”. */
  const endings = endingsIn([...joiningAsWritten]);
  /** By these it is what is given for something: „tőrért”. */
  const priceEndings = endingsIn(asWritten('price'));
  /** Verbs as they are written that without their accents say nothing: „dá” is not „da”. */
  const accented = Object.values(said)
    .flatMap((saying) => saying.split(/[\s,]+/))
    .filter((word) => plain(word) !== word && idle.has(plain(word)));

  /** A player whose name a word is, as it is or with the ending of a case. */
  const playerOf = (word: string): string | undefined =>
    bare(word) ?? names.find(({ name }) => word.startsWith(name) && word.length <= name.length + ENDING)?.id;

  /** Whether a word is a part of a card's name with the ending of a case, or without. */
  const isIn = (part: string, word: string): boolean =>
    part.length >= BEGINNING - 1 &&
    word.startsWith(part) &&
    word.length <= part.length + (endings.length > 0 ? CASES : PLURAL);
  const parts = new Set(
    named.flatMap(({ names }) => names.flatMap((name) => name.split(' '))).filter((part) => !fillers.has(part)),
  );

  /** The cards of which a word may be the name, or a part of it. */
  function likeliest(word: string): Set<string> {
    const like = (fits: (name: string) => boolean) =>
      new Set(named.filter(({ names }) => names.some(fits)).map(({ id }) => id));
    const same = like((name) => name === word);
    if (same.size > 0) return same;
    const within = typed.nameWithin(word);
    const isLike = (part: string) => part === within || (word.length >= BEGINNING && part.startsWith(word));
    return like((name) => name.split(' ').some(isLike));
  }

  const namesOfSeveral = named
    .flatMap(({ names }) => names.filter((name) => name.includes(' ')))
    .sort((a, b) => b.length - a.length);

  /** The cards whose whole name of several words stands at the beginning of some words, the longest: “Secret Bag (Goblet)” is no Goblet. */
  function wholeName(telling: readonly string[]): { readonly words: number; readonly cards: Set<string> } | undefined {
    const said = `${telling.join(' ')} `;
    const name = namesOfSeveral.find((one) => said.startsWith(`${one} `));
    if (name === undefined) return undefined;
    const same = named.filter(({ names }) => names.includes(name)).map(({ id }) => id);
    return { words: name.split(' ').length, cards: new Set(same) };
  }

  /** Whether a word is a card with one of these endings. */
  const isEnding = (word: string, endings: readonly string[]): boolean =>
    endings.some((ending) => word.toLowerCase().endsWith(ending)) && typed.cardsOf(plain(word)).size > 0;
  const isJoined = (word: string): boolean => isEnding(word, endings);
  const isJoinedTo = (said: string, word: string): boolean =>
    isJoined(word) && typed.tellingIn(said).some(typed.isVerb);

  const isPriced = (word: string): boolean => isEnding(word, priceEndings);

  const isNegation = (word: string) => negations.has(word);
  const phrasesOf = new Map(Object.values(said).map((saying) => [saying, saying.split(/[,，、]/).map(wordsIn)]));
  // With its accents or without: “ou nao”.
  const left = line.undecided
    ?.split(/,\s*/)
    .flatMap((phrase) => [phrase, plain(phrase)].map((one) => escaped(one).replaceAll(' ', '\\s+')));
  /** What leaves open whether something is done. */
  const undecided = left && new RegExp(`[\\s,]*(?<!\\p{L})(?:${left.join('|')})(?!\\p{L}),?`, 'giu');
  // Of a saying of several words most are said of other things too: „faz a troca”.
  const swaps = new Set((phrasesOf.get(said.swap ?? '') ?? []).flatMap((words) => (words.length === 1 ? words : [])));
  const unspaced = new RegExp(UNSPACED, 'u');
  /** Whatever says something by itself. */
  const speech = new Set([verbs, fillers, all, negations, pronouns, saying, me, also].flatMap((words) => [...words]));
  /** Whether a word says nothing, and is no number. */
  const isFree = (word: string) =>
    /^\p{L}/u.test(word) && !speech.has(word) && !typed.isNumber(word) && typed.cardsOf(word).size === 0;
  const known = [...players, ...Object.values(aliases).flat(), ...speech]
    .filter((word) => unspaced.test(word))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const unspacedWord = new RegExp(known ? `${known}|(?:(?!${known})${UNSPACED})+` : `${UNSPACED}+`, 'giu');

  const isCard = (words: readonly string[]) => words.some((word) => typed.cardsOf(word).size > 0);
  /** The words before the player who is named first. */
  function beforeNamed(text: string): string[] {
    const named = typed.firstNamed(text);
    const words = wordsIn(text);
    return words.slice(
      0,
      words.findIndex((word) => playerOf(word) === named),
    );
  }

  const foes = line.against?.split(/,\s*/).map(escaped).join('|');
  /** Against whom something is done: „Bruno ellen”, “against Bruno”, «contra o Bruno». */
  const against =
    foes &&
    new RegExp(
      endings.length > 0
        ? `(\\p{L}+)\\s+(?:${foes})(?!\\p{L})`
        : `(?<!\\p{L})(?:${foes})\\s+(?:\\p{L}{1,2}\\s+)?(\\p{L}+)`,
      'giu',
    );
  const outcome = listed('outcome');
  const except = listed('except');
  /** What is said of who passes, as it is told. */
  const passing = new Set(
    line.passing?.split(/[,，、]/).map((phrase) =>
      wordsIn(phrase)
        .filter((word) => !fillers.has(word))
        .join(' '),
    ),
  );

  const typed: Typed = {
    said,
    players,
    apart: (text) => text.replace(unspacedWord, `${SEAM}$&${SEAM}`),
    wordsOf: (text) => wordsIn(text).map((word) => plain(playerOf(word) ?? word)),
    tellingIn(text) {
      const written = new Set(
        text
          .toLowerCase()
          .normalize()
          .split(/[^\p{L}]+/u),
      );
      const telling = new Set(accented.filter((word) => written.has(word)).map(plain));
      const told = typed.wordsOf(text).filter((word) => !fillers.has(word) || telling.has(word));
      // „Bruno is” says what he does too; beside a verb it says nothing.
      const isSaid = told.some((word) => verbs.has(word) && !also.has(word));
      return isSaid ? told.filter((word) => !also.has(word)) : told;
    },
    namesIn: (text) =>
      typed
        .wordsOf(text)
        .filter((word) => /^\d+$/.test(word) || bare(word) !== undefined || typed.cardsOf(word).size > 0),
    playersIn: (text) => [...new Set(typed.wordsOf(text).flatMap((word) => bare(word) ?? []))],
    mentionsIn(text) {
      const mentions: Mention[] = [];
      let by: string | undefined;
      let isBeside = false;
      const telling = typed.tellingIn(text);
      let isWithin = 0;
      for (const [place, word] of telling.entries()) {
        if (isWithin-- > 0) continue;
        const player = bare(word);
        if (player !== undefined) by = player;
        const whole = wholeName(telling.slice(place));
        isWithin = (whole?.words ?? 1) - 1;
        const cards = whole?.cards ?? typed.cardsOf(word);
        const last = mentions.at(-1);
        // Words beside each other may be of one name.
        const both = isBeside && last ? last.cards.intersection(cards) : new Set<string>();
        isBeside = cards.size > 0;
        if (both.size > 0) mentions.splice(-1, 1, { cards: both, by });
        else if (cards.size > 0) mentions.push({ cards, by });
      }
      return mentions;
    },
    cardsOf(word) {
      // „pode” says nothing, though „Poder” begins so.
      if (typed.isPlayer(word) || fillers.has(word)) return new Set();
      const isWhole = word.length >= BEGINNING || named.some(({ names }) => names.includes(word));
      return isWhole ? likeliest(word) : new Set();
    },
    nameWithin: (word) => [...parts].filter((part) => isIn(part, word)).sort((a, b) => b.length - a.length)[0],
    isPlayer: (word) => playerOf(word) !== undefined,
    isNumber: (word) => /^\d+$/.test(word) || inWords.has(word),
    isVerb: (word) => verbs.has(word),
    isState(text) {
      // By the name of a card something may be done, too: “the Goblet one” is a bag.
      const isDone = (word: string) => typed.isVerb(word) && typed.cardsOf(word).size === 0;
      return wordsIn(text).some((word) => states.has(word)) && !typed.tellingIn(text).some(isDone);
    },
    isNamed: (text) => typed.tellingIn(text).slice(0, 1).some(typed.isPlayer),
    firstNamed(text) {
      const all = wordsIn(text);
      return (
        all.map(bare).find((player) => player !== undefined) ?? all.map(playerOf).find((player) => player !== undefined)
      );
    },
    doerIn: (text) => (isCard(beforeNamed(text)) ? undefined : typed.firstNamed(text)),
    doneTo(text) {
      const before = beforeNamed(text);
      const verb = before.findLastIndex((word) => typed.isVerb(word) && !isCard([word]));
      return isCard(before.slice(0, Math.max(verb, 0))) ? typed.firstNamed(text) : undefined;
    },
    isNobody(text) {
      const [word = '', ...others] = wordsIn(text);
      return others.length === 0 && isNegation(word) && typed.isOfAll(word);
    },
    isOfAll: (text) =>
      typed
        .tellingIn(text)
        .slice(0, 1)
        .some((word) => all.has(word)),
    isOfAllBut: (text) =>
      typed.isOfAll(text) && typed.playersIn(text).length > 0 && wordsIn(text).some((word) => except.has(word)),
    isOfSomebody: (text) =>
      wordsIn(text)
        .slice(0, 1)
        .some((word) => pronouns.has(word)),
    isException(text) {
      const [first = '', ...others] = typed.tellingIn(text);
      return isNegation(first) && others.length > 0 && others.every(typed.isPlayer);
    },
    isCalled(text) {
      const telling = typed.tellingIn(text);
      const [first = '', ...others] = telling;
      // Without an article it is short for the use of the card.
      const isArticled = typed.wordsOf(text).length > telling.length;
      return isArticled && typed.isPlayer(first) && named.some(({ names }) => names.includes(others.join(' ')));
    },
    isSaying: (word) => saying.has(word),
    saidOf(player, text) {
      const words = text.match(/\p{L}+/gu) ?? [];
      const isMe = words.slice(0, 1).some((word) => me.has(plain(word)));
      const own = words.findIndex((word) => ofMine(word) !== undefined);
      const doer = words.findIndex((word) => bare(plain(word)) !== undefined);
      if (!isMe && (own < 0 || (doer >= 0 && doer < own))) return text;
      const told = text.replace(/\p{L}+/gu, (word) => ofMine(word) ?? word);
      return isMe ? told.replace(/\S+/, () => player) : `${player} ${told}`;
    },
    oppositeOf: (text) => oppositeIn(text, typed, { negations, fillers, phrasesOf }),
    decided: (text) =>
      undecided && wordsIn(text).some((word) => swaps.has(word)) ? text.replace(undecided, '') : text,
    turned(text, opponents) {
      const turn = (whole: string, word: string) => {
        const name = bare(plain(word));
        return (name && opponents.includes(name) && opponents.find((one) => one !== name)) || whole;
      };
      return against ? text.replace(against, turn) : text;
    },
    inOrder(text) {
      const [{ from, to } = { from: 0, to: 0 }] = typed.piecesOf(text);
      const words = text.slice(from, to).split(' ');
      const joined = words.findIndex(isJoined);
      const isBefore = joined >= 0 && words.slice(joined).some((word) => typed.tellingIn(word).some(typed.isVerb));
      if (!isBefore) return text;
      return `${[...words.toSpliced(joined, 1), words[joined]].join(' ')}${text.slice(to)}`;
    },
    isPassing(text, isAgain = false) {
      const telling = typed.tellingIn(text);
      const said = telling.filter((word) => !typed.isPlayer(word));
      const isToo = (word: string) => also.has(word) || isNegation(word);
      return passing.has(said.join(' ')) || (isAgain && said.length > 0 && said.every(isToo));
    },
    isOutcome(text) {
      const telling = typed.tellingIn(text).filter((word) => !typed.isPlayer(word));
      return telling.length > 1 && telling.every((word) => outcome.has(word) || typed.isNumber(word));
    },
    withoutDoer(text) {
      const doer = [...text.matchAll(new RegExp(`[^\\s${MARKS}]+`, 'g'))].find(
        ({ 0: word }) => playerOf(plain(word)) !== undefined,
      );
      return doer ? text.slice(doer.index + doer[0].length).trim() : text;
    },
    exchangeIn: (text) => exchangeIn(text, typed, { mutual, giving, price, isPriced, isNegation }),
    newNamesIn(text) {
      const words = text.match(/\p{L}+/gu) ?? [];
      const isThere = (place: number) => bare(plain(words[place] ?? '')) !== undefined;
      return words
        .slice(0, endings.length > 0 ? 1 : undefined)
        .filter(
          (word, place) => isCapital(word) && isFree(plain(word)) && ![place - 1, place, place + 1].some(isThere),
        );
    },
    listedIn(text) {
      const words = typed.apart(text);
      const isThere = (name: string) => bare(plain(name)) !== undefined;
      const list = typed.piecesOf(words).map(({ from, to }) => words.slice(from, to).trim());
      // “Playing: Zoe, Yann and Xavi”, and “playing are Zoe, …”.
      const first = list[0]?.replace(/^.*:/, '').trim().split(/\s+/) ?? [];
      const begun = first.findIndex((word) => isThere(word) || isFree(plain(word)));
      if (begun >= 0) list[0] = first.slice(begun).join(' ');
      // “Anna Maria” is a name, and “Anna swops” is not.
      const isNew = (name: string) =>
        !isThere(name) && (isCapital(name) || !/\s/.test(name)) && wordsIn(name).every(isFree);
      return list.length >= SEVERAL && list.every((name) => isThere(name) || isNew(name)) && list.some(isNew)
        ? list.map(asTyped)
        : undefined;
    },
    piecesOf(text) {
      const pieces: Piece[] = [];
      let isApart = true;
      for (const { 0: word, index: from } of text.matchAll(new RegExp(`[${MARKS}]+|[^\\s${MARKS}]+`, 'g'))) {
        const last = pieces.at(-1);
        const to = from + word.length;
        if (MARKS.includes(word[0] as string) || isJoining(word)) isApart = true;
        else if (!isApart && last && !isJoinedTo(text.slice(last.from, from), word))
          pieces.splice(-1, 1, { from: last.from, to });
        else {
          pieces.push({ from, to });
          isApart = false;
        }
      }
      return pieces;
    },
  };
  return typed;
}
