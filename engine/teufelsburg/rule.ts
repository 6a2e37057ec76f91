/**
 * Ruling on a record: the moves are made one by one, and the outcome is told with every step that led to it.
 */
import { Undecided } from '../kernel/undecided.ts';
import { count } from './fight.ts';
import type { Illegal } from './illegal.ts';
import { pendingMoves } from './legal.ts';
import { closeWindows, make } from './moves.ts';
import type { GameRecord, Move, Position } from './record.ts';
import { type Sight, type Step, Table, written } from './table.ts';

/** How a record stands after its moves. */
export type Status = 'settled' | 'pending' | 'illegal' | 'over' | 'depends';

/** The last fight. While it is under way, the points are those so far and there is no outcome. */
export interface FightRuling {
  readonly attacker: string;
  readonly defender: string;
  readonly attackerPoints?: number;
  readonly defenderPoints?: number;
  readonly outcome?: 'attacker' | 'defender' | 'tie' | 'prevented';
  readonly decidedBy?: 'points' | 'poison-ring' | 'poison-mixer' | 'priest';
}

/** Who must or may decide next. `by` is left out for the counting of points, which belongs to nobody. */
export interface Pending {
  readonly by?: string;
  readonly moves: readonly Move[];
}

/** The outcome of a record, with its explanation. */
export interface Ruling {
  readonly status: Status;
  /** Moves carried out; for `illegal`, the index of the offending one. */
  readonly applied: number;
  readonly illegal?: Illegal;
  readonly position: Position;
  /** Objects out of the game by the hand limit, where an edition discards. */
  readonly discarded?: readonly string[];
  readonly fight?: FightRuling;
  readonly effects: readonly { readonly object: string; readonly by: string; readonly partner: string }[];
  readonly seen: readonly Sight[];
  readonly winners?: readonly string[];
  readonly pending: readonly Pending[];
  readonly steps: readonly Step[];
  /** For `depends`: the hidden card that decides, and the question about it. */
  readonly needs?: { readonly place: string; readonly among: readonly string[] };
}

/**
 * Rules on a record whose position is possible.
 * @param explain false leaves out the steps
 */
export function rule(record: GameRecord, explain = true): Ruling {
  const table = new Table(record, explain);
  const moves = record.moves ?? [];
  let applied = 0;
  try {
    for (const move of moves) {
      const illegal = make(table, move, applied);
      if (illegal) {
        closeWindows(table);
        return { status: 'illegal', applied, illegal, ...outcome(table), pending: [] };
      }
      applied++;
    }
    closeWindows(table);
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return {
      ...outcome(table),
      status: 'depends',
      applied,
      needs: { place: placeOf(table, error.card), among: error.among },
      pending: [],
    };
  }
  const pending = pendingMoves(table);
  return {
    ...outcome(table),
    status: table.winners ? 'over' : pending.length ? 'pending' : 'settled',
    applied,
    pending,
  };
}

/**
 * The table after a record's moves, with the windows that its last move has opened still open: what `choices` is asked about.
 * @returns nothing if a move is illegal or a hidden card decides
 */
export function tableAfter(record: GameRecord): Table | undefined {
  const table = new Table(record, false);
  try {
    for (const move of record.moves ?? []) if (make(table, move, 0)) return undefined;
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
  return table;
}

/** What stands on the table, whatever the status. */
function outcome(table: Table): Omit<Ruling, 'status' | 'applied' | 'pending'> {
  return {
    position: positionOf(table),
    ...(table.discarded.length && { discarded: table.discarded.map(written) }),
    ...(table.fight && { fight: fightOf(table) }),
    effects: table.effects,
    seen: table.seen,
    ...(table.winners && { winners: table.winners }),
    steps: table.steps,
  };
}

/** The table as a record writes it. */
export function positionOf(table: Table): Position {
  return {
    players: table.seats.map(({ id, association, three, occupation, shown, hand }) => ({
      id,
      association: three ?? written(association),
      occupation: written(occupation),
      ...(shown && { shown }),
      objects: hand.map(written),
    })),
    objectPile: table.pile.map(written),
    occupationPile: table.spares.map(written),
    turn: table.id(table.active),
  } as Position;
}

function fightOf(table: Table): FightRuling {
  const fight = table.fight as NonNullable<Table['fight']>;
  const { attacker, defender, outcome, decidedBy } = fight;
  return {
    attacker: table.id(attacker),
    defender: table.id(defender),
    ...(outcome !== 'prevented' && {
      attackerPoints: count(fight, 'attacker'),
      defenderPoints: count(fight, 'defender'),
    }),
    ...(outcome && { outcome }),
    ...(decidedBy && { decidedBy }),
  };
}

/** Where a hidden card lies, as a path into the position. */
function placeOf(table: Table, card: string): string {
  for (const [seat, player] of table.seats.entries()) {
    if (player.association === card) return `players[${seat}].association`;
    if (player.occupation === card) return `players[${seat}].occupation`;
    if (player.hand.includes(card as never)) return `players[${seat}].objects`;
  }
  return table.spares.includes(card as never) ? 'occupationPile' : 'objectPile';
}
