/**
 * What stands against a move: the rule that forbids it.
 */
import type { Params } from '../kernel/ruling.ts';
import type { IllegalCode } from './data.ts';
import type { Ground } from './ground.ts';

/** A move that a rule forbids, and why. */
export interface Illegal extends Ground {
  /** Why; a language has a sentence for each. */
  readonly code: IllegalCode;
  /** What the sentence names. */
  readonly params: Params;
}

/** The reason why a move is not legal, on a ground. */
export const illegal = (code: IllegalCode, ground: Ground, params: Params): Illegal => ({ code, ...ground, params });
