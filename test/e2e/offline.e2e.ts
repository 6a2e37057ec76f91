/**
 * What is kept on a device, with a host that can be cut off and renewed: it is there without a network, all of one build or not at all.
 */
import { expect, type Page } from '@playwright/test';
import { type Game, gameIds } from '../../src/games.ts';
import { CACHES, CHANNEL } from '../../src/lib/offline/device.ts';
import { builtManifest, type Host, KEPT, NOT_KEPT, smallBuild, startHost } from './host.ts';
import { test as base } from './shared.ts';
import { builtFile, kindsOfPage } from './site.ts';
import { WON } from './tables.ts';

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const host = await startHost(baseURL ?? '');
    await use(host);
    await host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const PACK = 'mascarade.en';

/** The part of the page about a game. */
const partOf = (page: Page, game: Game) => page.locator(`.off-game:has([id="${game}"])`);

/** Keeps what is proposed of a game: the language of the page. */
async function keep(page: Page, host: Host, game: Game) {
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, game);
  await part.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
}

/** Keeps Mascarade in Hungarian, and nothing else. */
async function keepHungarian(page: Page, host: Host) {
  await page.goto(`${host.home}/hu/offline/`);
  const part = partOf(page, 'mascarade');
  await part.getByRole('button', { name: 'Megőrzés az eszközön' }).tap();
  await expect(part.locator('.off-said')).toContainText('Megvan az egész.');
}

/** Which build a page is of, and which one what it fetches. */
const buildOf = (page: Page) =>
  page.evaluate(async () => {
    const previews = await fetch(document.body.dataset.previews ?? '/none').then(
      async (answer) => (await answer.json()).build?.mark,
      () => undefined,
    );
    return { page: document.querySelector('main')?.dataset.build, previews };
  });

/** Asks the worker for a pack, and waits for what comes of it. */
const order = (page: Page, name = PACK) =>
  page.evaluate(
    async ([channel, name]) => {
      const { active } = await navigator.serviceWorker.ready;
      const hearing = new BroadcastChannel(channel);
      const answer = new Promise<string>((resolve) => {
        hearing.onmessage = ({ data }) => {
          if (data.type === 'complete') resolve('complete');
          if (data.type === 'failed') resolve(data.reason);
        };
      });
      active?.postMessage({ type: 'keep', packs: [name] });
      return answer.finally(() => hearing.close());
    },
    [CHANNEL, name] as const,
  );

/** The addresses in a cache. */
const keysIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache);

/** The builds of all pages that are kept, without a network. */
async function buildsKept(page: Page, host: Host) {
  host.cut();
  const builds = new Set<string | undefined>();
  await page.goto(`${host.home}/en/mascarade/`);
  const own = await buildOf(page);
  builds.add(own.page).add(own.previews);
  for (const mark of await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => /data-build="(\w+)"/.exec(await (await fetch(path)).text())?.[1])),
    KEPT,
  ))
    builds.add(mark);
  host.mend();
  return [...builds];
}

for (const game of gameIds) {
  test(`all of ${game} is there without a network, and nothing is asked for in vain`, async ({ page, host }) => {
    await keep(page, host, game);
    const { files } = builtManifest(`${game}.en`);
    // Nothing of another game or language is among it.
    expect(
      files.filter(
        ([url]) => /^\/(hu|it|pt)\//.test(url) || gameIds.some((one) => one !== game && url.includes(`/${one}`)),
      ),
    ).toEqual([]);
    expect((await keysIn(page, CACHES.files)).length).toBe(files.length);
    const failed: string[] = [];
    const asked = new Set<unknown>();
    const context = page.context();
    context.on('request', (request) => asked.add(request));
    context.on('requestfinished', (request) => asked.delete(request));
    context.on('requestfailed', (request) => {
      asked.delete(request);
      // The first page leads on to a language before all of it has come.
      if (!request.failure()?.errorText.includes('ABORTED')) failed.push(new URL(request.url()).pathname);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    host.cut();
    const paths = files.map(([url]) => url).filter((url) => url.endsWith('/'));
    // A page of every kind: of those with a name of their own, the first.
    const kinds = new Map(
      paths.map((path) => [path.replace(/^(\/en\/\w+\/(?:cards|faq|check|learn|terms)\/)[^/]+\/$/, '$1…'), path]),
    );
    expect(kinds.size).toBeGreaterThan(20);
    for (const path of kinds.values()) {
      await page.goto(host.home + path);
      if (path === '/') continue;
      expect(await page.locator('h1').count(), path).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'No network' }), path).toHaveCount(0);
      // Until what its scripts ask for has come.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => asked.size, path).toBe(0);
    }
    // Whether there is a newer one is asked, and by a browser in its own time, whether there is a newer worker.
    expect(failed.filter((path) => path !== '/offline/index.json' && path !== '/sw.js')).toEqual([]);
  });
}

