/**
 * Ruling on a record: the moves are made one by one, and the outcome is told with every step that led to it.
 */
import type { Finding } from '../kernel/deal.ts';
import { type Questions, ways } from '../kernel/questions.ts';
import { count } from './fight.ts';
import type { Illegal } from './illegal.ts';
import { type Pending, pendingMoves } from './legal.ts';
import { closeWindows, make } from './moves.ts';
import { canNameWinners, headings, inCommon, inDetail, type Way, weigh } from './outcomes.ts';
import type { Association, GameRecord, Move, Position } from './record.ts';
import { type Fight, type Seat, type Sight, type Step, Table, written } from './table.ts';

/** How a record stands after its moves. */
export type Status = 'settled' | 'pending' | 'illegal' | 'over' | 'depends';

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
  /** The table after the moves that were carried out. */
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
export interface Case {
  /** When it comes to that: one of these lists, in each of which all must hold. */
  readonly when: readonly (readonly Finding[])[];
  /** In how many of the `deals` it does. */
  readonly deals: number;
  /** How the record then stands, as far as that is the same whenever it comes to that: what is not is `?` or left out. */
  readonly ruling: Ruling;
}

/** Possession that a move takes for granted: what was done shows that the player had the card. */
const SHOWN_BY_MOVE = new Set([
  'object.not-held',
  'occupation.not-yours',
  'spoils.not-there',
  'spoils.same-object',
  'coat.not-spare',
  'clairvoyant.not-there',
]);

/** Most ways that are gone through to say of everybody whether they have won; else it is said for which association. */
const MOST_IDENTIFIED = 64;

/** Makes the moves of a record in one way its hidden cards can lie, and tells what comes of them. */
function run(record: GameRecord, explain: boolean, questions: Questions, identifies = false): Way {
  const table = new Table(record, explain, questions);
  table.identifies = identifies;
  const askedAt: number[] = [];
  const ruling = ruleOn(table, record.moves ?? [], askedAt);
  return { ruling, table, findings: table.hidden.findings, askedAt };
}

/** Makes the moves and tells the outcome. */
function ruleOn(table: Table, moves: readonly Move[], askedAt: number[]): Ruling {
  const { findings } = table.hidden;
  let applied = 0;
  for (const move of moves) {
    const asked = findings.length;
    const illegal = make(table, move, applied);
    if (findings.length > asked) askedAt.push(applied);
    if (illegal) {
      closeWindows(table);
      return tell(table, 'illegal', applied, [], illegal);
    }
    applied++;
  }
  closeWindows(table);
  const pending = pendingMoves(table);
  return tell(table, table.winners ? 'over' : pending.length ? 'pending' : 'settled', applied, pending);
}

/** Whether a move shows that a player has the card that a way would have them lack: the cards do not lie so. */
const isBelied = ({ ruling }: Way) => ruling.illegal !== undefined && SHOWN_BY_MOVE.has(ruling.illegal.code);

/** All ways a record can come out, those left out in which a player has not what a move shows. */
function waysOf(record: GameRecord, explain: boolean): readonly Way[] {
  const all = [...ways((questions) => run(record, explain, questions))];
  const shown = all.filter((way) => !isBelied(way));
  return shown.length ? shown : all;
}

/** The same with every winner named, or nothing if there are too many ways for that. */
function identified(record: GameRecord, explain: boolean): readonly Way[] | undefined {
  const all: Way[] = [];
  for (const way of ways((questions) => run(record, explain, questions, true))) {
    if (!isBelied(way)) all.push(way);
    if (all.length > MOST_IDENTIFIED) return undefined;
  }
  return all;
}

/**
 * Rules on a record whose position is possible. Where a hidden card decides, every way it can be is gone through: if all come to the same,
 * that is the ruling; otherwise it `depends`.
 * @param explain false leaves out the steps
 */
export function rule(record: GameRecord, explain = true): Ruling {
  const all = waysOf(record, explain);
  const isUnnamed = all.some(({ table }) => table.unnamed);
  if (all.length === 1 && !isUnnamed) return (all[0] as Way).ruling;
  const named = isUnnamed ? identified(record, explain) : undefined;
  const groups = headings(named && canNameWinners(named) ? named : all);
  const ways = groups.flat();
  const [only] = groups;
  // A single outcome is the ruling, unless it leaves open who has won.
  const alone = groups.length === 1 ? inCommon((only as Way[]).map(({ ruling }) => ruling)) : undefined;
  if (alone && !ways.some(({ table }) => table.unnamed)) return alone;
  const agreed = alone ?? rule(upTo(record, agreedMoves(record, ways)), explain);
  const { winners, won, ...rest } = agreed;
  return { ...rest, status: 'depends', ...weigh(groups), pending: [] };
}

/**
 * Every outcome of a record that differs from another in anything at all, down to what is in whose hand, as cases; there may be very many.
 */
export function details(record: GameRecord): readonly Case[] {
  const all = waysOf(record, true);
  return weigh(inDetail((all.some(({ table }) => table.unnamed) && identified(record, true)) || all)).cases;
}

/** A record with so many of its moves. */
const upTo = (record: GameRecord, made: number): GameRecord => ({
  ...record,
  moves: (record.moves ?? []).slice(0, made),
});

/** How many moves of a record that depends can be made before its outcomes part: they do so at a move that asks. */
function agreedMoves(record: GameRecord, all: readonly Way[]): number {
  const asking = [...new Set(all.flatMap(({ askedAt }) => askedAt))].sort((a, b) => b - a);
  const first = asking.at(-1) ?? 0;
  return (
    asking.find((made) => {
      // Nothing is asked before the first.
      if (made === first) return true;
      const before = waysOf(upTo(record, made), false);
      return headings(before).length === 1;
    }) ?? 0
  );
}

/**
 * The tables that a record's moves can lead to, with the windows that its last move has opened still open: what `choices` is asked about.
 * More than one where something has been asked about hidden cards on the way; none if a move is illegal whatever they are.
 */
export function tablesAfter(record: GameRecord): Table[] {
  const tables: Table[] = [];
  for (const table of ways((questions) => {
    const table = new Table(record, false, questions);
    return (record.moves ?? []).some((move) => make(table, move, 0)) ? undefined : table;
  })) {
    if (table) tables.push(table);
  }
  return tables;
}

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
function pointsOf(fight: Fight): Pick<FightRuling, 'attackerPoints' | 'defenderPoints'> {
  const { attackerPoints, defenderPoints, outcome } = fight;
  if (outcome) return { attackerPoints, defenderPoints };
  return { attackerPoints: count(fight, 'attacker'), defenderPoints: count(fight, 'defender') };
}
