/**
 * Claiming victory: for one's association, alone with the Lodge, or by a prophecy (chapters `claim`, `power`, `variants`).
 */
import type { StepCode } from './data.ts';
import { type Ground, option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { Association, MoveOf, ObjectId } from './record.ts';
import type { Table } from './table.ts';
import { beginTurn, checkAction } from './turn.ts';

const WHEN = text('claim.when');
const NEEDS = text('claim.needs');
const REVEAL = text('claim.reveal');
const ALLIES = text('claim.allies');
const TRUE = text('claim.true');
const FALSE = text('claim.false');
const TAKEN_BACK = reading('claim-taken-back', 'claim.when', 'claim.taken-back');
const PEARL = option('pearl', 'claim.pearl', 'object.black-pearl');
const PEARL_TAKEN_BACK = reading('claim-taken-back', 'claim.pearl', 'object.black-pearl', 'claim.taken-back');
const MINORITY = text('claim.minority', 'power.counts', 'drink.drink-of-power');
const MAJORITY = text('power.who', 'claim.minority');
const LODGE = text('object.lodge-coat-of-arms', 'claim.lodge');
const LODGE_TAKEN_BACK = reading('claim-taken-back', 'claim.lodge', 'object.lodge-coat-of-arms', 'claim.taken-back');
const LODGE_AND_PEARL = reading('lodge-and-pearl', 'claim.lodge', 'claim.pearl');
const NO_DRINK = text('power.lodge');
const TURNED = text('bags.turned');
const PROPHECY = text('variants.prophecy');
const HOLDERS = reading('prophecy-details', 'variants.prophecy-holders');
const OUTCOME = text('variants.prophecy-outcome');

/** Objects that make a victory. */
const ENOUGH = 3;

const enemyOf = (association: Association): Association => (association === 'order' ? 'brotherhood' : 'order');

/** The objects that an association needs, bags that have turned included (`claim.needs`). */
export function neededBy(table: Table, association: Association): readonly ObjectId[] {
  if (association === 'order') return table.bagsTurned ? ['key', 'secret-bag-key'] : ['key'];
  return table.bagsTurned ? ['goblet', 'secret-bag-goblet'] : ['goblet'];
}

/** How many of these objects a player holds. */
export function countHeld(table: Table, seat: number, wanted: readonly ObjectId[]): number {
  let held = 0;
  for (const card of table.player(seat).hand) if (table.isAmong(card, wanted)) held++;
  return held;
}

/** A player's association; whoever has to know it and does not, has to ask. */
export const associationOf = (table: Table, seat: number): Association =>
  table.isAmong(table.player(seat).association, ['order']) ? 'order' : 'brotherhood';

/** Whether an association has fewer members at the table than the other, which an even number of players rules out (`power.who`). */
export function isSmaller(table: Table, association: Association): boolean {
  const { length } = table.seats;
  if (length % 2 === 0) return false;
  return table.seats.filter((_, seat) => associationOf(table, seat) === association).length < length / 2;
}

/** Ends the game: the members of an association win, in seat order. */
function winFor(table: Table, association: Association, code: StepCode, ground: Ground): void {
  const winners = table.seats.filter((_, seat) => associationOf(table, seat) === association).map(({ id }) => id);
  table.step(code, ground, { association, winners });
  table.winners = winners;
  table.phase = { at: 'over' };
}

/** What a claimant's own hand says against the claim: it is taken back, and nobody loses. */
function checkOwnHand(table: Table, by: number): Illegal | undefined {
  const id = table.id(by);
  if (table.holds(by, 'black-pearl')) return illegal('claim.holds-pearl', PEARL_TAKEN_BACK, { by: id });
  const association = associationOf(table, by);
  if (countHeld(table, by, neededBy(table, association)) > 0) return undefined;
  return illegal('claim.nothing-needed', TAKEN_BACK, { by: id, association, needed: needed(association) });
}

/** What an association collects, as a card. */
const needed = (association: Association): ObjectId => (association === 'order' ? 'key' : 'goblet');

function checkLodge(table: Table, by: number): Illegal | undefined {
  const id = table.id(by);
  if (!table.holds(by, 'lodge-coat-of-arms')) return illegal('claim.no-coat-of-arms', LODGE_TAKEN_BACK, { by: id });
  const number = countHeld(table, by, [...neededBy(table, 'order'), ...neededBy(table, 'brotherhood')]);
  return number < ENOUGH ? illegal('claim.too-few-for-lodge', LODGE_TAKEN_BACK, { by: id, number }) : undefined;
}

/** `claim`: as the action of the turn, for the association or alone for the Lodge. */
export const claim = {
  check(table: Table, move: MoveOf<'claim'>): Illegal | undefined {
    const by = table.seat(move.by);
    const early = checkAction(table, by);
    if (early) return early;
    if (move.as === 'lodge') return checkLodge(table, by);
    if (move.allies?.includes(move.by)) return illegal('claim.names-self', ALLIES, { by: move.by });
    return checkOwnHand(table, by);
  },

  carryOut(table: Table, move: MoveOf<'claim'>): void {
    const by = table.seat(move.by);
    beginTurn(table, by);
    table.acted = true;
    if (move.as === 'lodge') claimForLodge(table, by);
    else claimForAssociation(table, by, move.allies ?? []);
  },
};

function claimForLodge(table: Table, by: number): void {
  const id = table.id(by);
  const number = countHeld(table, by, [...neededBy(table, 'order'), ...neededBy(table, 'brotherhood')]);
  table.step('claim.for-lodge', LODGE, { by: id, number });
  if (table.seats.length % 2 === 1) table.step('claim.no-drink-for-lodge', NO_DRINK, { by: id });
  if (table.holds(by, 'black-pearl')) table.step('claim.pearl-no-bar-to-lodge', LODGE_AND_PEARL, { by: id });
  table.step('claim.won-alone', LODGE, { by: id, winners: [id] });
  table.winners = [id];
  table.phase = { at: 'over' };
}

function claimForAssociation(table: Table, by: number, allies: readonly string[]): void {
  const id = table.id(by);
  const association = associationOf(table, by);
  const wanted = neededBy(table, association);
  const object = needed(association);
  table.step('claim.made', WHEN, { by: id, association, object });
  table.step('claim.revealed', REVEAL, { by: id });
  if (table.bagsTurned) table.step('claim.bag-counts', TURNED, { object });
  let total = countHeld(table, by, wanted);
  let proven = true;
  table.step('claim.own', NEEDS, { by: id, number: total, object });
  for (const ally of allies) {
    const seat = table.seat(ally);
    if (associationOf(table, seat) !== association) {
      table.step('claim.ally-of-the-enemy', ALLIES, { by: id, ally, association: enemyOf(association) });
      proven = false;
      continue;
    }
    const number = countHeld(table, seat, wanted);
    if (number === 0) {
      table.step('claim.ally-holds-none', ALLIES, { by: id, ally, object });
      proven = false;
      continue;
    }
    table.step('claim.ally-holds', ALLIES, { ally, number, object });
    total += number;
  }
  if (proven && total < ENOUGH && table.seats.length % 2 === 1) {
    if (isSmaller(table, association)) {
      table.step('claim.drink-counts', MINORITY, { by: id, association, object });
      total++;
    } else table.step('claim.no-drink', MAJORITY, { by: id, association });
  }
  table.step('claim.total', NEEDS, { number: total, needed: ENOUGH, object });
  if (proven && total >= ENOUGH && isBarredByPearl(table, by, association)) proven = false;
  if (proven && total >= ENOUGH) winFor(table, association, 'claim.won', TRUE);
  else winFor(table, enemyOf(association), 'claim.lost', FALSE);
}

/** Whether the Black Pearl in an ally's hand bars the claim (option `pearl`). */
function isBarredByPearl(table: Table, by: number, association: Association): boolean {
  const bars = table.options.pearl === 'association';
  for (let seat = 0; seat < table.seats.length; seat++) {
    // Where the Pearl bars nobody but its holder, a hidden card need not be asked for it.
    if (seat === by || !(bars ? table.holds(seat, 'black-pearl') : table.player(seat).hand.includes('black-pearl')))
      continue;
    if (bars ? associationOf(table, seat) !== association : table.player(seat).association !== association) continue;
    table.step(bars ? 'claim.pearl-bars' : 'claim.pearl-no-bar', PEARL, { by: table.id(seat), association });
    return bars;
  }
  return false;
}

/** `foretell`: with prophecy, as the action of the turn. */
export const foretell = {
  check(table: Table, move: MoveOf<'foretell'>): Illegal | undefined {
    if (!table.plays('prophecy')) return illegal('variant.not-played', PROPHECY, { variant: 'prophecy' });
    const early = checkAction(table, table.seat(move.by));
    if (early) return early;
    return move.holders.includes(move.by) ? illegal('prophecy.names-self', HOLDERS, { by: move.by }) : undefined;
  },

  carryOut(table: Table, move: MoveOf<'foretell'>): void {
    const by = table.seat(move.by);
    beginTurn(table, by);
    table.acted = true;
    const association = associationOf(table, by);
    const enemy = enemyOf(association);
    const wanted = neededBy(table, enemy);
    const object = needed(enemy);
    table.step('prophecy.made', PROPHECY, { by: move.by, association: enemy, object });
    let total = 0;
    let proven = true;
    for (const holder of move.holders) {
      const seat = table.seat(holder);
      const number = associationOf(table, seat) === enemy ? countHeld(table, seat, wanted) : -1;
      if (number > 0) {
        table.step('prophecy.holds', HOLDERS, { holder, number, object });
        total += number;
      } else {
        proven = false;
        if (number < 0) table.step('prophecy.no-enemy', HOLDERS, { holder, association });
        else table.step('prophecy.holds-none', HOLDERS, { holder, object });
      }
    }
    table.step('prophecy.total', HOLDERS, { number: total, needed: ENOUGH, object });
    if (proven && total >= ENOUGH) winFor(table, association, 'prophecy.right', OUTCOME);
    else winFor(table, enemy, 'prophecy.wrong', OUTCOME);
  },
};
