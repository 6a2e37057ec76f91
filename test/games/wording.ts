/** What the tests of the wording need to know of a game: what stands in its sentences, and which of its cards are worded alike. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameIds } from '../../src/games.ts';

/** The facts of a card as its file has them. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own
export type AnyFacts = any;

/** What a game tells, in `wording/<game>.ts`; all of it may be left out. */
export interface Worded {
  /**
   * Cards that stand for the others where not all are looked at: of each gender, number and onset, one with two forms of its name, those of
   * which there are several. The first of a kind is what a slot has where another varies.
   */
  readonly typical?: readonly string[];
  /** Kinds of cards that no parameter names which takes a card of any kind. */
  readonly unused?: readonly string[];
  /** Parameters that are a list of cards: some of those that each may have. */
  readonly several?: Readonly<Record<string, readonly string[]>>;
  /** Parameters that are a number. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Parameters that are a list of players. */
  readonly lists?: readonly string[];
  /** Values of a parameter of which a message may have a variant each. */
  readonly contexts?: Readonly<Record<string, readonly string[]>>;
  /** Messages with a variant for each of some cards, and for no other. */
  readonly only?: { readonly param: string; readonly cards: readonly string[] };
  /** The kind of a card's effect: those of a kind are worded alike. */
  effectOf?(id: string, facts: AnyFacts): string | undefined;
  /** Kinds of cards that are named as one of several wherever there are several: the others are meant as such. */
  readonly oneOfSeveral?: readonly string[];
  /** Cards that have the same noun phrases, if not all of a kind. */
  formedAs?(id: string): string | undefined;
}

async function wordedOf(game: Game): Promise<Worded> {
  const file = join(import.meta.dirname, 'wording', `${game}.ts`);
  return existsSync(file) ? (await import(/* @vite-ignore */ file)).worded : {};
}

/** By the files in the folder of that name. */
export const worded = Object.fromEntries(
  await Promise.all(gameIds.map(async (game) => [game, await wordedOf(game)])),
) as Readonly<Record<Game, Worded>>;
