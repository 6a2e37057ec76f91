/**
 * Lessons as somebody takes them on a phone: scene by scene, with an answer given here and there, and what the device keeps of it.
 */
import { expect, type Page } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { contentOf, read } from '../content/content.ts';
import { test } from './shared.ts';
import { builtPages, game, isTaught } from './site.ts';

const scenesOf = (id: string): { id: string; ask?: object }[] => read('lessons', 'tables', `${id}.yaml`).scenes;
const shown = (page: Page) => page.locator('[data-scene]:visible');
const ids: string[] = read('lessons', 'index.yaml');
const [first = ''] = ids;

/** A finger drawn over the lesson from one place to another. */
const swipe = (page: Page, by: number) =>
  page.locator('[data-lesson]').evaluate((lesson, by) => {
    const touch = (x: number) => new Touch({ identifier: 1, target: lesson, clientX: x, clientY: 300 });
    const from = 180 - by / 2;
    lesson.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(from)], changedTouches: [touch(from)] }));
    lesson.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(from + by)] }));
  }, by);

for (const locale of locales)
  test(`${locale}: from the list through a lesson, by button, key and swipe, and it is ticked off`, async ({
    page,
  }) => {
    const scenes = scenesOf('claim');
    await page.goto(`/${locale}/${game}/learn/`);
    await expect(page.locator('[data-of-lesson]')).toHaveCount(ids.length);
    await expect(page.locator('[data-progress]')).toBeHidden();
    await page.locator('[data-of-lesson="claim"] a').tap();

    const stands = async (at: number) => {
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toHaveAttribute('id', scenes[at]?.id ?? '');
    };
    await stands(0);
    await expect(page.locator('[data-lesson-back]')).toBeDisabled();
    await page.locator('[data-lesson-on]').tap();
    await stands(1);
    await expect(page).toHaveURL(new RegExp(`#${scenes[1]?.id}$`));
    await page.keyboard.press('ArrowLeft');
    await stands(0);
    await swipe(page, -120);
    await stands(1);
    await swipe(page, 120);
    await stands(0);
    await swipe(page, 20);
    await stands(0);
    for (let at = 1; at < scenes.length; at++) await page.keyboard.press('ArrowRight');
    await stands(scenes.length - 1);
    await expect(page.locator('[data-lesson-on]')).toBeHidden();
    await expect(page.locator('[data-lesson-next]')).toBeVisible();
    // What stands in the address is where one comes back to.
    await page.reload();
    await stands(scenes.length - 1);

    await page.goto(`/${locale}/${game}/learn/`);
    await expect(page.locator('[data-of-lesson="claim"] .done')).toBeVisible();
    await expect(page.locator('[data-of-lesson] .done:visible')).toHaveCount(1);
    await expect(page.locator('[data-progress-said]:visible')).toContainText('1');
    await expect(page.locator('[data-progress-on]')).toHaveAttribute(
      'href',
      new RegExp(`/${locale}/${game}/learn/${first}/$`),
    );
    await page.locator('[data-progress-clear]').tap();
    await expect(page.locator('[data-of-lesson] .done:visible')).toHaveCount(0);
    await expect(page.locator('[data-progress]')).toBeHidden();
  });

for (const locale of locales)
  test(`${locale}: an answer says whether it is right, and by which rule`, async ({ shared: page }) => {
    await page.goto(`/${locale}/${game}/learn/first-trade/#answer`);
    const answers = shown(page).locator('[data-choice]');
    await expect(answers).toHaveCount(5);
    for (const answer of await answers.all()) {
      await answer.locator('summary').tap();
      await expect(answer.locator('.verdict')).toBeVisible();
      await expect(answer.locator('.verdict a').first()).toHaveAttribute('href', new RegExp(`^/${locale}/${game}/`));
    }
    await expect(shown(page).locator('.right')).toHaveCount(3);
    await expect(shown(page).locator('.wrong')).toHaveCount(2);
  });

test('whoever has turned back to the beginning by keyboard goes on from there', async ({ page }) => {
  await page.goto(`/en/${game}/learn/claim/`);
  await page.locator('[data-lesson-on]').press('Enter');
  const back = page.locator('[data-lesson-back]');
  await back.press('Enter');
  await expect(back).toBeDisabled();
  await expect(shown(page).locator('h2')).toBeFocused();
});

test('a card slides to its new place, unless motion is unwanted', async ({ shared: page }) => {
  const sliding = async (scheme: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ reducedMotion: scheme });
    await page.goto('about:blank');
    await page.goto(`/en/${game}/learn/spoils/#baggage`);
    await page.locator('[data-lesson-on]').tap();
    return page.evaluate(() => document.getAnimations().filter((one) => one.id === 'card').length);
  };
  expect(await sliding('no-preference')).toBeGreaterThan(0);
  expect(await sliding('reduce')).toBe(0);
});

test('from any scene the ruling goes on where the lesson stands', async ({ shared: page }) => {
  await page.goto(`/en/${game}/learn/first-fight/#support`);
  await shown(page).locator('a.on').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(3);
});

test('without script a lesson is a strip of all its scenes, the answers in it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/en/${game}/learn/first-trade/`);
  await expect(shown(page)).toHaveCount(scenesOf('first-trade').length);
  await expect(page.locator('[data-lesson-steps]')).toBeHidden();
  const answer = page.locator('[data-choice]').first();
  await answer.locator('summary').click();
  await expect(answer.locator('.verdict')).toBeVisible();
  await context.close();
});

test('on paper too, whichever scene is on the screen', async ({ shared: page }) => {
  await page.goto(`/en/${game}/learn/first-trade/#swapped`);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(scenesOf('first-trade').length);
  await expect(page.locator('.verdict').first()).toBeVisible();
  await expect(page.locator('[data-lesson-steps]')).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('a device that keeps nothing shows the lessons all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await page.goto(`/en/${game}/learn/${first}/`);
  for (const _ of scenesOf(first).slice(1)) await page.locator('[data-lesson-on]').tap();
  await page.locator('[data-lesson-next]').tap();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto(`/en/${game}/learn/`);
  await expect(page.locator('[data-of-lesson]')).toHaveCount(ids.length);
});

test('chapters, cards and questions lead to the lessons that show them, and lessons to these', () => {
  const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
  for (const of of gameIds.filter(isTaught)) {
    const { read } = contentOf(of);
    for (const locale of locales)
      for (const id of read('lessons', 'index.yaml')) {
        const path = `/${locale}/${of}/learn/${id}/`;
        const { rules, questions = [] } = read('lessons', 'tables', `${id}.yaml`);
        expect(pages.get(`/${locale}/${of}/rules/`), path).toContain(`href="${path}"`);
        for (const question of questions) {
          expect(pages.get(`/${locale}/${of}/faq/${question}/`), path).toContain(`href="${path}"`);
          expect(pages.get(path)).toContain(`href="/${locale}/${of}/faq/${question}/"`);
        }
        expect(
          rules.some((rule: string) => pages.get(path)?.includes(`rules/#${rule}"`)),
          path,
        ).toBe(true);
      }
  }
});
