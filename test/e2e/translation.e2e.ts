import { expect } from '@playwright/test';
import words from '../../content/ui/en/site.json' with { type: 'json' };
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

test('every language has a page that the footer leads to', async ({ shared: page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/${game}/`);
    await page.locator('footer a[href$="/translation/"]').tap();
    await page.waitForURL(`**/${locale}/${game}/translation/`);
    const rows = locale === 'en' ? 0 : Object.keys(words.translation.part).length;
    await expect(page.locator('section:has(#parts) tbody tr:not(.total)')).toHaveCount(rows);
    await expect(page.locator('section:has(#all-languages) tbody tr')).toHaveCount(locales.length - 1);
  }
});
