/** Every deal of a record's hidden cards, and those of them that agree with what was done. */
import {
  details,
  type GameRecord,
  type Move,
  type ObjectId,
  objects,
  occupations,
  type Position,
  problemsOf,
  type Ruling,
  rule,
  tablesAfter,
} from '../../../engine/teufelsburg/index.ts';

/** What forbids a move only where a hidden card lies otherwise than the move shows. */
const SHOWN_BY_MOVE = [
  'occupation.not-yours',
  'spoils.not-there',
  'spoils.same-object',
  'coat.not-spare',
  'clairvoyant.not-there',
];

/** The objects that lie in the box for so many players. */
export const boxOf = (players: number): ObjectId[] =>
  (Object.keys(objects) as ObjectId[]).flatMap((id) => {
    const {
      count,
      players: [least, most],
    } = objects[id];
    return players >= least && players <= most ? Array<ObjectId>(count).fill(id) : [];
  });

/** Every deal of the hidden cards, copies of a card told apart. */
export function* dealsOf(position: Position): Generator<Position> {
  const pools = {
    objects: boxOf(position.players.length),
    occupations: Object.keys(occupations),
    associations: [] as string[],
  };
  const isThree = position.players.some(({ association }) => Array.isArray(association));
  for (let index = 0; index < (isThree ? 5 : Math.ceil(position.players.length / 2)); index++)
    pools.associations.push('order', 'brotherhood');
  const slots: { pool: keyof typeof pools; set: (card: string) => void }[] = [];
  const deal = structuredClone(position) as unknown as {
    players: { association: string | string[]; occupation: string; objects: string[] }[];
    objectPile: string[];
    occupationPile: string[];
  };
  const look = (pool: keyof typeof pools, card: string, set: (card: string) => void) => {
    if (card === '?') slots.push({ pool, set });
    else pools[pool].splice(pools[pool].indexOf(card as never), 1);
  };
  for (const player of deal.players) {
    const { association } = player;
    if (typeof association === 'string') {
      look('associations', association, (card) => {
        player.association = card;
      });
    } else {
      for (const [index, card] of association.entries())
        look('associations', card, (other) => {
          association[index] = other;
        });
    }
    look('occupations', player.occupation, (card) => {
      player.occupation = card;
    });
    for (const [index, card] of player.objects.entries())
      look('objects', card, (other) => {
        player.objects[index] = other;
      });
  }
  for (const [index, card] of deal.objectPile.entries())
    look('objects', card, (other) => {
      deal.objectPile[index] = other;
    });
  for (const card of deal.occupationPile) look('occupations', card, () => {});
  function* fill(at: number): Generator<Position> {
    const slot = slots[at];
    if (!slot) {
      yield structuredClone(deal) as unknown as Position;
      return;
    }
    const pool = pools[slot.pool] as string[];
    for (let index = 0; index < pool.length; index++) {
      const [card] = pool.splice(index, 1);
      slot.set(card as string);
      yield* fill(at + 1);
      pool.splice(index, 0, card as string);
    }
  }
  yield* fill(0);
}

/** What an outcome is apart from the hidden cards themselves. */
export const gist = ({ status, applied, illegal, fight, effects, winners }: Ruling) =>
  JSON.stringify([status, applied, illegal?.code, fight, effects, winners]);

/** The object of their own that a player names in a move. */
function ownIn(move: Move): string | undefined {
  const { move: kind, object, return: returned, giveBack } = move as Record<string, string>;
  if (kind === 'take') return giveBack === object ? undefined : giveBack;
  if (kind === 'use' || kind === 'accept') return returned;
  return object && kind !== 'decline' && kind !== 'conceal' ? object : undefined;
}

