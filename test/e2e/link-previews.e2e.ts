/** What a messenger shows of a link: it reads the page's head, and fetches the picture that is named there. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { contentOf, read } from '../content/content.ts';
import { test } from './shared.ts';
import { builtFile, builtPages, game, isBuilt } from './site.ts';

const OWN = 'https://coachlamp.example/pictures/';
const SITE = `${OWN}coachlamp.png`;

/** The head of a page as `property` or `name` to `content`. */
const headOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );

/** All pages but those that nobody sends a link to: what answers for what is not there, with a network or without, and what is for frames. */
const heads = new Map(
  builtPages()
    .filter(({ path }) => !/\/404\.html$|\/embed\/$|^\/offline\/$/.test(path))
    .map(({ path, html }) => [path, headOf(html)]),
);

/** The pages that have a picture of their own, in a language, with what it stands under. */
const pictured = gameIds.flatMap((of) => {
  const { idsIn, read } = contentOf(of);
  return [
    ...idsIn('cards').map((id) => `${of}/cards/${id}`),
    ...idsIn('lessons', 'tables').map((id) => `${of}/learn/${id}`),
    ...idsIn('faq')
      .filter((id) => read('faq', `${id}.yaml`).record)
      .map((id) => `${of}/faq/${id}`),
    ...idsIn('positions')
      .filter((id) => !read('positions', `${id}.yaml`).door)
      .map((id) => `${of}/check/${id}`),
  ];
});

/** Width and height as the first chunk of a PNG has them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('every page has title, description and a picture that is there, of the size it says', () => {
  expect(heads.size).toBeGreaterThan(locales.length * 100);
  for (const [path, head] of heads) {
    expect(head.get('og:title')?.length, path).toBeGreaterThan(5);
    expect(head.get('og:description')?.length, path).toBeGreaterThan(19);
    expect(head.get('twitter:card'), path).toBe('summary_large_image');
    // “Re” is a character's name.
    expect(head.get('og:image:alt')?.length, path).toBeGreaterThan(1);
    const address = head.get('og:image') ?? '';
    expect(address.startsWith(OWN), `${path}: ${address}`).toBe(true);
    const file = new URL(address).pathname;
    expect(isBuilt(file), `${path}: ${file}`).toBe(true);
    expect([head.get('og:image:width'), head.get('og:image:height')], path).toEqual(['1200', '630']);
    expect(sizeOf(builtFile(file)), file).toEqual({ width: 1200, height: 630 });
  }
});

test('each card, lesson, question and ready-made table has its own, the same in every language, told in each', () => {
  for (const part of pictured) {
    const own = locales.map((locale) => heads.get(`/${locale}/${part}/`));
    for (const head of own) expect(head?.get('og:image'), part).toBe(`${OWN}${part}.png`);
    const alts = own.map((head) => head?.get('og:image:alt'));
    expect(new Set(alts).size, `${part}: ${alts.join('; ')}`).toBeGreaterThan(1);
  }
  const others = [...heads].filter(([path]) => !pictured.some((part) => path.endsWith(`/${part}/`)));
  expect(others.length).toBeGreaterThan(100);
  for (const [path, head] of others) expect(head.get('og:image'), path).toBe(SITE);
});

test('the description is what the page says, and the title what it is called', () => {
  const head = heads.get(`/en/${game}/faq/doctor-tie/`);
  expect(head?.get('og:title')).toContain('Can the Doctor cancel the draw after a tie?');
  expect(head?.get('og:description')).toMatch(/^No\. Without a winner there are no spoils to deny/);
  expect(head?.get('og:image:alt')).toBe('The table: Anna attacks Bruno.');
  expect(heads.get(`/hu/${game}/cards/dagger/`)?.get('og:image:alt')).toBe(
    read('text', 'hu', 'cards', 'dagger.yaml').name,
  );
});

test('pictures are the same where the tables are, and only there', () => {
  const html = new Map(builtPages().map(({ path, html }) => [path, html]));
  // A lesson's page shows several tables.
  const tables = pictured.filter((part) => !/\/(?:cards|learn)\//.test(part));
  const drawn = new Map<string, string>();
  for (const part of tables) {
    const table = /<svg class="pic".*?<\/svg>/s.exec(html.get(`/en/${part}/`) ?? '')?.[0] ?? '';
    expect(table.length, part).toBeGreaterThan(1000);
    const picture = createHash('sha256')
      .update(builtFile(`/pictures/${part}.png`))
      .digest('hex');
    // The name of the drawing tells of a move; the picture does not.
    const shown = table.replace(/aria-label="[^"]*"/, '');
    expect(drawn.get(picture) ?? shown, part).toBe(shown);
    drawn.set(picture, shown);
  }
  expect(new Set(drawn.values()).size).toBe(drawn.size);
  const cards = pictured
    .filter((part) => part.includes('/cards/'))
    .map((part) => builtFile(`/pictures/${part}.png`).toString('base64'));
  expect(new Set(cards).size).toBe(cards.length);
});

test('a picture is light enough for any messenger', () => {
  for (const part of ['coachlamp', ...pictured])
    expect(builtFile(`/pictures/${part}.png`).length, part).toBeLessThan(150_000);
});

test('a ready-made table has a page, to which its card and the ruling page lead, and is tried there', async ({
  shared: page,
}) => {
  for (const from of ['cards/poison-ring/', 'check/']) {
    await page.goto(`/en/${game}/${from}`);
    expect(await page.locator(`a[href="/en/${game}/check/ring-in-a-tie/"]`).count(), from).toBe(1);
  }
  await page.goto(`/en/${game}/check/ring-in-a-tie/`);
  await expect(page.locator('h1')).toHaveText(read('text', 'en', 'positions.yaml')['ring-in-a-tie'].title);
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.locator('[data-checker-open]').tap();
  await expect(page.locator('.ck-live .ck-answer-text').first()).toBeVisible();
});
