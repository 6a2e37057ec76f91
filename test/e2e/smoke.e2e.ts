import { expect } from '@playwright/test';
import { test } from './shared.ts';

test('the root answers and has a title', async ({ shared: page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Coachlamp/);
});

test('an address that is not there answers 404', async ({ request }) => {
  expect((await request.get('/no-such-page/')).status()).toBe(404);
});
