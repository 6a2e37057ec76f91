/**
 * Who can be who: which characters can lie at each place, worked out from what was seen and from swaps of which only who made them knows.
 * Exact: a character is named where, and only where, there is a deal and an outcome of every swap in which it lies there and all that was
 * seen was seen. Where that would take too long to work out, more is named, never less.
 */
import { grouped } from '../kernel/outcomes.ts';
import type { Swap } from './cards.ts';
import { characters } from './data.ts';
import { cardsOn } from './deck.ts';
import type { CharacterId, GameRecord, Move } from './record.ts';
import { rule, tablesAfter } from './rule.ts';
import { type Look, Table } from './table.ts';

/** What each card on the table can be, by place; one character alone is certain. */
export interface Identities {
  /** Clockwise, as in the record. */
  readonly players: readonly { readonly id: string; readonly cards: readonly (readonly CharacterId[])[] }[];
  readonly centre: readonly (readonly CharacterId[])[];
}

/** A place of which something is known at a moment: what lies there, or what does not. */
interface Fact {
  readonly place: number;
  readonly is?: CharacterId;
  readonly isNot?: CharacterId;
}

/** Two cards taken under the table; `undefined` where nobody who asks knows what became of them. */
interface Taken {
  readonly a: number;
  readonly b: number;
  readonly swapped: boolean | undefined;
}

type Event = Fact | Taken;

const ids = Object.keys(characters) as CharacterId[];
const indexOf = new Map(ids.map((id, index) => [id, index]));

/** What was seen and is not told is gone through, one character after the other, as long as it makes no more cases than this. */
const MOST_CASES = 64;

/** What must lie at each place, by the number of the character; `ANY` where anything may. */
const ANY = -1;

/** The cards at the beginning and everything that somebody knows of what came after. */
interface Known {
  /** By place: the number of the character, or `ANY`. */
  readonly start: readonly number[];
  /** By character: how many lie at places that are not known. */
  readonly unseen: readonly number[];
  readonly events: readonly Event[];
}

/**
 * Which characters can lie where. Cards that the position names are taken as known to everybody, as they are at the beginning of a game.
 * @param player whose knowledge counts: what they looked at and which of their own swaps took place; left out, what everybody knows
 * @throws RangeError if nobody of that name plays
 */
export function identities(record: GameRecord, player?: string): Identities {
  const { position } = record;
  if (player !== undefined && !position.players.some(({ id }) => id === player))
    throw new RangeError(`player: expected the name of a player, got ${player}`);
  const ways = tablesAfter(record);
  if (ways.length === 0) {
    const { applied, illegal } = rule(record);
    // Of a move that the rules forbid nothing has come.
    if (illegal) return identities({ ...record, moves: (record.moves as readonly Move[]).slice(0, applied) }, player);
  }
  const [table = new Table(record, false)] = ways;
  let can: boolean[][] = [];
  for (const known of together(ways.flatMap((way) => casesKnown(record, way, player)))) can = possibleAt(known, can);
  // Where too much hangs on each other to tell, nothing is ruled out.
  if (ways.length === 0) can = cardsOn(position, table.deck).map(() => ids.map((id) => table.deck.includes(id)));
  const named = (place: number) => ids.filter((_, index) => (can[place] as boolean[])[index]);
  return {
    players: table.seats.map(({ id, places }) => ({ id, cards: places.map(named) })),
    centre: table.centre.map(named),
  };
}

/** Whose knowledge counts: what they saw, and of which swaps they know whether they took place. */
interface Witness {
  sees(look: Look): boolean;
  knows(swap: Swap): boolean;
}

/** Whoever has told the record: all that it says. */
const TELLER: Witness = { sees: () => true, knows: () => true };

/**
 * What a player knows, or everybody, of a game that came to a table: once for each way in which cards that they saw, and of which the record
 * does not say which they are, can be. Where those would be too many, no more is taken of them than what they are not.
 */
function casesKnown(record: GameRecord, table: Table, player: string | undefined): Known[] {
  const witness: Witness = {
    sees: ({ by }) => by === undefined || table.id(by) === player,
    knows: ({ by }) => by === player,
  };
  const untold = table.looks.filter((look) => witness.sees(look) && look.value === '?');
  const deck = [...new Set(table.deck)];
  if (untold.length === 0 || deck.length ** untold.length > MOST_CASES) return [knownTo(record, table, witness)];
  let cases: ReadonlyMap<Look, CharacterId>[] = [new Map()];
  for (const look of untold)
    cases = cases.flatMap((one) => deck.map((character) => new Map([...one, [look, character]])));
  return cases
    .filter((seen) => isPossible(knownTo(record, table, TELLER, seen)))
    .map((seen) => knownTo(record, table, witness, seen));
}

