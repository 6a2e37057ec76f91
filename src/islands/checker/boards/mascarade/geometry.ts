/**
 * Where things lie in the picture of a table of Mascarade.
 */
import { type Box, type Oval, type Point, type Size, sidesOf, type Table, WIDTH } from '../../table/geometry.ts';

/** A player's place. */
export interface Seat {
  /** All that lies before the player. */
  readonly box: Box;
  /** The middle of the line that the name stands on. */
  readonly name: Point;
  /** The upper left corners of the cards, and the middle of the lines beneath that say what they are. */
  readonly cards: readonly { readonly at: Point; readonly says: Point }[];
  /** The middle of the coin that says how much gold there is. */
  readonly coin: Point;
  /** The way from the player to the middle of the table. */
  readonly inward: Point;
  /** The middle of what the player says. */
  readonly speech: Point;
  /** Where lines to other players begin. */
  readonly stand: Point;
}

export interface Layout extends Size {
  readonly card: Size;
  /** How large a coin is, from its middle. */
  readonly coin: number;
  readonly table: Table;
  /** What stands in the middle, which lines go round. */
  readonly middle: Oval;
  readonly seats: readonly Seat[];
  /** The middle of the Courthouse. */
  readonly courthouse: Point;
  readonly centre: Seat['cards'];
}

/** What somebody says. */
export const SPEECH: Size = { width: 30, height: 26 };
export const COURTHOUSE: Size = { width: 60, height: 56 };

const EDGE = 2;
const GAP = 6;
/** The height of a line with a name, and of one with a character. */
const NAME = 19;
const SAYS = 15;
/** How wide it is beside the table. */
const SIDE = 80;
/** Between the places and the middle, where there stands what is said. */
const BAND = 36;
/** How high the middle is at least. */
const CORE = 84;
/** How wide cards are, and how large coins: the fewer sit beside each other, the larger. */
const SIZES = { 1: [48, 15], 2: [48, 15], 3: [42, 14], 4: [34, 13] } as const;
/** How high a card is, of its width. */
const HIGH = 1.3;
/** From one card to the next, so that what they are can be read beneath. */
const PITCH = 60;

/** The table for so many players with so many cards each, and in the centre; in clockwise order from the upper left corner. */
export function layoutOf(players: number, each: number, inCentre: number): Layout {
  const [top, right, bottom, left] = sidesOf(players);
  const [wide, coin] = SIZES[top];
  const card: Size = { width: wide, height: Math.round(wide * HIGH) };
  /** How high a place is. */
  const depth = NAME + card.height + SAYS;
  const stacked = right > 0 && inCentre > 0;
  const core = Math.max(CORE, right * (depth + GAP) - GAP, stacked ? COURTHOUSE.height + card.height + SAYS + GAP : 0);
  const height = 2 * (depth + BAND) + core;
  const middle = { x: WIDTH / 2, y: height / 2 };
  const ry = height / 2 - depth;

  /** Cards side by side, the coin behind them. */
  const laid = (axis: number, y: number) => {
    const span = (each - 1) * PITCH + card.width;
    const start = axis - (span + GAP + 2 * coin) / 2;
    return {
      cards: row(each, start, y, card),
      coin: { x: start + span + GAP + coin, y: y + card.height / 2 - 4 },
    };
  };

  const seatIn = (box: Box, inward: Point): Seat => {
    const axis = box.x + box.width / 2;
    const aside = inward.x !== 0;
    const speech: Point = aside
      ? { x: axis + inward.x * (box.width / 2 + SPEECH.width / 2 + 6), y: box.y + depth / 2 }
      : { x: axis, y: box.y + depth / 2 + inward.y * (depth / 2 + 5 + SPEECH.height / 2) };
    return {
      box,
      inward,
      name: { x: axis, y: box.y + 14 },
      // Alone, a card has what it is beneath it and the coin: all in the middle of the place.
      ...laid(axis, box.y + NAME),
      ...(each === 1 && { cards: alone(axis, box.y + NAME, card, coin) }),
      speech,
      stand: aside
        ? { x: axis + inward.x * (box.width / 2 + 4), y: box.y + depth / 2 }
        : { x: axis, y: box.y + depth / 2 + inward.y * (depth / 2 + 5) },
    };
  };

  const across = (count: number, y: number, inward: Point) => {
    const width = Math.min(220, (WIDTH - 2 * EDGE - (count - 1) * GAP) / count);
    const whole = count * width + (count - 1) * GAP;
    return Array.from({ length: count }, (_, index) =>
      seatIn({ x: (WIDTH - whole) / 2 + index * (width + GAP), y, width, height: depth }, inward),
    );
  };
  const beside = (count: number, x: number, inward: Point) =>
    Array.from({ length: count }, (_, index) =>
      seatIn(
        {
          x,
          y: middle.y - (count * (depth + GAP) - GAP) / 2 + index * (depth + GAP),
          width: SIDE,
          height: depth,
        },
        inward,
      ),
    );

  const cardsWide = inCentre === 0 ? 0 : (inCentre - 1) * PITCH + card.width;
  const whole = stacked || inCentre === 0 ? COURTHOUSE.width : COURTHOUSE.width + 3 * GAP + cardsWide;
  return {
    width: WIDTH,
    height,
    card,
    coin,
    table: { ...middle, rx: WIDTH / 2 - EDGE, ry, round: right > 1 ? 60 : 95, high: right > 1 ? 60 : ry },
    middle: { ...middle, rx: whole / 2 + 6, ry: stacked ? core / 2 : CORE / 2 - 4 },
    courthouse: stacked
      ? { x: middle.x, y: middle.y - (card.height + SAYS + GAP) / 2 }
      : { x: middle.x - whole / 2 + COURTHOUSE.width / 2, y: middle.y },
    centre: stacked
      ? row(inCentre, middle.x - cardsWide / 2, middle.y + (COURTHOUSE.height - card.height - SAYS + GAP) / 2, card)
      : row(inCentre, middle.x + whole / 2 - cardsWide, middle.y - (card.height + SAYS) / 2 + 2, card),
    seats: [
      ...across(top, 0, { x: 0, y: 1 }),
      ...beside(right, WIDTH - EDGE - SIDE, { x: -1, y: 0 }),
      ...across(bottom, height - depth, { x: 0, y: -1 }).reverse(),
      ...beside(left, EDGE, { x: 1, y: 0 }).reverse(),
    ],
  };
}

/** Cards side by side. */
const row = (count: number, x: number, y: number, card: Size): Seat['cards'] =>
  Array.from({ length: count }, (_, index) => ({
    at: { x: x + index * PITCH, y },
    says: { x: x + index * PITCH + card.width / 2, y: y + card.height + 12 },
  }));

/** One card beside a coin. */
const alone = (axis: number, y: number, card: Size, coin: number): Seat['cards'] => [
  {
    at: { x: axis - (card.width + GAP + 2 * coin) / 2, y },
    says: { x: axis, y: y + card.height + 12 },
  },
];
