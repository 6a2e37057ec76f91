import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { flaws } from './axe.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';

/** What looks otherwise with another game: its pictures, its cards, how it is set up. All else is the same for every game. */
const OF_A_GAME = /^(?!.* of )|^(card|cards|table|lesson|setup) of /;

/** Each kind of page in one of the languages, each language with its share of them: what axe looks at is the same in all. */
const kinds = [...new Set(pages.map(({ kind }) => kind))].filter((kind) => OF_A_GAME.test(kind));
const tried = pages.filter(
  ({ locale, kind }) => kinds.includes(kind) && locales[kinds.indexOf(kind) % locales.length] === locale,
);

for (const { locale, kind, path } of tried) {
  test(`${locale}: ${kind} has no flaw that axe knows, by day and by night`, async ({ shared }) => {
    await shared.goto(path);
    expect(await flaws(shared)).toEqual([]);
  });
}

test('404, the search and a preview have no flaw that axe knows', async ({ shared: page }) => {
  await page.goto('/nowhere/');
  expect(await flaws(page)).toEqual([]);
  await page.goto(`/en/${game}/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[href$="/cards/poison-ring/"]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flaws(page)).toEqual([]);
  await page.goto('/en/');
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill('dagger');
  await expect(page.locator('#search li a').first()).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});

test('what is tapped is large enough for a thumb', async ({ shared }) => {
  for (const part of ['', 'cards/', 'rules/', 'terms/', 'terms/claim/']) {
    const path = `/en/${game}/${part}`;
    await shared.goto(path);
    const small = await shared
      .locator(
        'header a, header button, nav a, summary, select, input, .card-tile, .rule h3 a, .concepts a, .about a, article h3 a',
      )
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 90) }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
      );
    expect(small, path).toEqual([]);
  }
});
