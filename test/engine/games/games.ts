/** Whole games at random, the same on every run: what must hold at every point of a game holds. Its callers share the two cores. */
import { describe, expect, it } from 'vitest';
import { type Edition, editions, type Variant } from '../../../engine/teufelsburg/index.ts';
import { play } from './play.ts';

const EDITIONS = Object.keys(editions) as Edition[];
const VARIANTS: readonly (readonly Variant[])[] = [[], ['smuggling'], ['prophecy'], ['smuggling', 'prophecy']];

/** Games of each size in each edition. */
const GAMES = 2_000;

/** The variants of a game; three players also play with three associations. */
const variantsOf = (players: number, number: number): readonly Variant[] => {
  const variants = VARIANTS[number % VARIANTS.length] as readonly Variant[];
  return players === 3 && number % 3 === 0 ? [...variants, 'three-associations'] : variants;
};

/** Plays games of these sizes in every edition. */
export function playGames(sizes: readonly number[]): void {
  describe.each(sizes)('of %i players', (players) => {
    it.each(EDITIONS)(`${GAMES} games keep the rules of the table under %s`, { timeout: 120_000 }, (edition) => {
      const wrong: string[] = [];
      for (let number = 0; number < GAMES; number++) {
        const variants = variantsOf(players, number);
        const { faults } = play({ seed: number, players, edition, variants, firstGame: number % 5 === 0 });
        wrong.push(...faults.map((fault) => `game ${number}, ${fault}`));
      }
      expect(wrong.slice(0, 5)).toEqual([]);
    });

    it.each(EDITIONS)('a game under %s stands a close look every sixth move', (edition) => {
      for (const [round, variants] of VARIANTS.entries()) {
        const seed = players * 100 + round;
        expect(play({ seed, players, edition, variants, most: 120, every: 6 }).faults, `seed ${seed}`).toEqual([]);
      }
    });
  });
}
