import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { levels, type Wish } from '../../engine/kernel/quiz.ts';
import type { Game } from '../../src/games.ts';
import { merged } from '../../src/lib/merged.ts';
import { type Locale, locales } from '../../src/locales.ts';
import type { AnyQuestion, Quizzed } from '../games/game.ts';
import { tested } from '../games/tested.ts';
import { flaws } from './axe.ts';
import { test } from './shared.ts';

type Words = Record<string, Record<string, string> & string>;

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'content', ...path), 'utf8'));

/** What the quiz about a game says in a language. */
const quizIn = (locale: Locale, game: Game) =>
  merged(read('ui', locale, 'quiz.json'), read(game, 'text', locale, 'quiz.json')) as Words;

const SEED = 21;

/** The questions of a round, as the engine asks them. */
const askedOf = (game: Game) => tested[game].quiz as Quizzed;
const roundOf = (game: Game, wish: Partial<Wish> = {}) => askedOf(game).ask({ seed: SEED, ...wish }, 10);

/** The first of them. */
const firstOf = (game: Game, wish: Partial<Wish> = {}) =>
  askedOf(game).ask({ seed: SEED, ...wish }, 1)[0] as AnyQuestion;

const home = (locale: Locale, game: Game) => `/${locale}/${game}/quiz/`;
const heading = (page: Page) => page.locator('.quiz-asked h2');
const choices = (page: Page) => page.locator('.quiz-choice');
const verdict = (page: Page) => page.locator('.quiz-verdict [role="status"]');

/** The drawings of the cards on the table, in their order. */
const cardsDrawn = (page: Page) =>
  page.locator('.quiz-table use').evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** Waits until a question stands there, with as many answers as it has. */
async function stands(page: Page, { choices: all }: AnyQuestion, number: number) {
  await expect(page.locator('.quiz-bar')).toContainText(new RegExp(`\\b${number}\\b`));
  await expect(choices(page)).toHaveCount(all.length);
  await expect(page.locator('.quiz-choice[data-mark]')).toHaveCount(0);
}

