import { resolve } from 'node:path';
import { executable, onPath, provide } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

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
 * The browser, installed from Debian's packages where none is found and this user may do so.
 * @returns {Promise<string>} rejects with one line that says what to install
 */
export async function provideBrowser() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !findBrowser()) throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program`);
  // A page is laid out in nothing where no font is installed, and then nothing on it can be measured.
  return provide(['chromium', 'fonts-liberation'], findBrowser, ', or set CHROMIUM_PATH to another one');
}
