import { expect, it } from 'vitest';
import { playGames } from './games.ts';
import { play } from './play.ts';

playGames([3, 4, 5, 6, 7]);

it('the same seed gives the same game', () => {
  const game = { players: 4, edition: 'pt', variants: [], most: 40 } as const;
  expect(play({ ...game, seed: 7 })).toEqual(play({ ...game, seed: 7 }));
  expect(play({ ...game, seed: 8 }).record).not.toEqual(play({ ...game, seed: 7 }).record);
});
