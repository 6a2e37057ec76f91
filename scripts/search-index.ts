import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** Indexes the built pages for full-text search, once every page stands in `dist`. A failure fails the build. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        try {
          const { index, errors } = await createIndex();
          if (!index) throw new Error(`no search index: ${errors.join('; ')}`);
          const added = await index.addDirectory({ path: fileURLToPath(dir) });
          const written = await index.writeFiles({ outputPath: fileURLToPath(new URL('pagefind/', dir)) });
          const failures = [...added.errors, ...written.errors];
          if (failures.length > 0) throw new Error(`no search index: ${failures.join('; ')}`);
          logger.info(`${added.page_count} pages indexed`);
        } finally {
          await close();
        }
      },
    },
  };
}
