/**
 * The moves: which rule checks one and carries it out.
 */
import { announce, claim, resolve } from './announce.ts';
import { type Illegal, illegal } from './illegal.ts';
import { decline, name, use } from './powers.ts';
import { isTelling, type Move, type MoveOf } from './record.ts';
import { saw, show } from './shown.ts';
import type { Table } from './table.ts';
import { look, peek, swap } from './turn.ts';

/** A rule of a move. `check` changes nothing but asks what the move tells; `carryOut` may rely on what it has found. */
interface Rule<Of extends Move> {
  check(table: Table, move: Of): Illegal | undefined;
  carryOut(table: Table, move: Of): void;
}

const rules: { readonly [Kind in Move['move']]: Rule<MoveOf<Kind>> } = {
  swap,
  look,
  announce,
  claim,
  resolve,
  use,
  name,
  decline,
  peek,
  show,
  saw,
};

/** The rule that forbids a move on this table, if one does. */
export function check(table: Table, move: Move): Illegal | undefined {
  // Cards that were shown when the game ended can be told all the same.
  if (table.overBy && !isTelling(move)) return illegal('game.over', table.overBy, {});
  return (rules[move.move] as Rule<Move>).check(table, move);
}

/**
 * Makes a move if it is legal.
 * @returns what forbids it; the table is then as it was, but for answers to what it has been asked
 */
export function make(table: Table, move: Move, at: number): Illegal | undefined {
  table.at = at;
  const forbidden = check(table, move);
  if (forbidden) return forbidden;
  (rules[move.move] as Rule<Move>).carryOut(table, move);
  return undefined;
}
