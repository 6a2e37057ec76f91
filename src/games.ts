import { toLink } from '../engine/teufelsburg/link.ts';
import type { GameRecord } from '../engine/teufelsburg/record.ts';

/** What the pages need of a game's engine. */
interface GameEntry {
  /** A record as the part of the checker's address after `#`. */
  toLink(record: unknown): string;
}

/** The games on the site, by the name of their folders under `content/` and `engine/`. This is the only line to add for a new one. */
export const games = {
  teufelsburg: { toLink: (record) => toLink(record as GameRecord) },
} as const satisfies Record<string, GameEntry>;

/** A game's short name, as it stands in addresses and folder names. */
export type Game = keyof typeof games;

/** Every game, in the order the home page shows them. */
export const gameIds = Object.keys(games) as [Game, ...Game[]];
