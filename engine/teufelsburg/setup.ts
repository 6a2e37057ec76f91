/**
 * Setting a game up from a seed, as each edition lays it down (chapter `setup`, `three.deal`).
 */
import { seeded } from '../kernel/random.ts';
import { editions, facts, objects, occupations } from './data.ts';
import type { Edition } from './ground.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Variant } from './record.ts';

/** What a table decides before the cards are dealt. */
export interface SetUp {
  /** How many play, or their names in clockwise order; 3 to 10. */
  readonly players: number | readonly string[];
  /** The same seed deals the same cards, and shuffles them alike during play. A whole number, of which the last 32 bits count. */
  readonly seed: number;
  /** By whose rules cards are dealt. Left out: `reference`. */
  readonly edition?: Edition;
  /** What is played besides the basic rules. */
  readonly variants?: readonly Variant[];
  /** Leaves the objects without a seal out, where the edition lets a first game do so (`setup.first-game`). */
  readonly firstGame?: boolean;
}

const BAGS: readonly ObjectId[] = ['secret-bag-key', 'secret-bag-goblet'];

/** As many copies as there are of each, in a row. */
const copies = <Id>(ids: readonly Id[], number: (id: Id) => number): Id[] =>
  ids.flatMap((id) => Array.from({ length: number(id) }, () => id));

/**
 * Deals a game. The player who begins is drawn: who has travelled farthest, nobody told us.
 * @throws RangeError if there are fewer than 3 or more than 10 players, or not 3 with `three-associations`
 */
export function setUp({ players, seed, edition = 'reference', variants = [], firstGame = false }: SetUp): GameRecord {
  const ids = typeof players === 'number' ? facts.names.slice(0, players) : players;
  const number = typeof players === 'number' ? players : players.length;
  const three = variants.includes('three-associations');
  if (!Number.isInteger(number) || number < 3 || number > 10)
    throw new RangeError(`expected 3 to 10 players, got ${number}`);
  if (three && number !== 3) throw new RangeError(`expected 3 players with three-associations, got ${number}`);
  const random = seeded(seed);

  const associations = random.shuffle(
    copies<Association>(['order', 'brotherhood'], () => (three ? 5 : Math.ceil(number / 2))),
  );
  const trades = random.shuffle(Object.keys(occupations) as OccupationId[]);
  const inPlay = (Object.keys(objects) as ObjectId[]).filter((id) => {
    const [least, most] = objects[id].players;
    return number >= least && number <= most && !BAGS.includes(id);
  });
  const count = (id: ObjectId) => objects[id].count;
  const sealed = random.shuffle(
    copies(
      inPlay.filter((id) => objects[id].seal),
      count,
    ),
  );
  const each = number === 3 ? 2 : 1;
  const dealt = random.shuffle([...sealed.splice(0, number * each - BAGS.length), ...BAGS]);
  const leavesOut = firstGame && editions[edition].unsealed === 'later';
  const unsealed = leavesOut
    ? []
    : copies(
        inPlay.filter((id) => !objects[id].seal),
        count,
      );

  return {
    game: 'teufelsburg',
    edition,
    variants,
    position: {
      players: ids.map((id, seat) => ({
        id,
        association: three ? associations.slice(seat * 3, seat * 3 + 3) : (associations[seat] as Association),
        occupation: trades[seat] as OccupationId,
        objects: dealt.slice(seat * each, (seat + 1) * each),
      })),
      objectPile: random.shuffle([...sealed, ...unsealed]),
      occupationPile: trades.slice(number),
      turn: random.pick(ids),
    },
    moves: [],
    seed: seed >>> 0,
  };
}
