import { expect, test } from 'vitest';
import { defaultLocale, languages, locales } from '../../src/locales.ts';

test('every language has a tag of its own that browsers know', () => {
  const tags = locales.map((locale) => languages[locale].tag);
  expect(new Set(tags).size).toBe(locales.length);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(locales).toContain(defaultLocale);
});
