/** A sample of whole games at random, the same on every run; `npm run games` plays thousands. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, gameOf, ROUNDS, SIZES, VARIANTS } from './games.ts';
import { play } from './play.ts';

describe.each(SIZES)('of %i players', (players) => {
  it.each(EDITIONS)(`${ROUNDS} games keep the rules of the table under %s`, (edition) => {
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { faults } = play(gameOf(players, edition, round));
      wrong.push(...faults.map((fault) => `game ${round}, ${fault}`));
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

it('the same seed gives the same game', () => {
  const game = { players: 4, edition: 'pt', variants: [], most: 40 } as const;
  expect(play({ ...game, seed: 7 })).toEqual(play({ ...game, seed: 7 }));
  expect(play({ ...game, seed: 8 }).record).not.toEqual(play({ ...game, seed: 7 }).record);
});
