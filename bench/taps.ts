/** How soon pages answer a tap: from the tap until what it changes is drawn, as the Event Timing API tells of interactions (INP). */
import type { Locator, Page } from '@playwright/test';
import { gameIds } from '../src/games.ts';

/** How many times slower than here the processor is, as in Lighthouse. */
const SLOWER = 4;

/** Something to tap, on a page, or a key to press. */
export interface Tap {
  readonly name: string;
  readonly path: string;
  /** Makes the page ready for the tap. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly on: ((page: Page) => Locator) | string;
}

const chip = (page: Page) => page.locator('.ck-rows .ck-chip').first();

/** Opens the first of the tables that the checker begins with. */
async function door(page: Page): Promise<void> {
  await page.locator('.ck-door').first().tap();
  await chip(page).waitFor();
}

/** What readers do most. */
export const TAPS: readonly Tap[] = [
  { name: 'the search opened', path: '/en/', on: (page) => page.locator('[data-search-open]').first() },
  {
    name: 'a letter typed into the search',
    path: '/en/',
    before: async (page) => {
      await page.locator('[data-search-open]').first().tap();
      await page.waitForLoadState('networkidle');
    },
    on: 'd',
  },
  {
    name: 'a preview in the rules',
    path: '/en/teufelsburg/rules/',
    on: (page) => page.locator('.rule .text a.ref').first(),
  },
  ...gameIds.flatMap((game): Tap[] => {
    const path = `/en/${game}/check/`;
    return [
      { name: `a table opened, ${game}`, path, on: (page) => page.locator('.ck-door').first() },
      { name: `a move chosen, ${game}`, path, before: door, on: chip },
    ];
  }),
];

/** Makes a tap, or a key, ready: what looks for where to tap keeps the page busy itself, and has to be done with it before. */
async function ready(page: Page, on: Tap['on']): Promise<() => Promise<void>> {
  if (typeof on === 'string') return () => page.keyboard.press(on);
  await on(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on(page).boundingBox()) as NonNullable<
    Awaited<ReturnType<Locator['boundingBox']>>
  >;
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Taps where it is said, each on a page of its own. @returns the longest that each had to wait, in milliseconds, to the eighth that browsers tell */
export async function answered(
  taps: readonly Tap[],
  open: <Result>(look: (page: Page, site: string) => Promise<Result>) => Promise<Result>,
): Promise<{ name: string; ms: number }[]> {
  const results: { name: string; ms: number }[] = [];
  for (const { name, path, before, on } of taps)
    results.push({
      name,
      ms: await open(async (page, site) => {
        await page.goto(site + path, { waitUntil: 'networkidle' });
        await before?.(page);
        const tap = await ready(page, on);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await page.evaluate(() => {
          const told = globalThis as unknown as { waited: number };
          told.waited = 0;
          new PerformanceObserver((list) => {
            for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
              if (interactionId) told.waited = Math.max(told.waited, duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        });
        // Until it has drawn what all this has moved, a page keeps a tap waiting that no reader makes so soon.
        await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500)));
        await tap();
        await page.waitForLoadState('networkidle');
        // What took less than the shortest that browsers tell of stays zero.
        return page.evaluate(
          () =>
            new Promise<number>((resolve) =>
              requestAnimationFrame(() =>
                setTimeout(() => resolve((globalThis as unknown as { waited: number }).waited), 500),
              ),
            ),
        );
      }),
    });
  return results;
}
