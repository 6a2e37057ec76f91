/**
 * The table during a ruling. Rules read it freely; what lies on it and whose turn it is they change only through a step, so that the explanation
 * is the computation. What is under way they set themselves.
 */
import { Deal, type Hidden, isHidden } from '../kernel/deal.ts';
import type { Questions } from '../kernel/questions.ts';
import { type Random, seeded } from '../kernel/random.ts';
import type { Params } from '../kernel/ruling.ts';
import { seatIn } from '../kernel/seats.ts';
import {
  ASSOCIATION,
  BAGS,
  handLimit,
  majority,
  OBJECT,
  OCCUPATION,
  PLACES,
  pileOf,
  poolsOf,
  sparesOf,
} from './box.ts';
import { editions, type StepCode } from './data.ts';
import { type Ground, type Options, text } from './ground.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Unknown, Variant } from './record.ts';
import {
  type Card,
  type Change,
  type Changes,
  type Fight,
  type Occupation,
  type Phase,
  type Place,
  type Seat,
  type Sight,
  type Step,
  written,
} from './state.ts';

const NOTHING: Phase = { at: 'turn' };
const OWN = text('baggage.hand');

/** A table set up from a record. The rules alone change it. */
export class Table implements Changes {
  readonly seats: Seat[];
  readonly options: Options;
  readonly variants: readonly Variant[];
  /** Top card first. */
  pile: Card[];
  /** The spare occupations, top card first. */
  spares: Occupation[];
  readonly discarded: Card[];
  /** Whose turn it is. */
  active: number;
  /** The action of the turn has been used. */
  acted = false;
  /** What ended the turn before this one otherwise than by its own player, until the turn goes on or its action is taken. */
  endedBy: 'diplomat' | 'doctor' | 'priest' | null = null;
  phase: Phase = NOTHING;
  fight: Fight | null = null;
  /** By seat: who gave a gift since the limit was last met, so that none goes straight back. */
  readonly gifts: (number | undefined)[];
  winners: string[] | null = null;
  /** For whom the game has been won; its members are the winners. */
  won: Association | 'lodge' | null = null;
  /** What ended the game. */
  overBy: Ground | null = null;
  /** Whether winning says of everybody whether they belong to the winners, which hidden associations may decide; else of those who surely do. */
  identifies = false;
  /** Whether there may be more winners than are named. */
  unnamed = false;
  readonly effects: { object: ObjectId; by: string; partner: string }[];
  readonly seen: Sight[];
  /** Which hidden objects have been shown, and by whom, as a text: to everybody each is what it is, a Key or the bag that goes for one. */
  revealed = '';
  /** Begins with the steps of this table. It is shared with the tables copied from this one, until one of them goes another way. */
  #log: Step[] = [];
  /** How many steps of the log are this table's. */
  #taken = 0;
  /** The move that steps belong to. */
  at = 0;
  /** The limit of a hand. */
  readonly limit: number;
  /** What chance comes from; without it, nobody knows what it brings. */
  readonly #seed: number | undefined;
  /** How often chance has had a say. */
  #chances = 0;
  #changes: Change[] | null = null;
  readonly #explain: boolean;

  /** What is known of the hidden cards. */
  #deal: Deal;
  /** The association card dealt to nobody, if that is not known. */
  readonly #leftOverCard: Hidden | undefined;

