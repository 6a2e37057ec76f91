/**
 * Chance from a seed: the same numbers on every machine.
 */

/** A source of chance. */
export interface Random {
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in an order of chance; the list itself stays as it is. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Chance from a seed, by Mulberry32 (Tommy Ettinger, public domain): small, and good enough to shuffle cards. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    shuffle(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [
          shuffled[other] as (typeof items)[number],
          shuffled[last] as (typeof items)[number],
        ];
      }
      return shuffled;
    },
  };
}
