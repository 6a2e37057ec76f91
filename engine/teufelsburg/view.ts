/**
 * What one player may know of a game: what lies open, what they were shown, and what is still certain of it.
 *
 * Nothing is guessed. A card that somebody may since have given away unseen is unknown again.
 */
import { seatIn } from '../kernel/seats.ts';
import { BAGS, pileOf, sparesOf } from './box.ts';
import { editions } from './data.ts';
import type { Options } from './ground.ts';
import type { Pending } from './legal.ts';
import type {
  Association,
  GameRecord,
  Move,
  ObjectId,
  OccupationId,
  Player,
  Position,
  Unknown,
  Variant,
} from './record.ts';
import { type FightRuling, type Ruling, rule } from './rule.ts';
import type { Change, Sight, Step } from './state.ts';

/** A game as one player knows it. */
export interface View {
  /** Whose view it is. */
  readonly player: string;
  /** By whose rules the game is played. */
  readonly edition: keyof typeof editions;
  /** What is played besides the basic rules. */
  readonly variants: readonly Variant[];
  /** The table, `?` for what the player does not know. A record can begin from it. */
  readonly position: Position;
  /** Objects out of the game, `?` for those the player has not seen. */
  readonly discarded?: readonly string[];
  /** The last fight; everybody sees it. */
  readonly fight?: FightRuling;
  /** The trade effects that took place; they are named aloud, but of a Secret Bag (`secret-bag`) only its two traders know which it is. */
  readonly effects: Ruling['effects'];
  /** What this player was shown. */
  readonly seen: readonly Sight[];
  /** Who must or may decide next, as far as this player knows; the moves only for this player. */
  readonly pending: readonly Pending[];
  /** Who has won, once the game is over. */
  readonly winners?: readonly string[];
}

/** What steps say that a view follows; not every one says all of it. */
interface Told
  extends Readonly<Record<'by' | 'of' | 'to' | 'target' | 'object' | 'association' | 'occupation' | 'got', string>> {
  readonly objects: readonly string[];
}

type Place = Extract<Change, { change: 'object' }>['from'];

/**
 * One card fewer of each kind: what is certain of a hand from which somebody took an unknown card.
 * @param kinds what it can have been
 */
function lessOneOfEach(cards: readonly string[], kinds: readonly string[] = cards): string[] {
  const left = [...cards];
  for (const kind of new Set(kinds)) if (left.includes(kind)) left.splice(left.indexOf(kind), 1);
  return left;
}

/** What a player is certain of about everybody's cards, kept up to date step by step. */
class Knowledge {
  /** Objects known to lie in a player's hand. */
  readonly objects = new Map<string, string[]>();
  readonly occupations = new Map<string, string>();
  /** The association cards that were seen: of somebody else's three, one of each kind. */
  readonly associations = new Map<string, string[]>();
  /** Top card first, `?` where the order is not known. */
  pile: string[];
  spares: string[];
  discarded: string[] = [];
  readonly #me: string;
  readonly #options: Options;
  /** How many objects a player has. */
  readonly #sizes = new Map<string, number>();
  /** Whom a Diplomat has asked, and the objects that the name can mean, until one of them has changed hands. */
  #asked: { readonly target: string; readonly cards: readonly string[] } | undefined;
  /** Who has given an object away unseen since the last trade: what is named late may have gone. */
  readonly #givers = new Set<string>();
  /** What the player has seen somebody give away in the last trade and since, by name and object. */
  readonly #gone = new Set<string>();

  constructor({ position, edition = 'reference' }: GameRecord, me: string) {
    this.#me = me;
    this.#options = editions[edition];
    for (const { id, association, occupation, shown, objects } of position.players as readonly Required<Player>[]) {
      const mine = id === me;
      this.objects.set(id, mine ? [...objects] : []);
      this.#sizes.set(id, objects.length);
      this.occupations.set(id, mine || shown ? occupation : '?');
      this.associations.set(id, mine ? [association].flat() : []);
    }
    this.pile = pileOf(position).map(() => '?');
    this.spares = sparesOf(position).map(() => '?');
  }

