/** Where one is in the checker, and that one stays there or comes back to it: by the back button, by the bar, by what is tapped. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type GameRecord as MascaradeRecord, toLink as mascaradeLink } from '../../engine/mascarade/index.ts';
import { type GameRecord, toLink } from '../../engine/teufelsburg/index.ts';
import { locales } from '../../src/locales.ts';
import { openOver, test } from './shared.ts';
import { WON } from './tables.ts';
import { tornWords } from './torn.ts';

const CHECKERS = ['/en/teufelsburg/check/', '/hu/mascarade/check/'];
const home = CHECKERS[0] as string;

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('[data-open]').waitFor();
  await settle(page);
}

/** What can be done next has been worked out. */
const settle = (page: Page) => expect(page.locator('[inert]')).toHaveCount(0);

const count = (page: Page) => page.locator('.ck-steps-at > [aria-hidden]');
const chip = (page: Page, name: string) => page.locator('.ck-rows .ck-chip', { hasText: name }).first();
const moves = (page: Page) => page.locator('.ck-live .ck-moves > li');
/** Taps what is in sight, without having it scrolled to first. */
async function tapInPlace(one: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  await one.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const top = (page: Page) => page.evaluate(() => scrollY);

/** What can be open over a table, and how it is opened. */
const OVER: readonly { what: string; open(page: Page): Promise<void>; shown: string; shut: string }[] = [
  {
    what: 'a preview',
    open: (page) => page.locator('.ck-live .ck-moves .ck-cite').last().tap(),
    shown: '#preview:popover-open',
    shut: '#preview button',
  },
  {
    what: 'a seat',
    open: (page) => page.locator('.pic-seat:not(.pic-pile)').first().tap(),
    shown: '.ck-edit',
    shut: '.ck-edit-foot .ck-primary',
  },
  {
    what: 'a code to be shared',
    open: (page) => page.locator('.ck-tools-row > :last-child').tap(),
    shown: '.ck-code',
    shut: '',
  },
  {
    what: 'the search',
    open: (page) => page.locator('[data-search-open]').first().tap(),
    shown: '#search[open]',
    shut: '[data-search-close]',
  },
  {
    what: 'the languages',
    open: (page) => page.locator('[popovertarget=languages]').tap(),
    shown: '#languages:popover-open',
    shut: '[popovertarget=languages]',
  },
];

for (const { what, open: openIt, shown, shut } of OVER) {
  test(`going back closes ${what}, and neither undoes a move nor leaves`, async ({ shared: page }) => {
    await page.goto(`${home}../`);
    await page.goto(home + WON);
    await settle(page);
    const address = page.url();
    await openIt(page);
    const it = page.locator(shown);
    await expect(it).toBeVisible();
    await expect.poll(() => openOver(page)).toBe(1);
    const stood = await top(page);
    await page.goBack();
    await expect(it).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(count(page)).toHaveText('7/7');
    // What stands in the page itself leaves less of it.
    if (!shown.startsWith('.ck')) expect(await top(page)).toBe(stood);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/teufelsburg\/$/);
  });

  if (shut)
    test(`${what} leaves nothing behind to go back through`, async ({ shared: page }) => {
      await page.goto(`${home}../`);
      await page.goto(home + WON);
      await settle(page);
      for (let times = 0; times < 2; times++) {
        await openIt(page);
        await expect(page.locator(shown)).toBeVisible();
        await expect.poll(() => openOver(page)).toBe(1);
        await page.locator(shut).last().tap();
        await expect(page.locator(shown)).toBeHidden();
        await expect.poll(() => openOver(page)).toBe(0);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/teufelsburg\/$/);
    });
}

/** What a browser leaves of a page that is loaded anew while it comes back: the entry beneath has the state of the one above it. */
async function crossed(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState({ ...history.state, open: 1 }, ''));
  await page.reload();
  await settle(page);
}

test('a link leads on where the page was loaded anew while it came back from what was open', async ({
  shared: page,
}) => {
  await open(page, home + WON);
  await crossed(page);
  await page.locator('[popovertarget=languages]').tap();
  await page.locator('#languages [hreflang=hu]').tap();
  await expect(page).toHaveURL(`/hu/teufelsburg/check/${WON}`);
});

