/**
 * A ruling on somebody else's page: in a frame without any script, and by the element that sizes itself.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { test as base } from './shared.ts';
import { game } from './site.ts';
import { HIDDEN, WON } from './tables.ts';

const test = base.extend<{
  foreign: (body: string, head?: string, headers?: Readonly<Record<string, string>>) => Promise<string>;
}>({
  /** Puts up a page of another origin. @returns its address */
  foreign: async ({ baseURL }, use) => {
    const opened: ReturnType<typeof createServer>[] = [];
    await use(async (body, head = '', headers = {}) => {
      const server = createServer((_, response) => {
        // As strict as a page can be that means to show this.
        const policy = `default-src 'none'; script-src ${baseURL}; frame-src ${baseURL}`;
        response.setHeader('Content-Security-Policy', policy).setHeader('Content-Type', 'text/html; charset=utf-8');
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.end(
          `<!doctype html><html lang="en"><title>A foreign page</title>${head}<h1>A foreign page</h1>${body}`,
        );
      });
      opened.push(server.listen(0, '127.0.0.1'));
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    for (const server of opened) server.close().closeAllConnections();
  },
});

const headline = (frame: FrameLocator) => frame.locator('.ck-answer-text');
const script = (baseURL: string | undefined) => `<script src="${baseURL}/embed.js" async></script>`;

/** How much of what is in the frame has to be scrolled to. */
const hidden = async (page: Page, frame: FrameLocator) => {
  const inside = await frame.locator('html').evaluate((html) => html.scrollHeight);
  return inside - ((await page.locator('iframe').boundingBox())?.height ?? 0);
};

