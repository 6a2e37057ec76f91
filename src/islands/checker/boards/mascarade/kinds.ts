/**
 * Where in the picker each kind of move stands. A kind that is missing here does not compile.
 */
import type { Move } from './engine.ts';

/** The row of each kind; with what stands in `turn`, something begins. */
export const ROW_OF = {
  claim: 'claim',
  resolve: 'resolve',
  use: 'use',
  decline: 'use',
  name: 'name',
  announce: 'turn',
  swap: 'turn',
  look: 'turn',
  peek: 'peek',
  show: 'peek',
  saw: 'peek',
} as const satisfies Readonly<Record<Move['move'], string>>;
