import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { concepts } from '../content/terms.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const shown = '[data-item]:visible';

for (const locale of locales)
  test(`${locale}: the terms are searched in every language, without regard to marks`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/terms/`);
    const items = page.locator(shown);
    await expect(items).toHaveCount(concepts.length);
    const search = page.locator('.filter input');
    for (const [words, id] of [
      ['dobotor', 'casting-knives'],
      ['giftring', 'poison-ring'],
      ['CALICE', 'goblet'],
      ['prete', 'priest'],
    ] as const) {
      await search.fill(words);
      await expect(page.locator(`${shown}#${id}`)).toBeVisible();
      expect(await items.count()).toBeLessThan(5);
    }
    await search.fill('qqq');
    await expect(items).toHaveCount(0);
    await page.locator('[data-nothing] button').tap();
    await expect(items).toHaveCount(concepts.length);
  });

for (const locale of locales)
  test(`${locale}: on a phone no field says less than what is chosen in it`, async ({ shared: page }) => {
    for (const of of gameIds)
      for (const part of ['cards', 'faq', 'terms']) {
        await page.goto(`/${locale}/${of}/${part}/`);
        expect(await page.evaluate(() => innerWidth)).toBe(360);
        const cut = await page.locator('.filter select').evaluateAll((fields) =>
          (fields as HTMLSelectElement[]).flatMap((field) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(field);
            const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
            pen.font = font;
            const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            // Of an order, whichever is chosen is to be read.
            const said = field.name === 'sort' ? [...field.options] : [...field.selectedOptions];
            return said.map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
          }),
        );
        expect(cut, `${of}: ${part}`).toEqual([]);
      }
  });

test('a filter and an order stand in the address', async ({ shared: page }) => {
  await page.goto(`/hu/${game}/terms/`);
  await page.locator('select[name=kind]').selectOption('association');
  await expect(page.locator(shown)).toHaveCount(2);
  await page.locator('select[name=kind]').selectOption('');
  await page.locator('select[name=sort]').selectOption('term');
  await expect(page).toHaveURL(/\?sort=term$/);
  await page.reload();
  const terms = await page.locator(`${shown} h2`).allTextContents();
  const { compare } = new Intl.Collator('hu');
  expect(terms.map((term) => term.trim())).toEqual(terms.map((term) => term.trim()).toSorted(compare));
  await page.locator('select[name=status]').selectOption('deprecated');
  const deprecated = concepts.filter(({ languages }) =>
    Object.values(languages).some((one) => one.terms.some(({ status }) => status === 'deprecated')),
  );
  await expect(page.locator(shown)).toHaveCount(deprecated.length);
});

test('a concept shows its terms in every language and where they stand in the rules', async ({ shared: page }) => {
  await page.goto(`/it/${game}/terms/`);
  await page.locator('#goblet h2 a').tap();
  await page.waitForURL(`**/it/${game}/terms/goblet/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calice');
  for (const [tag, term] of [
    ['en', 'Goblet'],
    ['hu', 'Kehely'],
    ['pt-PT', 'Cálice'],
    ['de', 'Kelch'],
  ])
    await expect(page.locator(`.languages .word[lang="${tag}"]`).first()).toHaveText(term as string);
  const article = page.locator('article', { has: page.locator('a[href$="#claim.needs"]') });
  await expect(article.locator('p[lang="en"] mark').first()).toHaveText(/Goblets?/);
  await expect(article.locator('p[lang="hu"] mark').first()).toHaveText(/Kehely|Kelyhe/);
  await article.locator('h3 a').tap();
  await page.waitForURL(`**/it/${game}/rules/#claim.needs`);
});

test('the game and its cards lead to the terms', async ({ shared: page }) => {
  await page.goto(`/pt/${game}/`);
  await page.locator('.game-parts a[href$="/terms/"]').tap();
  await page.waitForURL(`**/pt/${game}/terms/`);
  await page.goto(`/pt/${game}/cards/coat/`);
  await page.locator('main a[href$="/terms/coat/"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casaco');
  // The Lodge's coat of arms is another card.
  await expect(page.locator('article', { has: page.locator('a[href$="#claim.lodge"]') })).toHaveCount(0);
  await expect(page.locator('article', { has: page.locator('a[href$="#trade.coat"]') })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all terms show and no dead controls', async ({ page }) => {
    await page.goto(`/en/${game}/terms/?kind=card`);
    await expect(page.locator(shown)).toHaveCount(concepts.length);
    await expect(page.locator('.filter')).toBeHidden();
  });
});
