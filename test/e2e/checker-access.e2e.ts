/** The checker for those who read it large, narrow, in colours of their own, on paper, by keyboard or by ear. */
import { expect, type Page } from '@playwright/test';
import { gameIds } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { flaws } from './axe.ts';
import { test } from './shared.ts';
import { game } from './site.ts';
import { HIDDEN, IMPOSSIBLE, WON } from './tables.ts';
import { tornWords } from './torn.ts';

/** Tables at which the whole can be set. */
const SET = { fight: '#fight', trade: '#trade', claim: '#claim', won: WON };
/** What else the checker shows. */
const OTHERS = { doors: '', hidden: HIDDEN, impossible: IMPOSSIBLE };

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('[data-open]').waitFor();
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the way past the header leaves the table in the address', async ({ page }) => {
  await open(page, `/en/${game}/check/${WON}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('.ck-answer-text').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe(WON);
});

test('a form that has opened is left by Escape, and the focus goes back to the table', async ({ page }) => {
  await open(page, `/en/${game}/check/${WON}`);
  await page.locator('.pic-seat').first().press('Enter');
  await expect(page.locator('.ck-editor :focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ck-editor')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('.ck-part') !== null)).toBe(true);
});

test('what stands in the empty line can be read, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, `/en/${game}/check/${WON}`);
    const ratio = await page.locator('.ck-line input').evaluate((line) => {
      // Relative luminance and contrast (WCAG 2.2, 1.4.3).
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const all = [getComputedStyle(line, '::placeholder').color, getComputedStyle(line).backgroundColor];
      const [dark = 0, light = 0] = all.map(luminance).sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    });
    expect(ratio, colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('nothing is wider than a very narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const locale of locales) {
    for (const [table, hash] of Object.entries(OTHERS)) {
      await open(page, `/${locale}/${game}/check/${hash}`);
      expect(await widthOf(page), `${locale} ${table}`).toBeLessThanOrEqual(320);
    }
    await page.locator('.ck-live .ck-link').first().tap();
    await page.locator('.ck-edit').waitFor();
    expect(await widthOf(page), `${locale}, a seat being set`).toBeLessThanOrEqual(320);
  }
});

test('no word is torn, on any screen, and nothing is wider than it', async ({ page }) => {
  for (const locale of locales)
    for (const [table, hash] of Object.entries(SET)) {
      await open(page, `/${locale}/${game}/check/${hash}`);
      await page.locator('.ck-rows').waitFor();
      await page.locator('.ck-whole > summary').tap();
      await page.locator('.ck-whole .ck-close').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        // Pictures of a table cut a long name off.
        const torn = await tornWords(page, '.ck-live', '.pic, .ck-hidden');
        expect.soft(torn, `${locale} ${table}, ${width} pixels wide`).toEqual([]);
        expect.soft(await widthOf(page), `${locale} ${table}`).toBeLessThanOrEqual(width);
      }
    }
});

test('what is written on a door does not lie over its drawing', async ({ page }) => {
  for (const path of locales.flatMap((locale) => gameIds.map((of) => `/${locale}/${of}/check/`)))
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      const covered = await page.locator('.ck-door').evaluateAll(
        (doors) =>
          doors.filter((door) => {
            const drawing = door.querySelector('.ck-emblem')?.getBoundingClientRect() ?? new DOMRect();
            return [...door.querySelectorAll(':scope > span')].some((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return [...range.getClientRects()].some(
                ({ left, right, top, bottom }) =>
                  left < drawing.right && right > drawing.left && top < drawing.bottom && bottom > drawing.top,
              );
            });
          }).length,
      );
      expect.soft(covered, `${path}, ${width} pixels wide`).toBe(0);
      const heights = await page.locator('.ck-door').evaluateAll((all) => all.map((one) => one.clientHeight));
      if (width > 360) expect.soft(new Set(heights).size, `${path}, ${width} pixels wide: heights`).toBe(1);
    }
});

test('in forced colours the choice of a leaflet has an edge, as the buttons beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/en/${game}/check/${WON}`);
  const edge = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return [borderTopStyle, borderTopWidth, borderTopColor].join();
    });
  expect(await edge('.ck-edition')).toBe(await edge('.ck-bar-row > .ck-button'));
});

test('in forced colours what is pressed differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/en/${game}/check/#claim`);
  const chip = page.locator('.ck-showing .ck-chip', { hasText: 'Order' }).first();
  const look = () =>
    chip.evaluate((element) => {
      const { backgroundColor, color, borderTopColor, borderTopWidth } = getComputedStyle(element);
      return [backgroundColor, color, borderTopColor, borderTopWidth].join();
    });
  const before = await look();
  await chip.tap();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(await look()).not.toBe(before);
});

