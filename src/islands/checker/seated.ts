/**
 * Everybody at the table named at once.
 */
import { isName } from '../../../engine/kernel/name.ts';
import { looksLike } from '../../../engine/kernel/text.ts';
import type { Board, GameRecord, Seating } from './game.ts';

/** A table of so many: players join it, or the last ones leave. */
export function numbered({ playersOf }: Board, seating: Seating, record: GameRecord, number: number): GameRecord {
  let table = playersOf(record).slice(number).reduce(seating.leave, record);
  while (playersOf(table).length < number) table = seating.join(table);
  return table;
}

/**
 * A table whose seats have these names, in their order: players join it, or the last ones leave.
 * @param names each of which begins with a letter
 * @returns nothing where so many cannot play, or cannot be called so
 */
export function seated(
  board: Board,
  seating: Seating,
  record: GameRecord,
  names: readonly string[],
): GameRecord | undefined {
  const { playersOf } = board;
  if (names.length < seating.from || names.length > seating.to) return undefined;
  const isOwn = (name: string, seat: number) => names.findIndex((one) => looksLike(one, name)) === seat;
  if (!names.every((name, seat) => isName(name) && isOwn(name, seat))) return undefined;
  let table = numbered(board, seating, record, names.length);
  // By their numbers first, as one may be called what another is called yet.
  for (const [seat, id] of playersOf(table).entries()) table = seating.rename(table, id, `${seat}`);
  for (const [seat, name] of names.entries()) table = seating.rename(table, `${seat}`, name);
  return table;
}
