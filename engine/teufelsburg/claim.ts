/**
 * Claiming victory: for one's association, alone with the Lodge, or by a prophecy (chapters `claim`, `power`, `variants`).
 */

import { namedBy } from './bags.ts';
import { associationIds, NEEDED, otherThan } from './box.ts';
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
const FALSE_BY_PEARL = option('pearl', 'claim.false', 'claim.pearl', 'object.black-pearl');
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
export const ENOUGH = 3;

/** What an association collects, as a card. */
const needed = (association: Association): ObjectId => NEEDED[association][0];

/** The objects that an association needs, bags that have turned included (`claim.needs`). */
export const neededBy = (table: Table, association: Association): readonly ObjectId[] =>
  namedBy(table, needed(association));

/** The objects that count for the Lodge (`claim.lodge`). */
const neededForLodge = (table: Table): readonly ObjectId[] =>
  associationIds.flatMap((association) => neededBy(table, association));

/** Whether an association has fewer members at the table than the other; of an odd number of players one has (`power.who`). */
function isSmaller(table: Table, association: Association): boolean {
  // Of an even number of association cards one is left over: its association is the smaller one. With three cards each, none tells.
  if (!table.plays('three-associations')) return table.leftOver() === association;
  return table.seats.filter((_, seat) => table.associationOf(seat) === association).length < table.seats.length / 2;
}

/** Ends the game. */
function end(table: Table, winners: string[], won: Association | 'lodge', ground: Ground): void {
  table.winners = winners;
  table.won = won;
  table.overBy = ground;
  table.phase = { at: 'over' };
}

/** Ends the game: the members of an association win, in seat order. */
function winFor(table: Table, association: Association, code: StepCode, ground: Ground): void {
  const members = table.seats.map((_, seat) =>
    table.identifies ? table.associationOf(seat) : table.certainAssociation(seat),
  );
  const winners = table.seats.filter((_, seat) => members[seat] === association).map(({ id }) => id);
  table.unnamed = members.includes(undefined);
  table.step(code, ground, { association, ...(!table.unnamed && { winners }) });
  end(table, winners, association, ground);
}

/** What a claimant's own hand says against the claim: it is taken back, and nobody loses. */
function checkOwnHand(table: Table, by: number): Illegal | undefined {
  const id = table.id(by);
  if (table.holds(by, 'black-pearl')) return illegal('claim.holds-pearl', PEARL_TAKEN_BACK, { by: id });
  const association = table.associationOf(by);
  if (table.count(by, neededBy(table, association), 1) > 0) return undefined;
  return illegal('claim.nothing-needed', TAKEN_BACK, { by: id, association, object: needed(association) });
}

function checkLodge(table: Table, by: number): Illegal | undefined {
  const id = table.id(by);
  if (!table.holds(by, 'lodge-coat-of-arms')) return illegal('claim.no-coat-of-arms', LODGE_TAKEN_BACK, { by: id });
  const number = table.count(by, neededForLodge(table), ENOUGH);
  return number < ENOUGH ? illegal('claim.too-few-for-lodge', LODGE_TAKEN_BACK, { by: id, number }) : undefined;
}

/** `claim`: as the action of the turn, for the association or alone for the Lodge. */
export const claim = {
  check(table: Table, move: MoveOf<'claim'>): Illegal | undefined {
    const by = table.seat(move.by);
    const early = checkAction(table, by);
    if (early) return early;
    if (move.as === 'lodge') return checkLodge(table, by);
    if (move.allies?.some((ally) => table.seat(ally) === by))
      return illegal('claim.names-self', ALLIES, { by: move.by });
    return checkOwnHand(table, by);
  },

  carryOut(table: Table, move: MoveOf<'claim'>): void {
    const by = table.seat(move.by);
    beginTurn(table, by);
    if (move.as === 'lodge') claimForLodge(table, by, move.allies ?? []);
    else claimForAssociation(table, by, move.allies ?? []);
  },
};

function claimForLodge(table: Table, by: number, allies: readonly string[]): void {
  const id = table.id(by);
  const wanted = neededForLodge(table);
  const number = table.count(by, wanted, ENOUGH);
  table.step('claim.for-lodge', LODGE, { by: id, number });
  for (const object of associationIds.map(needed))
    if (table.player(by).hand.some((card) => card === `secret-bag-${object}`)) tellOfBag(table, object);
  if (mayBeMore(table, new Map([[by, number]]), wanted)) table.step('claim.at-least', LODGE, {});
  if (allies.length > 0) table.step('claim.lodge-names-nobody', LODGE, { by: id });
  if (table.seats.length % 2 === 1) table.step('claim.no-drink-for-lodge', NO_DRINK, { by: id });
  if (table.player(by).hand.includes('black-pearl'))
    table.step('claim.pearl-no-bar-to-lodge', LODGE_AND_PEARL, { by: id });
  table.step('claim.won-alone', LODGE, { by: id, winners: [id] });
  end(table, [id], 'lodge', LODGE);
}