test('in forced colours the leaflet that rules differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/it/${game}/check/#fight`);
  const looks = await page.locator('.ck-edition-one > span:first-of-type').evaluateAll((all) =>
    all.map((one) => {
      const { backgroundColor, color } = getComputedStyle(one);
      return [one.textContent, backgroundColor, color, one.parentElement?.dataset.rules] as const;
    }),
  );
  const [ruling = [], ...others] = looks.toSorted(([, , , one], [, , , other]) => Number(!one) - Number(!other));
  expect(ruling[0]).toBe('IT');
  expect(new Set(others.map(([, ground]) => ground))).not.toContain(ruling[1]);
  expect(new Set(others.map(([, , ink]) => ink))).not.toContain(ruling[2]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`what is chosen is filled, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `/en/${game}/check/#claim`);
    const lightness = (chosen: string) =>
      page
        .locator(chosen)
        .first()
        .evaluate((one) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(
            Number,
          );
          return (red + green + blue) / 3;
        });
    const differs = async (chosen: string, other: string) =>
      expect(Math.abs((await lightness(chosen)) - (await lightness(other))), chosen).toBeGreaterThan(100);
    await differs('.ck-players .ck-segment:has(:checked)', '.ck-players .ck-segment:not(:has(:checked))');
    await page.locator('.ck-showing .ck-chip', { hasText: 'Order' }).first().tap();
    await differs('.ck-chip[aria-pressed=true]', '.ck-chip[aria-pressed=false]');
    expect(await flaws(page)).toEqual([]);
  });

