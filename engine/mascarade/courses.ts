/**
 * The courses that a game may have taken, and what can lie where at the end of them.
 */
import { grouped } from '../kernel/outcomes.ts';
import {
  barredBy,
  barredIn,
  casesOf,
  exchanged,
  found,
  hiddenSign,
  isHidden,
  leftIn,
  type Needs,
  placesBefore,
  reduced,
  type Signs,
  signOf,
  thereAre,
  without,
} from './signs.ts';

/** The cards at the beginning. Characters are numbers, as places are. */
export interface Beginning {
  /** By place; nothing where the card is not known. */
  readonly start: readonly (number | undefined)[];
  /** By place: what its card is not, as bits. */
  readonly barred: readonly number[];
  /** By character: how many lie at places that are not known. */
  readonly unseen: readonly number[];
}

/** Something done or seen. */
export type Event = Taken | Seen;

/** Two cards taken under the table. */
export interface Taken {
  readonly a: number;
  readonly b: number;
  /** Whether they were swapped; nothing where that is not known. */
  readonly swapped: boolean | undefined;
  /** Whoever is asked about knows it in any case. */
  readonly isKnown: boolean;
}

/** A card that whoever is asked about saw. */
export interface Seen {
  readonly place: number;
  /** The character, where it is told. */
  readonly is?: number;
  /** A character that it is not, where no more is told. */
  readonly isNot?: number;
}

/** How a game can have gone on from a moment: with one of these, each of which leads on. Nothing more at its end. */
export type Course = readonly { readonly event: Event; readonly next: Course }[];

const isTaken = (event: Event): event is Taken => 'a' in event;

/** What an event says, in a word. */
const keyOf = (event: Event): string =>
  isTaken(event) ? `${event.a} ${event.b} ${event.swapped}` : `${event.place} ${event.is} ${event.isNot}`;

/** Makes courses; those that go on alike are one. */
class Courses {
  readonly #numbers = new Map<Course, number>();
  readonly #made = new Map<string, Course>();
  readonly end: Course = this.of([]);

  /** The course that goes on in one of these ways. */
  of(branches: Course): Course {
    const apart = new Map<string, Course[number]>();
    for (const branch of opened(branches))
      apart.set(`${keyOf(branch.event)} ${this.#numbers.get(branch.next)}`, branch);
    const key = [...apart.keys()].sort().join();
    const made = this.#made.get(key);
    if (made) return made;
    const course = [...apart.values()];
    this.#made.set(key, course);
    this.#numbers.set(course, this.#made.size);
    return course;
  }
}

/** The same ways to go on: where two differ only in whether a card was a character, it might have been or not. */
function opened(branches: Course): Course {
  return branches.map((branch) => {
    const { event, next } = branch;
    if (isTaken(event)) return branch;
    const alike = branches.flatMap((other) => (other.next === next && !isTaken(other.event) ? [other.event] : []));
    const isOpen = alike.some(
      ({ is, isNot }) =>
        (is === undefined && isNot === undefined) || alike.some((other) => is !== undefined && other.isNot === is),
    );
    return isOpen ? { event: { place: event.place }, next } : branch;
  });
}

/** Lists of events that are alike up to a moment, how they part then, and what they come to. */
interface Part {
  readonly lists: readonly (readonly Event[])[];
  readonly at: number;
  into: readonly Part[];
  course: Course;
}

/** What is known of a game: one of these lists of events, all of the same moves. */
export function courseOf(lists: readonly (readonly Event[])[]): Course {
  const courses = new Courses();
  const partOf = (alike: Part['lists'], at: number): Part => ({ lists: alike, at, into: [], course: courses.end });
  const whole = partOf(lists, 0);
  const all = [whole];
  // A game may be long: nothing goes from move to move one within the other.
  for (const part of all) {
    const { at } = part;
    const event = part.lists[0]?.[at];
    if (!event) continue;
    const groups = isTaken(event) ? [part.lists] : grouped(part.lists, (events) => keyOf(events[at] as Event));
    part.into = groups.map((alike) => partOf(alike, at + 1));
    all.push(...part.into);
  }
  for (const part of all.reverse())
    part.course = courses.of(part.into.map((one) => ({ event: one.lists[0]?.[part.at] as Event, next: one.course })));
  return whole.course;
}

/** A course and all that it leads on to, each after those that it leads to. */
function fromEnd(course: Course): Course[] {
  const all = new Set([course]);
  for (const at of all) for (const { next } of at) all.add(next);
  return [...all].reverse();
}

