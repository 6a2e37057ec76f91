/**
 * Has each page ask at once for all that its scripts import: without, a browser learns of a module only when the one that imports it has come, and of
 * what that imports when it has come in turn. Vite does so for pages of its own (`build.modulePreload`), not for Astro's.
 */
import type { AstroIntegration } from 'astro';
import { onceBuilt } from './built.ts';
import type { Chunk, Chunks } from './chunks.ts';
import type { PageChanges } from './pages.ts';

const SCRIPT = /<script type="module" src="([^"]+)">/g;

/**
 * A page with a link in its head for each module that its scripts import, directly or in turn. Both come after what the page is drawn with: its style
 * and its face.
 * @param base what every address of the site begins with
 */
export function withModulePreloads(
  html: string,
  chunks: ReadonlyMap<string, Pick<Chunk, 'imports'>>,
  base: string,
): string {
  const own = new Set([...html.matchAll(SCRIPT)].map(([, src = '']) => src.slice(base.length)));
  const all = new Set(own);
  // What is added on the way is gone through too.
  for (const file of all) for (const one of chunks.get(file)?.imports ?? []) all.add(one);
  const links = [...all.difference(own)].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`,
  );
  return html
    .replace(SCRIPT, '<script type="module" fetchpriority="low" src="$1">')
    .replace('</head>', (end) => links.join('') + end);
}

/** Does so for every page, once all of them stand in `dist`. @param chunks the scripts of the site, once they are written */
export const modulePreloads = (changes: PageChanges, chunks: Chunks): AstroIntegration =>
  onceBuilt('module-preloads', ({ base }) => {
    changes.push((html) => withModulePreloads(html, chunks, base));
  });
