import { expect, test } from '@playwright/test';

test('the root answers and has a title', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Coachlamp/);
});

test('an address that is not there answers 404', async ({ request }) => {
  expect((await request.get('/no-such-page/')).status()).toBe(404);
});
