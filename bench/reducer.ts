/**
 * A yardstick: the moves of this game as a plain pure reducer, the way one would write it without an engine. It trusts every move to be
 * legal, cites nothing, explains nothing and follows the reference edition only. Not a rule is read here; the bench holds its outcome
 * equal to the engine's before it measures.
 */
import { seeded } from '../engine/kernel/random.ts';
import type { Association, Move, ObjectId, OccupationId, Side, State } from '../engine/teufelsburg/index.ts';

interface Player {
  readonly id: string;
  readonly association: Association;
  readonly occupation: OccupationId;
  readonly shown: boolean;
  readonly objects: readonly ObjectId[];
}

interface Effect {
  readonly object: ObjectId;
  readonly giver: number;
  readonly partner: number;
}

interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly support: Readonly<Record<number, Side | 'none'>>;
  readonly used: readonly { readonly seat: number; readonly card: ObjectId | OccupationId }[];
  readonly hypnotised: number;
  readonly duelist: number;
  readonly mixed: Side | null;
  readonly winner: number;
  readonly loser: number;
}

type Under =
  | { readonly at: 'nothing' | 'fight' | 'stopped' | 'spoils' }
  | { readonly at: 'offer'; readonly giver: number; readonly partner: number; readonly object: ObjectId }
  | { readonly at: 'demand'; readonly giver: number; readonly partner: number; readonly object: ObjectId }
  | { readonly at: 'effects'; readonly queue: readonly Effect[] }
  | {
      readonly at: 'passing';
      readonly step: 1 | -1;
      readonly chosen: Readonly<Record<number, ObjectId>>;
      readonly queue: readonly Effect[];
    }
  | { readonly at: 'payment'; readonly priest: number };

/** A game in plain data. */
export interface Plain {
  readonly players: readonly Player[];
  readonly pile: readonly ObjectId[];
  readonly spares: readonly OccupationId[];
  readonly turn: number;
  readonly acted: boolean;
  readonly under: Under;
  readonly fight: Fight | null;
  readonly winners: readonly string[] | null;
  readonly seed: number;
  readonly chances: number;
}

const NOTHING: Under = { at: 'nothing' };
const NEEDED = { order: ['key', 'secret-bag-key'], brotherhood: ['goblet', 'secret-bag-goblet'] } as const;
const EFFECTS = new Set(['secret-bag-key', 'secret-bag-goblet', 'monocle', 'privilege', 'tome', 'coat', 'sextant']);
const ROLES: Readonly<Record<string, string>> = {
  dagger: 'attacker',
  gloves: 'defender',
  whip: 'defender-supporter',
  'casting-knives': 'attacker-supporter',
  thug: 'attacker',
  'grand-master': 'defender',
  bodyguard: 'supporter',
};

/** A game as `setUp` deals it, in plain data. */
export function plain({ position, seed = 0 }: State): Plain {
  return {
    players: position.players.map(({ id, association, occupation, shown = false, objects }) => ({
      id,
      association: association as Association,
      occupation: occupation as OccupationId,
      shown,
      objects: objects as readonly ObjectId[],
    })),
    pile: (position.objectPile ?? []) as readonly ObjectId[],
    spares: (position.occupationPile ?? []) as readonly OccupationId[],
    turn: position.players.findIndex(({ id }) => id === position.turn),
    acted: false,
    under: NOTHING,
    fight: null,
    winners: null,
    seed,
    chances: 0,
  };
}

const without = <Item>(items: readonly Item[], item: Item): Item[] => {
  const at = items.indexOf(item);
  return [...items.slice(0, at), ...items.slice(at + 1)];
};

const withPlayer = (state: Plain, seat: number, change: Partial<Player>): Plain => ({
  ...state,
  players: state.players.map((player, other) => (other === seat ? { ...player, ...change } : player)),
});

const player = (state: Plain, seat: number) => state.players[seat] as Player;
const seatOf = (state: Plain, id: string) => state.players.findIndex((one) => one.id === id);
const beside = (state: Plain, seat: number, step = 1) => (seat + step + state.players.length) % state.players.length;

function pass(state: Plain, object: ObjectId, from: number, to: number): Plain {
  const left = withPlayer(state, from, { objects: without(player(state, from).objects, object) });
  return withPlayer(left, to, { objects: [...player(left, to).objects, object] });
}

function draw(state: Plain, seat: number): Plain {
  const [top, ...pile] = state.pile;
  return top ? withPlayer({ ...state, pile }, seat, { objects: [...player(state, seat).objects, top] }) : state;
}

const show = (state: Plain, seat: number): Plain => withPlayer(state, seat, { shown: true });
const nextTurn = (state: Plain): Plain => ({
  ...state,
  turn: beside(state, state.turn),
  acted: false,
  under: NOTHING,
});
const begin = (state: Plain, seat: number): Plain => ({
  ...state,
  turn: seat,
  acted: seat === state.turn && state.acted,
  under: NOTHING,
});

