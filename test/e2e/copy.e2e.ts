/**
 * The site from other content and at another place: with a language more and with a game more, both made up, which cost only files and a line
 * each, with texts that are stale or missing, and under a path, as on a host that it shares. All of it is in one copy, without the languages that
 * none of it is about, as the build takes longest.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ChildNode, isDocument, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { parse } from 'yaml';
import { root } from '../../scripts/run.mjs';
import { gameIds, games } from '../../src/games.ts';
import { languages } from '../../src/locales.ts';
import { contentOf, stringsIn } from '../content/content.ts';
import { once } from '../once.ts';
import { flaws } from './axe.ts';
import { type Copy, copyProject } from './copy.ts';
import { crawl, isApart } from './crawl.ts';
import { addPseudoLocale } from './pseudo.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';
import { WON } from './tables.ts';

/** As an address has it, and as `lang` has it: Greek to whatever joins lists or counts, which then speaks no English either. */
const NAME = 'xx';
const TAG = 'el';
/** The game that `test/fixture/` brings. */
const GAME = 'foxlight';
/** Where the copy stands on its host. */
const PATH = '/coachlamp/';

// One worker, so that it is built once; a test that fails keeps none of the others from running.
test.describe.configure({ mode: 'default' });

let copy: Copy | undefined;

/** Builds the copy. @returns it, with its folder and its address */
const built = once(async () => {
  copy = copyProject();
  copy.change('src/locales.ts', "name: 'Magyar', tag: 'hu'", "name: 'Magyar', tag: 'hu', draft: true");
  const text = `content/${game}/text/en`;
  copy.change(`content/${game}/rules/en/fight.mdx`, /(<Rule id="fight.tie">\s+)/, '$1Changed since. 77! ');
  copy.change(`content/${game}/rules/hu/fight.mdx`, /<Rule id="fight.stance">.*?<\/Rule>\n\n/s, '');
  copy.change(`${text}/cards/dagger.yaml`, 'effect: ', 'effect: Changed since. ');
  copy.change(`${text}/faq/bag-for-bag.yaml`, 'answer: ', 'answer: Changed since. ');
  copy.change('src/locales.ts', / {2}it: .*\n {2}pt: .*\n/, `  ${NAME}: { name: '[Þšéúđó]', tag: '${TAG}' },\n`);
  copy.addGame(GAME);
  addPseudoLocale(join(copy.folder, 'content'), NAME);
  // The language is finished; of the game, which is a draft, a text may be missing in it.
  copy.change(`content/${GAME}/rules/${NAME}/lamp.mdx`, /<Rule id="lamp.straw">.*?<\/Rule>\n\n/s, '');
  copy.change(`content/${GAME}/text/${NAME}/terms.yaml`, /^hen:\n(?: .*\n)+/m, '');
  return { copy, folder: copy.folder, site: await copy.build(PATH) };
});

test.afterAll(() => copy?.remove());

/** What is the same in every language: a unit, names of players and languages, and the facts of the games, their titles and makers. */
const NAMES = new Set<string>([NAME, GAME, 'kB', ...Object.values(languages).flatMap(({ name }) => name.split(' '))]);
for (const of of gameIds) {
  const { read, scenes } = contentOf(of);
  for (const [, text] of stringsIn(read('game.yaml'))) for (const word of text.match(/\p{L}+/gu) ?? []) NAMES.add(word);
  for (const { record } of scenes())
    for (const player of (record.position as { players: { id: string }[] }).players) NAMES.add(player.id);
}
const madeUp = parse(readFileSync(join(root, 'test', 'fixture', 'content', GAME, 'game.yaml'), 'utf8'));
for (const [, text] of stringsIn(madeUp)) for (const word of text.match(/\p{L}+/gu) ?? []) NAMES.add(word);

