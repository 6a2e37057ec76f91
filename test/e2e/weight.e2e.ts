/** What a page weighs for a phone that has nothing of the site yet: none of it grows unnoticed. */
import { expect } from '@playwright/test';
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

/** A page that is read: a question, a term, a list. */
const READ = budget(38, 6, 1500);

/** Kinds of page that are more than that. */
const LARGER: Readonly<Record<string, Budget>> = {
  rules: budget(65, 6, 3800),
  terms: budget(38, 6, 1800),
  card: budget(40, 6, 1500),
  'card of mascarade': budget(42, 7, 1500),
  cards: budget(43, 6, 1500),
  summary: budget(45, 6, 1500),
  setup: budget(80, 20, 1500),
  'setup of mascarade': budget(66, 18, 1500),
  score: budget(87, 16, 1500),
  offline: budget(52, 12, 1500),
  sideBySideRules: budget(87, 6, 5500),
  sideBySideCards: budget(65, 6, 5600),
  sideBySideFaq: budget(45, 6, 1500),
  'sideBySideRules of mascarade': budget(47, 6, 2000),
  'sideBySideCards of mascarade': budget(40, 6, 2000),
  'sideBySideFaq of mascarade': budget(49, 6, 2300),
  check: budget(188, 36, 3000),
  'check of mascarade': budget(143, 36, 1300),
};

const kinds = [...new Set(pages.map(({ kind }) => kind))];
const tried = [
  // Each kind in one language, by turns.
  ...pages.filter(({ locale, kind }) => locales[kinds.indexOf(kind) % locales.length] === locale),
  ...rulingPages('hu'),
];

for (const { kind, path } of tried)
  test(`${kind} stays within its budget`, async ({ page }) => {
    const { bytes, requests, elements } = await weigh(page, path);
    const most = LARGER[kind] ?? READ;
    expect(bytes / 1000, 'kB').toBeLessThanOrEqual(most.kilobytes);
    expect(requests, 'requests').toBeLessThanOrEqual(most.requests);
    expect(elements, 'elements').toBeLessThanOrEqual(most.elements);
  });
