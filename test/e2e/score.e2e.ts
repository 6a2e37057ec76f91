/**
 * The score sheet: rounds and their points, corrections, undo, the device's storage, and files.
 */
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { flaws } from './axe.ts';
import { test } from './shared.ts';

const KEY = 'coachlamp.campaigns';
const path = '/en/teufelsburg/score/';

async function begin(page: Page, names = ['Ada', 'Béla', 'Cili', 'Dóra']) {
  await page.goto(path);
  await page.getByLabel('Who is playing?').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Begin' }).tap();
}

const choose = (page: Page, group: string, ...names: string[]) =>
  names.reduce(
    (before, name) =>
      before.then(() => page.getByRole('group', { name: group }).getByLabel(name, { exact: true }).tap()),
    Promise.resolve(),
  );

/** Ada claims rightly with Cili, who holds a needed object: 3 and 2. */
async function addRound(page: Page) {
  await page.getByRole('button', { name: 'Add a round' }).tap();
  await choose(page, 'Who was it?', 'Ada');
  await expect(page.getByText('an association has 2 members')).toBeVisible();
  await choose(page, 'Who else belonged', 'Cili');
  await choose(page, 'Which of them held', 'Cili');
  await page.getByRole('button', { name: 'Save the round' }).tap();
}

const standing = (page: Page) => page.locator('.sc-standing li').allTextContents();

test('a campaign: rounds, reasons, a tie, a correction, undoing, and all of it there again', async ({ page }) => {
  await begin(page);
  await expect(page.getByText('Ada, Béla, Cili and Dóra', { exact: true })).toBeVisible();
  await addRound(page);
  await expect(page.locator('.sc-rounds')).toContainText('+2 Cili ally with a needed object');
  await page.getByRole('button', { name: 'Add a round' }).tap();
  await choose(page, 'How did it end?', 'A prophecy');
  await choose(page, 'Who was it?', 'Béla');
  await choose(page, 'Who else belonged', 'Dóra');
  await page.getByRole('button', { name: 'Save the round' }).tap();
  expect(await standing(page)).toEqual(['Béla3 points (+3)', 'Ada3 points', 'Cili2 points', 'Dóra1 point (+1)']);
  await expect(page.locator('.sc-standing')).toContainText('the player who scored most in the last round is ahead');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Round 1: Correct' }).tap();
  await page.getByLabel('Ada held three or more needed objects').tap();
  await page.getByRole('button', { name: 'Save the round' }).tap();
  expect((await standing(page))[0]).toBe('Ada5 points');
  await page.getByRole('button', { name: 'Round 2: Delete' }).tap();
  await expect(page.locator('.sc-rounds > li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.locator('.sc-rounds > li')).toHaveCount(2);
  await page.reload();
  expect((await standing(page))[0]).toBe('Ada5 points');
});

test('names that are typed are there again after a reload, until they have begun a campaign', async ({ page }) => {
  await page.goto(path);
  const names = page.getByLabel('Who is playing?');
  await names.fill('Ada\nBéla\nCi');
  await page.reload();
  await expect(names).toHaveValue('Ada\nBéla\nCi');
  await names.fill('Ada\nBéla\nCili');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByRole('button', { name: 'New campaign' }).tap();
  await expect(names).toHaveValue('');
  await names.fill('Dóra');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'New campaign' }).tap();
  await expect(names).toHaveValue('');
});