/** The pages of the game made up, without the site's address. */
const pagesOfGame = (folder: string, locale: string): string[] =>
  readdirSync(join(folder, 'dist', locale, GAME), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${locale}/${GAME}/${file.slice(0, -'index.html'.length)}`)
    .sort();

/** Elements whose text is not said, or in no language. */
const UNSAID = new Set(['script', 'style', 'code', 'template']);

/** What of a page is said in a language, that made up: its texts, and what is read out. */
function said(html: string, tag: string = TAG): string[] {
  const texts: string[] = [];
  const visit = (node: ChildNode, isOurs: boolean, isSaid: boolean): void => {
    if (isText(node) && isOurs && isSaid) texts.push(node.data);
    if (!isTag(node) && !isDocument(node)) return;
    const { lang, translate, ...others } = isTag(node) ? node.attribs : {};
    const own = lang === undefined ? isOurs : lang === tag;
    const isMeta = isTag(node) && node.name === 'meta' && others.name !== 'description';
    if (own && !isMeta)
      for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'content']) texts.push(others[name] ?? '');
    const within = isSaid && translate !== 'no' && !(isTag(node) && UNSAID.has(node.name));
    for (const child of node.children) visit(child, own, within);
  };
  visit(parseDocument(html), false, true);
  return texts;
}

/** The words of some texts that are English still. */
const englishIn = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu) ?? []);
  return [...new Set(words)].filter((word) => !NAMES.has(word));
};

test('no page has English left', async () => {
  const { folder } = await built();
  const dist = join(folder, 'dist', NAME);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('index.html'));
  expect(files.length).toBeGreaterThan(200);
  expect(englishIn(said(readFileSync(join(folder, 'dist', 'en', 'index.html'), 'utf8'), 'en'))).toContain('rules');
  const left: string[] = [];
  for (const file of files)
    for (const word of englishIn(said(readFileSync(join(dist, file), 'utf8')))) left.push(`${file}: ${word}`);
  // But what the game that is a draft has no name for there.
  expect(left).toEqual([`${GAME}/terms/hen/index.html: Hen`]);
});

test('no ruling has English left, and no kind of page is wider than a phone', async ({ shared }) => {
  const { folder, site } = await built();
  const kinds = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path.replace('/en/', `/${NAME}/`));
  const paths = [...kinds, ...pagesOfGame(folder, NAME)];
  const tables = gameIds.flatMap((of) => {
    const { read, idsIn } = contentOf(of);
    const links = idsIn('positions').map((id) => games[of].toLink(read('positions', `${id}.yaml`).record));
    return links.map((link) => `/${NAME}/${of}/check/#${link}`);
  });
  const made = (name: string) => JSON.parse(readFileSync(join(folder, 'dist', NAME, GAME, `${name}.json`), 'utf8'));
  tables.push(
    ...[...made('checker').doors, ...made('spoken').tables].map(
      ({ link }: { link: string }) => `/${NAME}/${GAME}/check/#${link}`,
    ),
  );
  const left: string[] = [];
  for (const path of [...paths, ...tables]) {
    // Another fragment alone would not load the page anew.
    if (path.includes('#')) await shared.goto('about:blank');
    await shared.goto(site + path);
    const width = await shared.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) left.push(`${path} is ${width} px wide`);
    if (!path.includes('#')) continue;
    await expect(shared.locator('.ck-answer-text').first()).toBeVisible();
    for (const word of englishIn(said(await shared.content()))) left.push(`${path}: ${word}`);
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
    // Brought to another page, in the words of that.
    await page.goto(`${(await built()).site}/${NAME}/${game}/side-by-side/rules/?with=${NAME},hu`);
    const said = (await page.locator('.side-by-side').getAttribute('data-stale')) ?? '';
    expect(said).not.toBe('Az angol szöveg azóta megváltozott');
    await expect(hungarian('fight.tie').locator('.state')).toHaveText(said);
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

