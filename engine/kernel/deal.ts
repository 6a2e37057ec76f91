/**
 * Hidden cards: what is known of them, and how likely that is.
 *
 * Cards that lie in one hand are alike, so what is known is known of the hand, a *place*: that it holds at least so many of a kind, and at
 * most so many. A deal is what each place holds; copies of a card count as different cards, and every deal is as likely as any other.
 */
import { type Fraction, share } from './count.ts';
import { canLie } from './fill.ts';
import type { Questions } from './questions.ts';

/** Stands for one of the cards dealt to a place, wherever that one goes; `together` and `shuffle` give others for the same cards. */
export type Hidden = `?${number}`;

/** Whether a card lies hidden. */
export const isHidden = (card: string): card is Hidden => card[0] === '?';

/** Cards that are dealt from one pool: the kinds and how many of each nobody sees. */
export interface Pool {
  readonly kinds: readonly string[];
  readonly free: readonly number[];
}

/** What an answer says: that a place holds at least so many of a kind among its hidden cards, or that it does not. */
export interface Finding {
  /** As a path into the position. */
  readonly place: string;
  /** The kind of card. */
  readonly card: string;
  /** How many of them; of a hand, among its unknown cards alone. */
  readonly atLeast: number;
  /** Whether they are there, or fewer. */
  readonly holds: boolean;
}

/** What is known of a place, by kind. Places may share it: what is found out anew is written down anew. */
export interface Bounds {
  /** It holds at least so many. */
  readonly least: readonly number[];
  /** It holds at most so many. */
  readonly most: readonly number[];
  /** So many of them have since been turned up, and lie there no more. */
  readonly gone: readonly number[];
}

/** Where hidden cards have been dealt to. */
export interface Place {
  /** As a path into the position. */
  readonly name: string;
  /** The pool that its cards come from, by index. */
  readonly pool: number;
  /** How many hidden cards have been dealt to it. */
  size: number;
  /** Kinds of card that are never dealt to it. */
  readonly never: readonly string[];
  /** What can be known of it; nothing as long as nobody has asked. */
  bounds: Bounds | undefined;
  /** Whether more is known of it than must be so anyway. */
  told: boolean;
  /** A pile that has been seen and shuffled: cards that everybody knew to be in it, by kind. */
  mixedWith?: readonly number[] | undefined;
  /** For a card drawn from such a pile: that pile, by its index among the places. */
  readonly drawnFrom?: number | undefined;
}

/** The questions that have turned out to be open by what is known, each with those that are open after it has been answered. */
type Doubts = Map<number, { yes?: Doubts; no?: Doubts }>;

/** Whether a place holds at least so many of a kind, as a number. */
const questionOf = (at: number, kind: number, atLeast: number): number => (at * 1000 + kind) * 1000 + atLeast;

/** Thrown where a question would have to be put and none may be. */
export const DOUBT = new Error('a hidden card decides');

const NONE: readonly string[] = [];

