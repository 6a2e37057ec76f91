/** A sample of whole games at random, the same on every run; `npm run games -- --game mascarade` plays thousands. */
import { describe, expect, it } from 'vitest';
import { EDITIONS, playWhole, ROUNDS, SIZES } from './games.ts';

describe.each(SIZES)('of %i players', (players) => {
  it.each(EDITIONS)(`${ROUNDS} games keep the rules of the table under %s`, (edition) => {
    const wrong: string[] = [];
    for (let seed = 0; seed < ROUNDS; seed++)
      wrong.push(...playWhole(players, edition, seed).faults.map((fault) => `game ${seed}, ${fault}`));
    expect(wrong).toEqual([]);
  });
});
