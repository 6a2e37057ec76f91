import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { type Locale, locales } from '../src/locales.ts';
import { onceBuilt } from './built.ts';
import type { PageChanges } from './pages.ts';

/** The folder of a language's index, under the site's own. */
export const indexFolder = (locale: Locale): string => `pagefind/${locale}/`;

/** What tells the index what it shall find in a page. */
const FOR_INDEX = / data-pagefind-[a-z]+(?:="[^"]*")?/g;

/** Where one element ends and the next begins, as cells do: what keeps their words apart on a page is only how it is laid out. */
const BETWEEN = /(<\/[a-z][a-z0-9]*>)(?=<[a-z])/g;

/** Indexes the pages of a language. @returns how many there are. @throws where it cannot */
async function indexLanguage(locale: Locale, folder: string): Promise<number> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`no search index: ${errors.join('; ')}`);
  const pages = readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(locale, name))
    .sort();
  const added = await Promise.all(
    pages.map((sourcePath) => {
      const content = readFileSync(join(folder, sourcePath), 'utf8').replace(BETWEEN, '$1 ');
      return index.addHTMLFile({ sourcePath, content });
    }),
  );
  const written = await index.writeFiles({ outputPath: join(folder, indexFolder(locale)) });
  const failures = [...added, written].flatMap(({ errors }) => errors);
  if (failures.length > 0) throw new Error(`no search index: ${failures.join('; ')}`);
  return pages.length;
}

/**
 * Indexes the built pages for full-text search, once every page stands in `dist`: each language by itself, so that its index changes with its own
 * texts alone.
 */
export const searchIndex = (changes: PageChanges): AstroIntegration =>
  onceBuilt('search-index', async ({ folder, logger }) => {
    try {
      let pages = 0;
      for (const locale of locales) pages += await indexLanguage(locale, folder);
      // Of no use to who reads them.
      changes.push((html) => html.replace(FOR_INDEX, ''));
      logger.info(`${pages} pages indexed`);
    } finally {
      await close();
    }
  });
