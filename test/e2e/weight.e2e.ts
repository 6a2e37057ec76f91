/** What a page weighs for a phone that has nothing of the site yet: none of it grows unnoticed. */
import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';

/** At most so many thousand bytes on their way, compressed as hosts do, in so many requests, for so many elements. */
interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
  readonly elements: number;
}

const budget = (kilobytes: number, requests: number, elements: number): Budget => ({ kilobytes, requests, elements });

/** A page that is read: a question, a term, a list. */
const READ = budget(56, 12, 1500);

/** Kinds of page that are more than that. */
const LARGER: Readonly<Record<string, Budget>> = {
  rules: budget(84, 10, 3800),
  terms: budget(45, 9, 1900),
  card: budget(62, 13, 1500),
  setup: budget(90, 26, 1500),
  'setup of mascarade': budget(77, 25, 1500),
  score: budget(95, 21, 1500),
  offline: budget(60, 20, 1500),
  sideBySideRules: budget(96, 9, 5800),
  sideBySideCards: budget(74, 9, 5800),
  'sideBySideRules of mascarade': budget(56, 9, 2300),
  'sideBySideCards of mascarade': budget(56, 9, 2300),
  'sideBySideFaq of mascarade': budget(58, 9, 2500),
  check: budget(190, 40, 3400),
  'check of mascarade': budget(155, 40, 2200),
};

const kinds = [...new Set(pages.map(({ kind }) => kind))];
const tried = [
  // Each kind in one language, by turns.
  ...pages.filter(({ locale, kind }) => locales[kinds.indexOf(kind) % locales.length] === locale),
  ...gameIds.map((of) => ({ kind: of === game ? 'check' : `check of ${of}`, path: `/hu/${of}/check/` })),
];

/** Fonts and pictures are dense already. */
const isDense = (response: Response) => /font|png/.test(response.headers()['content-type'] ?? '');

async function weightOf(response: Response): Promise<number> {
  if (response.status() !== 200) return 0;
  const body = await response.body();
  return isDense(response) ? body.length : gzipSync(body).length;
}

for (const { kind, path } of tried)
  test(`${kind} stays within its budget`, async ({ page }) => {
    const responses: Promise<number>[] = [];
    page.on('response', (response) => responses.push(weightOf(response)));
    await page.goto(path, { waitUntil: 'networkidle' });
    const weights = await Promise.all(responses);
    const weighed = {
      kilobytes: weights.reduce((sum, weight) => sum + weight, 0) / 1000,
      requests: weights.length,
      elements: await page.locator('*').count(),
    };
    const { kilobytes, requests, elements } = LARGER[kind] ?? READ;
    expect(weighed.kilobytes, 'kB').toBeLessThanOrEqual(kilobytes);
    expect(weighed.requests, 'requests').toBeLessThanOrEqual(requests);
    expect(weighed.elements, 'elements').toBeLessThanOrEqual(elements);
  });
