/**
 * The rounds of a campaign out of records: how each has ended, and what that brings.
 */
import { ENOUGH, neededBy } from './claim.ts';
import { type Ending, type Round, scoreEnding } from './points.ts';
import type { GameRecord, MoveOf } from './record.ts';
import { type Ruling, rule, tablesAfter, upTo } from './rule.ts';
import type { Table } from './table.ts';

/** How a record has ended; nothing if it has not, or if that hangs on hidden cards. */
export function endingOf(record: GameRecord, ruling: Ruling = rule(record)): Ending | undefined {
  const { winners, applied } = ruling;
  if (!winners) return undefined;
  // The game ends with a claim or prophecy: nothing that comes after it is carried out.
  const last = record.moves?.[applied - 1] as MoveOf<'claim'> | MoveOf<'foretell'>;
  const ended = { by: last.by, right: winners.includes(last.by), winners };
  if (last.move === 'foretell') return { how: 'prophecy', ...ended };
  if (last.as === 'lodge') return { how: 'lodge', ...ended };
  if (!ended.right) return { how: 'claim', ...ended };
  // Not the position that has come of the moves: what was learned speaks of where cards lay before them.
  const tables = tablesAfter(upTo(record, applied));
  const holders: string[] = [];
  for (const id of winners) {
    const holds = new Set(tables.map((table) => holdsEnough(table, id, id === last.by ? ENOUGH : 1)));
    if (holds.size !== 1 || holds.has(undefined)) return undefined;
    if (holds.has(true)) holders.push(id);
  }
  return { how: 'claim', ...ended, holders };
}

/** Whether a winner holds so many of the needed objects; nothing if that hangs on hidden cards. */
function holdsEnough(table: Table, id: string, enough: number): boolean | undefined {
  const seat = table.seat(id);
  const association = table.certainAssociation(seat);
  if (!association) return undefined;
  const wanted = neededBy(table, association);
  const held = table.countKnown(seat, wanted) >= enough ? enough : table.certainCount(seat, wanted);
  return held === undefined ? undefined : held >= enough;
}

/** What a record that has ended brings its players; nothing if it has not, or if that hangs on hidden cards. */
export function scoreRound(record: GameRecord, ruling: Ruling = rule(record)): Round | undefined {
  const ending = endingOf(record, ruling);
  const players = record.position.players.map(({ id }) => id);
  return ending && scoreEnding(players, ending);
}
