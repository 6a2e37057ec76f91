/**
 * What is said not to be so: who says it does not want the move that does it.
 */
import type { Called, Typed } from './typed.ts';
import { MARKS, wordsIn } from './written.ts';

interface Lists {
  /** Words that deny: “not”, “nobody”. */
  readonly negations: ReadonlySet<string>;
  /** Words that say nothing. */
  readonly fillers: ReadonlySet<string>;
  /** What players call moves, each phrase of it in words. */
  readonly phrasesOf: ReadonlyMap<string, readonly string[][]>;
}

/** Tells whether a move is done where a text says that it is not, or the other way round. */
export function oppositeIn(
  text: string,
  typed: Typed,
  { negations, fillers, phrasesOf }: Lists,
): (move: Called) => boolean {
  const isNegation = (word: string) => negations.has(word);
  const telling = typed.tellingIn(text);
  const verbs = telling.filter(typed.isVerb);
  const negation = telling.findIndex(isNegation);
  // Of a card it is not said that it is not: „ninguém tem o rei”.
  const isDone = (word: string) =>
    !isNegation(word) && !typed.isPlayer(word) && (typed.isVerb(word) || typed.cardsOf(word).size === 0);
  const denied = telling.slice(negation + 1).find(isDone);
  const isIn = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word));
  const own = new Set(wordsIn(text));
  // “says no” is not “says he is not the king”.
  const clauses = text.split(new RegExp(`[${MARKS}]`)).map(wordsIn);
  const isAtEnd = (words: readonly string[]) =>
    clauses.some((clause) => clause.slice(-words.length).join(' ') === words.join(' '));
  const isAnswer = (words: readonly string[]) =>
    words.slice(-1).some(isNegation) && words.slice(0, -1).some((word) => !isNegation(word) && !fillers.has(word));
  /** Whether all of it but its negations is typed: “says no”, but not “does not believe” by “does not”. */
  const isTyped = (words: readonly string[]) =>
    words.every((word) => isNegation(word) || own.has(word)) && (!isAnswer(words) || isAtEnd(words));
  const isDenied = (words: readonly string[]) =>
    words.some(isNegation) && (denied === undefined ? isTyped(words) : isIn(words, denied));
  // Where a negation is said alone, it denies whatever follows but what says the same without one: „non si astiene”.
  const isAlone = (words: readonly string[]) => words.slice(-1).some(isNegation) && isTyped(words);
  const isFree = (list: readonly string[][]) =>
    list.some(isAlone) && !(denied !== undefined && list.some((words) => isIn(words, denied)));
  return ({ sayings, text: sentence }) => {
    const lists = sayings.map((saying) => phrasesOf.get(saying) ?? []);
    // A sentence that ends in a negation leaves it open: “or does not”.
    const phrases = [...lists.flat(), wordsIn(typed.apart(sentence)).slice(0, -1)];
    if (negation >= 0) return !phrases.some(isDenied) && !lists.some(isFree);
    // „accetta” alone does not say „non accetta”.
    return verbs.some((word) => {
      const having = phrases.filter((words) => isIn(words, word));
      return having.length > 0 && having.every((words) => words.some(isNegation));
    });
  };
}
