import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { game, pages } from './site.ts';

for (const locale of locales) {
  for (const { kind, path } of pages.filter((page) => page.locale === locale)) {
    test(`${locale}: ${kind} has no flaw that axe knows, by day and by night`, async ({ page }) => {
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}

test('404, the search and a preview have no flaw that axe knows', async ({ page }) => {
  const violations = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  await page.goto('/nowhere/');
  expect(await violations()).toEqual([]);
  await page.goto(`/en/${game}/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) a[data-ref="object.poison-ring"]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.goto('/en/');
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill('dagger');
  await expect(page.locator('#search li a').first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('what is tapped is large enough for a thumb', async ({ page }) => {
  for (const part of ['', 'cards/', 'rules/', 'terms/', 'terms/claim/']) {
    const path = `/en/${game}/${part}`;
    await page.goto(path);
    const small = await page
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
