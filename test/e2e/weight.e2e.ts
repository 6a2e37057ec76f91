/** What a page weighs for a phone that has nothing of the site yet, and how far it jumps until it is there: none of it grows unnoticed. */
import { expect, type Page } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { pages, rulingPages } from './site.ts';
import { weigh } from './weigh.ts';

/** At most so many thousand bytes on their way, compressed as hosts do, in so many requests, for so many elements. */
interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
  readonly elements: number;
}

const budget = (kilobytes: number, requests: number, elements: number): Budget => ({ kilobytes, requests, elements });

/** A page that is read: a lesson of a few scenes, a term, a list. */
const READ = budget(28, 4, 1500);

/** Kinds of page that are more than that. */
const OTHER: Readonly<Record<string, Budget>> = {
  rules: budget(55.7, 4, 3800),
  cards: budget(33.9, 4, 1500),
  setup: budget(64.9, 14, 1500),
  'setup of mascarade': budget(57.8, 14, 1500),
  summary: budget(35.6, 4, 1500),
  score: budget(62.6, 13, 1500),
  offline: budget(45.7, 12, 1500),
  sideBySideRules: budget(49.9, 4, 2800),
  sideBySideCards: budget(37.4, 4, 2700),
  sideBySideFaq: budget(29.6, 4, 1500),
  'sideBySideRules of mascarade': budget(31.4, 4, 1500),
  'sideBySideFaq of mascarade': budget(32.1, 4, 1500),
  check: budget(168, 23, 300),
  'check of mascarade': budget(134.6, 23, 300),
};

/** The screen of the phone that Lighthouse simulates. */
const SCREEN = { width: 412, height: 823 };
/** How far what a reader may be about to tap may jump until the page is there: Lighthouse gives full marks up to twice as far. */
const MOST_SHIFTED = 0.05;

/** How far parts of the page have jumped, as shares of the screen (Layout Instability, https://wicg.github.io/layout-instability/). */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

const kinds = [...new Set(pages.map(({ kind }) => kind))];
const tried = [
  // Each kind in one language, by turns.
  ...pages.filter(({ locale, kind }) => locales[kinds.indexOf(kind) % locales.length] === locale),
  ...rulingPages('hu'),
];

for (const { kind, path } of tried)
  test(`${kind} stays within its budget`, async ({ page }) => {
    await page.setViewportSize(SCREEN);
    const { bytes, requests, elements } = await weigh(page, path);
    const most = OTHER[kind] ?? READ;
    expect(bytes / 1000, 'kB').toBeLessThanOrEqual(most.kilobytes);
    expect(requests, 'requests').toBeLessThanOrEqual(most.requests);
    expect(elements, 'elements').toBeLessThanOrEqual(most.elements);
    expect(await shifted(page), 'jumps').toBeLessThanOrEqual(MOST_SHIFTED);
  });
