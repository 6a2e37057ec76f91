import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLocale, isDraft, languages, locales } from '../../src/locales.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'ui');

/** Every string of a file of words, by its path. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, path ? `${path}.${key}` : key));
}

const wordsOf = (locale: string, file: string) =>
  new Map(strings(JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))));
const plural = /_(zero|one|two|few|many|other)$/;
const slots = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();
const files = readdirSync(join(folder, defaultLocale));

for (const locale of locales.filter((one) => one !== defaultLocale)) {
  describe.each(files)(`${locale}/%s`, (file) => {
    const there = existsSync(join(folder, locale, file));

    test.skipIf(!there && isDraft(locale))('says what the English says', () => {
      const english = wordsOf(defaultLocale, file);
      const own = wordsOf(locale, file);
      const stems = (words: Map<string, string>) =>
        [...new Set([...words.keys()].map((key) => key.replace(plural, '')))].sort();
      expect(stems(own)).toEqual(stems(english));
    });

    test.skipIf(!there && isDraft(locale))('fills the same slots', () => {
      const english = wordsOf(defaultLocale, file);
      for (const [key, text] of wordsOf(locale, file)) {
        expect(text.trim(), key).not.toBe('');
        const source = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
        expect({ key, slots: slots(text) }).toEqual({ key, slots: slots(source) });
      }
    });

    test.skipIf(!there && isDraft(locale))('has the plural forms that the language needs', () => {
      const own = wordsOf(locale, file);
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
