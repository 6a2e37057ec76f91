/**
 * Where the cards lie. What nobody has told us – a card, or whether a swap took place – is asked only when something turns on it, and each
 * answer holds from then on.
 */
import type { Questions } from '../kernel/questions.ts';
import type { CharacterId, Unknown } from './record.ts';
import { type Fact, type History, waysOf } from './worlds.ts';

/** Something found out about what nobody had told us. */
export type Finding =
  /** What a card of the position is, or is not; with `before`, what lay at the place when that move was made. */
  | { readonly place: string; readonly card: CharacterId; readonly holds: boolean; readonly before?: number }
  /** Whether the swap of a move took place. */
  | { readonly move: number; readonly by: string; readonly with: string; readonly swapped: boolean };

/** What is known of a card before the moves, where a position cannot say it. */
export type Known = Omit<Extract<Finding, { place: string }>, 'before'>;

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

/** How what is not known is asked, in one of the ways that it can be. */
export interface Asking {
  readonly questions: Questions;
  /**
   * `origins` asks about swaps and about cards as they lay at the beginning; `places`, of which there are fewer after many swaps, about cards where
   * they lie.
   */
  readonly about: 'origins' | 'places';
  /** What has been counted, also in other ways: all of them have the swaps alike where places are asked about. */
  readonly counted: Map<string, bigint>;
}

/** The cards on the table, by place: those before the players first, then the centre. */
export class Cards {
  /** All swaps in order. */
  readonly swaps: Swap[] = [];
  /** What was found out, in order. */
  readonly findings: Finding[] = [];
  private readonly start: readonly (CharacterId | undefined)[];
  private readonly unseen: ReadonlyMap<CharacterId, number>;
  /** What was found out about cards. */
  private readonly facts: Fact[] = [];
  /** By place: where its card lay at the beginning; nothing where nobody has told of every swap. */
  private readonly now: (number | undefined)[];
  /** By place: the card that was found there, until it may have been swapped. */
  private readonly found: (CharacterId | undefined)[] = [];
  /** The ways that are left, once they have been counted. */
  private counted: bigint | undefined;
  /** Whether a card can be a character at the beginning, by place and character, as long as nothing is found out about cards. */
  private readonly can = new Map<string, { readonly yes: boolean; readonly no: boolean }>();
  private readonly names: readonly string[];
  private readonly asking: Asking;

  /**
   * @param cards by place
   * @param names the places, as the record writes them
   * @param deck the characters in play
   * @param known what else is known of cards at the beginning
   */
  constructor(
    cards: readonly (CharacterId | Unknown)[],
    names: readonly string[],
    deck: readonly CharacterId[],
    known: readonly Known[],
    asking: Asking,
  ) {
    const start = cards.map((card) => (card === '?' ? undefined : card));
    const unseen = new Map<CharacterId, number>();
    for (const character of deck) unseen.set(character, (unseen.get(character) ?? 0) + 1);
    for (const card of start) if (card) unseen.set(card, (unseen.get(card) as number) - 1);
    const left = [...unseen].filter(([, copies]) => copies > 0);
    // Where one character alone is left, nothing is unknown.
    const [last] = left.length === 1 ? (left[0] as [CharacterId, number]) : [];
    if (last) unseen.set(last, 0);
    this.start = start.map((card) => card ?? last);
    this.unseen = unseen;
    this.now = cards.map((_, place) => place);
    this.names = names;
    this.asking = asking;
    for (const { place, card, holds } of known) this.facts.push({ after: 0, place: names.indexOf(place), card, holds });
  }

  /** Swaps the cards at two places, or perhaps, or not. */
  swap(swap: Swap): void {
    this.swaps.push(swap);
    const { a, b, swapped } = swap;
    if (swapped === false) return;
    if (swapped === undefined) {
      this.now[a] = this.now[b] = undefined;
      this.found[a] = this.found[b] = undefined;
      if (this.counted !== undefined) this.counted *= 2n;
    } else {
      [this.now[a], this.now[b]] = [this.now[b], this.now[a]];
      [this.found[a], this.found[b]] = [this.found[b], this.found[a]];
    }
  }

