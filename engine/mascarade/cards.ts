/**
 * Where the cards lie. What nobody has told us – a card, or whether a swap took place – is asked only when something turns on it, and each
 * answer holds from then on.
 */
import type { Questions } from '../kernel/questions.ts';
import type { CharacterId, Unknown } from './record.ts';

/** Something found out about what nobody had told us. */
export type Finding =
  /** What a card of the position is, or is not. */
  | { readonly place: string; readonly card: CharacterId; readonly holds: boolean }
  /** Whether the swap of a move took place. */
  | { readonly move: number; readonly by: string; readonly with: string; readonly swapped: boolean };

/** A swap under the table of the cards at two places. */
export interface Swap {
  readonly a: number;
  readonly b: number;
  /** Nothing where only who did it knows. */
  swapped: boolean | undefined;
  /** What the record says of it; what was found out later stands in `swapped` alone. */
  readonly told: boolean | undefined;
  /** The index of the move. */
  readonly move: number;
  /** Who swapped, and with whom, as the record has it. */
  readonly by: string;
  readonly with: string;
}

/** A place whose card nobody has told us has no number of its own. */
const TANGLED = -1;

/** The cards on the table, by place: those before the players first, then the centre. */
export class Cards {
  /** What lies at each place at the beginning, as far as it is known by now. */
  private readonly start: (CharacterId | undefined)[];
  /** What each card that is not known has been found not to be. */
  private readonly excluded: Set<CharacterId>[];
  /** How many of each character lie at places that are not known. */
  private readonly unseen: Map<CharacterId, number>;
  /** All swaps in order. */
  readonly swaps: Swap[] = [];
  /** By place: where its card lay at the beginning, if that is sure. */
  private now: number[];
  /** What was found out, in order. */
  readonly findings: Finding[] = [];
  private readonly names: readonly string[];
  private readonly questions: Questions;

  /**
   * @param cards by place
   * @param names the places, as the record writes them
   * @param deck the characters in play
   */
  constructor(
    cards: readonly (CharacterId | Unknown)[],
    names: readonly string[],
    deck: readonly CharacterId[],
    questions: Questions,
  ) {
    this.start = cards.map((card) => (card === '?' ? undefined : card));
    this.excluded = cards.map(() => new Set());
    this.unseen = new Map();
    for (const character of deck) this.unseen.set(character, (this.unseen.get(character) ?? 0) + 1);
    for (const card of this.start) if (card) this.unseen.set(card, (this.unseen.get(card) as number) - 1);
    this.now = cards.map((_, place) => place);
    this.names = names;
    this.questions = questions;
  }

  /** Swaps the cards at two places, or perhaps, or not. */
  swap(swap: Swap): void {
    this.swaps.push(swap);
    const { a, b, swapped } = swap;
    if (swapped === undefined) this.now[a] = this.now[b] = TANGLED;
    else if (swapped) [this.now[a], this.now[b]] = [this.now[b] as number, this.now[a] as number];
  }

  /** The card at a place as far as it is known, without asking. */
  at(place: number): CharacterId | Unknown {
    const origin = this.originOf(place);
    return (origin === undefined ? undefined : this.start[origin]) ?? '?';
  }

  /** Whether a character lies at a place; asks where that is not known, about swaps first and only where something turns on them. */
  holds(place: number, character: CharacterId): boolean {
    let at = place;
    for (let index = this.swaps.length - 1; index >= 0; index--) {
      const swap = this.swaps[index] as Swap;
      if (swap.a !== at && swap.b !== at) continue;
      if (swap.swapped === undefined) {
        const origins = [...this.originsOf(at, index + 1)].map((origin) => this.possible(origin, character));
        if (!origins.some(({ yes }) => yes)) return false;
        if (!origins.some(({ no }) => no)) return true;
        const { move, by, with: other } = swap;
        swap.swapped = this.questions.ask();
        this.findings.push({ move, by, with: other, swapped: swap.swapped });
      }
      if (swap.swapped) at = swap.a === at ? swap.b : swap.a;
    }
    const { yes, no } = this.possible(at, character);
    if (!yes) return false;
    if (no) {
      const holds = this.questions.ask();
      this.findings.push({ place: this.names[at] as string, card: character, holds });
      if (!holds) {
        (this.excluded[at] as Set<CharacterId>).add(character);
        return false;
      }
    }
    if (this.start[at] === undefined) this.settle(at, character);
    return true;
  }