test('what has been said of a round is there again after a reload, until it is saved or thrown away', async ({
  page,
}) => {
  const form = page.getByRole('form');
  const add = page.getByRole('button', { name: 'Add a round' });
  await begin(page);
  await addRound(page);
  await page.getByRole('button', { name: 'New campaign' }).tap();
  await page.getByLabel('Who is playing?').fill('X\nY\nZ');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await add.tap();
  await choose(page, 'How did it end?', 'A prophecy');
  await choose(page, 'Who was it?', 'Y');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  await expect(form.getByLabel('A prophecy')).toBeChecked();
  await expect(form.getByLabel('Y', { exact: true }).first()).toBeChecked();
  // In another campaign, one that is corrected: neither takes the place of the other.
  await page.getByRole('combobox').selectOption({ label: 'Campaign 1' });
  await page.getByRole('button', { name: 'Round 1: Correct' }).tap();
  await page.getByLabel('Ada held three or more needed objects').tap();
  await page.reload();
  await expect(page.getByRole('form', { name: 'Correct round 1' })).toBeVisible();
  await expect(page.getByLabel('Ada held three or more needed objects')).toBeChecked();
  await page.getByRole('button', { name: 'Save the round' }).tap();
  await expect(page.locator('.sc-rounds > li').first()).toContainText('+5 Ada');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  await expect(form.getByLabel('A prophecy')).toBeChecked();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.reload();
  await expect(page.locator('.sc-rounds')).toBeAttached();
  await expect(form).toHaveCount(0);
  await page.getByRole('combobox').selectOption({ label: 'Campaign 2' });
  await add.tap();
  await expect(form.getByLabel('A claim for the association')).toBeChecked();
  // What cannot be read is no round, and keeps nothing else from being read.
  await page.evaluate(() => sessionStorage.setItem('coachlamp.rounds', '{"a":'));
  await page.reload();
  await expect(page.locator('.sc-rounds')).toBeAttached();
  await expect(form).toHaveCount(0);
});

test('a round that cannot be saved yet says why', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Add a round' }).tap();
  const save = page.getByRole('button', { name: 'Save the round' });
  await expect(page.getByText('To save the round, say who it was.')).toBeVisible();
  await expect(save).toHaveAccessibleDescription('To save the round, say who it was.');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await save.tap({ force: true });
  await expect(page.locator('.sc-rounds > li')).toHaveCount(0);
  await choose(page, 'Who was it?', 'Ada');
  await expect(save).toHaveAccessibleDescription('With this number of players, an association has 2 members.');
  await choose(page, 'Who else belonged', 'Cili');
  await choose(page, 'Which of them held', 'Cili');
  await expect(save).toHaveAccessibleDescription('');
  expect(await flaws(page)).toEqual([]);
  await save.tap();
  await expect(page.locator('.sc-rounds > li')).toHaveCount(1);
});

test('by keyboard the focus stays where something has been done', async ({ page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const tick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByLabel(name, { exact: true }).press('Space');
  const focused = (name: string) => expect(page.locator('.sc :focus')).toHaveText(name);
  await page.goto(path);
  await page.getByLabel('Who is playing?').fill('Ada\nBéla\nCili\nDóra');
  await press('Begin');
  await focused('Campaign 1');
  await press('Add a round');
  await expect(page.getByRole('form', { name: 'Add a round' })).toBeFocused();
  await tick('Who was it?', 'Ada');
  await tick('Who else belonged', 'Cili');
  await tick('Which of them held', 'Cili');
  await press('Save the round');
  await focused('Rounds');
  await press('Add a round');
  await press('Cancel');
  await focused('Round 1');
  await press('Round 1: Correct');
  await press('Save the round');
  await focused('Rounds');
  await press('Round 1: Delete');
  await focused('Rounds');
  for (const _ of ['the deletion', 'the correction', 'the round']) await press('Undo');
  await focused('Undo');
  await press('Undo');
  await focused('New campaign');
});

test('several campaigns stay apart, and one that is deleted comes back', async ({ page }) => {
  await begin(page);
  await addRound(page);
  await page.getByRole('button', { name: 'New campaign' }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.getByText('there are 0 names')).toBeVisible();
  await page.getByLabel('Who is playing?').fill('X\nX\nY');
  await expect(page.getByText('a name of their own: X')).toBeVisible();
  await page.getByLabel('Who is playing?').fill('X\nY\nZ');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.getByText('No round has been played yet.')).toBeVisible();
  await page.getByRole('combobox').selectOption({ label: 'Campaign 1' });
  expect((await standing(page))[0]).toContain('Ada3 points');
  await page.getByRole('button', { name: 'Delete the campaign' }).tap();
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(2);
});

