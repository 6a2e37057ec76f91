/** What the benchmark measures is the same game: the plain reducer and boardgame.io come to the engine's end. */
import { expect, it } from 'vitest';
import { wholeGames } from '../../bench/games.ts';
import { boardgame } from '../../bench/others.ts';
import { plain, reduce } from '../../bench/reducer.ts';
import { Game } from '../../engine/teufelsburg/index.ts';

it.each(wholeGames(1).map((state) => [state.position.players.length, state] as const))(
  'a whole game of %i players ends alike in the engine, in the plain reducer and in boardgame.io',
  (_, state) => {
    const moves = state.moves ?? [];
    const game = new Game(state, false);
    const { players, pile, winners } = moves.reduce(reduce, plain(state));
    expect(players.map(({ objects, occupation }) => [objects.toSorted(), occupation])).toEqual(
      game.position.players.map(({ objects, occupation }) => [objects.toSorted(), occupation]),
    );
    expect([pile, winners]).toEqual([game.position.objectPile, game.winners]);
    expect(boardgame(state)(moves)).toEqual(moves.reduce(reduce, plain(state)));
  },
);