/**
 * What somebody knows of a game that came to a table.
 * @param seen what cards are taken to be that they saw, where the record does not say it
 */
function knownTo(
  { position, known = [] }: GameRecord,
  table: Table,
  { sees, knows }: Witness,
  seen: ReadonlyMap<Look, CharacterId> = new Map(),
): Known {
  const { deck } = table;
  const start = cardsOn(position, deck).map((card) => (card === '?' ? ANY : (indexOf.get(card) as number)));
  const unseen = ids.map(
    (id, index) => deck.filter((one) => one === id).length - start.filter((one) => one === index).length,
  );
  const names = table.placeNames();
  const events: Event[] = known.map(({ place, card, holds }) => ({
    place: names.indexOf(place),
    ...(holds ? { is: card } : { isNot: card }),
  }));
  const looks = table.looks.filter(sees);
  let next = 0;
  for (let made = 0; made <= table.cards.swaps.length; made++) {
    for (; looks[next]?.after === made; next++) {
      const look = looks[next] as Look;
      const { place, value, isNot } = look;
      const is = value === '?' ? seen.get(look) : value;
      if (is) events.push({ place, is });
      if (isNot) events.push({ place, isNot });
    }
    const swap = table.cards.swaps[made];
    if (swap) events.push({ a: swap.a, b: swap.b, swapped: knows(swap) ? swap.told : undefined });
  }
  return { start, unseen, events };
}

/** Whether of two events one says that a card is a character, and the other that the same card is not. */
const areOpposite = (one: Event, other: Event | undefined): boolean =>
  other !== undefined &&
  'place' in one &&
  'place' in other &&
  one.place === other.place &&
  ((one.is !== undefined && one.is === other.isNot) || (other.is !== undefined && other.is === one.isNot));

/** The number of no event. */
const NOTHING = 0;

/**
 * As few cases as say the same as all of them, of which one must hold: where two differ only in whether a card was a character, it might have
 * been or not.
 */
function together(cases: readonly Known[]): readonly Known[] {
  const [first] = cases;
  if (!first || cases.length === 1) return cases;
  const all: (Event | undefined)[] = [undefined];
  const numbers = new Map<string, number>();
  const numberOf = (event: Event | undefined): number => {
    if (!event) return NOTHING;
    const text = JSON.stringify(event);
    if (!numbers.has(text)) numbers.set(text, all.push(event) - 1);
    return numbers.get(text) as number;
  };
  const most = Math.max(...cases.map(({ events }) => events.length));
  let left = cases.map(({ events }) => Array.from({ length: most }, (_, at) => numberOf(events[at])));
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    for (let at = 0; at < most; at++) left = openAt(left, at, all);
  }
  return left
    .map((events) => ({ ...first, events: events.flatMap((number) => all[number] ?? []) }))
    .sort((one, other) => one.events.length - other.events.length);
}

/**
 * Of cases that differ in one event alone, a single one without it, if two of them are opposite there or one says nothing.
 * @param cases their events, by number
 */
function openAt(cases: readonly number[][], at: number, all: readonly (Event | undefined)[]): number[][] {
  if (cases.every((events) => events[at] === cases[0]?.[at])) return [...cases];
  return grouped(cases, (events) => events.with(at, NOTHING).join()).flatMap((same) => {
    const here = same.map((events) => all[events[at] as number]);
    const isOpen = here.some((event, index) => !event || here.slice(index).some((other) => areOpposite(event, other)));
    return isOpen ? [(same[0] as number[]).with(at, NOTHING)] : same;
  });
}

/** Whether all that is known can be so. */
function isPossible(known: Known): boolean {
  const nothing = known.start.map(() => ANY);
  return new Search(known).canBe(known.events.length, { is: nothing, isNot: known.start.map(() => 0) });
}

/**
 * By place and character: whether it can lie there after all events.
 * @param already what is known to be possible in another way, and need not be looked for again
 */
function possibleAt(known: Known, already: readonly (readonly boolean[])[]): boolean[][] {
  const { start, events } = known;
  const search = new Search(known);
  const nothing = start.map(() => ANY);
  const anything = start.map(() => 0);
  return start.map((_, place) =>
    ids.map(
      (_, character) =>
        already[place]?.[character] ||
        search.canBe(events.length, { is: nothing.with(place, character), isNot: anything }),
    ),
  );
}

/** What must be so at a moment. */
interface Demand {
  /** By place: the character that must lie there, or `ANY`. */
  readonly is: readonly number[];
  /** By place: characters that must not lie there, as bits. */
  readonly isNot: readonly number[];
}

