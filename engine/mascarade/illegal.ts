/**
 * What stands against a move: the rule that forbids it.
 */
import { type Illegal as KernelIllegal, illegal as onGround, type Params } from '../kernel/ruling.ts';
import type { IllegalCode, ReadingId } from './data.ts';
import type { Cite, Ground, Option } from './ground.ts';

/** A move that a rule of this game forbids, and why. */
export type Illegal = KernelIllegal<IllegalCode, Cite, Option, ReadingId>;

/** The reason why a move is not legal, on a ground. */
export const illegal: (code: IllegalCode, ground: Ground, params: Params) => Illegal = onGround;
