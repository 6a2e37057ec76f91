/**
 * `npm run fuzz -- [--seconds N] [--seed N]`: fuzzes records, links and the command line for so long (60 seconds), with one seed after the
 * other. What fails is shrunk and kept in `test/fuzz/corpus/`, from where the tests replay it. Exit status 1 if anything failed.
 */
import { parseArgs } from 'node:util';
import { checkCommand, fuzz, keep, lines } from '../test/fuzz/fuzz.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds);
let seed = Number(values.seed ?? Date.now() % 2 ** 31);
for (const [name, value] of Object.entries({ seconds, seed })) {
  if (!Number.isFinite(value) || value < 0) {
    console.error(`--${name}: expected a number from 0, got ${values[name as keyof typeof values]}`);
    process.exit(2);
  }
}

const RUNS = 2_000;
const begun = performance.now();
let inputs = 0;
let failures = 0;
console.log(`seed ${seed}`);
for (; performance.now() - begun < seconds * 1000; seed++) {
  for (const kind of ['record', 'link'] as const) {
    const failure = fuzz(kind, seed, RUNS);
    inputs += RUNS;
    if (!failure) continue;
    failures++;
    console.log(`seed ${seed}: ${failure.fault}\n  kept in ${keep(kind, failure.input)}`);
  }
  try {
    checkCommand(lines(seed, 100));
    inputs += 100;
  } catch (error) {
    failures++;
    console.log(`seed ${seed}, command line: ${(error as Error).message}`);
  }
}
const rate = Math.round(inputs / ((performance.now() - begun) / 1000));
console.log(`${inputs} inputs, ${rate} a second, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
