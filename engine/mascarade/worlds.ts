/**
 * Counting: in how many ways cards and swaps of which nobody has told can be, if this and that was found of them.
 */
import type { CharacterId } from './record.ts';
import {
  barredIn,
  casesOf,
  exchanged,
  found,
  hiddenSign,
  leftIn,
  type Needs,
  OTHER,
  placesBefore,
  placesIn,
  reduced,
  type Signs,
  signOf,
} from './signs.ts';

/** The table at the beginning, and every swap since. */
export interface History {
  /** By place; nothing where the card is not known. */
  readonly start: readonly (CharacterId | undefined)[];
  /** How many of each character lie at places that are not known. */
  readonly unseen: ReadonlyMap<CharacterId, number>;
  readonly swaps: readonly Swapped[];
}

/** A swap of the cards at two places, or none; not known where only who made it knows. */
interface Swapped {
  readonly a: number;
  readonly b: number;
  readonly swapped: boolean | undefined;
}

/** That a character lay at a place, or did not, after so many swaps. */
export interface Fact {
  readonly after: number;
  readonly place: number;
  readonly card: CharacterId;
  readonly holds: boolean;
}

/** What is asked at some moment: where a character lies. */
export interface Ask {
  readonly after: number;
  readonly places: readonly number[];
  readonly card: CharacterId;
}

/** In how many ways it can have come to each table. */
type Tables = ReadonlyMap<Signs, bigint>;

/** Tables that are followed for one list of facts after the other, as a record is played in one way after the other. */
export class Worlds {
  readonly #asked = new Map<string, Followed>();
  readonly #deals = new Map<string, bigint>();
  readonly #beginnings = new Map<string, bigint>();

  /**
   * The tables as far as they matter to what has been asked.
   * @param history the same each time, but that swaps may be added
   */
  follow(history: History, asks: readonly Ask[]): Followed {
    const key = JSON.stringify(asks);
    const followed = this.#asked.get(key) ?? new Followed(history, asks, this.#deals);
    this.#asked.set(key, followed);
    return followed;
  }

  /**
   * In how many ways the cards can have lain at the beginning.
   * @param history the same each time, whatever its swaps
   * @param facts of the beginning, in order
   */
  ways(history: History, facts: readonly Fact[]): bigint {
    const key = JSON.stringify(facts);
    const ways = this.#beginnings.get(key) ?? waysOf({ ...history, swaps: [] }, facts);
    this.#beginnings.set(key, ways);
    return ways;
  }
}

/**
 * In how many ways the cards can have lain at the beginning and the swaps can have gone, so that facts hold.
 * @param facts in order
 */
export function waysOf(history: History, facts: readonly Fact[]): bigint {
  const { swaps } = history;
  const asks = facts.map(({ after, place, card }) => ({ after, places: [place], card }));
  const followed = new Followed(history, asks, new Map());
  return followed.ways(followed.after(facts, swaps), swaps);
}

/** The tables after the last of some facts. */
export interface Moment {
  readonly made: number;
  readonly tables: Tables;
  /** The same after more swaps, by their number. */
  readonly later: Map<number, Tables>;
  /** In how many ways all can be after so many swaps. */
  readonly ways: Map<number, bigint>;
  /** With one more fact. */
  readonly next: Map<string, Moment>;
}

/** The tables that can be, as far as they matter to what is asked. What lists of facts have in common is followed once. */
export class Followed {
  readonly #asked: readonly CharacterId[];
  /** By number of swaps: what still matters. */
  readonly #needs: readonly Needs[];
  readonly #places: number;
  /** How many there are of each other character at places that are not known. */
  readonly #others: readonly number[];
  /** In how many ways hidden cards can be characters, by what is known of both. */
  readonly #deals: Map<string, bigint>;
  readonly #beginning: Moment;

  constructor({ start, unseen, swaps }: History, asks: readonly Ask[], deals: Map<string, bigint>) {
    const asked = [...new Set(asks.map(({ card }) => card))];
    const signs = start.map((card) => {
      if (card === undefined) return hiddenSign();
      return asked.includes(card) ? signOf(asked.indexOf(card)) : OTHER;
    });
    const left = asked.map((card) => String.fromCharCode(unseen.get(card) ?? 0));
    this.#asked = asked;
    this.#needs = needsOf(swaps, asks, asked);
    this.#places = start.length;
    this.#deals = deals;
    this.#others = [...unseen].filter(([card]) => !asked.includes(card)).map(([, copies]) => copies);
    this.#beginning = momentOf(0, new Map([[[...signs, ...left].join(''), 1n]]));
  }

