import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { Game } from '../../src/games.ts';
import type { Locale } from '../../src/locales.ts';
import { test } from './shared.ts';
import { dist, game } from './site.ts';

/** Opens the search on a page and types. */
async function search(page: Page, words: string) {
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill(words);
  return page.locator('#search li a');
}

const said = (page: Page) => page.locator('#search-status');

/** What is typed, and what is found first: inflected, in another language, without accents, with a letter wrong, in a sentence. */
const searches: [locale: Locale, words: string, found: string][] = [
  ['en', 'poison rign', 'cards/poison-ring/'],
  ['hu', 'gyuru', 'cards/poison-ring/'],
  ['it', 'kelyhet', 'cards/goblet/'],
  ['pt', 'chi vince un pareggio?', 'rules/#fight.tie'],
];

for (const [locale, words, found] of searches) {
  test(`${locale}: "${words}" finds ${found}`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/cards/`);
    const results = await search(page, words);
    await expect(results.first()).toHaveAttribute('href', `/${locale}/${game}/${found}`);
    await expect(said(page)).toContainText(/\d/);
    await results.first().tap();
    await page.waitForURL(`**/${locale}/${game}/${found}`);
  });
}

/** What is asked on a page of a game, and the text that is found first: words of questions weigh nothing, its own game a little more. */
const asked: [locale: Locale, of: Game, words: string, found: string][] = [
  ['en', 'mascarade', 'what does the youngest do', 'mascarade/rules/#setup.first'],
  ['en', 'teufelsburg', 'what happens if nobody wins', 'teufelsburg/rules/#fight.tie'],
  ['hu', 'mascarade', 'ki a legfiatalabb', 'mascarade/rules/#setup.first'],
  ['it', 'mascarade', 'chi è il più giovane', 'mascarade/rules/#setup.first'],
  ['pt', 'mascarade', 'quem é o mais novo', 'mascarade/rules/#setup.first'],
  ['en', 'teufelsburg', 'how does the game end', 'teufelsburg/rules/#claim'],
  ['en', 'mascarade', 'how does the game end', 'mascarade/learn/end/'],
];

for (const [locale, of, words, found] of asked) {
  test(`${locale}, ${of}: "${words}" finds ${found} first in the text`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${of}/cards/`);
    await search(page, words);
    await expect(said(page)).toContainText(/\d/);
    const texts = page.locator('[data-search-text] li a');
    await expect(texts.first()).toHaveAttribute('href', `/${locale}/${found}`);
  });
}

/** What is asked with a word that no text has, and a text that is found for the others, or for what the word was before a slip. */
const unknown: [locale: Locale, words: string, found: string][] = [
  ['en', 'can I give an object away for free', 'rules/#limit.chain'],
  ['en', 'what if the deck runs out', 'differences/#draw-when-used-up'],
  ['it', 'posso mostrare le mie carte', 'rules/#contents.characters'],
  ['it', 'posso rifutare uno scambio', 'rules/#trade.refuse'],
  ['pt', 'posso mostrar as minhas cartas', 'rules/#contents.characters'],
  ['hu', 'elfelejtettem, hogy cseréltem-e', 'faq/forgotten-swap/'],
];

for (const [locale, words, found] of unknown) {
  test(`${locale}: "${words}" finds ${found} though no text has all of it`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/cards/`);
    await search(page, words);
    await expect(said(page)).toContainText(/\d/);
    await expect(page.locator(`#search li a[href$="${found}"]`)).toHaveCount(1);
  });
}

test('in English no word is taken for one of another language that is the reader’s own in another game', async ({
  shared: page,
}) => {
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'who pays the fine');
  await expect(results.first()).toHaveAttribute('href', '/en/mascarade/rules/#announce.fine');
  await expect(said(page)).toContainText(/\d/);
  await expect(results.filter({ hasText: 'Italiano' })).toHaveCount(0);
});

test('a long word without blanks makes nothing wider than a phone', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  await search(page, 'brkn'.repeat(20));
  await expect(said(page)).toContainText('brknbrkn');
  expect(await page.locator('#search').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test('what is asked in words that are not ours leads to the paragraph, in the game of the page first', async ({
  shared: page,
}) => {
  for (const [of, first] of [
    ['mascarade', 'mascarade/rules/#setup.first'],
    ['teufelsburg', 'teufelsburg/rules/#turn.first'],
  ]) {
    await page.goto(`/hu/${of}/`);
    const results = await search(page, 'ki kezdi a játékot');
    await expect(results.first()).toHaveAttribute('href', `/hu/${first}`);
  }
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/hu/teufelsburg/rules/#turn.first');
});

test('a slip in another language is found, but not for a word of the reader’s own', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'kelyhett');
  await expect(results.first()).toHaveAttribute('href', `/en/${game}/cards/goblet/`);
  await expect(results.first()).toContainText('Kelyhet (Magyar)');
  await page.getByRole('searchbox').fill('card');
  await expect(results.first()).toContainText('haracter');
  await expect(said(page)).toContainText(/\d/);
  await expect(results.filter({ hasText: /\bkard\b/ })).toHaveCount(0);
});

test('a slip in another language does not wait for texts that do not come', async ({ page }) => {
  await page.route('**/pagefind*/**', () => {});
  await page.goto(`/en/${game}/cards/`);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('searchbox').fill('párbjhős');
  await expect(page.locator('#search a').first()).toHaveAttribute('href', `/en/${game}/cards/duelist/`);
});

