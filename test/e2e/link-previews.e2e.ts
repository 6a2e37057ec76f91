/** What a messenger shows of a link: it reads the page's head, and fetches the picture that is named there. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { type Locale, languages, locales, withTerritory } from '../../src/locales.ts';
import { contentOf, read } from '../content/content.ts';
import { once } from '../once.ts';
import { test } from './shared.ts';
import { builtFile, builtPages, game, isBuilt, listedPages } from './site.ts';

const OWN = 'https://coachlamp.example/pictures/';
const SITE = `${OWN}coachlamp.png`;
/** Of every picture, as messengers like it. */
const SIZE = '1200×630';

/** The head of a page as `property` or `name` to `content`. */
const headOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );

/** All pages but those that nobody sends a link to: what answers for what is not there, with a network or without, and what is for frames. */
const readHeads = once(
  () =>
    new Map(
      builtPages()
        .filter(({ path }) => !/\/404\.html$|\/embed\/$|^\/offline\/$/.test(path))
        .map(({ path, html }) => [path, headOf(html)]),
    ),
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

/** Width and height as the first chunk of a PNG has them; nothing if it is none. */
function sizeOf(png: Buffer): string | undefined {
  const isPng = png.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
  return isPng && png.subarray(12, 16).toString('latin1') === 'IHDR'
    ? `${png.readUInt32BE(16)}×${png.readUInt32BE(20)}`
    : undefined;
}

test('every page has title, description and a picture that is there, of the size it says', () => {
  const heads = readHeads();
  expect(heads.size).toBeGreaterThan(locales.length * 100);
  const flaws: string[] = [];
  const pictures = new Set<string>();
  for (const [path, head] of heads) {
    const length = (name: string) => head.get(name)?.length ?? 0;
    if (length('og:title') < 6) flaws.push(`${path}: the title is “${head.get('og:title')}”`);
    if (length('og:description') < 20) flaws.push(`${path}: the description is “${head.get('og:description')}”`);
    // “Re” is a character's name.
    if (length('og:image:alt') < 2) flaws.push(`${path}: the picture is “${head.get('og:image:alt')}”`);
    if (head.get('twitter:card') !== 'summary_large_image') flaws.push(`${path}: ${head.get('twitter:card')}`);
    const said = `${head.get('og:image:width')}×${head.get('og:image:height')}`;
    if (said !== SIZE) flaws.push(`${path}: its picture is said to be ${said}`);
    const address = head.get('og:image') ?? '';
    if (address.startsWith(OWN)) pictures.add(new URL(address).pathname);
    else flaws.push(`${path}: its picture stands at “${address}”`);
  }
  for (const file of pictures) {
    const size = isBuilt(file) ? sizeOf(builtFile(file)) : 'not there';
    if (size !== SIZE) flaws.push(`${file}: ${size}`);
  }
  expect(flaws).toEqual([]);
});

test('each card, lesson, question and ready-made table has its own, the same in every language, told in each', () => {
  const heads = readHeads();
  const flaws: string[] = [];
  for (const part of pictured) {
    const own = locales.map((locale) => heads.get(`/${locale}/${part}/`));
    for (const head of own)
      if (head?.get('og:image') !== `${OWN}${part}.png`) flaws.push(`${part}: ${head?.get('og:image')}`);
    const alts = own.map((head) => head?.get('og:image:alt'));
    if (new Set(alts).size < 2) flaws.push(`${part}: ${alts.join('; ')}`);
  }
  const others = [...heads].filter(([path]) => !pictured.some((part) => path.endsWith(`/${part}/`)));
  expect(others.length).toBeGreaterThan(100);
  for (const [path, head] of others) if (head.get('og:image') !== SITE) flaws.push(`${path}: ${head.get('og:image')}`);
  expect(flaws).toEqual([]);
});

test('the description is what the page says, and the title what it is called', () => {
  const heads = readHeads();
  const head = heads.get(`/en/${game}/faq/doctor-tie/`);
  expect(head?.get('og:title')).toContain('Can the Doctor cancel the draw after a tie?');
  expect(head?.get('og:description')).toMatch(/^No\. Without a winner there are no spoils to deny/);
  expect(head?.get('og:image:alt')).toBe('The table: Anna attacks Bruno.');
  expect(heads.get(`/hu/${game}/cards/dagger/`)?.get('og:image:alt')).toBe(
    read('text', 'hu', 'cards', 'dagger.yaml').name,
  );
});

test('a link is told with the language of the page, those it is in besides, and the name of the site once', () => {
  const flaws: string[] = [];
  for (const { path, html } of listedPages()) {
    const head = headOf(html);
    const spoken = withTerritory(languages[path.split('/')[1] as Locale]);
    const others = [...html.matchAll(/<meta property="og:locale:alternate" content="([^"]+)"/g)].map(([, one]) => one);
    const known = locales.map((one) => withTerritory(languages[one]));
    if (head.get('og:locale') !== spoken || others.join() !== known.filter((one) => one !== spoken).join())
      flaws.push(`${path}: ${head.get('og:locale')}, also ${others}`);
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    const name = head.get('og:site_name') ?? '';
    // A home is called as the site is.
    const own = path.split('/').length === 3 ? title : title.slice(0, -` · ${name}`.length);
    if (!title.includes(name) || head.get('og:title') !== own)
      flaws.push(`${path}: “${head.get('og:title')}” of “${title}”`);
  }
  expect(flaws).toEqual([]);
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
