import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { parse } from 'yaml';
import { fromLink, type GameRecord, toLink } from '../../engine/teufelsburg/index.ts';
import { type Locale, languages, locales } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';
import { flaws } from './axe.ts';
import { openOver, test } from './shared.ts';
import { game, sentencesIn } from './site.ts';
import { HIDDEN, IMPOSSIBLE, WON } from './tables.ts';
import { tornWords } from './torn.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

/** Strings of a locale, or of English while they are not translated. */
function strings(locale: Locale, ...path: string[]): Record<string, Record<string, string>> {
  const file = (one: Locale) => join(content, ...path.map((part) => part.replace('*', one)));
  return JSON.parse(readFileSync(existsSync(file(locale)) ? file(locale) : file('en'), 'utf8'));
}

const checkerIn = (locale: Locale) => strings(locale, 'ui', '*', 'checker.json');
const boardIn = (locale: Locale) => strings(locale, game, 'text', '*', 'board.json');

/** A sentence with its slots filled. */
const fill = (sentence: string | undefined, values: Record<string, string | number>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)), sentence ?? '');

const en = { ui: checkerIn('en'), said: sentencesIn('en') };
const home = `/en/${game}/check/`;

const MIRROR = '#1~r~~otx.bgmg.obw.bpK~t~-~0~O01x.A1m';

const answer = (page: Page) => page.locator('.ck-sticky .ck-answer-text');
const move = (page: Page, name: string | RegExp) => page.locator('.ck-rows .ck-chip', { hasText: name }).first();
const support = (page: Page, who: string, whom: string) =>
  page.locator('.ck-row-support', { hasText: who }).first().locator('.ck-chip', { hasText: whom }).first();
const asked = (page: Page, name: string | RegExp) =>
  page.locator('.ck-question').last().locator('.ck-chip', { hasText: name }).first();
const seat = (page: Page, name: string) => page.locator('.ck-live').getByRole('button', { name }).first();
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the checker anew, also where only the hash is another. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('[data-open]').waitFor();
}

/** What cannot be done is there to be tapped all the same, which a test has to insist on: as soon as anything can be. */
async function tapGreyed(button: Locator): Promise<void> {
  await expect(button.page().locator('[inert]')).toHaveCount(0);
  // What is forced does not wait until the button stands still.
  await button.evaluate(async (one) => {
    const placeOf = () => JSON.stringify(one.getBoundingClientRect());
    const later = () => new Promise((done) => setTimeout(done, 100));
    for (let before = ''; before !== placeOf(); await later()) before = placeOf();
  });
  await button.tap({ force: true });
}

test('a fight: door, moves, answer and the rules it rests on', async ({ shared: page, request }) => {
  await open(page, home);
  await page.getByRole('link', { name: /^A fight/ }).tap();
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
  await support(page, 'Carla', 'Anna').tap();
  await support(page, 'Dino', 'Bruno').tap();
  await move(page, 'Dagger').tap();
  await move(page, 'Thug').tap();
  await move(page, 'Grand Master').tap();
  await expect(page.locator('.ck-live .ck-points [aria-hidden]')).toHaveText(['4', '3']);
  await move(page, 'Count the points').tap();
  await expect(answer(page)).toHaveText('The attacker wins, 4 to 3');
  const cites = page.locator('.ck-live .ck-moves .ck-cite');
  await expect(cites.filter({ hasText: 'Dagger' })).toHaveAttribute('href', `/en/${game}/cards/dagger/`);
  const rules = await (await request.get(`/en/${game}/rules/`)).text();
  for (const href of await cites.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    const [path = '', id] = href.split('#');
    if (id) expect(rules).toContain(`id="${id}"`);
    else expect((await request.get(path)).status(), path).toBe(200);
  }
  await expect(page.locator('.ck-live .ck-moves .ck-basis').first()).toHaveText(en.ui.basis?.text ?? '');
});

test('how a silence is read is unfolded in the ruling; where it does not come, its page is a link', async ({
  page,
}) => {
  const { read } = contentOf(game);
  const { record } = read('positions', 'new-occupation.yaml');
  const id = 'coat-under-the-pile';
  const { title, text } = read('text', 'en', 'readings.yaml')[id];
  await page.route('**/readings.json?*', (route) => route.abort());
  await open(page, `${home}#${toLink(record)}`);
  const basis = page.locator('.ck-basis-more', { has: page.locator('.ck-basis-reading') });
  const link = basis.getByRole('link');
  await basis.locator('summary').tap();
  await expect(link).toHaveAttribute('href', `/en/${game}/differences/#${id}`);
  await expect(link).toHaveText(en.ui.basis?.reading ?? '');
  await page.unroute('**/readings.json?*');
  await basis.locator('summary').tap();
  await basis.locator('summary').tap();
  await expect(link).toHaveText(title);
  await expect(basis.locator('p')).toContainText(text);
});

test('doors open a table of which nothing is known; a hand stays open to whatever is used', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  for (const name of ['Dagger', 'Thug']) await move(page, name).tap();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
  // Anna began with two unknown objects; a third one can still be used.
  await move(page, 'Poison Ring').tap();
  await asked(page, 'Anna').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(4);
  await expect(page.locator('.ck-live .ck-move-refused')).toHaveCount(0);
});

test('the Broken Mirror trade opens from the tables made ready', async ({ shared: page }) => {
  await open(page, home);
  await page.locator('.check-position', { hasText: 'The Broken Mirror trade' }).tap();
  await expect(page.locator('.ck-answer-text')).toHaveText(/Broken Mirror cancels/);
  const place = page.locator('[data-checker]');
  const link = toLink(fromLink(MIRROR.slice(1)).record as GameRecord);
  await expect(place).toHaveAttribute('data-link', link);
  await place.getByRole('link', { name: en.ui.try as unknown as string }).tap();
  await expect(answer(page)).toHaveText(/Broken Mirror cancels/);
  await expect(page.locator('.ck-live .ck-moves')).toContainText('Neither is named');
});

test('a victory claim names allies', async ({ shared: page }) => {
  await open(page, home);
  await page.getByRole('link', { name: /^A victory claim/ }).tap();
  await page.getByRole('checkbox', { name: 'Carla' }).check();
  const shows = (who: string, what: string) =>
    page.locator('.ck-showing', { hasText: who }).locator('.ck-chip', { hasText: what }).first();
  for (const who of ['Anna', 'Carla']) await shows(who, 'Order').tap();
  await shows('Anna', 'Key').tap();
  await shows('Anna', 'Key').tap();
  await shows('Carla', 'Key').tap();
  await expect(shows('Anna', 'Key')).toHaveText('Key × 2');
  await part(page, 'Anna claims victory and names Carla.').tap();
  await expect(answer(page)).toHaveText('Anna and Carla win');
  await expect(page.getByRole('heading', { name: en.ui.next?.over ?? '' })).toBeVisible();
});

test('what cannot be done is greyed and tells why, with its rule', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01`);
  await move(page, /not possible now…/).tap();
  const key = move(page, /^Key/);
  // It can be pressed all the same: it is described, not disabled.
  await expect(key).toBeEnabled();
  await expect(key).toHaveAccessibleDescription(en.ui.next?.forbidden ?? '');
  await tapGreyed(key);
  const reason = page.locator('.ck-reasons');
  await expect(reason).toHaveText(/A Key cannot be used in a fight/);
  await expect(reason.locator(`a[href="/en/${game}/rules/#fight.cards"]`)).toBeVisible();
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
});

test('offers ask for object and partner; nothing else goes on until they are answered', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otmk.bggG.obw.bpK~ts~-~0~`);
  await move(page, 'Offer a trade').tap();
  await asked(page, 'Monocle').tap();
  await asked(page, 'Bruno').tap();
  await expect(answer(page)).toHaveText('Anna offers Bruno a trade');
  await expect(page.locator('.ck-rows > fieldset').first()).toContainText('Bruno accepts and gives');
  await move(page, 'Secret Bag (Goblet)').tap();
  await expect(answer(page)).toHaveText('The trade takes place. Effects: Monocle and Secret Bag (Goblet)');
});

test('undo, redo, back and forth, and the back button', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01`);
  const start = page.url();
  await move(page, 'Dagger').tap();
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
  const played = page.url();
  await part(page, en.ui.history?.undo ?? '').tap();
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
  await part(page, en.ui.history?.redo ?? '').tap();
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
  await expect(page).toHaveURL(played);
  const at = page.locator('.ck-steps-at .visually-hidden');
  await page.getByRole('button', { name: en.ui.step?.back ?? '' }).tap();
  await expect(at).toHaveText('Move 1 of 2');
  await expect(page.locator('.ck-live .ck-points [aria-hidden]')).toHaveText(['1', '1']);
  // Steps that follow one another closely are written together.
  await expect(page).toHaveURL(/&1$/);
  await page.reload();
  await expect(at).toHaveText('Move 1 of 2');
  await page.getByRole('button', { name: en.ui.step?.forth ?? '' }).tap();
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
  await page.goForward();
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
});

test('a link gives the same table in every language', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  for (const locale of locales) {
    await page.locator('[popovertarget=languages]').tap();
    await page.locator('#languages').getByRole('link', { name: languages[locale].name }).tap();
    await page.waitForURL(`**/${locale}/${game}/check/${WON}`);
    const said = sentencesIn(locale);
    const points = { attackerPoints: 4, defenderPoints: 3 };
    await expect(answer(page)).toHaveText(fill(said.answer?.['attacker-wins'], points));
    await expect(page.locator('.ck-live .ck-seat-name')).toHaveText(['Anna', 'Bruno', 'Carla', 'Dino']);
    await expect(page.locator('.ck-live .ck-move')).toHaveCount(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.reload();
    await expect(answer(page)).toHaveText(fill(said.answer?.['attacker-wins'], points));
    // Whatever has no words would be told by its code.
    await expect(page.locator('.ck-live')).not.toContainText('⟦');
  }
});

test('the Broken Mirror is silent in every language', async ({ shared: page }) => {
  for (const locale of locales) {
    await open(page, `/${locale}/${game}/check/${MIRROR}`);
    const { name } = parse(readFileSync(join(content, game, 'text', locale, 'cards', 'monocle.yaml'), 'utf8'));
    await expect(answer(page)).toHaveText(fill(sentencesIn(locale).answer?.silenced_one, { objects: name }));
    await expect(page.locator('.ck-live .ck-cite').first()).toHaveAttribute('href', new RegExp(`^/${locale}/${game}/`));
    await expect(page.locator('.ck-live')).not.toContainText('⟦');
  }
});

test('typed names are part of the link, the default ones are not', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  await seat(page, 'Anna').tap();
  await page.getByLabel('Name', { exact: true }).fill('Szép Ilonka');
  await expect(answer(page)).toHaveText('The attacker wins, 4 to 3');
  await page.reload();
  await expect(page.locator('.ck-live .ck-seat-name').first()).toHaveText('Szép Ilonka');
  await expect(page.locator('.ck-live .ck-move').first()).toContainText('Szép Ilonka attacks Bruno');
});

test('the form of a seat stays when the name is taken back, and goes with its player', async ({ page }) => {
  await open(page, `${home}#trade`);
  await seat(page, 'Dino').tap();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Dora');
  await expect(seat(page, 'Dora')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(name).toHaveValue('Dino');
  await page.locator('.ck-players label', { hasText: '3' }).tap();
  await expect(name).toHaveCount(0);
  await expect(page.locator('.ck-editor')).toHaveCount(0);
  await page.locator('.ck-players label', { hasText: '4' }).tap();
  await expect(page.locator('.ck-live .ck-seat-name')).toHaveCount(4);
  await expect(page.locator('.ck-editor')).toHaveCount(0);
});

