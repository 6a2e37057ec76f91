/** What is done to the pages of a built site. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every address within the site begins with: `/`, or the folder it stands in with a slash on both sides. */
export const baseOf = ({ base }: { readonly base: string }): string => `${base}/`.replace(/\/+$/, '/');

/**
 * Changes every page in a folder, one after the other: for so many small files that takes less time than to wait for each.
 * @throws where a change fails, with the page
 */
export function changePages(folder: string, change: (html: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    const before = readFileSync(path, 'utf8');
    try {
      const after = change(before);
      if (after !== before) writeFileSync(path, after);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`);
    }
  }
}
