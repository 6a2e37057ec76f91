/** How soon pages answer a tap: from the tap until what it changes is drawn, as the Event Timing API tells. */
import type { Page } from '@playwright/test';
import { gameIds } from '../src/games.ts';

/** How many times slower than here the processor is, as in Lighthouse. */
const SLOWER = 4;

/** Something to tap, on a page. */
export interface Tap {
  readonly name: string;
  readonly path: string;
  /** Makes the page ready for the tap. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly tap: (page: Page) => Promise<unknown>;
}

const chip = (page: Page) => page.locator('.ck-rows .ck-chip').first();

/** Opens the first of the tables that the checker begins with. */
async function door(page: Page): Promise<void> {
  await page.locator('.ck-door').first().tap();
  await chip(page).waitFor();
}

/** What readers do most. */
export const TAPS: readonly Tap[] = [
  { name: 'the search opened', path: '/en/', tap: (page) => page.locator('[data-search-open]').first().tap() },
  {
    name: 'a letter typed into the search',
    path: '/en/',
    before: async (page) => {
      await page.locator('[data-search-open]').first().tap();
      await page.waitForLoadState('networkidle');
    },
    tap: (page) => page.keyboard.press('d'),
  },
  {
    name: 'a preview in the rules',
    path: '/en/teufelsburg/rules/',
    tap: (page) => page.locator('.rule .text a[data-ref]').first().tap(),
  },
  ...gameIds.flatMap((game): Tap[] => {
    const path = `/en/${game}/check/`;
    return [
      { name: `a table opened, ${game}`, path, tap: (page) => page.locator('.ck-door').first().tap() },
      { name: `a move chosen, ${game}`, path, before: door, tap: (page) => chip(page).tap() },
    ];
  }),
];

/** Taps where it is said, each on a page of its own. @returns the longest that each had to wait, in milliseconds, to the eighth that browsers tell */
export async function answered(
  taps: readonly Tap[],
  open: <Result>(look: (page: Page, site: string) => Promise<Result>) => Promise<Result>,
): Promise<{ name: string; ms: number }[]> {
  const results: { name: string; ms: number }[] = [];
  for (const { name, path, before, tap } of taps)
    results.push({
      name,
      ms: await open(async (page, site) => {
        await page.goto(site + path, { waitUntil: 'networkidle' });
        await before?.(page);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await page.evaluate(() => {
          const told = globalThis as unknown as { waited: number };
          told.waited = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) told.waited = Math.max(told.waited, duration);
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        });
        await tap(page);
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