test('the only campaign, deleted, comes back too', async ({ page }) => {
  await begin(page);
  await addRound(page);
  await page.getByRole('button', { name: 'Delete the campaign' }).tap();
  await expect(page.getByLabel('Who is playing?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect((await standing(page))[0]).toContain('Ada3 points');
});

test('a campaign goes out as JSON and as CSV, and comes in again', async ({ page }) => {
  await begin(page);
  await addRound(page);
  const files: string[] = [];
  for (const name of ['Save as JSON', 'Save as a table (CSV)']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).tap()]);
    expect(download.suggestedFilename()).toMatch(/^Campaign-1\.(json|csv)$/);
    files.push(await download.path());
  }
  const [json = '', csv = ''] = files;
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ format: 'coachlamp-campaign', name: 'Campaign 1' });
  for (const [index, [file, mimeType]] of (
    [
      [json, 'application/json'],
      [csv, 'text/csv'],
    ] as const
  ).entries()) {
    const buffer = readFileSync(file);
    await page.locator('input[type=file]').setInputFiles({ name: 'campaign', mimeType, buffer });
    await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(index + 2);
    await expect(page.getByText('Added from the file: Campaign 1')).toBeVisible();
    expect((await standing(page))[0]).toContain('Ada3 points');
  }
});

test('what a table takes and does not come is said, and comes once there is a connection', async ({
  page,
  context,
}) => {
  await begin(page);
  await context.setOffline(true);
  const save = page.getByRole('button', { name: 'Save as a table (CSV)' });
  const lost = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await save.tap();
  await expect(lost).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: 'text/csv', buffer: Buffer.from('A') });
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await Promise.all([page.waitForEvent('download'), save.tap()]);
  await expect(lost).toHaveCount(0);
});

test('a broken file is told what is wrong with it, and nothing is lost', async ({ page }) => {
  await begin(page);
  await addRound(page);
  const before = await page.evaluate((key) => localStorage.getItem(key), KEY);
  const open = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('{"format": "coachlamp-campaign", "version": 1, "players": "Ada"}');
  await expect(page.getByRole('alert')).toContainText('players: expected a list, found "Ada"');
  await expect(page.getByRole('alert')).toContainText('Nothing has been changed');
  await open('campaign;points\nA;3');
  await expect(page.getByRole('alert')).toContainText('Line 1: expected the columns campaign, edition, round');
  expect(await flaws(page)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(before);
});

test('a file that has gone since it was chosen is told as that', async ({ page }, info) => {
  await begin(page);
  const file = info.outputPath('campaign.json');
  writeFileSync(file, '[]');
  const input = page.locator('input[type=file]');
  // The page learns that it was chosen only once it has gone.
  await input.evaluate((one) =>
    one.addEventListener('change', (event) => event.stopImmediatePropagation(), { once: true, capture: true }),
  );
  await input.setInputFiles(file);
  unlinkSync(file);
  await input.dispatchEvent('change');
  await expect(page.getByRole('alert')).toContainText('moved, edited or deleted since you chose it');
  await expect(page.getByRole('alert')).not.toContainText('connection');
});

test('storage that is full is said, the file is offered, and the sheet goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await begin(page);
  await addRound(page);
  await expect(page.getByRole('alert')).toContainText('Save the campaign as a file');
  expect((await standing(page))[0]).toContain('Ada3 points');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).tap(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"Ada"');
});

test('what is on the device and cannot be read is set aside, not overwritten', async ({ page }) => {
  await page.goto('/en/');
  await page.evaluate((key) => localStorage.setItem(key, '[{"name": "half'), KEY);
  await begin(page);
  await expect(page.getByRole('alert')).toContainText('could not be read');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what was there' }).tap(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe('[{"name": "half');
  await page.getByRole('button', { name: 'Discard it' }).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No round has been played yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what can be neither read nor set aside is not written over until it is discarded', async ({ page }) => {
  await page.goto('/en/');
  await page.evaluate((key) => localStorage.setItem(key, 'something'), KEY);
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith(`${key}.`)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  }, KEY);
  await begin(page);
  await expect(page.getByText('there is no room to set it aside')).toBeVisible();
  const kept = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  expect(await kept()).toBe('something');
  await page.getByRole('button', { name: 'Discard it' }).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await kept()).toContain('Ada');
});

