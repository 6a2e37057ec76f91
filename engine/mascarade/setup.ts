/**
 * Setting a game up from a seed: a deal by the plan.
 */
import { checkNames } from '../kernel/name.ts';
import { seeded } from '../kernel/random.ts';
import { facts } from './data.ts';
import { type PlanChoice, planFor } from './plan.ts';
import { CENTRE, type GameRecord } from './record.ts';

/** What a table decides before the cards are dealt. */
export interface SetUp extends Omit<PlanChoice, 'players'> {
  /** How many play, or their names in clockwise order; 2 to 13. */
  readonly players: number | readonly string[];
  /** The same seed deals the same cards. A whole number, of which the last 32 bits count. */
  readonly seed: number;
}

/**
 * Deals a game. The player who begins is drawn: who is the youngest, nobody told us.
 * @throws RangeError if there are fewer than 2 or more than 13 players, they cannot be called so, or the deck cannot be, saying why
 */
export function setUp({ players, seed, ...choice }: SetUp): GameRecord {
  const number = typeof players === 'number' ? players : players.length;
  const { edition, deck, own, each, gold } = planFor({ ...choice, players: number });
  const ids = typeof players === 'number' ? facts.names.slice(0, number) : players;
  checkNames(ids, CENTRE);
  const random = seeded(seed);
  const cards = random.shuffle(deck);
  return {
    game: 'mascarade',
    edition,
    position: {
      players: ids.map((id, seat) => ({
        id,
        gold,
        cards: cards.slice(seat * each, (seat + 1) * each),
      })),
      centre: cards.slice(number * each),
      ...(own && { deck }),
      courthouse: 0,
      turn: random.pick(ids),
      opening: facts.opening,
    },
    moves: [],
  };
}