  /** In how many ways the cards that are not known can lie; two of one character are alike. */
  deals(): number {
    const open = this.open();
    const asked = [...new Set(open.flatMap((place) => [...this.excludedAt(place)]))];
    const copies = asked.map((character) => this.unseen.get(character) ?? 0);
    const others = [...this.unseen].filter(([character]) => !asked.includes(character));
    const rest = others.reduce((sum, [, number]) => sum + number, 0);
    // By what is left, of each character asked about and of the others together: the ways to get there.
    let ways = new Map<string, { readonly left: readonly number[]; readonly number: number }>([
      ['', { left: [...copies, rest], number: 1 }],
    ]);
    const bound = open.filter((place) => this.excludedAt(place).size > 0);
    for (const place of bound) {
      const next: typeof ways = new Map();
      for (const { left, number } of ways.values()) {
        for (const [kind, there] of left.entries()) {
          if (there === 0 || this.excludedAt(place).has(asked[kind] as CharacterId)) continue;
          const after = left.with(kind, there - 1);
          const key = after.join();
          next.set(key, { left: after, number: (next.get(key)?.number ?? 0) + number });
        }
      }
      ways = next;
    }
    let sum = 0;
    for (const { left, number } of ways.values()) sum += number * orders(left);
    return sum * orders(others.map(([, number]) => number));
  }

  private excludedAt(place: number): ReadonlySet<CharacterId> {
    return this.excluded[place] as Set<CharacterId>;
  }

  /** Places whose card at the beginning is not known. */
  private open(): number[] {
    return this.start.flatMap((card, place) => (card ? [] : [place]));
  }

  /** Where the card at a place lay at the beginning; nothing where that hangs on a swap of which nobody has told. */
  private originOf(place: number): number | undefined {
    const sure = this.now[place] as number;
    if (sure !== TANGLED) return sure;
    const origins = this.originsOf(place, this.swaps.length);
    return origins.size === 1 ? [...origins][0] : undefined;
  }

  /** Everywhere the card at a place after so many swaps can have lain at the beginning. */
  private originsOf(place: number, after: number): Set<number> {
    let places = new Set([place]);
    for (let index = after - 1; index >= 0; index--) {
      const { a, b, swapped } = this.swaps[index] as Swap;
      if (swapped === false || !(places.has(a) || places.has(b))) continue;
      if (swapped === undefined) places.add(a).add(b);
      else places = new Set([...places].map((one) => (one === a ? b : one === b ? a : one)));
    }
    return places;
  }

  private settle(place: number, character: CharacterId): void {
    this.start[place] = character;
    this.unseen.set(character, (this.unseen.get(character) as number) - 1);
  }

  /** Whether the card that lay at a place at the beginning can be a character, or can be none of it. */
  private possible(place: number, character: CharacterId): { readonly yes: boolean; readonly no: boolean } {
    const card = this.start[place];
    if (card) return { yes: card === character, no: card !== character };
    const can = (one: CharacterId) => !this.excludedAt(place).has(one) && this.fits(place, one);
    return { yes: can(character), no: [...this.unseen.keys()].some((other) => other !== character && can(other)) };
  }

  /** Whether the cards that are not known can lie so that this one is a character: every other place finds one that it can be. */
  private fits(place: number, character: CharacterId): boolean {
    const cards = [...this.unseen].flatMap(([one, copies]) =>
      Array.from({ length: one === character ? copies - 1 : copies }, () => one),
    );
    if ((this.unseen.get(character) ?? 0) === 0) return false;
    const takenBy: (number | undefined)[] = cards.map(() => undefined);
    /** Finds a card for a place, if need be by finding another one for the place that has it (Kuhn). */
    const find = (seeker: number, tried: Set<number>): boolean =>
      cards.some((card, index) => {
        if (tried.has(index) || this.excludedAt(seeker).has(card)) return false;
        tried.add(index);
        const holder = takenBy[index];
        if (holder !== undefined && !find(holder, tried)) return false;
        takenBy[index] = seeker;
        return true;
      });
    return this.open().every((one) => one === place || find(one, new Set()));
  }
}

/** In how many orders things of these numbers can lie, those of one kind being alike. */
function orders(numbers: readonly number[]): number {
  let [sum, ways] = [0, 1];
  for (const number of numbers)
    for (let one = 1; one <= number; one++) {
      sum++;
      ways = (ways * sum) / one;
    }
  return Math.round(ways);
}