/** Why a claim for an association is false: a name, the number of objects, or the Black Pearl. */
type ClaimFault = 'by-name' | 'too-few' | 'pearl';

/** Somebody named who should not have been: of the other association, or without an object that is needed. */
interface WrongName {
  readonly name: string;
  readonly isEnemy: boolean;
}

/**
 * Who of those named is not of an association or holds nothing of what it needs. What can be said without asking is looked at first, all of
 * it; only then are hidden cards asked about, up to the first of whom it is so.
 */
function wrongNames(
  table: Table,
  named: readonly string[],
  association: Association,
  wanted: readonly ObjectId[],
): readonly WrongName[] {
  const certain = named.flatMap((name): WrongName[] => {
    const seat = table.seat(name);
    if (table.certainAssociation(seat) === otherThan(association)) return [{ name, isEnemy: true }];
    return table.surelyLacks(seat, wanted) ? [{ name, isEnemy: false }] : [];
  });
  if (certain.length > 0) return certain;
  for (const name of named) {
    const seat = table.seat(name);
    if (table.associationOf(seat) !== association) return [{ name, isEnemy: true }];
    if (table.count(seat, wanted, 1) === 0) return [{ name, isEnemy: false }];
  }
  return [];
}

/**
 * What lies open with those who are rightly named where somebody else is not: told only if it would have been enough, since it decides
 * nothing. What is false already hangs on no hidden card.
 */
function heldDespite(
  table: Table,
  seats: readonly number[],
  association: Association,
  wanted: readonly ObjectId[],
): ReadonlyMap<number, number> {
  const held = new Map<number, number>();
  for (const seat of seats) {
    const number = table.openCount(seat, wanted);
    if (number && table.openAssociation(seat) === association) held.set(seat, number);
  }
  return sum(held) < ENOUGH ? new Map() : held;
}

/** What players hold of these objects. Where cards lie hidden, no more is looked for than makes a victory. */
function tally(table: Table, seats: readonly number[], wanted: readonly ObjectId[]): Map<number, number> {
  const held = new Map(seats.map((seat) => [seat, table.count(seat, wanted, 1)]));
  for (const [seat, number] of held) held.set(seat, table.count(seat, wanted, number + ENOUGH - sum(held)));
  return held;
}

/** Whether hidden cards may be more of these objects: no more were looked for than make a victory. */
const mayBeMore = (table: Table, held: ReadonlyMap<number, number>, wanted: readonly ObjectId[]): boolean =>
  table.hasHidden && [...held].some(([seat, number]) => table.certainCount(seat, wanted) !== number);

const sum = (held: ReadonlyMap<number, number>) => [...held.values()].reduce((total, number) => total + number, 0);

function claimForAssociation(table: Table, by: number, allies: readonly string[]): void {
  const association = table.associationOf(by);
  const fault = claimFault(table, by, allies);
  if (fault) winFor(table, otherThan(association), `claim.lost-${fault}`, fault === 'pearl' ? FALSE_BY_PEARL : FALSE);
  else winFor(table, association, 'claim.won', TRUE);
}

/** Says whether a Secret Bag counts for such an object. */
function tellOfBag(table: Table, object: ObjectId): void {
  table.step(table.bagsTurned ? 'claim.bag-counts' : 'claim.bag-waits', TURNED, { object });
}

/**
 * Says so where one of some players has it: a turned bag that none of them can hold has nothing to do with them; one that has not turned is told of
 * where it is seen.
 */
function tellOfBagOf(table: Table, seats: readonly number[], object: ObjectId): void {
  const bag = `secret-bag-${object}`;
  const matters = (card: string) => (table.bagsTurned ? table.canBe(card, bag) : card === bag);
  if (seats.some((seat) => table.player(seat).hand.some(matters))) tellOfBag(table, object);
}