test('a round is corrected itself, wherever it stands by then', async ({ page }) => {
  await begin(page);
  for (const _ of ['Round 1', 'Round 2', 'Round 3']) await addRound(page);
  await page.getByRole('button', { name: 'Round 2: Correct' }).tap();
  await page.getByLabel('Ada held three or more needed objects').tap();
  await page.getByRole('button', { name: 'Round 1: Delete' }).tap();
  await expect(page.getByRole('form', { name: 'Correct round 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save the round' }).tap();
  await expect(page.locator('.sc-rounds > li').first()).toContainText('+5 Ada');
  await expect(page.locator('.sc-rounds > li').last()).toContainText('+3 Ada');
  await page.getByRole('button', { name: 'Round 2: Correct' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  // The round in the form has gone, and its form with it.
  await expect(page.locator('.sc-rounds > li')).toHaveCount(2);
  await expect(page.locator('.sc-sheet form')).toHaveCount(0);
});

test('a round that is typed stays with its campaign when that is deleted in another tab', async ({ page, context }) => {
  await begin(page);
  await page.getByRole('button', { name: 'New campaign' }).tap();
  await page.getByLabel('Who is playing?').fill('X\nY\nZ');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByRole('combobox').selectOption({ label: 'Campaign 1' });
  await page.getByRole('button', { name: 'Add a round' }).tap();
  await choose(page, 'Who was it?', 'Ada');
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Add a round' }).tap();
  await choose(other, 'How did it end?', 'A claim with the Coat of Arms of the Lodge');
  await expect(other.getByRole('group', { name: 'Was it true?' })).toHaveCount(0);
  await choose(other, 'Who was it?', 'Dóra');
  await other.getByRole('button', { name: 'Save the round' }).tap();
  // What another tab adds leaves the form as it is.
  await expect(page.locator('.sc-rounds > li')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Ada' })).toBeChecked();
  await other.getByRole('button', { name: 'Delete the campaign' }).tap();
  await expect(page.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  await expect(page.locator('.sc-sheet form')).toHaveCount(0);
});

test('what is half filled in stays whatever campaigns another tab begins or brings back', async ({ page, context }) => {
  await page.goto(path);
  const names = page.getByLabel('Who is playing?');
  await names.fill('Ada\nBéla');
  const other = await context.newPage();
  await begin(other, ['X', 'Y', 'Z']);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(names).toHaveValue('Ada\nBéla');
  await names.fill('Ada\nBéla\nCili');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  // Of another's two campaigns the first goes, and comes back.
  await other.reload();
  const third = await context.newPage();
  await third.goto(path);
  await other.getByRole('button', { name: 'Delete the campaign' }).tap();
  await expect(third.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  await third.getByRole('button', { name: 'Add a round' }).tap();
  await choose(third, 'Who was it?', 'Ada');
  await other.getByRole('button', { name: 'Undo' }).tap();
  await expect(third.getByRole('combobox').getByRole('option')).toHaveCount(2);
  await expect(third.getByRole('heading', { name: 'Campaign 2' })).toBeVisible();
  await expect(third.getByRole('radio', { name: 'Ada' })).toBeChecked();
});

test('a page that one comes back to takes up what another tab has kept meanwhile', async ({ page, context }) => {
  // A page that the browser has laid aside hears nothing; the browser of the tests lays none aside.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await begin(page);
  const other = await context.newPage();
  await other.goto(path);
  await addRound(other);
  const kept = () => other.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '')[0].rounds.length, KEY);
  expect(await kept()).toBe(1);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('.sc-rounds > li')).toHaveCount(1);
  await addRound(page);
  expect(await kept()).toBe(2);
});

test('the game without campaigns has no sheet, nor a way to one', async ({ page }) => {
  await page.goto('/en/mascarade/');
  await expect(page.locator('.game-parts a[href$="/setup/"]')).toHaveCount(1);
  await expect(page.locator('a[href$="/score/"]')).toHaveCount(0);
  expect((await page.request.get('/en/mascarade/score/')).status()).toBe(404);
});
