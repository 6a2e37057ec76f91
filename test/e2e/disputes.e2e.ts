/**
 * Disputes settled on a phone, from the first page on: how many taps each takes, and how far one scrolls. The figures before are those of the
 * checker that opened tables made up, with hands to be set card by card.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game } from './site.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const json = (...path: string[]) => JSON.parse(readFileSync(join(content, ...path), 'utf8'));

/** What is on the buttons in a language. */
const wordsIn = (locale: Locale) => ({
  board: json(game, 'text', locale, 'board.json'),
  said: json(game, 'text', locale, 'sentences.json'),
  ui: json('ui', locale, 'checker.json'),
});

/** What a player who is named to a claim can show. */
const shows = (page: Page, who: string, what: string) =>
  page.locator('.ck-showing', { hasText: who }).locator('.ck-chip', { hasText: what }).first();

/** A thumb on a phone: counts what it does. */
class Thumb {
  taps = 0;
  scrolled = 0;

  /** Scrolls something into sight, no further than needed, and taps it. */
  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await expect(target.page().locator('[inert], [aria-busy=true]')).toHaveCount(0);
    this.scrolled += await target.evaluate(async (element) => {
      // What came of the last tap is brought into sight by the page itself, after it is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
      const before = scrollY;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return Math.abs(scrollY - before);
    });
    await target.tap();
    this.taps++;
  }
}

/** What a dispute may take at most: ten taps, and a screen's scroll. */
const LIMIT = { taps: 10, scrolled: 740 };

/** Two taps at one place sooner than this, in milliseconds, are one double tap. */
const DOUBLE_TAP = 600;

const settled: string[] = [];

test.afterAll(() => {
  if (settled.length > 0) console.log(`\n${settled.join('\n')}\n`);
});

const answer = (page: Page) => page.locator('.ck-sticky .ck-answer-text');
const chip = (page: Page, row: string, text: string | RegExp) =>
  page.locator(`.ck-row-${row} .ck-chip`, { hasText: text }).first();
const asked = (page: Page, text: string | RegExp) =>
  page.locator('.ck-question').last().locator('.ck-chip', { hasText: text }).first();
const support = (page: Page, who: string, whom: string) =>
  page.locator('.ck-row-support', { hasText: who }).first().locator('.ck-chip', { hasText: whom }).first();

interface Dispute {
  readonly name: string;
  readonly locale: Locale;
  readonly door: 'fight' | 'trade' | 'claim';
  readonly before: string;
  settle(thumb: Thumb, page: Page): Promise<void>;
}

