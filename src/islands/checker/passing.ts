/**
 * Who is said to pass, in a game in which that is no move: whoever is not heard of does.
 */
import type { Divided } from './divide.ts';
import type { Meant } from './sense.ts';
import type { Piece, Typed } from './typed.ts';

/** What is said first and the rest, once nobody who passes is in the way. */
export interface Passed {
  readonly said: Divided;
  /** What is said first is no more than that somebody passes, of whom others may still go on. */
  readonly isIdle?: boolean;
  /** What it means that nobody is left who could go on. */
  readonly over?: Meant;
}

/** Those who may go on, and what is done once none of them does. */
export interface Passing {
  readonly waiting: readonly string[];
  readonly over: Meant;
}

/**
 * Takes who is said first to pass out of a sentence, as long as somebody may go on: if others do, that comes first; once nobody is left, it is over.
 * @param divide divides what is said of somebody else
 */
export function passedIn(
  typed: Typed,
  sentence: string,
  { waiting, over }: Passing,
  divide: (sentence: string) => Divided,
): Passed {
  const pieces = typed.piecesOf(sentence);
  const textOf = ({ from, to }: Piece) => sentence.slice(from, to);
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (typed.isPassing(textOf(piece), last !== undefined)) last = piece;
    // “Bruno and Carla pass” says it of both.
    else if (!typed.tellingIn(textOf(piece)).every(typed.isPlayer)) break;
  }
  if (!last) return { said: divide(sentence) };
  const passes = sentence.slice(0, last.to);
  const then = sentence.slice(pieces[pieces.indexOf(last) + 1]?.from ?? sentence.length);
  const players = typed.playersIn(passes);
  if (waiting.every((id) => players.includes(id))) return { said: [passes, then], over };
  if (then === '') return { said: [passes, ''], isIdle: true };
  const [first, rest] = divide(then);
  return { said: [first, rest === '' ? passes : `${passes}, ${rest}`] };
}
