/**
 * What an outcome hangs on: the shortest conditions under which it comes about, and the question that would settle most.
 */
import type { Finding } from '../kernel/deal.ts';

/** One way of answering, and how many deals it stands for. */
interface Way {
  readonly findings: readonly Finding[];
  readonly ways: number;
}

const isAbout = (a: Finding, b: Finding) => a.place === b.place && a.card === b.card;

/** Whether two findings cannot both be: at least so many of a kind, and fewer than no more than that. */
function contradicts(a: Finding, b: Finding): boolean {
  if (a.holds && b.holds && a.place === b.place && a.card !== b.card && isSingle(a.place)) return true;
  if (!isAbout(a, b) || a.holds === b.holds) return false;
  const [yes, no] = a.holds ? [a, b] : [b, a];
  return yes.atLeast >= no.atLeast;
}

/** Whether a single card lies at a place, so that it is one kind and no other. */
const isSingle = (place: string) => !place.endsWith('.objects');

/** Whether all of these findings can hold in a way of answering. */
const fits = (condition: readonly Finding[], { findings }: Way) =>
  !condition.some((one) => findings.some((other) => contradicts(one, other)));

/** Whether one finding follows from another about the same: two Keys are at least one. */
const follows = (one: Finding, from: Finding) =>
  isAbout(one, from) &&
  one.holds === from.holds &&
  (one.holds ? one.atLeast <= from.atLeast : one.atLeast >= from.atLeast);

const key = (condition: readonly Finding[]) => JSON.stringify(condition);

/** A way of answering with its findings by number, and what cannot hold in it. */
interface Numbered {
  readonly way: Way;
  readonly findings: readonly number[];
  /** By the number of a finding: whether it contradicts this way. */
  readonly barred: readonly boolean[];
}

/** All findings of some ways, each once, and the ways told by their numbers: comparing them is then quick. */
function numbered(outcomes: readonly (readonly Way[])[]): { all: readonly Finding[]; outcomes: Numbered[][] } {
  const numbers = new Map<string, number>();
  const all: Finding[] = [];
  const numberOf = (finding: Finding): number => {
    const name = key([finding]);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, all.length);
    return all.push(finding) - 1;
  };
  const listed = outcomes.map((ways) => ways.map((way) => ({ way, findings: way.findings.map(numberOf) })));
  const barredIn = ({ findings }: Way) => all.map((one) => findings.some((other) => contradicts(one, other)));
  return { all, outcomes: listed.map((ways) => ways.map((one) => ({ ...one, barred: barredIn(one.way) }))) };
}

/**
 * The shortest conditions under which each outcome comes about: lists of findings, one of which must hold as a whole.
 * @param outcomes the ways of answering, by outcome
 */
export function conditions(outcomes: readonly (readonly Way[])[]): Finding[][][] {
  const { all, outcomes: ways } = numbered(outcomes);
  return ways.map((same) => {
    const others = ways.filter((one) => one !== same).flat();
    return shortest(
      same.map((way) => conditionOf(way, others, all)).map((condition) => condition.map((one) => all[one] as Finding)),
      same,
    );
  });
}

/** What tells a way from the others: of its findings, what is not needed for that falls away, what was found last first. */
function conditionOf({ findings }: Numbered, others: readonly Numbered[], all: readonly Finding[]): readonly number[] {
  const finding = (number: number) => all[number] as Finding;
  let condition = findings.filter(
    (one, index) =>
      !findings.some(
        (other, at) =>
          at !== index &&
          follows(finding(one), finding(other)) &&
          !(follows(finding(other), finding(one)) && at > index),
      ),
  );
  for (const one of [...condition].reverse()) {
    const without = condition.filter((other) => other !== one);
    if (!others.some(({ barred }) => without.every((other) => !barred[other]))) condition = without;
  }
  return condition;
}

/** The fewest of these conditions that cover all ways, the shortest first. */
function shortest(found: readonly Finding[][], same: readonly Numbered[]): Finding[][] {
  const unique = [...new Map(found.map((condition) => [key(condition), condition])).values()].sort(
    (a, b) => a.length - b.length,
  );
  const chosen: Finding[][] = [];
  const covers = (condition: readonly Finding[], { way }: Numbered) =>
    condition.every((one) => way.findings.some((other) => follows(one, other)));
  for (const condition of unique) {
    const open = same.filter((way) => !chosen.some((one) => covers(one, way)));
    if (open.some((way) => covers(condition, way))) chosen.push(condition);
  }
  return chosen;
}

/**
 * The question whose answer would settle the outcome for most deals.
 * @param outcomes the ways of answering, by outcome
 */
export function bestQuestion(outcomes: readonly (readonly Way[])[]): Finding | undefined {
  const asked = new Map<string, Finding>();
  for (const { findings } of outcomes.flat()) {
    for (const finding of findings) asked.set(key([{ ...finding, holds: true }]), { ...finding, holds: true });
  }
  let best: { question: Finding; settled: number } | undefined;
  for (const question of asked.values()) {
    let settled = 0;
    for (const holds of [true, false]) {
      const left = outcomes
        .map((ways) => ways.filter((way) => fits([{ ...question, holds }], way)))
        .filter(({ length }) => length > 0);
      // Ways that say nothing about it are open to both answers.
      if (left.length === 1) settled += (left[0] as Way[]).reduce((sum, way) => sum + way.ways, 0);
      else settled += 1 / (1 + left.length);
    }
    if (!best || settled > best.settled) best = { question, settled };
  }
  return best?.question;
}
