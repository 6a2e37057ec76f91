import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { test } from './shared.ts';

const [first, second] = gameIds as [string, string];

test('the home page begins with the first game, and from then on with the one that was read last', async ({ page }) => {
  const sections = page.locator('main section[data-of-game]');
  const doors = page.locator('.doors[data-of-game]').filter({ visible: true });
  for (const last of [undefined, second, first]) {
    if (last) await page.goto(`/en/${last}/rules/`);
    await page.goto('/en/');
    await expect(sections.first()).toHaveAttribute('data-of-game', last ?? first);
    await expect(sections).toHaveCount(gameIds.length);
    await expect(doors).toHaveCount(1);
    await expect(doors).toHaveAttribute('data-of-game', last ?? first);
    // The others are a tap away.
    const others = page.locator('.games [data-of-game]').filter({ visible: true });
    await expect(others).toHaveCount(gameIds.length - 1);
    await expect(others).not.toHaveAttribute('data-of-game', last ?? first);
  }
});

test('each game has a scene of its own at the head of its page, and the home page that of the first', async ({
  shared: page,
}) => {
  const scenes = new Map<string, string>();
  for (const path of ['', ...gameIds.map((game) => `${game}/`)]) {
    await page.goto(`/en/${path}`);
    scenes.set(path, await page.locator('.hero svg').first().innerHTML());
  }
  expect(scenes.get('')).toBe(scenes.get(`${first}/`));
  expect(new Set(scenes.values()).size).toBe(gameIds.length);
});