/**
 * What of a table matters to a course, and to each that it leads on to.
 * @param charactersIn the characters that it matters to be told apart, or not, where a card is seen
 */
function needing(
  course: Course,
  characters: number,
  charactersIn: (seen: Seen) => readonly number[],
): (at: Course) => Needs {
  const known = new Map<Course, Needs>();
  const needs = (at: Course) => known.get(at) as Needs;
  for (const at of fromEnd(course)) {
    const all = Array<number>(characters).fill(0);
    for (const { event, next } of at) {
      for (const [character, places] of needs(next).entries())
        all[character] = (all[character] as number) | (isTaken(event) ? placesBefore(places, event) : places);
      if (!isTaken(event))
        for (const character of charactersIn(event)) all[character] = (all[character] as number) | (1 << event.place);
    }
    known.set(at, all);
  }
  return needs;
}

/**
 * Tells where a table cannot go on as a course does: a character of which there is one is seen later, and has gone from wherever it could come there.
 * Such tables would be most of all, and are not followed.
 */
function losing(course: Course, { start, unseen }: Beginning): (signs: Signs, at: Course) => boolean {
  const copies = unseen.map((hidden, character) => hidden + start.filter((one) => one === character).length);
  /** By course: where each character has to lie, as bits; 0 where that is anywhere. */
  const known = new Map<Course, Needs>();
  const places = (at: Course) => known.get(at) as Needs;
  for (const at of fromEnd(course)) {
    const ways = at.map(({ event, next }) =>
      places(next).map((bits, character) => {
        if (isTaken(event)) return placesBefore(bits, event);
        return event.is === character && copies[character] === 1 ? 1 << event.place : bits;
      }),
    );
    known.set(
      at,
      copies.map((_, character) =>
        ways.every((bits) => bits[character]) ? ways.reduce((all, bits) => all | (bits[character] as number), 0) : 0,
      ),
    );
  }
  return (signs, at) =>
    places(at).some((bits, character) => {
      const place = bits ? signs.indexOf(signOf(character)) : -1;
      return place >= 0 && !(bits & (1 << place));
    });
}

/** The table at the beginning. */
function dealt({ start, barred, unseen }: Beginning): Signs {
  // Of a character of which none is left it says nothing that a card is not it.
  const over = ~thereAre(unseen);
  return [
    ...start.map((card, place) => (card === undefined ? without(hiddenSign(barred[place]), over) : signOf(card))),
    ...unseen.map((copies) => String.fromCharCode(copies)),
  ].join('');
}

/**
 * Whether cards that nobody knows can be what is left of the characters.
 * @param barred what each of them is not, as bits, of those of whom something is known
 * @param left how many there are of each character
 */
function canBe(barred: readonly number[], left: readonly number[]): boolean {
  const cards = left.flatMap((copies, character) => Array<number>(copies).fill(character));
  const takenBy: (number | undefined)[] = cards.map(() => undefined);
  /** Finds a character for a card, if need be by finding another one for the card that has it (Kuhn). */
  const find = (card: number, tried: Set<number>): boolean =>
    cards.some((character, index) => {
      if ((barred[card] as number) & (1 << character) || tried.has(index)) return false;
      tried.add(index);
      const holder = takenBy[index];
      if (holder !== undefined && !find(holder, tried)) return false;
      takenBy[index] = card;
      return true;
    });
  // A card of which nothing is known finds what is left.
  return barred.every((_, card) => find(card, new Set()));
}

/** Of more tables than this it is not gone into which cards it tells that were seen. */
const MOST_TABLES = 20_000;

/** Whether a course tells of swaps that whoever is asked about knows nothing of. */
const tellsMore = (course: Course): boolean =>
  fromEnd(course).some((at) => at.some(({ event }) => isTaken(event) && event.swapped !== undefined && !event.isKnown));

/** A table on its way on a course, with what it can have come to next; what is seen on the way then. */
interface Way {
  readonly at: Course;
  readonly signs: Signs;
  into: readonly (readonly [event: Event, way: Way])[];
  /** Nothing where it cannot have been. */
  seen: Course | undefined;
}

/**
 * A game as whoever is asked about knows it. Where they know less of its swaps than the course says, it says of every card that they saw what it
 * was, and of their own swaps whether they took place, in each way that this can have been.
 * @returns nothing where that is too much to go into
 */