test('a name that somebody else has is not taken up', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  await seat(page, 'Anna').tap();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Bruno');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.ck-problem')).toHaveText(
    fill(en.said.problem?.record?.['name-twice' as never], { name: 'Bruno' }),
  );
  await expect(page.locator('.ck-live .ck-seat-name').first()).toHaveText('Anna');
});

test('a broken link says so and keeps what it can', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~m%t~oudchm~0~T01.Z9.V`);
  await expect(page.getByRole('alert')).toContainText(/damaged/);
  await expect(page.getByRole('alert')).toContainText('2 moves could not be read');
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
  await open(page, `${home}#nonsense`);
  await expect(page.getByRole('alert')).toContainText(/damaged/);
  await expect(page.getByRole('link', { name: /^A fight/ })).toBeVisible();
});

test('a newer link says so and keeps what it can', async ({ shared: page }) => {
  await open(page, `${home}${WON.replace('#1', '#7')}`);
  await expect(page.getByRole('alert')).toContainText(/newer version/);
  await expect(answer(page)).toHaveText('The attacker wins, 4 to 3');
});

test('an impossible table lists everything that is wrong and leads to the fields', async ({ shared: page }) => {
  await open(page, `${home}${IMPOSSIBLE}`);
  await expect(answer(page)).toHaveText(en.ui.problems?.answer ?? '');
  const problems = page.getByRole('alert').locator('.ck-link');
  await expect(problems).toHaveCount(4);
  // Each leads to its field, and has ways to put it right.
  await problems.filter({ hasText: 'Thug' }).tap();
  await expect(page.locator('.ck-edit .ck-edit-head')).toContainText('Bruno');
  await part(page, 'Thug: take it from Bruno').tap();
  await expect(problems).toHaveCount(3);
  await page.reload();
  await expect(problems).toHaveCount(3);
  for (const repair of ['Give this player an unknown object', 'Key: take it from Anna', 'Dino: association unknown'])
    await part(page, repair).tap();
  await expect(problems).toHaveCount(0);
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
});

test('a hidden card that decides is named, and telling it settles the ruling', async ({ shared: page }) => {
  await open(page, `${home}${HIDDEN}`);
  await expect(page.locator('.ck-live .ck-case')).toHaveCount(3);
  await expect(page.locator('.ck-ask')).toContainText('Does Carla belong to the Order?');
  await page.locator('.ck-ask').getByRole('button', { name: 'No' }).tap();
  await expect(answer(page)).toHaveText('Bruno and Carla win');
  await expect(page.locator('.ck-bar')).toContainText('makes the claim false');
});

test('what no position can say is answered all the same: what a hand does not hold', async ({ shared: page }) => {
  await open(page, `${home}#3r4.AdkTqqBwUl.tc..U0d1md.ubn`);
  const ask = page.locator('.ck-ask');
  const answered = page.locator('.ck-answered li');
  await expect(ask).toContainText('Does Bruno hold the Monocle?');
  await ask.getByRole('button', { name: 'No', exact: true }).tap();
  await expect(answer(page)).toHaveText('The Diplomat’s demand misses, and the turn is over');
  await expect(answered).toHaveText('Does Bruno hold the Monocle? No. Take back');
  // It stands in the address, stays with the moves that follow, and can be taken back.
  await page.reload();
  await expect(answer(page)).toHaveText('The Diplomat’s demand misses, and the turn is over');
  await answered.getByRole('button').tap();
  await expect(ask).toContainText('Does Bruno hold the Monocle?');
  await expect(answered).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(answered).toHaveCount(1);

  // Where it is not settled by that, the next question is put.
  await open(page, `${home}#3r4.AdkTqqqBwUl.tc..U0d1zd.eln`);
  await expect(ask).toContainText('Does Bruno hold the Secret Bag (Key)?');
  await ask.getByRole('button', { name: 'Yes', exact: true }).tap();
  await expect(ask).toContainText('Does Bruno hold the Secret Bag (Goblet)?');
  await expect(answered).toHaveCount(1);
  await ask.getByRole('button', { name: 'No', exact: true }).tap();
  await expect(answer(page)).toContainText('Anna gets the Secret Bag (Key)');
  // What the table says by itself is among the answers too, and is taken back alike.
  const yes = answered.filter({ hasText: 'Does Bruno hold the Secret Bag (Key)? Yes.' });
  await expect(answered).toHaveCount(2);
  await yes.getByRole('button').tap();
  await expect(ask).toContainText('Does Bruno hold the Secret Bag (Key)?');
  await expect(answered).toHaveCount(1);
});

test('an answer that names a card can still be taken back after a reload, and by going back and forth', async ({
  shared: page,
}) => {
  await open(page, `${home}#1~r~~otkk.bg_.__w_.__K~t~-~0~L0a2`);
  const ask = page.locator('.ck-ask');
  const answered = page.locator('.ck-answered li');
  const yes = 'Does Carla belong to the Order? Yes. Take back';
  await expect(ask).toContainText('Does Carla belong to the Order?');
  await ask.getByRole('button', { name: 'Yes', exact: true }).tap();
  await expect(answered).toHaveText([yes]);
  await page.reload();
  await expect(answered).toHaveText([yes]);
  await page.goto(`${home}#fight`);
  await expect(answered).toHaveCount(0);
  await page.goBack();
  await expect(answered).toHaveText([yes]);
  await answered.getByRole('button').tap();
  await expect(ask).toContainText('Does Carla belong to the Order?');
  await expect(answered).toHaveCount(0);

  // What is not a note of this very table says nothing, and breaks nothing.
  await ask.getByRole('button', { name: 'Yes', exact: true }).tap();
  await expect(answered).toHaveText([yes]);
  // What is written a moment later would take the place of what is written here.
  await expect.poll(() => page.evaluate(() => history.state?.note)).toBeTruthy();
  const { hash } = new URL(page.url());
  for (const note of ['?', { hash, given: '?' }, { hash, given: [null, ['', '', '']] }]) {
    await page.evaluate((one) => history.replaceState({ note: one }, ''), note);
    await page.reload();
    await expect(answer(page)).not.toBeEmpty();
    await expect(answered).toHaveCount(0);
  }
});

test('whoever follows a link as soon as the table is there is followed', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.ck-live .ck-move')) return;
      observer.disconnect();
      location.hash = '#fight';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${home}${WON}`);
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
});

test('what was forgotten before the count is put in where it belongs', async ({ shared: page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3dY0dY1lV.p4k`);
  await expect(answer(page)).toHaveText('A tie, 3 to 3. Anna draws a card');
  await page.locator('summary', { hasText: 'Forgotten earlier?' }).tap();
  const earlier = page.locator('.ck-unable[open]');
  // Whoever has supported cannot have forgotten to.
  await expect(earlier).not.toContainText('Carla supports');
  await earlier.getByRole('button', { name: 'Poison Ring' }).tap();
  await earlier.getByRole('button', { name: 'Bruno', exact: true }).tap();
  await expect(answer(page)).toContainText('Poison Ring');
  await page.getByRole('button', { name: 'Undo' }).tap();

  // Typed, it is found with its reason, and put in from there.
  await page.getByRole('searchbox').last().fill('carla casting knives');
  await page.locator('.ck-found button', { hasText: 'Carla uses the Casting Knives.' }).tap();
  await page.getByRole('button', { name: /^Put it in earlier/ }).tap();
  await expect(answer(page)).toHaveText('The attacker wins, 4 to 3');
});

test('what nobody has said and is supposed is told where the ruling rests on it', async ({ shared: page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aVI0bK0k.qom`);
  const supposed = page.locator('.ck-supposed li');
  await expect(supposed).toHaveText([
    'Anna’s hand is not full. No, it is full',
    'Bruno holds more than one object. No, it was the only one',
  ]);
  await supposed.last().getByRole('button').tap();
  await expect(answer(page)).not.toHaveText('Anna takes a Key from Bruno');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await supposed.first().getByRole('button').tap();
  await expect(page.locator('.ck-bar')).toContainText('over the hand limit');
  await expect(supposed.filter({ hasText: 'Anna' })).toHaveCount(0);
});

test('what has come out of a hidden card is filled in with a tap, and can be undone', async ({ shared: page }) => {
  await open(page, `${home}${HIDDEN}`);
  const cases = page.locator('.ck-live .ck-case');
  await expect(cases).toHaveCount(3);
  await page
    .locator('.ck-condition', { hasText: 'Carla belongs to the Order and Carla holds a Key' })
    .getByRole('button')
    .tap();
  await expect(answer(page)).toHaveText('Anna and Carla win');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(cases).toHaveCount(3);
});

test('who could claim victory is told for each player, with what it hangs on', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkk.bg_.__w_.__K~t~-~0~`);
  await page.getByText('Who could claim victory?').tap();
  const list = page.locator('.ck-prospect-list > li');
  await expect(list.first()).toContainText('Possible');
  await expect(list.first()).toContainText('True if');
  await page.locator('.ck-insight').getByLabel('Player').selectOption('Bruno');
  await expect(list.last()).toContainText('Impossible');
});

test('other editions that rule otherwise are named, and can be ruled by', async ({ shared: page }) => {
  // A holds the Pearl's association, not the Pearl itself.
  await open(page, `${home}#1~r~~otkk.bgg.obkb.bpg.ooK~_~-~0~L0a2`);
  await expect(answer(page)).toHaveText('Anna, Carla and Elena win');
  await expect(page.locator('.ck-live .ck-dissent')).toContainText('Hungarian leaflet');
  await expect(page.locator('.ck-live .ck-dissent')).toContainText('Bruno and Dino win');
  await page
    .locator('.ck-dissent')
    .getByRole('button', { name: /Rule by this edition/ })
    .tap();
  await expect(answer(page)).toHaveText('Bruno and Dino win');
  await expect(page.getByRole('radio', { name: 'Hungarian leaflet' })).toBeChecked();
});

test('an empty table can be set with cards that nobody knows', async ({ shared: page }) => {
  await open(page, home);
  await part(page, en.ui.start?.blank ?? '').tap();
  await page.getByRole('radio', { name: '5 players' }).tap();
  await expect(page.locator('.ck-live .ck-seat-name')).toHaveCount(5);
  await seat(page, 'Bruno').tap();
  const form = page.locator('.ck-edit');
  const pick = (name: string) => form.locator('.ck-close .ck-chip', { hasText: name }).first();
  await form.locator('.ck-segment', { hasText: 'Order' }).tap();
  await pick('Priest').tap();
  await pick('Whip').tap();
  await form.getByRole('button', { name: 'Done' }).first().tap();
  await expect.poll(() => openOver(page)).toBe(0);
  for (let times = 0; times < 2; times++) {
    const bruno = page.locator('.ck-live .ck-seat').nth(1);
    await expect(bruno).toContainText('Whip');
    await expect(bruno).toContainText('Priest');
    await page.reload();
  }
});

