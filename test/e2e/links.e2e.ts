/**
 * Nothing is lost and nothing silent: links that come damaged, a line that is slow or fails, a browser that refuses the address.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fromLink, type GameRecord, toLink } from '../../engine/teufelsburg/index.ts';
import { test } from './shared.ts';
import { game, sentencesIn } from './site.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const strings = (...path: string[]): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(content, ...path), 'utf8'));
const ui = strings('ui', 'en', 'checker.json');
const said = sentencesIn('en').problem?.link as unknown as Record<string, string>;

const home = `/en/${game}/check/`;
const other = `/en/${game}/check/broken-mirror/`;
const record = fromLink('1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01.S2a').record as GameRecord;
const LINK = toLink(record);

const answer = (page: Page) => page.locator('.ck-sticky .ck-answer-text');
const move = (page: Page, name: string) => page.locator('.ck-rows .ck-chip', { hasText: name }).first();
const alert = (page: Page) => page.locator('.ck-wait [role=alert]:visible');
const status = (page: Page) => page.locator('.ck-wait [role=status]:visible');
const again = (page: Page) => page.getByRole('button', { name: ui.wait?.again ?? '' });
const STANDS = 'The fight stands at 2 to 1';

/** Leaves requests without an answer. @returns waits for the first, and ends that for those to come */
async function hang(page: Page, what: string): Promise<() => Promise<void>> {
  let hangs = true;
  const asked = page.waitForRequest(what);
  await page.route(what, (route) => (hangs ? undefined : route.continue()));
  return async () => {
    await asked;
    hangs = false;
  };
}

/** Tries again at once, if that is still to be done: what was asked for a second time may have come meanwhile. */
const againIfThere = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.ck-wait button')?.click());

/** A position on another page. */
async function embedded(page: Page) {
  await page.goto(other);
  return page.locator('[data-checker]');
}

const scripts = {
  'its own script': '**/_astro/check.astro*.js',
  'a script that this needs': '**/_astro/mount.*.js',
  'the engine': `**/_astro/${game}.*.js`,
  'its texts': '**/checker.json*',
};
const faults = {
  fails: (page: Page, what: string) => page.route(what, (route) => route.abort()),
  'is gone': (page: Page, what: string) => page.route(what, (route) => route.fulfill({ status: 404, body: '' })),
};

for (const [what, glob] of Object.entries(scripts))
  for (const [how, fault] of Object.entries(faults))
    test(`where ${what} ${how}, the page of the checker says so, and tries again`, async ({ page }) => {
      await fault(page, glob);
      await page.goto(`${home}#${LINK}`);
      await expect(alert(page)).toHaveText(ui.page?.failed ?? '');
      await expect(page.locator('.ck-door').first()).toBeHidden();
      await expect(page.locator('.check-position').first()).toBeVisible();
      await page.unroute(glob);
      await again(page).tap();
      await expect(answer(page)).toHaveText(STANDS);
      expect(new URL(page.url()).hash).toBe(`#${LINK}`);
    });

