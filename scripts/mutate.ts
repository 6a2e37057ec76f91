/**
 * `npm run mutate`: changes the engine in small ways, one at a time, and runs tests on each change (Stryker). What no test notices
 * either lacks a test or is the same program, which `test/engine/mutants.yaml` then says. What has come of a file is kept in
 * `test/engine/mutants.json` as long as the file stays as it is, so that all of them can be gone through in several sittings.
 *
 * Exit status: 0 every survivor is named; 1 one is not, or the tests fail without any change; 2 wrong options.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writePart } from '../bench/parts.ts';
import { type Counts, fingerprint, judge, type Named, type Report, section, toGoThrough } from './mutants.ts';
import { given, refuse } from './options.ts';
import { root, run } from './run.mjs';

const help = `npm run mutate [-- [--concurrency N] [--force] [--write] [FILE…]]

  FILE            only the mutants of these files, for example engine/teufelsburg/fight.ts; otherwise of those that have changed since
                  they were gone through, or of which survivors have no name
  --concurrency   how many mutants are tested at a time; 1 is kind to whoever else works on the machine
  --force         tests every mutant anew, and of every file. Otherwise those are left out that a run before has tested, by the same
                  tests; that a test reads other files now, golden ones or helpers, goes unnoticed
  --write         keeps what has come of each file, and writes the score into BENCHMARKS.md: after every few files, so that what has
                  been gone through stands if the run is broken off
`;

const NAMED = join(root, 'test', 'engine', 'mutants.yaml');
const COUNTS = join(root, 'test', 'engine', 'mutants.json');
/** Where Stryker's copies of the project lie; a run that was broken off leaves its own behind. */
const SANDBOX = join(root, 'build', 'mutate', 'sandbox');
const REPORT = join(root, 'build', 'mutate', 'report.json');

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file that Stryker's own settings name, with the fingerprint of what stands in it. */
function everything(): Record<string, string> {
  const { mutate }: { mutate: string[] } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
  const exclude = mutate.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  const found = globSync(
    mutate.filter((pattern) => !pattern.startsWith('!')),
    { cwd: root, exclude },
  ).sort();
  return Object.fromEntries(found.map((file) => [file, fingerprint(textOf(file))]));
}

const now = everything();

const { values, positionals: files } = given(
  {
    allowPositionals: true,
    options: {
      concurrency: { type: 'string', default: '2' },
      force: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  },
  help,
);
const { concurrency, force, write } = values;
if (!/^[1-9]\d*$/.test(concurrency)) refuse(`--concurrency: expected a number from 1, got ${concurrency}`, help);
const other = files.find((file) => now[file] === undefined);
if (other) refuse(`FILE: expected a file of the engine, as engine/kernel/deal.ts, got ${other}`, help);

/** So many files are gone through at a time: what each test covers of all of them would not fit into memory, and counting it slows all down. */
const TOGETHER = 8;

const heading = (text: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${text}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

const begun = performance.now();
const named: Named = parse(readFileSync(NAMED, 'utf8')) ?? {};
let counts: Counts = JSON.parse(readFileSync(COUNTS, 'utf8'));
const changed = force ? Object.keys(now) : toGoThrough(counts, now);
const wanted = files.length > 0 ? files : changed;
for (let from = 0; from < wanted.length; from += TOGETHER) {
  rmSync(SANDBOX, { recursive: true, force: true });
  const these = wanted.slice(from, from + TOGETHER);
  const args = ['--concurrency', concurrency, ...(force ? ['--force'] : []), '--mutate', these.join()];
  const { code } = await run('stryker', ['run', ...args], { show: true });
  if (code !== 0) process.exit(1);
  /** What earlier runs have found of other files stands in the report too. */
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  // Of a file in which nothing can be changed, as one of types alone, it says nothing.
  const found = these.map((file) => [file, report.files[file] ?? { source: textOf(file), mutants: [] }]);
  const judged = judge({ files: Object.fromEntries(found) }, named);
  counts = { ...counts, ...judged.counts };
  heading('Survivors that nobody has named', judged.unnamed);
  heading('Named, but killed or gone', judged.idle);
  if (judged.unnamed.length > 0) process.exitCode = 1;
  if (!write) continue;
  const kept = Object.entries(counts).filter(([file]) => now[file] !== undefined);
  const sorted = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(COUNTS, `${JSON.stringify(sorted, undefined, 2)}\n`);
  writePart('mutants', section(sorted, now));
}
console.log(`\n${section(counts, now)}\n\nThe run took ${((performance.now() - begun) / 60_000).toFixed(0)} minutes.`);