test('a card that lies elsewhere is taken from there, and that is said', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~`);
  await seat(page, 'Anna').tap();
  const form = page.locator('.ck-edit');
  const pick = (name: string) => form.locator('.ck-close .ck-chip', { hasText: name }).first();
  await expect(pick('Doctor')).toContainText('a spare');
  await pick('Doctor').tap();
  await expect(page.locator('.ck-said')).toHaveText('Doctor: taken from the spare occupations.');
  await expect(pick('Monocle')).toContainText('in the pile');
  await pick('Monocle').tap();
  await expect(page.locator('.ck-said')).toHaveText('Monocle: taken from the pile.');
  await expect(pick('Whip')).toContainText('Carla');
  await pick('Whip').tap();
  await expect(page.locator('.ck-said')).toHaveText('Whip: taken from Carla.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.ck-live .ck-seat').nth(2)).not.toContainText('Whip');
});

test('a move that the table contradicts names who has the card, and gives it back in a tap', async ({
  shared: page,
}) => {
  const refusal = page.locator('.ck-refusal');
  const back = refusal.getByRole('button', { name: 'Dagger: take it from Bruno', exact: true });
  const dagger = page.locator('.ck-edit .ck-close .ck-chip', { hasText: 'Dagger' }).first();
  await open(page, `${home}#fight`);
  await move(page, 'Dagger').tap();
  await seat(page, 'Bruno').tap();
  await dagger.tap();
  await expect(answer(page)).toHaveText('That is not allowed');
  await expect(refusal).toContainText('Anna does not have the Dagger.');
  await expect(refusal).toContainText('the card is here: Bruno.');
  await back.tap();
  await expect(page.locator('.ck-said')).toHaveText('Dagger: taken from Bruno.');
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
  await expect(refusal).toHaveCount(0);

  // Another move follows: it is one move among those that fit, and the same can be done.
  await move(page, 'Thug').tap();
  await seat(page, 'Bruno').tap();
  await dagger.tap();
  await expect(page.locator('.ck-bar')).toContainText('One move does not fit');
  await expect(refusal).toContainText('Anna uses the Dagger.');
  await expect(back).toBeVisible();
  await refusal.getByRole('button', { name: en.ui.edit?.fit_one ?? '' }).tap();
  await expect(page.locator('.ck-live .ck-move .ck-move-text')).toHaveText(['Anna attacks Bruno.', /Thug/]);
  await expect(refusal).toHaveCount(0);
});

/** Says of Dino at the table that he has a card that somebody else has used. */
async function setBodyguard(page: Page): Promise<void> {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2dU2b.0xi`);
  await seat(page, 'Dino').tap();
  await page.locator('.ck-edit .ck-close .ck-chip', { hasText: 'Bodyguard' }).tap();
}

test('what the table says against a move is told where one looks, with what mends it in sight', async ({
  shared: page,
}) => {
  await setBodyguard(page);
  await expect(page.locator('.ck-bar')).toContainText('the card is here: Dino.');
  await expect(page.getByRole('button', { name: 'Bodyguard: take it from Dino' })).toBeInViewport({ ratio: 1 });
});

test('what one is led to is not pulled away by what changes before the next frame', async ({ page }) => {
  // The page changes at once wherever it leads, as it does now and then by itself.
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      scrollIntoView.call(this, options);
      document.querySelector('.ck-bar')?.toggleAttribute('data-changed');
    };
  });
  await setBodyguard(page);
  await expect(page.getByRole('button', { name: 'Bodyguard: take it from Dino' })).toBeInViewport({ ratio: 1 });
});

test('a card that nobody is said to have is used in a tap by whoever then has it', async ({ shared: page }) => {
  await page.goto(`/en/${game}/check/bodyguard-and-whip/`);
  await page.locator('[data-checker-open]').first().tap();
  for (const left of [5, 4, 3, 2]) {
    await page.getByRole('button', { name: 'Previous' }).first().tap();
    await expect(page.locator('.ck-steps-at').first()).toContainText(`${left}/6`);
  }
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Gloves'));
  await expect(page.locator('.ck-rows .ck-reasons')).toHaveCount(0);
  await tapGreyed(asked(page, 'Bruno'));
  await page.getByRole('button', { name: 'Then Bruno has it: Gloves' }).tap();
  await expect(page.locator('.ck-live .ck-move-text', { hasText: 'Bruno uses the Gloves.' })).toHaveCount(1);
});

test('a card for supporters is used with the support that it needs', async ({ shared: page }) => {
  const texts = page.locator('.ck-live .ck-move .ck-move-text');
  await open(page, `${home}#fight`);
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Casting Knives'));
  await tapGreyed(asked(page, 'Carla'));
  await page.getByRole('button', { name: 'Put this in first: “Carla supports the attacker.”' }).tap();
  await expect(texts).toHaveText(['Anna attacks Bruno.', 'Carla supports the attacker.', /^Carla uses/]);
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
});

test('a support forgotten before the first card is put in where it belongs', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  await move(page, 'Dagger').tap();
  await tapGreyed(support(page, 'Carla', 'Anna'));
  await expect(page.locator('.ck-reasons')).toContainText('Carla');
  await page.getByRole('button', { name: 'Put it in earlier, before: “Anna uses the Dagger.”' }).tap();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
  await expect(page.locator('.ck-live .ck-move .ck-move-text')).toHaveText([
    'Anna attacks Bruno.',
    'Carla supports the attacker.',
    'Anna uses the Dagger.',
  ]);
});

test('a card that would have ended the fight is put in before the supports', async ({ shared: page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3d.uty`);
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Priest'));
  await tapGreyed(asked(page, 'Dino'));
  await page.getByRole('button', { name: 'Put it in earlier, before: “Carla supports the attacker.”' }).tap();
  await expect(page.locator('.ck-live .ck-move .ck-move-text').nth(1)).toContainText('Dino uses the Priest');
  await expect(answer(page)).not.toHaveText(/fight stands|not allowed/);
});

test('a refusal that holds whatever is answered is told once, with what can be done about it', async ({
  shared: page,
}) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3d.uty`);
  await part(page, 'Count the points').tap();
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Hypnotist'));
  const earlier = page.getByRole('button', { name: /^Put it in earlier/ });
  await earlier.tap();
  await expect(page.locator('.ck-reasons')).toHaveCount(1);
  await asked(page, 'Anna').tap();
  await asked(page, 'Carla').tap();
  await expect(page.locator('.ck-live .ck-move .ck-move-text', { hasText: 'Hypnotist' })).toHaveCount(1);
});

test('moves are taken out, exchanged and moved up; what no longer fits is marked and kept', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  await support(page, 'Carla', 'Anna').tap();
  await move(page, 'Casting Knives').tap();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
  const moves = page.locator('.ck-live .ck-move');
  const edit = async (text: string, label: string) => {
    const one = moves.filter({ hasText: text });
    await one.locator('.ck-handle > summary').tap();
    await one.getByRole('button', { name: label, exact: true }).tap();
  };
  await edit('Carla supports', en.ui.edit?.remove ?? '');
  await expect(moves).toHaveCount(2);
  await expect(moves.nth(1)).toHaveClass(/refused/);
  await expect(moves.nth(1)).toContainText('Casting Knives');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');

  await edit('Carla uses', en.ui.edit?.up ?? '');
  await expect(moves.nth(1)).toHaveClass(/refused/);
  await expect(moves.nth(2)).not.toHaveClass(/refused/);
  await expect(page.locator('.ck-bar')).toContainText('One move does not fit');
  await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
  await page.getByRole('button', { name: 'Undo' }).tap();

  await edit('Carla supports', en.ui.edit?.exchange ?? '');
  await support(page, 'Dino', 'Anna').tap();
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(1)).toContainText('Dino supports');

  // What comes after what was put in is shown.
  await edit('Dino supports', en.ui.edit?.insert ?? '');
  await support(page, 'Carla', 'Anna').tap();
  await expect(answer(page)).toHaveText('The fight stands at 4 to 1');
});

/** Eight moves: Carla supports the attacker with Casting Knives, Dino the defender with Whip and Bodyguard. */
const LONG = '#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3dY2nY1lY3wU3bV.uty';

/** Presses what can be done with a move that has been made. */
async function edit(page: Page, text: string, label: string): Promise<void> {
  const one = page.locator('.ck-live .ck-move', { hasText: text }).first();
  await one.locator('.ck-handle > summary').tap();
  await one.getByRole('button', { name: en.ui.edit?.[label] ?? '', exact: true }).tap();
}

test('an exchange shows what it comes to, unless it asks for something first', async ({ shared: page }) => {
  await open(page, home + LONG);
  const at = page.locator('.ck-steps-at > [aria-hidden]');
  await edit(page, 'Carla supports', 'exchange');
  await support(page, 'Carla', 'Nobody').tap();
  await expect(answer(page)).toHaveText('The defender wins, 5 to 1');
  await expect(at).toHaveText('8/8');
  await expect(page.locator('.ck-bar')).toContainText('One move does not fit');
  await expect(page.locator('.ck-live .ck-move-refused')).toContainText('Casting Knives');

  // An offer has to be answered before anything else.
  await open(page, `${home}#trade`);
  await move(page, /^Pass/).tap();
  await move(page, /^Pass/).tap();
  await edit(page, 'Anna passes', 'insert');
  await move(page, 'Offer a trade').tap();
  await asked(page, 'Monocle').tap();
  await asked(page, 'Bruno').tap();
  await expect(answer(page)).toHaveText('Anna offers Bruno a trade');
  await expect(at).toHaveText('1/3');
});

