/**
 * Who can be who: which characters can lie at each place, worked out from what was seen and from swaps of which only who made them knows.
 * Exact: a character is named where, and only where, there is a deal and an outcome of every swap in which it lies there and all that was
 * seen was seen. Where that would take too long to work out, more is named, never less, and it says so.
 */
import { seatIn } from '../kernel/seats.ts';
import { type Beginning, courseOf, type Event, possibleAt, seenIn, unsaid } from './courses.ts';
import { characters } from './data.ts';
import { cardsOn } from './deck.ts';
import type { CharacterId, GameRecord } from './record.ts';
import { tablesOf } from './rule.ts';
import { type Look, Table } from './table.ts';

/** What each card on the table can be, by place; one character alone is certain. */
export interface Identities {
  /** Clockwise, as in the record. */
  readonly players: readonly { readonly id: string; readonly cards: readonly (readonly CharacterId[])[] }[];
  readonly centre: readonly (readonly CharacterId[])[];
  /** Too much hangs on each other to tell exactly: some of what is named may be impossible. Left out otherwise. */
  readonly isRough?: true;
}

/** By place: what can lie there, as bits. */
interface Possible {
  readonly can: readonly number[];
  readonly isRough: boolean;
}

const ids = Object.keys(characters) as CharacterId[];
const numbers = new Map(ids.map((id, index) => [id, index]));
const numberOf = (id: CharacterId): number => numbers.get(id) as number;

/**
 * Which characters can lie where. Cards that the position names are taken as known to everybody, as they are at the beginning of a game.
 * @param player whose knowledge counts: what they looked at and which of their own swaps took place; left out, what everybody knows
 * @throws RangeError if nobody of that name plays
 */
export function identities(record: GameRecord, player?: string): Identities {
  const { position, moves = [] } = record;
  if (player !== undefined) seatIn(position.players, player, 'player');
  const made = tablesOf(record);
  // Of a move that the rules forbid nothing has come, nor for certain of one that they may forbid: that the game goes on is not known.
  if (made && made.applied < moves.length)
    return identities({ ...record, moves: moves.slice(0, made.applied) }, player);
  const [table = new Table(record, false)] = made?.tables ?? [];
  const { can, isRough } = made ? possibleAfter(record, made.tables, player) : anyAt(table);
  const named = (place: number) => ids.filter((_, index) => (can[place] as number) & (1 << index));
  return {
    players: table.seats.map(({ id, places }) => ({ id, cards: places.map(named) })),
    centre: table.centre.map(named),
    ...(isRough && { isRough }),
  };
}

/** Every character in play at each place: nothing is ruled out. */
function anyAt(table: Table): Possible {
  const all = table.deck.reduce((bits, id) => bits | (1 << numberOf(id)), 0);
  return { can: table.placeNames().map(() => all), isRough: true };
}

/** What can lie where in a game that came to one of these tables. */
function possibleAfter(record: GameRecord, ways: readonly Table[], player: string | undefined): Possible {
  const beginning = beginningOf(record, ways[0] as Table);
  const course = courseOf(ways.map((way) => eventsOf(way, player)));
  const seen = seenIn(course, beginning);
  return { can: possibleAt(seen ?? unsaid(course), beginning), isRough: !seen };
}

/** The cards at the beginning of a game. */
function beginningOf({ position, known = [] }: GameRecord, table: Table): Beginning {
  const { deck } = table;
  const names = table.placeNames();
  const findings = (place: number, holds: boolean) =>
    known.flatMap((one) => (names[place] === one.place && one.holds === holds ? [one.card] : []));
  const start = cardsOn(position, deck).map((card, place) => {
    const [named] = card === '?' ? findings(place, true) : [card];
    return named && numberOf(named);
  });
  return {
    start,
    barred: start.map((_, place) => findings(place, false).reduce((bits, card) => bits | (1 << numberOf(card)), 0)),
    unseen: ids.map(
      (id, index) => deck.filter((one) => one === id).length - start.filter((one) => one === index).length,
    ),
  };
}

/** What was done and seen in a game that came to a table, as a player saw it, or as everybody did. */
function eventsOf(table: Table, player: string | undefined): Event[] {
  const events: Event[] = [];
  const looks = table.looks.filter(({ by }) => by === undefined || table.id(by) === player);
  let next = 0;
  for (const [made, swap] of [...table.cards.swaps, undefined].entries()) {
    for (; looks[next]?.after === made; next++) {
      const { place, value, isNot } = looks[next] as Look;
      if (value !== '?') events.push({ place, is: numberOf(value) });
      else events.push(isNot ? { place, isNot: numberOf(isNot) } : { place });
    }
    if (swap) events.push({ a: swap.a, b: swap.b, swapped: swap.told, isKnown: swap.by === player });
  }
  return events;
}
