/**
 * The pages on paper: ink, words and numbers, and nothing that can only be done on a screen.
 */
import { expect, type Page } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, kindsOfPage } from './site.ts';

/** An A4 sheet's height in points, and the width in pixels that its margins leave. */
const A4 = 842;
const SHEET = 688;

test.use({ viewport: { width: SHEET, height: 974 }, isMobile: false, deviceScaleFactor: 1 });

interface Link {
  readonly to: string;
  /** How far its foot is from the foot of the sheet, in points. */
  readonly foot: number;
}

/** The links on a sheet of paper, with where they stand: what of a PDF can be read without a program for it. */
async function linksOn(page: Page, sheet: number): Promise<Link[]> {
  const pdf = (await page.pdf({ format: 'A4', pageRanges: String(sheet) })).toString('latin1');
  return [...pdf.matchAll(/\/Subtype \/Link[\s\S]*?\/Rect \[\S+ (\S+) [\s\S]*?\/(?:Dest \/|URI \()([^>)]+)/g)].map(
    ([, foot, to]) => ({ to: to as string, foot: Number(foot) }),
  );
}

for (const locale of locales)
  test(`${locale}: the rules begin on the first sheet, and fill the sheets`, async ({ page }) => {
    await page.goto(`/${locale}/${game}/rules/`);
    const first = await linksOn(page, 1);
    expect(first.map(({ to }) => to)).toContain('background.journey');
    for (const links of [first, await linksOn(page, 2), await linksOn(page, 3)])
      expect(Math.min(...links.map(({ foot }) => foot))).toBeLessThan(A4 / 3);
  });

/** What can be seen of some elements. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 90)));

/** Texts in an ink too pale for white paper, 4.5 to 1; what is printed on a plate of its own is not on the paper. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const light = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: around } = texts.currentNode as Text;
      if (!data.trim() || !around?.checkVisibility() || around.closest('.frame, svg, .visually-hidden')) continue;
      const { color } = getComputedStyle(around);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => light(Number(value) / 255));
      if (1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5) found.add(`${color} ${data.trim()}`);
    }
    return [...found];
  });

for (const [kind, path] of Object.entries(kindsOfPage))
  test(`${kind}: dark ink, nothing to press, no empty section, no sheet of footer`, async ({ page }) => {
    await page.goto(`/en/${path}`);
    // Whoever reads by night prints by day.
    await page.locator('html').evaluate((root) => {
      root.dataset.theme = 'dark';
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await seen(page, 'button, .button, .more, input, select, dialog, nav, header.site-header')).toEqual([]);
    expect(await pale(page)).toEqual([]);
    const empty = await page.locator('main section').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => [...one.children].every((child) => /^H\d$/.test(child.tagName) || !child.checkVisibility()))
        .map((one) => one.outerHTML.slice(0, 90)),
    );
    expect(empty).toEqual([]);
    const footer = page.locator('.site-footer');
    // It says of each game whose it is.
    expect((await footer.boundingBox())?.height).toBeLessThan(60 + 40 * gameIds.length);
    // Where the page is found again.
    await expect(footer).toContainText(`/en/${path}`);
  });

test('a ruling that has been opened is printed, and no other one', async ({ page }) => {
  await page.goto(`/en/${game}/cards/priest/`);
  const cases = page.locator('.try');
  expect(await cases.count()).toBeGreaterThan(1);
  await cases.first().locator('.more').click();
  await page.emulateMedia({ media: 'print' });
  await expect(cases.first().locator('.ck-answer')).toBeVisible();
  expect(await seen(page, '.try')).toHaveLength(1);
  expect(await seen(page, '.try :is(button, .more, .ck-try)')).toEqual([]);
});

test('a question is printed with its table and its ruling', async ({ page }) => {
  await page.goto(`/en/${kindsOfPage.question}`);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.said', '.case .ck-answer', '.case .pic', '.case .ck-why'])
    await expect(page.locator(part)).toBeVisible();
});

test('what leads to a paragraph shows its number', async ({ page }) => {
  await page.goto(`/en/${game}/rules/`);
  await page.emulateMedia({ media: 'print' });
  const reference = page.locator('.rule a[data-ref="fight.declare"]').first();
  const after = () => reference.evaluate((one) => getComputedStyle(one, '::after').content);
  const number = await page.locator('[id="fight.declare"] a').textContent();
  expect(await after()).toBe(`" (${number?.trim()})"`);
  await page.emulateMedia({ media: 'screen' });
  expect(await after()).toBe('none');
});

/** How many sheets a page takes. */
const sheets = async (page: Page, format: 'A4' | 'A5') =>
  ((await page.pdf({ format, preferCSSPageSize: false })).toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

for (const locale of locales)
  for (const one of gameIds)
    test(`${locale}: ${one} at a glance takes two sheets, or four of half the size`, async ({ page }) => {
      await page.goto(`/${locale}/${one}/summary/`);
      expect(await sheets(page, 'A4')).toBe(2);
      expect(await sheets(page, 'A5')).toBeLessThanOrEqual(4);
    });
