/**
 * What an outcome hangs on: the shortest conditions under which it comes about, and the question that would settle most.
 */

/** One way of answering, and how likely it is beside the others. */
interface Way<Finding> {
  readonly findings: readonly Finding[];
  readonly ways: number;
}

/** How a game's findings relate to each other. */
export interface Relation<Finding> {
  /** A text that tells a finding from every other, its opposite included. */
  nameOf(finding: Finding): string;
  /** Whether two findings cannot both be. */
  contradicts(one: Finding, other: Finding): boolean;
  /** Whether one finding follows from another about the same: two of a kind are at least one. */
  follows(one: Finding, from: Finding): boolean;
  /** Whether a finding answers its question with yes. */
  isYes(finding: Finding): boolean;
  /** The finding, or its opposite, as the answer to its question: yes or no. */
  answered(finding: Finding, yes: boolean): Finding;
}

/** A way with its findings by number, and what cannot hold in it. */
interface Numbered {
  readonly ways: number;
  readonly findings: readonly number[];
  /** By the number of a finding: whether it contradicts this way. */
  readonly barred: readonly boolean[];
}

/** All findings of some ways, each once, and the ways told by their numbers: comparing them is then quick. */
function numbered<Finding>(
  outcomes: readonly (readonly Way<Finding>[])[],
  { nameOf, contradicts }: Relation<Finding>,
): { all: readonly Finding[]; numbers: ReadonlyMap<string, number>; outcomes: Numbered[][] } {
  const all: Finding[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (finding: Finding): number => {
    const name = nameOf(finding);
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
    numbers,
    outcomes: listed.map((group) => group.map((way) => ({ ...way, barred: barredIn(way.findings) }))),
  };
}

/** What some outcomes hang on. */
export interface Hanging<Finding> {
  /** The shortest conditions under which each outcome comes about, by outcome: lists of findings, one of which must hold as a whole. */
  readonly when: readonly (readonly (readonly Finding[])[])[];
  /** The question whose answer would settle the outcome for most deals. */
  readonly question: Finding | undefined;
}

/**
 * What some outcomes hang on.
 * @param ways the ways of answering, by outcome
 * @param relation how findings of the game relate to each other
 */
export function hanging<Finding>(
  ways: readonly (readonly Way<Finding>[])[],
  relation: Relation<Finding>,
): Hanging<Finding> {
  const { all, numbers, outcomes } = numbered(ways, relation);
  const whereFound = implying(all, relation);
  const when = outcomes.map((same) => {
    const others = outcomes.filter((one) => one !== same).flat();
    const found = same.map((way) => conditionOf(way, others, all, relation));
    return shortest(found, same, whereFound).map((condition) => condition.map((one) => all[one] as Finding));
  });
  return { when, question: bestQuestion(outcomes, all, numbers, relation) };
}

/** What tells a way from the others: of its findings, what is not needed for that falls away, what was found last first. */
function conditionOf<Finding>(
  { findings }: Numbered,
  others: readonly Numbered[],
  all: readonly Finding[],
  { follows }: Relation<Finding>,
): readonly number[] {
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

/**
 * These conditions, the shortest first, without those that the others make needless: together they cover all ways.
 * @param whereFound for a finding, whether it is so where another is, by that one's number
 */
function shortest(
  found: readonly (readonly number[])[],
  same: readonly Numbered[],
  whereFound: (one: number) => readonly boolean[],
): readonly (readonly number[])[] {
  const unique = new Map(found.map((condition) => [condition.join(), condition]));
  const chosen = [...unique.values()].sort((a, b) => a.length - b.length);
  if (chosen.length === 1) return chosen;
  const covered = chosen.map((condition) => {
    const holds = condition.map(whereFound);
    return same.map(({ findings }) => holds.every((where) => findings.some((other) => where[other])));
  });
  /** How many of the conditions cover each way. */
  const covers = same.map((_, way) => covered.filter((one) => one[way]).length);
  for (const [at, own] of [...covered.entries()].reverse()) {
    if (own.some((isCovered, way) => isCovered && covers[way] === 1)) continue;
    for (const [way, isCovered] of own.entries()) covers[way] = (covers[way] as number) - Number(isCovered);
    chosen.splice(at, 1);
  }
  return chosen;
}

/** For a finding, whether it is so where another is, by that one's number; what holds one card bars every other. */
function implying<Finding>(
  all: readonly Finding[],
  { contradicts, follows, isYes, answered }: Relation<Finding>,
): (number: number) => readonly boolean[] {
  const rowOf = (one: Finding) => {
    const opposite = answered(one, !isYes(one));
    return all.map((other) => follows(one, other) || contradicts(opposite, other));
  };
  const rows: (readonly boolean[])[] = [];
  return (number) => {
    rows[number] ??= rowOf(all[number] as Finding);
    return rows[number];
  };
}

/** Which ways cannot be where an answer holds: it may be a finding itself, of which that is known. */
function barring<Finding>(
  answer: Finding,
  number: number | undefined,
  all: readonly Finding[],
  { contradicts }: Relation<Finding>,
): (way: Numbered) => boolean {
  if (number !== undefined) return ({ barred }) => barred[number] as boolean;
  const contradicted = all.map((other) => contradicts(answer, other));
  return ({ findings }) => findings.some((other) => contradicted[other]);
}

/** The question whose answer would settle the outcome for most deals; where none settles any, the one that leaves fewest outcomes open. */
function bestQuestion<Finding>(
  outcomes: readonly (readonly Numbered[])[],
  all: readonly Finding[],
  numbers: ReadonlyMap<string, number>,
  relation: Relation<Finding>,
): Finding | undefined {
  let best: { about: Finding; settled: number } | undefined;
  const asked = new Set<number>();
  for (const [own, about] of all.entries()) {
    if (asked.has(own)) continue;
    let settled = 0;
    let isOpen = true;
    for (const holds of [true, false]) {
      const answer = relation.answered(about, holds);
      const number = holds === relation.isYes(about) ? own : numbers.get(relation.nameOf(answer));
      if (number !== undefined) asked.add(number);
      const isBarred = barring(answer, number, all, relation);
      let [outcomesLeft, waysLeft] = [0, 0];
      for (const group of outcomes) {
        let open = 0;
        // Ways that say nothing about it are open to both answers.
        for (const way of group) if (!isBarred(way)) open += way.ways;
        if (open > 0) outcomesLeft++;
        waysLeft += open;
      }
      if (outcomesLeft === 0) isOpen = false;
      settled += outcomesLeft === 1 ? waysLeft : 1 / (1 + outcomesLeft);
    }
    // What is so in all ways is not asked.
    if (isOpen && (!best || settled > best.settled)) best = { about, settled };
  }
  return best && relation.answered(best.about, true);
}
