/**
 * Counting: in how many ways cards and swaps of which nobody has told can be, if this and that was found of them.
 */
import type { CharacterId } from './record.ts';

/** The table at the beginning, and every swap since. */
export interface History {
  /** By place; nothing where the card is not known. */
  readonly start: readonly (CharacterId | undefined)[];
  /** How many of each character lie at places that are not known. */
  readonly unseen: ReadonlyMap<CharacterId, number>;
  readonly swaps: readonly { readonly a: number; readonly b: number; readonly swapped: boolean | undefined }[];
}

/** That a character lay at a place, or did not, after so many swaps. */
export interface Fact {
  readonly after: number;
  readonly place: number;
  readonly card: CharacterId;
  readonly holds: boolean;
}

/**
 * What is known of a table at a moment, as text: a sign for each place, then one for each character asked about: how many of it lie at
 * places that are not known. Cards that nobody knows are alike but for what they are not, so that few tables are left to follow.
 */
type Table = string;

/** In how many ways it can have come to each table. */
type Tables = ReadonlyMap<Table, bigint>;

/** A card that no fact asks about. */
const OTHER = '-';
/** Up from here a sign is a card that nobody knows, the bits below telling which of the characters asked about it is not. */
const HIDDEN = 0x1000;

const signOf = (character: number): string => String.fromCharCode(97 + character);
const put = (table: Table, place: number, sign: string): Table => table.slice(0, place) + sign + table.slice(place + 1);

/**
 * In how many ways the cards can have lain at the beginning (two of one character are alike) and the swaps can have gone, so that the facts
 * hold.
 */
export function waysOf({ start, unseen, swaps }: History, facts: readonly Fact[]): bigint {
  const asked = [...new Set(facts.map(({ card }) => card))];
  const number = (card: CharacterId) => asked.indexOf(card);
  const lastAsked = asked.map((card) => Math.max(...facts.map((fact) => (fact.card === card ? fact.after : 0))));
  const { length } = start;
  const signs = start.map((card) =>
    card === undefined ? String.fromCharCode(HIDDEN) : asked.includes(card) ? signOf(number(card)) : OTHER,
  );
  const left = asked.map((card) => String.fromCharCode(unseen.get(card) ?? 0));
  let tables: Tables = new Map([[[...signs, ...left].join(''), 1n]]);
  const needed = neededAt(swaps, facts);
  /** In how many ways the swaps can have gone that bring no card to where it is asked about. */
  let idle = 1n;
  for (let made = 0; made <= swaps.length; made++) {
    for (const { after, place, card, holds } of facts)
      if (after === made) tables = changed(tables, (table) => found(table, place, number(card), holds, length));
    // Of whom nothing more is asked is told apart no longer.
    for (const [character, last] of lastAsked.entries())
      if (last === made) tables = changed(tables, (table) => [table.replaceAll(signOf(character), OTHER)]);
    const swap = swaps[made];
    if (!swap || swap.swapped === false) continue;
    const { a, b, swapped } = swap;
    if (!((needed[made] as number) & ((1 << a) | (1 << b)))) {
      if (!swapped) idle *= 2n;
      continue;
    }
    tables = changed(tables, (table) => {
      if (!swapped && table[a] === table[b]) return [table, table];
      const other = put(put(table, a, table[b] as string), b, table[a] as string);
      return swapped ? [other] : [table, other];
    });
  }
  const others = [...unseen].filter(([card]) => !asked.includes(card)).map(([, copies]) => copies);
  const rest = others.reduce((all, one) => all + one, 0);
  let sum = 0n;
  // Where cards lie does not matter any more, only what they can be.
  const deals = changed(tables, (table) => [[...table].filter(isHidden).sort().join('') + OTHER + table.slice(length)]);
  for (const [table, ways] of deals) {
    const end = table.indexOf(OTHER);
    const barred = Array.from({ length: end }, (_, index) => table.charCodeAt(index) - HIDDEN);
    const copies = Array.from({ length: asked.length }, (_, index) => table.charCodeAt(end + 1 + index));
    sum += ways * dealsOf(barred, copies, rest);
  }
  return sum * idle * orders(others);
}

