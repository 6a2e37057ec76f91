/**
 * The table during a ruling. Rules read it freely; what lies on it and whose turn it is they change only through a step, so that the explanation
 * is the computation. What is under way they set themselves.
 */
import { Questions } from '../kernel/questions.ts';
import type { Step as KernelStep, Params } from '../kernel/ruling.ts';
import { seatIn } from '../kernel/seats.ts';
import { type Asking, Cards } from './cards.ts';
import { editions, facts, type ReadingId, type StepCode } from './data.ts';
import { cardsEach, cardsOn, deckOf } from './deck.ts';
import type { Cite, Edition, Ground, Option, Options } from './ground.ts';
import { CENTRE, type CharacterId, type GameRecord, type Position, type Unknown } from './record.ts';
import { Worlds } from './worlds.ts';

/** Somebody at the table; seats are numbered clockwise from 0. */
export interface Seat {
  readonly id: string;
  gold: number;
  /** The places of the own cards. */
  readonly places: readonly number[];
}

/** What is under way. */
export type Phase =
  | { readonly at: 'turn' }
  /** The others say whether they are that character too. */
  | { readonly at: 'claims' }
  /** Who has the power is to choose. */
  | { readonly at: 'choice'; readonly by: number }
  /** Whom the Inquisitor points at is to name a card. */
  | { readonly at: 'naming'; readonly by: number; readonly target: number }
  | { readonly at: 'over' };

/** An announcement, from its saying to its end. */
export interface Announcement {
  readonly by: number;
  readonly character: CharacterId;
  /** By seat: the place of the card with which each of these says to be the character, the announcer first. */
  readonly said: Map<number, number>;
  /** By seat: what each of those showed who have shown a card. */
  shown: ReadonlyMap<number, Look>;
  /** Who has the power: those who showed the character, or the announcer if nobody claimed. */
  holders: readonly number[];
  fined: readonly number[];
}

/** Something a step changed, as a ruling tells it. */
export type Change =
  | { readonly change: 'gold'; readonly player: string; readonly gold: number }
  | { readonly change: 'courthouse'; readonly gold: number }
  | {
      readonly change: 'cards';
      readonly places: readonly [PlaceName, PlaceName];
      readonly swapped: boolean | Unknown;
    }
  | { readonly change: 'turn'; readonly player: string }
  | { readonly change: 'shown' | 'must-look' | 'looked'; readonly player: string };

/** A place as a ruling tells it. */
export interface PlaceName {
  /** A player, or `centre`. */
  readonly at: string;
  /** The number of the card there, counted from 0. */
  readonly card: number;
}

/** One step of an explanation. */
export type Step = KernelStep<StepCode, Cite, Option, ReadingId, Change>;

/** What a player was shown alone. */
export interface Sight {
  /** Who saw a card. */
  readonly by: string;
  /** Whose card: a player's, or `centre`. */
  readonly of: string;
  /** The card; `?` where even the record does not know. */
  readonly value: CharacterId | Unknown;
}

/** A card that somebody saw at a place, for what can be worked out from it. */
export interface Look {
  /** Who saw it; nothing where everybody did. */
  readonly by: number | undefined;
  readonly place: number;
  /** As far as it was known then, or has been told since. */
  value: CharacterId | Unknown;
  /** What the card is known not to be, if it is not known what it is. */
  readonly isNot?: CharacterId;
  /** How many swaps had been made before. */
  readonly after: number;
}

const TURN: Phase = { at: 'turn' };

