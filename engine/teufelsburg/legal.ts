/**
 * What can be done next. Moves are proposed generously and then put before the same checks that rule on a record.
 */
import { DOUBT, isHidden } from '../kernel/deal.ts';
import { ways } from '../kernel/questions.ts';
import type { Choice as KernelChoice, Pending as KernelPending } from '../kernel/ruling.ts';
import { namedBy } from './bags.ts';
import { objectIds, occupationIds } from './box.ts';
import { isOn } from './fight-sides.ts';
import type { Illegal } from './illegal.ts';
import { check, closeWindows, hasOpenWindow, windowOf } from './moves.ts';
import type { Move, ObjectId, OccupationId } from './record.ts';
import { type Fight, isUnfinished, loserOf, winnerOf } from './state.ts';
import { Table } from './table.ts';

/** A move that a player might think of, and the rule that forbids it if one does. */
export type Choice = KernelChoice<Move, Illegal>;

/** Who must or may decide next. `by` is left out for the counting of points, which belongs to nobody. */
export type Pending = KernelPending<Move>;

/** The objects that a player can name as their own: those known, and whatever a hidden card can be. */
const nameable = (table: Table, seat: number): ObjectId[] => among(table, table.player(seat).hand);

/** The objects that these cards are or can be, each once. */
const among = (table: Table, cards: readonly string[]): ObjectId[] =>
  objectIds.filter((object) => cards.some((card) => table.canBe(card, object)));

/** The occupations that a player has or can have. */
function usable(table: Table, seat: number): readonly OccupationId[] {
  const { occupation } = table.player(seat);
  return isHidden(occupation) ? occupationIds.filter((id) => table.canBe(occupation, id)) : [occupation];
}

/** Every subset of a list, as one may be named to a claim. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) for (const subset of [...all]) all.push([...subset, item]);
  return all;
}

/** Moves that are barred or allowed alike: what parts them is not looked at. */
type Alike = readonly [Move, ...Move[]];

/** Moves of one kind by one player, of which some reasons bar all at once. */
type Family = Iterable<Move | Alike>;

/** Every use of an occupation that a player might think of. */
function uses(table: Table, seat: number, occupation: OccupationId): Family {
  const by = table.id(seat);
  switch (occupation) {
    case 'hypnotist':
      return othersThan(table, by).map((target): Move => ({ by, move: 'use', occupation, target }));
    case 'poison-mixer':
      return (['attacker', 'defender'] as const).map((winner): Move => ({ by, move: 'use', occupation, winner }));
    case 'clairvoyant':
      return firstTwo(table).map((top): Move => ({ by, move: 'use', occupation, top }));
    case 'diplomat':
      return demands(table, seat);
    default:
      return [{ by, move: 'use', occupation }];
  }
}

/** Whatever a Diplomat can demand of the others; of whom is not looked at before it is demanded. */
function* demands(table: Table, seat: number): Family {
  const by = table.id(seat);
  const targets = othersThan(table, by);
  // Of whoever's hand is not known it can be said that nothing was given for what was demanded: it was not there.
  const untold = targets.filter((target) => table.player(table.seat(target)).hand.some(isHidden));
  for (const object of [...objectIds, 'secret-bag'] as const) {
    yield* untold.map((target): Move => ({ by, move: 'use', occupation: 'diplomat', target, object }));
    for (const returned of nameable(table, seat))
      yield targets.map(
        (target): Move => ({ by, move: 'use', occupation: 'diplomat', target, object, return: returned }),
      ) as unknown as Alike;
  }
}

const othersThan = ({ seats }: Table, by: string): string[] => seats.flatMap(({ id }) => (id === by ? [] : [id]));

/** What a Clairvoyant can lay on top of the pile. */
function firstTwo(table: Table): ObjectId[][] {
  const pile = among(table, table.pile);
  if (table.pile.length === 0) return [[]];
  if (table.pile.length === 1) return pile.map((only) => [only]);
  return pile.flatMap((first) => pile.map((second) => [first, second]));
}

