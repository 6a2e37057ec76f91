import type { GameEntry } from './games/game.ts';
import { mascarade } from './games/mascarade/index.ts';
import { teufelsburg } from './games/teufelsburg/index.ts';
import { defaultLocale, isDraft, type Locale } from './locales.ts';

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

/** Whether a game may still lack texts in a language: either of them is a draft. Of the source language none may be missing. */
export const isUnfinished = (game: Game, locale: Locale): boolean =>
  locale !== defaultLocale && (isDraft(locale) || (games[game] as GameEntry).draft === true);
