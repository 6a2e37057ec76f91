/** Tables and numbers as `BENCHMARKS.md` has them. */

const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A number with three digits that count. */
export const number = (value: number): string => digits.format(value);

const whole = new Intl.NumberFormat('en');

/** How many there are, with every digit. */
export const count = (value: number): string => whole.format(value);

/** A size in thousands of bytes. */
export const kilobytes = (bytes: number): string => `${number(bytes / 1000)} kB`;

/** A table in Markdown, its numbers to the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index ? '---:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What is to be reached, what was, and whether it is enough. */
export type Goal = readonly [goal: string, reached: string, enough: boolean];

/** The table of what is to be reached. */
export const goalTable = (goals: readonly Goal[]): string =>
  table(
    ['to reach', 'reached', ''],
    goals.map(([goal, reached, enough]) => [goal, reached, enough ? '✓' : '✗']),
  );
