/**
 * Where the cards lie. What nobody has told us – a card, or whether a swap took place – is asked only when something turns on it, and each
 * answer holds from then on.
 */
import type { Questions } from '../kernel/questions.ts';
import type { CharacterId, Unknown } from './record.ts';
import { type Ask, type Fact, type Followed, type History, type Moment, type Worlds, waysOf } from './worlds.ts';

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
  readonly worlds: Worlds;
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
  /** What has been asked about cards. */
  private readonly asks: Ask[] = [];
  /** The tables as far as they matter to that, and what was found out about them. */
  private followed: { readonly tables: Followed; moment: Moment } | undefined;
  /** By place: everywhere its card can have lain at the beginning, as bits; counted anew once a swap is found out. */
  private origins: number[] | undefined;
  /** By place: the card that was found there, until it may have been swapped. */
  private readonly found: (CharacterId | undefined)[] = [];
  /** The ways that are left, once they have been counted. */
  private counted: bigint | undefined;
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
    this.start = start.map((card) => card ?? last);
    this.unseen = unseen;
    this.names = names;
    this.asking = asking;
    for (const { place: name, card, holds } of known) {
      const place = names.indexOf(name);
      this.asks.push({ after: 0, places: [place], card });
      this.facts.push({ after: 0, place, card, holds });
    }
  }

  /** Swaps the cards at two places, or perhaps, or not. */
  swap(swap: Swap): void {
    this.swaps.push(swap);
    const { a, b, swapped } = swap;
    if (this.origins) follow(this.origins, swap);
    if (swapped === false) return;
    if (swapped === undefined) {
      this.found[a] = this.found[b] = undefined;
      if (this.counted !== undefined) this.counted *= 2n;
    } else [this.found[a], this.found[b]] = [this.found[b], this.found[a]];
  }

  /** The card at a place as far as it is known, without asking. */
  at(place: number): CharacterId | Unknown {
    const found = this.found[place];
    if (found) return found;
    const origins = this.originsNow()[place] as number;
    let card: CharacterId | undefined;
    for (let origin = 0; 1 << origin <= origins; origin++) {
      if (!(origins & (1 << origin))) continue;
      const one = this.cardFrom(origin);
      if (!one || (card && card !== one)) return '?';
      card = one;
    }
    return card as CharacterId;
  }

  /**
   * The card that lay at a place after so many swaps, as far as it follows from all that is known by now: of what was found out about others, too,
   * unless a swap of which nobody has told may have moved it. Where places are asked about, what follows from others is left open.
   */
  settledAt(place: number, after = this.swaps.length): CharacterId | Unknown {
    const known = after === this.swaps.length ? this.at(place) : '?';
    if (known !== '?' || this.asking.about === 'places') return known;
    const [card, ...others] = new Set([...this.originsOf(place, after)].map((origin) => this.settledFrom(origin)));
    return others.length === 0 && card ? card : '?';
  }

  /** What lay at a place at the beginning, if nothing else can have lain there. */
  private settledFrom(origin: number): CharacterId | undefined {
    const card = this.cardFrom(origin);
    if (card || this.facts.length === 0) return card;
    return [...this.unseen.keys()].find((one) => !this.possible(origin, one).no);
  }

  /** By place: everywhere its card can have lain at the beginning, as bits. */
  private originsNow(): number[] {
    if (!this.origins) {
      this.origins = this.start.map((_, place) => 1 << place);
      for (const swap of this.swaps) follow(this.origins, swap);
    }
    return this.origins;
  }

  /**
   * Whether a character lies at a place; asks where that is not known and something turns on it.
   * @param move the index of the move that asks
   * @param places where the same move asks about that character
   */
  holds(place: number, character: CharacterId, move: number, places: Iterable<number> = [place]): boolean {
    const known = this.at(place);
    if (known !== '?') return known === character;
    const holds =
      this.asking.about === 'places' ? this.askPlace(place, character, move, places) : this.askOrigin(place, character);
    if (holds) this.found[place] = character;
    return holds;
  }

  /** In how many ways everything that nobody has told can be, given what was found out. */
  ways(): bigint {
    if (this.counted === undefined) {
      if (this.asking.about === 'places') {
        const { tables, moment } = this.following();
        this.counted = tables.ways(moment, this.swaps);
      } else this.counted = waysOf(this.history, this.facts);
    }
    return this.counted;
  }

  /** The tables, where places are asked about. */
  private following(): { readonly tables: Followed; moment: Moment } {
    if (!this.followed) {
      const tables = this.asking.worlds.follow(this.history, this.asks);
      this.followed = { tables, moment: tables.after(this.facts, this.swaps) };
    }
    return this.followed;
  }

  private get history(): History {
    return { start: this.start, unseen: this.unseen, swaps: this.swaps };
  }

  /** Asks what lies at a place now. */
  private askPlace(place: number, card: CharacterId, move: number, places: Iterable<number>): boolean {
    const after = this.swaps.length;
    const last = this.asks.at(-1);
    if (last?.after !== after || last.card !== card || !last.places.includes(place)) {
      this.asks.push({ after, places: [...places], card });
      this.followed = undefined;
    }
    const following = this.following();
    const { tables, moment } = following;
    const all = this.ways();
    const there = tables.found(moment, { after, place, card, holds: true }, this.swaps);
    const yes = tables.ways(there, this.swaps);
    if (yes === 0n || yes === all) return yes > 0n;
    const holds = this.asking.questions.ask();
    const fact = { after, place, card, holds };
    this.facts.push(fact);
    following.moment = holds ? there : tables.found(moment, fact, this.swaps);
    this.counted = holds ? yes : all - yes;
    const isMoved = this.originsNow()[place] !== 1 << place;
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
        this.origins = undefined;
        this.findings.push({ move, by, with: other, swapped: swap.swapped });
      }
      if (swap.swapped) at = swap.a === at ? swap.b : swap.a;
    }
    const { yes, no } = this.possible(at, card);
    if (!yes || !no) return yes;
    const holds = this.asking.questions.ask();
    this.facts.push({ after: 0, place: at, card, holds });
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
    const waysWith = (...facts: Fact[]) => this.asking.worlds.ways(this.history, [...this.facts, ...facts]);
    const ways = waysWith({ after: 0, place, card: character, holds: true });
    return { yes: ways > 0n, no: ways < waysWith() };
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

/** Where cards can have lain at the beginning, as bits by place, after a swap or what may have been one. */
function follow(origins: number[], { a, b, swapped }: Swap): void {
  const [atA, atB] = [origins[a] as number, origins[b] as number];
  if (swapped === false) return;
  origins[a] = swapped ? atB : atA | atB;
  origins[b] = swapped ? atA : atA | atB;
}
