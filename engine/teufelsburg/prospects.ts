/**
 * Help for claiming: what a player who knows no more than a record says can claim, with what prospects.
 */

import type { Finding } from '../kernel/deal.ts';
import { hanging } from '../kernel/depends.ts';
import { grouped, inLowestTerms } from '../kernel/outcomes.ts';
import { ways } from '../kernel/questions.ts';
import { seatIn } from '../kernel/seats.ts';
import { claim, claimFault, foretell, prophecyFault } from './claim.ts';
import { relation } from './depends.ts';
import type { Illegal } from './illegal.ts';
import { closeWindows } from './moves.ts';
import { weighed } from './outcomes.ts';
import type { GameRecord, MoveOf } from './record.ts';
import { rule, tablesAfter, upTo } from './rule.ts';
import { Table } from './table.ts';

/** Whether a claim wins however the unknown cards lie, in some ways, or in none. */
export type Chance = 'certain' | 'possible' | 'impossible';

/** A claim, and what may come of it. */
export interface Prospect {
  /** The claim or prophecy. */
  readonly move: MoveOf<'claim'> | MoveOf<'foretell'>;
  /** Whether it wins. */
  readonly chance: Chance;
  /** In how many of the `deals` it does. */
  readonly wins: number;
  /** In how many ways the cards that it hangs on can lie. */
  readonly deals: number;
  /** What makes a possible claim certain: one of these lists, in each of which all must hold. */
  readonly when: readonly (readonly Finding[])[];
  /** The question whose answer would settle most about a possible claim. */
  readonly question?: Finding;
  /** The rule that forbids the claim, the same however the cards lie: it is taken back, and nobody loses. */
  readonly illegal?: Illegal;
}

/** Others whose objects complete a claim: with one of one's own, three need at most two more holders. A prophet may need three. */
const MOST_ALLIES = 2;
const MOST_HOLDERS = 3;

/** A claim tried in one way the cards can lie. */
interface Try {
  readonly wins: boolean;
  readonly illegal: Illegal | undefined;
  readonly table: Table;
  readonly findings: readonly Finding[];
}

/**
 * What a player could claim if it were their turn, after the moves of a record that can be made: the certain claims first, then the likeliest.
 * Of claims that are certain, those that name more players than another one does are left out, and so are impossible ones for which there is
 * a more hopeful one of the same kind.
 * @throws RangeError if nobody at the table has this name
 */
export function prospects(record: GameRecord, by: string): Prospect[] {
  const others = record.position.players.map(({ id }) => id);
  others.splice(seatIn(record.position.players, by, 'by'), 1);
  // Not the position that has come of the moves: what was learned speaks of where cards lay before them.
  const made = tablesAfter(record);
  const reached = made.length > 0 ? made : tablesAfter(upTo(record, rule(record, false).applied));
  const tables = reached.filter(({ winners }) => !winners);
  if (tables.length === 0) return [];
  const kinds: Prospect['move'][][] = [
    named(others, 0, MOST_ALLIES).map((allies) => ({ by, move: 'claim', as: 'association', allies })),
    [{ by, move: 'claim', as: 'lodge' }],
    record.variants?.includes('prophecy')
      ? named(others, 1, MOST_HOLDERS).map((holders) => ({ by, move: 'foretell', holders }))
      : [],
  ];
  return kinds
    .flatMap((moves) => hopeful(moves.map((move) => prospectOf(tables, move))))
    .sort((a, b) => b.wins / b.deals - a.wins / a.deals);
}

/** Every list of `least` to `most` of these players. */
function named(ids: readonly string[], least: number, most: number): string[][] {
  let lists: string[][] = [[]];
  for (const id of ids) lists = [...lists, ...lists.filter(({ length }) => length < most).map((list) => [...list, id])];
  return lists.filter(({ length }) => length >= least).sort((a, b) => a.length - b.length);
}

const namesOf = (move: Prospect['move']) => (move.move === 'foretell' ? move.holders : (move.allies ?? []));

/** The claims of one kind worth telling: none that names somebody without need, and an impossible one only if there is nothing better. */
function hopeful(all: readonly Prospect[]): Prospect[] {
  const better = all.filter(({ chance }) => chance !== 'impossible');
  if (better.length === 0) return all.slice(0, 1);
  const certain = better.filter(({ chance }) => chance === 'certain').map(({ move }) => namesOf(move));
  return better.filter(({ move }) => {
    const names = namesOf(move);
    return !certain.some((fewer) => fewer.length < names.length && fewer.every((id) => names.includes(id)));
  });
}

/** What may come of a claim. @param tables those that the moves before it can have led to */
function prospectOf(tables: readonly Table[], move: Prospect['move']): Prospect {
  const tries = tables.flatMap((before) => [
    ...ways((questions): Try => {
      const table = new Table(before, false, questions);
      closeWindows(table);
      const by = table.seat(move.by);
      table.turn(by);
      const illegal = move.move === 'claim' ? claim.check(table, move) : foretell.check(table, move);
      const wins =
        !illegal &&
        (move.move === 'claim'
          ? move.as === 'lodge' || !claimFault(table, by, move.allies as readonly string[])
          : !prophecyFault(table, by, move.holders));
      return { wins, illegal, table, findings: table.hidden.findings };
    }),
  ]);
  const likely = weighed(tries);
  const winning = likely.filter((_, index) => (tries[index] as Try).wins);
  const losing = likely.filter((_, index) => !(tries[index] as Try).wins);
  const [won, lost] = inLowestTerms(
    [winning, losing].map((some) => BigInt(some.reduce((sum, one) => sum + one.ways, 0))),
  );
  const outcome = { move, wins: won as number, deals: (won as number) + (lost as number) };
  if (losing.length === 0) return { ...outcome, chance: 'certain', when: [] };
  if (winning.length === 0) {
    const reasons = grouped(tries, (one) => JSON.stringify(one.illegal));
    const illegal = reasons.length === 1 && tries[0]?.illegal;
    return { ...outcome, chance: 'impossible', when: [], ...(illegal && { illegal }) };
  }
  const { when, question } = hanging([winning, losing], relation);
  return {
    ...outcome,
    chance: 'possible',
    when: when[0] as Prospect['when'],
    ...(question && { question }),
  };
}
