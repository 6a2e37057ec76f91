/**
 * `npm run mutate`: changes the engine in small ways, one at a time, and runs tests on each change (Stryker). What no test notices
 * either lacks a test or is the same program, which `test/engine/mutants.yaml` then says.
 *
 * Exit status: 0 every survivor is named; 1 one is not, or the tests fail without any change; 2 wrong options.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { writePart } from '../bench/parts.ts';
import { judge, type Named, type Report, section } from './mutants.ts';
import { root, run } from './run.mjs';

const help = `npm run mutate [-- [--concurrency N] [--force] [--write] [FILE…]]

  FILE            only the mutants of these files, for example engine/teufelsburg/fight.ts
  --concurrency   how many mutants are tested at a time; 1 is kind to whoever else works on the machine
  --force         tests every mutant anew. Otherwise those are left out that a run before has tested, by the same tests; that a
                  test reads other files now, golden ones or helpers, goes unnoticed
  --write         writes the score into BENCHMARKS.md; only for all files
`;

const NAMED = join(root, 'test', 'engine', 'mutants.yaml');
/** Where Stryker's copies of the project lie; a run that was broken off leaves its own behind. */
const SANDBOX = join(root, 'build', 'mutate', 'sandbox');
const REPORT = join(root, 'build', 'mutate', 'report.json');

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        concurrency: { type: 'string', default: '2' },
        force: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^[1-9]\d*$/.test(values.concurrency))
      throw new Error(`--concurrency: expected a number from 1, got ${values.concurrency}`);
    if (values.write && positionals.length > 0) throw new Error('--write: expected no FILE beside it');
    const missing = positionals.find((file) => !existsSync(join(root, file)));
    if (missing) throw new Error(`${missing}: expected a file of the engine`);
    return { ...values, files: positionals };
  } catch (error) {
    console.error(`${(error as Error).message.split('. To specify')[0]}\n\n${help}`);
    process.exit(2);
  }
}

const { concurrency, force, write, files, help: helpOnly } = options();
if (helpOnly) {
  console.log(help);
  process.exit(0);
}

/** Every file that Stryker's own settings name. */
function everything(): string[] {
  const { mutate }: { mutate: string[] } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
  const exclude = mutate.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  return globSync(
    mutate.filter((pattern) => !pattern.startsWith('!')),
    { cwd: root, exclude },
  ).sort();
}

/** So many files are gone through at a time: what each test covers of all of them does not fit into memory. */
const TOGETHER = 16;

const begun = performance.now();
const args = ['run', '--concurrency', concurrency, ...(force ? ['--force'] : [])];
const wanted = files.length > 0 ? files : everything();
for (let from = 0; from < wanted.length; from += TOGETHER) {
  rmSync(SANDBOX, { recursive: true, force: true });
  const these = wanted.slice(from, from + TOGETHER);
  const { code } = await run('stryker', [...args, '--mutate', these.join()], { show: true });
  if (code !== 0) process.exit(1);
}
const minutes = (performance.now() - begun) / 60_000;

/** What earlier runs have found of other files stands in the report too. */
const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
const asked = files.length
  ? Object.entries(report.files).filter(([file]) => files.includes(file))
  : Object.entries(report.files);
const named: Named = parse(readFileSync(NAMED, 'utf8')) ?? {};
const judged = judge({ files: Object.fromEntries(asked) }, named);
const part = section(judged);

console.log(`\n${part}\n\nThe run took ${minutes.toFixed(0)} minutes.`);
const heading = (text: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${text}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
heading('Survivors that nobody has named', judged.unnamed);
heading('Named, but killed or gone', judged.idle);
if (write) writePart('mutants', part);
process.exitCode = judged.unnamed.length > 0 ? 1 : 0;
