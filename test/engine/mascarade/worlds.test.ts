/** In how many ways cards and swaps can be, held against all of them, one after the other. */
import { expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import type { CharacterId } from '../../../engine/mascarade/index.ts';
import { type Fact, type History, Worlds, waysOf } from '../../../engine/mascarade/worlds.ts';
import { orders } from './orders.ts';

const CHARACTERS: readonly CharacterId[] = ['judge', 'king', 'queen', 'peasant', 'peasant', 'thief'];

/** A history of few cards and swaps, and facts that may be so or not. */
function drawn(seed: number): { readonly history: History; readonly facts: readonly Fact[] } {
  const random = seeded(seed);
  const deck = random.shuffle(CHARACTERS).slice(0, 3 + random.below(4));
  const start = deck.map((card) => (random.below(3) ? undefined : card));
  const unseen = new Map(deck.map((card) => [card, 0]));
  for (const [place, card] of deck.entries()) if (!start[place]) unseen.set(card, (unseen.get(card) ?? 0) + 1);
  const swaps = Array.from({ length: random.below(5) }, () => {
    const [a, b] = random.shuffle([...deck.keys()]) as [number, number];
    return { a, b, swapped: random.pick([true, false, undefined, undefined]) };
  });
  const facts = Array.from({ length: random.below(5) }, () => ({
    after: random.below(swaps.length + 1),
    place: random.below(deck.length),
    card: random.pick(deck),
    holds: random.below(2) === 0,
  })).sort((one, other) => one.after - other.after);
  return { history: { start, unseen, swaps }, facts };
}

/** The same number, counted. */
function counted({ start, unseen, swaps }: History, facts: readonly Fact[]): number {
  const open = swaps.flatMap(({ swapped }, index) => (swapped === undefined ? [index] : []));
  let number = 0;
  for (const dealt of orders([...unseen].flatMap(([card, copies]) => Array<CharacterId>(copies).fill(card))))
    for (let bits = 0; bits < 2 ** open.length; bits++) {
      const rest = [...dealt];
      const cards = start.map((card) => card ?? rest.shift());
      const isSo = [...swaps, undefined].every((swap, made) => {
        const holds = facts.every((one) => one.after !== made || (cards[one.place] === one.card) === one.holds);
        if (swap && (swap.swapped ?? (bits >> open.indexOf(made)) & 1))
          [cards[swap.a], cards[swap.b]] = [cards[swap.b], cards[swap.a]];
        return holds;
      });
      if (isSo) number++;
    }
  return number;
}

it('are counted as they are', () => {
  let some = 0;
  for (let seed = 0; seed < 400; seed++) {
    const { history, facts } = drawn(seed);
    const wanted = counted(history, facts);
    expect(waysOf(history, facts), `${seed}`).toBe(BigInt(wanted));
    if (wanted > 1) some++;
  }
  expect(some).toBeGreaterThan(200);
});

it('are counted once where several of the cards that nobody knows are of one character', () => {
  const history: History = {
    start: Array(4).fill(undefined),
    unseen: new Map([
      ['peasant', 2],
      ['king', 1],
      ['queen', 1],
    ]),
    swaps: [
      { a: 0, b: 1, swapped: undefined },
      { a: 2, b: 3, swapped: undefined },
    ],
  };
  const facts = [0, 1, 2, 3].map((place): Fact => ({ after: 2, place, card: 'peasant', holds: place < 2 }));
  for (const told of [1, 2, 3, 4].map((number) => facts.slice(0, number)))
    expect(waysOf(history, told)).toBe(BigInt(counted(history, told)));
});

it('remembers of the beginning what has been counted, whatever has been swapped since', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { history, facts } = drawn(seed);
    const worlds = new Worlds();
    const first = facts.map((fact) => ({ ...fact, after: 0 }));
    for (const told of [first, first.slice(1), first.toReversed(), first])
      expect(worlds.ways(history, told), `${seed}`).toBe(BigInt(counted({ ...history, swaps: [] }, told)));
  }
});

it('follows the tables once for each list of what is asked', () => {
  const history: History = {
    start: [undefined, undefined],
    unseen: new Map([
      ['king', 1],
      ['queen', 1],
    ]),
    swaps: [],
  };
  const worlds = new Worlds();
  const ask = (place: number, card: CharacterId) => worlds.follow(history, [{ after: 0, places: [place], card }]);
  const first = ask(0, 'king');
  expect(ask(0, 'king')).toBe(first);
  expect(ask(1, 'king')).not.toBe(first);
  expect(ask(0, 'queen')).not.toBe(first);
});
