/**
 * The state of the translations for the pages: what `translation.ts` says of the content that is built.
 */
import type { Game } from '../games.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { remembering } from './remembering.ts';
import { type Files, type Translation, textFolders, translationsOf, type Unit } from './translation.ts';

const raw = import.meta.glob<string>('/content/**/*.{json,yaml,mdx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The files of the content that is built as they are, by their paths. */
export const contentFiles: Files = Object.fromEntries(
  Object.entries(raw).flatMap(([path, text]) =>
    textFolders.has(path.split('/')[2] ?? '') ? [[path.slice(1), text]] : [],
  ),
);

/** A locale's translations by their ids; the source language has none. */
const translationsIn = remembering((locale: Locale): ReadonlyMap<string, Translation> => {
  const all = locale === defaultLocale ? [] : translationsOf(contentFiles, locale);
  return new Map(all.map((one) => [one.id, one]));
});

// Every page asks whether any of them is to be marked.
const shownBy = remembering((game: Game) =>
  remembering((locale: Locale) =>
    [...translationsIn(locale).values()].filter(({ id }) => id.startsWith(`${game}/`) || id.startsWith('ui/')),
  ),
);

/** The translations that a game's pages show: its own, and the interface's. */
export const translationsFor = (game: Game, locale: Locale): readonly Translation[] => shownBy(game)(locale);

/** Whether a game's pages in a language have texts to mark: such as are not translated, or whose English has changed since. */
export const isBehind = (game: Game, locale: Locale): boolean =>
  translationsFor(game, locale).some(({ state }) => state === 'missing' || state === 'stale');

/** The English as it is now of a text whose translation is behind it. */
export function newerSource(locale: Locale, id: string): Unit | undefined {
  const translation = translationsIn(locale).get(id);
  return translation?.state === 'stale' ? translation.source : undefined;
}
