/** What is done to the site once it is built. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';

/** The site as it stands in `dist`. */
interface Built {
  /** Where that is. */
  readonly folder: string;
  /** What every address within the site begins with: `/`, or the folder it stands in with a slash on both sides. */
  readonly base: string;
  readonly logger: AstroIntegrationLogger;
}

/** Does something once all of the site stands in `dist`, after what was registered before it. A failure fails the build. */
export function onceBuilt(name: string, work: (built: Built) => void | Promise<void>): AstroIntegration {
  let base = '/';
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': ({ dir, logger }) => work({ folder: fileURLToPath(dir), base, logger }),
    },
  };
}

/** The files in a folder and below it, by their paths from there, with `/` in them on every system. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