test('in the index no words run together that stand apart on the page, nor does what is not said of every lesson', () => {
  const fragments = globSync(join(dist, 'pagefind', '*', 'fragment', '*'));
  expect(fragments.length).toBeGreaterThan(500);
  for (const file of fragments) {
    const [, url = '', text = ''] =
      /"url":"([^"]*)","content":"((?:[^"\\]|\\.)*)"/.exec(gunzipSync(readFileSync(file)).toString()) ?? [];
    expect(text, url).not.toBe('');
    expect(text.match(/\S*(?:\p{Ll}\p{Lu}|[.!?:]\p{L}|✓)\S*/gu), url).toBeNull();
  }
});

test('a name is found in every game, with its game beside it; what several have, first that of the game of the page', async ({
  shared: page,
}) => {
  const others = page.getByRole('region', { name: 'Cards and terms' }).locator('a');
  await page.goto('/en/');
  await search(page, 'inquisitor');
  await expect(others.first()).toHaveAttribute('href', '/en/mascarade/cards/inquisitor/');
  await expect(others.first()).toContainText('Mascarade');
  for (const [first, title] of [
    ['teufelsburg', 'Coach Ride to Devil’s Castle'],
    ['mascarade', 'Mascarade'],
  ]) {
    await page.goto(`/en/${first}/`);
    await search(page, 'turn');
    await expect(others.first()).toContainText(title ?? '');
  }
});

for (const [locale, words, to] of [
  ['en', 'fine', 'mascarade/rules/#announce.fine'],
  ['it', 'passa', 'mascarade/rules/#announce.claim'],
] as const)
  test(`${locale}: of what is just “${words}” the reader’s own language is first, whatever game the page is of`, async ({
    shared: page,
  }) => {
    await page.goto(`/${locale}/${game}/cards/`);
    const results = await search(page, words);
    await expect(results.first()).toHaveAttribute('href', `/${locale}/${to}`);
  });

test('where a page that was found does not come, what has come is shown, and it can be tried again', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/pagefind/*/fragment/*', (route) =>
    asked++ ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto(`/en/${game}/cards/`);
  await search(page, 'fight');
  await expect(said(page)).toHaveText(/^Not everything could be searched/);
  await expect(page.locator('[data-search-text] li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(said(page)).toContainText(/\d/);
});

test('where the names of one game do not come, that is said, and they can be asked for again', async ({ page }) => {
  await page.route('**/names/mascarade*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'dagger');
  await expect(said(page)).toHaveText(/^Not everything could be searched/);
  await expect(results.first()).toContainText('Dagger');
  await page.unroute('**/names/mascarade*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(said(page)).toContainText(/\d/);
  await page.getByRole('searchbox').fill('inquisitor');
  await expect(results.first()).toContainText('Inquisitor');
});

test('the keyboard opens the search, walks the results and follows one', async ({ shared: page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('hand limit');
  const results = page.locator('#search li a');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  // What comes later leaves the focus where it is.
  await expect(said(page)).toContainText(/\d/);
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/en/${game}/rules/#limit.size`);
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.locator('#search')).toBeHidden();
});

test('closed and opened again before it has come, the search takes one step back', async ({ page }) => {
  await page.goto('/en/');
  await page.goto(`/en/${game}/rules/`);
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/search/, async (route) => {
    await coming;
    await route.continue();
  });
  const dialog = page.locator('#search');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  come();
  await expect.poll(() => page.evaluate(() => history.state?.open)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.open)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('what is no word finds nothing, even if it begins with one', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  await search(page, 'asdfghj');
  await expect(said(page)).toContainText('asdfghj');
  await expect(page.locator('#search li a mark')).toHaveCount(0);
});

test('a paragraph is found by its words and opened at its place', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'nobody wins');
  await results.filter({ hasText: 'Fighting › 8.14' }).tap();
  await page.waitForURL(`**/en/${game}/rules/#fight.tie`);
  await expect(page.locator('[id="fight.tie"]')).toBeInViewport();
});

test('a question is found in its words once, and opened', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/`);
  const results = await search(page, 'hypnotised');
  await expect(said(page)).toContainText(/\d/);
  const found = results.and(page.locator('[href*="/faq/"]'));
  await expect(found).toHaveCount(1);
  await found.tap();
  await page.waitForURL(`**/en/${game}/faq/hypnotised-bodyguard/`);
});

test('when nothing is found, the search says so and offers the nearest names', async ({ shared: page }) => {
  await page.goto('/en/');
  const results = await search(page, 'brkn mrrr $&');
  await expect(said(page)).toContainText('“brkn mrrr $&”');
  await expect(page.getByRole('region', { name: 'The nearest names' })).toBeVisible();
  await expect(results.filter({ hasText: 'Broken Mirror' })).toBeVisible();
});

for (const [what, path] of [
  ['the names', '**/names/*.json*'],
  ['a part of the index', '**/pagefind/*/index/*'],
  ['what Pagefind begins with', '**/pagefind/*/*.pf_meta'],
  ['Pagefind', '**/pagefind/*/pagefind.js*'],
] as const) {
  test(`without ${what} nothing is said not to be there, and it can be tried again`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill({ status: 404 }));
    await page.goto('/en/');
    const results = await search(page, 'dagger');
    await expect(said(page)).toHaveText(/^Not everything could be searched/);
    await expect(results.first()).toContainText('Dagger');
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(said(page)).toContainText(/\d/);
    await expect(page.getByRole('region', { name: 'Cards and terms' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'In the text' })).toBeVisible();
  });
}
