/**
 * Where things lie in the picture of a table of Teufelsburg.
 */
import { type Box, type Oval, type Point, reach, type Size, sidesOf, type Table, WIDTH } from '../../table/geometry.ts';

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

/** How far each card lies from the one before it, of how far others do. */
const steps = (cards: readonly string[]): number[] =>
  cards.map((one, index) => (index === 0 ? 0 : one === cards[index - 1] ? SAME : 1));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Cards side by side in a room, overlapping if they must; those that are the same lie closer together.
 * @returns how far each lies from the first
 */
export function fan(cards: readonly string[], card: number, room: number): number[] {
  const weights = steps(cards);
  const total = sum(weights);
  const step = total === 0 ? 0 : Math.min(card + 2, (room - card) / total);
  let at = 0;
  return weights.map((weight) => (at += weight * step));
}

/** How wide a fan is at least. */
const least = (cards: readonly string[], card: number): number =>
  cards.length === 0 ? 0 : card + sum(steps(cards)) * card * SLIVER;

/** The width of the association cards and the occupation beside them. */
const character = (associations: number, card: number): number => card * 2 + 2 + (associations - 1) * card * 0.4;

/** The table for players with such hands, in clockwise order from the upper left corner. */
export function layoutOf(hands: readonly Hand[]): Layout {
  const [top, right, bottom, left] = sidesOf(hands.length);
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
