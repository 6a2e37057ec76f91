/**
 * Ruling on a record: the moves are made one by one, and the outcome is told with every step that led to it.
 */
import { type Finding, isHidden } from '../kernel/deal.ts';
import { Questions } from '../kernel/questions.ts';
import type { Case as KernelCase, Status } from '../kernel/ruling.ts';
import { namedBy } from './bags.ts';
import type { IllegalCode } from './data.ts';
import { count } from './fight-sides.ts';
import type { Illegal } from './illegal.ts';
import { type Pending, pendingMoves } from './legal.ts';
import { closeWindows, make } from './moves.ts';
import { canNameWinners, headings, inDetail, together, type Way, weigh } from './outcomes.ts';
import type { Association, GameRecord, Move, ObjectId, Player, Position } from './record.ts';
import { type Fight, type Seat, type Sight, type Step, written } from './state.ts';
import { Table } from './table.ts';

/** The last fight. While it is under way, the points are those so far and there is no outcome. */
export interface FightRuling {
  /** Who attacks. */
  readonly attacker: string;
  /** Who is attacked. */
  readonly defender: string;
  /** Left out when the fight was stopped. */
  readonly attackerPoints?: number;
  /** Left out when the fight was stopped. */
  readonly defenderPoints?: number;
  /** Who has won. `prevented`: the Priest has stopped it. */
  readonly outcome?: 'attacker' | 'defender' | 'tie' | 'prevented';
  /** What has decided it. */
  readonly decidedBy?: 'points' | 'poison-ring' | 'poison-mixer' | 'priest';
}

/** The outcome of a record, with its explanation. */
export interface Ruling {
  /** How the record stands. */
  readonly status: Status;
  /** Moves carried out; for `illegal`, the index of the offending one. */
  readonly applied: number;
  /** For `illegal`: why the move is not. */
  readonly illegal?: Illegal;
  /**
   * The table after the moves that were carried out. It cannot say that the action of a turn has been taken: a record that goes on from it begins
   * with a `pass`.
   */
  readonly position: Position;
  /** Objects out of the game by the hand limit, where an edition discards. */
  readonly discarded?: readonly string[];
  /** The last fight, if there was one. */
  readonly fight?: FightRuling;
  /** The trade effects that took place, in their order: whose object, and with whom it was traded. */
  readonly effects: readonly { readonly object: string; readonly by: string; readonly partner: string }[];
  /** What players were shown. */
  readonly seen: readonly Sight[];
  /** For `over`: who has won, in seat order. Left out where hidden associations leave open who belongs to them. */
  readonly winners?: readonly string[];
  /** For `over`: the association whose members have won, or the Lodge. */
  readonly won?: Association | 'lodge';
  /** Who must or may decide next, and the moves among which. */
  readonly pending: readonly Pending[];
  /** What happened, one step after the other, each with its ground. */
  readonly steps: readonly Step[];
  /** For `depends`: the outcomes that a player cares about, eight at most, the likeliest first. */
  readonly cases?: readonly Case[];
  /** For `depends`: of so many deals, all alike likely, each case tells how many lead to it (in lowest terms). */
  readonly deals?: number;
  /** For `depends`: the one question whose answer would settle most. */
  readonly question?: Finding;
}

/** One outcome of a record in which a hidden card decides. */
export type Case = KernelCase<Finding, Ruling>;

/** Whether what forbids a move can be a hidden card that lies otherwise than the move takes for granted: what was done shows how it lies. */
const BELIED_BY_MOVE: Partial<Record<IllegalCode, (table: Table, params: Illegal['params']) => boolean>> = {
  'occupation.not-yours': (table, { by, occupation }) => isOpen(table, [seatOf(table, by).occupation], occupation),
  'spoils.not-there': (table, { of, object }) => isOpen(table, seatOf(table, of).hand, object),
  'spoils.same-object': (table, { by, object }) => isOpen(table, seatOf(table, by).hand, object),
  'coat.not-spare': (table, { occupation }) => isOpen(table, table.spares, occupation),
  'clairvoyant.not-there': (table, { object }) => isOpen(table, table.pile, object),
  // Nothing was given for what was demanded: it was not there, unless it is known to be.
  'diplomat.return-owed': (table, { target, object }) => {
    const { hand } = seatOf(table, target);
    const named: readonly string[] = namedBy(table, object as ObjectId);
    return hand.some(isHidden) && !hand.some((card) => named.includes(card));
  },
};

const seatOf = (table: Table, id: Illegal['params'][string] | undefined): Seat =>
  table.player(table.seat(id as string));

/** Whether a hidden one of these cards could be of a kind, as far as is known from the beginning. */
const isOpen = (table: Table, cards: readonly string[], kind: Illegal['params'][string] | undefined): boolean =>
  cards.some(isHidden) && table.hidden.isUnseen(kind as string);

/** Most ways that are gone through to say of everybody whether they have won; else it is said for which association. */
const MOST_IDENTIFIED = 64;

