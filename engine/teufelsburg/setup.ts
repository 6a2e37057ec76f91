/**
 * Setting a game up from a seed: a deal by the plan.
 */
import { checkNames } from '../kernel/name.ts';
import { copies } from '../kernel/plan.ts';
import { seeded } from '../kernel/random.ts';
import { facts } from './data.ts';
import { type PlanChoice, planFor } from './plan.ts';
import type { GameRecord } from './record.ts';

/** What a table decides before the cards are dealt. */
export interface SetUp extends Omit<PlanChoice, 'players'> {
  /** How many play, or their names in clockwise order; 3 to 10. */
  readonly players: number | readonly string[];
  /** The same seed deals the same cards, and shuffles them alike during play. A whole number, of which the last 32 bits count. */
  readonly seed: number;
}

/**
 * Deals a game. The player who begins is drawn: who has travelled farthest, nobody told us.
 * @throws RangeError if there are fewer than 3 or more than 10 players, or not 3 with `three-associations`, or they cannot be called so
 */
export function setUp({ players, seed, ...choice }: SetUp): GameRecord {
  const number = typeof players === 'number' ? players : players.length;
  const plan = planFor({ ...choice, players: number });
  const ids = typeof players === 'number' ? facts.names.slice(0, players) : players;
  checkNames(ids);
  const random = seeded(seed);

  /** The cards of a seat out of those that have been shuffled; one of its own stands alone. */
  const dealtTo = <Card>(seat: number, cards: readonly Card[], each: number) =>
    each === 1 ? (cards[seat] as Card) : cards.slice(seat * each, (seat + 1) * each);
  const associations = random.shuffle(copies(plan.associations.cards));
  const trades = random.shuffle(copies(plan.occupations.cards));
  const { bags, sealed, drawn, each } = plan.objects;
  const pile = random.shuffle(copies(sealed));
  const hands = random.shuffle([...pile.splice(0, drawn), ...copies(bags)]);

  return {
    game: 'teufelsburg',
    edition: plan.edition,
    variants: choice.variants ?? [],
    position: {
      players: ids.map((id, seat) => ({
        id,
        association: dealtTo(seat, associations, plan.associations.each),
        occupation: dealtTo(seat, trades, plan.occupations.each) as (typeof trades)[number],
        objects: hands.slice(seat * each, (seat + 1) * each),
      })),
      objectPile: random.shuffle([...pile, ...copies(plan.unsealed)]),
      occupationPile: trades.slice(number),
      turn: random.pick(ids),
    },
    moves: [],
    seed: seed >>> 0,
  };
}
