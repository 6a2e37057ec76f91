/** What is measured of Mascarade: the same on every machine. */
import { type Random, seeded } from '../engine/kernel/random.ts';
import { Game, type GameRecord, identities, type Move, rule, setUp } from '../engine/mascarade/index.ts';
import { quiz } from '../engine/mascarade/quiz.ts';
import { type Case, timesOf } from './measure.ts';

type Kind = Move['move'];
type Kinds = readonly Kind[];

/**
 * A game at random to its end, or until so many moves are made.
 * @param kindOf which of the kinds of moves that are legal comes next; of that kind all moves are alike likely
 */
function gameAtRandom(
  players: number,
  seed: number,
  kindOf: (kinds: Kinds, random: Random) => Kind,
  most = Number.POSITIVE_INFINITY,
): GameRecord {
  const random = seeded(seed);
  const game = new Game(setUp({ players, seed }), false);
  while (!game.winners && (game.state.moves ?? []).length < most) {
    const legal = game.legalMoves();
    const kind = kindOf([...new Set(legal.map(({ move }) => move))], random);
    game.play(random.pick(legal.filter(({ move }) => move === kind)));
  }
  return game.state;
}

/** A whole game, kinds of moves alike often. */
const gameOf = (players: number, seed: number) => gameAtRandom(players, seed, (kinds, random) => random.pick(kinds));

/** Thirteen players who have swapped, or not, sixty times; then a King whom five others claim to be. */
function longAgo(seed: number): GameRecord {
  const random = seeded(seed);
  const { position, ...record } = setUp({ players: 13, seed });
  const ids = position.players.map(({ id }) => id);
  let turn = ids.indexOf(position.turn as string);
  const moves: Move[] = [];
  for (; moves.length < 60; turn = (turn + 1) % ids.length)
    moves.push({
      by: ids[turn] as string,
      move: 'swap',
      with: ids[(turn + 1 + random.below(ids.length - 1)) % ids.length] as string,
    });
  const [by, ...others] = [...ids.slice(turn), ...ids.slice(0, turn)] as [string, ...string[]];
  const claims = others.slice(0, 5).map((id): Move => ({ by: id, move: 'claim' }));
  return {
    ...record,
    position,
    moves: [...moves, { by, move: 'announce', character: 'king' }, ...claims, { move: 'resolve' }],
  };
}

/**
 * Sixty moves of thirteen players, half of them swaps or more, and announcements that few or nearly all claim too; of no swap it is known whether
 * it took place. Nothing where a game ends before.
 */
function evening(seed: number): readonly GameRecord[] {
  const claims = seed % 4;
  const mostlySwaps = (kinds: Kinds, random: Random) => {
    const any = random.pick(kinds);
    if (kinds.includes('claim') && random.below(claims + 1) > 0) return 'claim';
    return kinds.includes('swap') && random.below(2) > 0 ? 'swap' : any;
  };
  const { moves = [], ...game } = gameAtRandom(13, seed, mostlySwaps, 60);
  if (moves.length < 60) return [];
  return [{ ...game, moves: moves.map((move): Move => ('swapped' in move ? { ...move, swapped: '?' } : move)) }];
}

const games = [2, 3, 4, 6, 8, 10, 13].flatMap((players) => [1, 2, 3, 4].map((seed) => gameOf(players, seed)));
const moves = games.reduce((sum, game) => sum + (game.moves ?? []).length, 0);
const SEEDS = [1, 2, 3, 4, 5, 6];
const tangled = SEEDS.map(longAgo);
const evenings = Array.from({ length: 300 }, (_, seed) => evening(seed)).flat();

/** Of some of these evenings, where nobody has told every other first card. */
const untold = evenings.flatMap(({ position, ...game }, at): GameRecord[] => {
  if (at % 4 > 0) return [];
  const players = position.players.map((player, seat) => (seat % 2 ? { ...player, cards: ['?' as const] } : player));
  return [{ ...game, position: { ...position, players } }];
});

const play = (explain: boolean) => () => {
  for (const game of games) {
    const played = new Game({ ...game, moves: [] }, explain);
    for (const move of game.moves ?? []) played.play(move);
  }
  return moves;
};

/** Whole games, move by move, and questions cut out of them. */
export const played: readonly Case[] = [
  { name: 'moves of whole games of Mascarade, with explanation', run: play(true) },
  { name: 'moves of whole games of Mascarade, without', run: play(false) },
  { name: 'questions of the quiz about Mascarade', run: () => quiz({ seed: 1 }, 40).length },
];

const each = (name: string, run: (record: GameRecord) => unknown): Case => ({
  name,
  run: () => {
    for (const record of tangled) run(record);
    return tangled.length;
  },
});

/** What hangs on swaps of long ago. */
export const hanging: readonly Case[] = [
  each('who can be who, for everybody', (record) => identities(record)),
  each('who can be who, for one player', (record) => identities(record, record.position.players[0]?.id)),
  each('an announcement that hangs on them', rule),
];

/** What hangs on the swaps of whole evenings, one evening after the other: how many milliseconds each takes. */
export const evenly = {
  games: evenings.length,
  'who can be who': () => timesOf(evenings, (record) => identities(record)),
  'who can be who, for one player': () =>
    timesOf(evenings, (record) => identities(record, record.position.players[0]?.id)),
  'who can be who, every other first card unknown, in every fourth of them': () =>
    timesOf(untold, (record) => identities(record)),
  'the ruling': () => timesOf(evenings, rule),
};
