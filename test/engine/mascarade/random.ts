/** Records at random: whole games, with parts of what happened kept from the record. */
import { type Random, seeded } from '../../../engine/kernel/random.ts';
import { type Edition, Game, type GameRecord, type Move, setUp } from '../../../engine/mascarade/index.ts';

/** What a game at random is made of. */
export interface Played {
  readonly seed: number;
  readonly players: number;
  readonly edition?: Edition;
  /** How many moves at most. */
  readonly most?: number;
  /** Looks by accident, one in so many moves. */
  readonly peeks?: number;
}

/** A move at random; kinds of moves come up alike often, so that swaps do not crowd out the rest. */
export function anyMove(moves: readonly Move[], random: Random): Move {
  const kind = random.pick([...new Set(moves.map(({ move }) => move))]);
  return random.pick(moves.filter(({ move }) => move === kind));
}

/** A game at random, every card and swap known. */
export function playAtRandom({ seed, players, edition = 'reference', most = 400, peeks = 0 }: Played): Game {
  const random = seeded(seed);
  const game = new Game(setUp({ players, seed, edition }));
  for (let made = 0; made < most && !game.winners; made++) {
    if (peeks && random.below(peeks) === 0) {
      const { id, cards = [] } = random.pick(game.position.players);
      game.play({ by: id, move: 'peek', ...(cards.length > 1 && { card: random.below(cards.length) }) });
    }
    game.play(anyMove(game.legalMoves(), random));
  }
  return game;
}

/** A record in which this part of the cards and swaps is not told. */
export function hiding(record: GameRecord, random: Random, share: number): GameRecord {
  const hides = () => random.below(100) < share * 100;
  const { position, moves = [] } = record;
  return {
    ...record,
    position: {
      ...position,
      players: position.players.map((player) => ({
        ...player,
        cards: (player.cards ?? []).map((card) => (hides() ? '?' : card)),
      })),
      centre: (position.centre ?? []).map((card) => (hides() ? '?' : card)),
    },
    moves: moves.map((move): Move => ('swapped' in move && hides() ? { ...move, swapped: '?' } : move)),
  };
}
