import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

/** Opens the search on a page and types. */
async function search(page: Page, words: string) {
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill(words);
  return page.locator('#search li a');
}

/** What is typed, and the card that is to be found: inflected, without accents, in the page's language. */
const searches: [locale: Locale, words: string, card: string][] = [
  ['en', 'poison ring', 'poison-ring'],
  ['hu', 'gyuru', 'poison-ring'],
  ['hu', 'kelyhet', 'goblet'],
  ['it', 'specchio', 'broken-mirror'],
  ['pt', 'calices', 'goblet'],
];

for (const [locale, words, card] of searches) {
  test(`${locale}: "${words}" finds the card`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/rules/`);
    const results = await search(page, words);
    await expect(results.first()).toHaveAttribute('href', new RegExp(`/${locale}/${game}/cards/${card}/`));
    await expect(page.getByRole('status').filter({ visible: true })).toContainText(/\d/);
    await results.first().tap();
    await page.waitForURL(`**/${locale}/${game}/cards/${card}/`);
  });
}

test('the keyboard opens the search, walks the results and follows one', async ({ shared: page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('hand limit');
  const results = page.locator('#search li a');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#search')).toBeHidden();
});

test('a paragraph is found by its words and opened at its place', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'hand limit');
  await results.filter({ hasText: 'The hand limit › 10.1' }).tap();
  await page.waitForURL(`**/en/${game}/rules/#limit.size`);
  await expect(page.locator('[id="limit.size"]')).toBeInViewport();
});

test('when nothing is found, the search says so', async ({ shared: page }) => {
  await page.goto('/en/');
  await search(page, 'xyzzyplugh');
  await expect(page.getByRole('status').filter({ visible: true })).toContainText('xyzzyplugh');
});
