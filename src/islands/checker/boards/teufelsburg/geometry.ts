/**
 * Where things lie in the picture of a table. Pure; in the picture's own units, of which 340 go across.
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
}

/** What lies before a player: a card of each of these, as it is told apart from its neighbours. */
export interface Hand {
  /** Association cards. */
  readonly associations: number;
  readonly objects: readonly string[];
}

/** A player's place. */
export interface Seat {
  /** All that lies before the player. */
  readonly box: Box;
  /** The middle of the line that the name stands on. */
  readonly name: Point;
  /** Where a player stands who does something: at the rim of the table. */
  readonly stand: Point;
  /** The upper left corners of the cards. */
  readonly associations: readonly Point[];
  readonly occupation: Point;
  readonly objects: readonly Point[];
  /** The way from the player to the table. */
  readonly inward: Point;
}

export interface Layout extends Size {
  readonly card: Size;
  readonly table: Table;
  /** The middle of what stands on the table, which lines go round. */
  readonly middle: Oval;
  readonly seats: readonly Seat[];
  readonly pile: Point;
  readonly spares: Point;
}

export const WIDTH = 340;

/** How many sit at the top, on the right, at the bottom and on the left; from three players on. */
const SIDES = [
  [2, 0, 1, 0],
  [2, 0, 2, 0],
  [3, 0, 2, 0],
  [3, 0, 3, 0],
  [4, 0, 3, 0],
  [4, 0, 4, 0],
  [4, 1, 3, 1],
  [4, 1, 4, 1],
] as const;

const EDGE = 2;
const GAP = 6;
/** The height of a line with a name. */
const NAME = 19;
/** Between two lines of cards. */
const LINE = 3;
/** Between the players and the rim of the table, on which there stands what they do. */
const RIM = 16;
/** How wide it is beside the table. */
const SIDE = 82;
/** How much lower those at the ends of a long row sit. */
const BEND = 9;
/** The least of a card that shows from under the next one, of its width. */
const SLIVER = 0.55;
/** What shows of a card that is the same as the next one, of what shows of others. */
const SAME: number = 0.6;

/**
 * Cards side by side in a room, overlapping if they must; those that are the same lie closer together.
 * @returns how far each lies from the first
 */
