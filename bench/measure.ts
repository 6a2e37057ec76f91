/**
 * Measuring side by side: samples of all cases are taken in turns, so that what slows the machine down for a while slows all of them, and
 * the median of a case's samples stands for it.
 */

/** Something to measure: does its work once and says how many units of it that was. */
export interface Case {
  readonly name: string;
  run(): number;
}

/** How fast a case was. */
export interface Rate {
  readonly name: string;
  /** Units a second, the median of the samples. */
  readonly perSecond: number;
  /** How far apart the quarter below and the quarter above the median lie, as a share of it. */
  readonly spread: number;
}

/** How long a sample lasts, and how many there are. */
const SAMPLE_MS = 100;
const SAMPLES = 25;

function sample({ run }: Case): number {
  let units = 0;
  const begun = performance.now();
  let spent = 0;
  do {
    units += run();
    spent = performance.now() - begun;
  } while (spent < SAMPLE_MS);
  return (units / spent) * 1000;
}

/** The value below which this share of sorted ones lies. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

/** Measures cases in turns, after a sample of each that does not count. */
export function measure(cases: readonly Case[]): Rate[] {
  for (const one of cases) sample(one);
  const samples = cases.map(() => [] as number[]);
  for (let round = 0; round < SAMPLES; round++)
    for (const [index, one] of cases.entries()) samples[index]?.push(sample(one));
  return cases.map(({ name }, index) => {
    const sorted = (samples[index] as number[]).sort((a, b) => a - b);
    const perSecond = quantile(sorted, 0.5);
    return { name, perSecond, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / perSecond };
  });
}

/** How often each of many is timed. */
const TIMES = 5;

/** How many milliseconds something takes for each of many, the median of a few times, from the quickest up; after a time that does not count. */
export function timesOf<One>(all: readonly One[], run: (one: One) => unknown): readonly number[] {
  for (const one of all) run(one);
  const times = all.map((one) => {
    const each = Array.from({ length: TIMES }, () => {
      const begun = performance.now();
      run(one);
      return performance.now() - begun;
    });
    return quantile(
      each.sort((a, b) => a - b),
      0.5,
    );
  });
  return times.sort((a, b) => a - b);
}
