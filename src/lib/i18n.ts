/**
 * The interface's words: i18next over `content/ui/<locale>/site.json`, and over what a game's own `site.json` adds to it.
 */
import type site from '../../content/ui/en/site.json';
import { type Game, isUnfinished } from '../games.ts';
import { defaultLocale, type Locale, languages } from '../locales.ts';
import { speaking } from '../sentences/speaking.ts';
import { filled } from './drafts.ts';
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

/** Strings, with the tag of the language they are in: the source language's while a locale that is a draft has none, and otherwise those it has not. */
export interface Spoken {
  readonly tag: string;
  readonly strings: Strings;
}

function spokenIn(locale: Locale, wordsIn: (one: Locale) => Strings | undefined, game?: Game): Spoken {
  const translated = wordsIn(locale);
  const { tag } = languages[locale];
  if (!isUnfinished(locale, game)) return { tag, strings: translated ?? {} };
  const source = wordsIn(defaultLocale) ?? {};
  return translated
    ? { tag, strings: filled(source, translated, tag) }
    : { tag: languages[defaultLocale].tag, strings: source };
}

const uiIn = (locale: Locale) => files[`/content/ui/${locale}/site.json`];

/** The strings of the interface with what a game says in them: how its kinds of cards are called, and what else `src/games/` asks for. */
export const gameStrings = (locale: Locale, game: Game): Spoken =>
  spokenIn(
    locale,
    (one) => {
      const own = files[`/content/${game}/text/${one}/site.json`];
      const shared = uiIn(one);
      if (own && shared) return merged(shared, own);
      return isUnfinished(one, game) ? (own ?? shared) : undefined;
    },
    game,
  );

/** One part of the interface's strings, for a script to speak with. */
export function stringsAt(locale: Locale, part: keyof typeof site): Spoken {
  const { tag, strings } = spokenIn(locale, uiIn);
  return { tag, strings: strings[part] as Strings };
}

const known = new Map<string, Translate<never>>();

/** Makes what speaks for a name once. */
function once<Key extends string>(name: string, strings: () => Spoken): Translate<Key> {
  const make = () => {
    const spoken = strings();
    return speaking(spoken.tag, spoken.strings);
  };
  const translate = (known.get(name) as Translate<Key> | undefined) ?? make();
  known.set(name, translate);
  return translate;
}

/** The site's interface in a locale. */
export const siteText = (locale: Locale): Translate => once(locale, () => spokenIn(locale, uiIn));

/** The site's interface with what a game says in it. */
export const gameText = (locale: Locale, game: Game): Translate<string> =>
  once(`${locale}/${game}`, () => gameStrings(locale, game));