/** What is known of all hidden cards at some point of a run. */
export class Deal {
  /** The pools, counted when something is first asked, once for this deal and its copies. */
  readonly #pools: {
    readonly count: () => readonly Pool[];
    counted?: readonly Pool[];
    /** By pool and size: what is known of a place of which nothing is, mostly the same. */
    readonly unknown: (Bounds | undefined)[][];
  };
  #places: Place[] = [];
  /** The place of each hidden card, by its number. */
  #placeOf: number[] = [];
  readonly #questions: Questions | undefined;
  /** How what is supposed can be forgotten again. */
  #undo: (() => void)[] | undefined;
  #supposed: Questions | undefined;
  #silent = false;
  /** What has turned out to be open by what is known now; shared with the copies that are told the same. */
  #doubts: Doubts | undefined;
  /** What has been asked and answered on the way. */
  readonly findings: Finding[] = [];

  /** @param pools counts the pools that hidden cards come from, told apart by their index; or a deal that knows them */
  constructor(pools: (() => readonly Pool[]) | Deal, questions?: Questions) {
    this.#pools = pools instanceof Deal ? pools.#pools : { count: pools, unknown: [] };
    this.#questions = questions;
  }

  /** A deal in which the same is known, and whose questions others answer. */
  copy(questions?: Questions): Deal {
    const copy = new Deal(this, questions);
    copy.#placeOf = [...this.#placeOf];
    copy.#places = this.#places.map((place) => ({ ...place }));
    copy.findings.push(...this.findings);
    this.#doubts ??= new Map();
    copy.#doubts = this.#doubts;
    return copy;
  }

  /**
   * Does something that must not ask.
   * @throws DOUBT if it would have to; nothing is then known that was not before
   */
  withoutAsking<Result>(what: () => Result): Result {
    this.#silent = true;
    try {
      return what();
    } finally {
      this.#silent = false;
    }
  }

  /** Does something with questions answered by others, and forgets what they have said. */
  supposing<Result>(questions: Questions, what: () => Result): Result {
    const asked = this.findings.length;
    const undo: (() => void)[] = [];
    const doubts = this.#doubts;
    this.#undo = undo;
    this.#supposed = questions;
    try {
      return what();
    } finally {
      this.#undo = undefined;
      this.#supposed = undefined;
      for (const forget of undo.reverse()) forget();
      this.findings.length = asked;
      this.#doubts = doubts;
    }
  }

  /** Whether any card lies hidden. */
  get any(): boolean {
    return this.#placeOf.length > 0;
  }

  /**
   * Lays a hidden card at a place.
   * @param never the kinds that it cannot be; the same for all cards of a place
   */
  hide(pool: number, name: string, never: readonly string[] = NONE): Hidden {
    let at = this.#places.length - 1;
    // Cards of one place are laid there one after the other.
    if (this.#places[at]?.name !== name) at = this.#add({ name, pool, size: 0, never });
    (this.#places[at] as Place).size++;
    return `?${this.#placeOf.push(at) - 1}`;
  }

  /** Whether any card of a kind was hidden when the cards were dealt, or has since been shuffled among hidden ones. */
  isUnseen(kind: string): boolean {
    return this.#counted().some(({ kinds, free }, pool) => {
      const index = kinds.indexOf(kind);
      return (free[index] ?? 0) > 0 || this.#places.some((one) => one.pool === pool && one.mixedWith?.[index]);
    });
  }

  /** How many of a kind are known to be among these cards, hidden ones not counted of which that is open. */
  known(cards: readonly string[], kind: string): number {
    let known = 0;
    for (const at of this.#placesOf(cards)) known += this.#knownAt(at, kind);
    return known;
  }

  /** Whether there is one more of a kind among the hidden ones of these cards than is known; asks if it can be and need not be. */
  findAmong(cards: readonly string[], kind: string): boolean {
    for (const at of this.#placesOf(cards)) {
      const least = this.#boundsOf(at).least[this.#kindOf(this.#place(at).pool, kind)] as number;
      if (this.#findAt(at, kind, least + 1)) return true;
    }
    return false;
  }

  /** Whether there is one more of a kind among the hidden ones of these cards than is known; nothing if that is open. */
  hasMore(cards: readonly string[], kind: string): boolean | undefined {
    for (const at of this.#placesOf(cards)) {
      const least = this.#boundsOf(at).least[this.#kindOf(this.#place(at).pool, kind)] as number;
      const decided = this.#decidedAt(at, kind, least + 1);
      if (decided !== false) return decided;
    }
    return false;
  }

  /** Whether there are at least so many of a kind at the place of a hidden card; nothing if that is open. */
  hasAtLeast(card: Hidden, kind: string, number: number): boolean | undefined {
    return this.#decidedAt(this.#placeOf[numberOf(card)] as number, kind, number);
  }

  /** Whether there are at least so many of a kind at the place of a hidden card; asks if there can be and need not be. */
  isAtLeast(card: Hidden, kind: string, number: number): boolean {
    return this.#findAt(this.#placeOf[numberOf(card)] as number, kind, number);
  }

  /** Where among these cards one lies hidden that is known to be of a kind; -1 if there is none. */
  indexOf(cards: readonly string[], kind: string): number {
    return cards.findIndex(
      (card) => isHidden(card) && this.#knownAt(this.#placeOf[numberOf(card)] as number, kind) > 0,
    );
  }

  /** Turns up a card that is known to be among these, so that it lies hidden no more; says where it lay. */
  turnUp(cards: readonly string[], kind: string): number {
    const index = this.indexOf(cards, kind);
    const at = this.#placeOf[numberOf(cards[index] as Hidden)] as number;
    const { least, most, gone } = this.#boundsOf(at);
    const of = this.#kindOf(this.#place(at).pool, kind);
    this.#note(at, { least, most, gone: exchanged(gone, of, (gone[of] as number) + 1) }, this.#place(at).told);
    return index;
  }

  /** How many of a kind are known to lie hidden at a place, those of a shuffled pile included that all knew to be in it. */
  #knownAt(at: number, kind: string): number {
    const { pool, bounds, mixedWith } = this.#place(at);
    if (!bounds && !mixedWith) return 0;
    const index = this.#kindOf(pool, kind);
    return (mixedWith?.[index] ?? 0) + (bounds?.least[index] ?? 0) - (bounds?.gone[index] ?? 0);
  }

  /** Whether a hidden card can be of a kind, by what is known of its place. */
  canBe(card: Hidden, kind: string): boolean {
    const at = this.#placeOf[numberOf(card)] as number;
    if (this.#knownAt(at, kind) > 0) return true;
    const { pool, size, bounds } = this.#place(at);
    const index = this.#kindOf(pool, kind);
    if (!bounds) return this.#mostAt(at, index) > 0;
    const { least, most } = bounds;
    return (most[index] as number) > (least[index] as number) && least.reduce((sum, one) => sum + one, 0) < size;
  }

  /** Which kind a card that lies by itself is known to be. */
  settledAs(card: Hidden): string | undefined {
    const { pool, size, bounds } = this.#place(this.#placeOf[numberOf(card)] as number);
    const kind = size === 1 ? (bounds?.least.findIndex((least) => least > 0) ?? -1) : -1;
    return (this.#counted()[pool] as Pool).kinds[kind];
  }

  /**
   * Takes hidden cards of a pile whose order nobody knows for one place, so that the pile is asked and not each card of it.
   * @returns the same cards, as many, in their places in the pile
   */
  together(pool: number, name: string, hidden: readonly Hidden[]): readonly Hidden[] {
    const places = this.#placesOf(hidden);
    const first = places[0];
    if (first === undefined || (places.length === 1 && this.#place(first).drawnFrom === undefined)) return hidden;
    const { drawnFrom, never } = this.#place(first);
    // What was shuffled is that pile again; what had only been laid there becomes one.
    const pile = drawnFrom ?? this.#add({ name, pool, size: hidden.length, never });
    if (drawnFrom === undefined && places.some((at) => this.#place(at).told)) {
      // Of a kind there are no more than there were cards that could be it; that one of them is either this or that is not kept.
      const bounds = this.#boundsOf(pile);
      const most = bounds.most.map((_, kind) =>
        places.reduce((sum, at) => sum + (this.#boundsOf(at).most[kind] as number), 0),
      );
      Object.assign(this.#place(pile), { bounds: { ...bounds, most }, told: true });
    }
    for (const at of places) this.#place(at).size = 0;
    this.#doubts = undefined;
    return hidden.map((): Hidden => `?${this.#placeOf.push(pile) - 1}`);
  }

  /**
   * The cards of a pile have been shuffled: nobody knows which is which any more.
   * @param above how many cards lie above them
   * @param known those among them that everybody knows
   * @param hidden those that nobody does, taken together before
   */
  shuffle(
    pool: number,
    name: string,
    above: number,
    known: readonly string[],
    hidden: readonly Hidden[],
  ): readonly Hidden[] {
    const { kinds } = this.#counted()[pool] as Pool;
    const [before] = this.#placesOf(hidden);
    const pile = before ?? this.#add({ name, pool, size: 0, never: NONE });
    const place = this.#place(pile);
    this.#doubts = undefined;
    place.mixedWith = kinds.map(
      (kind, index) => (place.mixedWith?.[index] ?? 0) + known.filter((card) => card === kind).length,
    );
    return Array.from({ length: known.length + hidden.length }, (_, index): Hidden => {
      const at = this.#add({ name: `${name}.shuffled[${above + index}]`, pool, size: 1, never: NONE, drawnFrom: pile });
      return `?${this.#placeOf.push(at) - 1}`;
    });
  }

  /**
   * Takes for granted what is said of a place where hidden cards lie.
   * @returns whether it can be so, by all that is known already; if not, it is not taken
   */
  learn(finding: Finding): boolean {
    const { place, card, atLeast, holds } = finding;
    const at = this.#places.findIndex(({ name }) => name === place);
    const { pool } = this.#places[at] ?? {};
    if (pool === undefined || this.#kindOf(pool, card) < 0) return false;
    const decided = this.#decidedAt(at, card, atLeast);
    if (decided !== undefined) return decided === holds;
    this.findings.push(finding);
    this.#tell(at, this.#kindOf(pool, card), atLeast, holds);
    return true;
  }

  /** The kinds that some findings are about, by pool, and with them those that some places never hold. */
  kindsIn(findings: readonly Finding[]): readonly ReadonlySet<number>[] {
    return this.#counted().map(({ kinds, free }, pool) => {
      const asked = new Set<number>();
      for (const { card } of findings) {
        const kind = kinds.indexOf(card);
        if (kind >= 0) asked.add(kind);
      }
      if (asked.size > 0)
        for (const { pool: own, never } of this.#places)
          if (own === pool)
            for (const kind of never) if ((free[kinds.indexOf(kind)] as number) > 0) asked.add(kinds.indexOf(kind));
      return asked;
    });
  }

  /**
   * The share of all deals in which what is known is so.
   * @param asked the kinds to tell apart, by pool: all that any run to be compared has asked about
   */
  share(asked: readonly ReadonlySet<number>[]): Fraction {
    let [ways, of] = [1, 1];
    for (const [pool, kinds] of asked.entries()) {
      if (kinds.size === 0) continue;
      const own = share(this.#counted()[pool] as Pool, this.#placesIn(pool), this.#places, kinds);
      ways *= own.ways;
      of *= own.of;
    }
    return { ways, of };
  }

  /** A place more, of which nothing is known. */
  #add(place: Pick<Place, 'name' | 'pool' | 'size' | 'never' | 'drawnFrom'>): number {
    return this.#places.push({ ...place, bounds: undefined, told: false }) - 1;
  }

  #placesIn(pool: number): Place[] {
    return this.#places.filter((place) => place.pool === pool && (place.size > 0 || place.mixedWith));
  }

  #place(at: number): Place {
    return this.#places[at] as Place;
  }

  /** The different places of the hidden ones among these cards. */
  #placesOf(cards: readonly string[]): number[] {
    const places: number[] = [];
    for (const card of cards) {
      if (!isHidden(card)) continue;
      const at = this.#placeOf[numberOf(card)] as number;
      if (!places.includes(at)) places.push(at);
    }
    return places;
  }

  #kindOf(pool: number, kind: string): number {
    return (this.#counted()[pool] as Pool).kinds.indexOf(kind);
  }

  /** The pools; a hidden card can be whatever nobody sees. */
  #counted(): readonly Pool[] {
    this.#pools.counted ??= this.#pools.count();
    return this.#pools.counted;
  }

  #boundsOf(at: number): Bounds {
    const place = this.#place(at);
    place.bounds ??= this.#unknownAt(at);
    return place.bounds;
  }

  /** What is known of a place of which nothing is known but how many cards lie there. */
  #unknownAt(at: number): Bounds {
    const { pool, size, never, drawnFrom } = this.#place(at);
    const unknown = (): Bounds => {
      const { free } = this.#counted()[pool] as Pool;
      const none = free.map(() => 0);
      return { least: none, most: free.map((_, kind) => this.#mostAt(at, kind)), gone: none };
    };
    if (never.length > 0 || drawnFrom !== undefined) return unknown();
    this.#pools.unknown[pool] ??= [];
    const bySize = this.#pools.unknown[pool];
    bySize[size] ??= unknown();
    return bySize[size];
  }

  /** How many of a kind there can be at a place of which nothing is known. */
  #mostAt(at: number, kind: number): number {
    const { pool, size, never, drawnFrom } = this.#place(at);
    const { kinds, free } = this.#counted()[pool] as Pool;
    const mixed =
      drawnFrom === undefined ? 0 : ((this.#place(drawnFrom).mixedWith as readonly number[])[kind] as number);
    return never.includes(kinds[kind] as string) ? 0 : Math.min(size, (free[kind] as number) + mixed);
  }

  /** Whether at least so many of a kind lie at a place; asks if that can be and need not be. */
  #findAt(at: number, kind: string, number: number): boolean {
    const decided = this.#decidedAt(at, kind, number);
    if (decided !== undefined) return decided;
    if (this.#silent) throw DOUBT;
    const holds = (this.#supposed ?? this.#questions)?.ask() ?? true;
    this.findings.push({ place: this.#place(at).name, card: kind, atLeast: number, holds });
    this.#tell(at, this.#kindOf(this.#place(at).pool, kind), number, holds);
    return holds;
  }

  /** Whether at least so many of a kind lie at a place, if what is known decides it. */
  #decidedAt(at: number, kind: string, number: number): boolean | undefined {
    const bounds = this.#boundsOf(at);
    const index = this.#kindOf(this.#place(at).pool, kind);
    if ((bounds.least[index] as number) >= number) return true;
    if ((bounds.most[index] as number) < number) return false;
    const question = questionOf(at, index, number);
    if (this.#doubts?.has(question)) return undefined;
    const can = this.#isPossibleIf(at, atLeast(bounds, index, number), index);
    if (can && this.#isPossibleIf(at, atMost(bounds, index, number - 1), index)) {
      this.#doubts ??= new Map();
      this.#doubts.set(question, {});
      return undefined;
    }
    this.#know(at, index, number, can);
    return can;
  }

  /** Whether every hidden card of a pool can be some card if this were known of a place. */
  #isPossibleIf(at: number, supposed: Bounds, kind: number): boolean {
    const place = this.#place(at);
    const { pool, bounds, told } = place;
    place.bounds = supposed;
    place.told = true;
    const isPossible = this.#isPossible(pool, kind);
    place.bounds = bounds;
    place.told = told;
    return isPossible;
  }

  /** Takes an answer down, which may leave less open elsewhere too. */
  #tell(at: number, kind: number, number: number, holds: boolean): void {
    const after = this.#doubts?.get(questionOf(at, kind, number)) ?? {};
    const answer = holds ? 'yes' : 'no';
    after[answer] ??= new Map();
    this.#doubts = after[answer];
    this.#know(at, kind, number, holds);
  }

  /** Takes down that a place holds at least so many of a kind, or fewer. */
  #know(at: number, kind: number, number: number, holds: boolean): void {
    const bounds = this.#boundsOf(at);
    this.#note(at, holds ? atLeast(bounds, kind, number) : atMost(bounds, kind, number - 1), true);
  }

  /** Notes what is known of a place from now on, and whether more than must be so anyway. */
  #note(at: number, bounds: Bounds, told: boolean): void {
    const place = this.#place(at);
    const before = { bounds: place.bounds, told: place.told };
    this.#undo?.push(() => {
      Object.assign(place, before);
    });
    place.bounds = bounds;
    place.told = told;
  }

  /** Whether every hidden card of a pool can be some card that nobody sees, each a different one. */
  #isPossible(pool: number, asked: number): boolean {
    return canLie(this.#counted()[pool] as Pool, pool, this.#places) ?? this.#isPossibleShuffled(pool, asked);
  }

  #isPossibleShuffled(pool: number, asked: number): boolean {
    const own = this.#counted()[pool] as Pool;
    const card = own.kinds[asked] as string;
    const kinds = this.kindsIn([...this.findings, { place: '', card, atLeast: 1, holds: true }])[pool];
    return share(own, this.#placesIn(pool), this.#places, kinds as ReadonlySet<number>).ways > 0;
  }
}

/** The same numbers but for one; `with` takes several times as long. */
function exchanged(numbers: readonly number[], index: number, value: number): readonly number[] {
  const copy = numbers.slice();
  copy[index] = value;
  return copy;
}

/** The same, and that so many of a kind are there at least. */
const atLeast = ({ least, most, gone }: Bounds, kind: number, number: number): Bounds => ({
  least: exchanged(least, kind, number),
  most,
  gone,
});

/** The same, and that no more than so many of a kind are there. */
const atMost = ({ least, most, gone }: Bounds, kind: number, number: number): Bounds => ({
  least,
  most: exchanged(most, kind, number),
  gone,
});

const numberOf = (card: Hidden): number => Number(card.slice(1));