test('a frame alone shows the ruling, in the language of its address', async ({ page, foreign, baseURL }) => {
  const address = `${baseURL}/hu/${game}/embed/${WON}`;
  await page.goto(await foreign(`<iframe src="${address}" title="A ruling" width="340" height="480"></iframe>`));
  const frame = page.frameLocator('iframe');
  await expect(headline(frame)).toHaveText('A támadó 4–3 arányban győz');
  // Without a way into the site around it, but to the ruling itself.
  await expect(frame.locator('header, footer')).toHaveCount(0);
  const link = frame.locator('.ck-try a');
  await expect(link).toHaveAttribute('href', `/hu/${game}/check/${WON}`);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('the element has the language of the page around it, and the height of what is in it', async ({
  page,
  foreign,
  baseURL,
}) => {
  const link = `${baseURL}/hu/${game}/check/${WON}`;
  await page.goto(await foreign(`<coachlamp-ruling link="${link}"></coachlamp-ruling>`, script(baseURL)));
  const frame = page.frameLocator('iframe');
  await expect(headline(frame)).toHaveText('The attacker wins, 4 to 3');
  await expect.poll(() => hidden(page, frame)).toBeLessThanOrEqual(0);

  // What unfolds makes the frame higher, and another link shows another ruling.
  const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
  const before = await height();
  await frame.locator('.ck-legend summary').tap();
  await expect.poll(height).toBeGreaterThan(before);
  await frame.locator('.ck-legend summary').tap();
  await expect.poll(height).toBe(before);
  const steps = await page.evaluate(() => history.length);
  const element = page.locator('coachlamp-ruling');
  // The same in the language that it has already is the same page, as high as it is.
  await element.evaluate((one) => one.setAttribute('lang', 'en'));
  expect(await height()).toBe(before);
  await element.evaluate((one, to) => one.setAttribute('link', to), `${baseURL}/en/${game}/check/${HIDDEN}`);
  await expect(frame.locator('.ck-case')).toHaveCount(3);
  await element.evaluate((one) => one.setAttribute('lang', 'pt-BR'));
  await expect(headline(frame)).toHaveText('Depende de uma carta oculta');
  await expect.poll(() => hidden(page, frame)).toBeLessThanOrEqual(0);
  // A language that the site has not is the link's.
  await element.evaluate((one) => one.setAttribute('lang', 'eo'));
  await expect(headline(frame)).toHaveText('It depends on a hidden card');
  // None of that is a step back for the reader of the page around it.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  // What is less high than the frame was at first makes it lower.
  await element.evaluate((one, to) => one.setAttribute('link', to), `${baseURL}/en/${game}/check/#nonsense`);
  await expect(frame.getByRole('alert').first()).toBeVisible();
  await expect.poll(height).toBeLessThan(400);
});

test('the page around it hides the element and lays it out', async ({ page, foreign, baseURL }) => {
  const ruling = (how: string) =>
    `<coachlamp-ruling ${how} link="${baseURL}/en/${game}/check/${WON}"></coachlamp-ruling>`;
  await page.goto(await foreign(ruling('') + ruling('hidden'), script(baseURL)));
  const [shown, hiddenOne] = [page.locator('coachlamp-ruling').first(), page.locator('coachlamp-ruling').last()];
  await expect(shown).toHaveCSS('display', 'block');
  await expect(hiddenOne).toHaveCSS('display', 'none');
  await shown.evaluate((one) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('coachlamp-ruling { display: inline-block; width: 300px }');
    one.ownerDocument.adoptedStyleSheets = [sheet];
  });
  await expect(shown).toHaveCSS('display', 'inline-block');
  expect((await page.locator('iframe').first().boundingBox())?.width).toBeCloseTo(300);
});

test('a page that is isolated from all others shows it too', async ({ page, foreign, baseURL }) => {
  const frame = `<iframe src="${baseURL}/en/${game}/embed/${WON}" title="A ruling"></iframe>`;
  await page.goto(await foreign(frame, '', { 'Cross-Origin-Embedder-Policy': 'require-corp' }));
  await expect(headline(page.frameLocator('iframe'))).toHaveText('The attacker wins, 4 to 3');
});

test('off the screen too the element has the height of what is in it, before anybody scrolls there', async ({
  page,
  foreign,
  baseURL,
}) => {
  const link = `${baseURL}/en/${game}/check/${WON}`;
  const body = `${'<br>'.repeat(200)}<coachlamp-ruling link="${link}"></coachlamp-ruling>`;
  await page.goto(await foreign(body, script(baseURL)));
  const frame = page.frameLocator('iframe');
  await expect(headline(frame)).toHaveText('The attacker wins, 4 to 3');
  await expect.poll(() => hidden(page, frame)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the frame learns nothing of the page around it', async ({ page, foreign, baseURL }) => {
  const link = `${baseURL}/en/${game}/check/${WON}`;
  const head = '<meta name="referrer" content="unsafe-url">';
  const asked = page.waitForRequest((request) => request.url().includes('/embed/'));
  await page.goto(await foreign(`<coachlamp-ruling link="${link}"></coachlamp-ruling>`, head + script(baseURL)));
  expect(await (await asked).headerValue('referer')).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame says that it needs one, and leads to the page', async ({ page }) => {
    await page.goto(`/hu/${game}/embed/${WON}`);
    // It is the browser that shows what stands there, which the tool that turns scripts off does not.
    expect(await page.locator('noscript').textContent()).toContain('A döntéshez JavaScript kell');
    await expect(page.locator('main a')).toHaveAttribute('href', `/hu/${game}/check/`);
  });
});