const disputes: readonly Dispute[] = [
  {
    name: 'a supported fight with Knives, Gloves, Bodyguard and Whip',
    locale: 'en',
    door: 'fight',
    before: '17 taps, 2,400 px',
    async settle(thumb, page) {
      await thumb.tap(support(page, 'Carla', 'Anna'));
      await thumb.tap(support(page, 'Dino', 'Bruno'));
      await thumb.tap(chip(page, 'cards', 'Casting Knives'));
      await thumb.tap(chip(page, 'cards', 'Gloves'));
      await thumb.tap(chip(page, 'cards', 'Whip'));
      await thumb.tap(chip(page, 'cards', 'Bodyguard'));
      await thumb.tap(asked(page, 'Dino'));
      await thumb.tap(chip(page, 'resolve', 'Count the points'));
      await expect(answer(page)).toHaveText('The defender wins, 5 to 3');
    },
  },
  {
    name: 'the Mirror offered, the Sextant given',
    locale: 'hu',
    door: 'trade',
    before: '15 taps, 4,900 px',
    async settle(thumb, page) {
      await thumb.tap(asked(page, 'Törött tükör'));
      await thumb.tap(asked(page, 'Bruno'));
      await thumb.tap(chip(page, 'answer', 'Szextáns'));
      await expect(answer(page)).toContainText('Szextáns');
    },
  },
  {
    name: 'two Keys and the Drink in a claim of five',
    locale: 'it',
    door: 'claim',
    before: '8 taps, 2,600 px, without an answer',
    async settle(thumb, page) {
      const { board } = wordsIn('it');
      await thumb.tap(page.getByRole('radio', { name: board.setup.number_other.replace('{{count}}', '5') }));
      await thumb.tap(page.locator('.ck-check', { hasText: 'Carla' }));
      await thumb.tap(shows(page, 'Anna', 'Ordine'));
      await thumb.tap(shows(page, 'Anna', 'Chiave'));
      await thumb.tap(shows(page, 'Carla', 'Ordine'));
      await thumb.tap(shows(page, 'Carla', 'Chiave'));
      await thumb.tap(page.locator('.ck-question .ck-primary'));
      await thumb.tap(page.locator('.ck-ask').getByRole('button', { name: 'Sì' }));
      await expect(answer(page)).toHaveText('Vincono Anna e Carla');
    },
  },
  {
    name: 'Hypnotist, the Poison Mixer hypnotised, the Doctor',
    locale: 'pt',
    door: 'fight',
    before: '25 taps, 3,600 px',
    async settle(thumb, page) {
      await thumb.tap(chip(page, 'cards', 'Hipnotizador'));
      await thumb.tap(asked(page, 'Carla'));
      await thumb.tap(chip(page, 'cards', 'Envenenador'));
      await thumb.tap(asked(page, 'Carla'));
      await thumb.tap(asked(page, 'Anna'));
      await thumb.tap(chip(page, 'resolve', /./));
      await thumb.tap(chip(page, 'cards', 'Doutor'));
      await thumb.tap(asked(page, 'Dino'));
      await expect(answer(page)).toHaveText(wordsIn('pt').said.answer.denied_attacker);
      // The reference rules otherwise, says so, and rules in one tap.
      await page
        .locator('.ck-bar')
        .getByRole('button', { name: /referência/ })
        .tap();
      await expect(answer(page)).not.toHaveText(wordsIn('pt').said.answer.denied_attacker);
      await expect(page.locator('.ck-dissents')).toContainText('português');
    },
  },
  {
    name: 'a tie, and the Doctor who cancels the draw',
    locale: 'pt',
    door: 'fight',
    before: 'refused flatly',
    async settle(thumb, page) {
      await thumb.tap(chip(page, 'resolve', /./));
      await thumb.tap(chip(page, 'cards', 'Doutor'));
      await thumb.tap(asked(page, 'Dino'));
      await expect(answer(page)).toContainText('Doutor');
    },
  },
  {
    name: 'a fight of which only one card is known',
    locale: 'en',
    door: 'fight',
    before: '11 taps, 1,400 px',
    async settle(thumb, page) {
      await thumb.tap(chip(page, 'cards', 'Dagger'));
      await thumb.tap(chip(page, 'resolve', /./));
      await expect(answer(page)).toHaveText('The attacker wins, 2 to 1');
    },
  },
  {
    name: 'a claim of four whose cards are unknown',
    locale: 'en',
    door: 'claim',
    before: '8 taps, 2,200 px, then lost',
    async settle(thumb, page) {
      await thumb.tap(page.locator('.ck-check', { hasText: 'Carla' }));
      await thumb.tap(shows(page, 'Anna', 'Order'));
      await thumb.tap(shows(page, 'Anna', 'Key'));
      await thumb.tap(shows(page, 'Anna', 'Key'));
      await thumb.tap(page.locator('.ck-question .ck-primary'));
      await expect(answer(page)).toHaveText('It depends on a hidden card');
      await thumb.tap(page.locator('.ck-ask').getByRole('button', { name: 'Yes' }));
      // The next question stands where this one stood: who reads it takes longer than for a double tap.
      await page.waitForTimeout(DOUBLE_TAP);
      await thumb.tap(page.locator('.ck-ask').getByRole('button', { name: 'Yes' }));
      await expect(answer(page)).toHaveText('Anna and Carla win');
    },
  },
];

for (const { name, locale, door, before, settle } of disputes) {
  test(`${locale}: ${name}`, async ({ page }) => {
    const thumb = new Thumb();
    // So that the page scrolls at once, and is where it is to be when the next tap comes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}/${game}/`);
    await thumb.tap(page.locator(`.doors a[href$="#${door}"]`));
    await page.locator('[data-open] .ck-rows').waitFor();
    await settle(thumb, page);
    settled.push(`${locale}  ${name}: ${before} → ${thumb.taps} taps, ${Math.round(thumb.scrolled)} px`);
    expect(thumb.taps).toBeLessThanOrEqual(LIMIT.taps);
    expect(thumb.scrolled).toBeLessThanOrEqual(LIMIT.scrolled);
  });
}

test('what is tapped before it is known what can be done next is done', async ({ page }) => {
  // A slow phone: what is to be worked out behind the page comes late.
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, delay = 1500, ...rest: unknown[]) => setTimeout(work, delay, ...rest),
    });
  });
  await page.goto(`/en/${game}/check/#claim`);
  await page.locator('[data-open] .ck-rows').waitFor();
  await shows(page, 'Anna', 'Order').tap();
  await expect(page.locator('.ck-next')).toHaveAttribute('aria-busy', 'true');
  await page.locator('.ck-question .ck-primary').tap();
  await expect(page.locator('.ck-live .ck-move')).toHaveCount(1);
});
