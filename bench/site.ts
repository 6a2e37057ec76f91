/**
 * `npm run bench:site`: what the site weighs and how long it takes to build, beside the same texts built by Starlight, and how soon its pages answer
 * a tap. `-- --games 20` also builds it with so many games' worth of content; `-- --lighthouse` asks Lighthouse of every kind of page in every
 * language instead, which takes long. `-- --write` writes what was measured to BENCHMARKS.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { provideBrowser } from '../scripts/browser.mjs';
import { optionsOf } from '../scripts/options.ts';
import { root, run } from '../scripts/run.mjs';
import { serve } from '../scripts/server.mjs';
import { gameIds } from '../src/games.ts';
import { locales } from '../src/locales.ts';
import { copyProject } from '../test/e2e/copy.ts';
import { pages, rulingPages } from '../test/e2e/site.ts';
import { type Weight, weigh } from '../test/e2e/weigh.ts';
import { type Audited, audit, freePort } from './lighthouse.ts';
import { writePart } from './parts.ts';
import { buildStarlight } from './starlight.ts';
import { count, type Goal, goalTable, kilobytes, number, table } from './tables.ts';
import { answered, TAPS } from './taps.ts';

/** A phone on whose screen the pages are opened. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const values = optionsOf({
  games: { type: 'string' },
  lighthouse: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
});

const all = [...pages, ...locales.flatMap(rulingPages)];
const kinds = [...new Set(all.map(({ kind }) => kind))];

const pagesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length;

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function buildHere(): Promise<void> {
  const { code, output } = await run('astro', ['build', '--force']);
  if (code !== 0) throw new Error(output);
}

/** Opens something in a browser that has nothing of the site yet, nor keeps anything. */
async function opened<Result>(
  browser: Browser,
  look: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

/** The heaviest of some pages, by each measure. */
const heaviest = (weights: readonly Weight[]): Weight => ({
  bytes: Math.max(...weights.map(({ bytes }) => bytes)),
  requests: Math.max(...weights.map(({ requests }) => requests)),
  elements: Math.max(...weights.map(({ elements }) => elements)),
});

/** Weighs pages of a kind in every language. */
async function weighKinds(browser: Browser, site: string, wanted: readonly string[]): Promise<Map<string, Weight>> {
  const weighed = new Map<string, Weight>();
  for (const kind of wanted) {
    const weights: Weight[] = [];
    for (const { path } of all.filter((one) => one.kind === kind))
      weights.push(await opened(browser, (page) => weigh(page, site + path)));
    weighed.set(kind, heaviest(weights));
  }
  return weighed;
}

/** How long the site takes with as much content as some games have. @returns milliseconds a page, by the number of games */
async function growth(most: number): Promise<{ games: number; pages: number; ms: number }[]> {
  const steps = [...new Set([gameIds.length, Math.ceil(most / 4), Math.ceil(most / 2), most])];
  const grown: { games: number; pages: number; ms: number }[] = [];
  const copy = copyProject();
  try {
    let games: number = gameIds.length;
    for (const step of steps) {
      for (; games < step; games++) copy.repeatGame(`more${games}`, gameIds[games % gameIds.length] as string);
      const ms = await timed(() => copy.build('/'));
      grown.push({ games, pages: pagesIn(join(copy.folder, 'dist')), ms });
    }
  } finally {
    await copy.remove();
  }
  return grown;
}

const isRuling = (kind: string) => kind.startsWith('check');

const weights = (weight: Weight | undefined) =>
  weight ? [kilobytes(weight.bytes), count(weight.requests), count(weight.elements)] : ['', '', ''];

async function measureSite(browser: Browser): Promise<string> {
  const dist = join(root, 'dist');
  const here = await timed(buildHere);
  let there = '';
  const starlight = await timed(async () => {
    there = await buildStarlight();
  });
  const [ours, theirs] = await Promise.all([serve({ folder: dist }), serve({ folder: there })]);
  const weighed = await weighKinds(browser, `http://localhost:${ours.port}`, kinds);
  const compared = kinds.filter((kind) => /^(rules|card|question)( of |$)/.test(kind));
  const beside = await weighKinds(browser, `http://localhost:${theirs.port}`, compared);
  const taps = await answered(TAPS, (look) => opened(browser, (page) => look(page, `http://localhost:${ours.port}`)));
  await Promise.all([ours.close(), theirs.close()]);
  const grown = values.games ? await growth(Number(values.games)) : [];

  const perPage = here / pagesIn(dist);
  const read = [...weighed].filter(([kind]) => !isRuling(kind)).map(([, weight]) => weight);
  const most = heaviest(read);
  const ruling = heaviest([...weighed].filter(([kind]) => isRuling(kind)).map(([, weight]) => weight));
  const within = (measure: keyof Weight, limit: number) => read.filter((one) => one[measure] <= limit).length;
  const slowest = Math.max(...taps.map(({ ms }) => ms));
  const goals: Goal[] = [
    [
      `pages that are read at most 28 kB (${within('bytes', 28_000)} of ${read.length} kinds)`,
      kilobytes(most.bytes),
      most.bytes <= 28_000,
    ],
    [`in at most 6 requests (${within('requests', 6)} of ${read.length})`, count(most.requests), most.requests <= 6],
    [
      `of at most 1,500 elements (${within('elements', 1500)} of ${read.length})`,
      count(most.elements),
      most.elements <= 1500,
    ],
    ['the ruling page at most 75 kB', kilobytes(ruling.bytes), ruling.bytes <= 75_000],
    ['at most 10 ms a page to build', `${number(perPage)} ms`, perPage <= 10],
    ['a tap answered within 100 ms', `${number(slowest)} ms`, slowest <= 100],
  ];
  return `## The site

Written by \`npm run bench:site -- --write\`: one run, beside the same texts (rules, cards and questions, in ${locales.length} languages) built by
Starlight. A page is opened in a browser that has nothing of the site yet; the heaviest of the languages is shown. Bytes are those that
\`npm start\` sends, compressed with gzip, without headers; what the service worker then keeps by itself is not counted.

${goalTable(goals)}

| | Coachlamp | Starlight |
| --- | ---: | ---: |
| pages | ${count(pagesIn(dist))} | ${count(pagesIn(there))} |
| ms a page to build | ${number(perPage)} | ${number(starlight / pagesIn(there))} |

${table(
  ['kind of page', 'sent', 'requests', 'elements', 'Starlight: sent', 'requests', 'elements'],
  kinds.map((kind) => [kind, ...weights(weighed.get(kind)), ...weights(beside.get(kind))]),
)}
${
  grown.length > 0
    ? `
With the content of the games repeated under other names:

${table(
  ['games', 'pages', 'seconds to build', 'ms a page'],
  grown.map(({ games, pages: built, ms }) => [count(games), count(built), number(ms / 1000), number(ms / built)]),
)}
`
    : ''
}
From a tap to the next frame, on a processor slowed down four times:

${table(
  ['tap', 'ms'],
  taps.map(({ name, ms }) => [name, number(ms)]),
)}
`;
}

/**
 * Serves the site from a process of its own, as readers are served: what works beside the server keeps it waiting, and Lighthouse takes that for the
 * way that every answer has to go.
 */
async function servedApart<Result>(work: (site: string) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs', '--no-build', '--port', `${port}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // It says where it is once it listens.
    await once(server.stdout, 'data');
    return await work(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}

async function measureLighthouse(executablePath: string): Promise<string> {
  await buildHere();
  const audits = await servedApart((site) =>
    audit(
      executablePath,
      all.map(({ path }) => site + path),
    ),
  );
  const rows = kinds.map((kind) => {
    const own = audits.filter((_, index) => all[index]?.kind === kind);
    const worst = own[0]?.scores.map((_, index) => Math.min(...own.map(({ scores }) => scores[index] ?? 0))) ?? [];
    const slowest = (of: (one: Audited) => number) => number(Math.max(...own.map(of)));
    return [
      kind,
      ...worst.map((score) => number(score * 100)),
      slowest(({ largestPaint }) => largestPaint),
      slowest(({ blocked }) => blocked),
    ];
  });
  const missed = [...new Set(audits.flatMap(({ missed }) => missed))];
  return `## Lighthouse

Written by \`npm run bench:site -- --lighthouse --write\`: every kind of page in ${locales.length} languages on the phone that Lighthouse simulates; the worst of the
languages is shown, times in milliseconds.

${table(['kind of page', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'blocked'], rows)}

${missed.length > 0 ? `What keeps a page from 100 in the last three: ${missed.join('; ')}.` : 'Nothing keeps a page from 100 in the last three.'}
`;
}

const executablePath = await provideBrowser();
const [part, report] = values.lighthouse
  ? (['lighthouse', await measureLighthouse(executablePath)] as const)
  : (['site', await browse(measureSite)] as const);
console.log(report);
if (values.write) writePart(part, report);

async function browse<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