test('what is to come before a move is asked for as often as somebody says so, and nothing else leads there', async ({
  shared: page,
}) => {
  await open(page, home + LONG);
  const next = page.locator('.ck-next');
  const back = page.getByRole('button', { name: en.ui.step?.back ?? '' });
  for (const _ of ['first', 'again']) {
    await edit(page, 'Carla supports', 'insert');
    await expect(next).toBeInViewport();
    // Some of it may have been in sight before the page has been led there, which takes frames.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(next).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await back.tap();
  await expect(next).not.toBeInViewport();
});

test('a move that is to be exchanged stays until another one is chosen, and can be kept', async ({ shared: page }) => {
  await open(page, home + LONG);
  const moves = page.locator('.ck-live .ck-move');
  const said = page.locator('.ck-said');
  const link = page.url();
  await edit(page, 'Carla supports', 'exchange');
  await expect(moves).toHaveCount(8);
  await part(page, en.ui.edit?.cancel ?? '').tap();
  await expect(said).toHaveCount(0);
  await expect(page.locator('.ck-steps-at > [aria-hidden]')).toHaveText('8/8');
  await expect(page.getByRole('heading', { name: en.ui.next?.title ?? '' })).toBeFocused();

  // Stepping on leaves it too.
  await edit(page, 'Carla supports', 'exchange');
  await expect(said).toContainText('Carla supports');
  await part(page, en.ui.step?.forth ?? '').tap();
  await expect(said).toHaveCount(0);
  await expect(moves).toHaveCount(8);
  await expect(moves.nth(1)).toContainText('Carla supports');

  // So does Undo; and nothing half done is left in the address.
  await edit(page, 'Dino supports', 'exchange');
  await part(page, en.ui.history?.undo ?? '').tap();
  await expect(said).toHaveCount(0);
  await expect(moves).toHaveCount(8);
  await page.reload();
  await expect(moves).toHaveCount(8);
  expect(new URL(page.url()).hash.split('&')[0]).toBe(new URL(link).hash);
});

test('when moves go with a player who leaves, those that were shown are, and what was to be exchanged is what it was', async ({
  shared: page,
}) => {
  await open(page, home + LONG);
  const moves = page.locator('.ck-live .ck-move');
  const said = page.locator('.ck-said');
  const at = page.locator('.ck-steps-at > [aria-hidden]');
  const leave = async () => {
    await page.locator('.ck-unable summary', { hasText: '4 players' }).tap();
    await page.locator('.ck-players').getByRole('radio', { name: '3 players' }).tap({ force: true });
    await expect(moves).toHaveCount(5);
  };
  await edit(page, 'Carla uses', 'exchange');
  await leave();
  await expect(said).toContainText('Carla uses');
  await part(page, en.ui.edit?.cancel ?? '').tap();
  await expect(at).toHaveText('5/5');

  // It has gone itself.
  await open(page, home + LONG);
  await edit(page, 'Dino supports', 'exchange');
  await leave();
  await expect(said).not.toContainText('Carla uses');
  await expect(at).toHaveText('5/5');

  await open(page, home + LONG);
  await edit(page, 'Carla uses', 'show');
  await leave();
  await expect(at).toHaveText('3/5');
});

test('a move that no longer fits since a player has left is set aside', async ({ shared: page }) => {
  // Dino attacks Anna, and Carla supports him.
  await open(page, `${home}#3r43.6qq6qq6qq6qq.qqqqqq..T30S2a.kco`);
  await page.locator('.ck-unable summary', { hasText: '4 players' }).tap();
  await page.locator('.ck-players').getByRole('radio', { name: '3 players' }).tap({ force: true });
  await expect(page.locator('.ck-live .ck-move-refused')).toContainText('Carla supports');
  await expect(page.locator('.ck-bar')).toContainText('One move does not fit');
  await expect(answer(page)).not.toHaveText(en.said.answer?.illegal ?? '');
  await expect(page).toHaveURL(/&1$/);
});

test('moves that follow a step back, or do not fit, are dropped in a tap', async ({ shared: page }) => {
  const moves = () => fromLink(new URL(page.url()).hash.slice(1)).record?.moves?.length;
  await open(page, `${home}${WON}`);
  const all = moves() ?? 0;
  const back = page.getByRole('button', { name: 'Previous', exact: true });
  for (let at = all; at > 1; at--) await back.tap();
  await page.getByRole('button', { name: `Leave out the ${all - 1} that follow` }).tap();
  await expect.poll(moves).toBe(1);

  await open(page, `${home}${WON}`);
  await page.locator('.ck-move .ck-handle > summary').first().tap();
  await part(page, 'Take it out').first().tap();
  await page.getByRole('button', { name: /^Take out the \d+ that do not fit/ }).tap();
  await expect(page.locator('.ck-bar')).not.toContainText('fit');
  await expect.poll(moves).toBeLessThan(all - 1);
});

test('what no longer fits is marked, counted and taken out, however many moves are shown', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  await support(page, 'Carla', 'Anna').tap();
  await move(page, 'Dagger').tap();
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Priest'));
  await tapGreyed(asked(page, 'Dino'));
  await page.getByRole('button', { name: /^Put it in earlier/ }).tap();
  const at = page.locator('.ck-steps-at > [aria-hidden]');
  const bar = page.locator('.ck-bar');
  const refused = page.locator('.ck-live .ck-move-refused');
  const forth = part(page, en.ui.step?.forth ?? '');
  await expect(at).toHaveText('2/4');
  await expect(bar).toContainText('2 moves do not fit');
  await expect(refused.locator('.ck-move-text')).toHaveText(['Carla supports the attacker.', 'Anna uses the Dagger.']);
  await expect(refused.first().locator('.ck-cite').first()).toBeVisible();
  expect(await flaws(page)).toEqual([]);

  // None of them is what was asked, in whatever way one comes to them.
  const outcome = (await answer(page).textContent()) ?? '';
  await page.reload();
  for (const shown of ['3/4', '4/4']) {
    await forth.tap();
    await expect(at).toHaveText(shown);
    await expect(answer(page)).toHaveText(outcome);
    await expect(bar).toContainText('2 moves do not fit');
  }
  await part(page, en.ui.step?.back ?? '').tap();
  await page.getByRole('button', { name: 'Take out the 2 that do not fit' }).tap();
  await expect(at).toHaveText('2/2');
  await expect(refused).toHaveCount(0);
  await expect(answer(page)).toHaveText(outcome);
});

test('a last move that no longer fits since another was moved up leaves the ruling', async ({ shared: page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3dV.uty`);
  const outcome = await answer(page).textContent();
  await edit(page, 'points are counted', 'up');
  const bar = page.locator('.ck-bar');
  await expect(answer(page)).toHaveText('The attacker wins, 2 to 1');
  expect(outcome).not.toBe('The attacker wins, 2 to 1');
  await expect(bar).toContainText('One move does not fit');
  await expect(page.locator('.ck-live .ck-move-refused')).toContainText('Dino supports');
  await page.reload();
  await expect(answer(page)).toHaveText('The attacker wins, 2 to 1');
  // Of a link whose last move was never allowed that is the answer.
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aVS3d.97k`);
  await expect(answer(page)).toHaveText(en.said.answer?.illegal ?? '');
  // It stays so where one has stepped back and comes again.
  await part(page, en.ui.step?.back ?? '').tap();
  await expect(page).toHaveURL(/&3$/);
  await expect(page.locator('.ck-live .ck-move-refused')).toContainText('Dino supports');
  await expect(bar).not.toContainText('does not fit');
  await page.reload();
  await part(page, en.ui.step?.forth ?? '').tap();
  await expect(answer(page)).toHaveText(en.said.answer?.illegal ?? '');
});

test('Undo takes the last move of a link out; going back never stays where it is', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const start = page.url();
  await support(page, 'Carla', 'Nobody').tap();
  await expect(page).not.toHaveURL(start);
  const second = page.url();
  await move(page, 'Dagger').tap();
  await expect(page).not.toHaveURL(second);
  const undo = part(page, en.ui.history?.undo ?? '');
  await undo.tap();
  await expect(page).toHaveURL(second);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  await page.goForward();
  await expect(page).toHaveURL(second);

  await open(page, home + WON);
  const link = page.url();
  await undo.tap();
  await expect(answer(page)).toHaveText('The fight stands at 4 to 3');
  const before = page.url();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(6);
  await part(page, en.ui.history?.redo ?? '').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(7);
  await undo.tap();
  await expect(page).toHaveURL(before);
  await page.reload();
  await undo.tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(5);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(link);
});

test('whether a Diplomat’s demand hits or misses is told by what is given for it', async ({ shared: page }) => {
  await page.goto(`/en/${game}/check/#trade`);
  await move(page, 'Diplomat').tap();
  await asked(page, 'Bruno').tap();
  await asked(page, 'Dagger').tap();
  await asked(page, 'Whip').tap();
  await expect(answer(page)).toContainText('Anna gets the Dagger from Bruno');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await move(page, 'Diplomat').tap();
  await asked(page, 'Bruno').tap();
  await asked(page, 'Dagger').tap();
  await asked(page, 'Nothing: Bruno does not have it').tap();
  await expect(answer(page)).toContainText('misses');
  await expect(page.locator('.ck-rows legend').filter({ hasText: 'Bruno’s turn' })).toBeVisible();
  // Of either bag it is open which it was, and nothing else.
  await open(page, `/en/${game}/check/#trade`);
  await move(page, 'Diplomat').tap();
  await asked(page, 'Bruno').tap();
  await asked(page, 'A Secret Bag, either one').tap();
  await asked(page, 'Key').tap();
  await expect(page.locator('.ck-hangs')).toContainText('Does Bruno hold the Secret Bag (Key)?');
  await expect(page.locator('.ck-live')).not.toContainText('misses');
});

test('one question at a time is open, and nothing moves while a claim is filled in', async ({ shared: page }) => {
  await page.goto(`/en/${game}/check/#claim`);
  const place = (what: Locator) => what.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const inSight = (what: Locator) => what.evaluate((one) => one.getBoundingClientRect().top);
  // The panel comes into sight by itself.
  await expect(page.locator('.ck-question')).toBeInViewport({ ratio: 0.99 });
  const more = page.getByRole('radio', { name: '5 players' });
  const y = await inSight(more);
  await more.evaluate((one: HTMLElement) => one.click());
  await expect(page.locator('.ck-check')).toHaveCount(4);
  // The picture is as high as its players ask for, and what was tapped stays under the finger.
  expect(Math.abs((await inSight(more)) - y)).toBeLessThan(2);
  await page.locator('.ck-check', { hasText: 'Carla' }).tap();
  const carla = page.locator('.ck-showing', { hasText: 'Carla' });
  const before = await place(carla);
  await page.locator('.ck-showing', { hasText: 'Anna' }).getByRole('button', { name: 'Order' }).tap();
  await expect(page.locator('.ck-showing', { hasText: 'Anna' }).getByRole('button', { name: 'Order' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await place(carla)).toBe(before);
  // So it does where the panel above it closes.
  const diplomat = move(page, 'Diplomat');
  await diplomat.scrollIntoViewIfNeeded();
  const above = await inSight(diplomat);
  await diplomat.tap();
  await expect(page.locator('.ck-question')).toHaveCount(1);
  expect(Math.abs((await inSight(diplomat)) - above)).toBeLessThan(2);
  await expect(carla).toHaveCount(0);
});

test('a claim keeps its panel: cards are counted up and back, and with a bag that is shown the pile is asked about', async ({
  shared: page,
}) => {
  await open(page, `${home}#claim`);
  const anna = page.locator('.ck-showing', { hasText: 'Anna' });
  const key = anna.locator('.ck-chip', { hasText: /^Key/ });
  for (const shown of ['Key', 'Key × 2', 'Key × 3', 'Key']) {
    await key.tap();
    await expect(key).toHaveText(shown);
  }
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.ck-problems')).toHaveCount(0);
  const pile = () => fromLink(new URL(page.url()).hash.slice(1)).record?.position.objectPile?.length;
  const bag = anna.locator('.ck-chip', { hasText: 'Secret Bag (Key)' });
  const empty = anna.getByRole('button', { name: 'The pile has run out' });
  await expect(empty).toHaveCount(0);
  await bag.tap();
  await expect(page.locator('.ck-said')).toContainText('tap “The pile has run out”');
  await expect(empty).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(pile).toBe(0);
  await empty.tap();
  await expect(empty).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(pile).toBe(6);
  // Whoever shows a Goblet is taken to belong to those who need it, and is told so.
  await open(page, `${home}#claim`);
  await anna.locator('.ck-chip', { hasText: /^Goblet/ }).tap();
  await expect(page.locator('.ck-said')).toContainText('counts for the Brotherhood');
  await anna.getByRole('button', { name: 'Order' }).tap();
  await expect(page.locator('.ck-said')).toHaveCount(0);
  // What has been said of the pile is not said anew.
  await open(page, `${home}#3i4.6qq6qq6qq6qq.qqq..`);
  await move(page, boardIn('en').do?.claim ?? '').tap();
  await bag.tap();
  await expect(empty).toHaveAttribute('aria-pressed', 'false');
  expect(pile()).toBe(3);
});

test('a second tap at once on the same spot makes no move that nobody meant', async ({ shared: page }) => {
  const support = page.locator('.ck-row-support .ck-chip').first();
  /** How many moves have been made, once what was tapped has come to something. */
  const made = async () => {
    const hash = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return location.hash;
    });
    return fromLink(hash.slice(1)).record?.moves?.length;
  };
  const pause = (milliseconds: number) =>
    page.evaluate((between) => Object.assign(globalThis, { millisecondsBetweenClicks: between }), milliseconds);
  await open(page, `${home}#fight`);
  await pause(300);
  await support.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await support.boundingBox()) as DOMRect;
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await expect.poll(made).toBe(2);
  await tap();
  expect(await made()).toBe(2);
  // Once there was time to read, whoever taps there means it.
  await pause(600);
  await tap();
  await expect.poll(made).toBe(3);
  // Nor does it answer the question that comes next.
  await open(page, `${home}#3r4.AdkTqqqBwUl.tc..U0d1zd.eln`);
  await pause(300);
  await page.locator('.ck-ask').getByRole('button', { name: 'Yes', exact: true }).dblclick();
  await expect(page.locator('.ck-ask')).toContainText('Does Bruno hold the Secret Bag (Goblet)?');
  await expect(page.locator('.ck-answered li')).toHaveCount(1);
});

