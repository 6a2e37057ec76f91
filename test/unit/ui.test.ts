import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds, isUnfinished } from '../../src/games.ts';
import { defaultLocale, type Locale, languages, locales } from '../../src/locales.ts';

const content = join(import.meta.dirname, '..', '..', 'content');

/** The folders of a language: the interface's own, and those of the games. */
const foldersIn = (locale: string) => [
  join(content, 'ui', locale),
  ...gameIds.map((game) => join(content, game, 'text', locale)),
];

/** Every string of a file of words, by its path. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, path ? `${path}.${key}` : key));
}

const wordsOf = (file: string) => new Map(strings(JSON.parse(readFileSync(file, 'utf8'))));
const plural = /_(zero|one|two|few|many|other)$/;
const slots = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();

/** The files of words in a language, each with the English one; sentences are for the tests of the engine's words. */
const filesOf = (locale: Locale): [english: string, own: string, isOpen: boolean][] =>
  foldersIn(defaultLocale).flatMap((folder, index) => {
    // The first is that of the interface.
    const game = gameIds[index - 1];
    const isOpen = isUnfinished(locale, game);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && name !== 'sentences.json')
      .map((name): [string, string, boolean] => [
        join(folder, name),
        join(foldersIn(locale)[index] ?? '', name),
        isOpen,
      ]);
  });

for (const locale of locales.filter((one) => one !== defaultLocale)) {
  describe.each(filesOf(locale))(`%s in ${locale}`, (source, translated, isOpen) => {
    const there = existsSync(translated);

    // What a draft does not say is said in English.
    test.skipIf(isOpen)('says what the English says', () => {
      const english = wordsOf(source);
      const own = wordsOf(translated);
      const stems = (words: Map<string, string>) =>
        [...new Set([...words.keys()].map((key) => key.replace(plural, '')))].sort();
      expect(stems(own)).toEqual(stems(english));
    });

    test.skipIf(!there && isOpen)('fills the same slots', () => {
      const english = wordsOf(source);
      for (const [key, text] of wordsOf(translated)) {
        expect(text.trim(), key).not.toBe('');
        const source = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
        expect({ key, slots: slots(text) }).toEqual({ key, slots: slots(source) });
      }
    });

    test.skipIf(!there && isOpen)('has the plural forms that the language needs', () => {
      const own = wordsOf(translated);
      const counted = new Set([...own.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
      const { pluralCategories } = new Intl.PluralRules(languages[locale].tag).resolvedOptions();
      for (const key of counted) {
        const forms = [...own.keys()]
          .filter((one) => one.startsWith(`${key}_`))
          .map((one) => one.replace(`${key}_`, ''));
        expect({ key, forms: forms.sort() }).toEqual({ key, forms: [...pluralCategories].sort() });
      }
    });
  });
}
