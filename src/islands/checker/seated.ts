/**
 * Everybody at the table named at once.
 */
import { isName } from '../../../engine/kernel/name.ts';
import { looksLike } from '../../../engine/kernel/text.ts';
import type { Board, GameRecord } from './game.ts';

/**
 * A table whose seats have these names, in their order: players join it, or the last ones leave.
 * @param names each of which begins with a letter
 * @returns nothing where so many cannot play, or cannot be called so
 */
export function seated({ playersOf, seating }: Board, record: GameRecord, names: readonly string[]) {
  if (!seating || names.length < seating.from || names.length > seating.to) return undefined;
  const isOwn = (name: string, seat: number) => names.findIndex((one) => looksLike(one, name)) === seat;
  if (!names.every((name, seat) => isName(name) && isOwn(name, seat))) return undefined;
  const { join, leave, rename } = seating;
  let table = playersOf(record).slice(names.length).reduce(leave, record);
  while (playersOf(table).length < names.length) table = join(table);
  // By their numbers first, as one may be called what another is called yet.
  for (const [seat, id] of playersOf(table).entries()) table = rename(table, id, `${seat}`);
  for (const [seat, name] of names.entries()) table = rename(table, `${seat}`, name);
  return table;
}
