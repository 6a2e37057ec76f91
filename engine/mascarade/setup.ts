/**
 * Setting a game up from a seed (chapter `setup`; `two.deal`, `three.deal`).
 */
import { seeded } from '../kernel/random.ts';
import { facts } from './data.ts';
import { cardsEach, deckFaults, deckFor } from './deck.ts';
import type { Edition } from './ground.ts';
import type { CharacterId, GameRecord } from './record.ts';

/** What a table decides before the cards are dealt. */
export interface SetUp {
  /** How many play, or their names in clockwise order; 2 to 13. */
  readonly players: number | readonly string[];
  /** The same seed deals the same cards. A whole number, of which the last 32 bits count. */
  readonly seed: number;
  /** By whose rules the deck is made up. Left out: `reference`. */
  readonly edition?: Edition;
  /** A deck of one's own. Left out: the one for this number of players. */
  readonly deck?: readonly CharacterId[];
}

/**
 * Deals a game. The player who begins is drawn: who is the youngest, nobody told us.
 * @throws RangeError if there are fewer than 2 or more than 13 players, or the deck cannot be, saying why
 */
export function setUp({ players, seed, edition = 'reference', deck }: SetUp): GameRecord {
  const number = typeof players === 'number' ? players : players.length;
  const [fewest, most] = facts.players;
  if (!Number.isInteger(number) || number < fewest || number > most)
    throw new RangeError(`players: expected ${fewest} to ${most}, got ${number}`);
  const [fault] = deck ? deckFaults(deck, number) : [];
  if (fault) throw new RangeError(`deck: expected ${fault.expected}`);
  const ids = typeof players === 'number' ? facts.names.slice(0, number) : players;
  const random = seeded(seed);
  const cards = random.shuffle(deck ?? deckFor(number, edition));
  const each = cardsEach(number);
  return {
    game: 'mascarade',
    edition,
    position: {
      players: ids.map((id, seat) => ({
        id,
        gold: facts.start,
        cards: cards.slice(seat * each, (seat + 1) * each),
      })),
      centre: cards.slice(number * each),
      ...(deck && { deck }),
      courthouse: 0,
      turn: random.pick(ids),
      opening: facts.opening,
    },
    moves: [],
  };
}