test('on paper the leaflet is a line of its own, and what others rule stands where it is told', async ({ page }) => {
  await open(page, `/pt/${game}/check/#3p4.Kkk6qqKkb6qq.qqqqqq..L0a2.rf3`);
  await expect(page.locator('.ck-otherwise-hint')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ck-otherwise-hint')).toBeHidden();
  await expect(page.locator('.ck-dissents')).toBeVisible();
  const leaflet = page.locator('.ck-edition');
  await expect(leaflet).toContainText('Folheto português');
  expect((await leaflet.boundingBox())?.height).toBeLessThan(25);
  const { boxShadow, color } = await page.locator('.ck-edition-name').evaluate((one) => ({
    boxShadow: getComputedStyle(one.parentElement as Element).boxShadow,
    color: getComputedStyle(one).color,
  }));
  expect([boxShadow, color]).toEqual(['none', 'rgb(0, 0, 0)']);
});

test('on paper stands the ruling with its reasons, and nothing to press', async ({ page }) => {
  await open(page, `/en/${game}/check/${WON}`);
  await page.locator('.ck-rows').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ck-answer-text').first()).toBeVisible();
  await expect(page.locator('.ck-moves .ck-step-text').first()).toBeVisible();
  const pressed = page.locator('.ck-live :is(button, select, input)');
  for (const one of await pressed.all()) await expect(one).toBeHidden();
  await expect(page.locator('.ck-rows')).toBeHidden();
  await expect(page.getByText('4 players')).toBeHidden();
  // Whoever has the paper finds the table again; the page's own address would lead to none.
  await expect(page.getByText(`/en/${game}/check/`).filter({ visible: true })).toHaveText([/check\/#3r4\.\S+$/]);
  const ink = await page
    .locator('.ck-answer-text')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(
    ink
      .match(/\d+/g)
      ?.slice(0, 3)
      .map(Number)
      .every((part) => part < 90),
    ink,
  ).toBe(true);
});

test('on paper stands what a ruling depends on, without what is to be tapped', async ({ page }) => {
  await open(page, `/en/${game}/check/${HIDDEN}`);
  const why = page.locator('.ck-case summary');
  await expect(why).toHaveCount(3);
  await why.last().tap();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.ck-case-answer')).toHaveCount(3);
  for (const answer of await page.locator('.ck-case-answer').all()) await expect(answer).toBeVisible();
  await expect(page.getByText('What happens next?')).toBeHidden();
  await expect(page.getByText('Answer the question above')).toBeHidden();
  // Reasons are printed that somebody has opened, and no others.
  await expect(why.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('.ck-case .ck-step-text').last()).toBeVisible();
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  /** Goes on by Tab until something of that name has the focus, if it has not; nothing that has it hides under the bar. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let tabs = 0; tabs < 120; tabs++) {
      if (tabs > 0) await page.keyboard.press('Tab');
      const { text, hidden } = await page.evaluate(() => {
        const active = document.activeElement as HTMLElement;
        const box = active.getBoundingClientRect();
        const bar = document.querySelector('.ck-bar');
        const under = bar && !bar.contains(active) ? bar.getBoundingClientRect().bottom : 0;
        const inside = active.closest('.ck-grid') !== null;
        return {
          text: active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '',
          hidden: inside && (box.top < under - 1 || box.bottom > innerHeight + 1) && box.height < innerHeight / 2,
        };
      });
      expect(hidden, `${text} hides`).toBe(false);
      if (name.test(text)) return;
    }
    throw new Error(`nothing of the name ${name} has had the focus`);
  }

  test('a whole dispute, and what is read out of it', async ({ page }) => {
    await open(page, `/en/${game}/check/`);
    await tabTo(page, /^A fight/);
    await page.keyboard.press('Enter');
    const answer = page.locator('.ck-bar [role=status]');
    await expect(answer).toContainText('The fight stands at 1 to 1');
    // A door leads to its first question, once that is there.
    await page.locator('.ck-rows :focus').waitFor();
    for (const [what, said] of [
      [/^Anna The attacker/, '2 to 1'],
      [/^Casting Knives/, '3 to 1'],
      [/^Gloves/, '3 to 2'],
      [/^Count the points/, 'The attacker wins, 3 to 2'],
    ] as const) {
      await tabTo(page, what);
      await page.keyboard.press('Enter');
      await expect(answer).toContainText(said);
    }
    await expect(page.locator('.ck-bar')).toMatchAriaSnapshot(`
      - status:
        - paragraph: The attacker wins, 3 to 2
        - paragraph: Anna may look at the loser’s association and occupation, or take an object.
      - link "Why?"
      - button "Undo"
      - navigation "Step through the moves":
        - button "Previous"
        - text: Move 5 of 5
        - button "Next"
      - radiogroup "Edition":
        - radio "Reference reading"
        - radio "HU Hungarian leaflet"
        - radio "IT Italian leaflet"
        - radio "PT Portuguese leaflet"
    `);
    await expect(page.locator('.ck-row-inspect')).toMatchAriaSnapshot(`
      - group "Anna looks at":
        - list:
          - listitem:
            - button "Association and occupation"
          - listitem:
            - button "The objects"
    `);
    await expect(page.locator('.ck-moves > li').nth(1)).toMatchAriaSnapshot(`
      - listitem:
        - group: Carla supports the attacker.
        - paragraph: "Carla supports the attacker: one point for that side."
        - list "Rests on":
          - listitem: text
          - listitem:
            - link /8\\.\\d+ Fighting/
    `);
  });

  test('an answer leads on to the next question, or to what can be done', async ({ page }) => {
    const question = page.locator('.ck-ask');
    await open(page, `/en/${game}/check/#3r4.AdkTqqqBwUl.tc..U0d1zd.eln`);
    for (const answer of ['Yes', 'No']) {
      const asked = await question.locator('p').first().textContent();
      await tabTo(page, new RegExp(`^${answer}$`));
      await page.keyboard.press('Enter');
      await expect(question.getByText(asked ?? '', { exact: true })).toHaveCount(0);
      await expect(page.locator(':is(.ck-ask, .ck-heading):focus')).toBeInViewport();
    }
  });

  test('an answer that settles the ruling leaves the focus in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, `/en/${game}/check/${HIDDEN}`);
    await tabTo(page, /^No$/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ck-hangs')).toHaveCount(0);
    await expect(page.locator('.ck-heading:focus')).toBeInViewport();
  });

  test('whoever changes the moves keeps the focus', async ({ page }) => {
    const move = page.locator('.ck-moves > li').nth(3);
    for (const what of ['Show the table after it', 'Move it up', 'Take it out']) {
      await open(page, `/en/${game}/check/${WON}`);
      await page.locator('.ck-rows').waitFor();
      await move.locator('summary').press('Enter');
      await move.getByRole('button', { name: what }).press('Enter');
      await expect(page.locator(':is(.ck-ask, .ck-heading):focus'), what).toBeInViewport();
    }
  });

  test('whoever claims goes on at what that depends on, not below it', async ({ page }) => {
    await open(page, `/en/${game}/check/#claim`);
    await tabTo(page, /^Anna claims victory and names nobody/);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ck-hangs:focus')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused();
  });
});
