import { existsSync } from 'node:fs';
import { onPath, provide } from './debian.mjs';

/** The dictionary of each language, as hunspell names it, and Debian's package of it. */
export const dictionaries = {
  en: { name: 'en_GB', package: 'hunspell-en-gb' },
  hu: { name: 'hu_HU', package: 'hunspell-hu' },
  it: { name: 'it_IT', package: 'hunspell-it' },
  pt: { name: 'pt_PT', package: 'hunspell-pt-pt' },
};

/** Whether hunspell and all its dictionaries are there. */
const hasSpelling = () =>
  onPath('hunspell') !== undefined &&
  Object.values(dictionaries).every(({ name }) => existsSync(`/usr/share/hunspell/${name}.aff`));

/**
 * The checkers of spelling and of XML, installed from Debian's packages where they are not found and this user may do so.
 * Rejects with one line that says what to install.
 */
export async function provideCheckers() {
  const packages = ['hunspell', ...Object.values(dictionaries).map((dictionary) => dictionary.package)];
  await provide(packages, () => hasSpelling() || undefined);
  await provide(['jing'], () => onPath('jing'));
}
