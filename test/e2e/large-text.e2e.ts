/**
 * The site as somebody reads it whose browser has text twice as large as others, on a phone.
 */
import { expect } from '@playwright/test';
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

for (const locale of locales)
  test(`${locale}: the checker fits the screen`, async ({ shared: page }) => {
    for (const hash of TABLES) {
      await page.goto('about:blank');
      await page.goto(`/${locale}/${game}/check/${hash}`);
      await page.locator('[data-open]').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBeLessThanOrEqual(WIDTH);
    }
  });

test('the bar of the checker goes with the page, as it would leave nothing of it', async ({ shared: page }) => {
  await page.goto('about:blank');
  await page.goto(`/pt/${game}/check/#fight`);
  const bar = page.locator('.ck-bar');
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(bar).not.toBeInViewport();
});
