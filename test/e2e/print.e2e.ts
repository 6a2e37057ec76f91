/**
 * The pages on paper: ink, words and numbers, and nothing that can only be done on a screen.
 */
import { expect, type Page } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test as base } from './shared.ts';
import { game, kindsOfPage } from './site.ts';

/** An A4 sheet's height in points. */
const A4 = 842;
/** The margin at its foot, 15 mm, in points. */
const MARGIN = 43;

/** The page of the worker, as wide as the margins of an A4 sheet leave it. */
const test = base.extend<{ paper: Page }>({
  paper: async ({ shared: page }, use) => {
    const screen = page.viewportSize();
    await page.setViewportSize({ width: 688, height: 974 });
    await use(page);
    await page.emulateMedia({ media: null });
    if (screen) await page.setViewportSize(screen);
  },
});

interface Link {
  readonly to: string;
  /** How far its foot is from the foot of the sheet, in points. */
  readonly foot: number;
}

/** The sheets that a page takes, each with its links: what of a PDF can be read without a program for it. */
async function sheetsOf(page: Page, format: 'A4' | 'A5' = 'A4'): Promise<Link[][]> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
  const links = new Map(
    [
      ...pdf.matchAll(
        /\n(\d+) 0 obj\s<<\/Type \/Annot\s\/Subtype \/Link[\s\S]*?\/Rect \[\S+ (\S+) [\s\S]*?\/(?:Dest \/|URI \()([^>)]+)/g,
      ),
    ].map(([, id, foot, to]) => [id, { to: to as string, foot: Number(foot) }]),
  );
  return [...pdf.matchAll(/\/Type \/Page\b[\s\S]*?endobj/g)].map(([sheet]) =>
    [...(/\/Annots \[([^\]]*)\]/.exec(sheet)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(
      ([, id]) => links.get(id) ?? [],
    ),
  );
}

/** Opens a page, and waits until what its script puts in the place of what it has without one is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const island of await page.locator('[data-set-up]').all()) await expect(island).toHaveAttribute('data-open');
}

for (const locale of locales)
  test(`${locale}: the rules begin on the first sheet, and fill the sheets`, async ({ paper: page }) => {
    await page.goto(`/${locale}/${game}/rules/`);
    const sheets = await sheetsOf(page);
    expect(sheets[0]?.map(({ to }) => to)).toContain('background.journey');
    for (const links of sheets.slice(0, 3)) expect(Math.min(...links.map(({ foot }) => foot))).toBeLessThan(A4 / 3);
    expect(sheets.length).toBeLessThanOrEqual(19);
    // A chapter's heading, whose number is a link to it, stands above something of the chapter.
    const isHeading = ({ to }: Link) => !to.includes('.') && !to.includes('/');
    // Of what goes on to the next sheet nothing stands on the margin.
    const standing = sheets.map((links) => links.filter(({ foot }) => foot > MARGIN));
    const lowest = standing.flatMap((links) => links.toSorted((one, other) => one.foot - other.foot).slice(0, 1));
    expect(lowest.filter(isHeading)).toEqual([]);
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
  test(`${kind}: dark ink, nothing to press, no empty section, no sheet of footer`, async ({ paper: page }) => {
    await open(page, `/en/${path}`);
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

test('a question is printed with its table and its ruling', async ({ paper: page }) => {
  await page.goto(`/en/${kindsOfPage.question}`);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.said', '.case .ck-answer', '.case .pic', '.case .ck-why'])
    await expect(page.locator(part)).toBeVisible();
});

test('what leads to a paragraph shows its number', async ({ paper: page }) => {
  await page.goto(`/en/${game}/rules/`);
  await page.emulateMedia({ media: 'print' });
  const reference = page.locator('.rule a[href$="#fight.declare"]').first();
  const after = () => reference.evaluate((one) => getComputedStyle(one, '::after').content);
  const number = await page.locator('[id="fight.declare"] a').textContent();
  expect(await after()).toBe(`" (${number?.trim()})"`);
  await page.emulateMedia({ media: 'screen' });
  expect(await after()).toBe('none');
});

for (const locale of locales)
  for (const one of gameIds)
    test(`${locale}: ${one} at a glance takes two sheets, or four of half the size`, async ({ paper: page }) => {
      await page.goto(`/${locale}/${one}/summary/`);
      expect(await sheetsOf(page, 'A4')).toHaveLength(2);
      expect((await sheetsOf(page, 'A5')).length).toBeLessThanOrEqual(4);
    });

/** How many sheets of A4 a page may take; each is looked at in one language, by turns. */
const MOST = {
  'mascarade/rules/': 5,
  [kindsOfPage.card]: 3,
  [kindsOfPage.lesson as string]: 5,
  [kindsOfPage.question]: 2,
  [kindsOfPage.table]: 2,
  [kindsOfPage.setup as string]: 1,
};

test('a card, a lesson, a question, a ruling and the way to set up take a few sheets', async ({ paper: page }) => {
  for (const [index, [path, most]] of Object.entries(MOST).entries()) {
    await open(page, `/${locales[index % locales.length]}/${path}`);
    const sheets = await sheetsOf(page);
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.length, path).toBeLessThanOrEqual(most);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to set up is printed for each number of players', async ({ page }) => {
    await page.goto(`/en/${kindsOfPage.setup}`);
    await page.emulateMedia({ media: 'print' });
    const sizes = page.locator('.su-size');
    expect(await sizes.count()).toBeGreaterThan(5);
    for (const size of await sizes.all()) {
      await expect(size.locator('summary')).toBeVisible();
      await expect(size.locator('li').last()).toBeVisible();
    }
  });
});