  /**
   * @param from a record whose position is possible; or a table to copy
   * @param explain keep steps and changes; without, only the outcome is computed
   * @param questions answers what hidden cards are, where that decides
   */
  constructor(from: GameRecord | Table, explain: boolean, questions?: Questions) {
    this.#explain = explain;
    if (from instanceof Table) {
      this.options = from.options;
      this.variants = from.variants;
      this.#seed = from.#seed;
      this.#chances = from.#chances;
      this.limit = from.limit;
      this.#deal = from.#deal.copy(questions);
      this.seats = from.seats.map((seat) => ({ ...seat, hand: [...seat.hand] }));
      this.pile = [...from.pile];
      this.spares = [...from.spares];
      this.discarded = [...from.discarded];
      this.active = from.active;
      this.revealed = from.revealed;
      this.acted = from.acted;
      this.endedBy = from.endedBy;
      this.phase = from.phase;
      this.fight = from.fight && { ...from.fight, support: [...from.fight.support], used: [...from.fight.used] };
      this.gifts = [...from.gifts];
      this.winners = from.winners;
      this.won = from.won;
      this.overBy = from.overBy;
      this.identifies = from.identifies;
      this.unnamed = from.unnamed;
      this.#leftOverCard = from.#leftOverCard;
      this.effects = [...from.effects];
      this.seen = [...from.seen];
      this.#log = from.#log;
      this.#taken = from.#taken;
      this.at = from.at;
      return;
    }
    const { position } = from;
    this.options = editions[from.edition ?? 'reference'];
    this.variants = from.variants ?? [];
    this.#seed = from.seed;
    const deal = new Deal(() => poolsOf(from), questions);
    this.#deal = deal;
    const isThree = this.plays('three-associations');
    this.seats = position.players.map((player, seat) => {
      const { occupation = '?', association = '?' } = player;
      const belongs = (card: Association | Unknown) =>
        card === '?' ? deal.hide(ASSOCIATION, PLACES.association[seat] as string) : card;
      const three = isThree ? (Array.isArray(association) ? association : ['?', '?', '?']).map(belongs) : undefined;
      return {
        id: player.id,
        association: three ? majority(three) : belongs(association as Association | Unknown),
        three,
        occupation: occupation === '?' ? deal.hide(OCCUPATION, PLACES.occupation[seat] as string) : occupation,
        shown: player.shown ?? false,
        hand: player.objects.map((card) => (card === '?' ? deal.hide(OBJECT, PLACES.objects[seat] as string) : card)),
      };
    });
    const leavesOne = this.seats.length % 2 === 1 && !isThree;
    if (leavesOne && this.seats.some(({ association }) => association && isHidden(association)))
      this.#leftOverCard = deal.hide(ASSOCIATION, 'associationPile[0]');
    // Both Secret Bags have been dealt before there is a pile (`setup.objects`).
    this.pile = pileOf(position).map((card, index) =>
      card === '?' ? deal.hide(OBJECT, `objectPile[${index}]`, BAGS) : card,
    );
    this.spares = sparesOf(position).map((card, index) =>
      card === '?' ? deal.hide(OCCUPATION, `occupationPile[${index}]`) : card,
    );
    this.discarded = [];
    this.gifts = [];
    this.effects = [];
    this.seen = [];
    this.active = position.turn === undefined ? 0 : this.seat(position.turn);
    this.limit = handLimit(this.seats.length);
    for (const finding of from.known ?? []) deal.learn(finding);
  }

