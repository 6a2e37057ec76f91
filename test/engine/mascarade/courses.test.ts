/** What can lie where at the end of a game that is known in part, held against all the ways it can have gone, one after the other. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import {
  type Beginning,
  courseOf,
  type Event,
  possibleAt,
  seenIn,
  type Taken,
  unsaid,
} from '../../../engine/mascarade/courses.ts';
import { orders } from './orders.ts';

const GAMES = 1200;

/** A game of few cards, as several lists of the same moves tell it. */
function drawn(seed: number): { readonly beginning: Beginning; readonly lists: readonly (readonly Event[])[] } {
  const random = seeded(seed);
  const deck = random.shuffle([0, 0, 1, 2, 3]).slice(0, 3 + random.below(2));
  const start = deck.map((card) => (random.below(2) ? undefined : card));
  const unseen = [0, 1, 2, 3].map(
    (card) => deck.filter((one, place) => one === card && start[place] === undefined).length,
  );
  const barred = start.map((card) => (card === undefined && random.below(5) === 0 ? 1 << random.below(4) : 0));
  const moves = Array.from({ length: 1 + random.below(5) }, (): Taken | number => {
    const [a, b] = random.shuffle([...deck.keys()]) as [number, number];
    const swapped = random.pick([true, false, undefined, undefined]);
    return random.below(2) ? { a, b, swapped, isKnown: random.below(2) === 0 } : a;
  });
  const lists = Array.from({ length: 1 + random.below(4) }, () =>
    moves.map((move): Event => {
      if (typeof move !== 'number') return move;
      const character = random.below(4);
      return { place: move, ...random.pick([{ is: character }, { isNot: character }, {}]) };
    }),
  );
  return { beginning: { start, barred, unseen }, lists };
}

/** A way the game can have gone: which swaps took place, what was seen, and how the cards lie at its end. */
interface Way {
  readonly swapped: readonly boolean[];
  readonly seen: readonly number[];
  readonly end: readonly number[];
}

/** All ways of some moves, whatever they tell of them. */
function waysOf({ start, barred, unseen }: Beginning, moves: readonly Event[]): Way[] {
  const taken = moves.filter((move) => 'a' in move);
  const hidden = unseen.flatMap((copies, card) => Array<number>(copies).fill(card));
  return [...orders(hidden)].flatMap((dealt): Way[] => {
    const rest = [...dealt];
    const cards = start.map((card) => card ?? (rest.shift() as number));
    if (cards.some((card, place) => ((barred[place] as number) >> card) & 1)) return [];
    return Array.from({ length: 2 ** taken.length }, (_, bits): Way => {
      const [end, seen, swapped]: [number[], number[], boolean[]] = [[...cards], [], []];
      for (const move of moves)
        if ('a' in move) {
          const isSwapped = ((bits >> swapped.length) & 1) === 1;
          swapped.push(isSwapped);
          if (isSwapped) [end[move.a], end[move.b]] = [end[move.b] as number, end[move.a] as number];
        } else seen.push(end[move.place] as number);
      return { swapped, seen, end };
    });
  });
}

/** Whether a way is as one of some lists tells it. @param heeds the swaps that count */
const isTold = ({ swapped, seen }: Way, lists: readonly (readonly Event[])[], heeds = (_: Taken) => true): boolean =>
  lists.some((list) => {
    let [swaps, looks] = [0, 0];
    return list.every((event) => {
      if ('a' in event) {
        const isSwapped = swapped[swaps++];
        return event.swapped === undefined || !heeds(event) || event.swapped === isSwapped;
      }
      const card = seen[looks++];
      return (event.is === undefined || event.is === card) && event.isNot !== card;
    });
  });

/** By place, as bits, what lies there in one of these ways. */
const endsOf = (ways: readonly Way[], { start }: Beginning): number[] =>
  start.map((_, place) => ways.reduce((bits, { end }) => bits | (1 << (end[place] as number)), 0));