/** The moves of a record made in one way its hidden cards can lie. */
interface Played {
  readonly table: Table;
  /** Moves carried out. */
  readonly applied: number;
  /** What forbids the next one, if it is not the end. */
  readonly illegal: Illegal | undefined;
  /** The moves at which something was asked. */
  readonly askedAt: readonly number[];
}

/**
 * Makes the moves of a record in every way its hidden cards can lie: where a move asks, the ways part from the table as it then is.
 * @param table as the record begins
 * @param most makes them in no more ways than one more than that
 */
function plays(
  record: GameRecord,
  explain: boolean,
  table = new Table(record, explain),
  most = Number.POSITIVE_INFINITY,
): Played[] {
  const { moves = [] } = record;
  const all: Played[] = [];
  /** The moves from one of them on. */
  const goOn = (from: Table, made: number, askedAt: readonly number[]): void => {
    let now = from;
    next: for (let applied = made; applied < moves.length; applied++) {
      const move = moves[applied] as Move;
      let questions: Questions | undefined = new Questions();
      for (; questions && all.length <= most; questions = questions.next()) {
        // Whatever one answer changes is not there for the next.
        const tried: Table = now.hasHidden ? new Table(now, explain, questions) : now;
        const illegal = make(tried, move, applied);
        // Whatever stands against it, the move shows what its player holds: ways in which that is not so are left out.
        if (illegal) askWhatIsShown(record, tried, move);
        const asked = questions.any ? [...askedAt, applied] : askedAt;
        if (illegal) all.push({ table: tried, applied, illegal, askedAt: asked });
        else if (questions.any) goOn(tried, applied + 1, asked);
        else {
          now = tried;
          continue next;
        }
      }
      return;
    }
    all.push({ table: now, applied: moves.length, illegal: undefined, askedAt });
  };
  goOn(table, 0, []);
  return all;
}

/** What comes of the moves once the windows have closed that nobody uses. */
function wayOf({ table, applied, illegal, askedAt }: Played): Way {
  closeWindows(table);
  const pending = illegal ? [] : pendingMoves(table);
  const status = illegal ? 'illegal' : table.winners ? 'over' : pending.length ? 'pending' : 'settled';
  return { ruling: tell(table, status, applied, pending, illegal), table, findings: table.hidden.findings, askedAt };
}

/** The object that a move shows its player to hold, whatever else stands against it. */
function heldFor(move: Move): ObjectId | undefined {
  switch (move.move) {
    case 'offer':
    case 'play':
    case 'pay':
    case 'give':
    case 'discard':
    case 'hand':
      return move.object;
    // Of the occupations, the Diplomat alone gives something for something.
    case 'accept':
    case 'use':
      return (move as { readonly return?: ObjectId }).return;
    case 'take':
      return move.giveBack === move.object ? undefined : move.giveBack;
    default:
      return undefined;
  }
}

/** Whose hand a move shows to hold which object, if cards of that hand are or were hidden: a known hand shows nothing. */
function shownHand({ position }: GameRecord, table: Table, move: Move): [number, ObjectId] | undefined {
  const object = heldFor(move);
  if (!object || !table.hidden.isUnseen(object)) return undefined;
  const seat = table.seat((move as Extract<Move, { by: string }>).by);
  const cards = [...(position.players[seat] as Player).objects, ...table.player(seat).hand];
  return cards.some(isHidden) ? [seat, object] : undefined;
}

/** Asks whether the player holds what the move shows. */
function askWhatIsShown(record: GameRecord, table: Table, move: Move): void {
  const shown = shownHand(record, table, move);
  if (shown) table.holds(...shown);
}

/** Whether the move that cannot be made shows that a card lies where this way has it missing: the cards do not lie so. */
function isBelied(record: GameRecord, { table, applied, illegal }: Played): boolean {
  if (!illegal) return false;
  const shown = shownHand(record, table, record.moves?.[applied] as Move);
  if (shown && table.surelyLacks(shown[0], [shown[1]])) return true;
  return BELIED_BY_MOVE[illegal.code]?.(table, illegal.params) ?? false;
}

/**
 * All ways a record can come out, those left out that a move belies.
 * @param table as the record begins; where a card lies hidden in it, it stays as it is
 */
function waysOf(record: GameRecord, explain: boolean, table?: Table): readonly Way[] {
  const played = plays(record, explain, table);
  const shown = played.filter((one) => !isBelied(record, one));
  if (shown.length > 0) return shown.map(wayOf);
  // Where a move cannot be made however the cards lie, they are taken to lie so that the most could be made before it.
  return [wayOf(played.reduce((best, one) => (one.applied > best.applied ? one : best)))];
}

const isUnnamed = ({ table }: Way): boolean => table.unnamed;

/** The same with every winner named; nothing if they are named already, or there are too many ways for that. */
function namedWaysOf(record: GameRecord, explain: boolean, all: readonly Way[]): readonly Way[] | undefined {
  if (!all.some(isUnnamed)) return undefined;
  const table = new Table(record, explain);
  table.identifies = true;
  const played = plays(record, explain, table, MOST_IDENTIFIED);
  if (played.length > MOST_IDENTIFIED) return undefined;
  return played.filter((one) => !isBelied(record, one)).map(wayOf);
}

