/**
 * A campaign over several rounds: victory points after each, and who has won in the end (chapter `campaign`).
 */
import { neededBy } from './claim.ts';
import { editions } from './data.ts';
import type { Edition } from './ground.ts';
import type { GameRecord, MoveOf } from './record.ts';
import { type Ruling, rule } from './rule.ts';
import { Table } from './table.ts';

/** Points of one round, by player. */
export type Points = ReadonlyMap<string, number>;

/** What a round has brought. */
export interface Round {
  /** By player. */
  readonly points: Points;
  /** Who has won the round. */
  readonly winners: readonly string[];
}

/** How a campaign stands. */
export interface Standing {
  /** Points of all rounds, by player. */
  readonly points: Points;
  /** One player, or those who are still level: then one more round is played. */
  readonly leaders: readonly string[];
  /** What a tie is broken by; left out where there was none. */
  readonly tieBrokenBy?: 'last-points' | 'last-winner';
}

const POINTS = {
  claimant: 3,
  withThree: 5,
  lodge: 4,
  ally: 2,
  allyWithout: 1,
  prophet: 3,
  prophetAlly: 1,
  /** After a claim or prophecy that was wrong. */
  othersWrong: 2,
};

/** What a record that has ended brings its players; nothing if it has not, or if that hangs on hidden cards. */
export function scoreRound(record: GameRecord, ruling: Ruling = rule(record)): Round | undefined {
  const { winners, applied } = ruling;
  if (!winners) return undefined;
  // The game ends with a claim or prophecy: nothing that comes after it is carried out.
  const last = record.moves?.[applied - 1] as MoveOf<'claim'> | MoveOf<'foretell'>;
  const table = new Table({ ...record, position: ruling.position }, false);
  const points = new Map(table.seats.map(({ id }) => [id, 0]));
  const right = winners.includes(last.by);
  for (const id of winners) {
    const own = right ? share(table, last, id) : POINTS.othersWrong;
    if (own === undefined) return undefined;
    points.set(id, own);
  }
  return { points, winners };
}

/** What a winner gets for a claim or prophecy that was right; nothing if that hangs on hidden cards. */
function share(table: Table, move: MoveOf<'claim'> | MoveOf<'foretell'>, id: string): number | undefined {
  const leads = move.by === id;
  if (move.move === 'foretell') return leads ? POINTS.prophet : POINTS.prophetAlly;
  if (move.as === 'lodge') return POINTS.lodge;
  const seat = table.seat(id);
  const association = table.certainAssociation(seat);
  if (!association) return undefined;
  const wanted = neededBy(table, association);
  const enough = leads ? 3 : 1;
  const held = table.countKnown(seat, wanted) >= enough ? enough : table.certainCount(seat, wanted);
  if (held === undefined) return undefined;
  if (leads) return held >= enough ? POINTS.withThree : POINTS.claimant;
  return held >= enough ? POINTS.ally : POINTS.allyWithout;
}

const best = (ids: readonly string[], points: Points): string[] => {
  const most = Math.max(...ids.map((id) => points.get(id) ?? 0));
  return ids.filter((id) => (points.get(id) ?? 0) === most);
};

/**
 * Adds rounds up. In a tie the last round decides: by its points, or under `hu` by who was among its winners (option `campaign-tie`).
 * @throws RangeError if there is no round
 */
export function standing(rounds: readonly Round[], edition: Edition = 'reference'): Standing {
  const final = rounds.at(-1);
  if (!final) throw new RangeError('expected at least one round, got none');
  const points = new Map<string, number>();
  for (const round of rounds) for (const [id, more] of round.points) points.set(id, (points.get(id) ?? 0) + more);
  const leaders = best([...points.keys()], points);
  if (leaders.length === 1) return { points, leaders };
  const tieBrokenBy = editions[edition]['campaign-tie'];
  const ahead =
    tieBrokenBy === 'last-winner' ? leaders.filter((id) => final.winners.includes(id)) : best(leaders, final.points);
  return { points, leaders: ahead.length ? ahead : leaders, tieBrokenBy };
}
