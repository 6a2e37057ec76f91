/**
 * The table during a ruling. Rules read it freely, and change it only through a step, so that the explanation is the computation.
 */

import type { Basis, Params } from '../kernel/ruling.ts';
import { Undecided } from '../kernel/undecided.ts';
import { editions, handLimits, objects, type ReadingId, type StepCode } from './data.ts';
import { type Cite, type Edition, type Ground, type Option, type Options, text } from './ground.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Player, Side, Unknown, Variant } from './record.ts';

/** A card that lies hidden: the same card wherever it moves to. */
export type Hidden = `?${number}`;
/** An object on the table. */
export type Card = ObjectId | Hidden;
/** An occupation on the table. */
export type Occupation = OccupationId | Hidden;

/** Somebody at the table; seats are numbered clockwise from 0. */
export interface Seat {
  readonly id: string;
  readonly association: Association | Hidden;
  /** With `three-associations`, the three cards of which the association is the majority. */
  readonly three?: readonly (Association | Unknown)[];
  occupation: Occupation;
  shown: boolean;
  readonly hand: Card[];
}

/** An effect that the trade of an object has in store. */
export interface Effect {
  readonly object: ObjectId;
  /** Who gave the object away and carries the effect out. */
  readonly giver: number;
  readonly partner: number;
}

/** What is under way. */
export type Phase =
  /** Nothing; `tied` right after a fight that nobody has won. */
  | { readonly at: 'turn'; readonly tied?: true }
  | { readonly at: 'offer'; readonly giver: number; readonly partner: number; readonly object: ObjectId }
  | {
      readonly at: 'demand';
      readonly diplomat: number;
      readonly asked: number;
      readonly object: ObjectId;
      readonly returned: ObjectId;
    }
  | { readonly at: 'effects'; readonly queue: readonly Effect[] }
  | {
      readonly at: 'passing';
      readonly step: 1 | -1;
      readonly chosen: readonly (Card | null)[];
      readonly queue: readonly Effect[];
    }
  | { readonly at: 'challenge' }
  | { readonly at: 'supports' }
  | { readonly at: 'cards' }
  | { readonly at: 'payment'; readonly attacker: number; readonly priest: number }
  | { readonly at: 'stopped' }
  | { readonly at: 'tie' }
  | { readonly at: 'spoils' }
  | { readonly at: 'baggage' }
  | { readonly at: 'over' };

/** A fight, from the attack to its outcome. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  /** By seat: the side supported, `none`, or nothing declared yet. */
  readonly support: (Side | 'none' | null)[];
  /** The player whom the Hypnotist has named, or -1. */
  hypnotised: number;
  /** The Duelist who has shut the others out, or -1. */
  duelist: number;
  /** Whom the Poison Mixer has named. */
  mixed: Side | null;
  /** Cards used, in order. */
  readonly used: { readonly seat: number; readonly card: ObjectId | OccupationId }[];
  attackerPoints: number;
  defenderPoints: number;
  outcome: Side | 'tie' | 'prevented' | null;
  decidedBy: 'points' | 'poison-ring' | 'poison-mixer' | 'priest' | null;
}

/** Where a card lies: in a seat's hand, or here. */
export type Place = number | 'objectPile' | 'discarded';

/** Something a step changed, as a ruling tells it. */
export type Change =
  | {
      readonly change: 'object';
      readonly object: string;
      readonly from: string | { player: string };
      readonly to: string | { player: string };
    }
  | { readonly change: 'revealed'; readonly player: string; readonly object: ObjectId }
  | { readonly change: 'occupation'; readonly player: string; readonly occupation: string; readonly shown: boolean }
  | { readonly change: 'objectPile' | 'occupationPile'; readonly cards: readonly string[] }
  | { readonly change: 'turn'; readonly player: string };

/** One step of an explanation. */
export interface Step {
  /** The move that it belongs to. */
  readonly move: number;
  readonly code: StepCode;
  readonly cites: readonly Cite[];
  readonly basis: Basis;
  readonly option?: Option | undefined;
  readonly reading?: ReadingId | undefined;
  readonly params: Params;
  readonly changes: Change[];
}

/** What a player was shown. */
export interface Sight {
  readonly by: string;
  /** Whose cards; left out for the pile. */
  readonly of?: string;
  readonly what: 'association' | 'occupation' | 'objects' | 'object-pile';
  readonly value: string | readonly string[];
}

/** The only ways to change the table; a step hands them out. */
export interface Changes {
  /** Moves an object; to the pile means on top of it. */
  move(object: Card, from: Place, to: Place): Changes;
  /** Lays an occupation before a player. */
  occupy(seat: number, occupation: Occupation, shown: boolean): Changes;
  /** Lays the pile of objects anew, top card first. */
  stack(cards: readonly Card[]): Changes;
  /** Lays the spare occupations anew, top card first. */
  spare(cards: readonly Occupation[]): Changes;
  /** A hidden object in a hand turns out to be this one. */
  reveal(seat: number, object: ObjectId): Changes;
  /** Begins a player's turn. */
  turn(seat: number): Changes;
}

