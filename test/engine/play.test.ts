/** Whole games at random, the same on every run: what must hold at every point of a game holds. */
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../engine/teufelsburg/ground.ts';
import type { Variant } from '../../engine/teufelsburg/record.ts';
import { play } from './play.ts';

const EDITIONS = ['reference', 'hu', 'it', 'pt'] as const satisfies readonly Edition[];
const MOVES = 120;
const VARIANTS: readonly (readonly Variant[])[] = [[], ['smuggling', 'prophecy']];

describe('a game played at random', () => {
  for (let players = 3; players <= 10; players++) {
    it(`of ${players} players keeps the rules of the table in every edition`, { timeout: 60_000 }, () => {
      for (const [index, edition] of EDITIONS.entries()) {
        for (const [round, variants] of VARIANTS.entries()) {
          const seed = players * 100 + index * 10 + round;
          const { faults, record } = play(seed, players, edition, variants, MOVES, 6);
          expect(faults, `seed ${seed}, ${edition}, ${record.moves?.length} moves`).toEqual([]);
        }
      }
    });
  }

  it('is the same game for the same seed', () => {
    const [first, again] = [play(7, 4, 'pt', [], 40, 40), play(7, 4, 'pt', [], 40, 40)];
    expect(first.record).toEqual(again.record);
    expect(play(8, 4, 'pt', [], 40, 40).record).not.toEqual(first.record);
  });
});