test('without a network there are previews, the search, rulings and lessons', async ({ page, host }) => {
  await keep(page, host, 'teufelsburg');
  host.cut();

  await page.goto(`${host.home}/en/teufelsburg/rules/#fight.poison-ring`);
  await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[href$="/cards/poison-ring/"]').tap();
  await expect(page.getByRole('dialog').locator('.preview-text')).not.toBeEmpty();

  await page.goto(`${host.home}/en/${kindsOfPage.cards}`);
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill('nobody wins');
  await page.locator('#search li a').filter({ hasText: 'Fighting › 8.14' }).tap();
  await page.waitForURL('**/en/teufelsburg/rules/#fight.tie');

  // What is of another game is not there, and that is said.
  await page.locator('[data-search-open]').tap();
  await page.getByRole('searchbox').fill('poison rign');
  await expect(page.locator('#search li a').first()).toHaveAttribute('href', '/en/teufelsburg/cards/poison-ring/');
  await expect(page.locator('#search-status')).toContainText('Other games could not be searched without a network.');

  await page.goto(`${host.home}/en/teufelsburg/check/${WON}`);
  await expect(page.locator('.ck-sticky .ck-answer-text')).toContainText('The attacker wins');
  await page.getByRole('button', { name: 'As a picture' }).tap();
  await expect(page.getByRole('img', { name: /The attacker wins, 4 to 3/ })).toBeVisible();

  await page.goto(`${host.home}/en/${kindsOfPage.lesson}`);
  await page.locator('[data-lesson-on]').tap();
  await expect(page).toHaveURL(/#/);

  // An address without its slash, and one with a choice in it.
  await page.goto(`${host.home}/en/teufelsburg/rules`);
  await expect(page).toHaveURL(`${host.home}/en/teufelsburg/rules/`);
  await page.goto(`${host.home}/en/teufelsburg/side-by-side/cards/?with=en,it`);
  await expect(page.locator('main h1')).toBeVisible();
  // A language that is not kept.
  await expect(page.locator('.coming')).toContainText('Italiano could not be loaded.');
});

test('what is not kept is said not to be there, with what is; what was visited is there', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  await page.goto(`${host.home}${NOT_KEPT}?words=a`);
  host.cut();
  await page.goto(host.home + NOT_KEPT);
  expect((await buildOf(page)).page).toBe('a');
  await page.goto(`${host.home}/hu/mascarade/rules/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs hálózat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('section:visible a:visible')).toHaveText(['Újra', 'Mascarade · English', 'Hálózat nélkül']);
  host.mend();
  await page.getByRole('link', { name: 'Újra' }).tap();
  await expect(page.locator('main h1')).toHaveText('Szabályok');
});

test('a page that is kept in another language is offered in that one, at the same place', async ({ page, host }) => {
  await keepHungarian(page, host);
  host.cut();
  const links = page.locator('section:visible a:visible');
  const place = '/mascarade/check/?words=a#1r41.j-Ada';
  for (const locale of ['en', 'it']) {
    await page.goto(`${host.home}/${locale}${place}`);
    await expect(links.first()).toHaveText('Magyar');
    await expect(links.first()).toHaveAttribute('href', `/hu${place}`);
    // Nor itself, nor a language that is not kept.
    await expect(page.locator('[data-same-in]:visible')).toHaveCount(1);
  }

  await page.goto(`${host.home}/hu/mascarade/rules/#end.bankrupt`);
  await page.locator('[popovertarget=languages]').tap();
  await page.getByRole('link', { name: 'English' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network');
  // Until it is known what is kept, the first is to try again.
  await expect(links.first()).toHaveText('Magyar');
  await expect(page.locator('section:visible [data-elsewhere]')).toContainText('It is kept in another language:');
  await links.first().tap();
  await expect(page).toHaveURL(`${host.home}/hu/mascarade/rules/#end.bankrupt`);
  await expect(page.locator('[id="end.bankrupt"]')).toBeInViewport();

  // What is kept in none, and what is no page of a language.
  for (const path of ['/en/teufelsburg/rules/#fight.tie', '/hu/teufelsburg/rules/', '/offline/']) {
    await page.goto(host.home + path);
    await expect(links).toContainText([/./, 'Álarcosbál · Magyar']);
    await expect(page.locator('[data-elsewhere]:visible'), path).toHaveCount(0);
  }
});

test('without a network the first page leads to a language that is kept', async ({ page, host }) => {
  await keepHungarian(page, host);
  await page.goto(`${host.home}/`);
  await page.waitForURL(`${host.home}/en/`);
  host.cut();
  await page.goto(`${host.home}/`);
  await page.waitForURL(`${host.home}/hu/`);
  await expect(page.locator('main h1')).toBeVisible();
});

test('without a network a page is there by any of its names, or else the site says that it is not', async ({
  page,
  host,
}) => {
  const { home } = host;
  await keepHungarian(page, host);
  host.cut();
  await page.goto(`${home}/hu/mascarade/rules/index.html?words=a#end.bankrupt`);
  await expect(page).toHaveURL(`${home}/hu/mascarade/rules/?words=a#end.bankrupt`);
  await expect(page.locator('main h1')).toHaveText('Szabályok');
  for (const path of ['/en/mascarade/rules/index.html', '/en/mascarade/rules', '/hu/mascarade/embed/#r', '//hu/x']) {
    await page.goto(home + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/^(No network|Nincs hálózat)$/);
    // Two slashes lead to no other site.
    expect(page.url()).toContain(home);
  }
  // With a network, what is not kept is as it was.
  host.mend();
  await page.goto(`${home}/hu/mascarade/embed/`);
  await expect(page.locator('[data-again]')).toHaveCount(0);
  expect((await page.goto(`${home}/hu/mascarade/no-page`))?.status()).toBe(404);
});

test('on a line on which nothing comes, what is kept is searched and listed, and is removed', async ({
  page,
  host,
}) => {
  await keep(page, host, 'mascarade');
  host.slow(60 * 60_000);
  await page.goto(`${host.home}/en/mascarade/`);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('searchbox').fill('inquisitor');
  await expect(page.locator('#search a').first()).toContainText('Inquisitor');
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  await part.locator('.off-remove').tap();
  await expect(part.locator('.off-said')).toHaveText('Removed.');
  await expect.poll(() => keysIn(page, CACHES.files)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('coachlamp.kept'))).toBeNull();
});

test('what has never been complete is not said to have been removed', async ({ page, host }) => {
  await page.goto(`${host.home}/en/`);
  const remember = (name: string) =>
    page.evaluate((one) => localStorage.setItem('coachlamp.kept', JSON.stringify([one])), name);
  for (const [name, number] of [
    [`${PACK}?`, 0],
    [PACK, 1],
  ] as const) {
    await remember(name);
    await page.goto(`${host.home}/en/offline/`);
    await expect(page.getByRole('button', { name: 'Keep on this device' }).first()).toBeVisible();
    await expect(page.locator('.off-warn')).toHaveCount(number);
  }
});

test('after a visit by the first address of all, it leads on without a network too', async ({ page, host }) => {
  await page.goto(`${host.home}/`);
  await page.waitForURL('**/en/');
  await expect.poll(() => keysIn(page, CACHES.visitedPages)).toContain(`${host.home}/`);
  await expect.poll(() => keysIn(page, CACHES.visitedPages)).toContain(`${host.home}/en/`);
  host.cut();
  await page.goto(`${host.home}/`);
  await page.waitForURL('**/en/');
  await expect(page.getByRole('heading', { name: 'No network' })).toHaveCount(0);
});

test('a device that breaks what it keeps breaks no page', async ({ page, host }) => {
  // Once it is at work.
  const broken = `{
    const match = caches.match.bind(caches);
    let isBroken = false;
    caches.match = (...wanted) => isBroken ? Promise.reject(new DOMException('broken', 'UnknownError')) : match(...wanted);
    addEventListener('activate', () => { isBroken = true; });
  }`;
  host.put(new Map([['/sw.js', Buffer.from(`${broken}${builtFile('/sw.js')}`)]]));
  await page.goto(`${host.home}/en/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(`${host.home}/en/mascarade/cards/`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.locator('h1')).toBeVisible();
  expect(failed).toEqual([]);
});

test('whoever goes to an address with a version is led on, or told that there is nothing', async ({ page, host }) => {
  await page.goto(`${host.home}/en/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect((await page.goto(`${host.home}/en/mascarade/rules?v=1`))?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/en/mascarade/rules/');
  expect((await page.goto(`${host.home}/en/nothing.html?v=1`))?.status()).toBe(404);
});

test('where what can be kept does not come, that is said', async ({ page, host }) => {
  await page.route('**/offline.json*', (route) => route.abort());
  await page.goto(`${host.home}/it/offline/`);
  await expect(page.getByRole('alert')).toHaveText(/^Non è stato possibile vedere che cosa si può conservare\./);
});

test('texts of a language that is not kept are said not to be, where others are', async ({ page, host }) => {
  await keepHungarian(page, host);
  host.cut();
  for (const [path, said] of [
    ['/hu/mascarade/side-by-side/cards/?with=hu,it', 'Italiano: nem töltődött be. Ez a nyelv nincs megőrizve'],
    ['/hu/mascarade/side-by-side/cards/?with=hu,en,pt', 'Português: nem töltődött be. Ez a nyelv nincs megőrizve'],
  ] as const) {
    await page.goto(host.home + path);
    await expect(page.locator('.coming')).toContainText(said);
    await expect(page.locator('.coming button')).toBeVisible();
  }
  // Of a game of which nothing is kept, it is the connection.
  await page.evaluate(() => localStorage.setItem('coachlamp.kept', '["teufelsburg.hu"]'));
  await page.reload();
  await expect(page.locator('.coming')).toContainText('Ellenőrizd a kapcsolatot');
});

test('cut at any request, an update leaves a whole edition of one build', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  const before = [...(await keysIn(page, CACHES.files)), ...(await keysIn(page, CACHES.kept))];
  host.put(smallBuild('b'));
  let cuts = 0;
  for (let after = 0; ; after++) {
    host.cut(after, after % 2 ? 'within' : 'before');
    const outcome = await order(page);
    if (outcome === 'complete') break;
    cuts++;
    expect(outcome).toBe('network');
    expect(await buildsKept(page, host), `cut after ${after}`).toEqual(['a']);
    // From the beginning again: what had come by then would not be asked for.
    await page.evaluate(
      async ([names, before]) => {
        for (const name of names) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) if (!before.includes(request.url)) await cache.delete(request);
        }
      },
      [[CACHES.files, CACHES.kept], before] as const,
    );
  }
  // What is offered, the list, and every file that has changed.
  expect(cuts).toBeGreaterThan(KEPT.length + 2);
  expect(await buildsKept(page, host)).toEqual(['b']);
});

test('by keyboard, what is kept and removed leaves the focus at its game', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  const heading = part.getByRole('heading', { name: 'Mascarade' });
  await part.getByRole('button', { name: 'Keep on this device' }).press('Enter');
  await expect(heading).toBeFocused();
  const remove = part.getByRole('button', { name: /^Remove/ });
  // Nothing is removed before all is kept.
  await expect(remove).toBeEnabled();
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('cut at its first keeping, nothing is kept; it goes on where it was cut', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  const button = part.getByRole('button', { name: 'Keep on this device' });
  await expect(button).toBeEnabled();
  host.cut(7);
  await button.tap();
  await expect(part.getByRole('alert')).toContainText('The connection was lost.');
  // Visited, it is there; of what it would keep, nothing is served.
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('There is no network now');
  await page.goto(`${host.home}/en/mascarade/summary/`);
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible();
  host.mend();
  await page.goto(`${host.home}/en/offline/`);
  await expect(part).toContainText('Not complete');
  const there = (await keysIn(page, CACHES.files)).length;
  expect(there).toBeGreaterThan(0);
  host.mend();
  await part.getByRole('button', { name: 'Load the rest' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
  const files = host.asked.filter((url) => !/^\/(sw\.js|offline\/)/.test(url));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBe((await keysIn(page, CACHES.files)).length - there);
});

test('two builds never mix: neither by the network, nor in a page that is open', async ({ page, host, context }) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  await page.goto(`${host.home}/en/mascarade/`);
  const old = await page.evaluate(() => document.body.dataset.previews ?? '');
  host.put(smallBuild('b'));

  const other = await context.newPage();
  await other.goto(`${host.home}/en/mascarade/summary/`);
  expect(await buildOf(other)).toEqual({ page: 'a', previews: 'a' });
  await other.goto(host.home + NOT_KEPT);
  expect(await buildOf(other)).toEqual({ page: 'b', previews: 'b' });

  expect(await order(other)).toBe('complete');
  // The page that was open before has what it was built with, the next one what is new.
  expect(await buildOf(page)).toEqual({ page: 'a', previews: 'a' });
  await other.goto(`${host.home}/en/mascarade/`);
  expect(await buildOf(other)).toEqual({ page: 'b', previews: 'b' });
  await page.close();
  await expect
    .poll(async () => {
      await other.reload();
      return (await keysIn(other, CACHES.files)).some((url) => url.endsWith(old));
    })
    .toBe(false);
  // And what is gone is not given from another build.
  const gone = await other.evaluate(
    (address) =>
      fetch(address).then(
        () => 'given',
        () => 'refused',
      ),
    old,
  );
  expect(gone).toBe('refused');
});

test('a newer version is announced on a visit, can be put off, and is got', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  const notice = page.locator('.offline-notice');
  await page.goto(`${host.home}/en/mascarade/`);
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
  host.put(smallBuild('b'));
  await page.reload();
  await expect(notice).toContainText(/A newer version of what is kept on this device is ready: \d+ kB\./);
  await notice.getByRole('button', { name: 'Later' }).tap();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
  // Nor in another tab; a day later it is.
  const tab = await page.context().newPage();
  await tab.goto(`${host.home}/en/mascarade/`);
  await tab.waitForLoadState('networkidle');
  await expect(tab.locator('.offline-notice')).toHaveCount(0);
  await tab.close();
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.reload();
  expect((await buildOf(page)).page).toBe('a');
  await notice.getByRole('button', { name: 'Get it' }).tap();
  await expect(notice).toContainText('Complete. The newer version is shown from the next page on.');
  expect(await buildsKept(page, host)).toEqual(['b']);
});

test('it is announced, too, to who has left the page while it was being kept', async ({ page, host }) => {
  host.put(smallBuild('a'));
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  const button = part.getByRole('button', { name: 'Keep on this device' });
  await button.waitFor();
  // So that nothing is complete before the page is left.
  host.slow(300);
  await button.tap();
  await expect.poll(() => host.asked.some((url) => url.includes('/offline/mascarade.en.'))).toBe(true);
  await page.goto('about:blank');
  host.slow(0);
  await page.goto(`${host.home}/en/mascarade/`);
  const isKept = () => page.evaluate(async () => (await (await caches.match('/offline/kept'))?.json())?.packs.length);
  await expect.poll(isKept).toBe(1);
  host.put(smallBuild('b'));
  await page.reload();
  await expect(page.locator('.offline-notice')).toContainText(
    'A newer version of what is kept on this device is ready',
  );
});

test('where the browser knows that there is no network, no page asks for a newer version', async ({
  page,
  host,
  context,
}) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await page.goto(`${host.home}/en/mascarade/`);
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/en/mascarade/');
  expect(asked).not.toContain('/offline/index.json');
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => asked).toContain('/offline/index.json');
});