/**
 * Rules on a record whose position is possible. Where a hidden card decides, every way it can be is gone through: if all come to the same,
 * that is the ruling; otherwise it `depends`.
 * @param explain false leaves out the steps
 */
export function rule(record: GameRecord, explain = true): Ruling {
  const table = new Table(record, explain);
  const all = waysOf(record, explain, table);
  if (all.length === 1 && !all.some(isUnnamed)) return (all[0] as Way).ruling;
  const named = namedWaysOf(record, explain, all);
  const groups = headings(named && canNameWinners(named) ? named : all);
  const ways = groups.flat();
  const [only] = groups;
  // A single outcome is the ruling, unless it leaves open who has won; a move that nobody may make is illegal all the same.
  const alone = groups.length === 1 ? together((only as Way[]).map(({ ruling }) => ruling)) : undefined;
  if (alone && (alone.illegal || !ways.some(isUnnamed))) return alone;
  const made = alone ? 0 : agreedMoves(record, ways);
  // Before the first move there is nothing to rule on.
  const agreed = alone ?? (made > 0 ? rule(upTo(record, made), explain) : tell(table, 'settled', 0, []));
  const { winners, won, ...rest } = agreed;
  return { ...rest, status: 'depends', ...weigh(groups), pending: [] };
}

/** The ruling on every way in which a record can come out: on what nobody can know there may be very many. */
export const rulings = (record: GameRecord): readonly Ruling[] => waysOf(record, true).map(({ ruling }) => ruling);

/**
 * Every outcome of a record that differs from another in anything at all, down to what is in whose hand, as cases; there may be very many.
 */
export function details(record: GameRecord): Required<Pick<Ruling, 'cases' | 'deals'>> {
  const all = waysOf(record, true);
  const named = namedWaysOf(record, true, all);
  const { cases, deals } = weigh(inDetail(named ?? all));
  return { cases, deals };
}

/** A record with so many of its moves. */
export const upTo = (record: GameRecord, made: number): GameRecord => ({
  ...record,
  moves: (record.moves as readonly Move[]).slice(0, made),
});

/** How many moves of a record that depends can be made before its outcomes part: they do so at a move that asks. */
function agreedMoves(record: GameRecord, all: readonly Way[]): number {
  const asking = [...new Set(all.flatMap(({ askedAt }) => askedAt))].sort((a, b) => b - a);
  const first = asking.at(-1);
  // Nothing is asked before the first: to try that would take as long as the ruling itself.
  return asking.find((made) => made === first || headings(waysOf(upTo(record, made), false)).length === 1) as number;
}

/**
 * The tables that a record's moves can lead to, with the windows that its last move has opened still open: what `choices` is asked about.
 * More than one where something has been asked about hidden cards on the way; none if a move is illegal whatever they are.
 */
export const tablesAfter = (record: GameRecord): Table[] =>
  plays(record, false).flatMap(({ table, illegal }) => (illegal ? [] : [table]));

/** The ruling on a table as it stands. */
function tell(table: Table, status: Status, applied: number, pending: readonly Pending[], illegal?: Illegal): Ruling {
  const { effects, seen, steps, discarded, fight, winners, won } = table;
  const ruling: { -readonly [Field in keyof Ruling]: Ruling[Field] } = {
    status,
    applied,
    position: positionOf(table),
    effects,
    seen,
    pending,
    steps,
  };
  if (illegal) ruling.illegal = illegal;
  if (discarded.length) ruling.discarded = discarded.map(written);
  if (fight) ruling.fight = fightOf(table, fight);
  if (winners && !table.unnamed) ruling.winners = winners;
  if (won) ruling.won = won;
  return ruling;
}

/** The table as a record writes it. */
export function positionOf(table: Table): Position {
  const cards = (cards: readonly string[]) => (table.hasHidden ? cards.map(written) : [...cards]);
  const dealt = ({ association, three }: Seat) => (three ? cards(three) : written(association as string));
  return {
    players: table.seats.map((seat) => {
      const { id, occupation, shown, hand } = seat;
      const player = { id, association: dealt(seat), occupation: written(occupation) };
      return shown ? { ...player, shown, objects: cards(hand) } : { ...player, objects: cards(hand) };
    }),
    objectPile: cards(table.pile),
    occupationPile: cards(table.spares),
    turn: table.id(table.active),
  } as Position;
}

function fightOf(table: Table, fight: Fight): FightRuling {
  const { attacker, defender, outcome, decidedBy } = fight;
  return {
    attacker: table.id(attacker),
    defender: table.id(defender),
    ...(outcome !== 'prevented' && pointsOf(fight)),
    ...(outcome && { outcome }),
    ...(decidedBy && { decidedBy }),
  };
}

/** The points as they were counted, or so far. */
const pointsOf = (fight: Fight): Pick<FightRuling, 'attackerPoints' | 'defenderPoints'> => ({
  attackerPoints: count(fight, 'attacker'),
  defenderPoints: count(fight, 'defender'),
});
