/** Rulings of any game as lines for people to review: everything that they say, each step on a line of its own. */
import { diffArrays } from 'diff';
import { expect } from 'vitest';
import type { PlanStep } from '../../../engine/kernel/plan.ts';
import type { Params } from '../../../engine/kernel/ruling.ts';

/** What rests on a ground, of whatever game. */
interface Grounded {
  readonly cites: readonly string[];
  readonly basis: string;
  readonly option?: string | undefined;
  readonly reading?: string | undefined;
  readonly params: Params;
}

/** A ruling of any game. */
interface Printable {
  readonly status: string;
  readonly applied: number;
  readonly illegal?: Grounded & { readonly code: string };
  readonly position: unknown;
  readonly winners?: readonly string[];
  readonly pending: readonly { readonly by?: string; readonly moves: readonly object[] }[];
  readonly steps: readonly (Grounded & {
    readonly move: number;
    readonly code: string;
    readonly changes: readonly unknown[];
  })[];
  readonly deals?: number;
  readonly question?: unknown;
  readonly cases?: readonly {
    readonly when: readonly (readonly unknown[])[];
    readonly deals: number;
    readonly ruling: Printable;
  }[];
}

/** How a game's rulings are printed where no other game's are printed so. */
export interface Printing<Ruling extends Printable> {
  /** What stands behind the status: what the winners have won for. */
  won?(ruling: Ruling): string;
  table(position: Ruling['position']): string;
  changed(change: Ruling['steps'][number]['changes'][number]): string;
  finding(finding: NonNullable<Ruling['question']>): string;
  /** What else the ruling says. */
  others(ruling: Ruling): readonly string[];
}

/** Values one after another, `-` for none. */
export const list = (values: string | readonly string[]) => [values].flat().join(' ') || '-';

/** `name=value` of each. */
export const params = (named: object) =>
  Object.entries(named)
    .map(([name, value]) => `${name}=${[value].flat().join('+') || '-'}`)
    .join(' ');

/** What something is cited for and rests on, and what its sentence names. */
function said({ cites, basis, option, reading, params: named }: Grounded): string {
  const rests = [basis, option, reading].filter(Boolean).join(':');
  return `${cites.join(' ')} | ${rests} | ${params(named)}`.trimEnd();
}

/** A step of setting up. */
export const planned = ({
  code,
  cites,
  count = '-',
  cards = [],
}: Omit<PlanStep<string, string, string>, 'count'> & { readonly count?: number | string }) =>
  [`  ${code} ${count}`, cites.join(' '), ...cards.map(({ card, count: of }) => `${of} ${card}`)].join(' | ');

/** Moves by one player. Those of one kind that differ in one field alone stand together: `offer to=B|C object=key|whip`. */
export function moves(all: readonly object[]): string {
  let kinds = all.map((move) =>
    Object.entries(move)
      .filter(([field]) => field !== 'by')
      .map(([field, value]) => ({ field, values: [[value].flat(2).join('+') || '-'] })),
  );
  const widest = Math.max(0, ...kinds.map((fields) => fields.length));
  for (let at = widest - 1; at >= 0; at--) {
    const together = new Map<string, (typeof kinds)[number]>();
    for (const fields of kinds) {
      const key = JSON.stringify(fields.map((field, index) => (index === at ? field.field : field)));
      const same = together.get(key);
      if (same) same[at]?.values.push(...(fields[at]?.values ?? []));
      else together.set(key, fields);
    }
    kinds = [...together.values()];
  }
  return kinds
    .map((fields) =>
      fields.map(({ field, values }) => (field === 'move' ? '' : `${field}=`) + values.join('|')).join(' '),
    )
    .join('; ');
}

/** Everything that a ruling says. */
export function linesOf<Ruling extends Printable>(ruling: Ruling, printing: Printing<Ruling>): string[] {
  const { status, applied, illegal, position, winners, pending, steps, cases = [], deals, question } = ruling;
  const finding = printing.finding as (finding: unknown) => string;
  const won = printing.won?.(ruling) ?? '';
  const lines = [`${status} after ${applied}${winners ? `, ${list(winners)} won` : ''}${won}`];
  if (illegal) lines.push(`illegal ${illegal.code}: ${said(illegal)}`);
  for (const step of steps)
    lines.push(`${step.move} ${step.code}: ${[said(step), ...step.changes.map(printing.changed)].join(' | ')}`);
  lines.push(printing.table(position), ...printing.others(ruling));
  for (const { by, moves: legal } of pending) lines.push(`next ${by ?? 'anybody'}: ${moves(legal)}`);
  if (deals !== undefined) lines.push(`deals ${deals}`);
  if (question) lines.push(`ask ${finding(question)}`);
  for (const one of cases) {
    lines.push(`if ${one.when.map((all) => all.map(finding).join(' & ')).join(' | ')}: ${one.deals}`);
    lines.push(...linesOf(one.ruling as Ruling, printing).map((line) => `  ${line}`));
  }
  return lines;
}

/** What is said under the reference, the first edition, and below it what the others have instead. */
export function told<Edition extends string>(
  editions: readonly Edition[],
  linesUnder: (edition: Edition) => readonly string[],
): string[] {
  const [reference = [], ...others] = editions.map(linesUnder);
  const differing = others.flatMap((lines, index) => {
    const changes = diffArrays([...reference], [...lines]).flatMap(({ added, removed, value }) =>
      added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
    );
    return changes.length > 0 ? [`${editions[index + 1]}:`, ...changes] : [];
  });
  return [...reference, ...differing].map((line) => `  ${line}`);
}

/** Holds lines against those in a file of this folder. */
export async function compare(file: string, lines: readonly string[]): Promise<void> {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
}

/** The name of the file for a group of scenarios. */
export const fileOf = (folder: string, group: string) =>
  `${folder}/${group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`;
