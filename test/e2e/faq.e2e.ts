import { expect } from '@playwright/test';
import { finishedIn, gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { contentOf, idsIn, read } from '../content/content.ts';
import { test } from './shared.ts';
import { builtPages, game } from './site.ts';

const shown = '[data-item]:visible';
const ids = idsIn('faq');

/** So many elements a page of questions may have, that a cheap phone has it at once. */
const MOST = 1500;

test('neither the list nor any question is a heavy page', async ({ shared: page }) => {
  const pages = builtPages().filter(({ path }) => /^\/[\w-]+\/[^/]+\/faq\//.test(path));
  const all = gameIds.reduce((sum, of) => sum + contentOf(of).idsIn('faq').length + 1, 0);
  expect(pages).toHaveLength(locales.length * all);
  const counted = await page.evaluate(
    (all) =>
      all.map(
        ({ path, html }) =>
          [path, new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length] as const,
      ),
    pages,
  );
  expect(counted.filter(([, elements]) => elements > MOST)).toEqual([]);
  // Nor is one counted that has lost what it should show.
  expect(Math.min(...counted.map(([, elements]) => elements))).toBeGreaterThan(100);
});

test('where a question stood in the list, it stands still, and leads to its page', () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
  for (const locale of locales) {
    const list = pages.get(`/${locale}/${game}/faq/`) ?? '';
    for (const id of ids) {
      const path = `/${locale}/${game}/faq/${id}/`;
      expect(list).toMatch(new RegExp(`<h3 [^>]*\\bid="${id}"[^>]*><a [^>]*\\bhref="${path}"`));
      expect(pages.has(path), path).toBe(true);
    }
  }
});

test('all that speaks of a question leads to its page, and to nothing in the list', () => {
  const inList = new Set(ids.map((id) => `/${game}/faq/#${id}`));
  const isWrong = (href: string) => inList.has(href.replace(/^\/[\w-]+/, ''));
  const wrong = builtPages().flatMap(({ path, html }) =>
    [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']) => (isWrong(href) ? [`${path}: ${href}`] : [])),
  );
  expect(wrong).toEqual([]);
  expect(isWrong(`/en/${game}/faq/#${ids[0]}`)).toBe(true);
});

test('a question has its answer, its table, every step with what it rests on, and who rules otherwise', async ({
  shared: page,
}) => {
  for (const locale of finishedIn(game)) {
    await page.goto(`/${locale}/${game}/faq/doctor-tie/`);
    await expect(page.locator('h1')).toHaveText(read('text', locale, 'faq', 'doctor-tie.yaml').question);
    await expect(page.locator('.said .ref').first()).toBeVisible();
    await expect(page.locator('.case').getByRole('img')).toBeVisible();
    expect(await page.locator('.ck-why .ck-move').count()).toBe(read('faq', 'doctor-tie.yaml').record.moves.length);
    for (const step of await page.locator('.ck-why .ck-step').all())
      expect(await step.locator('.ck-cite').count()).toBeGreaterThan(0);
    await expect(page.locator('.ck-otherwise .ck-dissent')).toHaveCount(2);
    await expect(page.locator('[data-checker-open]')).toHaveAttribute(
      'href',
      new RegExp(`^/${locale}/${game}/check/#`),
    );
  }
});

test('from question to question, and to the same one in another language', async ({ shared: page }) => {
  await page.goto(`/en/${game}/faq/`);
  const links = page.locator('.question h3 a');
  const first = await links.nth(0).getAttribute('href');
  const second = await links.nth(1).getAttribute('href');
  await links.nth(0).tap();
  await page.waitForURL(`**${first}`);
  await expect(page.locator('[rel=prev]')).toHaveCount(0);
  await page.locator('[rel=next]').tap();
  await page.waitForURL(`**${second}`);
  await expect(page.locator('[rel=prev]')).toHaveAttribute('href', first ?? '');
  await page.locator('[popovertarget=languages]').tap();
  await page.getByRole('link', { name: 'Italiano' }).tap();
  await page.waitForURL(`**${second?.replace('/en/', '/it/')}`);
  await page.locator('.kicker a').tap();
  await page.waitForURL(`**/it/${game}/faq/`);
});

for (const locale of locales) {
  test(`${locale}: the questions are filtered by topic and by what stands in them`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/faq/`);
    const questions = page.locator(shown);
    const all = await questions.count();
    const status = page.locator('.filter').getByRole('status');
    await expect(status).toContainText(String(all));

    const topic = page.locator('select[name=topic]');
    await topic.selectOption('fight');
    await expect(page).toHaveURL(/\?topic=fight$/);
    await expect(page.locator('section:visible > h2')).toHaveCount(1);
    const ofFights = await questions.count();
    expect(ofFights).toBeGreaterThan(0);
    expect(ofFights).toBeLessThan(all);
    await expect(status).toContainText(String(ofFights));

    await page.locator('.filter input').fill('qqq');
    await expect(questions).toHaveCount(0);
    await page.locator('[data-nothing] button').tap();
    await expect(questions).toHaveCount(all);
    await expect(page).toHaveURL(new RegExp(`/${locale}/${game}/faq/$`));
  });
}

test('letters are found without their marks, in questions and answers', async ({ shared: page }) => {
  await page.goto(`/hu/${game}/faq/`);
  const words = 'torott tukor';
  await page.locator('.filter input').fill(words);
  const found = await page.locator(shown).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toMatch(/Törött/i);
});

test('an apostrophe is found however it is typed, and left out', async ({ shared: page }) => {
  await page.goto(`/en/${game}/faq/`);
  for (const words of ["loser's", 'loser’s', 'losers']) {
    await page.locator('.filter input').fill(words);
    await expect(page.locator(shown).first()).toContainText('loser’s');
  }
});

test('what is filtered away is not offered among the chapters either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/en/${game}/faq/?topic=fight`);
  await expect(page.locator('.toc li:visible a')).toHaveAttribute('href', '#about-fight');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions show and no dead controls', async ({ page }) => {
    await page.goto(`/en/${game}/faq/?topic=fight`);
    expect(await page.locator('section:visible > h2').count()).toBeGreaterThan(1);
    await expect(page.locator('.filter')).toBeHidden();
  });
});
