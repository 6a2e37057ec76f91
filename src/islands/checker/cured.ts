/**
 * What lets a move be made that does not fit where it stands.
 */
import { type Fitted, fitting, inserted } from './fitting.ts';
import type { Board, GameRecord } from './game.ts';
import { kept } from './known.ts';
import type { Words } from './words.ts';

/** One way to have a move fit. */
export interface Way {
  readonly text: string;
  readonly record: GameRecord;
  /** What it has brought with it. */
  readonly said?: string | undefined;
  /** How many moves it puts in before the one that did not fit. */
  readonly added: number;
}

/** What stands against a move, and the ways to have it fit. */
export interface Cured {
  readonly against?: string | undefined;
  readonly ways: readonly Way[];
}

/**
 * What lets a move be made that does not fit.
 * @param place the move's place among those of the record
 * @param refused what forbids the record's moves, by their place, where that has been worked out
 * @returns only ways after which it fits, and all moves that did
 */
export function cured(
  board: Board,
  record: GameRecord,
  place: number,
  words: Words,
  refused: Fitted['refused'] = fitting(board.engine, record).refused,
): Cured {
  const { engine, cure } = board;
  const illegal = refused.get(place);
  if (!cure || !illegal) return { ways: [] };
  const { against, changes = [], moves = [] } = cure(record, illegal, words);
  const helps = ({ record: to, added }: Way): boolean => {
    if (engine.problemsOf(to).length > 0) return false;
    const left = fitting(engine, to).refused;
    return !left.has(place + added) && left.size < refused.size;
  };
  const ways = [
    ...changes.map(({ text, make }): Way => {
      const made = make();
      return { text, record: kept(engine, board.open(made.record, place)), said: made.said, added: 0 };
    }),
    ...moves.map((move): Way => {
      const text = words.t('next.first', { move: words.say('move', engine.moveSentence(move)) });
      return { text, record: board.open(inserted(record, place, move), place + 1), added: 1 };
    }),
  ].filter(helps);
  return { against: ways.length > 0 ? against : undefined, ways };
}
