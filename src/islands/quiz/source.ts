/**
 * Where a game's questions come from: its engine. A game that is asked about has a `quiz.ts` there.
 */
import type { Question as KernelQuestion, Wish } from '../../../engine/kernel/quiz.ts';
import type { GameRecord, Move } from '../checker/game.ts';

/** A question of any game. */
export type Question = KernelQuestion<GameRecord, Move>;

/** The questions of a game, as its `engine/<game>/quiz.ts` offers them. */
export interface Source {
  /** Questions without end, or as many as there are; nothing now and then, where somebody else may have a turn. */
  questions(wish: Wish): Generator<Question | undefined>;
  /** What can be asked about: chapters, and cards by reference. */
  readonly topics: readonly string[];
}

const sources = import.meta.glob<Source>(['../../../engine/*/quiz.ts', '!../../../engine/kernel/quiz.ts']);

/** Whether there are questions about a game. */
export const isAsked = (game: string): boolean => `../../../engine/${game}/quiz.ts` in sources;

/** Where the questions about a game come from. */
export async function sourceOf(game: string): Promise<Source> {
  const load = sources[`../../../engine/${game}/quiz.ts`];
  if (!load) throw new Error(`no questions about ${game}`);
  return load();
}
