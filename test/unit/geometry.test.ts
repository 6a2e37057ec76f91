import { describe, expect, it } from 'vitest';
import { facts } from '../../engine/teufelsburg/index.ts';
import { fan, type Hand, layoutOf, type Seat } from '../../src/islands/checker/boards/teufelsburg/geometry.ts';
import {
  across,
  along,
  at,
  type Box,
  clears,
  ellipsised,
  path,
  shortened,
  staysOn,
  WIDTH,
  widthOf,
} from '../../src/islands/checker/table/geometry.ts';

const TABLES = [3, 4, 5, 6, 7, 8, 9, 10];
/** A hand of so many objects, the first two of a kind. */
const handOf = (objects: number, associations = 1): Hand => ({
  associations,
  objects: Array.from({ length: objects }, (_, index) => `object.${Math.max(0, index - 1)}`),
});

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01;
const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

describe('a fan of cards', () => {
  it('lies side by side where there is room', () => {
    expect(fan(['a', 'b', 'c'], 30, 200)).toEqual([0, 32, 64]);
  });

  it('overlaps no more than it must, and fills the room', () => {
    const xs = fan(['a', 'b', 'c', 'd', 'e'], 30, 80);
    expect((xs.at(-1) as number) + 30).toBeCloseTo(80);
    expect(new Set(xs.slice(1).map((x, index) => (x - (xs[index] as number)).toFixed(6))).size).toBe(1);
  });

  it('has those of a kind closer together, and never on the same spot', () => {
    const [, second = 0, third = 0] = fan(['key', 'key', 'whip'], 30, 200);
    expect(second).toBeGreaterThan(10);
    expect(third - second).toBeGreaterThan(second);
  });

  it('may have no card, or one', () => {
    expect(fan([], 30, 100)).toEqual([]);
    expect(fan(['a'], 30, 100)).toEqual([0]);
  });
});

describe.each(TABLES)('a table of %i', (players) => {
  // One over the limit, which is to be given away.
  const most = (facts.handLimit[players - 3] as number) + 1;
  const hands = [0, 1, 2, 3, most].map((objects) => Array.from({ length: players }, () => handOf(objects)));
  const layouts = hands.map((all) => layoutOf(all));

  it('seats everybody on the picture, nobody on another', () => {
    for (const { seats, width, height } of layouts) {
      expect(seats).toHaveLength(players);
      for (const { box } of seats) expect(within(box, { x: 0, y: 0, width, height })).toBe(true);
      for (const [index, one] of seats.entries())
        for (const other of seats.slice(index + 1)) expect(apart(one.box, other.box)).toBe(true);
    }
  });

  it('seats them clockwise', () => {
    for (const { seats, table } of layouts) {
      const angles = seats.map(({ box }) =>
        Math.atan2(box.y + box.height / 2 - table.y, box.x + box.width / 2 - table.x),
      );
      const turns = angles.map((angle, index) => {
        const next = angles[(index + 1) % players] as number;
        return (next - angle + 2 * Math.PI) % (2 * Math.PI);
      });
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    }
  });

  it('has every card before its player, each to be seen', () => {
    for (const { seats, card } of layouts)
      for (const { box, associations, occupation, objects } of seats) {
        const cards = [...associations, occupation, ...objects].map((corner) => ({ ...corner, ...card }));
        for (const one of cards) expect(within(one, box)).toBe(true);
        for (const [index, one] of cards.entries())
          for (const other of cards.slice(index + 1))
            expect(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).toBeGreaterThan(card.width / 5);
      }
  });

  it('takes no more of a phone than it may', () => {
    // So many units are a pixel where 328 of 360 are left for the picture.
    const scale = 328 / WIDTH;
    const [empty, ...all] = layouts.map(({ height }) => height * scale);
    if (players === 4) expect(empty).toBeLessThanOrEqual(300);
    for (const height of all) expect(height).toBeLessThanOrEqual(420);
  });

  it('has everybody stand beside their own seat, at the table', () => {
    for (const { seats, table } of layouts)
      for (const [index, { stand }] of seats.entries()) {
        const far = seats.map(({ box }) =>
          Math.hypot(
            Math.max(box.x - stand.x, 0, stand.x - box.x - box.width),
            Math.max(box.y - stand.y, 0, stand.y - box.y - box.height),
          ),
        );
        expect(far.indexOf(Math.min(...far))).toBe(index);
        expect(((stand.x - table.x) / table.rx) ** 2).toBeLessThan(1);
      }
  });

  it('has a way between any two that stays on the table and goes round its middle', () => {
    for (const { seats, table, middle } of layouts)
      for (const [from, one] of seats.entries())
        for (const [to, other] of seats.entries()) {
          if (from === to) continue;
          const curve = across(one.stand, other.stand, table, { inward: 0.45, around: middle });
          expect(clears(curve, middle), `${from} to ${to}`).toBe(true);
          expect(staysOn(curve, table), `${from} to ${to}`).toBe(true);
        }
  });

  it('has two ways beside each other for those who exchange something', () => {
    for (const { seats, table, card } of layouts) {
      const [{ stand: one }, { stand: other }] = [seats[0] as Seat, seats[1] as Seat];
      const bend = { inward: 0.9, left: 32 };
      const spots = along([across(one, other, table, bend), across(other, one, table, bend)], card);
      const [first, second] = spots.map((spot) => ({ ...spot, ...card })) as [Box, Box];
      expect(apart(first, second)).toBe(true);
    }
  });
});

it('has room for three association cards', () => {
  const { seats, card } = layoutOf(Array.from({ length: 5 }, () => handOf(3, 3)));
  for (const { associations, occupation } of seats) {
    expect(associations).toHaveLength(3);
    expect(occupation.x).toBeGreaterThanOrEqual((associations[2]?.x ?? 0) + card.width);
  }
});

describe('a curve', () => {
  const curve = { from: { x: 0, y: 0 }, over: { x: 50, y: 100 }, to: { x: 100, y: 0 } };

  it('is drawn from end to end', () => {
    expect(at(curve, 0)).toEqual(curve.from);
    expect(at(curve, 1)).toEqual(curve.to);
    expect(at(curve, 0.5)).toEqual({ x: 50, y: 50 });
    expect(path(curve)).toBe('M0 0Q50 100 100 0');
  });

  it('is cut off at its ends, along itself', () => {
    const { from, to } = shortened(curve, 10, 20);
    expect(Math.hypot(from.x, from.y)).toBeCloseTo(10);
    expect(Math.hypot(100 - to.x, to.y)).toBeCloseTo(20);
    expect(from.y / from.x).toBeCloseTo(2);
  });
});

describe('a name', () => {
  it('stands whole where it has room', () => {
    expect(ellipsised('Anna', 10)).toBe('Anna');
  });

  it('is cut off where it has none, at no other place than between letters', () => {
    const names = [
      'Maximiliane Wilhelmine',
      'محمد بن عبد الله بن عبد المطلب',
      '王小明王小明王小明',
      '👩‍👩‍👧‍👦👨‍🚀🧙‍♀️🧛🏽‍♂️',
      'e\u0301'.repeat(40),
    ];
    for (const name of names) {
      const cut = ellipsised(name, 4);
      expect(widthOf(cut)).toBeLessThanOrEqual(4);
      expect(cut.endsWith('…')).toBe(true);
      const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
      const kept = cut.slice(0, -1);
      expect(letters.map((_, index) => letters.slice(0, index).join('').trimEnd())).toContain(kept);
    }
  });
});
