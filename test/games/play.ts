/** Whole games at random, of any game. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type Random, seeded } from '../../engine/kernel/random.ts';
import { movesOf } from '../fuzz/moves.ts';
import type { AnyGame, AnyMove, AnyRecord, Tested, WholeGame } from './game.ts';

/** A game that has been played. */
export interface PlayedGame {
  readonly played: AnyGame;
  readonly record: AnyRecord;
  /** What was offered before each move. */
  readonly offered: readonly (readonly AnyMove[])[];
  /** What is left of chance. */
  readonly random: Random;
}

/** Plays a game at random, kinds of moves alike likely. @throws Error if a move that is offered is not legal */
export function playAtRandom(game: Tested, players: number, edition: string, seed: number): PlayedGame {
  const random = seeded(seed);
  const played = game.game(game.setUp(players, seed, edition));
  const offered: AnyMove[][] = [];
  while (!played.winners && offered.length < game.most) {
    const moves = played.legalMoves();
    offered.push(moves);
    const kind = random.pick([...new Set(moves.map(({ move }) => move))]);
    const move = random.pick(moves.filter((one) => one.move === kind));
    if (!played.play(move).ok) throw new Error(`expected a legal move, got ${JSON.stringify(move)}`);
  }
  return { played, record: played.state, offered, random };
}

/** So many moves that can be written down at a table, sense or not; fewer where some cannot be read. */
export function movesAtRandom(game: Tested, record: AnyRecord, random: Random, number: number): AnyMove[] {
  const ids = record.position.players.map(({ id }) => id);
  return fc
    .sample(movesOf(game.moveKinds, ids), { seed: random.below(2 ** 31), numRuns: number })
    .filter((move) => game.decode({ ...record, moves: [...(record.moves ?? []), move] }).ok);
}

/** Whether a game takes a move: one of which it must know more than was said is refused too. */
export function accepts(game: AnyGame, move: AnyMove): boolean {
  try {
    return game.play(move).ok;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What is wrong with a game that has been played, as far as that can be told of any game. */
function faultsOf(game: Tested, { played, record }: PlayedGame): string[] {
  const ruling = game.rule(record);
  const decoded = game.decode(JSON.parse(JSON.stringify(record)));
  return [
    ...(decoded.ok ? [] : decoded.problems.map(({ path, message }) => `${path}: ${message}`)),
    ...(isDeepStrictEqual(ruling.winners, played.winners) ? [] : [`won by ${ruling.winners}, not ${played.winners}`]),
    ...(isDeepStrictEqual(game.replayed(record, ruling), game.replayable(ruling.position))
      ? []
      : ['the steps do not tell all that has changed']),
  ];
}

/** The whole games of a round: each size in each edition. */
export const roundOf = (game: Tested, round: number): readonly WholeGame[] =>
  game.round?.(round) ??
  game.sizes.flatMap((players) =>
    game.editions.map((edition, index) => ({
      told: { players, edition, round },
      play: () => faultsOf(game, playAtRandom(game, players, edition, round * 10_000 + players * 100 + index)),
    })),
  );