for (const [locale, game] of [
  ['en', 'teufelsburg'],
  ['hu', 'mascarade'],
] as const)
  test(`a round by keyboard, in ${locale} about ${game}`, async ({ page }) => {
    const q = quizIn(locale, game);
    const round = roundOf(game);
    await page.goto(`${home(locale, game)}?seed=${SEED}`);
    for (const [index, question] of round.entries()) {
      await stands(page, question, index + 1);
      // The third is answered wrongly.
      const wrong = question.choices.findIndex((_, choice) => choice !== question.right);
      await page.keyboard.press(String((index === 2 ? wrong : question.right) + 1));
      await expect(verdict(page)).toHaveText(q.verdict?.[index === 2 ? 'wrong' : 'right'] ?? '');
      await expect(page.locator('.quiz-choice[data-mark="right"]')).toHaveCount(1);
      await expect(page.locator('.quiz-choice[data-mark="wrong"]')).toHaveCount(index === 2 ? 1 : 0);
      await expect(page.locator('.quiz-reasons')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.quiz-marks > [data-mark="right"]')).toHaveCount(9);
    await expect(page.locator('.quiz-result')).toContainText(
      (q.score as string).replace('{{right}}', '9').replace('{{of}}', '10'),
    );
    await expect(page.locator('.quiz-result')).toContainText((q.end?.streak ?? '').replace('{{count}}', '7'));
    // Loaded anew at its end, it tells of no question beyond the last while they are found again.
    await page.addInitScript(() => {
      const numbers = new Set<string>();
      const look = () => numbers.add(document.querySelector('.quiz-bar')?.textContent?.match(/\d+/)?.[0] ?? '');
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { numbers });
    });
    await page.reload();
    await expect(page.locator('.quiz-marks > [data-mark="right"]')).toHaveCount(9);
    const told = await page.evaluate(() => [...(globalThis as unknown as { numbers: Set<string> }).numbers]);
    expect(told).toContain('10');
    expect(told).not.toContain('11');
    await page.getByRole('button', { name: q.end?.again ?? '' }).press('Enter');
    await stands(page, round[0] as AnyQuestion, 1);
    await page.goto('about:blank');
  });

test('by touch: a level and a topic are chosen, the address says which ten, and they are the same in every language', async ({
  page,
}) => {
  await page.goto(home('it', 'teufelsburg'));
  await page.locator('.quiz-level').nth(levels[1]).tap();
  await page.locator('select[name="about"]').selectOption('fight');
  await page.locator('.quiz-start').tap();
  await expect(heading(page)).toBeVisible();
  const { searchParams } = new URL(page.url());
  const wish = { seed: Number(searchParams.get('seed')), level: levels[1], about: 'fight' };
  expect(Object.fromEntries(searchParams)).toEqual({ seed: String(wish.seed), level: '2', about: 'fight' });
  const first = firstOf('teufelsburg', wish);
  const drawn = await cardsDrawn(page);
  for (const locale of locales) {
    // As somebody else has them who has answered nothing.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(home(locale, 'teufelsburg') + new URL(page.url()).search);
    await stands(page, first, 1);
    expect(await cardsDrawn(page)).toEqual(drawn);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await choices(page).nth(first.right).tap();
    await expect(verdict(page)).toHaveText(quizIn(locale, 'teufelsburg').verdict?.right ?? '');
  }
  await page.locator('.quiz-verdict .ck-primary').tap();
  await expect(page.locator('.quiz-bar')).toContainText('2');
  await page.goBack();
});

test('after a reload, and in another language, a round goes on where it was, with its score', async ({ page }) => {
  const [first, second, third] = roundOf('teufelsburg') as [AnyQuestion, AnyQuestion, AnyQuestion];
  const wrong = second.choices.findIndex((_, choice) => choice !== second.right);
  const next = page.locator('.quiz-verdict .ck-primary');
  const score = (locale: Locale, right: number, of: number) =>
    (quizIn(locale, 'teufelsburg').score as string).replace('{{right}}', `${right}`).replace('{{of}}', `${of}`);
  await page.goto(`${home('en', 'teufelsburg')}?seed=${SEED}`);
  await stands(page, first, 1);
  await choices(page).nth(first.right).tap();
  await next.tap();
  await stands(page, second, 2);
  await choices(page).nth(wrong).tap();
  await expect(verdict(page)).toHaveText(quizIn('en', 'teufelsburg').verdict?.wrong ?? '');
  await page.reload();
  await expect(page.locator('.quiz-bar')).toContainText(score('en', 1, 2));
  await expect(choices(page).nth(wrong)).toHaveAttribute('data-mark', 'wrong');
  await next.tap();
  await page.locator('[popovertarget=languages]').tap();
  await page.getByRole('link', { name: 'Italiano' }).tap();
  await page.waitForURL(`**${home('it', 'teufelsburg')}?seed=${SEED}`);
  await stands(page, third, 3);
  await expect(page.locator('.quiz-bar')).toContainText(score('it', 1, 2));
  // Others are begun anew.
  await page.goto(`${home('it', 'teufelsburg')}?seed=${SEED + 1}`);
  await stands(page, firstOf('teufelsburg', { seed: SEED + 1 }), 1);
});

test('where nothing can be kept, a round is played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const [first, second] = roundOf('teufelsburg') as [AnyQuestion, AnyQuestion];
  await page.goto(`${home('en', 'teufelsburg')}?seed=${SEED}`);
  await stands(page, first, 1);
  await choices(page).nth(first.right).tap();
  await page.locator('.quiz-verdict .ck-primary').tap();
  await stands(page, second, 2);
  await page.reload();
  await stands(page, first, 1);
});

