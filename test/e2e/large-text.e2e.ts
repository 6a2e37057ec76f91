/**
 * The site as somebody reads it whose browser has text twice as large as others, on a phone.
 */
import { expect, type Page } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';
import { HIDDEN, IMPOSSIBLE, WON } from './tables.ts';
import { tornWords } from './torn.ts';

const WIDTH = 360;
const TEXT = 32;

test.use({
  // What a browser's settings call the size of the text; a style for the root would leave the media queries as they are.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${TEXT}`] });
  },
});

const controls = 'header a, header button';
/** Pictures of a table cut a long name off. */
const PICTURE = '.picture, .ck-position';

/** Every kind of page in the language with the longest words, and the longest page in all. */
const tried = pages.filter(({ locale, kind }) => locale === 'hu' || kind === 'rules');

for (const { locale, kind, path } of tried)
  test(`${locale}: ${kind} fits the screen, and no word is torn`, async ({ shared: page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${TEXT}px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);

    const outside = await page.locator(controls).evaluateAll(
      (all, width) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => ({ name: one.textContent?.trim(), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > innerHeight)
          .map(({ name }) => name),
      WIDTH,
    );
    expect(outside).toEqual([]);

    expect(await tornWords(page, 'body', `${PICTURE}, .visually-hidden`)).toEqual([]);
  });

/** Tables of the checker: a door, a ruling, one that hangs on a hidden card, one that cannot be. */
const TABLES = ['', '#fight', '#claim', WON, HIDDEN, IMPOSSIBLE];

/** Expects tables of a game to fit the screen, and what stands in their columns to fit these. */
async function expectFitting(page: Page, path: string, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await page.goto('about:blank');
    await page.goto(path + hash);
    await page.locator('[data-open]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(WIDTH);
    const columns = await page
      .locator('.ck-main, .ck-aside')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(Math.max(...columns, 0), hash).toBe(0);
  }
}

for (const locale of locales)
  test(`${locale}: the checker fits the screen`, ({ shared: page }) =>
    expectFitting(page, `/${locale}/${game}/check/`, TABLES));

for (const locale of ['pt', 'hu'])
  test(`${locale}: the doors of Mascarade fit the screen`, ({ shared: page }) =>
    expectFitting(page, `/${locale}/mascarade/check/`, ['#who-is-who', '#announcement', '#swap']));

test('the bar of the checker goes with the page, as it would leave nothing of it', async ({ shared: page }) => {
  await page.goto('about:blank');
  // By a link, as a door leads on to its question.
  await page.goto(`/pt/${game}/check/${WON}`);
  const bar = page.locator('.ck-bar');
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar).not.toBeInViewport();
});
