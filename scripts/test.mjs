/**
 * `npm test`: every check there is, a line for each, always in the same order. All of them run even when one has failed, so that one run
 * shows everything; only the browser tests need a build that succeeded. The last line counts the tests, and a check that
 * counts nothing itself (formatting, types, the build) as one failure when it fails.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installed, run } from './run.mjs';

const [given] = process.argv.slice(2);
if (given !== undefined) {
  const isAsked = given === '--help';
  console[isAsked ? 'log' : 'error'](
    `npm test: runs every check${isAsked ? '' : `, and knows no ${given}`}; one part alone: npx vitest run test/engine, npx playwright test search`,
  );
  process.exit(isAsked ? 0 : 2);
}
if (!installed()) {
  console.error('npm test: the packages are not installed yet; run `npm ci` first');
  process.exit(1);
}
const { provideBrowser } = await import('./browser.mjs');
const { provideCheckers } = await import('./checkers.mjs');

const reports = mkdtempSync(join(tmpdir(), 'coachlamp-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What was skipped whole, by the names that say why. */
const skipped = new Set();

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** What vitest's report counts. A file that could not be loaded has no tests to fail, and counts as one failure. */
function countUnit() {
  const report = readReport('unit.json');
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const nameOf = ({ ancestorTitles, title }) => ancestorTitles.find(Boolean) ?? title;
  const made = new Set(tests.filter(({ status }) => status !== 'skipped').map(nameOf));
  for (const name of tests.map(nameOf)) if (!made.has(name)) skipped.add(name);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's report counts; an error outside a test counts as a failure. */
function countBrowser() {
  const { stats, errors } = readReport('browser.json');
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * Runs a check; `tell` prints what has come of it.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} check
 * @param {() => { passed: number, failed: number, skipped: number }} [count]
 */
async function outcomeOf(name, check, count) {
  const begun = performance.now();
  const { code, output } = await check().catch((error) => ({ code: 1, output: error.message }));
  const counted = { passed: 0, failed: 0, skipped: 0 };
  if (count) {
    try {
      Object.assign(counted, count());
    } catch {
      // No report: it did not get as far as writing one, and its exit code says so.
    }
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const good = code === 0 && counted.failed === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const detail = count ? `  ${counted.passed} passed, ${counted.failed} failed` : '';
  const line = `${good ? '✓' : '✗'} ${name.padEnd(32)} ${`${seconds} s`.padStart(8)}${detail}`;
  return { good, counted, line, output };
}

/** Begins a check. */
const begin = (name, check, count) => ({ name, outcome: outcomeOf(name, check, count) });

/** Waits for a check, counts it and prints its line, and what it wrote when it failed. @returns whether all was well */
async function tell({ name, outcome }) {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}`);
  const { good, counted, line, output } = await outcome;
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  console.log(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${line}`);
  if (!good) console.log(`\n${process.stdout.isTTY ? output : stripVTControlCharacters(output)}\n`);
  return good;
}

try {
  // Much of this keeps one core busy and no more, so it runs at once.
  const lint = begin('format and lint', () => run('biome', ['check', '--error-on-warnings', '.']));
  const types = begin('types', async () => {
    // Of pages and components alone, as what reads them is slow. It comes first: it also writes down the types of the content.
    const pages = await run('astro', ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json']);
    return pages.code === 0 ? run('tsc', []) : pages;
  });
  const workerTypes = begin('types of the worker', () => run('tsc', ['-p', 'tsconfig.worker.json']));
  const unit = begin(
    'unit, property and content tests',
    async () => {
      await provideCheckers();
      return run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./test/engine/reach/reporter.ts',
        `--outputFile.json=${join(reports, 'unit.json')}`,
      ]);
    },
    countUnit,
  );
  for (const check of [lint, types]) await tell(check);
  // Not beside the types: both write down what Astro makes of the content.
  const build = begin('build', () => run('astro', ['build']));
  for (const check of [workerTypes, unit]) await tell(check);
  const built = await tell(build);
  // By themselves: they keep every core busy.
  const pages = begin(
    'browser tests',
    async () => {
      if (!built) return { code: 1, output: 'not run: there is no site to open, as the build failed' };
      const browser = await provideBrowser();
      return run('playwright', ['test', '--reporter=list,json'], {
        env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json') },
      });
    },
    countBrowser,
  );
  await tell(pages);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (total.skipped > 0) console.log(`\n${[`${total.skipped} skipped`, ...skipped].join(': ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