for (const [what, glob] of Object.entries(scripts))
  test(`where ${what} does not answer, the page of the checker says that it loads, that it takes long, and tries again`, async ({
    page,
  }) => {
    await page.clock.install();
    const end = await hang(page, glob);
    await page.goto(`${home}#${LINK}`, { waitUntil: 'commit' });
    await page.locator('.check-ready').waitFor({ state: 'attached' });
    await page.clock.fastForward(1_000);
    await expect(status(page)).toHaveText(ui.wait?.loading ?? '');
    await expect(page.locator('.ck-doors')).toHaveAttribute('aria-busy', 'true');
    await expect(again(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(status(page)).toHaveText(ui.wait?.slow ?? '');
    await end();
    await againIfThere(page);
    await expect(answer(page)).toHaveText(STANDS);
    expect(new URL(page.url()).hash).toBe(`#${LINK}`);
  });

test('what comes after all is shown, however late', async ({ page }) => {
  await page.clock.install();
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/checker.json*', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${home}#${LINK}`);
  await page.clock.fastForward(1_000);
  await page.clock.fastForward(20_000);
  await expect(status(page)).toHaveText(ui.wait?.slow ?? '');
  come();
  await expect(answer(page)).toHaveText(STANDS);
});

test('whoever tries again without a connection keeps the page', async ({ page, context }) => {
  await page.route('**/checker.json*', (route) => route.abort());
  await page.goto(`${home}#${LINK}`);
  await expect(alert(page)).toHaveText(ui.page?.failed ?? '');
  await context.setOffline(true);
  await again(page).tap();
  await expect(alert(page)).toHaveText(ui.wait?.offline ?? '');
  await expect(page.locator('.check-position').first()).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/checker.json*');
  await again(page).tap();
  await expect(answer(page)).toHaveText(STANDS);
});

for (const [what, glob] of Object.entries(scripts).slice(1))
  for (const [how, fault] of Object.entries(faults))
    test(`where ${what} ${how}, a position on another page says so where it stands, and tries again`, async ({
      page,
    }) => {
      await fault(page, glob);
      const place = await embedded(page);
      await place.locator('[data-checker-open]').tap();
      await expect(alert(page)).toHaveText(ui.wait?.failed ?? '');
      await expect(place.locator('.ck-answer-text').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${other}$`));
      await page.unroute(glob);
      await again(page).tap();
      await expect(place.locator('.ck-sticky .ck-answer-text')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${other}$`));
      // Once: it is not opened for ever.
      await page.reload();
      await expect(place.locator('[data-checker-open]')).toBeAttached();
      await expect(page.locator('[data-open]')).toHaveCount(0);
    });

test('where what opens a position does not come, its button leads to the page of the checker', async ({ page }) => {
  await page.route('**/_astro/in-place.*.js', (route) => route.abort());
  const place = await embedded(page);
  await place.locator('[data-checker-open]').tap();
  await expect(answer(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(home);
});

test('a position on another page that does not load says so, and tries again', async ({ page }) => {
  await page.clock.install();
  const end = await hang(page, scripts['a script that this needs']);
  const place = await embedded(page);
  await place.locator('[data-checker-open]').tap();
  await page.clock.fastForward(1_000);
  await expect(status(page)).toHaveText(ui.wait?.loading ?? '');
  await expect(place.locator('[data-checker-open]')).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(20_000);
  await expect(status(page)).toHaveText(ui.wait?.slow ?? '');
  await end();
  await place.locator('[data-checker-open]').tap();
  await expect(place.locator('.ck-sticky .ck-answer-text')).toBeVisible();
});

/** What the checker fetches to show a ruling round. */
const tools = {
  picture: {
    button: ui.share?.picture,
    script: '**/_astro/picture.*.js',
    making: ui.share?.making,
    failed: ui.share?.failed,
  },
  code: {
    button: ui.share?.code,
    script: '**/_astro/code.*.js',
    making: ui.share?.['code-making'],
    failed: ui.share?.['code-failed'],
  },
};
for (const [what, { button = '', script, making = '', failed = '' }] of Object.entries(tools)) {
  const press = (page: Page) => page.getByRole('button', { name: button }).tap();
  const made = (page: Page) => page.locator('.ck-shared figure');

  test(`where what makes a ${what} fails, the checker says so, and tries again at the same table`, async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto(`${home}#${LINK}`);
    await press(page);
    await expect(alert(page)).toHaveText(failed);
    await page.unroute(script);
    await again(page).tap();
    await expect(made(page)).toBeVisible();
    await expect(answer(page)).toHaveText(STANDS);
    await page.goBack();
    await expect(made(page)).toBeHidden();
    // Once: it is not shown for ever.
    await page.reload();
    await expect(answer(page)).toHaveText(STANDS);
    await expect(made(page)).toBeHidden();
  });

  test(`where what makes a ${what} does not answer, the checker says that it takes long, and tries again`, async ({
    page,
  }) => {
    await page.clock.install();
    const end = await hang(page, script);
    await page.goto(`${home}#${LINK}`);
    await press(page);
    await page.clock.fastForward(1_000);
    await expect(status(page)).toHaveText(making);
    await page.clock.fastForward(20_000);
    await expect(status(page)).toHaveText(ui.wait?.slow ?? '');
    await end();
    await againIfThere(page);
    await expect(made(page)).toBeVisible();
  });
}

test('a link that is too long for a QR code is said to be, as trying again would not help', async ({
  shared: page,
}) => {
  const players = Array.from(
    { length: 10 },
    (_, index) => ({ id: `${'🧙'.repeat(39)}${index}`, association: '?', objects: [] }) as const,
  );
  const moves = Array.from({ length: 30 }, () => players.map(({ id: by }) => ({ move: 'pass', by }) as const)).flat();
  await page.goto(`${home}#${toLink({ game: 'teufelsburg', position: { players }, moves })}`);
  await page.getByRole('button', { name: tools.code.button ?? '' }).tap();
  await expect(page.locator('.ck-shared')).toHaveText(ui.share?.['code-too-long'] ?? '');
});

test('what could not be made of a position on another page is made on the page of the checker', async ({ page }) => {
  await page.route(tools.code.script, (route) => route.abort());
  const place = await embedded(page);
  await place.locator('[data-checker-open]').tap();
  await place.getByRole('button', { name: ui.step?.back ?? '' }).tap();
  await place.getByRole('button', { name: tools.code.button ?? '' }).tap();
  await expect(alert(page)).toHaveText(tools.code.failed ?? '');
  const { href } = new URL(
    (await place.getByRole('link', { name: ui.history?.page ?? '' }).getAttribute('href')) ?? '',
  );
  await again(page).tap();
  await expect(page).toHaveURL(href);
});

test('a position that is asked for twice opens once, and nothing of it is lost', async ({ page }) => {
  const place = await embedded(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await place.locator('[data-checker-open]').dblclick();
  await expect(place.locator('.ck-sticky .ck-answer-text')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(place.locator('.ck-live')).toHaveCount(1);
  await expect(place.locator('.ck-sticky .ck-answer-text')).toHaveText(/\w/);
  await place.getByRole('button', { name: ui.step?.back ?? '' }).tap();
  await expect(place.locator('.ck-steps-at')).toContainText(/Move \d+ of \d+/);
  expect(faults).toEqual([]);
});

test('a damaged link stays in the address until something is done', async ({ page }) => {
  const damaged = LINK.replace('S2a', 'S3a');
  await page.goto(`${home}#${damaged}`);
  const told = page.locator('.ck-problems');
  await expect(told).toContainText(said.broken ?? '');
  await expect(told).toContainText(said['in-part'] ?? '');
  await page.getByRole('button', { name: ui.step?.back ?? '' }).tap();
  await expect(page.locator('.ck-steps-at')).toContainText('Move 1 of 2');
  await expect(told).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${damaged}`);
  await page.getByRole('button', { name: ui.step?.forth ?? '' }).tap();
  await move(page, 'Dagger').tap();
  await expect(page).not.toHaveURL(new RegExp(`${damaged}$`));
  await expect(told).toBeHidden();
  await page.goBack();
  await expect(told).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${damaged}`);
});

for (const [kind, link, cause] of [
  ['damaged', LINK.replace('S2a', 'S3a'), 'broken'],
  ['newer', '7~r~~otkd.bggl.obw.bpn~mt~oudchm~0~T01.S2a', 'newer'],
] as const)
  test(`a ${kind} link that is pasted in place stays in the address`, async ({ page }) => {
    await page.goto(`${home}#${LINK}`);
    await expect(answer(page)).toHaveText(STANDS);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect(page.locator('.ck-problems')).toContainText(said[cause] ?? '');
    await expect(page.locator('.ck-problems')).toContainText(said['in-part'] ?? '');
    expect(new URL(page.url()).hash).toBe(`#${link}`);
    await page.reload();
    await expect(page.locator('.ck-problems')).toContainText(said[cause] ?? '');
    expect(new URL(page.url()).hash).toBe(`#${link}`);
  });

test('of a link in which there is no table nothing is said to be shown, and it stays', async ({ page }) => {
  await page.goto(`${home}#${LINK}`);
  await expect(answer(page)).toHaveText(STANDS);
  await page.evaluate(() => {
    location.hash = 'nonsense';
  });
  const told = page.locator('.ck-problems li');
  await expect(told).toHaveText([said.broken ?? '', said.unread ?? '']);
  await expect(page.locator('.ck-door').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#nonsense');
  await page.goBack();
  await expect(answer(page)).toHaveText(STANDS);
});

test('a player of whom a link has lost something is named, in the same seat', async ({ page }) => {
  await page.goto(`${home}#1~r~~otkd*%ED%A0%80.bggl.obw.bpn~mt~oudchm~0~T01.S2a`);
  await expect(page.locator('.ck-problems')).toContainText(said['player-lost']?.replace('{{name}}', 'Anna') ?? '');
  await expect(page.locator('.ck-live .ck-seat-name')).toHaveText(['Anna', 'Bruno', 'Carla', 'Dino']);
  await expect(page.locator('.ck-live .ck-move').first()).toContainText('Anna attacks Bruno');
});

test('a link comes through mail: escaped, with a dot behind it, with the step that is shown', async ({ page }) => {
  const escaped = LINK.replaceAll('.', '%2E');
  for (const hash of [escaped, `${LINK}.`, `${LINK}&1`, `${LINK}&amp;1`, `${escaped}%261`]) {
    await page.goto('about:blank');
    await page.goto(`${home}#${hash}`);
    await expect(answer(page)).toHaveText(hash.endsWith('1') ? 'The fight stands at 1 to 1' : STANDS);
    await expect(page.locator('.ck-problems')).toHaveCount(0);
  }
});

/** Has the browser refuse to write the address while `window.refuses`, and counts how often it is asked. */
const refusing = () => {
  const state = window as unknown as { refuses: boolean; asked: number };
  state.asked = 0;
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name];
    history[name] = function (...values) {
      state.asked++;
      if (state.refuses) throw new DOMException('Attempt to use history too often', 'SecurityError');
      own.apply(this, values);
    };
  }
};
const refuse = (page: Page, refuses: boolean) =>
  page.evaluate((value) => {
    (window as unknown as { refuses: boolean }).refuses = value;
  }, refuses);

test('where the browser refuses the address, the checker goes on, and writes it as soon as it may', async ({
  page,
}) => {
  await page.addInitScript(refusing);
  await page.goto(`${home}#${LINK}`);
  await expect(answer(page)).toHaveText(STANDS);
  await refuse(page, true);
  await move(page, 'Dagger').tap();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
  await move(page, 'Thug').tap();
  await expect(answer(page)).toHaveText('The fight stands at 4 to 1');
  expect(new URL(page.url()).hash).toBe(`#${LINK}`);
  await refuse(page, false);
  await expect(page).not.toHaveURL(new RegExp(`${LINK}$`));
  const { record: written } = fromLink(new URL(page.url()).hash.slice(1));
  expect(written?.moves?.map((one) => one.move)).toEqual(['attack', 'support', 'play', 'use']);
  // Each move is a step back, as if nothing had been refused.
  await page.goBack();
  await expect(answer(page)).toHaveText('The fight stands at 3 to 1');
  await page.goBack();
  await expect(answer(page)).toHaveText(STANDS);
});

test.describe('a name', () => {
  const open = async (page: Page) => {
    await page.addInitScript(refusing);
    await page.goto(`${home}#${LINK}`);
    await page.locator('.ck-live').getByRole('button', { name: 'Anna' }).first().tap();
    return page.getByLabel('Name', { exact: true });
  };

  test('that is being typed is not written at every letter, but in the end', async ({ page }) => {
    const name = await open(page);
    await name.fill('');
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
    const before = await asked();
    await name.pressSequentially('Wilhelmine Charlotte von Hohenzollern', { delay: 20 });
    expect((await asked()) - before).toBeLessThan(5);
    await name.blur();
    const written = () => page.evaluate(() => location.hash.slice(1));
    await expect
      .poll(async () => fromLink(await written()).record?.position.players[0]?.id)
      .toBe('Wilhelmine Charlotte von Hohenzollern');
  });

  test('loses what would turn sentences round', async ({ page }) => {
    const name = await open(page);
    await name.fill('Ev\u202ea');
    await expect(name).toHaveValue('Eva');
    await expect(page.locator('.ck-live')).toContainText('Eva attacks Bruno');
    expect(await page.locator('.ck-live').textContent()).not.toContain('\u202e');
    await name.pressSequentially('\u2067');
    await expect(name).toHaveValue('Eva');
  });

  test('of which nothing can be seen is none', async ({ page }) => {
    const name = await open(page);
    await name.fill('\u2800\u3164 ');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.ck-live .ck-seat-name').first()).toHaveText('Anna');
  });

  test('from right to left stands in its place in the sentence', async ({ page }) => {
    const name = await open(page);
    await name.fill('דנה');
    await expect(page.locator('.ck-live')).toContainText('\u2068דנה\u2069 attacks Bruno');
  });
});

test('a table on which something broke is loaded anew', async ({ page }) => {
  await page.route('**/checker.json*', async (route) => {
    const texts = await (await route.fetch()).json();
    await route.fulfill({ json: { ...texts, editions: null } });
  });
  await page.goto(`${home}#${LINK}`);
  await expect(page.getByRole('alert')).toContainText(ui.broken?.title ?? '');
  await page.unroute('**/checker.json*');
  await page.getByRole('link', { name: ui.broken?.link ?? '' }).tap();
  await expect(answer(page)).toHaveText(STANDS);
  expect(new URL(page.url()).hash).toBe(`#${LINK}`);
});

test('a card whose drawing does not come shows how its name begins, in the same place', async ({ page }) => {
  const place = () => page.locator('.ck-live .pic').evaluate((pic) => JSON.stringify(pic.getBoundingClientRect()));
  await page.goto(`${home}#${LINK}`);
  await page.locator('.ck-rows .ck-emblem').first().waitFor();
  const before = await place();
  await page.route('**/emblems/*', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.pic-dagger text')).toHaveText('Dag');
  await expect(page.locator('.pic-brotherhood text').first()).toHaveText('BoT');
  await expect(page.locator('.ck-rows .ck-emblem text').first()).toHaveText(/^\p{L}{2,3}$/u);
  expect(await place()).toBe(before);
});