/** Every move that a player might think of to go on with what is under way, legal or not. */
function* underWay(table: Table): Generator<Family> {
  const { phase } = table;
  const ids = table.seats.map(({ id }) => id);
  const over = table.overLimit;
  if (over >= 0) {
    const by = ids[over] as string;
    const hand = nameable(table, over);
    const others = othersThan(table, by);
    yield hand.flatMap((object) => others.map((to): Move => ({ by, move: 'give', to, object })));
    yield hand.map((object): Move => ({ by, move: 'discard', object }));
    return;
  }
  switch (phase.at) {
    case 'offer': {
      const by = ids[phase.partner] as string;
      yield nameable(table, phase.partner).map((object): Move => ({ by, move: 'accept', return: object }));
      yield [{ by, move: 'refuse' }];
      break;
    }
    case 'demand': {
      const by = ids[phase.asked] as string;
      yield namedBy(table, phase.object).map((object): Move => ({ by, move: 'accept', return: object }));
      break;
    }
    case 'effects': {
      const [next] = phase.queue;
      if (!next) break;
      const by = ids[next.giver] as string;
      if (next.object === 'coat') yield occupationIds.map((occupation): Move => ({ by, move: 'exchange', occupation }));
      if (next.object === 'sextant') {
        yield (['left', 'right'] as const).map((direction): Move => ({ by, move: 'direct', direction }));
      }
      for (const { giver, object } of phase.queue) {
        yield [{ by: ids[giver] as string, move: 'decline', object }];
        if (table.plays('smuggling')) yield [{ by: ids[giver] as string, move: 'conceal', object }];
      }
      break;
    }
    case 'passing':
      for (const [seat, by] of ids.entries()) {
        if (!phase.chosen[seat]) yield nameable(table, seat).map((object): Move => ({ by, move: 'hand', object }));
      }
      break;
    case 'payment': {
      const by = ids[phase.attacker] as string;
      yield nameable(table, phase.attacker).map((object): Move => ({ by, move: 'pay', object }));
      break;
    }
    case 'spoils': {
      const by = ids[winnerOf(table.fight as Fight)] as string;
      yield (['allegiance', 'baggage'] as const).map((what): Move => ({ by, move: 'inspect', what }));
      break;
    }
    case 'baggage':
      yield takes(table, table.fight as Fight);
      break;
    case 'challenge':
    case 'supports':
    case 'cards':
      for (const by of ids) {
        yield (['attacker', 'defender', 'none'] as const).map((side): Move => ({ by, move: 'support', side }));
      }
      for (const [seat, by] of ids.entries()) {
        yield nameable(table, seat).map((object): Move => ({ by, move: 'play', object }));
      }
      yield [{ move: 'resolve' }];
      break;
    default:
  }
  yield* usesIn(table, 'now');
}

/** When an occupation can be used: with what is under way, beside it in the own turn, or not at this point at all. */
type Moment = 'now' | 'beside' | 'never';

/** The moment of an occupation: a Doctor's is after a fight, those of most are in one. */
function momentOf(occupation: OccupationId, table: Table): Moment {
  if (occupation === 'diplomat' || occupation === 'clairvoyant') return 'beside';
  return isOn(table) === (occupation !== 'doctor') ? 'now' : 'never';
}

/** Every use of the occupations of one moment. */
function* usesIn(table: Table, moment: Moment): Generator<Family> {
  if (table.winners || table.overLimit >= 0) return;
  for (let seat = 0; seat < table.seats.length; seat++) {
    for (const occupation of usable(table, seat))
      if (momentOf(occupation, table) === moment) yield uses(table, seat, occupation);
  }
}

/** What the winner of a fight can take, and give back for a last object. */
function* takes(table: Table, fight: Fight): Family {
  const winner = winnerOf(fight);
  const loser = loserOf(fight);
  const by = table.id(winner);
  const last = table.player(loser).hand.length === 1;
  for (const object of nameable(table, loser)) {
    if (!last) yield { by, move: 'take', object };
    else
      for (const giveBack of new Set([...nameable(table, winner), object]))
        yield { by, move: 'take', object, giveBack };
  }
}

/** Every move that a player might think of to begin something new: the actions of a turn. */
function* actions(table: Table): Generator<Family> {
  const { at } = table.phase;
  if (table.overLimit >= 0 || (at !== 'turn' && at !== 'spoils' && at !== 'baggage')) return;
  const seat = table.acted ? table.beside(table.active) : table.active;
  const by = table.id(seat);
  const others = othersThan(table, by);
  if (table.acted) yield [{ by: table.id(table.active), move: 'pass' }];
  yield [{ by, move: 'pass' }];
  yield offers(table, seat, others);
  yield others.map((target): Move => ({ by, move: 'attack', target }));
  yield claims(by, others);
  yield [{ by, move: 'claim', as: 'lodge' }];
  if (table.plays('prophecy')) yield prophecies(by, others);
}

function* offers(table: Table, seat: number, others: readonly string[]): Family {
  const hand = nameable(table, seat);
  for (const to of others) for (const object of hand) yield { by: table.id(seat), move: 'offer', to, object };
}

/** Whom a claim names is not looked at before it is made. */
function* claims(by: string, others: readonly string[]): Family {
  yield subsets(others).map((allies): Move => ({ by, move: 'claim', as: 'association', allies })) as unknown as Alike;
}

function* prophecies(by: string, others: readonly string[]): Family {
  yield subsets(others)
    .filter((holders) => holders.length > 0)
    .map((holders): Move => ({ by, move: 'foretell', holders })) as unknown as Alike;
}