test.describe('with a game more', () => {
  const record = {
    game: GAME,
    position: { players: [{ id: 'Ada', card: 'straw' }, { id: 'Béla' }, { id: 'Cili' }] },
    moves: [{ by: 'Ada', move: 'shine', target: 'Béla' }],
  };

  test('the project is type-checked with it, tests and all', async () => {
    // In all its languages, of which tests speak.
    const whole = copyProject();
    try {
      for (const name of ['.astro', 'bench']) cpSync(join(root, name), join(whole.folder, name), { recursive: true });
      whole.addGame(GAME);
      const own = ['engine', 'src/games', 'src/islands/checker/boards'].map((place) => `${place}/${GAME}/**/*`);
      const include = ['.astro/types.d.ts', '**/*.d.ts', 'src/games.ts', 'cli/**/*', 'test/**/*', ...own];
      const config = {
        extends: './tsconfig.json',
        include,
        exclude: ['test/fixture', 'bench/starlight', 'node_modules'],
      };
      writeFileSync(join(whole.folder, 'tsconfig.game.json'), JSON.stringify(config));
      const tsc = join('node_modules', '@typescript', 'native', 'bin', 'tsc');
      expect(await whole.run(tsc, '--noEmit', '-p', 'tsconfig.game.json')).toEqual({ status: 0, out: '' });
    } finally {
      await whole.remove();
    }
  });

  test('the command line rules on it, in a draft in English', async () => {
    const { copy, folder } = await built();
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(record));
    const ruled = await copy.run(join('cli', 'rule.ts'), file);
    expect(ruled.status).toBe(0);
    expect(JSON.parse(ruled.out)).toMatchObject({
      status: 'depends',
      cases: [{ deals: 2 }, { deals: 2 }, { deals: 1 }],
    });
    const { out } = await copy.run(join('cli', 'rule.ts'), file, '--text', '--locale', 'hu');
    expect(out).toContain('If Béla has the Fox:\n  Ada wins (1 of 5 ways the cards can lie)');
  });

  test('it passes what every game passes', async () => {
    const { copy, folder } = await built();
    const report = join(folder, 'conformance.json');
    const vitest = join('node_modules', 'vitest', 'vitest.mjs');
    const told = ['--reporter=json', `--outputFile=${report}`];
    const suites = ['test/games', 'test/fuzz', 'test/engine/schema.test.ts', 'test/content/terms.test.ts'];
    const { status, out } = await copy.run(vitest, 'run', ...told, '-t', GAME, ...suites);
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect({ status, numPassedTests }, out).toEqual({ status: 0, numPassedTests: 46 });
  });

  test('as it is a draft, what it lacks in a finished language is shown in English with a mark, and its terms can be had', async ({
    shared: page,
  }) => {
    const { copy, site } = await built();
    await page.goto(`${site}/${NAME}/${GAME}/rules/`);
    const rule = page.locator('.rule:has([id="lamp.straw"])');
    await expect(rule.locator('.text')).toHaveAttribute('lang', 'en');
    await expect(rule.locator('.untranslated')).toBeVisible();
    await page.goto(`${site}/${NAME}/${GAME}/terms/`);
    const named = page.locator('[id="hen"]').getByRole('link');
    await expect(named).toHaveText('Hen');
    await expect(named).toHaveAttribute('lang', 'en');
    await named.tap();
    await expect(page.locator('h1')).toHaveText('Hen');
    await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
    const { status, out } = await copy.run(join('cli', 'terms.ts'), 'export', '--game', GAME);
    expect({ status, rows: out.match(/^fox,card,\w+,/gm) }).toEqual({
      status: 0,
      rows: ['fox,card,en,', `fox,card,${TAG},`, 'fox,card,la,'],
    });
  });

  test('its pages are there, without what it does not bring', async () => {
    const { folder } = await built();
    const parts = new Set(pagesOfGame(folder, 'en').map((path) => path.split('/')[3]));
    expect([...parts].join(' ')).toBe(
      ' cards check differences embed faq rules side-by-side summary terms translation',
    );
    const hasScene = (of: string) =>
      readFileSync(join(folder, 'dist', 'en', of, 'index.html'), 'utf8').includes(
        'preserveAspectRatio="xMidYMid slice"',
      );
    expect([...gameIds, GAME].filter(hasScene)).toEqual([...gameIds]);
    const names = JSON.parse(readFileSync(join(folder, 'dist', 'names', `${GAME}.json`), 'utf8'));
    expect(names.names.map(({ forms }: { forms: { en: string[] } }) => forms.en[0])).toEqual(['Fox', 'Hen', 'Straw']);
  });

  test('its checker opens by a door, takes a move and rules on it', async ({ shared: page }) => {
    const { site } = await built();
    await page.goto(`${site}/en/${GAME}/`);
    await page.getByRole('link', { name: 'The lamp' }).first().tap();
    const answer = page.locator('.ck-sticky .ck-answer-text');
    await page.locator('.ck-row-shine .ck-chip', { hasText: 'Béla' }).tap();
    await expect(answer).toContainText('It depends');
    await page.getByRole('button', { name: 'Yes' }).tap();
    await expect(answer).toHaveText('Béla wins');
    await expect(page.locator('.ck-moves').first()).toContainText('The lamp shows a Hen in front of Béla');
    expect(await flaws(page)).toEqual([]);
    for (const part of ['', 'cards/fox/', 'differences/']) {
      await page.goto(`${site}/en/${GAME}/${part}`);
      expect(await flaws(page), part).toEqual([]);
    }
  });
});

