/**
 * The hand limit: who has too many objects gives away, or discards, until it is met (chapter `limit`).
 */
import { option, reading, text } from './ground.ts';
import { checkHeld, tellNoTrade } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { MoveOf } from './record.ts';
import type { Table } from './table.ts';

const GIVE = option('hand-limit', 'limit.give');
const NOT_BACK = text('limit.chain');
const NOT_BACK_READ = reading('limit-at-once', 'limit.chain');
const AT_ONCE = text('limit.at-once');
const IN_ORDER = reading('limit-at-once', 'limit.at-once');
const SIZE = text('limit.size');
const NOT_OVER = text('limit.give', 'limit.size');
const CHOICE = text('limit.choice');

/** Says so when a player who has just got an object is over the limit. */
export function received(table: Table, seat: number): void {
  const { hand, id } = table.player(seat);
  if (hand.length > table.limit) table.step('limit.over', SIZE, { by: id, number: hand.length, limit: table.limit });
}

/** What stands against anything else while somebody is over the limit. */
export function checkLimitMet(table: Table): Illegal | undefined {
  const seat = table.overLimit;
  if (seat < 0) return undefined;
  // That it comes before a second trade effect too, no leaflet says.
  const ground = table.phase.at === 'effects' && table.phase.queue[0] ? IN_ORDER : AT_ONCE;
  return illegal('limit.owed', ground, { by: table.id(seat), limit: table.limit });
}

function checkTurnToShed(table: Table, by: number): Illegal | undefined {
  const seat = table.overLimit;
  if (seat === by) return undefined;
  const player = table.id(by);
  if (table.player(by).hand.length > table.limit)
    return illegal('limit.not-yet', IN_ORDER, { by: player, first: table.id(seat) });
  return illegal('limit.not-over', NOT_OVER, { by: player, limit: table.limit });
}

/** `give`: over the limit, to any other player but the one who has just given. */
export const give = {
  check(table: Table, move: MoveOf<'give'>): Illegal | undefined {
    const by = table.seat(move.by);
    const to = table.seat(move.to);
    const early = checkTurnToShed(table, by);
    if (early) return early;
    if (table.options['hand-limit'] === 'discard') return illegal('limit.discards-here', GIVE, { by: move.by });
    if (to === by) return illegal('limit.give-to-self', GIVE, { by: move.by });
    if (table.gifts[by] === to) {
      const ground = table.options['hand-limit'] === 'give-not-back' ? NOT_BACK : NOT_BACK_READ;
      return illegal('limit.give-back', ground, { by: move.by, to: move.to });
    }
    return checkHeld(table, move.by, move.object);
  },

  carryOut(table: Table, move: MoveOf<'give'>): void {
    const by = table.seat(move.by);
    const to = table.seat(move.to);
    table.own(by, move.object);
    table.step('limit.given', GIVE, { by: move.by, to: move.to, object: move.object }).move(move.object, by, to);
    table.step('limit.no-refusal', CHOICE, { by: move.by, to: move.to });
    tellNoTrade(table, move.object);
    table.gifts[to] = by;
    received(table, to);
    if (table.overLimit < 0) table.gifts.length = 0;
  },
};

/** `discard`: over the limit, where the edition discards. */
export const discard = {
  check(table: Table, move: MoveOf<'discard'>): Illegal | undefined {
    const by = table.seat(move.by);
    const early = checkTurnToShed(table, by);
    if (early) return early;
    if (table.options['hand-limit'] !== 'discard') return illegal('limit.gives-here', GIVE, { by: move.by });
    return checkHeld(table, move.by, move.object);
  },

  carryOut(table: Table, move: MoveOf<'discard'>): void {
    const by = table.seat(move.by);
    table.own(by, move.object);
    table.step('limit.discarded', GIVE, { by: move.by, object: move.object }).move(move.object, by, 'discarded');
  },
};
