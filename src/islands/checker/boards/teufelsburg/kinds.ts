/**
 * Where in the picker each kind of move stands. A kind that is missing here does not compile.
 */
import type { Move } from './engine.ts';

/** The rows of the picker, in their order: those of one player each have a row a player; and whether their answers stand close. */
export const ROWS = [
  { key: 'answer', whose: 'one', close: true },
  { key: 'inspect', whose: 'one', close: false },
  { key: 'take', whose: 'one', close: true },
  { key: 'exchange', whose: 'one', close: true },
  { key: 'direct', whose: 'one', close: false },
  { key: 'hand', whose: 'one', close: true },
  { key: 'pay', whose: 'one', close: true },
  { key: 'give', whose: 'one', close: true },
  { key: 'discard', whose: 'one', close: true },
  { key: 'support', whose: 'one', close: true },
  { key: 'cards', whose: 'any', close: true },
  { key: 'resolve', whose: 'any', close: false },
  { key: 'turn', whose: 'one', close: false },
  { key: 'decline', whose: 'one', close: true },
  { key: 'conceal', whose: 'one', close: true },
] as const;

/** The row of each kind; with what stands in `turn`, something begins. */
export const ROW_OF: Readonly<Record<Move['move'], (typeof ROWS)[number]['key']>> = {
  accept: 'answer',
  refuse: 'answer',
  inspect: 'inspect',
  take: 'take',
  exchange: 'exchange',
  direct: 'direct',
  hand: 'hand',
  pay: 'pay',
  give: 'give',
  discard: 'discard',
  support: 'support',
  play: 'cards',
  use: 'cards',
  resolve: 'resolve',
  attack: 'turn',
  offer: 'turn',
  claim: 'turn',
  foretell: 'turn',
  pass: 'turn',
  decline: 'decline',
  conceal: 'conceal',
};