export function seenIn(course: Course, beginning: Beginning): Course | undefined {
  // Otherwise all that it leaves open is open to them too, or says nothing to them.
  if (!tellsMore(course)) return course;
  const places = beginning.start.length;
  const courses = new Courses();
  const characters = [...beginning.unseen.keys()];
  const needs = needing(course, characters.length, () => characters);
  const isLost = losing(course, beginning);

  /** What it can have been, with the table after it. */
  const outcomes = (signs: Signs, event: Event): [Event, Signs][] => {
    if (isTaken(event)) {
      const { a, b, swapped, isKnown } = event;
      return (swapped === undefined ? [false, true] : [swapped]).map((one) => [
        { ...event, swapped: isKnown ? one : undefined },
        one ? exchanged(signs, a, b) : signs,
      ]);
    }
    const { place, is } = event;
    const candidates = is === undefined ? characters.filter((one) => one !== event.isNot) : [is];
    return candidates.flatMap((character): [Event, Signs][] => {
      const table = found(signs, place, character, true, places);
      return table === undefined ? [] : [[{ place, is: character }, table]];
    });
  };

  const ways = new Map<Course, Map<Signs, Way>>();
  const all: Way[] = [];
  const wayOf = (at: Course, table: Signs): Way => {
    const ofCourse = ways.get(at) ?? new Map<Signs, Way>();
    ways.set(at, ofCourse);
    const signs = reduced(table, needs(at), places);
    const there = ofCourse.get(signs);
    if (there) return there;
    const way: Way = { at, signs, into: [], seen: undefined };
    ofCourse.set(signs, way);
    all.push(way);
    return way;
  };

  const first = wayOf(course, dealt(beginning));
  for (const way of all) {
    if (all.length > MOST_TABLES) return undefined;
    way.into = way.at.flatMap(({ event, next }) =>
      outcomes(way.signs, event).flatMap(([seen, table]) =>
        isLost(table, next) ? [] : [[seen, wayOf(next, table)] as const],
      ),
    );
  }
  for (const way of all.reverse()) {
    const branches = way.into.flatMap(([event, { seen }]) => (seen ? [{ event, next: seen }] : []));
    if (branches.length > 0) way.seen = courses.of(branches);
    else if (way.at.length === 0 && canBe(barredIn(way.signs), leftIn(way.signs, places))) way.seen = courses.end;
  }
  return first.seen ?? unsaid(course);
}

/** A course as whoever is asked about knows it, who knows only their own swaps, and of cards that were seen no more than the course says. */
export function unsaid(course: Course): Course {
  const courses = new Courses();
  const known = new Map<Course, Course>();
  for (const at of fromEnd(course))
    known.set(
      at,
      courses.of(
        at.map(({ event, next }) => ({
          event: isTaken(event) && !event.isKnown ? { ...event, swapped: undefined } : event,
          next: known.get(next) as Course,
        })),
      ),
    );
  return known.get(course) as Course;
}

/** The tables that it can have come to, each with what can lie at each place, as bits; what nobody knows is not among that. */
type Tables = Map<Signs, readonly number[]>;

