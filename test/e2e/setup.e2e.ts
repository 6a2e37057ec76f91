/**
 * Setting a game up: choices in the address, boxes that stay ticked, decks of one's own, one sheet of paper.
 */
import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { flaws } from './axe.ts';
import { openOver, test } from './shared.ts';
import { isSetUp } from './site.ts';

const boxes = '.su-step > label input';

test('what is chosen stands in the address, can be gone back from and is what the link shows', async ({ page }) => {
  await page.goto('/en/teufelsburg/setup/');
  await expect(page.locator('.su-steps h2')).toContainText('5 players');
  await page.getByRole('radio', { name: '3', exact: true }).tap({ force: true });
  await expect(page.locator('.su-steps')).toContainText('With three players, this object stays in the box.');
  await page.getByRole('checkbox', { name: 'Our first game' }).tap();
  await expect(page).toHaveURL(/\?players=3&edition=reference&with=first-game$/);
  await expect(page.locator('.su-steps')).toContainText('the objects without a seal stay in the box');
  await page.getByRole('combobox').selectOption('pt');
  await expect(page.getByRole('checkbox', { name: 'Our first game' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Our first game' })).toBeChecked();
  await page.goto('/hu/teufelsburg/setup/?players=10&edition=it');
  await expect(page.locator('.su-steps h2')).toHaveText('10 játékos · Olasz szabályfüzet');
  await expect(page.locator('.su-steps')).toContainText('Tíz játékosnál ez a tárgy a dobozban marad');
});

test('a tap that closes a preview too chooses all the same, and is one step to go back', async ({ page }) => {
  // As on a phone that has much to do: the history goes back late, and what follows in the same tap comes before.
  await page.addInitScript(() => {
    const { go } = History.prototype;
    History.prototype.go = function (by) {
      setTimeout(() => go.call(this, by), 200);
    };
  });
  await page.goto('/en/teufelsburg/setup/');
  const size = (number: string) => page.getByRole('radio', { name: number, exact: true });
  await page.locator('.su-cards a').first().tap();
  await expect.poll(() => openOver(page)).toBe(1);
  await size('8').tap({ force: true });
  // The history has come back from the preview.
  await expect.poll(() => page.evaluate(() => history.state?.open)).toBe(0);
  await expect(page).toHaveURL(/\?players=8&/);
  await expect(size('8')).toBeChecked();
  await page.goBack();
  await expect(size('5')).toBeChecked();
  await expect(page).toHaveURL(/\/setup\/$/);
});

test('ticks stay on the device, for the same table only', async ({ page }) => {
  await page.goto('/en/mascarade/setup/?players=4&edition=hu');
  await page.locator(boxes).first().tap();
  await expect(page.getByText('1 of 9 steps done')).toBeVisible();
  await page.reload();
  await expect(page.locator(boxes).first()).toBeChecked();
  await page.getByRole('radio', { name: '6', exact: true }).tap({ force: true });
  await expect(page.locator(`${boxes}:checked`)).toHaveCount(0);
});

test('what takes back all that was chosen keeps the focus', async ({ page }) => {
  await page.goto('/en/mascarade/setup/?players=8&edition=hu');
  const again = page.locator('.su-foot .button').first();
  await page.locator(boxes).first().press('Space');
  await again.press('Enter');
  await expect(page.locator(`${boxes}:checked`)).toHaveCount(0);
  await expect(again).toBeFocused();

  await page.locator('.su-deck summary').press('Enter');
  await page.locator('.su-box input').first().press('Space');
  const official = page.locator('.su-deck .button');
  await official.press('Enter');
  await expect(page).not.toHaveURL(/deck=/);
  await expect(official).toBeFocused();
});

test('where nothing can be kept, everything else goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/en/teufelsburg/setup/');
  await page.locator(boxes).first().waitFor();
  for (const box of await page.locator(boxes).all()) await box.tap();
  await expect(page.getByText('Everything is ready. Have a good game!')).toBeVisible();
  await page.getByRole('button', { name: 'Untick all' }).tap();
  await expect(page.locator(`${boxes}:checked`)).toHaveCount(0);
});

test('a deck of one’s own is told all that is wrong with it, and how it differs from the table', async ({ page }) => {
  await page.goto('/en/mascarade/setup/?players=6&edition=reference');
  await page.getByText('Choose the characters yourselves').tap();
  const deck = page.locator('.su-deck');
  await expect(deck).toContainText('These are the characters that the table names');
  await deck.getByRole('checkbox', { name: 'Judge' }).tap();
  await deck.getByRole('checkbox', { name: 'Peasant' }).first().tap();
  await expect(deck).toContainText('Peasant');
  for (const fault of [
    'The Judge has to be in every deck',
    'Either both Peasants',
    'The Peasant is only used with eight',
  ])
    await expect(deck.locator('.su-notice')).toContainText(fault);
  await expect(page.locator('.su-steps')).toHaveCount(0);
  expect(await flaws(page)).toEqual([]);
  await deck.getByRole('checkbox', { name: 'Peasant' }).first().tap();
  await deck.getByRole('checkbox', { name: 'Judge' }).tap();
  await deck.getByRole('checkbox', { name: 'Widow' }).tap();
  await expect(deck).toContainText('Not in the table: Widow');
  await expect(page.locator('.su-steps')).toContainText('Lay the card that is left face up in the centre');
  const own = page.locator('.su-step').filter({ hasText: 'that you have chosen' });
  await expect(own.getByRole('link', { name: 'Rule 2.5' })).toHaveAttribute('href', /\/rules\/#setup\.own-deck$/);
  await expect(page).toHaveURL(/deck=/);
  await page.getByRole('button', { name: 'Back to the table’s characters' }).tap();
  await expect(page).not.toHaveURL(/deck=/);
  for (const _ of ['one Peasant', 'the other'])
    await deck.getByRole('checkbox', { name: 'Peasant', checked: false }).first().tap();
  await expect(deck).toContainText('Not in the table: 2 × Peasant');
  await page.getByRole('radio', { name: '3', exact: true }).tap({ force: true });
  await expect(page.locator('.su-steps h2')).toContainText('3 players');
  await expect(deck).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const game of gameIds.filter(isSetUp))
    test(`${game}: every number of players has its list`, async ({ page }) => {
      await page.goto(`/en/${game}/setup/`);
      await page.getByText('7 players', { exact: true }).tap();
      await expect(page.locator('[open] li').first()).toBeVisible();
      expect(await page.locator('*').count()).toBeLessThan(1500);
    });
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 688, height: 974 }, isMobile: false });

  const most = ['teufelsburg/setup/?players=3', 'mascarade/setup/?players=13'];
  for (const locale of locales)
    test(`${locale}: one sheet`, async ({ page }) => {
      for (const path of most) {
        await page.goto(`/${locale}/${path}`);
        await expect(page.locator('.su-steps')).toBeVisible();
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
      }
    });
});
