/**
 * What translators come for: a word, a paragraph in other languages, all terms for their own programs.
 */
import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, isBuilt } from './site.ts';

const sideBySide = (part: string) => `/hu/${game}/side-by-side/${part}/`;

test.describe('the terms', () => {
  for (const [locale, typed, id] of [
    ['en', 'claim', 'claim'],
    ['en', 'KEY', 'key'],
    ['hu', 'kulcs', 'key'],
    ['it', 'kelch', 'goblet'],
    ['pt', 'chave', 'key'],
  ] as const)
    test(`${locale}: “${typed}” brings the term of that name first, in sight above a phone’s keyboard`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 440 });
      await page.goto(`/${locale}/${game}/terms/`);
      await page.locator('.filter input').pressSequentially(typed);
      const first = page.locator('[data-item]:visible').first();
      await expect(first).toHaveId(id);
      await expect(first).toBeInViewport({ ratio: 1 });
    });

  for (const locale of locales)
    test(`${locale}: their exports are in sight when the page opens`, async ({ shared: page }) => {
      await page.goto(`/${locale}/${game}/terms/`);
      for (const format of ['CSV', 'TBX']) {
        const link = page.getByRole('link', { name: format, exact: true });
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(isBuilt((await link.getAttribute('href')) as string)).toBe(true);
      }
    });
});

test.describe('side by side', () => {
  test('one language takes the place of another in one step', async ({ page }) => {
    await page.goto(sideBySide('rules'));
    const shown = page.locator('.row[id="fight.tie"] .cell:visible');
    const order = () => shown.evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.language));
    await expect.poll(order).toEqual(['hu', 'en']);
    const places = page.locator('fieldset select');
    await places.nth(1).selectOption('it');
    await expect(page).toHaveURL(/\?with=hu,it$/);
    await expect.poll(order).toEqual(['hu', 'it']);
    await places.nth(2).selectOption('pt');
    await expect.poll(order).toEqual(['hu', 'it', 'pt']);
    // What stands in another place already changes with it.
    await places.nth(0).selectOption('pt');
    await expect.poll(order).toEqual(['pt', 'it', 'hu']);
    await page.reload();
    await expect.poll(order).toEqual(['pt', 'it', 'hu']);
    await page.goBack();
    await expect.poll(order).toEqual(['hu', 'it', 'pt']);
  });

  for (const part of ['rules', 'cards', 'faq'])
    test(`${part}: from anywhere two taps lead to any part of it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(sideBySide(part));
      const titles = page.locator('.side-by-side h2');
      const summary = page.locator('.toc summary');
      await titles.last().scrollIntoViewIfNeeded();
      await expect(summary).toBeInViewport({ ratio: 1 });
      await summary.tap();
      const links = page.locator('.toc a');
      await expect(links).toHaveCount(await titles.count());
      await links.nth(1).tap();
      await expect(titles.nth(1)).toBeInViewport({ ratio: 1 });
      await expect(links.first()).toBeHidden();
      // It says where one is.
      await expect(page.locator('.toc .here')).toHaveText(((await titles.nth(1).textContent()) as string).trim());
    });

  test('the keyboard opens the parts, goes through them, and closes them', async ({ page }) => {
    await page.goto(sideBySide('rules'));
    const summary = page.locator('.toc summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.toc a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.toc a').first()).toBeHidden();
    await expect(summary).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts are reached all the same', async ({ page }) => {
    await page.goto(sideBySide('rules'));
    await page.locator('.toc summary').tap();
    await page.locator('.toc a[href="#fight"]').tap();
    await expect(page.locator('#fight')).toBeInViewport();
  });
});
