/**
 * What helps a page to be found by others: what it says of itself, and the page for what is not there.
 */
import { expect } from '@playwright/test';
import { z } from 'zod';
import { gameIds } from '../../src/games.ts';
import { languages, locales } from '../../src/locales.ts';
import { type Element, elementsOf, inner, page as parsed } from './html.ts';
import { test } from './shared.ts';
import { builtPages, game, listedPages } from './site.ts';

const url = z.url({ protocol: /^https$/ });
const text = z.string().min(1);
const tag = z.enum(Object.values(languages).map((one) => one.tag));
const named = <Type extends string>(type: Type) => ({ '@type': z.literal(type), name: text });

/** What schema.org has these types hold, and what those who read them ask for. */
const things = z.discriminatedUnion('@type', [
  z.strictObject({ '@context': z.string(), ...named('WebSite'), description: text, url, inLanguage: tag }),
  z.strictObject({
    '@context': z.string(),
    ...named('Game'),
    alternateName: text.optional(),
    description: text,
    url,
    author: z.array(z.strictObject(named('Person'))).nonempty(),
    publisher: z.strictObject(named('Organization')),
    datePublished: z.string().regex(/^\d{4}$/),
    numberOfPlayers: z.strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.int().positive(),
      maxValue: z.int().positive(),
    }),
    typicalAgeRange: z.string().regex(/^\d+-$/),
  }),
  z.strictObject({
    '@context': z.string(),
    ...named('FAQPage'),
    url,
    inLanguage: tag,
    about: z.strictObject({ ...named('Game'), url }),
    mainEntity: z
      .array(
        z.strictObject({
          ...named('Question'),
          url,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .nonempty(),
  }),
  z.strictObject({
    '@context': z.string(),
    ...named('DefinedTermSet'),
    url,
    inLanguage: tag,
    hasDefinedTerm: z.array(z.strictObject({ ...named('DefinedTerm'), url })).nonempty(),
  }),
  z.strictObject({
    '@context': z.string(),
    ...named('DefinedTerm'),
    termCode: text,
    url,
    description: text,
    inLanguage: tag,
    inDefinedTermSet: url,
  }),
]);

/** The type of what a page is about, by the end of its address; the others are about nothing that has one. */
const typeOf = (path: string) => {
  const [, ...parts] = path.split('/').filter(Boolean);
  if (path === '/' || path === '/offline/' || path.startsWith('/404')) return undefined;
  if (parts.length === 0) return 'WebSite';
  if (!gameIds.some((id) => id === parts[0])) return undefined;
  if (parts.length === 1) return 'Game';
  if (parts[1] === 'faq') return parts.length === 2 ? 'FAQPage' : undefined;
  if (parts[1] === 'terms') return parts.length === 2 ? 'DefinedTermSet' : 'DefinedTerm';
  return undefined;
};

const visible = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Thing = Record<string, unknown>;

/** An item of a page's own texts, as it would stand in JSON-LD. */
function itemOf({ node, attributes }: Element): Thing {
  const item: Thing = { '@type': attributes.itemtype?.split('/').at(-1) };
  const parts = elementsOf(node);
  const within = new Set(
    parts
      .filter(({ attributes }) => 'itemscope' in attributes)
      .flatMap(({ node }) => elementsOf(node).map((one) => one.node)),
  );
  for (const part of parts) {
    const { itemprop, itemscope, content, href } = part.attributes;
    if (itemprop === undefined || within.has(part.node)) continue;
    const address = href === undefined ? undefined : new URL(href, 'https://coachlamp.example').href;
    const value = itemscope === undefined ? (content ?? address ?? visible(inner(part))) : itemOf(part);
    if (manyOf.has(itemprop)) item[itemprop] = [...((item[itemprop] ?? []) as unknown[]), value];
    else item[itemprop] = value;
  }
  return item;
}

/** What there are several of. */
const manyOf = new Set(['mainEntity', 'hasDefinedTerm']);

test('pages say what they are about in the words of schema.org, and no more than they show', () => {
  const seen = new Map<string, number>();
  const untyped: string[] = [];
  for (const { path, html } of builtPages()) {
    const type = typeOf(path);
    if (!type) {
      if (html.includes('application/ld+json')) untyped.push(path);
      continue;
    }
    const elements = elementsOf(parsed(html));
    const isItem = ({ itemscope, itemprop }: Element['attributes']) =>
      itemscope !== undefined && itemprop === undefined;
    const data = [
      ...elements
        .filter(({ attributes }) => attributes.type === 'application/ld+json')
        .map((one) => JSON.parse(inner(one))),
      ...elements
        .filter(({ attributes }) => isItem(attributes))
        .map((one) => ({ '@context': 'https://schema.org', ...itemOf(one) })),
    ];
    expect(data, path).toHaveLength(1);
    seen.set(type, (seen.get(type) ?? 0) + 1);
    const read = things.safeParse(data[0]);
    expect(read.success ? '' : z.prettifyError(read.error), path).toBe('');
    const thing = read.data as z.output<typeof things>;
    expect(thing, path).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    expect(new URL(thing.url).pathname).toBe(path);
    const lang = elements.find(({ tag }) => tag === 'html')?.attributes.lang;
    if ('inLanguage' in thing) expect(thing.inLanguage, path).toBe(lang);
    const headings = elements.filter(({ tag }) => /^h[123]$/.test(tag)).map((one) => visible(inner(one)));
    if (thing['@type'] === 'FAQPage') {
      const questions = elements.filter(({ attributes }) => attributes.class?.split(' ').includes('question'));
      const asked = questions.map(({ node }) => elementsOf(node).find(({ tag }) => tag === 'h3'));
      expect(thing.mainEntity.map(({ name }) => name.replaceAll('&', '&amp;'))).toEqual(
        asked.map((heading) => heading && visible(inner(heading))),
      );
    }
    if (thing['@type'] === 'Game' || thing['@type'] === 'DefinedTerm')
      expect(headings, path).toContain(thing.name.replaceAll('&', '&amp;'));
  }
  expect(untyped).toEqual([]);
  const [sets, terms] = [seen.get('DefinedTermSet') ?? 0, seen.get('DefinedTerm') ?? 0];
  expect(Object.fromEntries(seen)).toMatchObject({
    WebSite: locales.length,
    Game: locales.length * gameIds.length,
    FAQPage: locales.length * gameIds.length,
  });
  expect(sets).toBe(locales.length * gameIds.length);
  expect(terms).toBeGreaterThan(sets * 35);
});

test('no two pages of a language have the same title or description, and each says where it stands', () => {
  const known = new Map<string, string>();
  const flaws: string[] = [];
  for (const { path, html } of listedPages()) {
    // All of it stands in the head.
    const elements = elementsOf(parsed(html.split('</head>')[0] ?? ''));
    const lang = elements.find(({ tag }) => tag === 'html')?.attributes.lang;
    const head = elements.find(({ tag }) => tag === 'title');
    const meta = (name: string) =>
      elements.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes.content;
    const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
    if (canonical !== `https://coachlamp.example${path}` || meta('og:url') !== canonical)
      flaws.push(`${path}: ${canonical}`);
    for (const said of [head && inner(head), meta('description')]) {
      const key = `${lang} ${said}`;
      if (!said || known.has(key)) flaws.push(`${path} and ${known.get(key)}: ${said}`);
      known.set(key, path);
    }
  }
  expect(flaws).toEqual([]);
});

for (const locale of locales)
  test(`${locale}: what is not there is told in the language of its address, with ways on`, async ({ page }) => {
    const response = await page.goto(`/${locale}/${game}/nothing/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[locale].tag);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    expect(await page.title()).toBe(`${await heading.textContent()} · Coachlamp`);
    await page.getByRole('navigation').getByRole('link').nth(1).tap();
    await page.waitForURL(`**/${locale}/${game}/rules/`);
  });

test.describe('a browser set to Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('is told in Portuguese where the address has no language', async ({ page }) => {
    await page.goto('/nowhere/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta estrada não leva a lado nenhum');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is not there is told in every language', async ({ page }) => {
    await page.goto('/nowhere/');
    for (const locale of locales)
      await expect(page.locator(`section[lang=${languages[locale].tag}] > a`)).toHaveAttribute('href', `/${locale}/`);
  });
});
