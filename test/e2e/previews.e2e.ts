import { expect, type Page } from '@playwright/test';
import type { Game } from '../../src/games.ts';
import { type Locale, locales } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';
import { test } from './shared.ts';
import { builtFile, builtPages, game } from './site.ts';
import { WON } from './tables.ts';

/** A term's mark in a paragraph. */
const markOf = (page: Page, paragraph: string, concept: string) =>
  page.locator(`.rule:has([id="${paragraph}"]) > .text .ref-term[href$="/terms/${concept}/"]`);

const definitionOf = (of: Game, locale: Locale, concept: string): string =>
  contentOf(of).read('text', locale, 'terms.yaml')[concept].definition;

for (const locale of locales) {
  test(`${locale}: a tap shows a preview and its link opens the card`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/rules/#fight.poison-ring`);
    const link = page.locator('.rule:has([id="fight.poison-ring"]) > .text a[href$="/cards/poison-ring/"]');
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
  await expect(link).toHaveAttribute('href', /\/cards\/poison-ring\/$/);
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
    const link = page.locator('.rule:has([id="fight.spoils"]) a[href$="#fight.allegiance"]');
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

  test('a preview keeps off its link where a column scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(`/en/${game}/check/${WON}`);
    const link = page.locator('.ck-cite').nth(2);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const preview = page.getByRole('tooltip');
    await expect(preview).toBeVisible();
    const boxes = async () => [await link.boundingBox(), await preview.boundingBox()] as const;
    const [before] = await boxes();
    await page.mouse.move(1000, 400);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await boxes())[0]?.y).not.toBe(before?.y);
    await expect
      .poll(async () => {
        const [one, other] = await boxes();
        return one && other && other.y < one.y + one.height && one.y < other.y + other.height;
      })
      .toBe(false);
  });

  test('a selection that is drawn over a link shows no preview over what is selected', async ({ page }) => {
    await page.goto(`/en/${game}/rules/#fight.spoils`);
    const link = page.locator('.rule:has([id="fight.spoils"]) a[href$="#fight.allegiance"]');
    const preview = page.getByRole('tooltip');
    await link.hover();
    await expect(preview).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.move(5, 790);
    await expect(preview).toBeHidden();
    await page.mouse.move(x + width + 30, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(false);
    await expect(preview).toBeHidden();
    await page.mouse.up();
  });
});

test('without the previews, a tap follows the link', async ({ page }) => {
  await page.route('**/previews.json*', (route) => route.abort());
  await page.goto(`/en/${game}/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[href$="/cards/poison-ring/"]').tap();
  await page.waitForURL(`**/en/${game}/cards/poison-ring/`);
});

for (const locale of locales)
  test(`${locale}: a tap on a term shows its definition and leads on to its entry`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/rules/#fight.tie`);
    const term = markOf(page, 'fight.tie', 'spoils');
    await term.tap();
    const preview = page.getByRole('dialog');
    await expect(preview).toContainText(definitionOf(game, locale, 'spoils'));
    await page.keyboard.press('Escape');
    await expect(page.locator('.preview')).toBeHidden();
    await expect(term).toBeFocused();

    await term.tap();
    await preview.getByRole('link').tap();
    await page.waitForURL(`**/${locale}/${game}/terms/spoils/`);
    await expect(page.locator('.definition').first()).toHaveText(definitionOf(game, locale, 'spoils'));
  });

test('the keyboard shows the definition of a term, and so it is read', async ({ shared: page }) => {
  await page.goto('/hu/mascarade/rules/#powers.debt');
  await page.locator('[id="powers.debt"] a').focus();
  await page.keyboard.press('Tab');
  const term = markOf(page, 'powers.debt', 'power');
  await expect(term).toBeFocused();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(term).toHaveAccessibleDescription(new RegExp(definitionOf('mascarade', 'hu', 'power')));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('on paper no term is marked', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/`);
  const line = () => markOf(page, 'fight.tie', 'spoils').evaluate((one) => getComputedStyle(one).textDecorationLine);
  expect(await line()).toBe('underline');
  await page.emulateMedia({ media: 'print' });
  expect(await line()).toBe('none');
  await page.emulateMedia({ media: null });
});

test('every marked term of every page has its definition in the previews, and stands in no heading and no other link', () => {
  const mark = /<a class="ref-term" href="([^"]*)"/g;
  const definitions = new Map<string, Record<string, unknown>>();
  const faults: string[] = [];
  let found = 0;
  for (const { path, html } of builtPages()) {
    const folder = /^\/\w+\/\w+\//.exec(path)?.[0] ?? '';
    for (const { 1: href = '', index } of html.matchAll(mark)) {
      const previews = definitions.get(folder) ?? JSON.parse(builtFile(`${folder}previews.json`).toString()).previews;
      definitions.set(folder, previews);
      const isOpen = (tag: string) => html.lastIndexOf(`<${tag} `, index - 1) > html.lastIndexOf(`</${tag}>`, index);
      if (!previews[href] || ['a', 'h1', 'h2', 'h3', 'h4'].some(isOpen)) faults.push(`${path}: ${href}`);
      found++;
    }
  }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(1000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its entry, which defines it', async ({ page }) => {
    await page.goto(`/pt/${game}/rules/#fight.tie`);
    await markOf(page, 'fight.tie', 'spoils').tap();
    await page.waitForURL(`**/pt/${game}/terms/spoils/`);
    await expect(page.locator('.definition').first()).toHaveText(definitionOf(game, 'pt', 'spoils'));
  });
});
