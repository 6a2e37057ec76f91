/**
 * The site from other content: with a language more, made up, which costs only files, and with texts that are stale or missing. All of it is
 * in one copy, without the languages that none of it is about, as the build takes longest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { gameIds, games } from '../../src/games.ts';
import { languages } from '../../src/locales.ts';
import { contentOf, stringsIn } from '../content/content.ts';
import { once } from '../once.ts';
import { flaws } from './axe.ts';
import { type Copy, copyProject } from './copy.ts';
import { addPseudoLocale } from './pseudo.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';

/** As an address has it, and as `lang` has it: Greek to whatever joins lists or counts, which then speaks no English either. */
const NAME = 'xx';
const TAG = 'el';

// One worker, so that it is built once; a test that fails keeps none of the others from running.
test.describe.configure({ mode: 'default' });

let copy: Copy | undefined;

/** Builds the copy. @returns its folder and its address */
const built = once(async () => {
  copy = copyProject();
  copy.change('src/locales.ts', "name: 'Magyar', tag: 'hu'", "name: 'Magyar', tag: 'hu', draft: true");
  const text = `content/${game}/text/en`;
  copy.change(`content/${game}/rules/en/fight.mdx`, /(<Rule id="fight.tie">\s+)/, '$1Changed since. 77! ');
  copy.change(`content/${game}/rules/hu/fight.mdx`, /<Rule id="fight.stance">.*?<\/Rule>\n\n/s, '');
  copy.change(`${text}/cards/dagger.yaml`, 'effect: ', 'effect: Changed since. ');
  copy.change(`${text}/faq/bag-for-bag.yaml`, 'answer: ', 'answer: Changed since. ');
  copy.change('src/locales.ts', / {2}it: .*\n {2}pt: .*\n/, `  ${NAME}: { name: '[Þšéúđó]', tag: '${TAG}' },\n`);
  addPseudoLocale(join(copy.folder, 'content'), NAME);
  return { folder: copy.folder, site: await copy.build() };
});

test.afterAll(() => copy?.remove());

/** What is the same in every language: a unit, names of players and languages, and the facts of the games, their titles and makers. */
const NAMES = new Set<string>([NAME, 'kB', ...Object.values(languages).flatMap(({ name }) => name.split(' '))]);
for (const of of gameIds) {
  const { read, scenes } = contentOf(of);
  for (const [, text] of stringsIn(read('game.yaml'))) for (const word of text.match(/\p{L}+/gu) ?? []) NAMES.add(word);
  for (const { record } of scenes())
    for (const player of (record.position as { players: { id: string }[] }).players) NAMES.add(player.id);
}

/** What of a document is said in the language made up: its texts, and what is read out. */
const said = (document: Document, tag: string): string[] => {
  const texts: string[] = [document.title];
  const isOurs = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === tag;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (parent && isOurs(parent) && !parent.closest('script, style, code, [translate=no]'))
      texts.push(node.nodeValue ?? '');
  }
  for (const element of document.querySelectorAll(
    '[title], [aria-label], [placeholder], [alt], meta[name=description]',
  ))
    if (isOurs(element))
      for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'content'])
        texts.push(element.getAttribute(name) ?? '');
  return texts;
};

/** The words of some texts that are English still. */
const englishIn = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []);
  return [...new Set(words)].filter((word) => !NAMES.has(word));
};

test('no page has English left', async ({ shared }) => {
  const { folder } = await built();
  const dist = join(folder, 'dist', NAME);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  expect(files.length).toBeGreaterThan(200);
  const left: string[] = [];
  for (const file of files) {
    const parsed = await shared.evaluateHandle(
      (html) => new DOMParser().parseFromString(html, 'text/html'),
      readFileSync(join(dist, file), 'utf8'),
    );
    const texts = await parsed.evaluate(said, TAG);
    await parsed.dispose();
    for (const word of englishIn(texts)) left.push(`${file}: ${word}`);
  }
  expect(left).toEqual([]);
});

