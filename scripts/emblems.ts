/**
 * Puts the emblems that a page draws into the page, where they are few: the sheet with all emblems of the game then comes only when something asks for
 * more of them, the checker or a preview. Both have no finer drawings than can be seen.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { optimize } from 'svgo';
import { onceBuilt } from './built.ts';
import type { PageChanges } from './pages.ts';

/** So much of a sheet a page has at most in it; what draws more than that loads the sheet, and the next page has it already. */
const SHARE = 0.95;

/** What a page has that opens the checker: that loads the sheet in any case, and what is drawn before it need not come twice. */
const CHECKER = '<div data-check ';

/** So many steps of their grid the drawings in a page are wide: none is drawn over more than as many dots of a screen, three to a pixel. */
const PAGE_GRID = 160;
/** Those of a sheet: in a picture that is sent on they are drawn larger, and are out by half a dot at most. */
const SHEET_GRID = 200;

const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;

/** A sheet whose drawings have their points on a coarser grid, so many steps wide: that takes a seventh less and is not seen where they are small. */
export function coarse(sheet: string, grid: number): string {
  const scaled = sheet.replace(SYMBOL, (symbol) => {
    const [box = '', width] = /viewBox="0 0 (\d+) \1"/.exec(symbol) ?? [];
    const scale = grid / Number(width);
    if (!(scale < 1)) return symbol;
    return symbol
      .replace(box, `viewBox="0 0 ${grid} ${grid}"`)
      .replaceAll('<path ', `<path transform="scale(${scale})" `);
  });
  return optimize(scaled, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }).data;
}

/**
 * A page with the emblems in it that it draws.
 * @param sheets the sheets by their addresses
 */
export function withEmblems(html: string, sheets: ReadonlyMap<string, string>): string {
  if (html.includes(CHECKER)) return html;
  let page = html;
  for (const [address, sheet] of sheets) {
    const parts = page.split(`<use href="${address}#`);
    const drawn = new Set(parts.slice(1).map((part) => part.slice(0, part.indexOf('"'))));
    if (drawn.size === 0) continue;
    const symbols = [...sheet.matchAll(SYMBOL)].flatMap(([symbol, id = '']) => (drawn.has(id) ? [symbol] : []));
    const own = symbols.join('').replaceAll('<symbol id="', '<symbol id="emblem-');
    if (own.length > sheet.length * SHARE) continue;
    // Not hidden: what is not laid out cannot be drawn elsewhere either.
    const svg = `<svg class="visually-hidden" aria-hidden="true">${own}</svg>`;
    page = parts.join('<use href="#emblem-').replace('</main>', () => `${svg}</main>`);
  }
  return page;
}

/** Does so for every page, once all of them stand in `dist`. */
export const emblems = (changes: PageChanges): AstroIntegration =>
  onceBuilt('emblems', async ({ folder, base }) => {
    const sheets = new Map<string, string>();
    for (const name of await readdir(join(folder, 'emblems'))) {
      const file = join(folder, 'emblems', name);
      const sheet = await readFile(file, 'utf8');
      sheets.set(`${base}emblems/${name}`, coarse(sheet, PAGE_GRID));
      await writeFile(file, coarse(sheet, SHEET_GRID));
    }
    changes.push((html) => withEmblems(html, sheets));
  });
