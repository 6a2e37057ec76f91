import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of a program on PATH. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, name)).find(executable);
}

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
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is no program`);
  const advice = `no browser found: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH`;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) throw new Error(advice);

  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // A page is laid out in nothing where no font is installed, and then nothing on it can be measured.
  const packages = ['chromium', 'fonts-liberation'];
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
  const now = findBrowser();
  if (!now) throw new Error(`${advice}; apt-get could not:\n${update.output}\n${install.output}`);
  return now;
}