test('what has been picked of a claim stays where it turns out to be another player’s', async ({ shared: page }) => {
  await open(page, `${home}#claim`);
  const name = (id: string) => page.locator('.ck-names .ck-check', { hasText: id });
  await name('Bruno').tap();
  await name('Carla').tap();
  await page.getByRole('group', { name: 'Whose turn' }).getByRole('radio', { name: 'Bruno' }).tap();
  await expect(name('Anna').getByRole('checkbox')).not.toBeChecked();
  await expect(name('Carla').getByRole('checkbox')).toBeChecked();
  await expect(name('Bruno')).toHaveCount(0);
  await expect(page.locator('.ck-showing legend')).toHaveText(['Bruno shows', 'Carla shows']);
});

test('a claim for the Lodge: what is shown is picked, and nothing is said of cards that nobody has told', async ({
  shared: page,
}) => {
  await open(page, `${home}#claim`);
  const lodge = move(page, boardIn('en').do?.claim_lodge ?? '');
  const claim = page.locator('.ck-question .ck-primary');
  await lodge.tap();
  await claim.tap();
  // Of a hand of which nobody has said anything, nothing is the headline.
  await expect(answer(page)).toHaveText('It depends on a hidden card');
  await page.locator('.ck-bar').getByRole('button', { name: 'Undo' }).tap();
  await lodge.tap();
  const anna = page.locator('.ck-showing', { hasText: 'Anna' });
  for (const card of ['Coat of Arms of the Lodge', 'Key', 'Key', 'Goblet'])
    await anna.locator('.ck-chip', { hasText: new RegExp(`^${card}`) }).tap();
  await claim.tap();
  await expect(answer(page)).toHaveText('Anna wins');
});

test('a claim that is true whoever belongs to whom says so', async ({ shared: page }) => {
  await open(page, `${home}#3r4.Kkkk6qq6qq6qq.qqqqqq..L0a.r3o`);
  await expect(answer(page)).toHaveText('All members of the Order win');
  await expect(page.locator('.ck-bar')).toContainText('Who they are depends on a hidden card.');
  // Nothing turns on who they are: nobody is asked, and the outcomes are folded away.
  await expect(page.locator('.ck-ask')).toHaveCount(0);
  await expect(page.locator('.ck-heading').first()).toHaveText('The game is over');
  await page.locator('.ck-hangs > details > summary').tap();
  await expect(page.locator('.ck-live .ck-case')).toHaveCount(3);
});

test('what another leaflet has somebody do next is told before it is done', async ({ shared: page }) => {
  const unknown = { objects: ['?', '?'] } as const;
  const record: GameRecord = {
    game: 'teufelsburg',
    position: {
      players: [
        { id: 'Anna', objects: ['key', 'key', 'dagger', 'gloves', 'whip'] },
        ...['Bruno', 'Carla', 'Dino', 'Elena'].map((id) => ({ id, ...unknown })),
      ],
      objectPile: ['tome', '?'],
    },
    moves: [
      { by: 'Anna', move: 'attack', target: 'Bruno' },
      ...['Carla', 'Dino', 'Elena'].map((by) => ({ by, move: 'support', side: 'none' }) as const),
      { move: 'resolve' },
    ],
  };
  await open(page, `${home}#${toLink(record)}`);
  await expect(page.locator('.ck-live .ck-dissent')).toContainText(/Italian.*discard/);
});

test('how many play is a tap away, also once moves have been made', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const number = (count: number) => page.getByRole('radio', { name: `${count} players` });
  const seats = page.locator('.ck-live .pic-seat:not(.pic-pile)');
  await number(10).tap();
  await expect(seats).toHaveCount(10);
  await number(4).tap();
  await expect(seats).toHaveCount(4);
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3dY2nY1lY3wU3bV.uty`);
  const outcome = await answer(page).textContent();
  await expect(number(4)).toBeHidden();
  await page.locator('summary', { hasText: '4 players' }).tap();
  await number(6).tap();
  await expect(seats).toHaveCount(6);
  await expect(answer(page)).toHaveText(outcome ?? '');
});

test('moves that go with a player who leaves are told', async ({ shared: page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3dY2nY1lY3wU3bV.uty`);
  await page.getByRole('button', { name: 'Dino', exact: true }).tap();
  await page.locator('.ck-edit-foot').getByRole('button', { name: 'Dino' }).tap();
  await expect(page.locator('.ck-said')).toHaveText(
    'Dino left, and 3 moves that named them are taken out. Undo brings them back.',
  );
});

test('cards told of a seat take the place of unknown ones', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const hand = () => fromLink(new URL(page.url()).hash.slice(1)).record?.position.players[2]?.objects.join();
  await page.getByRole('button', { name: 'Carla', exact: true }).tap();
  for (const [card, objects] of [
    ['Key', '?,key'],
    ['Goblet', 'key,goblet'],
    ['Dagger', 'key,goblet,dagger'],
  ] as const) {
    await page.locator('.ck-edit .ck-chip', { hasText: new RegExp(`^${card}`) }).tap();
    await expect.poll(hand).toBe(objects);
  }
});

test('the Black Pearl that somebody shows says nothing of the rest of the hand', async ({ shared: page }) => {
  await open(page, `${home}#claim`);
  await page.locator('.ck-check', { hasText: 'Bruno' }).tap();
  await expect(page.locator('.ck-live')).toContainText(boardIn('en').ask?.['shows-all'] ?? '-');
  const bruno = page.locator('.ck-showing', { hasText: 'Bruno' });
  const hand = () => fromLink(new URL(page.url()).hash.slice(1)).record?.position.players[1]?.objects.join();
  for (const [card, objects] of [
    ['Black Pearl', 'black-pearl,?'],
    ['Key', 'black-pearl,key'],
  ] as const) {
    await bruno.getByRole('button', { name: card, exact: true }).tap();
    await expect.poll(hand).toBe(objects);
  }
});

test('where one outcome is all there is, it is the ruling, and nobody is asked', async ({ shared: page }) => {
  await open(page, `${home}#3i6.Kkq6b6qq6qq6qq6qq.qqqqqq..L0a12.fkk`);
  await expect(answer(page)).toHaveText('All members of the Brotherhood win');
  await expect(page.locator('.ck-ask, .ck-live .ck-case')).toHaveCount(0);
});

test('why somebody else cannot use a card is asked by tapping too', async ({ shared: page }) => {
  await open(page, `/pt/${game}/check/#trade`);
  const row = page.locator('.ck-row', { hasText: 'Vidente' });
  await row.locator('.ck-fold').tap();
  await tapGreyed(row.getByRole('button', { name: 'Vidente outra pessoa' }));
  await tapGreyed(asked(page, 'Carla'));
  const reason = page.locator('.ck-reason', { hasText: 'O turno é de Anna, não de Carla.' });
  await expect(reason).toBeInViewport({ ratio: 1 });
});

test('a typed move that is refused names no cards that nobody has typed', async ({ shared: page }) => {
  await open(page, `/pt/${game}/check/#trade`);
  await page.locator('.ck-line input').fill('Bruno usa o Vidente');
  await expect(page.locator('.ck-meant').first()).toContainText('Bruno usa o Vidente.');
});

test('a tap on the pile leads to where it is set, and one more back to the table', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  await page.locator('.pic-pile').tap();
  const empty = page.locator('.ck-segment', { hasText: boardIn('en').setup?.['object-pile-empty'] ?? '' }).first();
  await expect(empty).toBeInViewport({ ratio: 1 });
  // Who plays is set in one place.
  await expect(page.getByRole('radiogroup', { name: 'Players' })).toHaveCount(1);
  // It opens where one has tapped.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(740);
  await empty.tap();
  await page.locator('.ck-setup').getByRole('button', { name: 'Done' }).tap();
  await expect(page.locator('.ck-setup')).toHaveCount(0);
  await expect(page.locator('.ck-live .pic-empty')).toBeInViewport({ ratio: 1 });
});

test('a tap elsewhere on the table changes what is being set: there is one form, with one way to be done', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  const forms = page.locator('.ck-editor');
  const done = forms.getByRole('button', { name: 'Done' });
  await page.locator('.pic-pile').tap();
  await seat(page, 'Bruno').tap();
  await expect(forms.locator('.ck-seat-name')).toHaveText('Bruno');
  await expect(forms).toHaveCount(1);
  await page.locator('.pic-pile').tap();
  await expect(page.locator('.ck-setup')).toBeVisible();
  await expect(done).toHaveCount(1);
});

test('Enter makes a move only where it alone can be meant, and says so otherwise', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const line = page.locator('.ck-line input');
  const moves = page.locator('.ck-live .ck-move');
  for (const typed of ['key', 'knives', 'hypnotist', 'carla supp']) {
    await line.fill(typed);
    await expect(page.locator('.ck-meant').first()).toBeInViewport();
    await line.press('Enter');
    await expect(page.locator('.ck-line-said')).toContainText(en.ui.line?.choose ?? '');
    await expect(moves).toHaveCount(1);
  }
  await line.fill('carla supp att');
  await line.press('Enter');
  await expect(moves).toHaveCount(2);
  // Another table would take the place of this one.
  await line.fill('the ring in a tie');
  await expect(page.locator('.ck-meant').first()).toBeVisible();
  await line.press('Enter');
  await expect(page.locator('.ck-line-said')).toContainText(en.ui.line?.choose ?? '');
  await expect(moves).toHaveCount(2);
  // One word is enough where nothing else has it.
  await line.fill('count');
  await line.press('Enter');
  await expect(moves).toHaveCount(3);
});

test('a sentence begins a table, on the turn of whoever it names, and finds doors and examples', async ({
  shared: page,
}) => {
  await open(page, home);
  const line = page.locator('.ck-line input');
  await line.fill('the ring in a tie');
  await expect(page.locator('.ck-meant')).toHaveText([/The Ring in a tie/]);
  await line.fill('carla attacks dino');
  await line.press('Enter');
  await expect(page.locator('.ck-live .ck-move')).toHaveText([/Carla attacks Dino/]);
  // One goes on typing.
  await expect(line).toBeFocused();
  await page.keyboard.type('bruno supports dino');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(2);
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
});

test('what else was typed stays in the line when an example opens from the first page', async ({ shared: page }) => {
  await open(page, home);
  await page.locator('.ck-line input').fill('the ring in a tie, carla attacks dino');
  await page.locator('.ck-meant', { hasText: 'The Ring in a tie' }).tap();
  const line = page.locator('.ck-open .ck-line input');
  await expect(line).toHaveValue('carla attacks dino');
  await expect(line).toBeFocused();
});

test('half a sentence makes no move of somebody else, and a word that is nobody’s is named', async ({
  shared: page,
}) => {
  for (const at of ['', '#trade']) {
    await open(page, `${home}${at}`);
    const line = page.locator('.ck-line input');
    await line.fill('dino attacks');
    await expect(page.locator('.ck-meant').first()).toBeVisible();
    await line.press('Enter');
    await expect(page.locator('.ck-line-said')).toContainText(en.ui.line?.choose ?? '');
    await expect(page.locator('.ck-live .ck-move')).toHaveCount(0);
    await line.fill('Béla dagger');
    await expect(page.locator('.ck-line-said')).toContainText('Not understood: Béla.');
  }
});

