import { expect, test } from 'vitest';
import { defaultLocale, languages, locales, withTerritory } from '../../src/locales.ts';
import { firstKnown } from '../../src/scripts/inline.ts';

test('every language has a tag of its own that browsers know', () => {
  const tags = locales.map((locale) => languages[locale].tag);
  expect(new Set(tags).size).toBe(locales.length);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(locales).toContain(defaultLocale);
});

test('Open Graph is told languages with their territories, and none that has none', () => {
  expect(locales.map((locale) => withTerritory(languages[locale]))).toEqual(['en_GB', 'hu_HU', 'it_IT', 'pt_PT']);
  const told = (tag: string) => withTerritory({ name: '', tag });
  expect(['zh-Hant', 'eo', 'tlh'].map(told)).toEqual(['zh_TW', undefined, undefined]);
});

test.each([
  ['as it is', ['hu'], 'hu'],
  ['whatever the country', ['pt-BR'], 'pt-PT'],
  ['written as in its country', ['zh-TW'], 'zh-Hant'],
  ['in another script', ['zh-CN'], 'zh-Hans'],
  ['in another script, where it has but one', ['sr-Latn'], 'sr'],
  ['the first that there is', ['fi', 'zh-HK', 'hu'], 'zh-Hant'],
  ['passing over what is no language', ['', 'en_US', 'C', 'hu'], 'hu'],
  ['none', ['fi'], undefined],
])('of the languages that a reader has one is found: %s', (_, wanted, found) => {
  const known = ['en', 'hu', 'pt-PT', 'zh-Hans', 'zh-Hant', 'sr'];
  expect(known[firstKnown(wanted, known)]).toBe(found);
});
