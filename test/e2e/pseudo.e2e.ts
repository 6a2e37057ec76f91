/** A fifth language costs only files: one made up is added, built and read on every page. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { names as players, toLink } from '../../engine/teufelsburg/index.ts';
import { languages } from '../../src/locales.ts';
import { idsIn, read, stringsIn } from '../content/content.ts';
import { type Copy, copyProject } from './copy.ts';
import { addPseudoLocale } from './pseudo.ts';
import { game } from './site.ts';

/** As an address has it, and as `lang` has it: Greek to whatever joins lists or counts, which then speaks no English either. */
const NAME = 'xx';
const TAG = 'el';

let copy: Copy | undefined;
let site = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

test.beforeAll(async () => {
  copy = copyProject();
  copy.change('src/locales.ts', /( {2}pt: .*\n)/, `$1  ${NAME}: { name: '[Þšéúđó]', tag: '${TAG}' },\n`);
  addPseudoLocale(join(copy.folder, 'content'), NAME);
  site = await copy.build();
});

test.afterAll(() => copy?.remove());

/** What is the same in every language: a unit, names of players and languages, and the facts of the game, its title and makers. */
const NAMES = new Set<string>([
  NAME,
  'kB',
  ...players,
  ...Object.values(languages).flatMap(({ name }) => name.split(' ')),
]);
for (const [, text] of stringsIn(read('game.yaml'))) for (const word of text.match(/\p{L}+/gu) ?? []) NAMES.add(word);

test('no page has English left, and none is wider than a phone', async ({ page }) => {
  const folder = join((copy as Copy).folder, 'dist', NAME);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${NAME}/${file.replace(/index\.html$/, '')}`);
  expect(pages.length).toBeGreaterThan(30);
  for (const id of idsIn('positions'))
    pages.push(`/${NAME}/${game}/check/#${toLink(read('positions', `${id}.yaml`).record)}`);
  const left: string[] = [];
  for (const path of pages) {
    // A fresh page: another fragment alone would not load it anew.
    await page.goto('about:blank');
    await page.goto(site + path);
    if (path.includes('#')) await expect(page.locator('.ck-answer-text').first()).toBeVisible();
    const found = await page.evaluate((tag) => {
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
      return { texts, width: document.documentElement.scrollWidth };
    }, TAG);
    const words = found.texts.flatMap((text) => text.match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []);
    for (const word of new Set(words)) if (!NAMES.has(word)) left.push(`${path}: ${word}`);
    if (found.width > 360) left.push(`${path} is ${found.width} px wide`);
  }
  expect(left).toEqual([]);
});