test('what has been stepped to is there after going back, where nothing was beneath what was open', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  await chip(page, 'Dagger').tap();
  await expect(count(page)).toHaveText('2/2');
  await open(page, page.url());
  await crossed(page);
  const languages = page.locator('[popovertarget=languages]');
  for (const isOpen of [true, false]) {
    await languages.tap();
    await expect(page.locator('#languages')).toBeVisible({ visible: isOpen });
  }
  await expect.poll(() => openOver(page)).toBe(0);
  await page.locator('.ck-steps button').first().tap();
  await expect(count(page)).toHaveText('1/2');
  await settle(page);
  await chip(page, 'Thug').tap();
  await expect(count(page)).not.toHaveText('1/2');
  await page.goBack();
  await expect(count(page)).toHaveText('1/2');
});

test('undoing by going back goes on working around what is opened and closed', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  await chip(page, 'Dagger').tap();
  await expect(moves(page)).toHaveCount(2);
  await page.locator('.ck-moves .ck-cite').last().tap();
  await expect(page.locator('#preview')).toBeVisible();
  // The move is made by a tap that closes the preview too.
  await chip(page, 'Thug').tap();
  await expect(page.locator('#preview')).toBeHidden();
  await expect(moves(page)).toHaveCount(3);
  await page.goBack();
  await expect(moves(page)).toHaveCount(2);
  await page.goForward();
  await expect(moves(page)).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(moves(page)).toHaveCount(1);
});

test('what is said of a seat stays when going back closes it, and when the page is loaded anew', async ({ page }) => {
  await open(page, home + WON);
  const name = page.getByLabel('Name', { exact: true });
  await page.locator('.pic-seat:not(.pic-pile)').first().tap();
  await name.fill('Ilonka');
  await expect(page).toHaveURL(/Ilonka/);
  await expect.poll(() => openOver(page)).toBe(1);
  await page.reload();
  await expect(page.locator('.ck-seat-name').first()).toHaveText('Ilonka');
  await page.goBack();
  await expect.poll(() => openOver(page)).toBe(0);
  await expect(page).toHaveURL(/Ilonka/);
  await expect(page.locator('.ck-seat-name').first()).toHaveText('Ilonka');
  await page.locator('.pic-seat:not(.pic-pile)').first().tap();
  await name.fill('Zita');
  await expect(page).toHaveURL(/Zita/);
  await expect.poll(() => openOver(page)).toBe(1);
  await page.goBack();
  await expect(name).toHaveCount(0);
  await expect(page.locator('.ck-seat-name').first()).toHaveText('Zita');
  await expect(page).toHaveURL(/Zita/);
});