  /**
   * The seat of a player whom a move names.
   * @throws RangeError if nobody is called so
   */
  seat(id: string): number {
    return seatIn(this.seats, id, 'move');
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

  /**
   * What a look at a player's association shows. Of three cards only one is seen (`three.look`): a seed says which one; without it, that is
   * not ours to say.
   */
  look(seat: number): Association | Unknown {
    const three = this.#certainThree(seat);
    if (!three) return this.certainAssociation(seat) ?? '?';
    if (new Set(three).size === 1) return three[0] ?? '?';
    return this.#seed === undefined || three.includes(undefined)
      ? '?'
      : (this.#chance(this.#seed).pick(three) as Association);
  }

  /** Whether a variant is played. */
  plays(variant: Variant): boolean {
    return this.variants.includes(variant);
  }

  /** Whether the bags have turned into a Key and a Goblet: the pile is empty (`bags.turned`). */
  get bagsTurned(): boolean {
    return this.pile.length === 0;
  }

  /** Whether a player holds an object. Where a hidden card decides, that is asked. */
  holds(seat: number, object: ObjectId): boolean {
    const { hand } = this.player(seat);
    return hand.includes(object) || this.#deal.known(hand, object) > 0 || this.#deal.findAmong(hand, object);
  }

  /** How many of these objects a player holds; no more than `enough` are looked for among hidden cards. */
  count(seat: number, wanted: readonly ObjectId[], enough: number): number {
    const { hand } = this.player(seat);
    let held = this.countKnown(seat, wanted);
    for (const object of wanted) while (held < enough && this.#deal.findAmong(hand, object)) held++;
    return held;
  }

  /** How many of these objects a player is known to hold. */
  countKnown(seat: number, wanted: readonly ObjectId[]): number {
    const { hand } = this.player(seat);
    let held = 0;
    for (const object of wanted) {
      for (const card of hand) if (card === object) held++;
      held += this.#deal.known(hand, object);
    }
    return held;
  }

  /** Whether a player has an occupation. Where the hidden card decides, that is asked. */
  has(seat: number, occupation: OccupationId): boolean {
    const card = this.player(seat).occupation;
    return card === occupation || (isHidden(card) && this.#deal.isAtLeast(card, occupation, 1));
  }

  /** A player's association. Where hidden cards decide, that is asked. */
  associationOf(seat: number): Association {
    const open = this.openAssociation(seat);
    if (open) return open;
    const { card, owed } = this.#hiddenAssociation(seat);
    return this.#deal.isAtLeast(card, 'order', owed) ? 'order' : 'brotherhood';
  }

  /** A player's association, if it can be said without asking. */
  certainAssociation(seat: number): Association | undefined {
    const open = this.openAssociation(seat);
    if (open) return open;
    const { card, owed } = this.#hiddenAssociation(seat);
    const belongs = this.#deal.hasAtLeast(card, 'order', owed);
    return belongs === undefined ? undefined : belongs ? 'order' : 'brotherhood';
  }

  /** A player's association, if the card is known. */
  openAssociation(seat: number): Association | undefined {
    const { association } = this.player(seat);
    return association && !isHidden(association) ? association : undefined;
  }

  /** A player's three association cards, each if it can be said without asking; nothing if only one was dealt. */
  #certainThree(seat: number): (Association | undefined)[] | undefined {
    const { three } = this.player(seat);
    const hidden = three?.filter(isHidden) ?? [];
    const [card] = hidden;
    const areOrder = card && this.#deal.hasAtLeast(card, 'order', hidden.length) === true;
    const areBrotherhood = card && this.#deal.hasAtLeast(card, 'order', 1) === false;
    const rest = areOrder ? 'order' : areBrotherhood ? 'brotherhood' : undefined;
    return three?.map((one) => (isHidden(one) ? rest : one));
  }

  /** A hidden association card, and how many of those before the player make it the Order: of three cards two decide. */
  #hiddenAssociation(seat: number): { card: Hidden; owed: number } {
    const { association, three } = this.player(seat);
    const card = (association ?? three?.find(isHidden)) as Hidden;
    return { card, owed: three ? 2 - three.filter((one) => one === 'order').length : 1 };
  }

  /** How many of these objects a player holds, if the whole hand is known. */
  openCount(seat: number, wanted: readonly ObjectId[]): number | undefined {
    return this.player(seat).hand.some(isHidden) ? undefined : this.countKnown(seat, wanted);
  }

  /** How many of these objects a player holds, if it can be said without asking. */
  certainCount(seat: number, wanted: readonly ObjectId[]): number | undefined {
    let held = this.countKnown(seat, wanted);
    const { hand } = this.player(seat);
    for (const object of wanted) {
      for (;;) {
        const more = this.#deal.hasMore(hand, object);
        if (more === undefined) return undefined;
        if (!more) break;
        held++;
      }
    }
    return held;
  }

  /** Whether it can be said without asking that a player holds none of these objects. */
  surelyLacks(seat: number, wanted: readonly ObjectId[]): boolean {
    const { hand } = this.player(seat);
    return this.countKnown(seat, wanted) === 0 && wanted.every((object) => this.#deal.hasMore(hand, object) === false);
  }

  /**
   * The association card that was dealt to nobody, with an odd number of players (`setup.associations`). Where that is not known, it is
   * asked: it says which association is the smaller one without a word about anybody's.
   */
  leftOver(): Association {
    if (this.#leftOverCard) return this.#deal.isAtLeast(this.#leftOverCard, 'order', 1) ? 'order' : 'brotherhood';
    return this.seats.filter(({ association }) => association === 'order').length * 2 < this.seats.length
      ? 'order'
      : 'brotherhood';
  }

  /**
   * Does something that must not ask about hidden cards.
   * @throws DOUBT if it would have to
   */
  withoutAsking<Result>(what: () => Result): Result {
    return this.#deal.withoutAsking(what);
  }

  /** Does something that changes nothing, with questions about hidden cards answered by others. */
  supposing<Result>(questions: Questions, what: () => Result): Result {
    return this.#deal.supposing(questions, what);
  }

  /** Whether any card has lain hidden. */
  get hasHidden(): boolean {
    return this.#deal.any;
  }

  /** Where a card lies in a pile, or a hidden one that turns out to be it; -1 if nowhere. */
  indexIn(pile: readonly string[], id: string): number {
    const open = pile.indexOf(id);
    if (open >= 0) return open;
    return this.#deal.known(pile, id) > 0 || this.#deal.findAmong(pile, id) ? this.#deal.indexOf(pile, id) : -1;
  }

  /** Whether a card can be of a kind, as far as can be said without asking. */
  canBe(card: string, id: string): boolean {
    return isHidden(card) ? this.#deal.canBe(card, id) : card === id;
  }

  /** What is known of the hidden cards, and what has been asked about them. */
  get hidden(): Deal {
    return this.#deal;
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
    if (this.#explain) {
      const { cites, basis, option, reading } = ground;
      const changes: Change[] = [];
      if (this.#log.length > this.#taken) this.#log = this.steps;
      this.#taken = this.#log.push({ move: this.at, code, cites, basis, option, reading, params, changes });
      this.#changes = changes;
    }
    return this;
  }

  /** The steps that have been taken. */
  get steps(): Step[] {
    return this.#log.slice(0, this.#taken);
  }

  /** Hands the steps over that have been taken since it last did. */
  takeSteps(): Step[] {
    const { steps } = this;
    this.#log = [];
    this.#taken = 0;
    return steps;
  }

  /** Notes what a player is shown. */
  show(by: number, what: Sight['what'], value: Sight['value'], of?: number): void {
    this.seen.push(
      of === undefined ? { by: this.id(by), what, value } : { by: this.id(by), of: this.id(of), what, value },
    );
  }

  move(object: Card, from: Place, to: Exclude<Place, 'objectPile'>): Changes {
    const source = this.#cards(from);
    const at = source.indexOf(object);
    if (at < 0) throw new Error(`${object}: expected among ${this.#place(from)}`);
    source.splice(at, 1);
    this.#cards(to).push(object);
    this.#changes?.push({ change: 'object', object: written(object), from: this.#place(from), to: this.#place(to) });
    return this;
  }

  occupy(seat: number, occupation: Occupation, shown: boolean): Changes {
    const player = this.player(seat);
    player.occupation = occupation;
    player.shown = shown;
    this.#changes?.push({ change: 'occupation', player: player.id, occupation: written(occupation), shown });
    return this;
  }

  stack(cards: readonly Card[]): Changes {
    this.pile = [...cards];
    this.#changes?.push({ change: 'objectPile', cards: cards.map(written) });
    return this;
  }

  spare(cards: readonly Occupation[]): Changes {
    this.spares = [...cards];
    this.#changes?.push({ change: 'occupationPile', cards: cards.map(written) });
    return this;
  }

  reveal(seat: number, object: ObjectId): Changes {
    const { hand, id } = this.player(seat);
    hand[this.#deal.turnUp(hand, object)] = object;
    this.revealed += seat + object;
    this.#changes?.push({ change: 'revealed', player: id, object });
    return this;
  }

  turn(seat: number): Changes {
    this.active = seat;
    this.acted = false;
    this.endedBy = null;
    this.phase = NOTHING;
    this.#changes?.push({ change: 'turn', player: this.id(seat) });
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

  /** Somebody looks through the pile of objects: its hidden cards lie there in no order that is known, so that the pile is asked, not each card. */
  lookThroughPile(): void {
    // What has been learned of one card would be lost among the others: it lies open to whoever looks.
    this.pile = this.pile.map((card) => {
      const object = isHidden(card) ? (this.#deal.settledAs(card) as ObjectId | undefined) : undefined;
      if (object) this.#deal.turnUp([card], object);
      return object ?? card;
    });
    const hidden = this.pile.filter(isHidden);
    if (hidden.length === 0) return;
    const together = [...this.#deal.together(OBJECT, 'objectPile', hidden)];
    this.pile = this.pile.map((card) => (isHidden(card) ? (together.shift() as Hidden) : card));
  }

  /** Whether the pile holds all of these. Where hidden cards decide, that is asked. @returns the first that it does not */
  missingFromPile(wanted: readonly ObjectId[]): ObjectId | undefined {
    const { pile } = this;
    return wanted.find((object) => {
      const number = wanted.filter((other) => other === object).length;
      let there = pile.filter((card) => card === object).length;
      there += this.#deal.known(pile, object);
      while (there < number && this.#deal.findAmong(pile, object)) there++;
      return there < number;
    });
  }

  /** Takes a card out of a pile that holds it. */
  without(pile: readonly Card[], object: ObjectId): readonly Card[] {
    const open = pile.indexOf(object);
    return pile.toSpliced(open >= 0 ? open : this.#deal.turnUp(pile, object), 1);
  }

  /** What is left of a pile that has been looked through, shuffled: without a seed, nobody knows which card is which where that leaves a doubt. */
  shuffled(rest: readonly Card[]): readonly Card[] {
    const hidden = rest.filter(isHidden);
    if (new Set(rest).size < 2) return rest;
    if (hidden.length === 0 && this.#seed !== undefined) return this.#chance(this.#seed).shuffle(rest);
    const known = rest.filter((card) => !isHidden(card));
    return this.#deal.shuffle(OBJECT, 'objectPile', this.pile.length - rest.length, known, hidden);
  }

  /** The next chance of this game. */
  #chance(seed: number): Random {
    return seeded(seed + ++this.#chances);
  }

  #cards(place: Place): Card[] {
    return place === 'objectPile' ? this.pile : place === 'discarded' ? this.discarded : this.player(place).hand;
  }

  #place(place: Place): string | { player: string } {
    return typeof place === 'number' ? { player: this.id(place) } : place;
  }
}
