import { expect, type Locator, type Page } from '@playwright/test';
import { facts, type GameRecord, type ObjectId, objects, toLink } from '../../engine/teufelsburg/index.ts';
import { locales } from '../../src/locales.ts';
import { idsIn, read } from '../content/content.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

/** Everything that is wrong with how each of some pictures lies on the screen. */
const flawsOf = (pictures: Locator): Promise<string[][]> =>
  pictures.evaluateAll((all) =>
    all.map((svg) => {
      const boxes = (selector: string) =>
        [...svg.querySelectorAll(selector)].map((element) => ({
          name: element.textContent?.slice(0, 20) ?? '',
          box: element.getBoundingClientRect(),
        }));
      const names = boxes('.pic-name text');
      const cards = boxes('.pic-hands .pic-card > rect');
      const signs = boxes('.pic-sign');
      const whole = svg.getBoundingClientRect();
      const flaws: string[] = [];
      // The box of a text reaches over its letters.
      const ABOVE = 3;
      const within = ({ left, right, top, bottom }: DOMRect) =>
        left >= whole.left - 1 &&
        right <= whole.right + 1 &&
        top >= whole.top - ABOVE &&
        bottom <= whole.bottom + ABOVE;
      const meet = (one: DOMRect, other: DOMRect, by: number) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
      for (const { name, box } of [...names, ...cards, ...signs])
        if (!within(box)) flaws.push(`${name} leaves the picture`);
      for (const [index, one] of names.entries()) {
        for (const other of names.slice(index + 1))
          if (meet(one.box, other.box, 0.5)) flaws.push(`${one.name} on ${other.name}`);
        for (const card of cards) if (meet(one.box, card.box, ABOVE)) flaws.push(`${one.name} on a card`);
      }
      for (const sign of signs)
        for (const card of cards) if (meet(sign.box, card.box, 1)) flaws.push('a sign on a card');
      const scale = whole.width / (svg as SVGSVGElement).viewBox.baseVal.width;
      for (const text of svg.querySelectorAll('.pic-name text'))
        if (Number.parseFloat(getComputedStyle(text).fontSize) * scale < 12) flaws.push('a name too small to be read');
      const most = names.length <= 4 ? 300 : 420;
      if (whole.height > most) flaws.push(`${Math.round(whole.height)} px high`);
      if (names.length < 3 || cards.length < names.length * 2) flaws.push('something is missing');
      return flaws;
    }),
  );

/** Looks at every picture of a page, those that are folded away too. */
async function lookAtAll(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.locator('details:has(.pic)').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const flaws = await flawsOf(page.locator('.pic'));
  expect(
    flaws.flatMap((one, index) => one.map((flaw) => `${index}: ${flaw}`)),
    path,
  ).toEqual([]);
  return flaws.length;
}

test('nothing covers anything or is cut off in any picture of the site', async ({ shared: page }) => {
  for (const locale of locales) expect(await lookAtAll(page, `/${locale}/${game}/rules/`)).toBeGreaterThan(10);
  // A table has the same names and cards in every language: each language with its share of them.
  const asked = idsIn('faq').filter((one) => read('faq', `${one}.yaml`).record);
  const made = idsIn('positions').filter((one) => !read('positions', `${one}.yaml`).door);
  for (const [index, path] of [...asked.map((id) => `faq/${id}/`), ...made.map((id) => `check/${id}/`)].entries())
    expect(await lookAtAll(page, `/${locales[index % locales.length]}/${game}/${path}`)).toBe(1);
});

const NAMES = [
  'Maximiliane Wilhelmine von Hohenzollern W',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'محمد بن عبد الله بن عبد المطلب بن هاشم',
  '王小明王小明王小明王小明王小明王小明王小明王小明王小明王小明',
  '👩‍👩‍👧‍👦👨‍🚀🧙‍♀️🧛🏽‍♂️🧟‍♂️',
  'iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii',
  'Ődön Árvíztűrő Tükörfúrógép',
  'สมชาย ใจดี สมชาย ใจดี สมชาย',
  'Ж',
  'mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
].map((name) => [...name].slice(0, 40).join(''));

/** A table with as many players, whose hands are as full as they may be while there are objects. */
function fullTable(players: number): GameRecord {
  const all = Object.entries(objects).flatMap(
    ([
      id,
      {
        count,
        players: [least, most],
      },
    ]) => (least <= players && players <= most ? Array<ObjectId>(count).fill(id as ObjectId) : []),
  );
  const limit = facts.handLimit[players - 3] as number;
  const first = all.splice(0, limit);
  return {
    game: 'teufelsburg',
    position: {
      players: NAMES.slice(0, players).map((id, seat) => ({
        id,
        association: seat % 2 ? 'brotherhood' : '?',
        objects: seat === 0 ? first : [all.shift() ?? '?', ...(seat === 1 ? (['?', '?'] as const) : [])],
      })),
    },
    moves: [
      { move: 'attack', by: NAMES[0] as string, target: NAMES[1] as string },
      ...NAMES.slice(2, players).map(
        (by, index) => ({ move: 'support', by, side: index % 2 ? 'attacker' : 'defender' }) as const,
      ),
    ],
  };
}

test('full hands and names of forty letters in any script find room, with any number of players', async ({
  shared: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const players of [3, 4, 5, 6, 7, 8, 9, 10]) {
    // The page stays: it goes to the table that its address names.
    await page.goto(`/en/${game}/check/#${toLink(fullTable(players))}`);
    const picture = page.locator('.ck-live .pic');
    await expect(picture.locator('.pic-name')).toHaveCount(players);
    const flaws = (await flawsOf(picture)).flat();
    // Four who hold more than anybody does in a dispute may take more room.
    expect(
      flaws.filter((flaw) => !flaw.endsWith('px high')),
      `${players} players`,
    ).toEqual([]);
    const frame = page.locator('.ck-live .pic-frame');
    await frame.locator('details').evaluate((details) => {
      (details as HTMLDetailsElement).open = true;
    });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('the picture is named by what goes on, and told in words to whoever unfolds them', async ({ shared: page }) => {
  await page.goto(`/en/${game}/rules/#fight.points`);
  const example = page.locator('#example-supported-fight');
  await expect(example.getByRole('img', { name: 'The table: Ada attacks Ben.' })).toBeVisible();
  const line = example.getByRole('listitem').filter({ hasText: 'Clara' });
  await expect(line).toBeHidden();
  await example.getByText('As text').tap();
  await expect(line).toHaveText(
    'Clara: supports the attacker; Unknown association; Unknown occupation; objects: Casting Knives (in use)',
  );
});

test('cards slide to whoever gets them, unless motion is unwanted', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('about:blank');
    await page.goto(`/en/${game}/check/#1~r~~otkd.bggl.obw.bpn~mt~oudchm~0~O01k.A1g`);
    await page.locator('.ck-live .pic-passage').first().waitFor();
    const sliding = await page.evaluate(async () => {
      const goblet = document.querySelector('.ck-live .pic-hands .pic-goblet');
      document.querySelector<HTMLElement>('.ck-live .ck-steps button')?.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve, 20));
      return document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target === goblet);
    });
    expect(sliding, reducedMotion).toBe(reducedMotion === 'no-preference');
  }
});

test('whose turn it is stands out where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/en/${game}/rules/`);
  const fills = await page
    .locator('#example-supported-fight .pic-name text')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
  expect(new Set(fills.slice(1)).size).toBe(1);
  expect(fills[0]).not.toBe(fills[1]);
});