/** What makes a claim for the claimant's association false, or nothing, with every step that shows it. Who then wins is not looked at. */
export function claimFault(table: Table, by: number, allies: readonly string[]): ClaimFault | undefined {
  const id = table.id(by);
  const association = table.associationOf(by);
  const wanted = neededBy(table, association);
  const object = needed(association);
  table.step('claim.made', WHEN, { by: id, association, object });
  table.step('claim.revealed', REVEAL, { by: id });
  const named = allies.map((ally) => table.seat(ally));
  tellOfBagOf(table, [by, ...named], object);
  const wrong = wrongNames(table, allies, association, wanted);
  const held =
    wrong.length > 0 ? heldDespite(table, [by, ...named], association, wanted) : tally(table, [by, ...named], wanted);
  for (const [seat, number] of held) {
    if (seat === by) table.step('claim.own', NEEDS, { by: id, number, object });
    else table.step('claim.ally-holds', ALLIES, { ally: table.id(seat), number, object });
  }
  let total = sum(held);
  if (wrong.length === 0 && total < ENOUGH && table.seats.length % 2 === 1) {
    if (isSmaller(table, association)) {
      table.step('claim.drink-counts', MINORITY, { by: id, association, object });
      total++;
    } else table.step('claim.no-drink', MAJORITY, { by: id, association });
  }
  if (held.size > 0) table.step('claim.total', NEEDS, { number: total, needed: ENOUGH, object });
  for (const { name, isEnemy } of wrong) {
    if (isEnemy)
      table.step('claim.ally-of-the-enemy', ALLIES, { by: id, ally: name, association: otherThan(association) });
    else table.step('claim.ally-holds-none', ALLIES, { by: id, ally: name, object });
  }
  if (wrong.length > 0) return 'by-name';
  if (mayBeMore(table, held, wanted)) table.step('claim.at-least', NEEDS, {});
  // A Pearl that bars nobody but its holder is told of all the same: whoever sees it will ask.
  const isBarred = (total >= ENOUGH || table.options.pearl === 'holder') && isBarredByPearl(table, association);
  if (total < ENOUGH) return 'too-few';
  return isBarred ? 'pearl' : undefined;
}

/** Whether the Black Pearl in an ally's hand bars the claim (option `pearl`). An enemy's bars nobody; the claimant has not got it. */
function isBarredByPearl(table: Table, association: Association): boolean {
  const bars = table.options.pearl === 'association';
  for (const [seat, { id, hand }] of table.seats.entries()) {
    if (table.certainAssociation(seat) === otherThan(association)) continue;
    // Where the Pearl bars nobody but its holder, no hidden card need be asked for it. There is one Pearl: who has it is asked first.
    if (!(bars ? table.holds(seat, 'black-pearl') : hand.includes('black-pearl'))) continue;
    if ((bars ? table.associationOf(seat) : table.certainAssociation(seat)) !== association) return false;
    table.step(bars ? 'claim.pearl-bars' : 'claim.pearl-no-bar', PEARL, { by: id, association });
    return bars;
  }
  return false;
}

/** `foretell`: with prophecy, as the action of the turn. */
export const foretell = {
  check(table: Table, move: MoveOf<'foretell'>): Illegal | undefined {
    if (!table.plays('prophecy')) return illegal('variant.not-played', PROPHECY, { variant: 'prophecy' });
    const by = table.seat(move.by);
    const early = checkAction(table, by);
    if (early) return early;
    const isNamed = move.holders.some((holder) => table.seat(holder) === by);
    return isNamed ? illegal('prophecy.names-self', HOLDERS, { by: move.by }) : undefined;
  },

  carryOut(table: Table, move: MoveOf<'foretell'>): void {
    const by = table.seat(move.by);
    beginTurn(table, by);
    const association = table.associationOf(by);
    const fault = prophecyFault(table, by, move.holders);
    if (fault) winFor(table, otherThan(association), `prophecy.wrong-${fault}`, OUTCOME);
    else winFor(table, association, 'prophecy.right', OUTCOME);
  },
};

/** What makes a prophecy wrong, or nothing, with every step that shows it. Who then wins is not looked at. */
export function prophecyFault(
  table: Table,
  by: number,
  named: readonly string[],
): Exclude<ClaimFault, 'pearl'> | undefined {
  const association = table.associationOf(by);
  const enemy = otherThan(association);
  const wanted = neededBy(table, enemy);
  const object = needed(enemy);
  table.step('prophecy.made', PROPHECY, { by: table.id(by), association: enemy, object });
  const wrong = wrongNames(table, named, enemy, wanted);
  const seats = named.map((holder) => table.seat(holder));
  tellOfBagOf(table, seats, object);
  const held = wrong.length > 0 ? heldDespite(table, seats, enemy, wanted) : tally(table, seats, wanted);
  for (const [seat, number] of held) table.step('prophecy.holds', HOLDERS, { holder: table.id(seat), number, object });
  const total = sum(held);
  if (held.size > 0) table.step('prophecy.total', HOLDERS, { number: total, needed: ENOUGH, object });
  for (const { name: holder, isEnemy: isNoEnemy } of wrong) {
    if (isNoEnemy) table.step('prophecy.no-enemy', HOLDERS, { holder, association });
    else table.step('prophecy.holds-none', HOLDERS, { holder, object });
  }
  if (wrong.length > 0) return 'by-name';
  if (mayBeMore(table, held, wanted)) table.step('prophecy.at-least', HOLDERS, {});
  return total < ENOUGH ? 'too-few' : undefined;
}