  /** Takes in one step: what it says or shows to the player, and what it moves. */
  observe(step: Step): void {
    const told = step.params as unknown as Told;
    const { by, of, object, objects } = told;
    const mine = by === this.#me;
    switch (step.code) {
      case 'trade.offered':
        if (told.to === this.#me) this.#learn(by, object);
        break;
      case 'diplomat.asks':
      case 'diplomat.asks-bag':
        this.#asked = { target: told.target, cards: this.#meantBy(object, told.target) };
        break;
      case 'diplomat.missed':
        if (mine) this.objects.set(told.target, [...objects]);
        this.#asked = undefined;
        break;
      case 'effect.named':
        if (!this.#givers.has(by) && !this.#gone.has(`${by} ${object}`)) this.#learn(by, object);
        break;
      case 'play.adds':
      case 'play.ring':
        this.#learn(by, object);
        break;
      case 'effect.saw-objects':
      case 'spoils.saw-baggage':
        if (mine) this.objects.set(of, [...objects]);
        break;
      case 'effect.saw-association':
      case 'effect.saw-one-of-three':
        if (mine) this.#see(of, told.association);
        break;
      case 'spoils.saw-allegiance':
      case 'spoils.saw-one-of-three':
        if (mine) this.#see(of, told.association);
        if (mine) this.occupations.set(of, told.occupation);
        break;
      case 'trade.swapped':
        this.#gone.clear();
        break;
      default:
    }
    if (step.code === 'effect.swapped-occupations') this.#swapOccupations(by, of, told.occupation, told.got);
    else {
      this.#moveObjects(step.changes.filter((change) => change.change === 'object'));
      for (const change of step.changes) this.#follow(change, step);
    }
    if (step.code !== 'trade.swapped') return;
    this.#asked = undefined;
    this.#givers.clear();
  }

  /**
   * The objects that a name can mean in a player's hand, as far as is known (`trade.diplomat-name`): bags are not told apart, nor, once turned, from
   * what they are. Of these there is one each, so that a bag known to lie elsewhere is not meant.
   * @param name left out for either bag
   */
  #meantBy(name: string | undefined, target: string): readonly string[] {
    const inHand = this.objects.get(target) as string[];
    const seen = [...this.objects.values(), this.discarded, this.pile].flat();
    const bags = BAGS.filter(
      (bag) =>
        (!name || (this.pile.length === 0 && bag.endsWith(name))) && (inHand.includes(bag) || !seen.includes(bag)),
    );
    const all = name ? [name, ...bags] : bags;
    return this.#isWhole(target) ? all.filter((card) => inHand.includes(card)) : all;
  }

  /** That an object lies in a player's hand. */
  #learn(player: string, object: string): void {
    const known = this.objects.get(player) as string[];
    if (!known.includes(object)) known.push(object);
  }

  /**
   * Whether the player sees that somebody can make one of these moves: it does not take a card that may be another's. A use tells an occupation, an
   * object laid down in a fight tells of a hand, and an effect that can be concealed of what was traded (`variants.smuggling`).
   */
  seesOpen(moves: readonly Move[]): boolean {
    const secret = moves.find((move) => move.move === 'conceal');
    return secret ? this.#gone.has(`${secret.by} ${secret.object}`) : moves.some((move) => this.#seesMade(move));
  }

