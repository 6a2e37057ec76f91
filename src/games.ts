import type { GameEntry } from './games/game.ts';
import { mascarade } from './games/mascarade/index.ts';
import { teufelsburg } from './games/teufelsburg/index.ts';
import { defaultLocale, isDraft, type Locale, locales } from './locales.ts';

/**
 * The games on the site, by the name of their folders under `content/` and `engine/`. A new one is added by its import above and
 * its name here; what it brings, `test/fixture/` shows.
 */
export const games = { teufelsburg, mascarade } as const satisfies Record<string, GameEntry>;

/** A game's short name, as it stands in addresses and folder names. */
export type Game = keyof typeof games;

/** Whether something is a game's short name. */
export const isGame = (name: unknown): name is Game => typeof name === 'string' && Object.hasOwn(games, name);

/** Every game, in the order the home page shows them. */
export const gameIds = Object.keys(games) as [Game, ...Game[]];

/**
 * Whether texts may still be missing in a language: it is a draft, or the game is. Of the source language none may be.
 * @param game left out: the texts of every game
 */
export const isUnfinished = (locale: Locale, game?: Game): boolean =>
  locale !== defaultLocale && (isDraft(locale) || (game !== undefined && (games[game] as GameEntry).draft === true));

/** The languages in which no text of a game may be missing. */
export const finishedIn = (game: Game): Locale[] => locales.filter((locale) => !isUnfinished(locale, game));
