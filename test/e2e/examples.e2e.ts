import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { scenes } from '../content/content.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const examples = scenes().flatMap(({ example }) => (example ? [example.id] : []));

test('each example has its picture under its paragraph, in every language', async ({ shared: page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/${game}/rules/`);
    for (const id of examples)
      await expect(page.locator(`.rule #example-${id} .picture`).getByRole('img'), `${locale} ${id}`).toBeVisible();
  }
});

test('an example opens in the checker with the same answer', async ({ page }) => {
  await page.goto(`/en/${game}/rules/#fight.hypnotist`);
  const example = page.locator('#example-hypnotist');
  const answer = (await example.locator('.answer > span').last().textContent()) ?? '';
  expect(answer).not.toBe('');
  await example.getByRole('link', { name: 'Try it yourself' }).tap();
  await page.waitForURL('**/check/#*');
  await expect(page.locator('.ck-answer-text').first()).toHaveText(answer);
});

test('the stops of a fight lead to its paragraphs', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/#fight`);
  const stops = page.locator('.timeline li');
  await expect(stops).toHaveCount(9);
  for (const stop of await stops.all())
    for (const link of await stop.getByRole('link').all()) {
      const { hash } = new URL((await link.getAttribute('href')) as string, page.url());
      await expect(page.locator(`.chapter:has(.timeline) [id="${hash.slice(1)}"]`)).toBeAttached();
    }
});