  #seesMade(move: Move): boolean {
    switch (move.move) {
      case 'use':
        return this.occupations.get(move.by) === move.occupation;
      case 'play':
        return (this.objects.get(move.by) as string[]).includes(move.object);
      default:
        return true;
    }
  }

  /** An association card of a player's. */
  #see(player: string, association: string): void {
    const known = this.associations.get(player) as string[];
    if (!known.includes(association)) known.push(association);
  }

  /** The Tome: what was known of two occupations is known the other way round, and each sees what it has got. */
  #swapOccupations(by: string, of: string, given: string, got: string): void {
    const [first, second] = [this.occupations.get(by) as string, this.occupations.get(of) as string];
    const isTheirs = this.#me === by || this.#me === of;
    this.occupations.set(by, isTheirs ? got : second).set(of, isTheirs ? given : first);
  }

  #follow(change: Change, step: Step): void {
    switch (change.change) {
      case 'occupation': {
        const before = this.occupations.get(change.player) as string;
        if (step.code.startsWith('effect.took-')) this.#changeSpares(before);
        this.occupations.set(change.player, change.shown || change.player === this.#me ? change.occupation : '?');
        break;
      }
      case 'objectPile': {
        const known = step.params.by === this.#me ? (step.params.objects as readonly string[]).length : 0;
        // Of a single card left over, the order is no secret.
        const whole = known > 0 && change.cards.length <= known + 1;
        this.pile = change.cards.map((card, index) => (whole || index < known ? card : '?'));
        break;
      }
      case 'occupationPile':
        // Whoever chooses among the spare occupations has seen them all.
        if (step.params.by === this.#me && this.#options.coat === 'choose') this.spares = [...change.cards];
        break;
      default:
    }
  }

  /** The Coat: an unknown one of the spare occupations, or the top one, is taken, and the old one laid under them. */
  #changeSpares(left: string): void {
    const rest = this.spares.slice(1);
    this.spares = [...(this.#options.coat === 'top' ? rest : rest.fill('?')), left];
  }

  /** Objects that change hands in one step do so at once: what somebody gets is not what they give. */
  #moveObjects(changes: readonly Extract<Change, { change: 'object' }>[]): void {
    const moved = changes.map((change) => ({ ...change, seen: this.#takeAway(change.object, change.from, change.to) }));
    for (const { object, to, seen } of moved) this.#lay(object, to, seen);
  }

  /** Takes an object from where it lies. @returns whether the player knows which it is */
  #takeAway(card: string, from: Place, to: Place): boolean {
    const kinds = typeof from === 'string' ? undefined : this.#kindsOf(from.player);
    const seen =
      this.#isMine(from) || this.#isMine(to) || (from === 'objectPile' && this.pile[0] === card) || kinds?.length === 1;
    if (typeof from === 'string') this.pile = this.pile.slice(1);
    else {
      const known = this.objects.get(from.player) as string[];
      if (seen && known.includes(card)) known.splice(known.indexOf(card), 1);
      if (seen) this.#gone.add(`${from.player} ${card}`);
      else {
        this.objects.set(from.player, lessOneOfEach(known, kinds));
        this.#givers.add(from.player);
      }
      this.#sizes.set(from.player, (this.#sizes.get(from.player) as number) - 1);
    }
    return seen;
  }

  /** Lays an object down where it goes. @param seen whether the player knows which it is */
  #lay(card: string, to: Place, seen: boolean): void {
    if (to === 'discarded') this.discarded.push(seen ? card : '?');
    if (typeof to !== 'object') return;
    this.#sizes.set(to.player, (this.#sizes.get(to.player) as number) + 1);
    if (seen) (this.objects.get(to.player) as string[]).push(card);
  }

  #isMine(place: Place): boolean {
    return typeof place === 'object' && place.player === this.#me;
  }

  /** What a card taken from a player's hand can be, each once: what a Diplomat has asked for, or whatever is there, where that is known. */
  #kindsOf(player: string): readonly string[] | undefined {
    if (this.#asked?.target === player) return this.#asked.cards;
    return this.#isWhole(player) ? [...new Set(this.objects.get(player))] : undefined;
  }

  /** Whether every object in a player's hand is known. */
  #isWhole(player: string): boolean {
    return (this.objects.get(player) as string[]).length === this.#sizes.get(player);
  }
}

/** A list of cards of this length, the known ones first. */
const filled = <Id extends string>(known: Iterable<string>, length: number): Id[] =>
  [...known, ...Array<string>(length).fill('?')].slice(0, length) as Id[];

/** The position as somebody knows it; the game goes on. */
function positionKnown({ players, ...rest }: Required<Position>, known: Knowledge): Position {
  return {
    ...rest,
    players: players.map((player) => {
      const seen = filled<Association | Unknown>(known.associations.get(player.id) as string[], 3);
      return {
        ...player,
        association: Array.isArray(player.association) ? seen : (seen[0] as Association | Unknown),
        occupation: known.occupations.get(player.id) as OccupationId | Unknown,
        objects: filled<ObjectId | Unknown>(known.objects.get(player.id) as string[], player.objects.length),
      };
    }),
    objectPile: filled(known.pile, rest.objectPile.length),
    occupationPile: filled(known.spares, rest.occupationPile.length),
  };
}

/** A trade effect as a player has heard it (paragraph `bags.draw`: what is read out does not tell the bags apart). */
const heard = (effect: View['effects'][number], player: string): View['effects'][number] =>
  effect.object.startsWith('secret-bag-') && effect.by !== player && effect.partner !== player
    ? { ...effect, object: 'secret-bag' }
    : effect;

/**
 * What a player may know of a game after its moves. When it is over, all cards lie open.
 * @param record a game whose moves are legal and whose cards are known
 * @throws RangeError if nobody at the table has this name
 */
export function view(record: GameRecord, player: string): View {
  seatIn(record.position.players, player, 'player');
  const ruling = rule(record);
  const { position, fight, effects, winners, discarded } = ruling;
  const known = new Knowledge(record, player);
  for (const step of ruling.steps) known.observe(step);
  return {
    player,
    edition: record.edition ?? 'reference',
    variants: record.variants ?? [],
    position: winners ? position : positionKnown(position as Required<Position>, known),
    ...(discarded && { discarded: winners ? discarded : known.discarded }),
    ...(fight && { fight }),
    effects: winners ? effects : effects.map((effect) => heard(effect, player)),
    seen: ruling.seen.filter(({ by }) => by === player),
    // In the order of the seats, as that of the moves would tell of hidden cards; what nobody in particular does comes last.
    pending: [...position.players.map(({ id }) => id), undefined].flatMap((by) =>
      ruling.pending
        .filter((one) => one.by === by && known.seesOpen(one.moves))
        .map((one) => (!by || by === player ? one : { ...one, moves: [] })),
    ),
    ...(winners && { winners }),
  };
}