  /** The card at a place as far as it is known, without asking. */
  at(place: number): CharacterId | Unknown {
    const found = this.found[place];
    if (found) return found;
    const origin = this.now[place];
    const origins = origin === undefined ? [...this.originsOf(place, this.swaps.length)] : [origin];
    const [card, ...others] = new Set(origins.map((one) => this.cardFrom(one)));
    return others.length === 0 && card ? card : '?';
  }

  /**
   * Whether a character lies at a place; asks where that is not known and something turns on it.
   * @param move the index of the move that asks
   */
  holds(place: number, character: CharacterId, move: number): boolean {
    const known = this.at(place);
    if (known !== '?') return known === character;
    const holds =
      this.asking.about === 'places' ? this.askPlace(place, character, move) : this.askOrigin(place, character);
    if (holds) this.found[place] = character;
    return holds;
  }

  /** In how many ways everything that nobody has told can be, given what was found out. */
  ways(): bigint {
    this.counted ??= this.asking.about === 'places' ? this.count(this.facts) : waysOf(this.history, this.facts);
    return this.counted;
  }

  /** In how many ways all can be with these facts, where places are asked about. */
  private count(facts: readonly Fact[]): bigint {
    const { counted } = this.asking;
    const key = JSON.stringify([this.swaps.length, facts]);
    const ways = counted.get(key) ?? waysOf(this.history, facts);
    counted.set(key, ways);
    return ways;
  }

  private get history(): History {
    return { start: this.start, unseen: this.unseen, swaps: this.swaps };
  }

  /** Asks what lies at a place now. */
  private askPlace(place: number, card: CharacterId, move: number): boolean {
    const fact = (holds: boolean): Fact => ({ after: this.swaps.length, place, card, holds });
    const all = this.ways();
    const yes = this.count([...this.facts, fact(true)]);
    if (yes === 0n || yes === all) return yes > 0n;
    const holds = this.asking.questions.ask();
    this.facts.push(fact(holds));
    this.counted = holds ? yes : all - yes;
    const isMoved = this.now[place] !== place;
    this.findings.push({ place: this.names[place] as string, card, holds, ...(isMoved && { before: move }) });
    return holds;
  }

  /** Asks about the swaps that have brought a card to a place, as long as something turns on one, and then what it was at the beginning. */
  private askOrigin(place: number, card: CharacterId): boolean {
    let at = place;
    for (let index = this.swaps.length - 1; index >= 0; index--) {
      const swap = this.swaps[index] as Swap;
      if (swap.a !== at && swap.b !== at) continue;
      if (swap.swapped === undefined) {
        const origins = [...this.originsOf(at, index + 1)].map((origin) => this.possible(origin, card));
        if (!origins.some(({ yes }) => yes)) return false;
        if (!origins.some(({ no }) => no)) return true;
        const { move, by, with: other } = swap;
        swap.swapped = this.asking.questions.ask();
        this.counted = undefined;
        this.findings.push({ move, by, with: other, swapped: swap.swapped });
      }
      if (swap.swapped) at = swap.a === at ? swap.b : swap.a;
    }
    const { yes, no } = this.possible(at, card);
    if (!yes || !no) return yes;
    const holds = this.asking.questions.ask();
    this.facts.push({ after: 0, place: at, card, holds });
    this.can.clear();
    this.counted = undefined;
    this.findings.push({ place: this.names[at] as string, card, holds });
    return holds;
  }

  /** What lay at a place at the beginning, if that is known by now. */
  private cardFrom(origin: number): CharacterId | undefined {
    return (
      this.start[origin] ?? this.facts.find(({ after, place, holds }) => after === 0 && place === origin && holds)?.card
    );
  }

  /** Whether the card that lay at a place at the beginning can be a character, or can be another. */
  private possible(place: number, character: CharacterId): { readonly yes: boolean; readonly no: boolean } {
    const card = this.cardFrom(place);
    if (card) return { yes: card === character, no: card !== character };
    const key = `${place} ${character}`;
    const known = this.can.get(key);
    if (known) return known;
    const beginning = { ...this.history, swaps: [] };
    const all = waysOf(beginning, this.facts);
    const ways = waysOf(beginning, [...this.facts, { after: 0, place, card: character, holds: true }]);
    const can = { yes: ways > 0n, no: ways < all };
    this.can.set(key, can);
    return can;
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
}