test('a newer worker waits until what is new is asked for', async ({ page, host, baseURL }) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  const script = Buffer.from(`${await (await fetch(`${baseURL}/sw.js`)).text()}\n// b`);
  host.put(new Map([...smallBuild('b'), ['/sw.js', script]]));
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await page.goto(`${host.home}/en/mascarade/`);
  await expect.poll(isWaiting).toBe(true);
  expect(await buildOf(page)).toEqual({ page: 'a', previews: 'a' });
  await page.goto(`${host.home}/en/offline/`);
  expect(await isWaiting()).toBe(true);
  const part = partOf(page, 'mascarade');
  await expect(part).toContainText(/A newer version is ready: \d+ kB to load/);
  await part.getByRole('button', { name: 'Get the newer version' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
  expect(await isWaiting()).toBe(false);
  expect(await buildsKept(page, host)).toEqual(['b']);
});

test('what was altered on its way is not kept', async ({ page, host }) => {
  const files = new Map(smallBuild('a'));
  host.put(files);
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  await expect(part.getByRole('button', { name: 'Keep on this device' })).toBeEnabled();
  const right = files.get('/en/mascarade/summary/') ?? Buffer.of();
  files.set('/en/mascarade/summary/', Buffer.concat([right, Buffer.from('<!-- -->')]));
  await part.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(part.getByRole('alert')).toContainText('A file was not what it should be');
  files.set('/en/mascarade/summary/', right);
  await part.getByRole('button', { name: 'Try again' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
});

test('what the browser has removed is said to be gone, and is got again; what is removed is gone', async ({
  page,
  host,
}) => {
  host.put(smallBuild('a'));
  await keep(page, host, 'mascarade');
  await page.evaluate(async (cache) => {
    const files = await caches.open(cache);
    for (const request of (await files.keys()).slice(0, 3)) await files.delete(request);
  }, CACHES.files);
  const part = partOf(page, 'mascarade');
  await page.reload();
  await expect(part).toContainText('The browser has removed part of it');
  await part.getByRole('button', { name: 'Load the rest' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
  expect(await buildsKept(page, host)).toEqual(['a']);

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${host.home}/en/mascarade/`);
  const notice = page.locator('.offline-notice');
  await expect(notice).toContainText('The browser has removed what was kept');
  await notice.getByRole('button', { name: 'Get it' }).tap();
  await expect(notice).toContainText('Complete. It is there without a network from now on.');

  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${host.home}/en/offline/`);
  await expect(part).toContainText('This was kept on this device, and the browser has removed it.');
  // Who does not want it any more need not load it for that.
  await part.getByRole('button', { name: 'Remove: Mascarade, English' }).tap();
  await expect(part.locator('.off-said')).toHaveText('Removed.');
  await expect(part).not.toContainText('the browser has removed it');
  await part.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(part).toContainText('This was kept on this device, and the browser has removed it.');
  await part.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');

  await part.getByRole('button', { name: 'Remove: Mascarade, English' }).tap();
  await expect(part.getByRole('checkbox', { name: 'English' })).toBeVisible();
  await expect.poll(() => keysIn(page, CACHES.files)).toEqual([]);
  await page.reload();
  await expect(part.locator('.off-warn')).toHaveCount(0);
});

test('where there is no room, that is said, and nothing of it stays', async ({ page, host, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.home, quotaSize: 1_000_000 });
  await page.goto(`${host.home}/en/offline/`);
  const part = partOf(page, 'mascarade');
  await part.getByRole('button', { name: 'Keep on this device' }).tap();
  await expect(part.getByRole('alert')).toContainText(/There is not enough room on this device for [\d.]+ MB/);
  expect(await keysIn(page, CACHES.files)).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.home });
  await part.getByRole('button', { name: 'Try again' }).tap();
  await expect(part.locator('.off-said')).toContainText('Complete.');
});

for (const [what, refuse, said] of [
  [
    'no storage',
    () =>
      Object.defineProperty(CacheStorage.prototype, 'open', {
        value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
      }),
    'The browser does not let anything be kept on this device',
  ],
  [
    'no service worker that may be registered',
    () =>
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
        value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
      }),
    'The browser does not let the site work without a network',
  ],
  [
    'no service worker at all',
    () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    'The browser does not let the site work without a network',
  ],
] as const) {
  test(`with ${what} it is said, and the site works as before`, async ({ page, host }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(refuse);
    await page.goto(`${host.home}/en/offline/`);
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goto(`${host.home}/en/teufelsburg/cards/`);
    await page.locator('[data-search-open]').tap();
    await page.getByRole('searchbox').fill('poison ring');
    await expect(page.locator('#search-status')).toContainText(/\d/);
    expect(errors).toEqual([]);
  });
}

test('the site can be installed, and then offers to keep the game that was read', async ({ page, host, context }) => {
  await page.goto(`${host.home}/hu/mascarade/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ lang: 'hu', start_url: '/hu/', scope: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const shown = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(shown).toBe(sizes);
  }
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
  });
  await page.goto(`${host.home}/hu/`);
  const notice = page.locator('.offline-notice');
  await expect(notice).toContainText('Álarcosbál');
  await notice.getByRole('button', { name: 'Maradjon meg' }).tap();
  await expect(notice).toContainText('Megvan az egész.');
  host.cut();
  await page.goto(`${host.home}/hu/mascarade/rules/`);
  await expect(page.locator('main h1')).toHaveText('Szabályok');
});
