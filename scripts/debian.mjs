/**
 * Programs that the tests use and no package of npm brings: those of Debian.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { run } from './run.mjs';

/** Whether a path is a program. @param {string} path */
export function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of a program on PATH. @param {string} name @returns {string | undefined} */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, name)).find(executable);
}

/**
 * Something from Debian's packages, installed where it is not found and this user may do so.
 * @template Found
 * @param {readonly string[]} packages
 * @param {() => Found | undefined} find what the caller needs of them
 * @param {string} [alternative] what else would do
 * @returns {Promise<Found>} rejects with one line that says what to install
 */
export async function provide(packages, find, alternative = '') {
  const found = find();
  if (found !== undefined) return found;
  const advice = `not found: ${packages[0]} (Debian: apt-get install ${packages.join(' ')})${alternative}`;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) throw new Error(advice);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  const install = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
  const now = find();
  if (now === undefined) throw new Error(`${advice}; apt-get could not:\n${update.output}\n${install.output}`);
  return now;
}