export function fan(cards: readonly string[], card: number, room: number): number[] {
  const weights = cards.map((one, index) => (index === 0 ? 0 : one === cards[index - 1] ? SAME : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const step = total === 0 ? 0 : Math.min(card + 2, (room - card) / total);
  let at = 0;
  return weights.map((weight) => (at += weight * step));
}

/** How wide a fan is at least. */
const least = (cards: readonly string[], card: number): number => {
  const steps = cards.slice(1).reduce((sum, one, index) => sum + (one === cards[index] ? SAME : 1), 0);
  return cards.length === 0 ? 0 : card + steps * card * SLIVER;
};

/** The width of the association cards and the occupation beside them. */
const character = (associations: number, card: number): number => card * 2 + 2 + (associations - 1) * card * 0.4;

/** How far a table reaches up and down so far from its middle. */
export function reach({ rx, ry, round }: Table, aside: number): number {
  const over = Math.max(0, Math.abs(aside) - (rx - round)) / round;
  return over >= 1 ? 0 : ry * Math.sqrt(1 - over * over);
}

/** The table for players with such hands, in clockwise order from the upper left corner. */
export function layoutOf(hands: readonly Hand[]): Layout {
  const [top, right, bottom, left] = SIDES[hands.length - 3] as (typeof SIDES)[number];
  const card: Size = top <= 2 ? { width: 30, height: 40 } : { width: 25, height: 33 };
  const isRound = right > 0;
  const widthOf = (row: number) => Math.min(172, (WIDTH - 2 * EDGE - (row - 1) * GAP) / row);
  const widths = [
    ...Array<number>(top).fill(widthOf(top)),
    ...Array<number>(right).fill(SIDE),
    ...Array<number>(bottom).fill(widthOf(bottom)),
    ...Array<number>(left).fill(SIDE),
  ];
  const fits = hands.every(
    ({ associations, objects }, seat) =>
      character(associations, card.width) + GAP + least(objects, card.width) <= (widths[seat] as number),
  );
  const lines = fits ? 1 : 2;
  const depth = NAME + lines * card.height + (lines - 1) * LINE;
  const ry = isRound ? 94 : 74;
  const height = 2 * (depth + RIM + ry);
  const table: Table = {
    x: WIDTH / 2,
    y: height / 2,
    rx: WIDTH / 2 - EDGE,
    ry,
    round: 95,
  };
  const middle: Oval = { x: table.x, y: table.y - (isRound ? 24 : 0), rx: 58, ry: 48 };

  /** The rim above or below the table's middle; at its ends nobody stands. */
  const rim = (x: number, up: boolean): Point => {
    const aside = Math.max(-table.rx * 0.92, Math.min(table.rx * 0.92, x - table.x));
    return { x: table.x + aside, y: table.y + (up ? -1 : 1) * reach(table, aside) };
  };

  const seatIn = (hand: Hand, box: Box, inward: Point): Seat => {
    const { width: wide } = card;
    const up = inward.y < 0;
    const shown = character(hand.associations, wide);
    const room = lines === 1 ? box.width - shown - GAP : box.width;
    const xs = fan(hand.objects, wide, room);
    const span = xs.length ? (xs.at(-1) as number) + wide : 0;
    const axis = box.x + box.width / 2;
    const start = axis - (lines === 1 ? shown + (span && GAP + span) : shown) / 2;
    const firstLine = up ? box.y + box.height - NAME - card.height : box.y + NAME;
    const secondLine = lines === 1 ? firstLine : up ? box.y : firstLine + card.height + LINE;
    const objectsAt = lines === 1 ? start + shown + GAP : axis - span / 2;
    return {
      box,
      inward,
      name: { x: axis, y: up ? box.y + box.height - 5 : box.y + 14 },
      stand: inward.x === 0 ? rim(axis, !up) : { x: axis + inward.x * (box.width / 2 + 8), y: table.y },
      associations: Array.from({ length: hand.associations }, (_, index) => ({
        x: start + index * wide * 0.4,
        y: firstLine,
      })),
      occupation: { x: start + shown - wide, y: firstLine },
      objects: xs.map((x) => ({ x: objectsAt + x, y: secondLine })),
    };
  };

  const row = (count: number, down: 1 | -1) =>
    Array.from({ length: count }, (_, index) => {
      const width = widthOf(count);
      const whole = count * width + (count - 1) * GAP;
      const bend = count > 2 && (index === 0 || index === count - 1) ? BEND : 0;
      return {
        box: {
          x: (WIDTH - whole) / 2 + index * (width + GAP),
          y: down > 0 ? bend : height - depth - bend,
          width,
          height: depth,
        },
        inward: { x: 0, y: down },
      };
    });
  const beside = (x: number, inward: Point) => ({
    box: { x, y: (height - depth) / 2, width: SIDE, height: depth },
    inward,
  });
  const places = [
    ...row(top, 1),
    ...Array.from({ length: right }, () => beside(WIDTH - EDGE - SIDE, { x: -1, y: 0 })),
    ...row(bottom, -1).reverse(),
    ...Array.from({ length: left }, () => beside(EDGE, { x: 1, y: 0 })),
  ];
  return {
    width: WIDTH,
    height,
    card,
    table,
    seats: places.map(({ box, inward }, seat) => seatIn(hands[seat] as Hand, box, inward)),
    middle,
    pile: isRound ? { x: table.x - 17, y: table.y + 54 } : { x: 28, y: table.y - 6 },
    spares: isRound ? { x: table.x + 17, y: table.y + 54 } : { x: WIDTH - 28, y: table.y - 6 },
  };
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
export interface Bend {
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
