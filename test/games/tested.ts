/** The games on the site, as the suites see them that every game passes. */
import { type Game, gameIds } from '../../src/games.ts';
import type { Tested } from './game.ts';

/** By the files beside this one. */
export const tested = Object.fromEntries(
  await Promise.all(gameIds.map(async (id) => [id, (await import(/* @vite-ignore */ `./${id}.ts`)).tested])),
) as Readonly<Record<Game, Tested>>;

/** Those that have questions to practise with. */
export const quizzed = gameIds.flatMap((id) => {
  const { quiz } = tested[id];
  return quiz ? [[id, tested[id], quiz] as const] : [];
});
