/**
 * Ruling on a record: the moves are made one by one, and the outcome is told with every step that led to it.
 */

import type { Finding } from '../kernel/deal.ts';
import { everyWay, Questions } from '../kernel/questions.ts';
import { bestQuestion, conditions } from './depends.ts';
import { count } from './fight.ts';
import type { Illegal } from './illegal.ts';
import { type Pending, pendingMoves } from './legal.ts';
import { closeWindows, make } from './moves.ts';
import type { GameRecord, Move, Position } from './record.ts';
import { type Fight, type Sight, type Step, Table, written } from './table.ts';

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
  /** For `over`: who has won, in seat order. */
  readonly winners?: readonly string[];
  /** Who must or may decide next, and the moves among which. */
  readonly pending: readonly Pending[];
  /** What happened, one step after the other, each with its ground. */
  readonly steps: readonly Step[];
  /** For `depends`: the distinct outcomes, the likeliest first. */
  readonly cases?: readonly Case[];
  /** For `depends`: in how many ways the cards that nobody sees can be dealt. */
  readonly deals?: number;
  /** For `depends`: the one question whose answer would settle most. */
  readonly question?: Finding;
  /** For `depends`: that there are too many ways to go through them all, so that `cases` stays empty. */
  readonly tooMany?: true;
}

/** One outcome of a record in which a hidden card decides. */
export interface Case {
  /** When it comes to that: one of these lists, in each of which all must hold. */
  readonly when: readonly (readonly Finding[])[];
  /** In how many of the deals it does. */
  readonly deals: number;
  /** How the record then stands. */
  readonly ruling: Ruling;
}

/** Ways of answering that are gone through at most. */
const MOST_WAYS = 256;

/** Possession that a move takes for granted: what was done shows that the player had the card. */
const SHOWN_BY_MOVE = new Set([
  'object.not-held',
  'occupation.not-yours',
  'spoils.not-there',
  'spoils.same-object',
  'coat.not-spare',
  'clairvoyant.not-there',
]);

/** A run of a record with some answers about its hidden cards. */
interface Run {
  readonly ruling: Ruling;
  readonly table: Table;
  readonly findings: readonly Finding[];
  /** The moves at which something was asked, in order. */
  readonly askedAt: readonly number[];
}

function run(record: GameRecord, explain: boolean, questions: Questions): Run {
  const table = new Table(record, explain, questions);
  const askedAt: number[] = [];
  const ruling = ruleOn(table, record.moves ?? [], askedAt);
  return { ruling, table, findings: table.findings, askedAt };
}

/** Makes the moves and tells the outcome. */
function ruleOn(table: Table, moves: readonly Move[], askedAt: number[]): Ruling {
  let applied = 0;
  for (const move of moves) {
    const asked = table.findings.length;
    const illegal = make(table, move, applied);
    if (table.findings.length > asked) askedAt.push(applied);
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

/** All runs of a record, those left out in which a player has not what a move shows; nothing if there are too many. */
function runs(record: GameRecord, explain: boolean): Run[] | undefined {
  const all = everyWay((questions) => run(record, explain, questions), MOST_WAYS);
  const shown = all?.filter(({ ruling }) => !(ruling.illegal && SHOWN_BY_MOVE.has(ruling.illegal.code)));
  return shown?.length ? shown : all;
}

/**
 * Rules on a record whose position is possible. Where a hidden card decides, every way it can be is gone through: if all come to the same,
 * that is the ruling; otherwise it `depends`.
 * @param explain false leaves out the steps
 */
export function rule(record: GameRecord, explain = true): Ruling {
  const first = run(record, explain, new Questions());
  if (first.findings.length === 0) return first.ruling;
  const all = runs(record, explain);
  if (!all) {
    return { ...first.ruling, status: 'depends', cases: [], tooMany: true, pending: [] };
  }
  if (all.length === 1) return (all[0] as Run).ruling;
  const outcomes = byVerdict(all);
  if (outcomes.length === 1) return (all[0] as Run).ruling;
  // Only the places that matter are counted: what lies elsewhere is as likely with one answer as with another.
  const places = new Set(all.flatMap(({ findings }) => findings.map(({ place }) => place)));
  const weighed = outcomes.map((same) => same.map((one) => ({ ...one, ways: one.table.waysAt(places) })));
  const when = conditions(weighed);
  const cases = weighed
    .map((same, index) => ({
      when: when[index] as Finding[][],
      deals: same.reduce((sum, { ways }) => sum + ways, 0),
      ruling: (same[0] as Run).ruling,
    }))
    .sort((a, b) => b.deals - a.deals);
  const deals = cases.reduce((sum, one) => sum + one.deals, 0);
  const question = bestQuestion(weighed);
  const agreed = rule({ ...record, moves: (record.moves ?? []).slice(0, agreedMoves(record, all)) }, explain);
  return { ...agreed, status: 'depends', cases, deals, ...(question && { question }), pending: [] };
}

/** The runs that come to the same. */
function byVerdict(all: readonly Run[]): Run[][] {
  const outcomes = new Map<string, Run[]>();
  for (const one of all) {
    const key = verdict(one.ruling);
    const same = outcomes.get(key);
    if (same) same.push(one);
    else outcomes.set(key, [one]);
  }
  return [...outcomes.values()];
}

/** How many moves of a record that depends can be made before its outcomes part: they do so at a move that asks. */
function agreedMoves(record: GameRecord, all: readonly Run[]): number {
  const asking = [...new Set(all.flatMap(({ askedAt }) => askedAt))].sort((a, b) => b - a);
  return (
    asking.find((made) => {
      const part = { ...record, moves: (record.moves ?? []).slice(0, made) };
      const before = runs(part, false);
      return before !== undefined && byVerdict(before).length === 1;
    }) ?? 0
  );
}

/**
 * The table after a record's moves, with the windows that its last move has opened still open: what `choices` is asked about.
 * @returns nothing if a move is illegal whatever the hidden cards are
 */
export function tableAfter(record: GameRecord): Table | undefined {
  const tried = everyWay((questions) => {
    const table = new Table(record, false, questions);
    return (record.moves ?? []).some((move) => make(table, move, 0)) ? undefined : table;
  }, MOST_WAYS);
  return tried?.find(Boolean)?.forgetful();
}

/** The ruling on a table as it stands. */
function tell(table: Table, status: Status, applied: number, pending: readonly Pending[], illegal?: Illegal): Ruling {
  const { effects, seen, steps, discarded, fight, winners } = table;
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
  if (winners) ruling.winners = winners;
  return ruling;
}

/** The table as a record writes it. */
export function positionOf(table: Table): Position {
  const cards = (cards: readonly string[]) => (table.hasHidden ? cards.map(written) : [...cards]);
  return {
    players: table.seats.map(({ id, association, three, occupation, shown, hand }) => {
      const player = { id, association: three ?? written(association), occupation: written(occupation) };
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

/** What a ruling comes to, whatever the way there. Hands are compared without their order. */
export function verdict(ruling: Ruling): string {
  const { status, applied, illegal, position, discarded, fight, effects, seen, winners } = ruling;
  const players = position.players.map((player) => ({ ...player, objects: [...player.objects].sort() }));
  return JSON.stringify([
    status,
    applied,
    illegal?.code,
    { ...position, players },
    discarded,
    fight,
    effects,
    seen,
    winners,
  ]);
}
