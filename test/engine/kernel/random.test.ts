/** Chance from a seed: the numbers are those of Mulberry32 for ever, or a kept game would go on otherwise. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';

const numbers = (seed: number, bound: number, count = 4) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => random.below(bound));
};

describe('chance from a seed', () => {
  it.each([
    [0, [1144304738, 1416247, 958946056, 627933444]],
    [1, [2693262067, 11749833, 2265367787, 4213581821]],
    [2 ** 32 - 1, [3850105811, 813802916, 3073704848, 4054706436]],
  ])('brings the numbers of Mulberry32 from %i', (seed, expected) => {
    expect(numbers(seed, 2 ** 32)).toEqual(expected);
  });

  it('keeps below a bound, and reaches every number below it', () => {
    expect(new Set(numbers(5, 3, 100))).toEqual(new Set([0, 1, 2]));
    expect(numbers(5, 1, 20)).toEqual(Array(20).fill(0));
  });

  it('picks the item at the number that comes next', () => {
    const items = ['a', 'b', 'c', 'd'];
    const random = seeded(7);
    expect(numbers(7, 4, 10).map((index) => items[index])).toEqual(
      Array.from({ length: 10 }, () => random.pick(items)),
    );
  });

  it('shuffles a copy from its end on, as every kept game has it', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(seeded(1).shuffle(items).join('')).toBe('ebfcad');
    expect(items.join('')).toBe('abcdef');
    expect([seeded(1).shuffle([]), seeded(1).shuffle(['a'])]).toEqual([[], ['a']]);
  });

  it('shuffles a list of one without a number, and one of two with one', () => {
    const [one, two, fresh] = [seeded(3), seeded(3), seeded(3)];
    one.shuffle(['a']);
    two.shuffle(['a', 'b']);
    const [first, second] = [fresh.below(100), fresh.below(100)];
    expect([one.below(100), two.below(100)]).toEqual([first, second]);
  });

  it('shuffles into every order alike often', () => {
    const random = seeded(11);
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