/** A table set up from a record. The rules alone change it. */
export class Table {
  readonly seats: readonly Seat[];
  readonly centre: readonly number[];
  readonly deck: readonly CharacterId[];
  /** The players have chosen the characters. */
  readonly isOwnDeck: boolean;
  readonly edition: Edition;
  readonly options: Options;
  readonly cards: Cards;
  courthouse: number;
  /** Whose turn it is. */
  active: number;
  /** How many of the first turns are still to come. */
  opening: number;
  /** Who showed a card in the turn before this one. */
  revealed: ReadonlySet<number>;
  /** Who has shown a card in this turn. */
  readonly showing = new Set<number>();
  /** Who has looked by accident, and in which turns, counted from the first of the record; before it, -1. */
  readonly mustLook: Map<number, readonly number[]>;
  /** How many turns have ended. */
  private turns = 0;
  phase: Phase = TURN;
  announcement: Announcement | undefined;
  winners: readonly number[] | undefined;
  /** What ended the game. */
  overBy: Ground | undefined;
  readonly looks: Look[] = [];
  readonly steps: Step[] = [];
  /** The move that steps belong to. */
  at = 0;
  private changes: Change[] | undefined;
  private readonly explain: boolean;

  /**
   * @param record one whose position is possible
   * @param explain keep steps; without, only the outcome is computed
   * @param asking how what nobody has told is asked, where that decides
   */
  constructor(
    { position, known = [], edition = 'reference' }: GameRecord,
    explain: boolean,
    asking: Asking = { questions: new Questions(), about: 'origins', worlds: new Worlds() },
  ) {
    const { players } = position;
    const each = cardsEach(players.length);
    this.edition = edition;
    this.options = editions[edition];
    this.deck = deckOf(position, edition);
    this.isOwnDeck = position.deck !== undefined;
    const cards = cardsOn(position, this.deck);
    this.seats = players.map(({ id, gold = facts.start }, seat) => ({
      id,
      gold,
      places: Array.from({ length: each }, (_, card) => seat * each + card),
    }));
    this.centre = [...cards.keys()].slice(players.length * each);
    this.cards = new Cards(cards, this.placeNames(), this.deck, known, asking);
    this.courthouse = position.courthouse ?? 0;
    this.active = position.turn === undefined ? 0 : this.seat(position.turn);
    this.opening = position.opening ?? 0;
    this.revealed = new Set(position.revealed?.map((id) => this.seat(id)));
    this.mustLook = new Map(position.mustLook?.map((id) => [this.seat(id), [-1]]));
    this.explain = explain;
  }

  /**
   * The seat of a player whom a move names.
   * @throws RangeError if nobody is called so
   */
  seat(id: string): number {
    return seatIn(this.seats, id, 'move');
  }

  /** The player at a seat. */
  player(seat: number): Seat {
    return this.seats[seat] as Seat;
  }

  /** The name of the player at a seat. */
  id(seat: number): string {
    return this.player(seat).id;
  }

  /** The seats clockwise from one of them. */
  clockwise(from: number): number[] {
    return this.seats.map((_, index) => (from + index) % this.seats.length);
  }

  /** The names of the players at seats. */
  ids(seats: readonly number[]): string[] {
    return seats.map((seat) => this.id(seat));
  }

  /** Where a place is. */
  placeName(place: number): PlaceName {
    const each = cardsEach(this.seats.length);
    const before = this.seats.length * each;
    return place < before
      ? { at: this.id(Math.floor(place / each)), card: place % each }
      : { at: CENTRE, card: place - before };
  }

  /** The places as a record writes them. */
  placeNames(): string[] {
    return [
      ...this.seats.flatMap(({ places }, seat) => places.map((_, card) => `players[${seat}].cards[${card}]`)),
      ...this.centre.map((_, card) => `centre[${card}]`),
    ];
  }

  /** Tells a step; what it hands out alone can change the table. */
  step(code: StepCode, { cites, basis, option, reading }: Ground, params: Params): this {
    if (!this.explain) return this;
    this.changes = [];
    this.steps.push({ move: this.at, code, cites, basis, option, reading, params, changes: this.changes });
    return this;
  }

  /** Gives or takes gold. */
  pay(seat: number, gold: number): this {
    const player = this.player(seat);
    player.gold += gold;
    this.changes?.push({ change: 'gold', player: player.id, gold });
    return this;
  }

