/**
 * The interface's words: i18next over `content/ui/<locale>/site.json`, and over what a game's own `site.json` adds to it.
 */
import { createInstance } from 'i18next';
import type site from '../../content/ui/en/site.json';
import type { Game } from '../games.ts';
import { defaultLocale, isDraft, type Locale, languages } from '../locales.ts';
import { merged } from './merged.ts';

type Strings = Record<string, unknown>;

const files = import.meta.glob<Strings>(['/content/ui/*/site.json', '/content/*/text/*/site.json'], {
  eager: true,
  import: 'default',
});

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

/** Says the strings of a language; a locale that is a draft shows the source language's while it has none. */
function translating<Key extends string>(
  locale: Locale,
  wordsIn: (one: Locale) => Strings | undefined,
): Translate<Key> {
  const translated = wordsIn(locale);
  const shown = !translated && isDraft(locale) ? defaultLocale : locale;
  const { tag } = languages[shown];
  const i18n = createInstance({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [tag]: { translation: wordsIn(shown) ?? {} } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: false,
    parseMissingKeyHandler: missing,
    missingInterpolationHandler: (_text, match: RegExpExecArray) => missing(match[1]?.trim() ?? ''),
  });
  i18n.init();
  return (key, values = {}) => String(i18n.t(key as string, values as Record<string, unknown>));
}

const uiIn = (locale: Locale) => files[`/content/ui/${locale}/site.json`];

const known = new Map<string, Translate<never>>();

/** Makes what speaks for a name once. */
function once<Key extends string>(name: string, make: () => Translate<Key>): Translate<Key> {
  const translate = (known.get(name) as Translate<Key> | undefined) ?? make();
  known.set(name, translate);
  return translate;
}

/** The site's interface in a locale. */
export const siteText = (locale: Locale): Translate => once(locale, () => translating(locale, uiIn));

/** The site's interface with what a game says in it: how its kinds of cards are called, and what else `src/games/` asks for. */
export const gameText = (locale: Locale, game: Game): Translate<string> =>
  once(`${locale}/${game}`, () =>
    translating(locale, (one) => {
      const own = files[`/content/${game}/text/${one}/site.json`];
      const shared = uiIn(one);
      return own && shared && merged(shared, own);
    }),
  );
