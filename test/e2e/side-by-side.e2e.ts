import { expect } from '@playwright/test';
import words from '../../content/ui/en/site.json' with { type: 'json' };
import { isUnfinished } from '../../src/games.ts';
import { defaultLocale, languages, locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const shownIn = (rows: string) => `${rows} .cell:visible`;

for (const locale of locales)
  test(`${locale}: the page’s language and English stand side by side, and others when asked for`, async ({
    shared: page,
  }) => {
    await page.goto(`/${locale}/${game}/rules/`);
    await page.locator('main a[href$="/side-by-side/rules/"]').tap();
    await page.waitForURL(`**/${locale}/${game}/side-by-side/rules/`);
    const row = '.row[id="fight.tie"] ';
    const cells = page.locator(shownIn(row));
    await expect(cells).toHaveCount(2);
    const other = locale === 'en' ? 'hu' : 'en';
    await expect(page.locator(`${row} .cell[data-language=${locale}]`)).toBeVisible();
    await expect(page.locator(`${row} .cell[data-language=${other}]`)).toBeVisible();
    for (const cell of await cells.all()) {
      const language = (await cell.getAttribute('data-language')) as keyof typeof languages;
      const { tag } = languages[isUnfinished(language) ? defaultLocale : language];
      await expect(cell.locator('> div')).toHaveAttribute('lang', tag);
    }
    const third = locales.find((one) => one !== locale && one !== other) as string;
    const places = page.locator('fieldset select');
    await places.nth(2).selectOption(third);
    await expect(cells).toHaveCount(3);
    await page.reload();
    await expect(cells).toHaveCount(3);
    await places.nth(2).selectOption('');
    await expect(cells).toHaveCount(2);
  });

test('a link in the column of another language has its preview, in the words of the page', async ({ shared: page }) => {
  await page.goto(`/en/${game}/side-by-side/rules/?with=en,hu#fight.poison-ring`);
  const cell = page.locator('.row[id="fight.poison-ring"] .cell[data-language=hu]');
  await cell.locator('a[href$="/hu/teufelsburg/cards/poison-ring/"]').first().tap();
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText('Poison Ring');
  await expect(preview.getByRole('link')).toHaveAttribute('href', /\/hu\/teufelsburg\/cards\/poison-ring\/$/);
  await expect(page).toHaveURL(/#fight\.poison-ring$/);
});

test('what one text has and the other lacks is marked, in the words of the page', async ({ shared: page }) => {
  await page.goto(`/en/${game}/side-by-side/rules/?with=en,hu`);
  const english = page.locator('.row[id="contents.characters"] .cell[data-language=en]');
  await expect(english.locator('.lacks')).toBeHidden();
  // As if the Hungarian had a card and a number more.
  const row = page.locator('.row[id="contents.characters"]');
  await row.locator('.cell[data-language=hu]').evaluate((cell: HTMLElement) => {
    cell.dataset.held += ' object.dagger 7';
  });
  await page.locator('fieldset select').nth(2).selectOption('it');
  await expect(english.locator('.lacks')).toHaveText('Missing here: Dagger, 7');
  await expect(row.locator('.cell[data-language=it] .lacks')).toContainText('Dagger, 7');
  await expect(row.locator('.cell[data-language=hu] .lacks')).toBeHidden();
});

test('texts that do not come are said not to, and asked for again; meanwhile the others stand there', async ({
  page,
}) => {
  const told = page.getByRole('status').filter({ hasText: 'Italiano' });
  let goesOn = () => {};
  await page.route(`**/it/${game}/side-by-side/faq/`, async (route) => {
    await new Promise<void>((resolve) => {
      goesOn = resolve;
    });
    await route.abort();
  });
  await page.goto(`/en/${game}/side-by-side/faq/?with=it,hu,en`);
  const cells = page.locator(shownIn('.row >> nth=0 >> '));
  await expect(told.locator('span')).toHaveText(words.sideBySide.coming.replace('{{language}}', 'Italiano'));
  await expect(cells).toHaveCount(2);
  goesOn();
  await expect(told.locator('span')).toHaveText(words.sideBySide.failed.replace('{{language}}', 'Italiano'));
  await expect(page).toHaveURL(/with=it,hu,en$/);
  await page.unroute(`**/it/${game}/side-by-side/faq/`);
  await told.getByRole('button').tap();
  await expect(cells).toHaveCount(3);
  await expect(cells.first()).toHaveAttribute('data-language', 'it');
  await expect(told).toHaveCount(0);
  await expect(page.locator('.coming button')).toBeHidden();
});

test('two languages neither of which is the page’s stand side by side', async ({ shared: page }) => {
  await page.goto(`/hu/${game}/side-by-side/cards/?with=pt,it`);
  const cells = page.locator(shownIn('#dagger ~ .row >> nth=0 >> '));
  await expect(cells.first()).toContainText('Punhal');
  await expect(cells.last()).toContainText('Pugnale');
  await expect(cells).toHaveCount(2);
  // There and back again.
  await page.locator('fieldset select').first().selectOption('hu');
  await expect(cells.first()).toContainText('Tőr');
  await page.goBack();
  await expect(cells.first()).toContainText('Punhal');
});

test('a link asks for too many languages, or for none there are, and gets the usual ones', async ({ shared: page }) => {
  for (const query of ['en,hu,it,pt', 'xx', 'hu']) {
    await page.goto(`/it/${game}/side-by-side/faq/?with=${query}`);
    await expect(page.locator(shownIn('.row >> nth=0 >> '))).toHaveCount(2);
  }
});

test('the languages chosen stay from part to part, and the paragraph from the rules on', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/#fight.tie`);
  await page.locator('main a[href$="/side-by-side/rules/"]').click();
  await page.waitForURL(`**/side-by-side/rules/#fight.tie`);
  await expect(page.locator('[id="fight.tie"]')).toBeInViewport();
  await page.locator('fieldset select').nth(2).selectOption('pt');
  await page.locator('.parts a[href$="/cards/"]').tap();
  await page.waitForURL('**/side-by-side/cards/?with=en,hu,pt*');
  await expect(page.locator(shownIn('#dagger ~ .row >> nth=0 >> '))).toHaveCount(3);
});

test('what scrolls in its column is reached by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(`/hu/${game}/side-by-side/rules/?with=hu,it,pt#setup.counts`);
  const text = page.locator('[id="setup.counts"] .cell[data-language=it] .text');
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await text.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => text.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('cards and questions lead to their place', async ({ shared: page }) => {
  await page.goto(`/hu/${game}/cards/dagger/`);
  await page.locator('main a[href*="/side-by-side/"]').tap();
  await page.waitForURL(`**/hu/${game}/side-by-side/cards/#dagger`);
  await expect(page.locator('#dagger')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('two languages stand side by side', async ({ page }) => {
    await page.goto(`/pt/${game}/side-by-side/cards/?with=en,hu,it`);
    await expect(page.locator('fieldset')).toBeHidden();
    await expect(page.locator('.row').first().locator('.cell:visible')).toHaveCount(2);
  });
});
