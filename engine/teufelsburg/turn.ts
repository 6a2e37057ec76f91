/**
 * Whose turn it is, its one action, and passing (chapter `turn`).
 */
import { option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { checkLimitMet } from './limit.ts';
import type { MoveOf } from './record.ts';
import { type Fight, type Phase, winnerOf } from './state.ts';
import type { Table } from './table.ts';

const ACTION = text('turn.action');
const ORDER = text('turn.order');
const PASS = text('turn.pass', 'turn.action');
const END = reading('end-of-turn', 'turn.pass', 'turn.order');
/** What ends a turn against its player's will. */
const ENDED_BY = {
  diplomat: text('trade.diplomat-miss', 'turn.order'),
  doctor: option('after-doctor', 'fight.doctor', 'turn.order'),
  priest: option('after-priest', 'fight.priest', 'turn.order'),
};
const ENDED_BY_READ = reading('doctor-and-turn', 'fight.doctor', 'turn.order');
/** Whether spoils have to be taken. */
export const MUST_TAKE = option('spoils', 'fight.baggage');
/** That spoils are let go which nobody asks for. */
export const FORGONE = reading('spoils-left', 'fight.spoils');
const WINNER_FIRST = reading('spoils-left', 'fight.spoils', 'fight.after');

/** What has to be finished before something else can begin, and the paragraph that says so. */
const UNDER_WAY = {
  offer: text('trade.answer'),
  demand: text('trade.diplomat-name'),
  effects: text('trade.effects'),
  passing: text('trade.sextant'),
  challenge: text('fight.points'),
  supports: text('fight.points'),
  cards: text('fight.points'),
  payment: text('fight.priest-pays'),
};

const isUnderWay = (at: Phase['at']): at is keyof typeof UNDER_WAY => at in UNDER_WAY;

/** What stands against anything at all: the game is over. */
export function checkGoesOn(table: Table): Illegal | undefined {
  return table.overBy ? illegal('game.over', table.overBy, {}) : undefined;
}

/** What stands against beginning something new: something else is not finished. */
export function checkIdle(table: Table): Illegal | undefined {
  const over = checkGoesOn(table) ?? checkLimitMet(table);
  if (over) return over;
  const { at } = table.phase;
  if (isUnderWay(at)) return illegal(`under-way.${at}`, UNDER_WAY[at], {});
  if (at === 'baggage' && table.options.spoils === 'must') {
    return illegal('spoils.must-take', MUST_TAKE, { by: table.id(winnerOf(table.fight as Fight)) });
  }
  return undefined;
}

/** What stands against its being a player's turn; once the action is used, the next player may begin. */
export function checkTurn(table: Table, by: number): Illegal | undefined {
  if (by === table.active || (table.acted && by === table.beside(table.active))) return undefined;
  const { endedBy } = table;
  const params = { by: table.id(by), active: table.id(table.active) };
  if (endedBy && table.beside(by) === table.active) {
    // The leaflets let a Doctor end the winner’s turn: the attacker’s only where that is the winner.
    const isRead = endedBy === 'doctor' && table.fight?.outcome !== 'attacker';
    const ground = isRead ? ENDED_BY_READ : ENDED_BY[endedBy];
    return illegal(`turn.ended-by-${endedBy}`, ground, params);
  }
  return table.acted
    ? illegal('turn.after-action', ORDER, { ...params, next: table.id(table.beside(table.active)) })
    : illegal('turn.not-yours', ORDER, params);
}

/** What stands against a player having the action of the turn now. */
export function checkAction(table: Table, by: number): Illegal | undefined {
  const early = checkIdle(table) ?? checkTurn(table, by);
  if (early) return early;
  return table.acted && by === table.active ? illegal('turn.acted', ACTION, { by: table.id(by) }) : undefined;
}

/** What stands against a loser going on with the own turn: the winner of the fight decides first what it brings. */
export function checkWinnerFirst(table: Table, by: number): Illegal | undefined {
  const { active, fight, phase } = table;
  if (!fight || by !== active || (phase.at !== 'spoils' && phase.at !== 'baggage')) return undefined;
  const winner = winnerOf(fight);
  return winner === by
    ? undefined
    : illegal('spoils.winner-first', WINNER_FIRST, { by: table.id(by), winner: table.id(winner) });
}

/** Begins a player's turn if it is not theirs yet. Spoils that the winner has not asked for are forgone. */
export function beginTurn(table: Table, by: number): void {
  forgoSpoils(table);
  table.endedBy = null;
  if (by !== table.active) table.step('turn.next', ORDER, { by: table.id(by) }).turn(by);
}

/** Ends the turn: the next player clockwise has theirs. */
export function endTurn(table: Table, endedBy: Table['endedBy'] = null): void {
  const next = table.beside(table.active);
  table.step('turn.next', ORDER, { by: table.id(next) }).turn(next);
  table.endedBy = endedBy;
}

/** What the winner of a fight has not asked for or taken by now is forgone. */
function forgoSpoils(table: Table): void {
  const { at } = table.phase;
  if (at === 'spoils' || at === 'baggage') {
    const by = table.id(winnerOf(table.fight as Fight));
    if (at === 'spoils') table.step('spoils.forgone', FORGONE, { by });
    else table.step('spoils.left', MUST_TAKE, { by });
    (table.fight as Fight).spoils = 'forgone';
  }
}

/** `pass`: nothing is done, or after the action nothing more. */
export const pass = {
  check(table: Table, move: MoveOf<'pass'>): Illegal | undefined {
    const by = table.seat(move.by);
    return checkIdle(table) ?? checkTurn(table, by) ?? checkWinnerFirst(table, by);
  },

  carryOut(table: Table, move: MoveOf<'pass'>): void {
    const by = table.seat(move.by);
    beginTurn(table, by);
    if (table.acted) table.step('turn.ended', END, { by: move.by });
    else table.step('turn.passed', PASS, { by: move.by });
    endTurn(table);
  },
};
