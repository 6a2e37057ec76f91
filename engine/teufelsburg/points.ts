/**
 * A campaign over several rounds: victory points after each, and who has won in the end (chapter `campaign`).
 */
import { editions } from './data.ts';
import type { Edition } from './ground.ts';

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
  /** What a tie is broken by; left out where there was none, and where it stands. */
  readonly tieBrokenBy?: 'last-points' | 'last-winner';
}

/** What a winner gets points for, and how many. */
export const POINTS = {
  claimant: 3,
  withThree: 5,
  lodge: 4,
  ally: 2,
  allyWithout: 1,
  prophet: 3,
  prophetAlly: 1,
  /** After a claim or prophecy that was wrong. */
  othersWrong: 2,
} as const;

/** What a winner gets points for. */
export type Merit = keyof typeof POINTS;

/** How a round has ended, as far as points hang on it. */
export interface Ending {
  /** By a claim for the association, one for the Lodge, or a prophecy. */
  readonly how: 'claim' | 'lodge' | 'prophecy';
  /** Who claimed or foretold. */
  readonly by: string;
  readonly right: boolean;
  /** Who has won: the members of an association, or the one member of the Lodge. */
  readonly winners: readonly string[];
  /** After a right claim: which winners hold what counts for more points, the claimant three needed objects, an ally one. */
  readonly holders?: readonly string[] | undefined;
}

/** What is wrong with an ending: the field, a stable name for the fault, and the numbers that its sentence tells. */
export interface EndingFault {
  readonly field: 'by' | 'right' | 'winners' | 'holders';
  readonly code: 'player' | 'winner' | 'loser' | 'taken-back' | 'alone' | 'half' | 'winners-only' | 'too-few';
  readonly found: string | number | boolean;
  readonly fewest?: number;
  readonly most?: number;
}

/** Everything about an ending that cannot be. */
export function endingFaults(players: readonly string[], { how, by, right, winners, holders }: Ending): EndingFault[] {
  const isPlayer = (id: string) => players.includes(id);
  const strangers = (field: EndingFault['field'], ids: readonly string[]): EndingFault[] =>
    ids
      .filter((id, index) => !isPlayer(id) || ids.indexOf(id) !== index)
      .map((found) => ({ field, code: 'player', found }));
  const faults = [...strangers('by', [by]), ...strangers('winners', winners), ...strangers('holders', holders ?? [])];
  if (faults.length) return faults;
  // The claimant's own cards rule it out: it ends no round (`claim.taken-back`).
  if (how === 'lodge' && !right) return [{ field: 'right', code: 'taken-back', found: right }];
  if (right && !winners.includes(by)) faults.push({ field: 'winners', code: 'winner', found: by });
  if (!right && winners.includes(by)) faults.push({ field: 'winners', code: 'loser', found: by });
  const [fewest, most] = [Math.floor(players.length / 2), Math.ceil(players.length / 2)];
  const isAlone = right && how === 'lodge';
  if (isAlone && winners.length > 1) faults.push({ field: 'winners', code: 'alone', found: winners.length });
  if (!isAlone && (winners.length < fewest || winners.length > most))
    faults.push({ field: 'winners', code: 'half', found: winners.length, fewest, most });
  for (const found of holders ?? [])
    if (!right || how !== 'claim' || !winners.includes(found))
      faults.push({ field: 'holders', code: 'winners-only', found });
  // Without an ally who holds one, the claimant has three, or two and the Drink of the smaller association (`claim.minority`).
  const mayCountDrink = fewest < most && winners.length === fewest;
  if (how === 'claim' && right && faults.length === 0 && !holders?.length && !mayCountDrink)
    faults.push({ field: 'holders', code: 'too-few', found: 0 });
  return faults;
}

/** What a winner gets points for. */
export function meritOf({ how, by, right, holders = [] }: Ending, id: string): Merit {
  if (!right) return 'othersWrong';
  if (how === 'lodge') return 'lodge';
  if (how === 'prophecy') return id === by ? 'prophet' : 'prophetAlly';
  if (id === by) return holders.includes(id) ? 'withThree' : 'claimant';
  return holders.includes(id) ? 'ally' : 'allyWithout';
}

/** What a round brings its players. */
export function scoreEnding(players: readonly string[], ending: Ending): Round {
  const { winners } = ending;
  return {
    points: new Map(players.map((id) => [id, winners.includes(id) ? POINTS[meritOf(ending, id)] : 0])),
    winners,
  };
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
  if (!final) throw new RangeError('rounds: expected at least one round, got none');
  const points = new Map<string, number>();
  for (const round of rounds) for (const [id, more] of round.points) points.set(id, (points.get(id) ?? 0) + more);
  const leaders = best([...points.keys()], points);
  if (leaders.length === 1) return { points, leaders };
  const tieBrokenBy = editions[edition]['campaign-tie'];
  const ahead =
    tieBrokenBy === 'last-winner' ? leaders.filter((id) => final.winners.includes(id)) : best(leaders, final.points);
  if (ahead.length === 1) return { points, leaders: ahead, tieBrokenBy };
  return { points, leaders: ahead.length ? ahead : leaders };
}
