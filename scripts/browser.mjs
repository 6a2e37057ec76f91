import { resolve } from 'node:path';
import { executable, onPath, provide } from './debian.mjs';

/** Chromium without windows, which takes less than half of the time for the same pages: what a test sees of it is the same. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser the tests drive: CHROMIUM_PATH where it is set, else the first Chromium or Chrome on PATH.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) return executable(chosen) ? resolve(chosen) : undefined;
  return NAMES.map(onPath).find((path) => path !== undefined);
}

/**
 * The browser, its fastest kind installed from Debian's packages where this user may do so.
 * @returns {Promise<string>} rejects with one line that says what to install, where there is none at all
 */
export async function provideBrowser() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !findBrowser()) throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program`);
  if (chosen) return resolve(chosen);
  // A page is laid out in nothing where no font is installed, and then nothing on it can be measured.
  const provided = provide([SHELL, 'fonts-liberation'], () => onPath(SHELL), ', or set CHROMIUM_PATH to another one');
  return provided.catch((error) => {
    const other = findBrowser();
    if (!other) throw error;
    return other;
  });
}