test('no ruling has English left, and no kind of page is wider than a phone', async ({ shared }) => {
  const { site } = await built();
  const paths = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path.replace('/en/', `/${NAME}/`));
  const tables = gameIds.flatMap((of) => {
    const { read, idsIn } = contentOf(of);
    const links = idsIn('positions').map((id) => games[of].toLink(read('positions', `${id}.yaml`).record));
    return links.map((link) => `/${NAME}/${of}/check/#${link}`);
  });
  const left: string[] = [];
  for (const path of [...paths, ...tables]) {
    // Another fragment alone would not load the page anew.
    if (path.includes('#')) await shared.goto('about:blank');
    await shared.goto(site + path);
    const width = await shared.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) left.push(`${path} is ${width} px wide`);
    if (!path.includes('#')) continue;
    await expect(shared.locator('.ck-answer-text').first()).toBeVisible();
    const texts = await (await shared.evaluateHandle(() => document)).evaluate(said, TAG);
    for (const word of englishIn(texts)) left.push(`${path}: ${word}`);
  }
  expect(left).toEqual([]);
});

test.describe('with a stale paragraph, card and answer and a missing paragraph', () => {
  const address = async (path: string) => `${(await built()).site}/hu/${game}/${path}`;

  test('a stale paragraph is shown with a mark that opens the English', async ({ shared: page }) => {
    await page.goto(await address('rules/'));
    await expect(page.locator('details.stale')).toHaveCount(1);
    const rule = page.locator('.rule:has([id="fight.tie"])');
    await expect(rule).toContainText('döntetlen');
    const english = rule.locator('.stale [lang=en]');
    await expect(english).toBeHidden();
    await rule.getByText('Az angol szöveg azóta megváltozott').tap();
    await expect(english).toBeVisible();
    await expect(english).toContainText('Changed since.');
  });

  test('a missing paragraph is shown in English with a mark', async ({ shared: page }) => {
    await page.goto(await address('rules/'));
    const rule = page.locator('.rule:has([id="fight.stance"])');
    await expect(rule.locator('.text')).toHaveAttribute('lang', 'en');
    await expect(rule.locator('.untranslated')).toHaveText('Angolul látható');
  });

  test('a stale card and a stale answer are marked too', async ({ shared: page }) => {
    await page.goto(await address('cards/dagger/'));
    await expect(page.locator('.face .stale')).toContainText('Changed since.');
    await page.goto(await address('faq/'));
    await expect(page.locator('.question:has([id="bag-for-bag"]) .stale')).toContainText('Changed since.');
    await expect(page.locator('details.stale')).toHaveCount(1);
  });

  test('side by side they are marked too, and what the stale one lacks', async ({ shared: page }) => {
    await page.goto(await address('side-by-side/rules/'));
    const hungarian = (id: string) => page.locator(`[id="${id}"] .cell[data-language=hu]`);
    await expect(page.locator('.row[id] .state:visible')).toHaveCount(2);
    await expect(hungarian('fight.tie').locator('.state')).toHaveText('Az angol szöveg azóta megváltozott');
    await expect(hungarian('fight.stance').locator('.state')).toHaveText('Angolul látható');
    await expect(hungarian('fight.stance').locator('.text')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[id="fight.tie"] .lacks:visible')).toHaveText(['Innen hiányzik: 77']);
    for (const part of ['cards', 'faq']) {
      await page.goto(await address(`side-by-side/${part}/`));
      await expect(page.locator('.state:visible')).toHaveText(['Az angol szöveg azóta megváltozott']);
    }
  });

  test('the page of the language counts them and leads to them', async ({ shared: page }) => {
    await page.goto(await address('translation/'));
    const row = (title: string) => page.locator('section:has(#parts) tr', { hasText: title }).locator('td');
    const [texts = '', ...counts] = await row('Szabályok').allTextContents();
    const left = page.locator('.left li');
    const names = await left.locator('code').allTextContents();
    // What stands above paragraphs may wait for its translation.
    const above = names.filter((name) => name.includes('/'));
    // The last is how many have been reviewed.
    const missing = above.length + 1;
    expect(counts).toEqual([`${Number(texts) - missing}`, '1', `${missing}`, expect.stringMatching(/^\d+$/)]);
    await expect(row('Kártyák').nth(2)).toHaveText('1');
    const waiting = new Set(above);
    expect(names.filter((name) => !waiting.has(name))).toEqual(['fight.stance', 'fight.tie', 'dagger', 'bag-for-bag']);
    await expect(left.filter({ hasText: 'fight.stance' })).toContainText('még nincs lefordítva');
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('link', { name: 'fight.tie' }).tap();
    await page.waitForURL(`**/hu/${game}/rules/#fight.tie`);
  });
});