const limitOf = (state: Plain) => [8, 6][state.players.length - 3] ?? 5;
const isOver = (state: Plain) => state.players.some(({ objects }) => objects.length > limitOf(state));

/** What takes place by itself before a move. */
function settle(state: Plain, move: Move): Plain {
  let now = state;
  while (now.under.at === 'effects' && !isOver(now)) {
    const [effect, ...queue] = now.under.queue;
    if (!effect) return { ...now, under: NOTHING };
    const { object, giver, partner } = effect;
    if (object === 'sextant' || (object === 'coat' && now.spares.length > 0)) return now;
    if (move.move === 'decline' && move.object === object) return now;
    now = { ...now, under: { at: 'effects', queue } };
    if (object === 'tome') {
      const [mine, theirs] = [player(now, giver).occupation, player(now, partner).occupation];
      now = withPlayer(now, giver, { occupation: theirs, shown: false });
      now = withPlayer(now, partner, { occupation: mine, shown: false });
    } else if (object.startsWith('secret-bag')) now = draw(now, giver);
  }
  return now.under.at === 'stopped' && !isOver(now) ? nextTurn(now) : now;
}

function swap(state: Plain, giver: number, partner: number, given: ObjectId, returned: ObjectId): Plain {
  const swapped = pass(pass(state, given, giver, partner), returned, partner, giver);
  const both: Effect[] = [
    { object: given, giver, partner },
    { object: returned, giver: partner, partner: giver },
  ];
  const silent = given === 'broken-mirror' || returned === 'broken-mirror';
  const queue = silent
    ? []
    : both.filter(({ object }) => EFFECTS.has(object) && !(object.startsWith('secret-bag') && state.pile.length === 0));
  return { ...swapped, under: { at: 'effects', queue } };
}

function sideOf(fight: Fight, seat: number): Side | null {
  if (seat === fight.attacker) return 'attacker';
  if (seat === fight.defender) return 'defender';
  if (fight.duelist >= 0 || seat === fight.hypnotised) return null;
  const side = fight.support[seat];
  return side === 'attacker' || side === 'defender' ? side : null;
}

function points(state: Plain, fight: Fight, side: Side): number {
  const sides = state.players.filter((_, seat) => sideOf(fight, seat) === side).length;
  const cards = fight.used.filter(({ seat, card }) => {
    if (sideOf(fight, seat) !== side) return false;
    if (card === 'duelist') return true;
    const role = ROLES[card];
    const isFighter = seat === fight.attacker || seat === fight.defender;
    return role === (isFighter ? side : `${side}-supporter`) || (role === 'supporter' && !isFighter);
  });
  return sides + cards.length;
}

function resolve(state: Plain): Plain {
  const fight = state.fight as Fight;
  const [attack, defence] = [points(state, fight, 'attacker'), points(state, fight, 'defender')];
  const ring = fight.used.find(({ card }) => card === 'poison-ring');
  const side =
    fight.mixed ??
    (attack === defence ? (ring ? sideOf(fight, ring.seat) : null) : attack > defence ? 'attacker' : 'defender');
  if (!side) return { ...draw(state, fight.attacker), under: NOTHING };
  const [winner, loser] = side === 'attacker' ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker];
  return { ...state, fight: { ...fight, winner, loser }, under: { at: 'spoils' } };
}

function claim(state: Plain, seat: number, move: Extract<Move, { move: 'claim' }>): Plain {
  const { association } = player(state, seat);
  if (move.as === 'lodge') return { ...state, acted: true, winners: [player(state, seat).id] };
  const [thing, bag] = NEEDED[association];
  const counts = (object: ObjectId) => object === thing || (object === bag && state.pile.length === 0);
  const named = [player(state, seat), ...(move.allies ?? []).map((id) => player(state, seatOf(state, id)))];
  const held = named.map(({ objects }) => objects.filter(counts).length);
  const members = state.players.filter((one) => one.association === association).length;
  const drink = members * 2 < state.players.length ? 1 : 0;
  const isTrue =
    named.every((one, index) => one.association === association && (held[index] as number) > 0) &&
    held.reduce((sum, number) => sum + number, drink) >= 3;
  const winners = state.players.filter((one) => (one.association === association) === isTrue).map(({ id }) => id);
  return { ...state, acted: true, winners };
}