test.describe('under a path', () => {
  test('no reference is broken, nor on the pages of the game made up, and all is reached', async () => {
    const { folder } = await built();
    const found = await crawl({
      ...{ folder: join(folder, 'dist'), home: `https://coachlamp.example${PATH}` },
      engines: [...gameIds, GAME].map((id) => join(folder, 'engine', id)),
    });
    expect(found.flaws).toEqual([]);
    const { pages: all, references, reached, unlisted } = found;
    expect(references).toBeGreaterThan(all.length * 50);
    expect(all.filter((page) => !reached.has(page))).toEqual(all.filter(isApart));
    // The first page only leads on to a language.
    expect(unlisted.toSorted()).toEqual([...all.filter(isApart), 'index.html'].toSorted());
    const rules = readFileSync(join(folder, 'dist', '_headers'), 'utf8').match(/^\/.*/gm) ?? [];
    expect(rules.length).toBeGreaterThan(2);
    for (const rule of rules) expect(rule.startsWith(PATH), rule).toBe(true);
  });

  test('what scripts ask for is there too', async ({ page }) => {
    const home = `${(await built()).site}/`;
    const wrong: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 || (response.url().startsWith('http') && !response.url().startsWith(home)))
        wrong.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(home);
    await page.waitForURL(`${home}en/`);

    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('searchbox').fill('poison ring');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('results');
    await page.locator('#search [data-search-text] a').first().tap();
    await page.waitForURL(`${home}en/${game}/**`);

    await page.goto(`${home}en/${game}/rules/#fight.poison-ring`);
    await page.locator('.rule:has([id="fight.poison-ring"]) > .text a[href$="/cards/poison-ring/"]').tap();
    await expect(page.getByRole('dialog').locator('.preview-text')).not.toBeEmpty();
    await page.getByRole('dialog').getByRole('link').tap();
    await page.waitForURL(`${home}en/${game}/cards/poison-ring/`);
    await page.locator('[popovertarget=languages]').tap();
    await page.getByRole('link', { name: 'Magyar' }).tap();
    await page.waitForURL(`${home}hu/${game}/cards/poison-ring/`);

    await page.goto(`${home}en/${game}/check/${WON}`);
    await expect(page.locator('.ck-sticky .ck-answer-text')).toContainText('The attacker wins');
    await page.getByRole('button', { name: 'As a picture' }).tap();
    await expect(page.getByRole('img', { name: /The attacker wins, 4 to 3/ })).toBeVisible();
    expect(wrong).toEqual([]);

    const missing = await page.request.get(`${home}en/nothing/`);
    expect(missing.status()).toBe(404);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a game is kept under the path, and is there without a network', async ({ page, context }) => {
      const home = `${(await built()).site}/`;
      await page.goto(`${home}en/offline/#mascarade`);
      const part = page.locator('.off-game:has([id="mascarade"])');
      // It comes before the other games.
      expect(await page.locator('.off-game').first().textContent()).toBe(await part.textContent());
      await part.getByRole('button', { name: 'Keep on this device' }).tap();
      await expect(part.locator('.off-said')).toContainText('Complete.');
      await context.setOffline(true);
      await page.goto(`${home}en/mascarade/check/`);
      await expect(page.locator('.ck-doors a').first()).toBeVisible();
      await page.goto(`${home}hu/mascarade/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs hálózat');
    });
  });
});
