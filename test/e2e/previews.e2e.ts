import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

for (const locale of locales) {
  test(`${locale}: a tap shows a preview and its link opens the card`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/rules/#fight.poison-ring`);
    const link = page.locator('.rule:has([id="fight.poison-ring"]) > .text a[data-ref="object.poison-ring"]');
    await link.tap();
    const preview = page.getByRole('dialog');
    await expect(preview).toBeVisible();
    await expect(preview.locator('.preview-text')).not.toBeEmpty();
    await expect(page).toHaveURL(/#fight\.poison-ring$/);

    await page.touchscreen.tap(4, 300);
    await expect(preview).toBeHidden();
    await link.tap();
    await preview.getByRole('link').tap();
    await page.waitForURL(`**/${locale}/${game}/cards/poison-ring/`);
  });
}

test('the keyboard shows a preview on focus, Escape closes it, Enter follows the link', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/#fight.poison-ring`);
  await page.locator('[id="fight.poison-ring"] a').focus();
  await page.keyboard.press('Tab');
  const link = page.locator('a:focus');
  await expect(link).toHaveAttribute('data-ref', 'object.poison-ring');
  const preview = page.getByRole('tooltip');
  await expect(preview).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/is tied, you win it/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/en/${game}/cards/poison-ring/`);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a preview stays while the pointer rests on it and goes when it leaves', async ({ page }) => {
    await page.goto(`/en/${game}/rules/#fight.spoils`);
    const link = page.locator('.rule:has([id="fight.spoils"]) a[data-ref="fight.allegiance"]');
    await link.hover();
    const preview = page.getByRole('tooltip');
    await expect(preview).toContainText('association card');
    await preview.hover();
    await page.waitForTimeout(400);
    await expect(preview).toBeVisible();
    await page.mouse.move(5, 790);
    await expect(preview).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(/#fight\.allegiance$/);
  });
});

test('without the previews, a tap follows the link', async ({ page }) => {
  await page.route('**/previews.json', (route) => route.abort());
  await page.goto(`/en/${game}/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[data-ref="object.poison-ring"]').tap();
  await page.waitForURL(`**/en/${game}/cards/poison-ring/`);
});
