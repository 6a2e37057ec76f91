/**
 * What stands before every `import()` in the pages' scripts: it asks for all that a module needs at once, where each would otherwise be asked for only
 * when the one before has come. Vite's own is three times as long, for browsers and policies that this site does not meet, and every page has it.
 */
import type { Plugin } from 'vite';

/** By which Vite's plugins import it; of the script of every page, which has a copy. */
const HELPER = /^\0vite\/preload-helper\.js(\?page)?$/;

/** What the script of every page is made of. */
const OF_EVERY_PAGE = /\/src\/(scripts\/(page|previews|search-dialog|worker)|islands\/checker\/demand)\.ts$/;

/** What it has in common with what is loaded later, and keeps nothing that the two would have to share. */
const COMMON = /^\0vite\/preload-helper\.js$|\/loader\.ts$/;

/** The module's text: scripts are on their way, each asked for once. */
const textFor = (base: string) => `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }));
  }
  return load();
};
`;

/** What a module needs before it is asked for: scripts. Whoever is laid out by a style sheet sees to it that it is there. */
function scriptsOf(needed: readonly string[], hostId: string): string[] {
  const sheet = needed.find((file) => file.endsWith('.css'));
  if (sheet) throw new Error(`${hostId}: expected to load scripts, got ${sheet}`);
  return [...needed];
}

/** Puts it in the place of Vite's. */
export function preloading(): Plugin {
  let base = '/';
  return {
    name: 'preloading',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    // The script of every page names only what it asks for itself, not all that this needs in turn: its own copy of this has nothing to do.
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_file, needed, { hostId }) =>
                  /\bPage\./.test(hostId) ? [] : scriptsOf(needed, hostId),
              },
            },
          }
        : undefined,
    // It has copies of its own, so that it is one file: for the few bytes of another every page would have to wait on a connection more.
    resolveId: {
      filter: { id: COMMON },
      async handler(id, importer = '') {
        if (this.environment.name !== 'client' || !OF_EVERY_PAGE.test(importer)) return undefined;
        const module = HELPER.test(id) ? id : (await this.resolve(id, importer, { skipSelf: true }))?.id;
        return module && `${module}?page`;
      },
    },
    load: {
      filter: { id: HELPER },
      handler: (id) => (id.endsWith('?page') ? 'export const __vitePreload = (load) => load();' : textFor(base)),
    },
  };
}
