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
 * What is known of a table at a moment. Cards that nobody knows are alike but for what they are not, so that few tables are left to follow.
 */
interface Table {
  /** By place: the number of a character that facts ask about, `OTHER` for one they do not, or `HIDDEN` and the bits of what it is not. */
  readonly cards: readonly number[];
  /** Of the characters asked about, how many lie at places that are not known. */
  readonly left: readonly number[];
  readonly ways: bigint;
}

const OTHER = -1;
/** Above all numbers of characters; what a hidden card is not stands in the bits below. */
const HIDDEN = 1 << 12;

const isHidden = (card: number) => card >= HIDDEN;

/**
 * In how many ways the cards can have lain at the beginning (two of one character are alike) and the swaps can have gone, so that the facts
 * hold.
 */
export function waysOf({ start, unseen, swaps }: History, facts: readonly Fact[]): bigint {
  const asked = [...new Set(facts.map(({ card }) => card))];
  const numberOf = (card: CharacterId | undefined) => (card === undefined ? HIDDEN : asked.indexOf(card));
  const left = asked.map((card) => unseen.get(card) ?? 0);
  let tables: readonly Table[] = [{ cards: start.map(numberOf), left, ways: 1n }];
  for (let made = 0; made <= swaps.length; made++) {
    const now = facts.filter(({ after }) => after === made);
    for (const fact of now)
      tables = tables.flatMap((table) => found(table, fact.place, numberOf(fact.card), fact.holds));
    // Of whom nothing more is asked is told apart no longer.
    const done = now
      .map(({ card }) => card)
      .filter((card) => !facts.some((later) => later.card === card && later.after > made));
    if (done.length) tables = merged(tables.map((table) => forgetting(table, done.map(numberOf))));
    const swap = swaps[made];
    if (!swap || swap.swapped === false) continue;
    const { a, b, swapped } = swap;
    tables = merged(tables.flatMap((table) => (swapped ? [exchanged(table, a, b)] : [table, exchanged(table, a, b)])));
  }
  const others = [...unseen].filter(([card]) => !asked.includes(card)).map(([, copies]) => copies);
  const known = new Map<string, bigint>();
  let sum = 0n;
  for (const { cards, left: rest, ways } of tables) {
    const barred = cards
      .filter(isHidden)
      .map((card) => card - HIDDEN)
      .sort((x, y) => x - y);
    const key = `${barred} ${rest}`;
    const deals =
      known.get(key) ??
      dealsOf(
        barred,
        rest,
        others.reduce((all, one) => all + one, 0),
      );
    known.set(key, deals);
    sum += ways * deals;
  }
  return sum * orders(others);
}

/** A table of which something was found at a place; none if it cannot be. */
function found(table: Table, place: number, character: number, holds: boolean): readonly Table[] {
  const { cards, left, ways } = table;
  const card = cards[place] as number;
  const bit = 1 << character;
  if (!isHidden(card)) return (card === character) === holds ? [table] : [];
  const open = (left[character] as number) > 0 && !(card & bit);
  if (!holds) return open ? [{ cards: cards.with(place, card | bit), left, ways }] : [table];
  if (!open) return [];
  const rest = left.with(character, (left[character] as number) - 1);
  const now = cards.with(place, character);
  // Where none of a character is left, it says nothing of a card that it is not this one.
  const last = rest[character] === 0;
  return [{ cards: last ? now.map((one) => (isHidden(one) ? one & ~bit : one)) : now, left: rest, ways }];
}

const forgetting = ({ cards, left, ways }: Table, done: readonly number[]): Table => ({
  cards: cards.map((card) => (done.includes(card) ? OTHER : card)),
  left,
  ways,
});

function exchanged(table: Table, a: number, b: number): Table {
  const { cards, left, ways } = table;
  if (cards[a] === cards[b]) return table;
  return { cards: cards.with(a, cards[b] as number).with(b, cards[a] as number), left, ways };
}

/** Equal tables taken together. */
function merged(tables: readonly Table[]): readonly Table[] {
  const byText = new Map<string, Table>();
  for (const table of tables) {
    const text = `${table.cards} ${table.left}`;
    const same = byText.get(text);
    byText.set(text, same ? { ...same, ways: same.ways + table.ways } : table);
  }
  return [...byText.values()];
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