const NOTHING: Phase = { at: 'turn' };
const OWN = text('baggage.hand');

/** Whether a card lies hidden. */
export const isHidden = (card: string): card is Hidden => card[0] === '?';

/** The card as a record writes it. */
export const written = (card: string): string => (card[0] === '?' ? '?' : card);

/** The association of a player with one card, or the one of which a player has two or three of three (`three.own`). */
function majority(association: Player['association']): Association | Unknown {
  if (association === undefined || typeof association === 'string') return association ?? '?';
  for (const side of ['order', 'brotherhood'] as const) {
    if (association.filter((card) => card === side).length >= 2) return side;
  }
  return '?';
}

/** A table set up from a record. The rules alone change it. */
export class Table implements Changes {
  readonly seats: Seat[];
  readonly options: Options;
  readonly edition: Edition;
  readonly variants: readonly Variant[];
  /** Top card first. */
  pile: Card[];
  /** The spare occupations, top card first. */
  spares: Occupation[];
  readonly discarded: Card[] = [];
  /** Whose turn it is. */
  active: number;
  /** The action of the turn has been used. */
  acted = false;
  phase: Phase = NOTHING;
  fight: Fight | null = null;
  /** By seat: who gave a gift since the limit was last met, so that none goes straight back. */
  readonly gifts: (number | undefined)[] = [];
  winners: string[] | null = null;
  readonly effects: { object: ObjectId; by: string; partner: string }[] = [];
  readonly seen: Sight[] = [];
  readonly steps: Step[] = [];
  /** The move that steps belong to. */
  at = 0;
  /** The limit of a hand. */
  readonly limit: number;
  private changes: Change[] | null = null;
  private readonly explain: boolean;
  private hidden = 0;

  /**
   * @param record a record whose position is possible
   * @param explain keep steps and changes; without, only the outcome is computed
   */
  constructor(record: GameRecord, explain = true) {
    const { position } = record;
    this.edition = record.edition ?? 'reference';
    this.options = editions[this.edition];
    this.variants = record.variants ?? [];
    this.explain = explain;
    const hide = <Id extends string>(id: Id | '?'): Id | Hidden => (id === '?' ? `?${this.hidden++}` : id);
    this.seats = position.players.map((player) => ({
      id: player.id,
      association: hide(majority(player.association)),
      ...(Array.isArray(player.association) && { three: player.association }),
      occupation: hide(player.occupation ?? '?'),
      shown: player.shown ?? false,
      hand: player.objects.map(hide),
    }));
    this.pile = (position.objectPile ?? ['?']).map(hide);
    const spares = position.occupationPile ?? Array.from({ length: 10 - this.seats.length }, () => '?' as const);
    this.spares = spares.map(hide);
    this.active = position.turn === undefined ? 0 : this.seat(position.turn);
    this.limit = handLimits[this.seats.length - 3] as number;
  }

  /** The seat of a player of this name; -1 if there is none. */
  seat(id: string): number {
    for (let seat = 0; seat < this.seats.length; seat++) if ((this.seats[seat] as Seat).id === id) return seat;
    return -1;
  }

  /** The seat `steps` to the left (clockwise), or to the right if negative. */
  beside(seat: number, steps = 1): number {
    return (seat + steps + this.seats.length) % this.seats.length;
  }

  /** The player at a seat. */
  player(seat: number): Seat {
    return this.seats[seat] as Seat;
  }

  /** The name of the player at a seat. */
  id(seat: number): string {
    return (this.seats[seat] as Seat).id;
  }

  /** What a look at a player's association shows; of three cards only one is seen, and which one is not ours to say (`three.look`). */
  look(seat: number): Association | Unknown {
    const { association, three } = this.player(seat);
    if (three) return three.every((card) => card === three[0]) ? (three[0] as Association | Unknown) : '?';
    return isHidden(association) ? '?' : association;
  }

  /** Whether a variant is played. */
  plays(variant: Variant): boolean {
    return this.variants.includes(variant);
  }

  /** Whether the bags have turned into a Key and a Goblet: the pile is empty (`bags.turned`). */
  get bagsTurned(): boolean {
    return this.pile.length === 0;
  }

  /**
   * Whether a card is one of these.
   * @throws Undecided if it lies hidden and nothing says
   */
  isAmong(card: string, ids: readonly string[]): boolean {
    if (isHidden(card)) throw new Undecided(card, ids);
    return ids.includes(card);
  }

  /** Whether a player holds an object, as far as that is known; throws `Undecided` if a hidden card could be it. */
  holds(seat: number, object: ObjectId): boolean {
    const { hand } = this.player(seat);
    return (
      hand.includes(object) ||
      (this.free(object) > 0 && hand.some((card) => isHidden(card) && this.isAmong(card, [object])))
    );
  }