/** Which characters can lie at each place at the end of a course, as bits: exactly those that do in one of the ways it can have been. */
export function possibleAt(course: Course, beginning: Beginning): number[] {
  const places = beginning.start.length;
  const needs = needing(course, beginning.unseen.length, ({ is, isNot }) => [is ?? isNot ?? []].flat());
  const isLost = losing(course, beginning);
  const hasHidden = beginning.start.includes(undefined);
  const marks = new Marks(beginning.unseen.length);
  const isKept = (sign: string) => marks.of(sign) === 0;
  /** Takes up a table on its way on a course; what can lie there in one way or another can. */
  const add = (tables: Tables, after: Course, signs: Signs, can: readonly number[]) => {
    if (isLost(signs, after)) return;
    const table = reduced(signs, needs(after), places, isKept);
    const all = hasHidden
      ? can.map((bits, place) => {
          const sign = signs[place] as string;
          return isHidden(sign) && !isHidden(table[place] as string) ? bits | marks.of(sign) : bits;
        })
      : can;
    const cases = hasHidden ? casesOf(table, needs(after), places) : undefined;
    if (cases) {
      for (const { signs, place, character } of cases)
        add(tables, after, signs, place === undefined ? all : all.with(place, 1 << character));
      return;
    }
    const there = tables.get(table);
    tables.set(table, there ? there.map((bits, place) => bits | (all[place] as number)) : all);
  };
  const outcomes = (signs: Signs, can: readonly number[], event: Event): [Signs, readonly number[]][] => {
    if (isTaken(event)) {
      const { a, b, swapped } = event;
      return (swapped === undefined ? [false, true] : [swapped]).map((one) =>
        one ? [exchanged(signs, a, b), can.with(a, can[b] as number).with(b, can[a] as number)] : [signs, can],
      );
    }
    const { place, is, isNot } = event;
    if (is !== undefined) {
      const table = found(signs, place, is, true, places);
      return table === undefined ? [] : [[table, can.with(place, 1 << is)]];
    }
    const table = isNot === undefined ? signs : found(signs, place, isNot, false, places);
    return table === undefined ? [] : [[table, can]];
  };

  let now = new Map<Course, Tables>([[course, new Map()]]);
  const first = beginning.start.map((card) => (card === undefined ? 0 : 1 << card));
  add(now.get(course) as Tables, course, dealt(beginning), first);
  while ([...now.keys()].some((at) => at.length > 0)) {
    const after = new Map<Course, Tables>();
    for (const [at, tables] of now)
      for (const { event, next } of at) {
        const later: Tables = after.get(next) ?? new Map();
        after.set(next, later);
        for (const [signs, can] of tables)
          for (const [table, then] of outcomes(signs, can, event)) add(later, next, table, then);
      }
    now = after;
  }
  /** By what is known of the hidden cards and what is left for them: what each can be; nothing where they cannot be that. */
  const known = new Map<string, ReturnType<typeof hiddenAmong> | undefined>();
  const ends = [...now.values()].flatMap((tables) =>
    [...tables].flatMap(([signs, can]) => {
      const [barred, left] = [barredIn(signs), leftIn(signs, places)];
      const key = `${barred} ${left}`;
      if (!known.has(key)) known.set(key, canBe(barred, left) ? hiddenAmong(barred, left) : undefined);
      const canBeAt = known.get(key);
      return canBeAt ? [{ signs, can, canBeAt }] : [];
    }),
  );
  return first.map((_, place) =>
    ends.reduce((bits, { signs, can, canBeAt }) => {
      const there = can[place] as number;
      const own = signs[place] as string;
      const signsThere = isHidden(own) ? [own, ...marks.in(there)] : marks.in(there);
      return signsThere.reduce((all, sign) => all | canBeAt(sign), bits | marks.without(there));
    }, 0),
  );
}

/** Bits in a number that bit operations take. */
const BITS = 31;

/** The signs of cards that nobody knows, as bits above those of the characters; of so many as there is room for. */
class Marks {
  readonly #first: number;
  readonly #signs: string[] = [];
  readonly #bits = new Map<string, number>();

  constructor(characters: number) {
    this.#first = characters;
  }

  /** The bit of a sign; none if there is no room for it. */
  of(sign: string): number {
    const known = this.#bits.get(sign);
    if (known !== undefined) return known;
    const at = this.#first + this.#signs.length;
    const bit = at < BITS ? 1 << at : 0;
    if (bit) this.#signs.push(sign);
    this.#bits.set(sign, bit);
    return bit;
  }

  /** The signs that bits tell of. */
  in(bits: number): readonly string[] {
    return this.#signs.filter((_, index) => bits & (1 << (this.#first + index)));
  }

  /** Of some bits those of the characters. */
  without = (bits: number): number => bits & ((1 << this.#first) - 1);
}

/** What a card of which nobody knows more than its sign says can be, among others like it. Both are those of `canBe`. */
function hiddenAmong(barred: readonly number[], left: readonly number[]): (sign: string) => number {
  const there = thereAre(left);
  const known = new Map<number, number>();
  const bitsOf = (own: number): number => {
    const at = barred.indexOf(own);
    const others = at < 0 ? barred : barred.toSpliced(at, 1);
    return left.reduce((bits, copies, character) => {
      const bit = 1 << character;
      const isOpen = (there & ~own & bit) !== 0;
      return isOpen && canBe(others, left.with(character, copies - 1)) ? bits | bit : bits;
    }, 0);
  };
  return (sign) => {
    const own = barredBy(sign) & there;
    const bits = known.get(own) ?? bitsOf(own);
    known.set(own, bits);
    return bits;
  };
}
