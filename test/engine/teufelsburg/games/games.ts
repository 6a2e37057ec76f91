/** Which whole games there are to play: every size in every edition, with every mix of variants in turn. */
import { type Edition, editions, type Variant } from '../../../../engine/teufelsburg/index.ts';
import type { Play } from './play.ts';

/** How many may play. */
export const SIZES = [3, 4, 5, 6, 7, 8, 9, 10] as const;

export const EDITIONS = Object.keys(editions) as Edition[];

/** The mixes of variants. */
export const VARIANTS: readonly (readonly Variant[])[] = [[], ['smuggling'], ['prophecy'], ['smuggling', 'prophecy']];

/** After so many rounds, every mix of variants has been a first game and none, and has been played with three associations and without. */
export const ROUNDS = 20;

/** The game of a size in an edition in one round; in every third, three players also play with three associations. */
export function gameOf(players: number, edition: Edition, round: number): Play {
  const variants = VARIANTS[round % VARIANTS.length] as readonly Variant[];
  return {
    seed: round,
    players,
    edition,
    variants: players === 3 && round % 3 === 0 ? [...variants, 'three-associations'] : variants,
    firstGame: round % 5 === 0,
  };
}
