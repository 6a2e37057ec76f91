/**
 * What people need who see the pages otherwise than most: on a narrow screen, by the keyboard alone, in colours of their own.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, kindsOfPage, pages } from './site.ts';
import { WON } from './tables.ts';

const checker = `${game}/check/`;

for (const locale of locales)
  test(`${locale}: no page is wider than the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const paths = [...pages.filter((one) => one.locale === locale).map(({ path }) => path), `/${locale}/${checker}`];
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });

/** Goes from stop to stop until one comes again, and returns those that are out of sight or under something that sticks. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-stop]')) one.removeAttribute('data-stop');
  });
  for (let stops = 0; ; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // What sticks, and a preview, follow the page a moment later.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || focused.hasAttribute('data-stop')) return undefined;
      focused.setAttribute('data-stop', '');
      const covers = (element: Element | null): boolean =>
        !!element &&
        !element.contains(focused) &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || covers(element.parentElement));
      const { left, width, top, bottom } = focused.getClientRects()[0] as DOMRect;
      const seen = [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
        const upmost = document.elementFromPoint(left + width / 2, y);
        return upmost && !covers(upmost);
      });
      return { seen, html: focused.outerHTML.slice(0, 90) };
    });
    if (!stop) return { stops, hidden };
    if (!stop.seen) hidden.push(stop.html);
  }
}

for (const width of [360, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 }, isMobile: width < 500, hasTouch: width < 500 });

    // The rules side by side are as the cards there, with some hundred stops more.
    const { game: first, cards } = kindsOfPage;
    // Those with bars of their own; the checker with a claim and a ruling, and of the long pages a short one.
    const card = `${cards}monocle/`;
    for (const path of [first, card, cards, `${game}/learn/first-fight/`, `${checker}#claim`, `${checker}${WON}`])
      test(`/${path}: what has the focus is in sight, there and back`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/en/${path}`);
        if (path.includes('#')) await page.locator('.ck-rows').waitFor();
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const { stops, hidden } = await hiddenStops(page, key);
          expect(stops).toBeGreaterThan(8);
          expect(hidden, key).toEqual([]);
        }
      });
  });

test('the header makes room while one reads on, and comes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/en/${game}/rules/`);
  const header = page.locator('.site-header .bar');
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(45);
  expect((await page.locator('.game-nav').boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => location.assign('#claim.pearl'));
  await expect(header).toBeInViewport();
});

for (const locale of locales)
  test(`${locale}: the doors of the game stand on the first screen, with what is written on them`, async ({ page }) => {
    await page.goto(`/${locale}/${game}/`);
    const bottom = (await page.locator('.game-nav').boundingBox())?.y ?? 0;
    const doors = page.locator('.doors a');
    expect(await doors.count()).toBeGreaterThan(1);
    for (const door of await doors.all()) {
      const box = await door.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
    }
  });

test('one tab alone is gold: where one is', async ({ shared: page }) => {
  for (const [path, gold] of [
    ['', 0],
    ['rules/', 1],
    ['check/', 1],
    ['cards/dagger/', 1],
  ] as const) {
    await page.goto(`/en/${game}/${path}`);
    const lamp = await page.locator('.game-nav .part').evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--lamp)';
      const { color } = getComputedStyle(probe);
      return all.filter((one) => getComputedStyle(one).color === color).length;
    });
    expect(lamp, path).toBe(gold);
  }
});

test.describe('in colours of their own', () => {
  test.use({ forcedColors: 'active' });

  /** Whether an element looks otherwise once what it is, an attribute or a class, is taken from it. */
  async function tells(found: Locator, what: string): Promise<boolean> {
    const element = await found.elementHandle();
    if (!element) throw new Error(`found nothing: ${found}`);
    const before = await element.screenshot();
    await element.evaluate((one, name) => {
      one.removeAttribute(name);
      one.classList.remove(name);
    }, what);
    return !before.equals(await element.screenshot());
  }

  /** Whether what stands in an element can be read: whether it looks otherwise backwards. */
  async function reads(found: Locator): Promise<boolean> {
    const element = await found.elementHandle();
    if (!element) throw new Error(`found nothing: ${found}`);
    const before = await element.screenshot();
    await element.evaluate((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        texts.currentNode.nodeValue = [...(texts.currentNode.nodeValue ?? '')].reverse().join('');
    });
    return !before.equals(await element.screenshot());
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${colorScheme}: what is current or led to can be read`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });

      await page.goto(`/en/${game}/rules/`);
      expect(await reads(page.locator('.game-nav [aria-current] span').last())).toBe(true);
      await page.locator('[popovertarget=languages]').tap();
      expect(await reads(page.locator('#languages [aria-current]'))).toBe(true);

      await page.goto(`/en/${game}/rules/#claim`);
      expect(await reads(page.locator('h2:target .number'))).toBe(true);
      await page.goto('about:blank');
      await page.goto(`/en/${game}/rules/#fight.tie`);
      await page.locator('.toc summary').click();
      expect(await reads(page.locator('.toc [aria-current]'))).toBe(true);

      await page.goto(`/en/${game}/side-by-side/rules/`);
      expect(await reads(page.locator('.parts [aria-current]'))).toBe(true);
    });

    test(`${colorScheme}: a drawing without a plate of its own has one`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
      const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.goto(`/en/${game}/cards/dagger/`);
      const paper = await ground(page.locator('body'));
      expect(await ground(page.locator('.frame'))).not.toBe(paper);
      await page.goto(`/en/${game}/check/`);
      expect(await ground(page.locator('.ck-door .ck-emblem').first())).not.toMatch(/, 0\)$/);
    });

    test(`${colorScheme}: what is current, chosen or led to can be told`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });

      // At its top, as bars go while one reads on.
      await page.goto(`/en/${game}/rules/`);
      expect(await tells(page.locator('.game-nav [aria-current]'), 'aria-current')).toBe(true);

      await page.goto(`/en/${game}/rules/#fight.tie`);
      await page.locator('.toc summary').click();
      expect(await tells(page.locator('.toc [aria-current]'), 'aria-current')).toBe(true);
      const noTarget = () => page.evaluate(() => location.replace('#'));
      const paragraph = page.locator('.rule:has([id="fight.tie"])');
      const edge = () => paragraph.evaluate((one) => getComputedStyle(one).borderInlineStartColor);
      const marked = await edge();
      await noTarget();
      expect(await edge()).not.toBe(marked);
      await page.locator('[popovertarget=languages]').tap();
      expect(await tells(page.locator('#languages [aria-current]'), 'aria-current')).toBe(true);

      await page.goto(`/en/${game}/cards/?kind=object`);
      expect(await tells(page.locator('select[name=kind]'), 'chosen')).toBe(true);

      await page.goto(`/en/${game}/side-by-side/rules/`);
      const part = page.locator('.parts [aria-current]');
      expect(await tells(part, 'aria-current')).toBe(true);

      await page.goto(`/en/${game}/terms/goblet/`);
      const mark = page.locator('mark').first();
      const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(mark)).not.toBe(await ground(page.locator('body')));

      // Drawings are made for their plates.
      await page.goto(`/en/${game}/cards/`);
      const plate = page.locator('.card-tile .emblem').first();
      expect(await ground(plate)).not.toBe(await ground(page.locator('body')));
    });
  }
});
