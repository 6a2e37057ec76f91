/**
 * The outcomes of a record in which something unknown decides: the ways it can come out under a few headings, each with when it comes to that
 * and how likely that is.
 */
import { hanging, type Relation } from './depends.ts';
import type { Case } from './ruling.ts';

/** One way a record can come out, and what was found out in it. */
interface Way<Finding, Ruling> {
  readonly ruling: Ruling;
  readonly findings: readonly Finding[];
}

/** What is looked at in a ruling. */
interface AnyRuling {
  readonly applied: number;
  readonly illegal?: unknown;
}

/** Headings there are at most; where there would be more, they are told apart by less. */
export const MOST_HEADINGS = 8;

/** The ways by what parts them, as a text that tells them apart. */
export function grouped<One>(ways: readonly One[], parting: (way: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const way of ways) {
    const key = parting(way);
    const group = groups.get(key);
    if (group) group.push(way);
    else groups.set(key, [way]);
  }
  return [...groups.values()];
}

/** Whether the same move is forbidden in all of these ways, by whichever rule: then it hangs on nothing. */
export const areBarred = (ways: readonly { readonly ruling: AnyRuling }[]): boolean =>
  ways.every(({ ruling }) => ruling.illegal !== undefined) &&
  new Set(ways.map(({ ruling }) => ruling.applied)).size === 1;

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

/** Numbers without what divides them all: their ratio is what says something. */
export function inLowestTerms(numbers: readonly bigint[]): number[] {
  const by = numbers.reduce(greatestDivisor, 0n) || 1n;
  return numbers.map((one) => Number(one / by));
}

/** How a game tells outcomes. */
interface Weighing<Finding, Ruling, One extends Way<Finding, Ruling>> {
  /** How likely ways are beside each other, and what each has found that says something of it. */
  weighed(ways: readonly One[]): readonly { readonly findings: readonly Finding[]; readonly ways: number }[];
  readonly relation: Relation<Finding>;
  /** What is so in all of some rulings that come under one heading; what is not is unknown. */
  inCommon(rulings: readonly Ruling[]): Ruling;
}

/** What a ruling says of outcomes under headings. */
export interface Weighed<Finding, Ruling> {
  /** The likeliest first. */
  readonly cases: readonly Case<Finding, Ruling>[];
  /** Of how many deals each case tells how many lead to it. */
  readonly deals: number;
  /** The question that would settle most. */
  readonly question?: Finding;
}

/** The outcomes with their conditions and how likely each is, the likeliest first, and the question that would settle most. */
export function weigh<Finding, Ruling, One extends Way<Finding, Ruling>>(
  groups: readonly (readonly One[])[],
  { weighed, relation, inCommon }: Weighing<Finding, Ruling, One>,
): Weighed<Finding, Ruling> {
  const likely = weighed(groups.flat());
  let next = 0;
  const outcomes = groups.map((group) => group.map(() => likely[next++] as (typeof likely)[number]));
  const { when, question } = hanging(outcomes, relation);
  const deals = inLowestTerms(outcomes.map((same) => same.reduce((sum, { ways }) => sum + BigInt(ways), 0n)));
  const cases = groups
    .map(
      (group, index): Case<Finding, Ruling> => ({
        when: when[index] as Case<Finding, Ruling>['when'],
        deals: deals[index] as number,
        ruling: inCommon(group.map(({ ruling }) => ruling)),
      }),
    )
    .sort((a, b) => b.deals - a.deals);
  return { cases, deals: cases.reduce((sum, one) => sum + one.deals, 0), ...(question && { question }) };
}
