/**
 * What can be done next. Moves are proposed generously and then put before the same checks that rule on a record.
 */
import { DOUBT } from '../kernel/deal.ts';
import { everyWay } from '../kernel/questions.ts';
import { objects, occupations } from './data.ts';
import type { Illegal } from './illegal.ts';
import { check, closeWindows, hasOpenWindow } from './moves.ts';
import type { Move, ObjectId, OccupationId } from './record.ts';
import { type Fight, loserOf, type Table, winnerOf } from './table.ts';
import { namedBy } from './trade.ts';

/** A move that a player might think of, and the rule that forbids it if one does. */
export interface Choice {
  readonly move: Move;
  readonly illegal?: Illegal;
}

/** Who must or may decide next. `by` is left out for the counting of points, which belongs to nobody. */
export interface Pending {
  readonly by?: string;
  readonly moves: readonly Move[];
}

const objectIds = Object.keys(objects) as ObjectId[];
const occupationIds = Object.keys(occupations) as OccupationId[];

/** The objects that a player can name as their own: those known, and whatever a hidden card can be. */
const nameable = (table: Table, seat: number): ObjectId[] => among(table, table.player(seat).hand);

/** The objects that these cards are or can be, each once. */
const among = (table: Table, cards: readonly string[]): ObjectId[] =>
  objectIds.filter((object) => cards.some((card) => table.canBe(card, object)));

/** The occupations that a player has or can have. */
const usable = (table: Table, seat: number): OccupationId[] =>
  occupationIds.filter((occupation) => table.canBe(table.player(seat).occupation, occupation));

/** Every subset of a list, as one may be named to a claim. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_item, index) => mask & (1 << index)));
}

/** Every use of an occupation that a player might think of. */
function* proposedUses(table: Table, seat: number, others: readonly string[]): Generator<Move> {
  const by = table.id(seat);
  for (const occupation of usable(table, seat)) {
    if (occupation === 'hypnotist') for (const target of others) yield { by, move: 'use', occupation, target };
    else if (occupation === 'poison-mixer') {
      for (const winner of ['attacker', 'defender'] as const) yield { by, move: 'use', occupation, winner };
    } else if (occupation === 'clairvoyant') {
      const pile = among(table, table.pile);
      if (table.pile.length === 1) for (const only of pile) yield { by, move: 'use', occupation, top: [only] };
      else
        for (const first of pile)
          for (const second of pile) yield { by, move: 'use', occupation, top: [first, second] };
      if (table.pile.length === 0) yield { by, move: 'use', occupation, top: [] };
    } else if (occupation === 'diplomat') {
      for (const target of others) {
        for (const object of [...objectIds, 'secret-bag'] as const) {
          for (const returned of nameable(table, seat))
            yield { by, move: 'use', occupation, target, object, return: returned };
        }
      }
    } else yield { by, move: 'use', occupation };
  }
}

/** Every move that a player might think of to go on with what is under way, legal or not. */
function* proposedUnderWay(table: Table): Generator<Move> {
  const { phase } = table;
  const ids = table.seats.map(({ id }) => id);
  const over = table.overLimit;
  if (table.winners) return;
  if (over >= 0) {
    const by = ids[over] as string;
    for (const object of nameable(table, over)) {
      for (const to of ids) if (to !== by) yield { by, move: 'give', to, object };
      yield { by, move: 'discard', object };
    }
    return;
  }
  switch (phase.at) {
    case 'offer': {
      const by = ids[phase.partner] as string;
      for (const object of nameable(table, phase.partner)) yield { by, move: 'accept', return: object };
      yield { by, move: 'refuse' };
      break;
    }
    case 'demand':
      for (const object of namedBy(table, phase.object))
        yield { by: ids[phase.asked] as string, move: 'accept', return: object };
      break;
    case 'effects': {
      const next = phase.queue[0];
      if (next) {
        const by = ids[next.giver] as string;
        const { object } = next;
        if (object === 'coat') for (const occupation of occupationIds) yield { by, move: 'exchange', occupation };
        if (object === 'sextant')
          for (const direction of ['left', 'right'] as const) yield { by, move: 'direct', direction };
        yield { by, move: 'decline', object };
        if (table.plays('smuggling')) yield { by, move: 'conceal', object };
      }
      break;
    }
    case 'passing':
      for (const [seat, by] of ids.entries()) {
        if (!phase.chosen[seat]) for (const object of nameable(table, seat)) yield { by, move: 'hand', object };
      }
      break;
    case 'payment':
      for (const object of nameable(table, phase.attacker))
        yield { by: ids[phase.attacker] as string, move: 'pay', object };
      break;
    case 'spoils':
    case 'baggage': {
      const fight = table.fight as Fight;
      const winner = winnerOf(fight);
      const loser = loserOf(fight);
      const by = ids[winner] as string;
      if (phase.at === 'spoils')
        for (const what of ['allegiance', 'baggage'] as const) yield { by, move: 'inspect', what };
      else if (table.player(loser).hand.length > 1)
        for (const object of nameable(table, loser)) yield { by, move: 'take', object };
      else {
        for (const object of nameable(table, loser)) {
          const backs = new Set([...nameable(table, winner), object]);
          for (const giveBack of backs) yield { by, move: 'take', object, giveBack };
        }
      }
      break;
    }
    case 'challenge':
    case 'supports':
    case 'cards':
      for (const by of ids)
        for (const side of ['attacker', 'defender', 'none'] as const) yield { by, move: 'support', side };
      for (const [seat, by] of ids.entries())
        for (const object of nameable(table, seat)) yield { by, move: 'play', object };
      yield { move: 'resolve' };
      break;
    default:
  }
  for (const seat of ids.keys())
    yield* proposedUses(
      table,
      seat,
      ids.filter((_, other) => other !== seat),
    );
}

