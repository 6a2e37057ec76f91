/** What a run of mutation tests comes to. Pure, so that a test can make survivors up. */
import { createHash } from 'node:crypto';

/** A change made to a file, and what became of it: the part of Stryker's report that is read here. */
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The part of Stryker's report that is read here, by file. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** A mutant that is the same program. Told by its line's text, as its number changes with whatever stands above. */
export interface Same {
  readonly line: string;
  /** What is changed, and into what: `a > b → a >= b`. */
  readonly mutant: string;
  /** Why no test can tell it from the program. */
  readonly same: string;
}

/** `mutants.yaml`: the survivors of each file that are the same program. */
export type Named = Readonly<Record<string, readonly Same[]>>;

/** How many mutants of a file there are, and what became of them. */
export interface Count {
  /** The fingerprint of the text that was changed. */
  readonly source: string;
  readonly mutants: number;
  readonly killed: number;
  /** Survivors that are the same program. */
  readonly named: number;
}

/** What was found of each file when it was last gone through, by its path. */
export type Counts = Readonly<Record<string, Count>>;

/** The fingerprint of a file's text, by which one knows whether it has changed since. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What a run comes to. */
export interface Judged {
  readonly counts: Counts;
  /** Survivors that nobody has named, a line each. */
  readonly unnamed: readonly string[];
  /** Named mutants that are killed or gone, a line each. */
  readonly idle: readonly string[];
}

const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** The least share of mutants that is to be killed. */
const ENOUGH = 0.92;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The text between two places. */
function textOf(lines: readonly string[], { start, end }: Mutant['location']): string {
  const inside = lines.slice(start.line - 1, end.line);
  inside[inside.length - 1] = (inside.at(-1) ?? '').slice(0, end.column - 1);
  inside[0] = (inside[0] ?? '').slice(start.column - 1);
  return oneLine(inside.join('\n'));
}

/** Counts the mutants of a report, and holds its survivors against those that are named. */
export function judge({ files }: Report, named: Named): Judged {
  const counts: Record<string, Count> = {};
  const unnamed: string[] = [];
  const idle: string[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    const same = named[file] ?? [];
    const found = new Set<Same>();
    const before = unnamed.length;
    for (const { status, location, mutatorName, replacement = '' } of mutants) {
      if (!ALIVE.has(status)) continue;
      const line = (lines[location.start.line - 1] ?? '').trim();
      const mutant = `${short(textOf(lines, location))} → ${short(oneLine(replacement))}`;
      const name = same.find((one) => one.line === line && one.mutant === mutant);
      if (name) found.add(name);
      else
        unnamed.push(
          `${file}:${location.start.line} ${mutatorName}, ${status}\n    line: ${line}\n    mutant: ${mutant}`,
        );
    }
    const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
    const alive = mutants.filter(({ status }) => ALIVE.has(status)).length;
    const told = unnamed.length - before;
    counts[file] = { source: fingerprint(source), mutants: killed + alive, killed, named: alive - told };
    for (const one of same) if (!found.has(one)) idle.push(`${file}: ${one.line}: ${one.mutant}`);
  }
  return { counts, unnamed, idle };
}

/** The files that have not been gone through as they are now, or of which survivors have no name. */
export const toGoThrough = (counts: Counts, now: Readonly<Record<string, string>>): string[] =>
  Object.entries(now).flatMap(([file, source]) => {
    const { source: then, mutants = 0, killed = 0, named = 0 } = counts[file] ?? {};
    return then === source && mutants === killed + named ? [] : [file];
  });

/**
 * The score as a part of `BENCHMARKS.md`.
 * @param now the fingerprint of each file of the engine as it is
 */
export function section(counts: Counts, now: Readonly<Record<string, string>>): string {
  const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
  const known = Object.entries(counts).filter(([file, { mutants }]) => now[file] !== undefined && mutants > 0);
  const sum = (field: 'mutants' | 'killed' | 'named') => known.reduce((all, [, count]) => all + count[field], 0);
  const all = { source: '', mutants: sum('mutants'), killed: sum('killed'), named: sum('named') };
  const rows = [...known, ['all', all] as const].map(([file, { source, mutants, killed, named }]) => {
    const name = `${file.replace('engine/', '')}${source && source !== now[file] ? ' (before its last change)' : ''}`;
    return `| ${name} | ${mutants} | ${killed} | ${share.format(killed / mutants)} | ${named} |`;
  });
  const files = Object.keys(now);
  const current = files.filter((file) => counts[file]?.source === now[file]).length;
  const unnamed = all.mutants - all.killed - all.named;
  const sign = (holds: boolean) => (holds ? '✓' : '✗');
  return `## Mutants

Written by \`npm run mutate -- --write\`: small changes to the engine, one at a time, and how many of them the quick tests in
\`vitest.mutate.config.ts\` notice. What survives and is named is the same program, as \`test/engine/mutants.yaml\` says of each.

| file | mutants | killed | share | the same program |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| to reach | reached |  |
| --- | ---: | ---: |
| ${share.format(ENOUGH)} of the mutants killed | ${share.format(all.killed / all.mutants)} | ${sign(all.killed >= ENOUGH * all.mutants)} |
| every survivor named | ${unnamed} are not | ${sign(unnamed === 0)} |
| every file gone through as it is | ${current} of ${files.length} | ${sign(current === files.length)} |`;
}