test('a wrong answer is refuted with the rule that forbids it, and one can go on from there', async ({ page }) => {
  const round = roundOf('teufelsburg');
  const at = round.findIndex(({ kind }) => kind === 'may');
  const question = round[at] as AnyQuestion;
  await page.goto(`${home('en', 'teufelsburg')}?seed=${SEED}`);
  for (const [index, before] of round.slice(0, at).entries()) {
    await stands(page, before, index + 1);
    await choices(page).nth(before.right).tap();
    await page.locator('.quiz-verdict .ck-primary').tap();
  }
  await stands(page, question, at + 1);
  const wrong = question.choices.findIndex((_, index) => index !== question.right);
  await choices(page).nth(wrong).tap();
  const refused = page.locator('.quiz-reasons .ck-step-refused');
  await expect(refused).toHaveCount(1);
  await expect(refused.locator('a.ck-cite').first()).toHaveAttribute('href', /\/en\/teufelsburg\/(rules\/#|cards\/)/);
  await expect(page.locator('.quiz-reasons section')).toHaveCount(2);
  expect(await flaws(page)).toEqual([]);
  await page.locator('.quiz-verdict a').tap();
  await expect(page.locator('.ck-open, .ck-bar').first()).toBeVisible();
  await expect(page.locator('.ck-main .ck-part').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/en/teufelsburg/check/');
});

test('large type makes everything larger, and nothing wider than the screen', async ({ shared: page }) => {
  await page.goto(`${home('en', 'teufelsburg')}?seed=${SEED}`);
  const height = async () => (await heading(page).boundingBox())?.height ?? 0;
  await expect(heading(page)).toBeVisible();
  const before = await height();
  await page.locator('.quiz-large').tap();
  await expect(page.locator('.quiz-large')).toHaveAttribute('aria-pressed', 'true');
  expect(await height()).toBeGreaterThan(before * 1.15);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

const scripts = {
  'its own script': '**/_astro/quiz.astro*.js',
  'what finds the questions': /_astro\/quiz\.(?!astro)[^/]*\.js$/,
  'its texts': '**/checker.json*',
};
for (const [what, glob] of Object.entries(scripts))
  test(`where ${what} does not come, the page says so, and tries again`, async ({ page }) => {
    await page.route(glob, (route) => route.abort());
    await page.goto(`${home('en', 'mascarade')}?seed=${SEED}`);
    await expect(page.locator('.ck-wait [role="alert"]')).toHaveText(quizIn('en', 'mascarade').page?.failed ?? '');
    await page.unroute(glob);
    await page.locator('.ck-wait button').tap();
    await stands(page, firstOf('mascarade'), 1);
    expect(new URL(page.url()).search).toBe(`?seed=${SEED}`);
  });

test('the page of the checker fetches nothing of the quiz', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/en/teufelsburg/check/');
  await expect(page.locator('.ck-door').first()).toBeVisible();
  await expect(page.locator('[data-check][data-open]')).toBeVisible();
  expect(fetched.filter((path) => path.includes('quiz'))).toEqual([]);
});

test('the page before a round has no flaws that axe finds', async ({ shared: page }) => {
  await page.goto(home('hu', 'mascarade'));
  await expect(page.locator('.quiz-start')).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and where the answers are', async ({ page }) => {
    await page.goto(home('pt', 'mascarade'));
    await expect(page.locator('.quiz-script')).toContainText(quizIn('pt', 'mascarade').page?.script ?? '');
    await expect(page.locator('.quiz-script a').first()).toHaveAttribute('href', '/pt/mascarade/learn/');
    await expect(page.locator('.quiz-script a').last()).toHaveAttribute('href', '/pt/mascarade/faq/');
  });
});

test('where there are no such questions, it says so and lets one choose others', async ({ shared: page }) => {
  const q = quizIn('en', 'teufelsburg');
  const wish = { seed: SEED, level: levels[0], about: 'object.sextant' };
  expect(roundOf('teufelsburg', wish)).toEqual([]);
  await page.goto(`${home('en', 'teufelsburg')}?seed=${SEED}&level=1&about=object.sextant`);
  await expect(page.locator('[data-quiz] [role="alert"]')).toContainText(q.none as string);
  await page.getByRole('button', { name: q.end?.other ?? '' }).tap();
  await expect(page.locator('select[name="about"]')).toHaveValue('object.sextant');
});