/** A point of a game at which moves are tried: the table, and as it is once the windows have closed that nobody uses. */
interface Point {
  readonly table: Table;
  readonly closed: Table;
  /** Tables on which a window is left open to those who use it, by who that is. */
  readonly left: Map<string, readonly Table[]>;
}

function pointOf(table: Table): Point {
  const left = new Map();
  if (!hasOpenWindow(table)) return { table, closed: table, left };
  const closed = new Table(table, false);
  closeWindows(closed);
  return { table, closed, left };
}

/** The tables that a move finds: one, unless hidden cards decide which of the windows before it stay open to it. */
function foundBy({ table, closed, left }: Point, move: Move): readonly Table[] {
  if (closed === table) return [table];
  const window = windowOf(move);
  if (!window) return [closed];
  let tables = left.get(window);
  if (!tables) {
    tables = [
      ...ways((questions) => {
        const open = new Table(table, false, questions);
        closeWindows(open, move);
        return open;
      }),
    ];
    left.set(window, tables);
  }
  return tables;
}

/** What forbids a move; nothing if it is legal with some deal of the hidden cards. */
function forbids(tables: readonly Table[], move: Move): Illegal | undefined {
  let first: Illegal | undefined;
  for (const table of tables) {
    const illegal = forbidsOn(table, move);
    if (!illegal) return undefined;
    first ??= illegal;
  }
  return first;
}

function forbidsOn(table: Table, move: Move): Illegal | undefined {
  try {
    return table.withoutAsking(() => check(table, move));
  } catch (doubt) {
    if (doubt !== DOUBT) throw doubt;
  }
  let first: Illegal | undefined;
  for (const illegal of ways((questions) => table.supposing(questions, () => check(table, move)))) {
    if (!illegal) return undefined;
    first ??= illegal;
  }
  return first;
}

/** Reasons that bar every move of a family: they look at the player, not at what the move names. */
const BARS_ALL = /turn\.(not-yours|after-action|ended-by)|spoils\.winner-first|under-way|occupation\.(not-yours|spent)/;

/**
 * Puts moves before the checks.
 * @param all also gives those that are illegal; of a family that a reason bars altogether, the first
 */
function tried(point: Point, families: Iterable<Family>, all: boolean): Choice[] {
  const found: Choice[] = [];
  for (const family of families) {
    for (const one of family) {
      const moves: readonly Move[] = 'move' in one ? [one] : one;
      const illegal = forbids(foundBy(point, moves[0] as Move), moves[0] as Move);
      if (!illegal) for (const move of moves) found.push({ move });
      else if (all) for (const move of moves) found.push({ move, illegal });
      if (illegal && BARS_ALL.test(illegal.code)) break;
    }
  }
  return found;
}

/**
 * All families at a point. Windows still open are offered beside what can be done once they are closed.
 * @param all also those whose moment it is not
 */
function* familiesAt({ table, closed }: Point, all: boolean): Generator<Family> {
  for (const stage of closed === table ? [table] : [table, closed]) {
    yield* underWay(stage);
    yield* usesIn(stage, 'beside');
    if (all) yield* usesIn(stage, 'never');
    yield* actions(stage);
  }
}

/** What is thought of at these tables, each move once: legal if it is so at any of them. */
function triedAt(tables: readonly Table[], all: boolean): Choice[] {
  const points = tables.map(pointOf);
  const lists = points.map((point) => tried(point, familiesAt(point, all), all));
  const [only] = points;
  if (only && points.length === 1 && only.closed === only.table) return lists[0] as Choice[];
  const once = new Map<string, Choice>();
  for (const choice of lists.flat()) {
    const key = JSON.stringify(choice.move);
    if (!once.has(key) || !choice.illegal) once.set(key, choice);
  }
  return [...once.values()];
}

/**
 * Every move that players might think of next, each with what forbids it if something does. Where that bars all moves of a kind by a player,
 * the first of them stand for all.
 * @param tables those at which the moves so far can have arrived (`tablesAfter`)
 */
export const choices = (tables: readonly Table[]): Choice[] => triedAt(tables, true);

/** The moves that can legally be made next, all of them; where cards lie hidden, those legal with some deal of them. */
export const legalMoves = (tables: readonly Table[]): Move[] => triedAt(tables, false).map(({ move }) => move);

/** Who must or may decide before the action is over, with their legal moves; nobody if nothing is owed. */
export function pendingMoves(table: Table): Pending[] {
  if (table.overLimit < 0 && !isUnfinished(table.phase)) return [];
  const by = new Map<string | undefined, Move[]>();
  for (const { move } of tried(pointOf(table), underWay(table), false)) {
    const player = 'by' in move ? move.by : undefined;
    const moves = by.get(player);
    if (moves) moves.push(move);
    else by.set(player, [move]);
  }
  return [...by].map(([player, moves]) => (player === undefined ? { moves } : { by: player, moves }));
}
