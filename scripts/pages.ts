/** What is done to the pages of a built site. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { filesIn, onceBuilt } from './built.ts';

/** Gives a page as it shall be; throws where it cannot. */
export type PageChange = (html: string) => string;

/** What is to be changed in every page of the site, in this order. */
export type PageChanges = PageChange[];

/**
 * Makes the changes that the integrations before it have asked for, to one page after the other: to read and to write so many small files takes long, and
 * to wait for each of them longer still.
 * @throws where a change fails, with the page
 */
export const changedPages = (changes: PageChanges): AstroIntegration =>
  onceBuilt('changed-pages', ({ folder }) => {
    for (const name of filesIn(folder)) {
      if (!name.endsWith('.html')) continue;
      const path = join(folder, name);
      try {
        writeFileSync(
          path,
          changes.reduce((html, change) => change(html), readFileSync(path, 'utf8')),
        );
      } catch (error) {
        throw new Error(`${name}: ${(error as Error).message}`);
      }
    }
  });
