/**
 * The site under a path, as on a host that it shares: built anew for it, gone through, and used.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { run } from '../../scripts/run.mjs';
import { serve } from '../../scripts/server.mjs';
import { crawl, isApart } from './crawl.ts';
import { test as base } from './shared.ts';
import { game } from './site.ts';

const PATH = '/coachlamp/';

const test = base.extend<object, { based: { folder: string; home: string } }>({
  based: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that it needs nothing
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'coachlamp-based-'));
      const { code, output } = await run('astro', ['build', '--base', PATH, '--outDir', folder]);
      expect(code, output).toBe(0);
      const { port, close } = await serve({ folder, base: PATH });
      await use({ folder, home: `http://localhost:${port}${PATH}` });
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 0 },
  ],
});

// One worker, so that it is built once.
test.describe.configure({ mode: 'default' });

test('no reference is broken', async ({ based: { folder } }) => {
  const home = `https://coachlamp.example${PATH}`;
  const { flaws, references, reached, pages, unlisted } = await crawl({ folder, home });
  expect(flaws).toEqual([]);
  expect(references).toBeGreaterThan(pages.length * 50);
  expect(pages.filter((page) => !reached.has(page))).toEqual(pages.filter(isApart));
  // The first page only leads on to a language.
  expect(unlisted.toSorted()).toEqual([...pages.filter(isApart), 'index.html'].toSorted());
  const rules = readFileSync(join(folder, '_headers'), 'utf8').match(/^\/.*/gm) ?? [];
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules) expect(rule.startsWith(PATH), rule).toBe(true);
});

test('what scripts ask for is there too', async ({ page, based: { home } }) => {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || (response.url().startsWith('http') && !response.url().startsWith(home)))
      wrong.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(home);
  await page.waitForURL(`${home}en/`);

  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('searchbox').fill('poison ring');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('results');
  await page.locator('#search [data-search-text] a').first().tap();
  await page.waitForURL(`${home}en/${game}/**`);

  await page.goto(`${home}en/${game}/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[data-ref="object.poison-ring"]').tap();
  await expect(page.getByRole('dialog').locator('.preview-text')).not.toBeEmpty();
  await page.getByRole('dialog').getByRole('link').tap();
  await page.waitForURL(`${home}en/${game}/cards/poison-ring/`);
  await page.locator('[popovertarget=languages]').tap();
  await page.getByRole('link', { name: 'Magyar' }).tap();
  await page.waitForURL(`${home}hu/${game}/cards/poison-ring/`);

  await page.goto(`${home}en/${game}/check/#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01.S2a.S3d.Y0d.U0t.U1g.V`);
  await expect(page.locator('.ck-sticky .ck-answer-text')).toContainText('The attacker wins');
  await page.getByRole('button', { name: 'As a picture' }).tap();
  await expect(page.getByRole('img', { name: /The attacker wins, 4 to 3/ })).toBeVisible();
  expect(wrong).toEqual([]);

  const missing = await page.request.get(`${home}en/nothing/`);
  expect(missing.status()).toBe(404);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game is kept under the path, and is there without a network', async ({ page, context, based: { home } }) => {
    await page.goto(`${home}en/offline/#mascarade`);
    const part = page.locator('.off-game:has([id="mascarade"])');
    await part.getByRole('button', { name: 'Keep on this device' }).tap();
    await expect(part.locator('.off-said')).toContainText('Complete.');
    await context.setOffline(true);
    await page.goto(`${home}en/mascarade/check/`);
    await expect(page.locator('.ck-doors a').first()).toBeVisible();
    await page.goto(`${home}hu/mascarade/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs hálózat');
  });
});