test('whose turn it is can be said at the first move', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const turn = page.getByRole('group', { name: en.ui.next?.whose ?? '' });
  await expect(turn).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await turn.getByRole('radio', { name: 'Carla' }).tap();
  await expect(answer(page)).toContainText('Carla');
  await page.getByRole('button', { name: 'Attack', exact: true }).tap();
  await page.locator('.ck-question').getByRole('button', { name: 'Dino', exact: true }).tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveText([/Carla attacks Dino/]);
});

test('where only the names of the winners are open, it says why they have won, and no leaflet differs', async ({
  shared: page,
}) => {
  await open(page, `${home}#4i6.Kk6qq6qq6qq6qq6qq.qqqqqq..Qh2knL0a12.iap`);
  await expect(answer(page)).toHaveText('All members of the Brotherhood win');
  await expect(page.locator('.ck-moves').first()).toContainText('Naming the wrong player makes the claim false');
  await expect(page.locator('.ck-live .ck-dissent')).toHaveCount(0);
});

test('who is not on turn finds the reason and, in one tap, the turn', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const moves = page.locator('.ck-live .ck-move');
  const attack = async (who: string) => {
    await page.locator('.ck-line input').fill(who);
    await page.locator('.ck-line input').press('Enter');
  };
  await attack('carla attacks dino');
  await expect(page.locator('.ck-reasons')).toContainText('The fight has not been decided yet.');
  await page.getByRole('button', { name: 'Instead of: “Anna attacks Bruno.”' }).tap();
  await expect(moves).toHaveText([/Carla attacks Dino/]);
  await expect(page.locator('.ck-reasons')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).tap();
  await attack('bruno attacks anna');
  await expect(page.locator('.ck-reasons')).toContainText('It is Carla’s turn, not Bruno’s.');
  await page.getByRole('button', { name: 'It is Bruno’s turn' }).tap();
  await expect(moves.first()).toHaveText(/Bruno attacks Anna/);
});

test('a bare card finds first what is done with it alone', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  const found = page.locator('.ck-meant > span:first-child');
  for (const [typed, first] of [
    ['whip', 'Anna uses the Whip.'],
    ['anna dagger', 'Anna uses the Dagger.'],
    ['anna has the dagger', 'Anna: Dagger'],
  ] as const) {
    await page.locator('.ck-line input').fill(typed);
    await expect(found.first()).toHaveText(first);
  }
});

test('a reload leaves the reader where they were', async ({ page }) => {
  await open(page, `${home}#3r4.Kkk6qqKqq6qq.qqqqqq..L0a2.dco`);
  for (const top of [0, 300, 300]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.reload();
    await page.locator('.ck-open').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
});

test('whom a claim is to name is still picked after a reload, and after going back to it', async ({ page }) => {
  await open(page, `${home}#claim`);
  const name = (id: string) => page.locator('.ck-names .ck-check', { hasText: id }).getByRole('checkbox');
  const isPicked = async (...ids: readonly string[]) => {
    for (const id of ['Bruno', 'Carla', 'Dino']) await expect(name(id)).toBeChecked({ checked: ids.includes(id) });
    // Changes that follow closely are written together.
    await expect.poll(() => page.evaluate(() => history.state?.note?.naming?.ids)).toEqual(ids);
  };
  await name('Carla').check();
  await isPicked('Carla');
  await page.reload();
  await isPicked('Carla');
  await name('Dino').check();
  // What somebody shows changes the table, and with it the address.
  await page.locator('.ck-showing', { hasText: 'Carla' }).getByRole('button', { name: 'Goblet' }).first().tap();
  await isPicked('Carla', 'Dino');
  await page.reload();
  await isPicked('Carla', 'Dino');
  await page.locator('.ck-question .ck-wide').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  await page.goBack();
  await isPicked('Carla', 'Dino');
});

test('what has just been tapped is there after a reload, however soon that comes', async ({ page }) => {
  await open(page, `${home}#claim`);
  const naming = page.locator('.ck-names .ck-check', { hasText: 'Carla' }).getByRole('checkbox');
  await naming.check();
  await page.locator('.ck-showing', { hasText: 'Carla' }).getByRole('button', { name: 'Goblet' }).first().tap();
  await expect(seat(page, 'Carla')).toHaveAttribute('aria-description', /Goblet/);
  await page.reload();
  await expect(naming).toBeChecked();
  await expect(seat(page, 'Carla')).toHaveAttribute('aria-description', /Goblet/);
});

test('a move that is half put together still is after a reload, and no more once it is made', async ({ page }) => {
  await open(page, `${home}#trade`);
  await asked(page, 'Goblet').tap();
  await expect(page.locator('.ck-question legend').last()).toContainText('To whom');
  await expect.poll(() => page.evaluate(() => history.state?.note?.open)).toEqual(['turn', 'offer', 'goblet']);
  await page.reload();
  await asked(page, 'Bruno').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  await expect(page.locator('.ck-question')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.note?.open)).toBeUndefined();
});

test('what is typed and not yet taken is there again after a reload, and gone once it is taken', async ({ page }) => {
  await open(page, `${home}#trade`);
  const line = page.locator('.ck-line input');
  await line.fill('Anna offers the goblet to Bruno');
  await page.reload();
  await expect(line).toHaveValue('Anna offers the goblet to Bruno');
  await expect(page.locator('.ck-sure .ck-meant').first()).toContainText('Bruno');
  await line.press('Enter');
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
  await expect(line).toHaveValue('');
});

test('what was typed before there was a table does not stand at an empty one that is set up', async ({ page }) => {
  await page.goto(home);
  const line = page.locator('.ck-line input');
  await line.fill('somebody has the tome');
  await page.reload();
  await expect(line).toHaveValue('somebody has the tome');
  await page.getByRole('button', { name: en.ui.start?.blank ?? '' }).tap();
  await expect(page.locator('[data-open]')).toBeVisible();
  await expect(line).toHaveValue('');
});

test('where it depends the page leads to the outcomes, and so does the question why', async ({ shared: page }) => {
  await open(page, `${home}#claim`);
  await page.locator('.ck-check', { hasText: 'Carla' }).tap();
  await page.locator('.ck-question .ck-primary').tap();
  const outcomes = page.locator('.ck-case').first();
  await expect(outcomes).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('.ck-answer-why').tap();
  await expect(outcomes).toBeInViewport({ ratio: 0.9 });
});

test('whoever exchanges a move is led to what took its place', async ({ shared: page }) => {
  await open(page, home + WON);
  const moves = page.locator('.ck-live .ck-move');
  const one = moves.filter({ hasText: 'Carla supports' });
  await one.locator('.ck-handle > summary').tap();
  await one.getByRole('button', { name: en.ui.edit?.exchange ?? '', exact: true }).tap();
  await expect(page.locator('.ck-said')).toContainText('Carla supports');
  await expect(page.locator('.ck-rows')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeFocused();
});

test('Undo and Redo leave the page where it is, and the bar in one row', async ({ shared: page }) => {
  for (const locale of locales) {
    const words = checkerIn(locale);
    await open(page, `/${locale}/${game}/check/${LONG}`);
    // Where the table stands on the screen: it is moved by the height of the headline at most.
    const table = () =>
      page
        .locator('.ck-part')
        .first()
        .evaluate((one) => one.getBoundingClientRect().bottom);
    await page.evaluate(() => scrollTo(0, 300));
    const stood = await table();
    for (const what of ['undo', 'undo', 'redo'] as const) {
      const was = await page.locator('.ck-steps-at > [aria-hidden]').textContent();
      await part(page, words.history?.[what] ?? '').tap();
      await expect(page.locator('.ck-steps-at > [aria-hidden]')).not.toHaveText(was ?? '');
      await expect(page.locator('[inert]')).toHaveCount(0);
      expect(Math.abs((await table()) - stood), `${locale} ${what}`).toBeLessThan(30);
    }
    const row = await page
      .locator('.ck-bar-row > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2));
    expect(row).toHaveLength(4);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(2);
  }
});

/** Takes out, exchanges or moves a move up, by the place of that among what can be done with it: in any language. */
async function editAt(page: Page, at: number, what: 'remove' | 'exchange' | 'up'): Promise<void> {
  const one = page.locator('.ck-live .ck-move').nth(at);
  await one.locator('.ck-handle > summary').tap();
  await one.locator('.ck-handles button').nth({ remove: 1, exchange: 2, up: 4 }[what]).tap();
}

/** What leaflets rule otherwise. */
const DISPUTED = '#3p4.Kkk6qqKkb6qq.qqqqqq..L0a2.rf3';

/** In what the bar has most to say: where it stands, what has been done there, and what that shows. */
const FULLEST: readonly [address: string, shown: string, act?: (page: Page) => Promise<void>][] = [
  [`check/${DISPUTED}`, '.ck-otherwise-hint'],
  // By this leaflet it is the reference that rules otherwise: the longest of names.
  [
    `check/${DISPUTED}`,
    '.ck-bar-answer > .ck-button',
    (page) => page.locator('.ck-edition-one', { hasText: 'HU' }).tap(),
  ],
  [`check/${LONG}`, 'a.ck-bar-note', (page) => editAt(page, 3, 'up')],
  [`check/${WON}`, 'a.ck-bar-note', (page) => editAt(page, 0, 'remove')],
  [`check/${LONG}`, '.ck-said', (page) => editAt(page, 1, 'exchange')],
  ['check/bodyguard-and-whip/', 'a.ck-bar-note', (page) => editAt(page, 0, 'remove')],
  ['check/bodyguard-and-whip/', '.ck-said', (page) => editAt(page, 0, 'exchange')],
];

for (const locale of locales)
  test(`${locale}: the bar leaves three quarters of a phone to the table, whatever it has to say`, async ({
    shared: page,
  }) => {
    for (const [address, shown, act] of FULLEST) {
      await page.goto('about:blank');
      await page.goto(`/${locale}/${game}/${address}`);
      if (address.endsWith('/')) await page.locator('[data-checker-open]').tap();
      await page.locator('.ck-moves').waitFor();
      await act?.(page);
      const bar = page.locator('.ck-bar');
      await expect(bar.locator(shown)).toBeVisible();
      expect((await bar.boundingBox())?.height, `${address} ${shown}`).toBeLessThanOrEqual(180);
      const row = await bar
        .locator('.ck-bar-row > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...row) - Math.min(...row), `${address} ${shown}`).toBeLessThan(2);
      expect(await tornWords(page, '.ck-bar', '.visually-hidden'), `${address} ${shown}`).toEqual([]);
    }
  });

test('what says that moves do not fit leads to the first of them', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  await editAt(page, 0, 'remove');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: /moves do not fit/ }).tap();
  const first = page.locator('.ck-move-refused').first();
  await expect(first.locator('summary')).toBeFocused();
  const below = async () => {
    const { y = 0, height = 0 } = (await page.locator('.ck-bar').boundingBox()) ?? {};
    return ((await first.boundingBox())?.y ?? 0) - y - height;
  };
  // It scrolls there.
  await expect.poll(async () => Math.abs((await below()) - 50)).toBeLessThanOrEqual(50);
});