  /** Whether a player who says so may hold an object: it is there, or a hidden card can be it. */
  mayHold(seat: number, object: ObjectId): boolean {
    const { hand } = this.player(seat);
    return hand.includes(object) || (hand.some(isHidden) && this.free(object) > 0);
  }

  /** Whether a player who says so may have an occupation. */
  mayBe(seat: number, occupation: OccupationId): boolean {
    const card = this.player(seat).occupation;
    if (card === occupation) return true;
    return (
      isHidden(card) &&
      !this.seats.some((other) => other.occupation === occupation) &&
      !this.spares.includes(occupation)
    );
  }

  /** Copies of an object that are nowhere to be seen. */
  free(object: ObjectId): number {
    let seen = 0;
    for (const { hand } of this.seats) for (const card of hand) if (card === object) seen++;
    for (const card of this.pile) if (card === object) seen++;
    for (const card of this.discarded) if (card === object) seen++;
    return objects[object].count - seen;
  }

  /** Who has to bring a hand down to the limit now, clockwise from the player whose turn it is (`limit.at-once`); -1 if nobody. */
  get overLimit(): number {
    for (let steps = 0; steps < this.seats.length; steps++) {
      const seat = this.beside(this.active, steps);
      if (this.player(seat).hand.length > this.limit) return seat;
    }
    return -1;
  }

  /** Records what happened, or what did not and why; whatever it changes is changed through what it returns. */
  step(code: StepCode, ground: Ground, params: Params): Changes {
    if (this.explain) {
      const { cites, basis, option, reading } = ground;
      const changes: Change[] = [];
      this.steps.push({ move: this.at, code, cites, basis, option, reading, params, changes });
      this.changes = changes;
    }
    return this;
  }

  /** Notes what a player is shown. */
  show(by: number, what: Sight['what'], value: Sight['value'], of?: number): void {
    this.seen.push(
      of === undefined ? { by: this.id(by), what, value } : { by: this.id(by), of: this.id(of), what, value },
    );
  }

  move(object: Card, from: Place, to: Place): Changes {
    const source = this.cards(from);
    source.splice(source.indexOf(object), 1);
    if (to === 'objectPile') this.pile.unshift(object);
    else this.cards(to).push(object);
    this.changes?.push({ change: 'object', object: written(object), from: this.place(from), to: this.place(to) });
    return this;
  }

  occupy(seat: number, occupation: Occupation, shown: boolean): Changes {
    const player = this.player(seat);
    player.occupation = occupation;
    player.shown = shown;
    this.changes?.push({ change: 'occupation', player: player.id, occupation: written(occupation), shown });
    return this;
  }

  stack(cards: readonly Card[]): Changes {
    this.pile = [...cards];
    this.changes?.push({ change: 'objectPile', cards: cards.map(written) });
    return this;
  }

  spare(cards: readonly Occupation[]): Changes {
    this.spares = [...cards];
    this.changes?.push({ change: 'occupationPile', cards: cards.map(written) });
    return this;
  }

  reveal(seat: number, object: ObjectId): Changes {
    const { hand, id } = this.player(seat);
    hand[hand.findIndex(isHidden)] = object;
    this.changes?.push({ change: 'revealed', player: id, object });
    return this;
  }

  turn(seat: number): Changes {
    this.active = seat;
    this.acted = false;
    this.phase = NOTHING;
    this.changes?.push({ change: 'turn', player: this.id(seat) });
    return this;
  }

  /** Nothing is under way any more. */
  rest(): void {
    this.phase = NOTHING;
  }

  /** A player shows an object of their own to use it or give it away: a hidden card becomes this one. */
  own(seat: number, object: ObjectId): ObjectId {
    if (!this.player(seat).hand.includes(object)) {
      this.step('object.revealed', OWN, { by: this.id(seat), object }).reveal(seat, object);
    }
    return object;
  }

  /** A new hidden card, for one whose place in a shuffled pile nobody knows. */
  hide(): Hidden {
    return `?${this.hidden++}`;
  }

  /** A table like this one, without its explanation, on which a move can be tried. */
  copy(): Table {
    const copy: Table = Object.assign(Object.create(Table.prototype), this);
    return Object.assign(copy, {
      seats: this.seats.map((seat) => ({ ...seat, hand: [...seat.hand] })),
      discarded: [...this.discarded],
      gifts: [...this.gifts],
      fight: this.fight && { ...this.fight, support: [...this.fight.support], used: [...this.fight.used] },
      effects: [...this.effects],
      seen: [...this.seen],
      steps: [],
      changes: null,
      explain: false,
    });
  }

  private cards(place: Place): Card[] {
    return place === 'objectPile' ? this.pile : place === 'discarded' ? this.discarded : this.player(place).hand;
  }

  private place(place: Place): string | { player: string } {
    return typeof place === 'number' ? { player: this.id(place) } : place;
  }
}
