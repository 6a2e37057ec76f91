import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

test('what the leaflet in the reader’s language has instead stands under what a card does, and on the sheet', async ({
  shared: page,
}) => {
  const own = page.locator('.effect + .otherwise');
  await page.goto(`/hu/${game}/cards/black-pearl/`);
  await expect(own.getByRole('link')).toHaveText(['Magyar szabályfüzet']);
  await page.goto(`/it/${game}/cards/black-pearl/`);
  await expect(page.locator('.effect')).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.goto(`/it/${game}/summary/`);
  await expect(page.locator('.told .otherwise').getByRole('link').first()).toHaveText('Regolamento italiano');
});

for (const locale of locales) {
  test(`${locale}: the filter lives in the address`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/cards/`);
    const shown = page.locator('[data-item]:visible');
    const status = page.locator('.filter').getByRole('status');
    await expect(shown).toHaveCount(31);
    await expect(status).toContainText('31');

    await page.locator('select[name=kind]').selectOption('object');
    await page.locator('select[name=seal]').selectOption('no');
    await expect(page).toHaveURL(/\?kind=object&seal=no$/);
    await expect(shown).toHaveCount(5);
    await expect(status).toContainText('5');

    await page.goBack();
    await expect(page).toHaveURL(/\?kind=object$/);
    await expect(shown).toHaveCount(17);
    await page.goForward();
    await expect(shown).toHaveCount(5);

    await page.locator('select[name=players]').selectOption('10');
    await expect(shown).toHaveCount(4);
    await page.reload();
    await expect(shown).toHaveCount(4);
  });

  test(`${locale}: when nothing matches, one tap shows all again`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/cards/?kind=drink&use=trade`);
    await expect(page.locator('[data-item]:visible')).toHaveCount(0);
    await page.locator('[data-nothing] button').tap();
    await expect(page.locator('[data-item]:visible')).toHaveCount(31);
    await expect(page).toHaveURL(new RegExp(`/${locale}/${game}/cards/$`));
  });
}

test('a filter has a choice that leaves something out', async ({ shared: page }) => {
  for (const of of gameIds)
    for (const part of ['cards', 'faq', 'terms']) {
      await page.goto(`/en/${of}/${part}/`);
      const idle = await page.locator('.filter select:not([name=sort])').evaluateAll((fields) => {
        const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
        return (fields as HTMLSelectElement[]).flatMap(({ name, options }) => {
          const leavesOut = ({ value }: HTMLOptionElement) =>
            value !== '' && items.some(({ dataset }) => !dataset[name]?.split(' ').includes(value));
          return [...options].some(leavesOut) ? [] : [name];
        });
      });
      expect(idle, `${of}: ${part}`).toEqual([]);
    }
});

test('a filter that nothing answers to filters nothing', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/?kind=unicorn&players=99`);
  await expect(page.locator('[data-item]:visible')).toHaveCount(31);
});

test('a card shows what concerns it', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/poison-ring/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poison Ring');
  await expect(page.locator('.rule-quote').filter({ hasText: 'wins a tie' })).toBeVisible();
  await expect(page.locator('.card-names')).toContainText('Giftring');
  await page.locator('.rule-quote h3 a').filter({ hasText: '8.15' }).tap();
  await page.waitForURL(`**/en/${game}/rules/#fight.poison-ring`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards show and no dead controls', async ({ page }) => {
    await page.goto(`/en/${game}/cards/?kind=drink`);
    await expect(page.locator('[data-item]:visible')).toHaveCount(31);
    await expect(page.locator('.filter')).toBeHidden();
    await expect(page.locator('[data-search-open]')).toBeHidden();
  });
});