test('what leads elsewhere is not framed, and what stands in the element is shown', async ({
  page,
  foreign,
  baseURL,
}) => {
  const link = '<a href="https://example.org/">A ruling</a>';
  const wrong = [
    'https://example.org/',
    `${baseURL}/en/${game}/rules/`,
    `${baseURL}/en/nogame/check/${WON}`,
    'javascript:alert(1)',
    '',
  ];
  const all = wrong.map((one) => `<coachlamp-ruling link="${one}">${link}</coachlamp-ruling>`);
  await page.goto(await foreign(all.join(''), script(baseURL)));
  await page.waitForFunction(() => customElements.get('coachlamp-ruling'));
  await expect(page.getByRole('link', { name: 'A ruling' })).toHaveCount(wrong.length);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a door is opened, and a move that is set aside forbids nothing, as in the checker', async ({ shared: page }) => {
  await page.goto(`/en/${game}/embed/#fight`);
  await expect(page.locator('.ck-answer-text')).toHaveText('The fight stands at 1 to 1');
  // Who passes has not been asked whether that is allowed: it is Ben's turn.
  await page.goto('about:blank');
  await page.goto(`/en/${game}/embed/#3r4.6qq6qq6qq6qq.qqqqqq..A1kP0.9xx&1`);
  const embedded = await page.locator('.ck-answer-text').textContent();
  await page.goto(`/en/${game}/check/#3r4.6qq6qq6qq6qq.qqqqqq..A1kP0.9xx&1`);
  await expect(page.locator('.ck-sticky .ck-answer-text')).toHaveText(embedded ?? '');
});

test('a link that cannot be read says so', async ({ page, foreign, baseURL }) => {
  const address = `${baseURL}/en/${game}/embed/#nonsense`;
  await page.goto(await foreign(`<iframe src="${address}" title="A ruling"></iframe>`));
  const told = page.frameLocator('iframe').getByRole('alert');
  await expect(told.first()).toContainText('link');
  const reasons = await told.locator('li').allTextContents();
  expect(reasons.length).toBeGreaterThan(1);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('what a ruling cites opens in a tab of its own, as no other page may stand in the frame', async ({
  page,
  foreign,
  baseURL,
}) => {
  await page.goto(await foreign(`<iframe src="${baseURL}/en/${game}/embed/${WON}" title="A ruling"></iframe>`));
  const frame = page.frameLocator('iframe');
  const [opened] = await Promise.all([page.waitForEvent('popup'), frame.locator('.ck-cite-rule').first().tap()]);
  await expect(opened.locator('h1')).toHaveText('Rules');
  await expect(headline(frame)).toBeVisible();
});

test('in the sandbox that the docs tell of, a frame shows the ruling and opens what it cites', async ({
  page,
  foreign,
  baseURL,
}) => {
  const docs = readFileSync(join(root, 'docs', 'embedding.md'), 'utf8');
  const [sandbox] = /sandbox="[^"]+"/.exec(docs) ?? [];
  const src = `${baseURL}/en/${game}/embed/${WON}`;
  await page.goto(await foreign(`<iframe ${sandbox} src="${src}" title="A ruling"></iframe>`));
  const frame = page.frameLocator('iframe[sandbox]');
  const [opened] = await Promise.all([page.waitForEvent('popup'), frame.locator('.ck-cite-rule').first().tap()]);
  await expect(opened.locator('h1')).toHaveText('Rules');
});

test('the script comes also where a page asks for it as other origins have to', async ({ page, foreign, baseURL }) => {
  const element = `<coachlamp-ruling link="${baseURL}/en/${game}/check/${WON}"></coachlamp-ruling>`;
  await page.goto(await foreign(element, script(baseURL).replace(' async', ' async crossorigin')));
  await expect(headline(page.frameLocator('iframe'))).toHaveText('The attacker wins, 4 to 3');
});

test('whatever breaks, the frame says so and leads to the page', async ({ page }) => {
  await page.route('**/checker.json*', async (route) => {
    const texts = await (await route.fetch()).json();
    await route.fulfill({ json: { ...texts, editions: null } });
  });
  await page.goto(`/en/${game}/embed/${WON}`);
  await expect(page.getByRole('alert')).toContainText('Something went wrong here');
  await expect(page.locator('.ck-try a')).toHaveAttribute('href', `/en/${game}/check/${WON}`);
});

test('no other page lets itself be framed', async ({ page, foreign, baseURL, refused }) => {
  const framed = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(await foreign(`<iframe src="${baseURL}/en/${game}/check/" title="A ruling"></iframe>`));
  await framed;
  expect(page.frames().some((frame) => frame.url().includes('/check/'))).toBe(false);
  refused.splice(0);
});
