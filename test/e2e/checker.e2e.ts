import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { fromLink, type GameRecord, toLink } from '../../engine/teufelsburg/index.ts';
import { type Locale, languages, locales } from '../../src/locales.ts';
import { flaws } from './axe.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

/** Strings of a locale, or of English while they are not translated. */
function strings(locale: Locale, ...path: string[]): Record<string, Record<string, string>> {
  const file = (one: Locale) => join(content, ...path.map((part) => part.replace('*', one)));
  return JSON.parse(readFileSync(existsSync(file(locale)) ? file(locale) : file('en'), 'utf8'));
}

const checkerIn = (locale: Locale) => strings(locale, 'ui', '*', 'checker.json');
const saidIn = (locale: Locale) => strings(locale, game, 'text', '*', 'sentences.json');

/** A sentence with its slots filled. */
const fill = (sentence: string | undefined, values: Record<string, string | number>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)), sentence ?? '');

const en = { ui: checkerIn('en'), said: saidIn('en') };
const home = `/en/${game}/check/`;

/** Three supporters and four cards later: the attacker wins 4 : 3. */
const WON = '#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01.S2a.S3d.Y0d.U0t.U1g.V';
const MIRROR = '#1~r~~otx.bgmg.obw.bpK~t~-~0~O01x.A1m';

const answer = (page: Page) => page.locator('.ck-sticky .ck-answer-text');
const player = (page: Page, name: string) => page.locator('.ck-who').getByRole('button', { name });
const move = (page: Page, name: string | RegExp) => page.locator('.ck-sections .ck-chip', { hasText: name }).first();
const part = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the checker anew, also where only the hash is another. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('[data-open]').waitFor();
}

/** What cannot be done is there to be tapped all the same, which a test has to insist on. */
const tapGreyed = (button: Locator) => button.tap({ force: true });

test('a fight: door, moves, answer and the rules it rests on', async ({ shared: page, request }) => {
  await open(page, home);
  await page.getByRole('link', { name: /^A fight/ }).tap();
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
  await player(page, 'Carla').tap();
  await move(page, 'The attacker').tap();
  await player(page, 'Dino').tap();
  await move(page, 'The defender').tap();
  await player(page, 'Anna').tap();
  await move(page, 'Dagger').tap();
  await move(page, 'Thug').tap();
  await player(page, 'Bruno').tap();
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

test('the Broken Mirror trade opens from the ready-made tables', async ({ shared: page }) => {
  await open(page, home);
  const ready = page.locator('details', { hasText: 'The Broken Mirror trade' });
  await ready.locator('summary').first().tap();
  await expect(ready.locator('.ck-answer-text')).toHaveText(/Broken Mirror cancels/);
  await ready.getByRole('link', { name: en.ui.try as unknown as string }).tap();
  await expect(answer(page)).toHaveText(/Broken Mirror cancels/);
  await expect(page.locator('.ck-live .ck-moves')).toContainText('Neither is named');
  expect(new URL(page.url()).hash.slice(1)).toBe(toLink(fromLink(MIRROR.slice(1)).record as GameRecord));
});

test('a victory claim names allies', async ({ shared: page }) => {
  await open(page, home);
  await page.getByRole('link', { name: /^A victory claim/ }).tap();
  await move(page, 'For the association').tap();
  await page.getByRole('checkbox', { name: 'Carla' }).check();
  await page.getByRole('checkbox', { name: 'Elena' }).check();
  await part(page, 'Anna claims victory and names Carla and Elena.').tap();
  await expect(answer(page)).toHaveText('Anna, Carla and Elena win');
  await expect(page.getByRole('heading', { name: en.ui.next?.over ?? '' })).toBeVisible();
});

test('what cannot be done is greyed and tells why, with its rule', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01`);
  const key = move(page, 'Key');
  await expect(key).toHaveAttribute('aria-disabled', 'true');
  await tapGreyed(key);
  const reason = page.locator('.ck-reasons');
  await expect(reason).toHaveText(/A Key cannot be used in a fight/);
  await expect(reason.locator(`a[href="/en/${game}/rules/#fight.cards"]`)).toBeVisible();
  await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
});

test('offers ask for object and partner; nothing else goes on until they are answered', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otmk.bggG.obw.bpK~ts~-~0~`);
  await move(page, 'Monocle').tap();
  await page.locator('.ck-question .ck-chip', { hasText: 'Bruno' }).tap();
  await expect(answer(page)).toHaveText('Anna offers Bruno a trade');
  await expect(player(page, 'Bruno')).toHaveAttribute('aria-pressed', 'true');
  await move(page, 'Secret Bag (Goblet)').tap();
  await expect(answer(page)).toHaveText(/two effects/);
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
  await page.getByRole('button', { name: en.ui.step?.back ?? '' }).tap();
  await expect(page.locator('.ck-steps-at')).toHaveText('Move 1 of 2');
  await expect(page.locator('.ck-live .ck-points [aria-hidden]')).toHaveText(['1', '1']);
  await page.reload();
  await expect(page.locator('.ck-steps-at')).toHaveText('Move 1 of 2');
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
    const said = saidIn(locale);
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
    await expect(answer(page)).toHaveText(saidIn(locale).answer?.silenced ?? '');
    await expect(page.locator('.ck-live .ck-cite').first()).toHaveAttribute('href', new RegExp(`^/${locale}/${game}/`));
    await expect(page.locator('.ck-live')).not.toContainText('⟦');
  }
});

