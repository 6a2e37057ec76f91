/**
 * Hidden cards: what each of them can be, and in how many ways the cards that nobody sees can be dealt.
 *
 * Cards that lie in one hand are alike until something is known of one of them, so a question is put to the hand: does it hold a key?
 * If so, any of them may stand for it. A deal is what each hand holds; copies of a card count as different cards.
 */
import type { Questions } from './questions.ts';

/** A card that lies hidden: the same card wherever it moves to. */
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
  /** How many of them. */
  readonly atLeast: number;
  /** Whether they are there, or fewer. */
  readonly holds: boolean;
}

interface HiddenCard {
  readonly pool: number;
  readonly place: string;
  /** The kinds that it can be, a bit each. */
  domain: number;
}

/** The kinds that a hidden card of a pool can be, a bit each. */
const domainOf = ({ free }: Pool) => free.reduce((mask, copies, kind) => (copies > 0 ? mask | (1 << kind) : mask), 0);

/** Thrown where a question would have to be put and none may be. */
export const DOUBT = new Error('a hidden card decides');

/** What is known of all hidden cards at some point of a run. */
export class Deal {
  private readonly poolsOf: () => readonly Pool[];
  /** The pools, once something is asked; until then nothing need be counted. */
  private pools: Pool[] | undefined;
  private cards: HiddenCard[] = [];
  private readonly questions: Questions | undefined;
  private silent = false;
  /** What has been asked and answered on the way. */
  readonly findings: Finding[] = [];

  /** @param poolsOf the pools that hidden cards come from, told apart by their index */
  constructor(poolsOf: () => readonly Pool[], questions?: Questions) {
    this.poolsOf = poolsOf;
    this.questions = questions;
  }

  /** A deal in which the same is known, and whose questions others answer. */
  copy(questions?: Questions): Deal {
    const copy = new Deal(this.poolsOf, questions);
    copy.pools = this.pools && [...this.pools];
    copy.cards = this.cards.map((card) => ({ ...card }));
    return copy;
  }

  /** A deal of the same hidden cards of which nothing is known. */
  forgetful(): Deal {
    const copy = this.copy();
    const { pools } = copy;
    // A card that was shuffled among others stays what it has become: one of those.
    if (pools) for (const card of copy.cards) if (card.domain !== 0) card.domain = domainOf(pools[card.pool] as Pool);
    return copy;
  }

  /**
   * Does something that must not ask.
   * @throws DOUBT if it would have to; nothing is then known that was not before
   */
  withoutAsking<Result>(what: () => Result): Result {
    this.silent = true;
    try {
      return what();
    } finally {
      this.silent = false;
    }
  }

  /** Whether any card lies hidden. */
  get any(): boolean {
    return this.cards.length > 0;
  }

  /** Lays a hidden card at a place. */
  hide(pool: number, place: string): Hidden {
    this.cards.push({ pool, place, domain: this.pools ? domainOf(this.pools[pool] as Pool) : 0 });
    return `?${this.cards.length - 1}`;
  }

  /** The pools, counted when they are first needed; a hidden card can then be whatever nobody sees. */
  private counted(): Pool[] {
    if (!this.pools) {
      this.pools = [...this.poolsOf()];
      for (const card of this.cards) card.domain = domainOf(this.pools[card.pool] as Pool);
    }
    return this.pools;
  }

  /** Whether a hidden card is known to be of a kind. */
  is(card: Hidden, kind: string): boolean {
    const pools = this.counted();
    const { pool, domain } = this.card(card);
    return domain === 1 << (pools[pool] as Pool).kinds.indexOf(kind);
  }

  /** Whether a hidden card can be of a kind. */
  canBe(card: Hidden, kind: string): boolean {
    const pools = this.counted();
    const { pool, domain } = this.card(card);
    return (domain & (1 << (pools[pool] as Pool).kinds.indexOf(kind))) !== 0;
  }

  /**
   * Whether one of these cards is of a kind; asks if both can be. After a yes, one of them is known to be.
   * @param cards hidden cards of one pool, those known to be of the kind left out
   */
  findAmong(cards: readonly Hidden[], kind: string): Hidden | undefined {
    const places = new Set(cards.map((card) => this.card(card).place));
    for (const place of places) {
      const found = this.findAt(
        cards.filter((card) => this.card(card).place === place),
        kind,
      );
      if (found) return found;
    }
    return undefined;
  }