/** Every move that a player might think of to begin something new: the actions of a turn. */
function* proposedActions(table: Table): Generator<Move> {
  const { at } = table.phase;
  if (table.overLimit >= 0 || (at !== 'turn' && at !== 'spoils' && at !== 'baggage')) return;
  const ids = table.seats.map(({ id }) => id);
  const seat = table.acted ? table.beside(table.active) : table.active;
  const by = ids[seat] as string;
  const others = ids.filter((id) => id !== by);
  if (table.acted) yield { by: ids[table.active] as string, move: 'pass' };
  yield { by, move: 'pass' };
  for (const to of others) for (const object of nameable(table, seat)) yield { by, move: 'offer', to, object };
  for (const target of others) yield { by, move: 'attack', target };
  for (const allies of subsets(others)) yield { by, move: 'claim', as: 'association', allies };
  yield { by, move: 'claim', as: 'lodge' };
  if (table.plays('prophecy'))
    for (const holders of subsets(others)) if (holders.length) yield { by, move: 'foretell', holders };
}

/** Ways in which hidden cards are tried before a move is held to be possible. */
const MOST_WAYS = 64;

/** What forbids a move, or nothing; a move that is legal with some deal of the hidden cards is possible. */
function forbids(table: Table, move: Move): Illegal | undefined {
  try {
    if (!hasOpenWindow(table)) return table.withoutAsking(() => check(table, move));
  } catch (doubt) {
    if (doubt !== DOUBT) throw doubt;
  }
  const found = everyWay((questions) => {
    const tried = table.copy(questions);
    closeWindows(tried, move);
    return check(tried, move);
  }, MOST_WAYS);
  return found?.every(Boolean) ? found[0] : undefined;
}

/**
 * Every move that players might think of next, each with what forbids it. Windows still open (an effect to forgo, a draw to cancel)
 * are offered beside what can be done once they are closed.
 */
export function choices(table: Table): Choice[] {
  const found = new Map<string, Choice>();
  const closed = table.copy();
  closeWindows(closed);
  for (const stage of [table, closed]) {
    for (const move of [...proposedUnderWay(stage), ...proposedActions(stage)]) {
      const key = JSON.stringify(move);
      if (found.has(key) && !found.get(key)?.illegal) continue;
      const illegal = forbids(table, move);
      found.set(key, illegal ? { move, illegal } : { move });
    }
  }
  return [...found.values()];
}

/** The moves that can legally be made next. */
export const legalMoves = (table: Table): Move[] =>
  choices(table)
    .filter(({ illegal }) => !illegal)
    .map(({ move }) => move);

/** Phases in which somebody owes a decision, or may still make one, before the action is over. */
const OPEN = new Set([
  'offer',
  'demand',
  'effects',
  'passing',
  'challenge',
  'supports',
  'cards',
  'payment',
  'spoils',
  'baggage',
]);

/** Who must or may decide before the action is over, with their legal moves; nobody if nothing is owed. */
export function pendingMoves(table: Table): Pending[] {
  if (table.winners || (table.overLimit < 0 && !OPEN.has(table.phase.at))) return [];
  const by = new Map<string | undefined, Move[]>();
  for (const move of proposedUnderWay(table)) {
    // Clairvoyant and Diplomat work beside the action and do not finish it.
    if (move.move === 'use' && (move.occupation === 'clairvoyant' || move.occupation === 'diplomat')) continue;
    if (forbids(table, move)) continue;
    const player = 'by' in move ? move.by : undefined;
    by.set(player, [...(by.get(player) ?? []), move]);
  }
  return [...by].map(([player, moves]) => (player === undefined ? { moves } : { by: player, moves }));
}
