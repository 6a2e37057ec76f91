import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const shown = '[data-item]:visible';

for (const locale of locales) {
  test(`${locale}: the questions are filtered by topic and by what stands in them`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/faq/`);
    const questions = page.locator(shown);
    const all = await questions.count();
    const status = page.locator('.filter').getByRole('status');
    await expect(status).toContainText(String(all));

    const topic = page.locator('select[name=topic]');
    await topic.selectOption('fight');
    await expect(page).toHaveURL(/\?topic=fight$/);
    await expect(page.locator('section:visible > h2')).toHaveCount(1);
    const ofFights = await questions.count();
    expect(ofFights).toBeGreaterThan(0);
    expect(ofFights).toBeLessThan(all);
    await expect(status).toContainText(String(ofFights));

    await page.locator('.filter input').fill('qqq');
    await expect(questions).toHaveCount(0);
    await page.locator('[data-nothing] button').tap();
    await expect(questions).toHaveCount(all);
    await expect(page).toHaveURL(new RegExp(`/${locale}/${game}/faq/$`));
  });
}

test('letters are found without their marks, in questions and answers', async ({ shared: page }) => {
  await page.goto(`/hu/${game}/faq/`);
  const words = 'torott tukor';
  await page.locator('.filter input').fill(words);
  const found = await page.locator(shown).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toMatch(/Törött/i);
});

test('what is filtered away is not offered among the chapters either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/en/${game}/faq/?topic=fight`);
  await expect(page.locator('.toc li:visible a')).toHaveAttribute('href', '#about-fight');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions show and no dead controls', async ({ page }) => {
    await page.goto(`/en/${game}/faq/?topic=fight`);
    expect(await page.locator('section:visible > h2').count()).toBeGreaterThan(1);
    await expect(page.locator('.filter')).toBeHidden();
  });
});
