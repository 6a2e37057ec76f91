/** Asks Debian's hunspell about words of a language; `npm test` installs it, see `scripts/checkers.mjs`. */
import { spawnSync } from 'node:child_process';
import { dictionaries } from '../../scripts/checkers.mjs';

/** A language with a dictionary. */
export type Spelt = keyof typeof dictionaries;

function ask(locale: Spelt, words: readonly string[], ...args: string[]): string {
  const { name, package: source } = dictionaries[locale];
  const { status, stdout, stderr, error } = spawnSync('hunspell', ['-i', 'utf-8', '-d', name, ...args], {
    input: words.join('\n'),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`hunspell and ${source} are needed: ${error?.message ?? stderr}`);
  return stdout;
}

/** The words that a dictionary does not have. */
export const misspelt = (locale: Spelt, words: readonly string[]): string[] =>
  ask(locale, words, '-l').split('\n').filter(Boolean);

/** What a dictionary says of the form of each word, a line for each way to read it: `st:kulcs po:noun ts:NOM is:ACC`. */
export function analysed(locale: Spelt, words: readonly string[]): Map<string, string[]> {
  const readings = new Map<string, string[]>(words.map((word) => [word, []]));
  for (const line of ask(locale, words, '-m').split('\n')) {
    const [, word = '', reading = ''] = /^(\S+) {2}(.*)$/.exec(line) ?? [];
    readings.get(word)?.push(reading);
  }
  return readings;
}