/** By moment: the places, as bits, whose cards are still asked about later, there or where swaps may have brought them by then. */
function neededAt(swaps: History['swaps'], facts: readonly Fact[]): number[] {
  const needed: number[] = [];
  let places = 0;
  for (let made = swaps.length; made >= 0; made--) {
    const swap = swaps[made];
    if (swap && swap.swapped !== false) {
      const [atA, atB] = [(places >> swap.a) & 1, (places >> swap.b) & 1];
      const both = (1 << swap.a) | (1 << swap.b);
      if (swap.swapped) places = (places & ~both) | (atA << swap.b) | (atB << swap.a);
      else if (atA || atB) places |= both;
    }
    needed[made] = places;
    for (const fact of facts) if (fact.after === made) places |= 1 << fact.place;
  }
  return needed;
}

const isHidden = (sign: string): boolean => sign.charCodeAt(0) >= HIDDEN;

/** A table of which something was found at a place; none if it cannot be. */
function found(table: Table, place: number, character: number, holds: boolean, places: number): readonly Table[] {
  const sign = table[place] as string;
  const bit = 1 << character;
  if (!isHidden(sign)) return (sign === signOf(character)) === holds ? [table] : [];
  const left = table.charCodeAt(places + character);
  const code = sign.charCodeAt(0);
  const open = left > 0 && !((code - HIDDEN) & bit);
  if (!holds) return [open ? put(table, place, String.fromCharCode(code + bit)) : table];
  if (!open) return [];
  const now = put(put(table, place, signOf(character)), places + character, String.fromCharCode(left - 1));
  if (left > 1) return [now];
  // Where none of a character is left, it says nothing of a card that it is not this one.
  return [
    [...now]
      .map((one) =>
        isHidden(one) && (one.charCodeAt(0) - HIDDEN) & bit ? String.fromCharCode(one.charCodeAt(0) - bit) : one,
      )
      .join(''),
  ];
}

/** Every table turned into others, equal ones taken together. */
function changed(tables: Tables, into: (table: Table) => readonly Table[]): Tables {
  const next = new Map<Table, bigint>();
  for (const [table, ways] of tables) for (const one of into(table)) next.set(one, (next.get(one) ?? 0n) + ways);
  return next;
}

/**
 * In how many ways hidden cards can be characters.
 * @param barred what each card is not, as bits
 * @param left how many there are of each character asked about
 * @param rest how many there are of the others together, which are told apart later
 */
function dealsOf(barred: readonly number[], left: readonly number[], rest: number): bigint {
  let ways = new Map([[[...left, rest].join(), { left: [...left, rest] as readonly number[], number: 1n }]]);
  const free = barred.filter((bits) => bits === 0).length;
  for (const bits of barred) {
    if (bits === 0) continue;
    const next: typeof ways = new Map();
    for (const one of ways.values())
      for (const [character, there] of one.left.entries()) {
        if (there === 0 || (bits & (1 << character) && character < left.length)) continue;
        const after = one.left.with(character, there - 1);
        const key = after.join();
        next.set(key, { left: after, number: (next.get(key)?.number ?? 0n) + one.number });
      }
    ways = next;
  }
  let sum = 0n;
  for (const one of ways.values())
    if (one.left.reduce((all, number) => all + number, 0) === free) sum += one.number * orders(one.left);
  return sum;
}

/** In how many orders things of these numbers can lie, those of one kind being alike. */
function orders(numbers: readonly number[]): bigint {
  let [sum, ways] = [0n, 1n];
  for (const number of numbers)
    for (let one = 1n; one <= BigInt(number); one++) {
      sum++;
      ways = (ways * sum) / one;
    }
  return ways;
}
