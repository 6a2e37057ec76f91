/**
 * What an outcome hangs on: the shortest conditions under which it comes about, and the question that would settle most.
 */
import type { Finding } from '../kernel/deal.ts';
import { objects, occupations } from './data.ts';
import type { ObjectId } from './record.ts';

/** One way of answering, and how likely it is beside the others. */
interface Way {
  readonly findings: readonly Finding[];
  readonly ways: number;
}

const isAbout = (a: Finding, b: Finding) => a.place === b.place && a.card === b.card;

/** How many cards of a kind there are, where there are fewer than places that could hold them. */
const copiesOf = (card: string): number =>
  card in objects ? objects[card as ObjectId].count : card in occupations ? 1 : Number.POSITIVE_INFINITY;

/** Whether two findings cannot both be: at least so many of a kind and fewer than that, or more in two places than there are. */
export function contradicts(a: Finding, b: Finding): boolean {
  if (a.place !== b.place) {
    return a.card === b.card && a.holds && b.holds && a.atLeast + b.atLeast > copiesOf(a.card);
  }
  if (a.card !== b.card) return a.holds && b.holds && isSingle(a.place);
  if (a.holds === b.holds) return false;
  const [yes, no] = a.holds ? [a, b] : [b, a];
  return yes.atLeast >= no.atLeast;
}

/** Whether a single card lies at a place, so that it is one kind and no other. */
const isSingle = (place: string) => !place.endsWith('.objects');

/** Whether one finding follows from another about the same: two Keys are at least one. */
const follows = (one: Finding, from: Finding) =>
  isAbout(one, from) &&
  one.holds === from.holds &&
  (one.holds ? one.atLeast <= from.atLeast : one.atLeast >= from.atLeast);

/** A way with its findings by number, and what cannot hold in it. */
interface Numbered {
  readonly ways: number;
  readonly findings: readonly number[];
  /** By the number of a finding: whether it contradicts this way. */
  readonly barred: readonly boolean[];
}

/** All findings of some ways, each once, and the ways told by their numbers: comparing them is then quick. */
function numbered(outcomes: readonly (readonly Way[])[]): { all: readonly Finding[]; outcomes: Numbered[][] } {
  const all: Finding[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (finding: Finding): number => {
    const { place, card, atLeast, holds } = finding;
    const name = `${place} ${card} ${atLeast} ${holds}`;
    const known = numbers.get(name) ?? all.length;
    if (known === all.length) {
      numbers.set(name, known);
      all.push(finding);
    }
    return known;
  };
  const listed = outcomes.map((group) =>
    group.map(({ ways, findings }) => ({ ways, findings: findings.map(numberOf) })),
  );
  const barredBy = all.map((one) => all.map((other) => contradicts(one, other)));
  const barredIn = (findings: readonly number[]) =>
    barredBy.map((contradicted) => findings.some((other) => contradicted[other]));
  return {
    all,
    outcomes: listed.map((group) => group.map((way) => ({ ...way, barred: barredIn(way.findings) }))),
  };
}

/** What some outcomes hang on. */
export interface Hanging {
  /** The shortest conditions under which each outcome comes about, by outcome: lists of findings, one of which must hold as a whole. */
  readonly when: readonly (readonly (readonly Finding[])[])[];
  /** The question whose answer would settle the outcome for most deals. */
  readonly question: Finding | undefined;
}

/**
 * What some outcomes hang on.
 * @param ways the ways of answering, by outcome
 */
export function hanging(ways: readonly (readonly Way[])[]): Hanging {
  const { all, outcomes } = numbered(ways);
  const when = outcomes.map((same) => {
    const others = outcomes.filter((one) => one !== same).flat();
    const found = same.map((way) => conditionOf(way, others, all));
    return shortest(found, same, all).map((condition) => condition.map((one) => all[one] as Finding));
  });
  return { when, question: bestQuestion(outcomes, all) };
}

/** What tells a way from the others: of its findings, what is not needed for that falls away, what was found last first. */
function conditionOf({ findings }: Numbered, others: readonly Numbered[], all: readonly Finding[]): readonly number[] {
  const finding = (number: number) => all[number] as Finding;
  let condition = findings.filter(
    (one) => !findings.some((other) => other !== one && follows(finding(one), finding(other))),
  );
  for (const one of condition.toReversed()) {
    const without = condition.filter((other) => other !== one);
    if (others.every(({ barred }) => without.some((other) => barred[other]))) condition = without;
  }
  return condition;
}

/** The fewest of these conditions that cover all ways, the shortest first. */
function shortest(
  found: readonly (readonly number[])[],
  same: readonly Numbered[],
  all: readonly Finding[],
): readonly (readonly number[])[] {
  const unique = new Map(found.map((condition) => [condition.join(), condition]));
  const covers = (condition: readonly number[], { findings }: Numbered) =>
    condition.every((one) => findings.some((other) => follows(all[one] as Finding, all[other] as Finding)));
  const chosen: (readonly number[])[] = [];
  let open = [...same];
  for (const condition of [...unique.values()].sort((a, b) => a.length - b.length)) {
    const left = open.filter((way) => !covers(condition, way));
    if (left.length < open.length) chosen.push(condition);
    open = left;
  }
  return chosen;
}

/** Which ways cannot be where an answer holds: it may be a finding itself, of which that is known. */
function barring(answer: Finding, all: readonly Finding[]): (way: Numbered) => boolean {
  const { atLeast, holds } = answer;
  const number = all.findIndex((one) => isAbout(one, answer) && one.atLeast === atLeast && one.holds === holds);
  if (number >= 0) return ({ barred }) => barred[number] as boolean;
  const contradicted = all.map((other) => contradicts(answer, other));
  return ({ findings }) => findings.some((other) => contradicted[other]);
}

/** The question whose answer would settle the outcome for most deals; where none settles any, the one that leaves fewest outcomes open. */
function bestQuestion(outcomes: readonly (readonly Numbered[])[], all: readonly Finding[]): Finding | undefined {
  let best: { question: Finding; settled: number } | undefined;
  const asked = new Set<string>();
  for (const finding of all) {
    const { place, card, atLeast } = finding;
    const name = `${place} ${card} ${atLeast}`;
    if (asked.has(name)) continue;
    asked.add(name);
    let settled = 0;
    for (const holds of [true, false]) {
      const isBarred = barring({ ...finding, holds }, all);
      let [outcomesLeft, waysLeft] = [0, 0];
      for (const group of outcomes) {
        let open = 0;
        // Ways that say nothing about it are open to both answers.
        for (const way of group) if (!isBarred(way)) open += way.ways;
        if (open > 0) outcomesLeft++;
        waysLeft += open;
      }
      settled += outcomesLeft === 1 ? waysLeft : 1 / (1 + outcomesLeft);
    }
    if (!best || settled > best.settled) best = { question: { ...finding, holds: true }, settled };
  }
  return best?.question;
}
