/**
 * The interface's words: i18next over `content/ui/<locale>/<namespace>.json`.
 */
import { createInstance } from 'i18next';
import type site from '../../content/ui/en/site.json';
import { defaultLocale, isDraft, type Locale, languages } from '../locales.ts';

const files = import.meta.glob<Record<string, unknown>>('/content/ui/*/*.json', { eager: true, import: 'default' });

/** The paths to the strings in a file of words, plural suffixes left out. */
type KeysOf<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string
    ? `${Prefix}${Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key}`
    : KeysOf<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** A string of the site's interface. */
export type SiteKey = KeysOf<typeof site>;

/** Gives a string of the interface, its slots filled; `count` chooses the plural form. */
export type Translate<Key extends string = SiteKey> = (key: Key, values?: Record<string, string | number>) => string;

/** Stands where a string or a value is missing: visible to readers and to tests. */
export const missing = (key: string) => `⟦${key}⟧`;

/** The words of a namespace in a locale. A locale that is a draft shows the source language's while it has none. */
export function translator<Key extends string = SiteKey>(locale: Locale, namespace = 'site'): Translate<Key> {
  const wordsIn = (one: Locale) => files[`/content/ui/${one}/${namespace}.json`];
  const translated = wordsIn(locale);
  const shown = !translated && isDraft(locale) ? defaultLocale : locale;
  const { tag } = languages[shown];
  const i18n = createInstance({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [tag]: { [namespace]: wordsIn(shown) ?? {} } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: false,
    parseMissingKeyHandler: missing,
    missingInterpolationHandler: (_text, match: RegExpExecArray) => missing(match[1]?.trim() ?? ''),
  });
  i18n.init();
  return (key, values = {}) => String(i18n.t(key as string, values as Record<string, unknown>));
}

const translators = new Map<Locale, Translate>();

/** The site's interface in a locale. */
export function siteText(locale: Locale): Translate {
  const known = translators.get(locale) ?? translator(locale);
  translators.set(locale, known);
  return known;
}