  /** Lays gold on the Courthouse, or takes it from there. */
  fill(gold: number): this {
    this.courthouse += gold;
    this.changes?.push({ change: 'courthouse', gold });
    return this;
  }

  /** Swaps two cards, or perhaps, or not. */
  swap(a: number, b: number, swapped: boolean | Unknown, by: string, other: string): this {
    const told = swapped === '?' ? undefined : swapped;
    this.cards.swap({ a, b, swapped: told, told, move: this.at, by, with: other });
    this.changes?.push({ change: 'cards', places: [this.placeName(a), this.placeName(b)], swapped });
    return this;
  }

  /** Somebody looks at a card. */
  look(seat: number, place: number): this {
    this.looks.push({ by: seat, place, value: this.cards.at(place), after: this.cards.swaps.length });
    return this;
  }

  /** The card that somebody saw, as far as it is known by now. */
  cardOf({ value, place, after }: Look): CharacterId | Unknown {
    return value === '?' ? this.cards.settledAt(place, after) : value;
  }

  /** What single players have seen, in order. */
  seen(): Sight[] {
    return this.looks.flatMap((look): Sight[] =>
      look.by === undefined
        ? []
        : [{ by: this.id(look.by), of: this.placeName(look.place).at, value: this.cardOf(look) }],
    );
  }

  /** A card is shown to everybody; where even the record does not know it, then at least what it is not. */
  show(seat: number, place: number, value: CharacterId | Unknown, isNot?: CharacterId): this {
    this.showing.add(seat);
    this.looks.push({ by: undefined, place, value, ...(isNot && { isNot }), after: this.cards.swaps.length });
    this.changes?.push({ change: 'shown', player: this.id(seat) });
    return this;
  }

  /** Somebody has looked by accident, and owes a look. */
  owesLook(seat: number): this {
    this.mustLook.set(seat, [...(this.mustLook.get(seat) ?? []), this.turns]);
    this.changes?.push({ change: 'must-look', player: this.id(seat) });
    return this;
  }

  /** Somebody has given the look that was owed; for an accident in this very turn one is owed in the next. */
  givesLook(seat: number): this {
    const owed = this.mustLook.get(seat) as readonly number[];
    if (owed.includes(this.turns)) return this;
    this.mustLook.delete(seat);
    this.changes?.push({ change: 'looked', player: this.id(seat) });
    return this;
  }

  /** Whether somebody must look in this turn: an accident in the own turn counts from the next. */
  isToLook(seat: number): boolean {
    return this.mustLook.get(seat)?.some((turn) => turn !== this.turns) ?? false;
  }

  /** Begins the next player's turn. */
  turn(seat: number): this {
    this.active = seat;
    this.turns++;
    this.revealed = new Set(this.showing);
    this.showing.clear();
    this.opening = Math.max(0, this.opening - 1);
    this.phase = TURN;
    this.changes?.push({ change: 'turn', player: this.id(seat) });
    return this;
  }

  /** Ends the game. */
  end(winners: readonly number[], ground: Ground): this {
    this.winners = winners;
    this.overBy = ground;
    this.phase = { at: 'over' };
    return this;
  }

  /** The table as a record writes it. */
  position(): Position {
    const { seats, centre, cards, courthouse, active, opening, revealed, mustLook, isOwnDeck, deck } = this;
    const inOrder = (seats: Iterable<number>) => this.ids([...seats].sort((a, b) => a - b));
    const shown = this.phase.at === 'turn' ? revealed : this.showing;
    return {
      players: seats.map(({ id, gold, places }) => ({
        id,
        gold,
        cards: places.map((place) => cards.settledAt(place)),
      })),
      centre: centre.map((place) => cards.settledAt(place)),
      courthouse,
      turn: this.id(active),
      ...(opening > 0 && { opening }),
      ...(shown.size > 0 && { revealed: inOrder(shown) }),
      ...(mustLook.size > 0 && { mustLook: inOrder(mustLook.keys()) }),
      ...(isOwnDeck && { deck }),
    };
  }
}
