/** What a player may know, in many games at random. It takes seconds, and so is not run on mutants. */
import { expect, it } from 'vitest';
import { rule, type State, view } from '../../engine/teufelsburg/index.ts';
import { play } from './games/play.ts';

it('what a player may know does not hang on cards that the player has not seen', () => {
  let compared = 0;
  for (let seed = 0; seed < 300; seed++) {
    const game = play({ seed, players: 3 + (seed % 8), edition: 'reference', variants: [], most: 12 }).record;
    const { players, objectPile = [] } = game.position;
    const touched = JSON.stringify(game.moves);
    // Two cards of the pile that nobody names are exchanged: an onlooker's view cannot change by it.
    const quiet = [...objectPile.keys()].slice(-4).filter((index) => !touched.includes(objectPile[index] as string));
    const [one, other] = quiet;
    const me = players[seed % players.length]?.id as string;
    if (one === undefined || other === undefined || rule(game).seen.some(({ what }) => what === 'object-pile'))
      continue;
    const swapped = objectPile.map((card, index) =>
      index === one ? objectPile[other] : index === other ? objectPile[one] : card,
    );
    const twin = { ...game, position: { ...game.position, objectPile: swapped } } as State;
    if (rule(twin, false).status === 'illegal') continue;
    const drawn = (rule(game, false).position.objectPile ?? []).length < objectPile.length - 4;
    if (drawn || rule(game, false).winners) continue;
    compared++;
    expect(view(twin, me)).toEqual(view(game, me));
  }
  expect(compared).toBeGreaterThan(100);
});

it('nor on occupations that the player has not seen: who can speak into something now is not told either', () => {
  let compared = 0;
  for (let seed = 0; seed < 600; seed++) {
    const game = play({
      seed,
      players: 4 + (seed % 7),
      edition: 'reference',
      variants: [],
      most: 3 + (seed % 9),
    }).record;
    const { players } = game.position;
    const touched = JSON.stringify(game.moves);
    const { effects, seen, winners } = rule(game);
    if (winners || effects.some(({ object }) => object === 'tome' || object === 'coat')) continue;
    const me = players[seed % players.length]?.id as string;
    const quiet = players.filter(
      ({ id, occupation }) =>
        id !== me && !touched.includes(occupation as string) && !seen.some(({ by, of }) => by === me && of === id),
    );
    const [one, other] = quiet;
    if (!one || !other) continue;
    const swapped = players.map((player) =>
      player === one
        ? { ...player, occupation: other.occupation }
        : player === other
          ? { ...player, occupation: one.occupation }
          : player,
    );
    const twin = { ...game, position: { ...game.position, players: swapped } } as State;
    if (rule(twin, false).status === 'illegal') continue;
    compared++;
    expect(view(twin, me), `${seed} ${me}`).toEqual(view(game, me));
  }
  expect(compared).toBeGreaterThan(200);
});