/** Whether a move shows that its player holds an object that this deal has elsewhere, in a hand that was not known. */
function isBelied(record: GameRecord, deal: Position, ruling: Ruling): boolean {
  const { position, moves = [] } = record;
  const move = moves[ruling.applied];
  if (ruling.status !== 'illegal' || !move || !('by' in move)) return false;
  const seat = position.players.findIndex(({ id }) => id === move.by);
  const open = [...position.players.flatMap(({ objects }) => objects), ...(position.objectPile ?? [])];
  const own = ownIn(move);
  const isUnseen = own && open.filter((card) => card === own).length < objects[own as ObjectId].count;
  const handIn = ({ position: { players } }: Ruling): readonly string[] => players[seat]?.objects ?? [];
  if (!isUnseen || handIn(ruling).includes(own)) return false;
  // Of a hand that was known, and got no hidden card on the way, a move shows nothing.
  if (position.players[seat]?.objects.includes('?')) return true;
  return knownBefore(record, deal, ruling).some((known) => handIn(known).includes('?'));
}

/** What was known before the move that a deal does not let through, where all goes as with this deal until then. */
function knownBefore(record: GameRecord, deal: Position, { applied }: Ruling): Ruling[] {
  const moves = record.moves?.slice(0, applied) ?? [];
  const dealt = gist(rule({ ...record, position: deal, moves }, false));
  return details({ ...record, moves }).cases.flatMap(({ ruling }) => (gist(ruling) === dealt ? [ruling] : []));
}

/** Whether a demand for which nothing was given shows that a hand does not hold what this deal has there among what was not known. */
function isDenied(record: GameRecord, deal: Position, ruling: Ruling): boolean {
  const { code, params } = ruling.illegal ?? {};
  if (code !== 'diplomat.return-owed' || !params) return false;
  const before = record.moves?.slice(0, ruling.applied) ?? [];
  const areTurned = tablesAfter({ ...record, position: deal, moves: before })[0]?.bagsTurned;
  const isNamed = (card: string) =>
    card === params.object ||
    (params.object === 'secret-bag'
      ? card.startsWith('secret-bag')
      : areTurned && card === `secret-bag-${params.object}`);
  return knownBefore(record, deal, ruling).some(({ position: { players } }) => {
    const hand: readonly string[] = players.find(({ id }) => id === params.target)?.objects ?? [];
    return hand.includes('?') && !hand.some(isNamed);
  });
}

/** The cards at a place before the moves, as a path into the position. */
function cardsAt({ players, objectPile = [], occupationPile = [] }: Position, place: string): readonly unknown[] {
  const [, seat, field] = /^players\[(\d)\]\.(\w+)$/.exec(place) ?? [];
  const [, pile, index] = /^(\w+)\[(\d+)\]$/.exec(place) ?? [];
  if (seat) return [players[Number(seat)]?.[field as 'objects']].flat();
  if (pile !== 'associationPile') return [(pile === 'objectPile' ? objectPile : occupationPile)[Number(index)]];
  // With an odd number of players a card of the smaller association is left over.
  const members = players.filter(({ association }) => association === 'order').length;
  return [2 * members < players.length ? 'order' : 'brotherhood'];
}

/** Whether a deal is as it is said to be known of its unknown cards. */
const isAsKnown = ({ position, known = [] }: GameRecord, deal: Position): boolean =>
  known.every(({ place, card, atLeast, holds }) => {
    const [there, seen] = [deal, position].map((one) => cardsAt(one, place).filter((other) => other === card).length);
    const before = place.startsWith('associationPile') ? 0 : (seen as number);
    return (there as number) - before >= atLeast === holds;
  });

/** A deal, and what is ruled if the cards lie so. */
export interface Dealt {
  readonly deal: Position;
  readonly ruling: Ruling;
}

/** Every deal of a record's hidden cards that agrees with what is known of them. */
export const dealt = (record: GameRecord): Dealt[] =>
  [...dealsOf(record.position)]
    .filter((position) => problemsOf({ ...record, known: [], position }).length === 0 && isAsKnown(record, position))
    .map((deal) => ({ deal, ruling: rule({ ...record, known: [], position: deal }, false) }));

/** Whether a deal agrees with what was done: no move that it does not let through shows that the cards lie otherwise. */
export const agreesWithMoves = (record: GameRecord, { deal, ruling }: Dealt): boolean =>
  !(ruling.illegal && SHOWN_BY_MOVE.includes(ruling.illegal.code)) &&
  !isBelied(record, deal, ruling) &&
  !isDenied(record, deal, ruling);