test('typed names are part of the link, the default ones are not', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  await part(page, en.ui.table?.change ?? '').tap();
  await page.locator('.ck-unfold').first().tap();
  await page.getByLabel('Name').fill('Szép Ilonka');
  await expect(answer(page)).toHaveText('The attacker wins, 4 to 3');
  await page.reload();
  await expect(page.locator('.ck-live .ck-seat-name').first()).toHaveText('Szép Ilonka');
  await expect(page.locator('.ck-live .ck-move').first()).toContainText('Szép Ilonka attacks Bruno');
});

test('a name that somebody else has is not taken up', async ({ shared: page }) => {
  await open(page, `${home}${WON}`);
  await part(page, en.ui.table?.change ?? '').tap();
  await page.locator('.ck-unfold').first().tap();
  const name = page.getByLabel('Name');
  await name.fill('Bruno');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.ck-problem')).toHaveText(
    fill(en.said.problem?.record?.['name-twice' as never], { name: 'Bruno' }),
  );
  await expect(page.locator('.ck-live .ck-seat-name').first()).toHaveText('Anna');
});

test('a broken link says so and keeps what it can', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkd.bggl.obw.bpn~m%t~oudchm~0~T01.Q9.V`);
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
  await open(page, `${home}#1~r~~otkkkk.bt.oow.opK~t~-~0~T01`);
  await expect(answer(page)).toHaveText(en.ui.problems?.answer ?? '');
  const problems = page.getByRole('alert').getByRole('button');
  await expect(problems).toHaveCount(4);
  await problems.filter({ hasText: 'Thug' }).tap();
  const occupation = page.getByLabel('Occupation', { exact: true });
  await expect(occupation).toBeFocused();
  await expect(occupation).toHaveAttribute('aria-invalid', 'true');
  await occupation.selectOption({ label: 'Duelist' });
  await expect(problems).toHaveCount(3);
  await page.reload();
  await expect(problems).toHaveCount(3);
});

test('a hidden card that decides is named, and telling it settles the ruling', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkk.bg_.__w_.__K~t~-~0~L0a2`);
  await expect(page.locator('.ck-live .ck-case')).toHaveCount(3);
  await page.getByRole('button', { name: /Does Carla belong/ }).tap();
  await page.locator('.ck-edit .ck-segment', { hasText: 'Brotherhood' }).tap();
  await expect(answer(page)).toHaveText('Bruno and Carla win');
});

test('what has come out of a hidden card is filled in with a tap, and can be undone', async ({ shared: page }) => {
  await open(page, `${home}#1~r~~otkk.bg_.__w_.__K~t~-~0~L0a2`);
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
  await page.locator('.ck-prospects').getByLabel('Player').selectOption('Bruno');
  await expect(list.last()).toContainText('Impossible');
});

test('other editions that rule otherwise are named, and can be ruled by', async ({ shared: page }) => {
  // A holds the Pearl's association, not the Pearl itself.
  await open(page, `${home}#1~r~~otkk.bgg.obkb.bpg.ooK~_~-~0~L0a2`);
  await expect(answer(page)).toHaveText('Anna, Carla and Elena win');
  await expect(page.locator('.ck-live .ck-dissent')).toContainText('Hungarian leaflet');
  await expect(page.locator('.ck-live .ck-dissent')).toContainText('Bruno and Dino win');
  await page.getByRole('button', { name: /Rule by this edition/ }).tap();
  await expect(answer(page)).toHaveText('Bruno and Dino win');
  await expect(page.getByLabel(en.ui.edition?.label ?? '')).toHaveValue('hu');
});