/** Goes back from a moment to the beginning, looking for a way in which a demand is met. */
class Search {
  readonly #known: Known;
  /** By moment and character: the places where it can lie as far as its own way goes, as bits. It cuts off most that leads nowhere. */
  readonly #reach: readonly (readonly number[])[];
  /** What was found of demands at moments before. */
  readonly #found = new Map<string, boolean>();

  constructor(known: Known) {
    this.#known = known;
    const first = ids.map((_, character) =>
      known.start.reduce(
        (places, card, place) =>
          card === character || (card === ANY && (known.unseen[character] as number) > 0)
            ? places | (1 << place)
            : places,
        0,
      ),
    );
    const reach = [first];
    for (const event of known.events)
      reach.push((reach.at(-1) as number[]).map((places, id) => after(event, places, id)));
    this.#reach = reach;
  }

  /** Whether a demand can be met after so many events. */
  canBe(moment: number, demand: Demand): boolean {
    const reach = this.#reach[moment] as readonly number[];
    if (demand.is.some((id, place) => id !== ANY && !((reach[id] as number) & (1 << place)))) return false;
    if (moment === 0) return this.#fits(demand);
    const key = `${moment}:${demand.is.join()}:${demand.isNot.join()}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const event = this.#known.events[moment - 1] as Event;
    const found = before(event, demand).some((one) => this.canBe(moment - 1, one));
    this.#found.set(key, found);
    return found;
  }

  /** Whether the cards that can reach their places can lie so at the beginning: each place whose card is not known finds one. */
  #fits({ is, isNot }: Demand): boolean {
    const { start, unseen } = this.#known;
    const open: number[] = [];
    for (const [place, card] of start.entries()) {
      if (card === ANY) open.push(place);
      else if ((isNot[place] as number) & (1 << card)) return false;
    }
    const cards = unseen.flatMap((copies, id) => Array.from({ length: copies }, () => id));
    const takenBy: (number | undefined)[] = cards.map(() => undefined);
    /** Finds a card for a place, if need be by finding another one for the place that has it (Kuhn). */
    const find = (place: number, tried: Set<number>): boolean =>
      cards.some((card, index) => {
        const fits = (is[place] === ANY || is[place] === card) && !((isNot[place] as number) & (1 << card));
        if (!fits || tried.has(index)) return false;
        tried.add(index);
        const holder = takenBy[index];
        if (holder !== undefined && !find(holder, tried)) return false;
        takenBy[index] = place;
        return true;
      });
    return open.every((place) => find(place, new Set()));
  }
}

/** Where a character can lie after an event, as bits. */
function after(event: Event, places: number, id: number): number {
  if ('a' in event) {
    const { a, b, swapped } = event;
    const [atA, atB] = [(places >> a) & 1, (places >> b) & 1];
    const others = places & ~((1 << a) | (1 << b));
    if (swapped === false || (!atA && !atB)) return places;
    return swapped ? others | (atA << b) | (atB << a) : others | (1 << a) | (1 << b);
  }
  const { place, is, isNot } = event;
  const here = 1 << place;
  if (isNot !== undefined) return indexOf.get(isNot) === id ? places & ~here : places;
  if (indexOf.get(is as CharacterId) !== id) return places & ~here;
  return characters[is as CharacterId].count === 1 ? places & here : places;
}

/** What must have been so before an event, for a demand to be met after it: one of these. */
function before(event: Event, demand: Demand): Demand[] {
  const { is, isNot } = demand;
  if ('a' in event) {
    const { a, b, swapped } = event;
    const exchanged = (list: readonly number[]) => list.with(a, list[b] as number).with(b, list[a] as number);
    const same = is[a] === is[b] && isNot[a] === isNot[b];
    if (swapped === false || same) return [demand];
    const other = { is: exchanged(is), isNot: exchanged(isNot) };
    return swapped ? [other] : [demand, other];
  }
  const { place } = event;
  const demanded = is[place] as number;
  if (event.isNot !== undefined) {
    const barred = indexOf.get(event.isNot) as number;
    if (demanded === barred) return [];
    return demanded === ANY ? [{ is, isNot: isNot.with(place, (isNot[place] as number) | (1 << barred)) }] : [demand];
  }
  const seen = indexOf.get(event.is as CharacterId) as number;
  if (demanded !== ANY && demanded !== seen) return [];
  if ((isNot[place] as number) & (1 << seen)) return [];
  return [{ is: is.with(place, seen), isNot: isNot.with(place, 0) }];
}
