/** Every word that readers read is in Debian's dictionary of its language, if there is one, or on a short list with a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dictionaries } from '../../scripts/checkers.mjs';
import { UNSPACED } from '../../src/lib/unspaced.ts';
import { type Locale, languages, locales } from '../../src/locales.ts';
import { grammarOf } from '../../src/sentences/grammar.ts';
import { misspelt, type Spelt } from './hunspell.ts';
import { textsOf } from './texts.ts';

const folder = join(import.meta.dirname, 'spelling');
const listed = (name: string): string[] => Object.keys(parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')));

/** Of every language: those of `names.yaml`, and of a game that has a file of its own. */
const names = readdirSync(folder)
  .map((file) => file.replace('.yaml', ''))
  .filter((name) => !Object.hasOwn(languages, name))
  .flatMap(listed);

/** Hunspell has no dictionary of a language that sets no blanks between words. */
const spelt = Object.keys(dictionaries) as Spelt[];

/** The elided words of Italian, which hunspell does not take apart, and the genitive of English. */
const AFFIXES: Readonly<Record<string, RegExp>> = {
  it: /^(?:[cdlmnstv]|(?:d|n|qu)?ell|all|dall|sull|un|quest|com|cos)'(?=\p{L})/iu,
  en: /'s$/,
};

/** The words of a text, each once, with where it stands first. */
function wordsOf(locale: Locale): Map<string, string> {
  const words = new Map<string, string>();
  // What begins with a hyphen is the ending of a word.
  for (const [where, text] of textsOf(locale))
    for (const [found] of text
      .replaceAll(/(?<=\s)-\p{L}+/gu, '')
      .replaceAll('’', "'")
      .matchAll(/\p{L}[\p{L}\p{M}'-]*/gu)) {
      const word = found.replace(AFFIXES[locale] ?? /$^/, '').replace(/['-]+$/, '');
      if (!words.has(word)) words.set(word, where);
    }
  return words;
}

const wrong = new Map(
  spelt.map((locale) => {
    const words = wordsOf(locale);
    return [locale, new Map(misspelt(locale, [...words.keys()]).map((word) => [word, words.get(word)]))];
  }),
);

describe.each(spelt)('%s', (locale) => {
  const found = wrong.get(locale) as Map<string, string | undefined>;
  const own = listed(locale);

  it('is spelt as its dictionary has it', () => {
    // A name in a case of the language is no other word.
    const cases = Object.values(grammarOf(locale).cases ?? {}).flatMap((inflected) => names.map(inflected));
    const known = new Set([...names, ...cases, ...own]);
    expect([...found].filter(([word]) => !known.has(word))).toEqual([]);
  });

  it('excepts no word that needs no exception', () => {
    expect(own.filter((word) => !found.has(word))).toEqual([]);
  });
});

it('leaves out no language that sets blanks between words', () => {
  const isUnspaced = (locale: Locale) => new RegExp(UNSPACED, 'u').test(languages[locale].name);
  expect(locales.filter((locale) => !isUnspaced(locale))).toEqual(spelt);
});

it('excepts no name that needs no exception', () => {
  const found = new Set([...wrong.values()].flatMap((words) => [...words.keys()]));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});

it('a wrong word is found', () => {
  expect(misspelt('hu', ['Kulcsott', 'Kulcsot'])).toEqual(['Kulcsott']);
  expect(misspelt('pt', ['carta', 'cartta'])).toEqual(['cartta']);
});