  /** Cards of one place are alike, so the first of them that can be of the kind stands for any. */
  private findAt(alike: readonly Hidden[], kind: string): Hidden | undefined {
    const possible = alike.filter((card) => this.canBe(card, kind) && !this.is(card, kind));
    const [first] = possible;
    if (!first) return undefined;
    const { pool, place } = this.card(first);
    if (this.silent) throw DOUBT;
    const bit = 1 << (this.counted()[pool] as Pool).kinds.indexOf(kind);
    const before = possible.map((card) => this.card(card).domain);
    const sayNo = () => {
      for (const [index, card] of possible.entries()) this.card(card).domain = (before[index] as number) & ~bit;
    };
    const sayYes = () => {
      for (const [index, card] of possible.entries()) this.card(card).domain = before[index] as number;
      this.card(first).domain = bit;
    };
    sayNo();
    const canNot = this.isPossible(pool);
    sayYes();
    const can = this.isPossible(pool);
    if (can && canNot) {
      const atLeast =
        1 +
        this.cards.filter(
          (card) => card.place === place && card.pool === pool && card.domain === bit && card !== this.card(first),
        ).length;
      const holds = this.questions?.ask() ?? true;
      this.findings.push({ place, card: kind, atLeast, holds });
      if (holds) return first;
    } else if (can) return first;
    sayNo();
    return undefined;
  }

  /**
   * The cards of a pile have been shuffled: nobody knows which is which any more.
   * @param above how many cards lie above them
   * @param known those among them that had been seen, which may now be any
   * @param hidden those that had not
   */
  shuffle(pool: number, place: string, above: number, known: readonly string[], hidden: readonly Hidden[]): Hidden[] {
    const pools = this.counted();
    const { kinds, free } = pools[pool] as Pool;
    const copies = kinds.map((kind) => known.filter((card) => card === kind).length);
    // Seen cards alone are a pool of their own; with cards among them that nobody has seen, they may be any.
    const from = hidden.length === 0 ? pools.length : pool;
    pools[from] = {
      kinds,
      free: hidden.length === 0 ? copies : free.map((count, kind) => count + (copies[kind] as number)),
    };
    let domain = 0;
    for (const card of hidden) domain |= this.card(card).domain;
    for (const card of known) domain |= 1 << kinds.indexOf(card);
    // The cards that had lain hidden are dealt anew among the shuffled ones.
    for (const card of hidden) this.card(card).domain = 0;
    return Array.from({ length: known.length + hidden.length }, (_, index) => {
      this.cards.push({ pool: from, place: `${place}.shuffled[${above + index}]`, domain });
      return `?${this.cards.length - 1}` as const;
    });
  }

  /** Whether every hidden card of a pool can be some card that nobody sees, each a different one. */
  private isPossible(pool: number): boolean {
    const { free } = this.counted()[pool] as Pool;
    const domains: number[] = [];
    for (const card of this.cards) if (card.pool === pool && card.domain !== 0) domains.push(card.domain);
    const holders: number[][] = free.map(() => []);
    /** Kinds that the present search has been to: what could not be freed once cannot be freed by another way round. */
    let tried = 0;
    /** Finds a copy for a card, if need be by finding others for those that hold the copies it could be (Kuhn's algorithm). */
    const place = (card: number): boolean => {
      for (let kind = 0; kind < free.length; kind++) {
        if ((((domains[card] as number) & ~tried) >> kind) & 1) {
          tried |= 1 << kind;
          const held = holders[kind] as number[];
          if (held.length < (free[kind] as number)) {
            held.push(card);
            return true;
          }
          const at = held.findIndex((other) => place(other));
          if (at >= 0) {
            held[at] = card;
            return true;
          }
        }
      }
      return false;
    };
    return domains.every((_, card) => {
      tried = 0;
      return place(card);
    });
  }

  /** In how many ways the unseen cards can be dealt to these places, as far as is known. */
  waysAt(places: ReadonlySet<string>): number {
    return this.counted().reduce((ways, _, pool) => ways * this.waysIn(pool, places), 1);
  }

