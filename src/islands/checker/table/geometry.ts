/**
 * Points, curves and the width of letters in the picture of a table. Pure; in the picture's own units, of which 340 go across.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** An ellipse. */
export interface Oval extends Point {
  readonly rx: number;
  readonly ry: number;
}

/** A table: straight along the middle of its long sides, round at its ends. */
export interface Table extends Oval {
  /** How long its round ends are. */
  readonly round: number;
  /** How high they are, where they are not as high as the table. */
  readonly high?: number;
}

/** How wide every picture of a table is. */
export const WIDTH = 340;

/** How far a table reaches up and down so far from its middle. */
export function reach({ rx, ry, round, high = ry }: Table, aside: number): number {
  const over = Math.max(0, Math.abs(aside) - (rx - round)) / round;
  return over >= 1 ? 0 : ry - high + high * Math.sqrt(1 - over * over);
}

/** A point so far away in a direction. */
export const towards = ({ x, y }: Point, direction: Point, far: number): Point => ({
  x: x + direction.x * far,
  y: y + direction.y * far,
});

/** A quadratic curve. */
export interface Curve {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** A point of a curve, at 0 its beginning, at 1 its end. */
export const at = ({ from, over, to }: Curve, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * over.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * over.y + t ** 2 * to.y,
});

/** The direction of a curve at its end, in degrees. */
export const heading = ({ over, to }: Curve): number => (Math.atan2(to.y - over.y, to.x - over.x) * 180) / Math.PI;

/** A curve as SVG draws it. */
export const path = ({ from, over, to }: Curve): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(over.x)} ${round(over.y)} ${round(to.x)} ${round(to.y)}`;

/** As exact as is seen. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const STEPS = Array.from({ length: 50 }, (_, index) => index * 4);
const POINTS = Array.from({ length: 15 }, (_, index) => (index + 1) / 16);

/** Whether a curve keeps clear of an oval. */
export const clears = (curve: Curve, { x, y, rx, ry }: Oval): boolean =>
  POINTS.map((t) => at(curve, t)).every((point) => ((point.x - x) / rx) ** 2 + ((point.y - y) / ry) ** 2 >= 1);

/** Whether a curve stays on the table. */
export const staysOn = (curve: Curve, table: Table): boolean =>
  POINTS.map((t) => at(curve, t)).every(({ x, y }) => Math.abs(y - table.y) <= reach(table, x - table.x) + 0.5);

/** How a way over the table bends. */
interface Bend {
  /** How far it is drawn in to the middle, from 0 to 1. */
  readonly inward: number;
  /** How far it keeps to the left of whoever goes along it: two that go opposite ways lie beside each other. */
  readonly left?: number;
  /** What it goes round. */
  readonly around?: Oval | undefined;
}

/** A curve from one player to another over the table; round what stands there, on the side where it bends less. */
export function across(from: Point, to: Point, table: Table, { inward, left = 0, around }: Bend): Curve {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const bent = (far: number): Curve => ({
    from,
    over: {
      x: half.x + (table.x - half.x) * inward + aside.x * far,
      y: half.y + (table.y - half.y) * inward + aside.y * far,
    },
    to,
  });
  const curve = bent(left);
  if (!around || clears(curve, around)) return curve;
  const free = STEPS.flatMap((step) => [step, -step]).filter((far) => clears(bent(far), around));
  const far = free.find((one) => staysOn(bent(one), table)) ?? free[0] ?? 0;
  return bent(far + left);
}

/** Where something of a size stands on each of some curves, so that none covers another if that can be. */
export function along(curves: readonly Curve[], { width, height }: Size): Point[] {
  const taken: Point[] = [];
  for (const curve of curves) {
    const spots = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].map((t) => at(curve, t));
    const isFree = (spot: Point) =>
      taken.every(({ x, y }) => Math.abs(x - spot.x) > width || Math.abs(y - spot.y) > height);
    taken.push(spots.find(isFree) ?? (spots[0] as Point));
  }
  return taken;
}

/** A curve without its ends, which others stand on. */
export function shortened({ from, over, to }: Curve, start: number, end: number): Curve {
  const cut = (end: Point, far: number): Point => {
    const length = Math.hypot(over.x - end.x, over.y - end.y) || 1;
    return towards(end, { x: (over.x - end.x) / length, y: (over.y - end.y) / length }, far);
  };
  return { from: cut(from, start), over, to: cut(to, end) };
}

/**
 * About how wide letters are, in their font size: which fonts a reader has is not known where pages are built. A test measures that names
 * find room.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{M}\p{Cf}]+$/u, 0],
  [/\p{Extended_Pictographic}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\uff00-\uffef]/u, 1.25],
  [/[fijlrtIJ .,:;'’!|()[\]-]/, 0.32],
  [/[MW@%]/, 0.88],
  [/[mw&]|\P{sc=Latin}/u, 0.72],
  [/\p{Lu}/u, 0.62],
];
const OTHERS = 0.48;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** About how wide a text is, in its font size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += WIDTHS.find(([kind]) => kind.test(segment))?.[1] ?? OTHERS;
  return width;
}

/** As much of a text as has room, with an ellipsis where it is not all. */
export function ellipsised(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let shown = '';
  for (const { segment } of letters.segment(text)) {
    if (widthOf(`${shown}${segment}…`) > room) break;
    shown += segment;
  }
  return `${shown.trimEnd()}…`;
}

/** Moves a drawing to a point. */
export const shift = ({ x, y }: Point): string => `translate(${round(x)} ${round(y)})`;

/** How many sit at the top, on the right, at the bottom and on the left; from two players on. */
const SIDES = [
  [1, 0, 1, 0],
  [2, 0, 1, 0],
  [2, 0, 2, 0],
  [3, 0, 2, 0],
  [3, 0, 3, 0],
  [4, 0, 3, 0],
  [4, 0, 4, 0],
  [4, 1, 3, 1],
  [4, 1, 4, 1],
  [4, 2, 3, 2],
  [4, 2, 4, 2],
  [4, 3, 3, 3],
] as const;

/** How many of so many players, two to thirteen, sit at the top, on the right, at the bottom and on the left. */
export const sidesOf = (players: number) => SIDES[players - 2] as (typeof SIDES)[number];
