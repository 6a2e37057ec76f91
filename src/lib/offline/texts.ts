/**
 * What is said of what is kept on a device, in a language: the words, and what games and languages are called.
 */
import { gameIds } from '../../games.ts';
import { type Language, type Locale, languages, locales } from '../../locales.ts';
import { loadGame } from '../content.ts';
import { stringsAt } from '../i18n.ts';

/** All of it. */
export interface OfflineTexts {
  readonly locale: Locale;
  readonly tag: string;
  /** The tag by which dates are written. */
  readonly listedAs: string;
  readonly strings: Record<string, unknown>;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly languages: readonly { readonly locale: string; readonly name: string; readonly tag: string }[];
}

/** The texts, at build time. */
export async function offlineTexts(locale: Locale): Promise<OfflineTexts> {
  const { tag, strings } = stringsAt(locale, 'offline');
  const games = await Promise.all(gameIds.map((game) => loadGame(game, locale)));
  return {
    locale,
    tag,
    listedAs: (languages[locale] as Language).listedAs ?? tag,
    strings,
    games: games.map(({ game, text }) => ({ id: game, title: text.title })),
    languages: locales.map((one) => ({ locale: one, name: languages[one].name, tag: languages[one].tag })),
  };
}
