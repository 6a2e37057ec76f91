/** The open data, read as a program outside would read it: from the index on, by the addresses that stand in the files. */
import { expect } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { gameIds, isUnfinished } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
formats.default(ajv);

interface Listed {
  url: string;
  type: string;
  schema?: string;
  kind: string;
  game: string;
  locale?: string;
}

test('every file is where the index says, of the type it says, and valid by its schema', async ({
  request,
  baseURL,
}) => {
  const asked = new Map<string, Promise<{ body: string; type: string }>>();
  /** What is at an address of the published site, from the one under test. */
  const read = (address: string) => {
    const path = new URL(address).pathname;
    const known = asked.get(path);
    if (known) return known;
    const answer = request.get(new URL(path, baseURL).href).then(async (response) => {
      expect(response.status(), path).toBe(200);
      expect(response.headers()['access-control-allow-origin'], path).toBe('*');
      return { body: await response.text(), type: response.headers()['content-type'] ?? '' };
    });
    asked.set(path, answer);
    return answer;
  };
  const json = async (address: string) => JSON.parse((await read(address)).body);
  const validate = async (address: string) => {
    const data = await json(address);
    const schema = await json(data.$schema);
    expect(schema.$id).toBe(data.$schema);
    const check = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
    expect(check(data), `${address}: ${JSON.stringify(check.errors?.slice(0, 3))}`).toBe(true);
    return data;
  };

  const index = await validate('https://coachlamp.example/data/index.json');
  const { versions } = await validate(index.changelog);
  expect(index.version).toBe(versions[0].version);
  const files: Listed[] = index.files;
  expect(files).toHaveLength(gameIds.length * (locales.length * 5 + 3));
  for (const { url, type, schema, game: own } of files) {
    const { body, type: sent } = await read(url);
    expect(body.length, url).toBeGreaterThan(1000);
    expect(sent, url).toContain(type.replace(/;.*/, ''));
    if (!schema) continue;
    const data = await validate(url);
    expect(data).toMatchObject({ $schema: schema, version: index.version, game: own });
  }

  const named = (end: string) => files.find(({ url }) => url.endsWith(end))?.url as string;
  expect(XMLValidator.validate((await read(named('terms.tbx'))).body)).toBe(true);
  const rows: object[] = parse((await read(named('terms.csv'))).body, { columns: true, bom: true });
  const { concepts } = await json(named(`${game}/terms.json`));
  expect(rows.length).toBeGreaterThan(concepts.length * 5);
});

test('ids lead from one file to another, and addresses to the pages', async ({ request, shared: page }) => {
  for (const locale of locales) {
    const read = async (kind: string) => (await request.get(`/data/${game}/${locale}/${kind}.json`)).json();
    const [cards, rules, faq] = await Promise.all(['cards', 'rules', 'faq'].map(read));
    const paragraphs = rules.chapters.flatMap((chapter: { paragraphs: { id: string }[] }) => chapter.paragraphs);
    const ids = new Set([...cards.cards, ...paragraphs].map(({ id }: { id: string }) => id));
    for (const { references } of paragraphs) for (const id of references) expect(ids).toContain(id);
    for (const { cites } of faq.questions) for (const id of cites) expect(ids).toContain(id);
    const translated = new Set(cards.cards.map((card: { translated: boolean }) => card.translated));
    if (!isUnfinished(locale)) expect(translated).toEqual(new Set([true]));
    await page.goto(`/${locale}/data/`);
    const examples = await page.locator('.use li').first().locator('code').allTextContents();
    expect(examples).toHaveLength(2);
    for (const example of examples) expect(ids).toContain(example.slice(1, -1));
    await page.goto(new URL(cards.cards[0].url).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cards.cards[0].name);
    await page.goto(new URL(faq.questions[0].url).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq.questions[0].question);
  }
});

test('the schemas of record, ruling and refusal are where they say, and the page leads to them', async ({
  request,
  page,
}) => {
  await page.goto('/en/data/');
  for (const name of ['record', 'ruling', 'invalid']) {
    const path = `/data/schemas/${game}/${name}.schema.json`;
    const schema = await (await request.get(path)).json();
    expect(new URL(schema.$id).pathname).toBe(path);
    expect(() => ajv.compile(schema)).not.toThrow();
    await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test('a page in every language tells of them, and the footer leads to it', async ({ shared: page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/${game}/rules/`);
    await page.locator('footer a[href$="/data/"]').tap();
    await page.waitForURL(`**/${locale}/data/`);
    await expect(page.locator('a[href="/data/index.json"]')).toBeVisible();
    const path = `/data/${game}/${locale}/cards.json`;
    await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
    const bytes = (await (await page.request.get(path)).body()).length;
    await expect(page.locator('.file', { has: page.locator(`a[href="${path}"]`) })).toContainText(
      `${Math.round(bytes / 1000)}\u00a0kB`,
    );
  }
});