test('what a ruling depends on is asked in the page, and the bar leaves room for it', async ({ shared: page }) => {
  const bar = page.locator('.ck-bar');
  for (const locale of locales) {
    await open(page, `/${locale}/${game}/check/#3r4.AdkTqqqBwUl.tc..U0d1zd.eln`);
    const ask = page.locator('.ck-ask');
    await ask.getByRole('button', { name: checkerIn(locale).depends?.yes ?? '', exact: true }).tap();
    await expect(page.locator('.ck-answered')).toBeVisible();
    expect((await bar.boundingBox())?.height, locale).toBeLessThan(0.4 * 740);
    await ask.getByRole('button', { name: checkerIn(locale).depends?.look ?? '', exact: true }).tap();
    const field = page.locator('.ck-edit :focus');
    await expect(field).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThan(y + height);
  }
});

test('a bar that would cover half of the screen goes with the page', async ({ page }) => {
  await open(page, home + LONG);
  const bar = page.locator('.ck-bar');
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(bar).toBeInViewport();
  // As a style of the reader's own does: the widths that a page is asked for stay what they are.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '250%'));
  await page.evaluate(() => scrollTo(0, 2500));
  await expect(bar).not.toBeInViewport();
});

test.describe('a phone that lies on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('keeps most of its height', async ({ page }) => {
    await open(page, `${home}#fight`);
    const bar = page.locator('.ck-bar');
    for (const hash of ['#fight', '#3r4.AdkTqqBwUl.tc..U0d1md.ubn']) {
      await open(page, home + hash);
      expect((await bar.boundingBox())?.height).toBeLessThan(150);
    }
  });
});

test('from below, what has to be answered first is a tap away', async ({ shared: page }) => {
  await open(page, `/en/${game}/check/#claim`);
  await page.locator('.ck-line input').fill('Anna claims victory with Carla');
  await page.locator('.ck-line input').press('Enter');
  await page.getByRole('button', { name: 'Answer the question above' }).tap();
  await expect(page.locator('.ck-hangs')).toBeInViewport();
  await expect(page.locator('.ck-hangs')).toBeFocused();
});

test('a dispute is typed, with cards in any language; Enter makes the move', async ({ shared: page }) => {
  await open(page, `/hu/${game}/check/#fight`);
  const line = page.locator('.ck-line input');
  const found = page.locator('.ck-meant');
  await line.fill('carla tamadot tamog');
  await expect(found.first()).toContainText('Carla');
  await line.press('Enter');
  await line.fill('carla dobótőr');
  await expect(found.first()).toContainText('Dobótőr');
  await line.press('Enter');
  await expect(answer(page)).toContainText('3–1');
  // In English, and with its marks left out; what is not allowed comes last, with its reason.
  await line.fill('anna dagger');
  await line.press('Enter');
  await expect(answer(page)).toContainText('4–1');
  await line.fill('dino tamado');
  await expect(page.locator('.ck-meant.ck-forbidden').first()).toContainText('Dino');
  await line.fill('csere a torott tukorrel');
  await expect(found.filter({ hasText: 'Csere a Törött tükörrel' })).toHaveCount(1);
  // As its button has it.
  await line.fill('pontszamolas');
  await expect(found.first()).toContainText(/pont/i);
  await line.fill('xyzzy');
  await expect(page.locator('.ck-line-said')).toContainText('xyzzy');
});

test('a claim for the Lodge is found on the first page by the name of its card, and made', async ({ shared: page }) => {
  for (const [locale, typed] of [
    ['en', 'Anna claims victory with the Coat of Arms of the Lodge'],
    ['hu', 'Anna győzelmet hirdet a Páholy címerével'],
  ] as const) {
    await open(page, `/${locale}/${game}/check/`);
    await page.locator('.ck-line input').fill(typed);
    await expect(page.locator('.ck-meant')).toHaveCount(1);
    await page.locator('.ck-line input').press('Enter');
    await expect(answer(page)).toHaveText(sentencesIn(locale).answer?.depends ?? '');
  }
});

test('of what was typed the plain moves come first, in the order typed', async ({ shared: page }) => {
  const found = page.locator('.ck-meant > span:first-child');
  const typed = async (text: string, first: readonly string[]) => {
    await page.locator('.ck-line input').fill(text);
    await expect(async () => {
      expect((await found.allTextContents()).slice(0, first.length), text).toEqual(first);
    }).toPass();
  };
  await open(page, `${home}#fight`);
  await typed('anna dagger thug', ['Anna uses the Dagger.', 'Anna uses the Thug.']);
  await typed('anna dagger dino whip', ['Anna uses the Dagger.', 'Dino uses the Whip.']);
  await open(page, `/hu/${game}/check/#fight`);
  await typed('anna tőr dino ostor', ['Anna használja a Tőrt.', 'Dino használja az Ostort.']);
  await open(page, `/hu/${game}/check/#trade`);
  await typed('diplomata bruno kulcs', ['Anna használja a Diplomata képességét: hiába követel egy Kulcsot Brunótól.']);
});

test('of several moves in a sentence Enter makes the first and leaves the others for the next', async ({
  shared: page,
}) => {
  await open(page, home);
  const line = page.locator('.ck-line input');
  const moves = page.locator('.ck-live .ck-move');
  const next = page.locator('.ck-then li');
  await line.fill('Carla attacks Dino, then Bruno helped Dino');
  await expect(page.locator('.ck-meant').first()).toHaveText('Carla attacks Dino.');
  await expect(next).toHaveText(['Then: Bruno supports the defender.']);
  await expect(next).toBeInViewport({ ratio: 1 });
  await line.press('Enter');
  await expect(moves).toHaveText([/Carla attacks Dino/]);
  await expect(line).toHaveValue('Bruno helped Dino');
  await expect(line).toBeFocused();
  await expect(page.locator('.ck-sure .ck-meant').first()).toBeInViewport();
  await line.press('Enter');
  await expect(moves).toHaveText([/Carla attacks Dino/, /Bruno supports the defender/]);
  await expect(line).toHaveValue('');

  // What is not certain is for a tap, and leaves the rest as well.
  await line.fill('Anna supports, Carla dagger');
  await expect(next.locator('q')).toHaveText('Carla dagger');
  await line.press('Enter');
  await expect(page.locator('.ck-line-said')).toContainText(en.ui.line?.choose ?? '');
  await expect(moves).toHaveCount(2);
  await page.locator('.ck-meant', { hasText: 'Anna supports nobody.' }).tap();
  await expect(moves).toHaveCount(3);
  await expect(line).toHaveValue('Carla dagger');

  // So does what is refused, once it has been made to fit.
  await line.fill('Dino priest, then Carla dagger');
  await page.locator('.ck-meant', { hasText: 'Dino uses the Priest.' }).tap();
  await page
    .locator('.ck-line')
    .getByRole('button', { name: /^Put it in earlier/ })
    .tap();
  await expect(moves.nth(1)).toContainText('Dino uses the Priest');
  await expect(line).toHaveValue('Carla dagger');
});

test('the leaflet is asked once, changed in one tap, and remembered', async ({ page }) => {
  await page.goto(`/pt/${game}/check/#fight`);
  const leaflet = (name: string) => page.getByRole('radio', { name });
  const shown = page.locator('.ck-edition-name');
  const asked = page.locator('.ck-edition-ask');
  await expect(shown).toContainText('folheto português', { ignoreCase: true });
  await expect(asked).toBeVisible();
  // Also the one that is shown has to be chosen.
  await expect(leaflet('Folheto português')).not.toBeChecked();
  await leaflet('Folheto português').tap();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(leaflet('Folheto português')).toBeChecked();
  await expect(asked).toHaveCount(0);
  await leaflet('Folheto italiano').tap();
  await expect(shown).toHaveText('Folheto italiano');
  await page.goto(`/en/${game}/check/`);
  await page.getByRole('link', { name: /^A trade/ }).tap();
  await expect(leaflet('Italian leaflet')).toBeChecked();
  await expect(asked).toHaveCount(0);
});

test('a refusal names the leaflet that allows the move, and rules by it in one tap', async ({ page }) => {
  await page.goto(`/en/${game}/check/#fight`);
  await move(page, 'Count the points').tap();
  await expect(answer(page)).toHaveText(/^A tie, 1 to 1/);
  await move(page, /not possible now…/).tap();
  await tapGreyed(move(page, 'Doctor'));
  await tapGreyed(asked(page, 'Dino'));
  const reason = page.locator('.ck-reasons').last();
  await expect(reason.locator('.ck-basis')).toBeVisible();
  await reason.getByRole('button', { name: /Portuguese leaflet/ }).tap();
  await expect(page.getByRole('radio', { name: 'Portuguese leaflet' })).toBeChecked();
  await asked(page, 'Dino').tap();
  await expect(answer(page)).toContainText('the Doctor cancels the draw');
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  /** Goes on by Tab until something of that name has the focus. */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    // What can be done next takes no focus before it has been worked out.
    await expect(page.locator('[inert]')).toHaveCount(0);
    for (let tabs = 0; tabs < 80; tabs++) {
      await page.keyboard.press('Tab');
      // At the end of the page nothing has it, and the page's own text would be that of everything.
      const text = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body ? '' : (activeElement?.textContent?.trim() ?? '');
      });
      if (typeof name === 'string' ? text.startsWith(name) : name.test(text)) return;
    }
    throw new Error(`nothing of the name ${name} has had the focus`);
  }

  test('a fight is ruled on without a pointer', async ({ page }) => {
    await open(page, home);
    await tabTo(page, 'A fight');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
    await tabTo(page, /^Thug/);
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
    await expect(page.getByRole('heading', { name: en.ui.next?.title ?? '' })).toBeFocused();
    await tabTo(page, /not possible now…/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Key/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ck-reasons')).toBeVisible();
    await tabTo(page, 'Count the points');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('The attacker wins, 2 to 1');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`${locale}: the page says what it needs and shows rulings made before`, async ({ page }) => {
      await page.goto(`/${locale}/${game}/check/`);
      await expect(page.getByText(checkerIn(locale).page?.script ?? '')).toBeVisible();
      await expect(page.locator('.ck-door').first()).toBeHidden();
      await page.locator('.check-position').first().tap();
      await expect(page.locator('.ck-answer-text')).toBeVisible();
      await expect(page.locator('.ck-cite').first()).toHaveAttribute('href', new RegExp(`^/${locale}/${game}/`));
    });
  }
});

test('a position on another page opens in its place', async ({ shared: page }) => {
  const other = /\/check\/broken-mirror\/$/;
  await page.goto(`/en/${game}/cards/broken-mirror/`);
  await page.getByRole('link', { name: 'The Broken Mirror trade' }).tap();
  await expect(page).toHaveURL(other);
  const place = page.locator('[data-checker]');
  await place.locator('[data-checker-open]').tap();
  await expect(place.locator('.ck-sticky .ck-answer-text')).toBeVisible();
  await expect(page).toHaveURL(other);
  await place.getByRole('button', { name: en.ui.step?.back ?? '' }).tap();
  await expect(place.locator('.ck-steps-at')).toContainText(/Move \d+ of \d+/);
  await expect(place.getByRole('link', { name: en.ui.history?.page ?? '' })).toHaveAttribute('href', /check\/#3/);
  // So does another that is typed there, and the one before is an Undo away.
  await place.locator('.ck-line input').fill('the ring in a tie');
  await place.locator('.ck-meant', { hasText: 'The Ring in a tie' }).tap();
  const moves = place.locator('.ck-live .ck-moves');
  await expect(moves).toContainText('Ring');
  await expect(page).toHaveURL(other);
  await part(page, en.ui.history?.undo ?? '').tap();
  await expect(moves).not.toContainText('Ring');
});

test('a position in which something was done in its place is there again, as it was left, when the page is loaded anew', async ({
  shared: page,
}) => {
  const path = `/en/${game}/check/broken-mirror/`;
  const place = page.locator('[data-checker]');
  const steps = place.locator('.ck-steps-at');
  await page.goto(path);
  await place.locator('[data-checker-open]').tap();
  await place.getByRole('button', { name: en.ui.step?.back ?? '' }).tap();
  const at = (await steps.textContent()) ?? '';
  await place.locator('.ck-next').evaluate((one) => one.scrollIntoView());
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);
  // As it is kept at the latest.
  await page.waitForFunction(() => Object.values(history.state.note).join().includes('&'));
  await page.reload();
  await expect(steps).toHaveText(at);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  // Who comes to the page anew finds it as it is.
  await page.goto('about:blank');
  await page.goto(path);
  await expect(place.locator('.ck-still')).toBeVisible();
  await expect(page.locator('[data-open]')).toHaveCount(0);
});