test('the page that a preview opens is a step from the one that it lies over', async ({ shared: page }) => {
  await open(page, home + WON);
  await page.locator('.ck-moves .ck-cite').last().tap();
  await page.locator('#preview a').tap();
  await expect(page).toHaveURL(/\/(rules|cards)\//);
  await page.goBack();
  await expect(page).toHaveURL(home + WON);
  await expect(moves(page)).toHaveCount(7);
  await expect.poll(() => openOver(page)).toBe(0);
});

for (const locale of locales)
  test(`${locale}: from why one comes back to where one was, by the same button and by going back`, async ({
    shared: page,
  }) => {
    await open(page, `/${locale}/teufelsburg/check/${WON}`);
    await page.evaluate(() => scrollTo(0, 120));
    const why = page.locator('.ck-answer-why');
    const asks = (await why.textContent()) ?? '';
    for (const back of [() => tapInPlace(why), () => page.goBack()]) {
      await tapInPlace(why);
      await expect(page.locator('.ck-moves').first()).toBeInViewport();
      expect(await top(page)).toBeGreaterThan(300);
      await expect(why).not.toHaveText(asks);
      await expect.poll(() => openOver(page)).toBe(1);
      await back();
      await expect.poll(() => top(page)).toBe(120);
      await expect(why).toHaveText(asks);
      await expect(count(page)).toHaveText('7/7');
      await expect.poll(() => openOver(page)).toBe(0);
    }
    // Whoever scrolls back by themselves is asked anew.
    await tapInPlace(why);
    await expect(why).not.toHaveText(asks);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(why).toHaveText(asks);
    // The step back that comes of it is still on its way, and would take the next page with it.
    await expect.poll(() => openOver(page)).toBe(0);
  });

test('a step back from a long list of cards that are impossible stays with the moves', async ({ shared: page }) => {
  await open(page, `${home}#fight`);
  await chip(page, 'Dagger').tap();
  await expect(count(page)).toHaveText('2/2');
  await settle(page);
  await page.locator('.ck-fold').first().tap();
  await page.locator('.ck-row-cards .ck-chip').last().scrollIntoViewIfNeeded();
  await page.locator('.ck-steps button').first().tap();
  await expect(count(page)).toHaveText('1/2');
  await settle(page);
  await expect(page.locator('.ck-fold')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.ck-next > .ck-heading')).toBeInViewport({ ratio: 1 });
});

for (const address of CHECKERS) {
  test(`${address}: a seat that is being set closes by a move, and by its seat`, async ({ shared: page }) => {
    await open(page, address);
    await page.locator('.ck-door').first().tap();
    await settle(page);
    const form = page.locator('.ck-edit');
    const seat = page.locator('.pic-seat:not(.pic-pile)').first();
    await seat.tap();
    await expect(form).toBeVisible();
    await seat.tap();
    await expect(form).toHaveCount(0);
    await seat.tap();
    await expect(form).toBeVisible();
    const made = (await count(page).count()) ? await count(page).textContent() : '';
    const leaf = page.locator('.ck-rows .ck-chip:not([aria-expanded], .ck-fold, .ck-check)').first();
    if (!(await leaf.count())) await page.locator('.ck-rows .ck-chip').first().tap();
    await leaf.tap();
    await expect(count(page)).not.toHaveText(made ?? '');
    await expect(form).toHaveCount(0);
    await expect(page.locator('.ck-said')).toHaveCount(0);
  });
}

test('why somebody else cannot use a card stands at its tile, and is about who was tapped', async ({
  shared: page,
}) => {
  await open(page, `${home}#fight`);
  await page.locator('.ck-fold').first().tap();
  const tile = page.locator('.ck-row-cards .ck-chip', { hasText: /Dagger.*somebody else/ }).first();
  await tile.tap({ force: true });
  await expect(page.locator('.ck-question')).toBeVisible();
  // Nobody is meant yet.
  await expect(page.locator('.ck-reasons')).toHaveCount(0);
  await page.locator('.ck-question .ck-chip').last().tap({ force: true });
  const name = (await page.locator('.ck-question .ck-chip').last().textContent()) ?? '';
  await expect(page.locator('.ck-reasons')).toContainText(name);
  await expect(page.locator('.ck-reasons')).toBeInViewport({ ratio: 1 });
  await expect(tile).toBeInViewport({ ratio: 1 });
});

for (const address of CHECKERS)
  test(`${address}: a door that has been pressed is behind one while the table comes`, async ({ page }) => {
    let come = () => {};
    const held = new Promise<void>((done) => {
      come = done;
    });
    await page.route('**/checker.json*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await page.evaluate(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (globalThis as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const door = page.locator('.ck-door').first();
    const title = (await door.locator('.ck-door-title').textContent()) ?? '';
    await door.tap();
    const coming = page.locator('.check-coming');
    await expect(coming).toContainText(title);
    await expect(coming).toHaveAttribute('aria-busy', 'true');
    await expect(door).toBeHidden();
    // So it is for who comes by a door from elsewhere.
    await page.reload();
    await expect(coming).toContainText(title);
    await expect(door).toBeHidden();
    come();
    await page.locator('.ck-open').waitFor();
    await settle(page);
    await expect(coming).toHaveCount(0);
    expect(await page.evaluate(() => (globalThis as unknown as { shift?: number }).shift ?? 0)).toBeLessThan(0.02);
  });

for (const address of CHECKERS)
  test(`${address}: a tap is seen to be taken before the page works out what comes of it`, async ({ page }) => {
    await open(page, address);
    /** Clicks, and looks once all has been done that does not wait for a frame. */
    const click = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate(async (control: HTMLElement) => {
          const gone =
            control.matches('a') && new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
          control.click();
          await gone;
          await new Promise<void>(queueMicrotask);
          return {
            pressed: control.matches('[data-pressed]'),
            tables: document.querySelectorAll('.ck-open').length,
            moves: document.querySelectorAll('.ck-live .ck-moves > li').length,
          };
        });
    expect(await click('.ck-door')).toEqual({ pressed: true, tables: 0, moves: 0 });
    await page.locator('.ck-open').waitFor();
    await settle(page);
    const before = await moves(page).count();
    expect(await click('.ck-rows .ck-chip:not([aria-expanded])')).toEqual({ pressed: true, tables: 1, moves: before });
    await expect(moves(page)).toHaveCount(before + 1);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

test('the checker begins to load when the page is there, or as soon as one is about to use it', async ({ page }) => {
  // Without its drawings a page is never all there.
  await page.route('**/emblems/**', () => {});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked.filter((url) => /checker\.json|\/mount\./.test(url))).toEqual([]);
  await page.locator('.ck-door').first().tap();
  await page.locator('.ck-open').waitFor();
  // Nor is it waited for in vain.
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await page.locator('[data-open]').waitFor();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  for (const address of CHECKERS)
    test(`${address}: a door leads by keyboard to the first thing that it asks`, async ({ page }) => {
      await page.goto(address);
      const { length } = await page.locator('.ck-door').all();
      for (let door = 0; door < length; door++) {
        await open(page, address);
        await page.locator('.ck-door').nth(door).press('Enter');
        await settle(page);
        const first = page.locator('.ck-next :is(button, input, select):focus');
        await expect(first).toBeInViewport({ ratio: 1 });
        expect(await first.evaluate((one) => one.closest('.ck-rows, .ck-insight') !== null)).toBe(true);
      }
    });

  test('why stays in sight beside the table, down to the end of a long one', async ({ page }) => {
    await open(page, `${home}#fight`);
    await chip(page, 'not possible now').click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await top(page)).toBeGreaterThan(800);
    const bar = await page.locator('.ck-bar').boundingBox();
    const why = await page.locator('.ck-aside .ck-heading').first().boundingBox();
    expect(why?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  });
});

/** Names as long as they come, some of one word. */
const NAMES = Array.from({ length: 13 }, (_, seat) =>
  (seat % 2 ? `Bartholomew Featherstonehaugh the ${seat}th` : `Krisztianabarbaramargareta${seat}`).slice(0, 40),
);

/** Controls that stand out of what holds them, or of the screen. */
const outside = (page: Page) =>
  page.locator('.ck-live :is(button, a, label, input:not(.ck-segment input), select, summary)').evaluateAll((all) => {
    // Many stand in the same box.
    const boxes = new Map<Element, DOMRect | undefined>();
    const boxOf = (around: Element) => {
      if (!boxes.has(around))
        boxes.set(around, getComputedStyle(around).display === 'inline' ? undefined : around.getBoundingClientRect());
      return boxes.get(around);
    };
    return all
      .filter((one) => one.checkVisibility() && !one.closest('.pic-frame, .ck-hidden'))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        if (width === 0) return false;
        for (let around = one.parentElement; around && !around.matches('.ck-live'); around = around.parentElement) {
          const box = boxOf(around);
          if (box && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return left < -1 || right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => `${one.className}: ${one.textContent?.slice(0, 40)}`);
  });

/** Tables at which as many play as can, of each game. */
const FULL = [
  ...[[], [{ by: NAMES[0], move: 'attack', target: NAMES[1] }]].map((moves) => {
    const players = NAMES.slice(0, 10).map((id) => ({ id, objects: ['?'] }));
    return `/en/teufelsburg/check/#${toLink({ game: 'teufelsburg', position: { players }, moves } as GameRecord)}`;
  }),
  ...[[], [{ by: NAMES[0], move: 'announce', character: 'king' }]].map((moves) => {
    const position = { players: NAMES.map((id) => ({ id })) };
    return `/hu/mascarade/check/#${mascaradeLink({ game: 'mascarade', position, moves } as unknown as MascaradeRecord)}`;
  }),
];

test('no control stands out of its box, however many play and whatever they are called', async ({ page }) => {
  const expectInside = async (what: string) => expect(await outside(page), what).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of FULL) {
    await open(page, address);
    await expectInside(address);
    const asking = page.locator('.ck-rows > fieldset > .ck-chips > li > [aria-expanded]');
    for (let at = 0; at < (await asking.count()); at++) {
      const one = asking.nth(at);
      await one.tap({ force: true });
      await expectInside(`${address} ${await one.textContent()}`);
    }
    await page.locator('.pic-seat:not(.pic-pile)').first().tap();
    await page.locator('.ck-whole > summary').tap();
    await page.locator('.ck-whole .ck-setup').waitFor();
    await expectInside(`${address}, the table being set`);
  }
});

for (const locale of locales)
  test(`${locale}: where text is twice as large, the bar tears no word`, async ({ shared: page }) => {
    for (const address of [`/${locale}/teufelsburg/check/${WON}`, `/${locale}/teufelsburg/check/#fight`]) {
      await open(page, address);
      // As a style of the reader's own does: the widths that a page is asked for stay what they are.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const { width: bar = 0 } = (await page.locator('.ck-bar-answer').boundingBox()) ?? {};
      const { width: said = 0 } = (await page.locator('.ck-answer-said').boundingBox()) ?? {};
      expect(said).toBeGreaterThan(bar - 1);
      expect(await tornWords(page, '.ck-bar-answer', '.ck-hidden')).toEqual([]);
    }
  });
