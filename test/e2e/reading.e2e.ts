import { expect } from '@playwright/test';
import { toLink } from '../../engine/teufelsburg/index.ts';
import { gameIds, isUnfinished } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { builtPages, game, listedPages } from './site.ts';

test('no built page shows a missing word or a raw value', () => {
  // What is left to be translated is quoted as it stands.
  const quoting = new Set(
    locales
      .filter((locale) => isUnfinished(locale))
      .flatMap((locale) => gameIds.map((of) => `/${locale}/${of}/translation/`)),
  );
  const pages = builtPages().filter(({ path }) => !quoting.has(path));
  const raw = pages.flatMap(({ path, html }) =>
    (html.match(/⟦[^⟧]*⟧|\{\{|\[object Object\]|>undefined<|>NaN</g) ?? []).map((shown) => `${path}: ${shown}`),
  );
  expect(raw).toEqual([]);
});

test('every page has one title, one description and one main heading', () => {
  const others = listedPages().flatMap(({ path, html }) => {
    const found = [
      // Drawings have titles of their own.
      html.split('</head>')[0]?.match(/<title>/g),
      html.match(/<meta name="description" content="[^"]{20,}"/g),
      html.match(/<h1[ >]/g),
    ].map((all) => all?.length);
    return found.every((number) => number === 1) ? [] : [`${path}: ${found}`];
  });
  expect(others).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules can be read, and a paragraph opened by its address', async ({ page }) => {
    await page.goto(`/en/${game}/rules/#fight.tie`);
    await expect(page.locator('[id="fight.tie"]')).toBeInViewport();
    await expect(page.getByText('the attacker draws the top card').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Parts of the game' }).getByRole('link', { name: 'Cards' }).tap();
    await page.getByRole('link', { name: 'Whip' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whip');
  });
});

test('the face of headings comes in one file, and a second only where a player has a letter that is in none of our texts', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && files.push(request.url()));
  await page.goto(`/hu/${game}/`);
  await page.evaluate(() => document.fonts.ready);
  expect(files).toHaveLength(1);
  const players = ['Łukasz', 'Bea', 'Cili'].map((id) => ({ id, objects: ['?' as const] }));
  const link = toLink({ game: 'teufelsburg', position: { players }, moves: [] });
  for (const part of ['check', 'embed']) {
    files.splice(0);
    await page.goto(`/hu/teufelsburg/${part}/#${link}`);
    await expect.poll(() => files.length, part).toBe(2);
  }
});

test('light and dark are chosen and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator('[data-theme-toggle]').tap();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
});
