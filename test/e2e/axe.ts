import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The flaws that axe finds on a page, by day and by night, a line each.
 * @param part the part of it that is looked at, if not all
 */
export async function flaws(page: Page, part?: string): Promise<string[]> {
  // It runs in the page alone, and would see nothing of a frame.
  expect(page.frames()).toHaveLength(1);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What it has passed is told in full otherwise, which takes far longer than to find it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      // By night only the colours are others.
      ...(colorScheme === 'dark' && { runOnly: OF_COLOURS }),
    });
    const { violations } = await (part ? axe.include(part) : axe).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}