describe('what can lie where', () => {
  const games = Array.from({ length: GAMES }, (_, seed) => ({ seed, ...drawn(seed) }))
    .map((game) => ({ ...game, ways: waysOf(game.beginning, game.lists[0] as readonly Event[]) }))
    .filter(({ ways, lists }) => ways.some((way) => isTold(way, lists)));

  it('is what does in one of the ways that are told', () => {
    expect(games.length).toBeGreaterThan(GAMES / 2);
    for (const { seed, beginning, lists, ways } of games) {
      const wanted = endsOf(
        ways.filter((way) => isTold(way, lists)),
        beginning,
      );
      expect(possibleAt(courseOf(lists), beginning), `${seed}`).toEqual(wanted);
    }
  });

  it('is the same where there are so many characters that cards nobody knows cannot all be followed once it does not matter where they lie', () => {
    for (const { seed, beginning, lists, ways } of games) {
      const unseen = [...beginning.unseen, ...Array(23 + (seed % 4)).fill(0)];
      const wanted = endsOf(
        ways.filter((way) => isTold(way, lists)),
        beginning,
      );
      expect(possibleAt(courseOf(lists), { ...beginning, unseen }), `${seed}`).toEqual(wanted);
    }
  });

  it('is what is left for a card of which it cannot be followed that it is none of some', () => {
    const start = Array(3).fill(undefined);
    const beginning = { start, barred: [1 << 0, 1 << 0, 0], unseen: [1, 2, ...Array(29).fill(0)] };
    expect(possibleAt(courseOf([[]]), beginning)).toEqual([1 << 1, 1 << 1, 1 << 0]);
  });

  it('is no more at the first place where a character that matters may lie where it does not', () => {
    // Seen at the second place or the third it would matter; it may be the fourth card, and is not the first.
    const beginning = { start: Array(4).fill(undefined), barred: [1 << 0, 0, 0, 0], unseen: [1, 1, 1, 1] };
    const events = [
      { a: 1, b: 2, swapped: undefined, isKnown: false },
      { place: 1, isNot: 0 },
    ];
    expect(possibleAt(courseOf([events]), beginning)).toEqual([0b1110, 0b1110, 0b1111, 0b1111]);
  });

  it('is to somebody what looks the same to them as one of these', () => {
    let wider = 0;
    for (const { seed, beginning, lists, ways } of games) {
      const own = (lists[0] as readonly Event[]).flatMap((event) => ('a' in event ? [event.isKnown] : []));
      const view = ({ swapped, seen }: Way) => `${seen} ${swapped.filter((_, index) => own[index])}`;
      const told = ways.filter((way) => isTold(way, lists));
      const views = new Set(told.map(view));
      const wanted = endsOf(
        ways.filter((way) => views.has(view(way))),
        beginning,
      );
      expect(possibleAt(seenIn(courseOf(lists), beginning) ?? [], beginning), `${seed}`).toEqual(wanted);
      if (wanted.join() !== endsOf(told, beginning).join()) wider++;
    }
    expect(wider).toBeGreaterThan(20);
  });

  it('is to somebody, where too much would have to be gone through, what their own swaps leave open', () => {
    for (const { seed, beginning, lists, ways } of games) {
      const course = courseOf(lists);
      const said = unsaid(course);
      const wanted = endsOf(
        ways.filter((way) => isTold(way, lists, ({ isKnown }) => isKnown)),
        beginning,
      );
      expect(possibleAt(said, beginning), `${seed}`).toEqual(wanted);
    }
  });

  it('is not told where too much would have to be gone through', () => {
    const places = Array.from({ length: 13 }, (_, place) => place);
    const beginning = { start: places.map(() => undefined), barred: places.map(() => 0), unseen: places.map(() => 1) };
    // Whoever saw five cards knows whether they were the same when they saw them again; whether a swap took place they do not know.
    const seen = (number: number) =>
      [...places.slice(0, number), ...places.slice(0, number)].map((place) => ({ place }));
    const secret = { a: 11, b: 12, swapped: true, isKnown: false };
    expect(seenIn(courseOf([[secret, ...seen(2)]]), beginning)).toBeDefined();
    expect(seenIn(courseOf([[secret, ...seen(5)]]), beginning)).toBeUndefined();
  });
});
