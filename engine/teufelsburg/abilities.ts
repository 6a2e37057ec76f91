/**
 * The two occupations that work in one's own turn beside its action: Diplomat and Clairvoyant (`turn.beside`).
 */
import { hasOnlyBags, isBag, namedBy } from './bags.ts';
import { option, reading, text } from './ground.ts';
import { checkHeld } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import { checkLimitMet } from './limit.ts';
import { ability, checkAbility, showOccupation } from './occupations.ts';
import type { ObjectId, UseOf } from './record.ts';
import { type Card, isUnfinished, written } from './state.ts';
import type { Table } from './table.ts';
import { answersTo, DEMANDED, swap } from './trade.ts';
import { beginTurn, checkGoesOn, checkIdle, checkTurn, checkWinnerFirst, endTurn } from './turn.ts';

const DIPLOMAT = ability('diplomat', 'trade.diplomat');
const DIPLOMAT_TRADE = option('diplomat-trade', 'trade.diplomat', 'occupation.diplomat');
const AFTER_ACTION = reading('diplomat-details', 'trade.diplomat', 'turn.beside', 'occupation.diplomat');
const MISS = ability('diplomat', 'trade.diplomat-miss');
const NAME = reading('diplomat-details', 'trade.diplomat-name', 'occupation.diplomat');
const BAN = reading('diplomat-details', 'trade.diplomat-name', 'bags.ban', 'occupation.diplomat');
const TURNED = text('bags.turned', 'trade.diplomat-name', 'occupation.diplomat');
const CLAIRVOYANT = ability('clairvoyant', 'turn.beside');
const ANY_MOMENT = reading('clairvoyant-any-moment', 'occupation.clairvoyant', 'turn.beside');
const FEW = reading('clairvoyant-and-few-cards', 'turn.beside', 'occupation.clairvoyant');

/** The Diplomat demands an object from a player and gives one back; a miss ends the turn. */
export const diplomat = {
  check(table: Table, move: UseOf<'diplomat'>): Illegal | undefined {
    const { by, target, object } = move;
    const seat = table.seat(by);
    const early =
      checkIdle(table) ??
      checkTurn(table, seat) ??
      checkWinnerFirst(table, seat) ??
      checkAbility(table, seat, 'diplomat');
    if (early) return early;
    if (target === by) return illegal('diplomat.self', DIPLOMAT, { by });
    if (namedBy(table, object).length === 0) return illegal('diplomat.bag-turned', TURNED, { by });
    const asksForBag = object === 'secret-bag' || isBag(table, object);
    // Whoever names another object in return shows that there is more than bags.
    if (asksForBag && (move.return ? isBag(table, move.return) : hasOnlyBags(table, seat))) {
      return illegal('diplomat.bag-for-bag', BAN, { by });
    }
    const lacks = move.return && checkHeld(table, by, move.return);
    if (lacks) return lacks;
    if (move.return || answersTo(table, table.seat(target), object).length === 0) return undefined;
    return illegal('diplomat.return-owed', DIPLOMAT, { by, target, object });
  },

  carryOut(table: Table, move: UseOf<'diplomat'>): void {
    const { by, target, object } = move;
    const seat = table.seat(by);
    const asked = table.seat(target);
    beginTurn(table, seat);
    showOccupation(table, seat, 'diplomat');
    if (object === 'secret-bag') table.step('diplomat.asks-bag', NAME, { by, target });
    else table.step('diplomat.asks', table.acted ? AFTER_ACTION : DIPLOMAT, { by, target, object });
    const found = answersTo(table, asked, object);
    if (found.length === 0) {
      const value = table.player(asked).hand.map(written);
      table.step('diplomat.missed', MISS, { by, target, objects: value });
      table.show(seat, 'objects', value, asked);
      endTurn(table, 'diplomat');
      return;
    }
    const returned = table.own(seat, move.return as ObjectId);
    if (found.length > 1) {
      table.step('diplomat.either', NAME, { by, target });
      table.phase = { at: 'demand', diplomat: seat, asked, object, returned };
      return;
    }
    const demanded = table.own(asked, found[0] as ObjectId);
    table.step('diplomat.trades', DIPLOMAT_TRADE, { by, target, object: demanded, returned });
    swap(table, seat, asked, returned, demanded, DEMANDED);
  },
};

/**
 * Whether a Clairvoyant whose turn it is may speak into an action that is not over yet, which then goes on (`turn.beside`). The Priest has
 * ended the turn, even if the payment is still owed (`fight.priest`).
 */
const canInterject = (table: Table, seat: number): boolean =>
  seat === table.active && isUnfinished(table.phase) && table.phase.at !== 'payment';

/** The Clairvoyant picks the next two cards of the pile; the rest is shuffled, so nobody knows its order any more. */
export const clairvoyant = {
  check(table: Table, { by, top }: UseOf<'clairvoyant'>): Illegal | undefined {
    const seat = table.seat(by);
    const early =
      checkGoesOn(table) ??
      checkLimitMet(table) ??
      checkTurn(table, seat) ??
      (canInterject(table, seat) ? undefined : checkIdle(table)) ??
      checkAbility(table, seat, 'clairvoyant');
    if (early) return early;
    if (table.pile.length === 0) return illegal('clairvoyant.empty', FEW, { by });
    const number = Math.min(2, table.pile.length);
    if (top.length !== number) return illegal('clairvoyant.number', number < 2 ? FEW : CLAIRVOYANT, { by, number });
    table.lookThroughPile();
    const missing = table.missingFromPile(top);
    return missing ? illegal('clairvoyant.not-there', CLAIRVOYANT, { by, object: missing }) : undefined;
  },

  carryOut(table: Table, { by, top }: UseOf<'clairvoyant'>): void {
    const seat = table.seat(by);
    if (seat !== table.active) beginTurn(table, seat);
    showOccupation(table, seat, 'clairvoyant');
    const value = table.pile.map(written);
    table.step('clairvoyant.saw', canInterject(table, seat) ? ANY_MOMENT : CLAIRVOYANT, { by, objects: value });
    table.show(seat, 'object-pile', value);
    const rest = top.reduce<readonly Card[]>((pile, object) => table.without(pile, object), table.pile);
    const ground = top.length < 2 ? FEW : CLAIRVOYANT;
    table.step('clairvoyant.stacked', ground, { by, objects: top }).stack([...top, ...table.shuffled(rest)]);
  },
};