function use(state: Plain, seat: number, move: Extract<Move, { move: 'use' }>): Plain {
  const { fight } = state;
  const using = (change: Partial<Fight>): Plain => ({
    ...show(state, seat),
    fight: { ...(fight as Fight), used: [...(fight as Fight).used, { seat, card: move.occupation }], ...change },
  });
  switch (move.occupation) {
    case 'diplomat': {
      const begun = show(begin(state, seat), seat);
      const asked = seatOf(state, move.target);
      const named = move.object;
      const answers = [...new Set(player(state, asked).objects)].filter((object) => {
        const isBag = object === 'secret-bag-key' || object === 'secret-bag-goblet';
        if (state.pile.length > 0) return object === named || (named === 'secret-bag' && isBag);
        return (isBag ? object.slice('secret-bag-'.length) : object) === named;
      });
      const returned = move.return as ObjectId;
      if (answers.length === 0) return nextTurn(begun);
      if (answers.length === 1) return swap(begun, seat, asked, returned, answers[0] as ObjectId);
      return { ...begun, under: { at: 'demand', giver: seat, partner: asked, object: returned } };
    }
    case 'clairvoyant': {
      const shown = seat === state.turn ? show(state, seat) : show(begin(state, seat), seat);
      const rest = move.top.reduce<readonly ObjectId[]>((pile, object) => without(pile, object), state.pile);
      if (rest.length < 2 || rest.every((object) => object === rest[0]))
        return { ...shown, pile: [...move.top, ...rest] };
      const chances = state.chances + 1;
      return { ...shown, chances, pile: [...move.top, ...seeded(state.seed + chances).shuffle(rest)] };
    }
    case 'priest': {
      const { attacker } = fight as Fight;
      const owes = seat !== attacker && player(state, attacker).objects.length > 1;
      return { ...show(state, seat), under: owes ? { at: 'payment', priest: seat } : { at: 'stopped' } };
    }
    case 'hypnotist':
      return { ...show(state, seat), fight: { ...(fight as Fight), hypnotised: seatOf(state, move.target) } };
    case 'duelist':
      return using({ duelist: seat, mixed: null });
    case 'poison-mixer':
      return using({ mixed: move.winner });
    case 'doctor':
      return { ...show(state, seat), under: { at: 'stopped' } };
    default:
      return using({});
  }
}

/** The game after a legal move. */
export function reduce(before: Plain, move: Move): Plain {
  const state = settle(before, move);
  if (move.move === 'resolve') return resolve(state);
  const seat = seatOf(state, move.by);
  const { under } = state;
  switch (move.move) {
    case 'pass':
      return nextTurn(begin(state, seat));
    case 'offer': {
      const offered: Under = { at: 'offer', giver: seat, partner: seatOf(state, move.to), object: move.object };
      return { ...begin(state, seat), acted: true, under: offered };
    }
    case 'accept':
      return under.at === 'offer' || under.at === 'demand'
        ? swap(state, under.giver, under.partner, under.object, move.return)
        : state;
    case 'refuse':
      return { ...state, under: NOTHING };
    case 'attack': {
      const defender = seatOf(state, move.target);
      const fight: Fight = {
        attacker: seat,
        defender,
        support: {},
        used: [],
        hypnotised: -1,
        duelist: -1,
        mixed: null,
        winner: -1,
        loser: -1,
      };
      return { ...begin(state, seat), acted: true, fight, under: { at: 'fight' } };
    }
    case 'support': {
      const fight = state.fight as Fight;
      return { ...state, fight: { ...fight, support: { ...fight.support, [seat]: move.side } } };
    }
    case 'play': {
      const fight = state.fight as Fight;
      return { ...state, fight: { ...fight, used: [...fight.used, { seat, card: move.object }] } };
    }
    case 'use':
      return use(state, seat, move);
    case 'inspect':
      return move.what === 'allegiance' ? { ...state, under: NOTHING } : state;
    case 'take': {
      const { loser } = state.fight as Fight;
      const taken = pass({ ...state, under: NOTHING }, move.object, loser, seat);
      return move.giveBack ? pass(taken, move.giveBack, seat, loser) : taken;
    }
    case 'pay':
      return under.at === 'payment'
        ? { ...pass(state, move.object, seat, under.priest), under: { at: 'stopped' } }
        : state;
    case 'give':
      return pass(state, move.object, seat, seatOf(state, move.to));
    case 'direct':
      return under.at === 'effects'
        ? {
            ...state,
            under: { at: 'passing', step: move.direction === 'left' ? 1 : -1, chosen: {}, queue: under.queue.slice(1) },
          }
        : state;
    case 'hand': {
      if (under.at !== 'passing') return state;
      const chosen = { ...under.chosen, [seat]: move.object };
      const all = Object.entries(chosen);
      if (all.length < state.players.length) return { ...state, under: { ...under, chosen } };
      const passed = all.reduce(
        (now, [from, object]) => pass(now, object, Number(from), beside(now, Number(from), under.step)),
        state,
      );
      return { ...passed, under: { at: 'effects', queue: under.queue } };
    }
    case 'exchange': {
      if (under.at !== 'effects' || move.occupation === undefined) return state;
      const spares = [...without(state.spares, move.occupation), player(state, seat).occupation];
      const queue = under.queue.slice(1);
      return {
        ...withPlayer(state, seat, { occupation: move.occupation, shown: false }),
        spares,
        under: { at: 'effects', queue },
      };
    }
    case 'decline':
      return under.at === 'effects' ? { ...state, under: { at: 'effects', queue: under.queue.slice(1) } } : state;
    case 'claim':
      return claim(begin(state, seat), seat, move);
    default:
      throw new RangeError(`move: expected one of the reference edition without variants, got ${move.move}`);
  }
}