  /**
   * What follows from facts.
   * @param facts answers to what has been asked, in order
   */
  after(facts: readonly Fact[], swaps: History['swaps']): Moment {
    return facts.reduce((moment, fact) => this.found(moment, fact, swaps), this.#beginning);
  }

  /**
   * In how many ways the cards can have lain at the beginning (two of one character are alike) and the swaps can have gone, as far as is found
   * at a moment.
   */
  ways(moment: Moment, swaps: History['swaps']): bigint {
    const known = moment.ways.get(swaps.length);
    if (known !== undefined) return known;
    const ways = this.#sum(this.#later(moment, swaps, swaps.length)) * this.#idle(swaps);
    moment.ways.set(swaps.length, ways);
    return ways;
  }

  /** What follows from one more fact. */
  found(before: Moment, { after, place, card, holds }: Fact, swaps: History['swaps']): Moment {
    const character = this.#asked.indexOf(card);
    const key = `${after} ${place} ${character} ${holds}`;
    const known = before.next.get(key);
    if (known) return known;
    const tables = this.#later(before, swaps, after);
    const next = momentOf(
      after,
      changed(tables, (table) => {
        const so = found(table, place, character, holds, this.#places);
        return so === undefined ? [] : [so];
      }),
    );
    before.next.set(key, next);
    return next;
  }

  /** The tables of a moment after more swaps. */
  #later(moment: Moment, swaps: History['swaps'], after: number): Tables {
    const known = moment.later.get(after);
    if (known) return known;
    let { tables } = moment;
    for (let made = moment.made; made < after; made++) tables = this.#swapped(tables, swaps, made);
    moment.later.set(after, tables);
    return tables;
  }

  /** Tables after one more swap. */
  #swapped(tables: Tables, swaps: History['swaps'], made: number): Tables {
    const { a, b, swapped } = swaps[made] as Swapped;
    if (swapped === false || !this.#isNeeded(made, a, b)) return tables;
    const needs = this.#needs[made + 1] as Needs;
    return changed(tables, (table) => {
      const others = this.#mattering(exchanged(table, a, b), needs);
      return swapped ? others : [...this.#mattering(table, needs), ...others];
    });
  }

  /** What of a table matters, in every case that it leaves open and that is better told apart. */
  #mattering(signs: Signs, needs: Needs): readonly Signs[] {
    const table = reduced(signs, needs, this.#places);
    return casesOf(table, needs, this.#places)?.flatMap((one) => this.#mattering(one.signs, needs)) ?? [table];
  }

  #isNeeded(made: number, a: number, b: number): boolean {
    return (placesIn(this.#needs[made + 1] ?? NOTHING) & ((1 << a) | (1 << b))) !== 0;
  }

  /** In how many ways the swaps can have gone that bring no card to where it is asked about. */
  #idle(swaps: History['swaps']): bigint {
    const idle = swaps.filter(({ a, b, swapped }, made) => swapped === undefined && !this.#isNeeded(made, a, b));
    return 2n ** BigInt(idle.length);
  }

  /** In how many ways the cards can lie. */
  #sum(tables: Tables): bigint {
    let sum = 0n;
    for (const [table, ways] of tables) sum += ways * this.#dealsAt(table);
    return sum * BigInt(orders(this.#others));
  }

  /** In how many ways the hidden cards of a table can be characters: where they lie does not matter any more. */
  #dealsAt(table: Signs): bigint {
    const barred = barredIn(table);
    const left = leftIn(table, this.#places);
    const rest = this.#others.reduce((all, one) => all + one, 0);
    const key = `${barred} ${left} ${rest}`;
    const known = this.#deals.get(key);
    if (known !== undefined) return known;
    const deals = BigInt(dealsOf(barred, left, rest));
    this.#deals.set(key, deals);
    return deals;
  }
}

/** Where nothing is asked any more. */
const NOTHING: Needs = [];

const momentOf = (made: number, tables: Tables): Moment => ({
  made,
  tables,
  later: new Map([[made, tables]]),
  ways: new Map(),
  next: new Map(),
});

/** What matters after each number of swaps: to what is asked then or later. */
function needsOf(swaps: History['swaps'], asks: readonly Ask[], asked: readonly CharacterId[]): readonly Needs[] {
  const needs: Needs[] = [];
  let now: number[] = asked.map(() => 0);
  for (let made = swaps.length; made >= 0; made--) {
    const swap = swaps[made];
    if (swap) now = now.map((places) => placesBefore(places, swap));
    for (const ask of asks)
      if (ask.after === made) {
        const character = asked.indexOf(ask.card);
        for (const place of ask.places) now[character] = (now[character] as number) | (1 << place);
      }
    needs[made] = now;
  }
  return needs;
}

/** Every table turned into others, equal ones taken together. */
function changed(tables: Tables, into: (table: Signs) => readonly Signs[]): Tables {
  const next = new Map<Signs, bigint>();
  for (const [table, ways] of tables) for (const one of into(table)) next.set(one, (next.get(one) ?? 0n) + ways);
  return next;
}

/**
 * In how many ways hidden cards can be characters.
 * @param barred what cards are not, as bits, of those of whom something is known
 * @param left how many there are of each character asked about
 * @param rest how many there are of the others together, which are told apart later
 */
function dealsOf(barred: readonly number[], left: readonly number[], rest: number): number {
  /** What one card of each character counts in a number that tells how many of each have been taken. */
  const units: number[] = [];
  let all = 1;
  for (const there of left) {
    units.push(all);
    all *= there + 1;
  }
  const takenOf = (taken: number, character: number) =>
    Math.floor(taken / (units[character] as number)) % ((left[character] as number) + 1);
  let ways = new Map([[0, 1]]);
  for (const [index, bits] of barred.entries()) {
    const next: typeof ways = new Map();
    const add = (taken: number, number: number) => next.set(taken, (next.get(taken) ?? 0) + number);
    for (const [taken, number] of ways) {
      let others = index;
      for (const [character, there] of left.entries()) {
        const gone = takenOf(taken, character);
        others -= gone;
        if (gone < there && !(bits & (1 << character))) add(taken + (units[character] as number), number);
      }
      if (others < rest) add(taken, number);
    }
    ways = next;
  }
  let sum = 0;
  for (const [taken, number] of ways) {
    const gone = left.map((_, character) => takenOf(taken, character));
    const others = gone.reduce((all, one) => all - one, barred.length);
    sum += number * orders([...left.map((there, character) => there - (gone[character] as number)), rest - others]);
  }
  return sum;
}

/** In how many orders things of these numbers can lie, those of one kind being alike. Of as many as there are cards in a game it is exact. */
function orders(numbers: readonly number[]): number {
  let [sum, ways] = [0, 1];
  for (const number of numbers)
    for (let one = 1; one <= number; one++) {
      sum++;
      ways = (ways * sum) / one;
    }
  return ways;
}