  /** The same for the cards of one pool. */
  private waysIn(pool: number, places: ReadonlySet<string>): number {
    const { kinds, free } = this.counted()[pool] as Pool;
    // Hidden cards that can be the same and lie in places about which nothing else is known may be counted together.
    const groups = new Map<string, { domain: number; cards: number; known: number[] }>();
    const openAt = new Map<string, number>();
    const left = [...free];
    const knownAt = new Map<string, Map<number, number>>();
    for (const { pool: from, place, domain } of this.cards) {
      if (from !== pool || domain === 0 || !places.has(place)) continue;
      if ((domain & (domain - 1)) !== 0) continue;
      const kind = 31 - Math.clz32(domain);
      const at = knownAt.get(place) ?? new Map<number, number>();
      at.set(kind, (at.get(kind) ?? 0) + 1);
      knownAt.set(place, at);
    }
    let ways = 1;
    for (const at of knownAt.values()) {
      for (const [kind, count] of at) {
        for (let index = 0; index < count; index++) {
          const copies = left[kind] as number;
          if (copies <= 0) return 0;
          ways *= copies / (index + 1);
          left[kind] = copies - 1;
        }
      }
    }
    for (const { pool: from, place, domain } of this.cards) {
      if (from !== pool || (domain & (domain - 1)) === 0 || !places.has(place)) continue;
      openAt.set(place, (openAt.get(place) ?? 0) + 1);
      // A second copy in a hand that is known to hold one makes no new hand by its place in it.
      const known = kinds.map((_, kind) => ((domain >> kind) & 1 ? (knownAt.get(place)?.get(kind) ?? 0) : 0));
      const key = `${domain}:${known.some(Boolean) ? `${place}:${known}` : ''}`;
      const group = groups.get(key) ?? { domain, cards: 0, known };
      group.cards++;
      groups.set(key, group);
    }
    // The places within a hand are not told apart.
    for (const open of openAt.values()) for (let count = 2; count <= open; count++) ways /= count;
    return ways * waysToFill([...groups.values()], left);
  }

  private card(card: Hidden): HiddenCard {
    return this.cards[Number(card.slice(1))] as HiddenCard;
  }
}

/**
 * In how many ways groups of places can be filled, place by place, from what is left of each kind.
 *
 * Goes through the kinds and deals each out to the groups that can take it. Places and copies are told apart, but for copies that come to
 * lie in a hand where others of their kind are known to lie already (`known`).
 */
function waysToFill(
  groups: readonly { domain: number; cards: number; known: readonly number[] }[],
  left: readonly number[],
): number {
  if (groups.length === 0) return 1;
  let states = new Map<string, { open: number[]; ways: number }>([
    ['', { open: groups.map(({ cards }) => cards), ways: 1 }],
  ]);
  for (let kind = 0; kind < left.length; kind++) {
    const copies = left[kind] as number;
    if (copies === 0) continue;
    const next = new Map<string, { open: number[]; ways: number }>();
    const add = (open: number[], ways: number) => {
      const key = open.join();
      const state = next.get(key);
      if (state) state.ways += ways;
      else next.set(key, { open, ways });
    };
    for (const { open, ways } of states.values()) deal(open, ways, 0, copies);
    function deal(open: number[], ways: number, from: number, remaining: number): void {
      if (from === groups.length || remaining === 0) {
        add(open, ways);
        return;
      }
      const group = groups[from] as (typeof groups)[number];
      if (((group.domain >> kind) & 1) === 0) {
        deal(open, ways, from + 1, remaining);
        return;
      }
      let factor = 1;
      const room = open[from] as number;
      for (let count = 0; count <= Math.min(remaining, room); count++) {
        if (count > 0) {
          // One more copy to one more place; among the copies already dealt here, the order does not matter, nor beside known ones.
          factor *= ((remaining - count + 1) * (room - count + 1)) / count;
          factor *= count / (count + (group.known[kind] as number));
        }
        const after = count === 0 ? open : open.map((one, index) => (index === from ? one - count : one));
        deal(after, ways * factor, from + 1, remaining - count);
      }
    }
    states = next;
  }
  let total = 0;
  for (const { open, ways } of states.values()) if (open.every((one) => one === 0)) total += ways;
  return total;
}