test('an empty table can be set with cards that nobody knows', async ({ shared: page }) => {
  await open(page, home);
  await part(page, en.ui.start?.blank ?? '').tap();
  await page.getByRole('button', { name: 'One player more' }).tap();
  await expect(page.locator('.ck-live .ck-seat')).toHaveCount(5);
  await page.locator('.ck-unfold').nth(1).tap();
  await page.locator('.ck-segment', { hasText: 'Order' }).tap();
  await page.getByLabel('Occupation', { exact: true }).selectOption({ label: 'Priest' });
  await page
    .locator('.ck-edit')
    .getByRole('button', { name: /Add an object/ })
    .tap();
  await page.locator('.ck-question .ck-chip', { hasText: 'Whip' }).tap();
  await tapGreyed(page.locator('.ck-question .ck-chip', { hasText: 'Whip' }));
  await expect(page.locator('.ck-question .ck-reason')).toContainText('Bruno');
  await part(page, en.ui.table?.ready ?? '')
    .last()
    .tap();
  await expect(page.locator('.ck-live .ck-seat').nth(1)).toContainText('Whip');
  await expect(page.locator('.ck-live .ck-seat').nth(1)).toContainText('Priest');
  await page.reload();
  await expect(page.locator('.ck-live .ck-seat').nth(1)).toContainText('Whip');
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  /** Goes on by Tab until something of that name has the focus. */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (typeof name === 'string' ? text.startsWith(name) : name.test(text)) return;
    }
    throw new Error(`nothing of the name ${name} has had the focus`);
  }

  test('a fight is ruled on without a pointer', async ({ page }) => {
    await open(page, home);
    await tabTo(page, 'A fight');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('The fight stands at 1 to 1');
    await tabTo(page, 'Thug');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('The fight stands at 2 to 1');
    await expect(page.getByRole('heading', { name: en.ui.next?.title ?? '' })).toBeFocused();
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
      const ready = page.locator('.check-position').first();
      await ready.locator('summary').first().tap();
      await expect(ready.locator('.ck-answer-text')).toBeVisible();
      await expect(ready.locator('.ck-cite').first()).toHaveAttribute('href', new RegExp(`^/${locale}/${game}/`));
      await expect(page.locator('.ck-door').first()).toBeHidden();
    });
  }
});

test('a position on another page opens in its place', async ({ shared: page }) => {
  await page.goto(`/en/${game}/cards/broken-mirror/`);
  // Whatever folds them away on that page.
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const place = page.locator('[data-checker]').first();
  await place.locator('[data-checker-open]').tap();
  await expect(place.locator('.ck-sticky .ck-answer-text')).toBeVisible();
  await expect(page).toHaveURL(/\/cards\/broken-mirror\/$/);
  await place.getByRole('button', { name: en.ui.step?.back ?? '' }).tap();
  await expect(place.locator('.ck-steps-at')).toContainText(/Move \d+ of \d+/);
  await expect(place.getByRole('link', { name: en.ui.history?.page ?? '' })).toHaveAttribute('href', /check\/#3r/);
});

test('the link can be copied to show it round the table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, `${home}${WON}`);
  await part(page, en.ui.share?.button ?? '').tap();
  await expect(page.getByText(en.ui.share?.copied ?? '')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe(home);
  expect(fromLink(copied.hash.slice(1))).toEqual(fromLink(WON.slice(1)));
});

test('whatever breaks, the page says so and keeps the link', async ({ page }) => {
  await page.route('**/checker.json', async (route) => {
    const texts = await (await route.fetch()).json();
    await route.fulfill({ json: { ...texts, editions: null } });
  });
  await open(page, `${home}${WON}`);
  await expect(page.getByRole('alert')).toContainText(en.ui.broken?.title ?? '');
  await expect(page.getByRole('link', { name: en.ui.broken?.link ?? '' })).toHaveAttribute('href', page.url());
});

test('where the checker cannot be loaded, the tables made ready can be read', async ({ page }) => {
  await page.route('**/checker.json', (route) => route.abort());
  await page.goto(home);
  await expect(page.getByRole('alert')).toHaveText(en.ui.page?.failed ?? '');
  await page.locator('.check-position summary').first().tap();
  await expect(page.locator('.check-position .ck-answer-text').first()).toBeVisible();
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
  await move(page, 'Passes').waitFor();
  await sound('a ruling');
  await part(page, en.ui.table?.change ?? '').tap();
  await page.locator('.ck-unfold').first().tap();
  await page
    .locator('.ck-edit')
    .getByRole('button', { name: /Add an object/ })
    .tap();
  await sound('the table being set');
  await open(page, `${home}#1~r~~otkkkk.bt.oow.opK~t~-~0~T01`);
  await sound('an impossible table');
  await open(page, `${home}#1~r~~otkk.bg_.__w_.__K~t~-~0~L0a2`);
  await sound('a hidden card that decides');
});