test('a table is read on where it was left when the page is loaded anew, or come back to', async ({ page }) => {
  await open(page, home + WON);
  await page.locator('.ck-tools').evaluate((one) => one.scrollIntoView({ block: 'end' }));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(800);
  // Another page, and back; then loaded anew.
  await page.goto(`/en/${game}/faq/`);
  for (const leave of [() => page.goBack(), () => page.reload()]) {
    await leave();
    await page.locator('[data-open]').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  }
});

test('what was done last in a position on another page is kept, however soon one goes on from there', async ({
  shared: page,
}) => {
  await page.goto(`/en/${game}/check/broken-mirror/`);
  await page.locator('[data-checker-open]').tap();
  const steps = page.locator('.ck-steps-at');
  const back = page.getByRole('button', { name: en.ui.step?.back ?? '' });
  await expect(back).toBeEnabled();
  const gone = page.waitForURL('**/rules/');
  const left = back.evaluate(async (button: HTMLElement) => {
    for (const at of ['1/', '0/']) {
      button.click();
      while (!document.querySelector('.ck-steps-at')?.textContent?.includes(at))
        await new Promise(requestAnimationFrame);
    }
    document.querySelector<HTMLElement>('.game-nav a')?.click();
  });
  // It may have gone before it could answer.
  await Promise.all([gone, left.catch(() => undefined)]);
  await page.goBack();
  await expect(steps).toContainText('0/');
});

/** Expects a link to the table and the moves of `WON`, however it spells them. */
function leadsToWon(link: string): void {
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe(home);
  expect(fromLink(hash.slice(1))).toEqual(fromLink(WON.slice(1)));
}

test('in another page the bar takes the place of header and tabs, which come back with the page', async ({
  shared: page,
}) => {
  await page.goto(`/en/${game}/check/bodyguard-and-whip/`);
  await page.locator('[data-checker-open]').tap();
  const bar = page.locator('.ck-bar');
  const tabs = page.locator('.game-nav');
  const header = page.locator('.site-header');
  for (const part of ['.ck-next', '.ck-aside']) {
    await page.locator(part).evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await expect(tabs).not.toBeInViewport();
    // Of it the edge alone is left.
    await expect.poll(async () => ((await header.boundingBox())?.y ?? 0) < -40).toBe(true);
  }
  // Whoever scrolls back a little still has the table.
  await page.evaluate(() => scrollBy(0, -50));
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tabs).toBeInViewport();
  await expect(header).toBeInViewport();
});

test('a table made ready opens by the leaflet that the reader has chosen', async ({ page }) => {
  await page.goto(`/pt/${game}/check/#fight`);
  await page.getByRole('radio', { name: 'Folheto húngaro' }).tap();
  for (const address of ['faq/gift-back/', 'check/bodyguard-and-whip/']) {
    await page.goto(`/pt/${game}/${address}`);
    await page.locator('[data-checker-open]').tap();
    await expect(page.getByRole('radio', { name: 'Folheto húngaro' })).toBeChecked();
  }
});

test('the link can be copied to show it round the table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, `${home}${WON}`);
  await part(page, en.ui.share?.button ?? '').tap();
  await expect(page.getByText(en.ui.share?.copied ?? '')).toBeVisible();
  leadsToWon(await page.evaluate(() => navigator.clipboard.readText()));
});

test('what is said of sharing comes into sight, however low the buttons stand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, `${home}${WON}`);
  for (const [button, said] of [
    ['button', 'copied'],
    ['text', 'text-copied'],
  ] as const) {
    // The buttons stand at the lower edge of the screen.
    await part(page, en.ui.share?.[button] ?? '').evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await part(page, en.ui.share?.[button] ?? '').tap();
    await expect(page.getByText(en.ui.share?.[said] ?? '')).toBeInViewport({ ratio: 1 });
  }
});

test('a ruling is copied in words, or shown where nothing can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${home}${WON}`);
  const words = page.getByRole('textbox', { name: en.ui.share?.text ?? '' });
  await part(page, en.ui.share?.text ?? '').tap();
  await expect(page.getByText(en.ui.share?.['text-copied'] ?? '')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^The attacker wins, 4 to 3\n/);
  leadsToWon(copied.split('\n').at(-1) ?? '');
  await expect(words).toHaveValue(copied);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await part(page, en.ui.share?.code ?? '').tap();
  // The page goes on to the code once that is there.
  await expect(page.locator('.ck-code')).toBeInViewport({ ratio: 1 });
  await part(page, en.ui.share?.text ?? '').tap();
  await expect(page.getByText(en.ui.share?.['text-shown'] ?? '')).toBeVisible();
  await expect(words).toHaveValue(copied);
});

for (const scheme of ['light', 'dark'] as const)
  test(`a camera reads the link from the screen, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, `${home}${WON}`);
    await part(page, en.ui.share?.code ?? '').tap();
    const code = page.getByRole('img', { name: en.ui.share?.code ?? '' });
    await expect(page.locator('.ck-code')).toBeInViewport({ ratio: 1 });
    const seen = sharp(await code.screenshot({ scale: 'css' })).ensureAlpha();
    const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
    leadsToWon(decodeQR({ width: info.width, height: info.height, data }));
  });

test('a ruling is sent round as a picture', async ({ shared: page }) => {
  await open(page, home + WON);
  await page.getByRole('button', { name: 'As a picture' }).tap();
  const picture = page.getByRole('img', { name: /The attacker wins, 4 to 3/ });
  await expect(page.locator('.ck-shot-made')).toBeInViewport({ ratio: 1 });
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1000);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the picture' }).tap();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  // A table of one colour packs into much less.
  expect(file.length).toBeGreaterThan(50_000);
});

test('a picture stays where the leaflet is chosen that rules already, and can be saved', async ({ page }) => {
  await open(page, home + WON);
  await page.getByRole('button', { name: 'As a picture' }).tap();
  const picture = page.getByRole('img', { name: /The attacker wins, 4 to 3/ });
  await picture.waitFor();
  const before = await picture.getAttribute('src');
  await page.locator('.ck-edition-one[data-rules]').tap();
  // It is made anew.
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the picture' }).tap();
  expect(await (await download).failure()).toBe(null);
});

test('whatever breaks, the page says so and keeps the link', async ({ page }) => {
  await page.route('**/checker.json*', async (route) => {
    const texts = await (await route.fetch()).json();
    await route.fulfill({ json: { ...texts, editions: null } });
  });
  await open(page, `${home}${WON}`);
  await expect(page.getByRole('alert')).toContainText(en.ui.broken?.title ?? '');
  await expect(page.getByRole('link', { name: en.ui.broken?.link ?? '' })).toHaveAttribute('href', page.url());
});

test('from a rule that is looked at one goes on to it, also where one was led to it', async ({ page }) => {
  await open(page, `${home}#3r4.6qq6qq6qq6qq.qqqqqq..T01S2aS3d.k8z`);
  await page.locator('.ck-answer-why').tap();
  await page
    .locator('.ck-why a[href$="#fight.support"]:visible, .ck-part a[href$="#fight.support"]:visible')
    .first()
    .tap();
  await page.locator('.preview a').last().tap();
  await expect(page).toHaveURL(/\/rules\/#fight\.support$/);
});

test('whoever begins a new table plays with the same', async ({ page }) => {
  await page.goto(home);
  const line = page.locator('.ck-line input');
  await line.fill('Zoe, Yann, Xavi, Wendy and Vic');
  await line.press('Enter');
  await expect(page.locator('.ck-seat-name, .ck-open').first()).toBeVisible();
  await part(page, en.ui.history?.anew ?? '').tap();
  await page.getByRole('button', { name: en.ui.start?.blank ?? '' }).tap();
  await expect(page.locator('.ck-open')).toContainText('Vic');
  await expect(page.locator('.ck-open')).not.toContainText('Anna');
});

test('from what broke one can go back', async ({ page }) => {
  await page.route('**/checker.json*', async (route) => {
    const texts = await (await route.fetch()).json();
    await route.fulfill({ json: { ...texts, editions: null } });
  });
  await page.goto(home);
  await page.locator('.ck-door').first().tap();
  await expect(page.getByRole('alert')).toContainText(en.ui.broken?.title ?? '');
  await page.goBack();
  await expect(page.locator('.ck-live .ck-door').first()).toBeVisible();
});

test('what is chosen as it was is no step to be undone', async ({ page }) => {
  await open(page, home + WON);
  // It asks which one, and is answered with the one that rules already.
  await page.locator('.ck-edition-one[data-rules]').tap();
  await expect(page.locator('.ck-edition-one[data-rules] input')).toBeChecked();
  await part(page, en.ui.history?.undo ?? '').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(6);
});

test('where the checker cannot be loaded, the tables made ready can be read', async ({ page }) => {
  await page.route('**/checker.json*', (route) => route.abort());
  await page.goto(home);
  await expect(page.getByRole('alert')).toHaveText(en.ui.page?.failed ?? '');
  await page.locator('.check-position').first().tap();
  await expect(page.locator('.ck-answer-text').first()).toBeVisible();
});

test('nothing is wider than the phone or too small for a thumb, nor has a flaw that axe knows', async ({
  shared: page,
}) => {
  const sound = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
    const small = await page
      .locator('.ck-live :is(a, button, select, input[type=text], label, summary)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.matches('.ck-field > label:first-child, p a'))
          .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
          .filter(({ box }) => box.height < 43.5)
          .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`),
      );
    expect(small, what).toEqual([]);
    expect(await flaws(page, '.check'), what).toEqual([]);
  };
  await open(page, home);
  await sound('the doors');
  await open(page, `${home}${WON}`);
  await move(page, 'End the turn').or(move(page, 'Pass')).first().waitFor();
  await sound('a ruling');
  await seat(page, 'Anna').tap();
  await page.locator('.ck-whole > summary').tap();
  await sound('the table being set');
  await page.locator('.ck-handle > summary').first().tap();
  await sound('a move being edited');
  await open(page, `${home}${IMPOSSIBLE}`);
  await sound('an impossible table');
  await open(page, `${home}${HIDDEN}`);
  await sound('a hidden card that decides');
});

test('what is taken for granted of a tie is in sight where one is led to what can be done next', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  await part(page, 'Count the points').tap();
  await expect(answer(page)).toContainText('A tie, 1 to 1');
  await expect(page.locator('.ck-next[aria-busy=false]')).toBeVisible();
  const supposed = page.locator('.ck-supposed');
  await expect(supposed).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('.ck-bar').boundingBox();
  expect((await supposed.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
