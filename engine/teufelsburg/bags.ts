/**
 * The two Secret Bags: never one for the other, a card from the pile for who gives one away, a Key and a Goblet once the pile is empty
 * (chapter `bags`).
 */
import { BAGS, type Bag, isSecretBag } from './box.ts';
import type { StepCode } from './data.ts';
import { type Ground, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { received } from './limit.ts';
import type { ObjectId } from './record.ts';
import { type Card, type Effect, written } from './state.ts';
import type { Table } from './table.ts';

const BAN = text('bags.ban', 'object.secret-bag-key', 'object.secret-bag-goblet');
const MUST_REFUSE = text('trade.must-refuse', 'bags.ban', 'object.secret-bag-key', 'object.secret-bag-goblet');
const DRAW = {
  'secret-bag-key': text('bags.draw', 'object.secret-bag-key'),
  'secret-bag-goblet': text('bags.draw', 'object.secret-bag-goblet'),
};
const LAST = reading('last-card', 'bags.announced', 'bags.turned', 'object.secret-bag-key', 'object.secret-bag-goblet');

/** Whether an object is a Secret Bag that has not turned yet. */
export const isBag = (table: Table, object: string): object is Bag => isSecretBag(object) && !table.bagsTurned;

/** A player whose only object is a bag cannot take the other bag (`trade.must-refuse`). */
export function cannotTake(table: Table, seat: number, offered: ObjectId): Ground | undefined {
  const { hand } = table.player(seat);
  return hand.length === 1 && isBag(table, offered) && isBag(table, hand[0] as string) ? MUST_REFUSE : undefined;
}

/** What forbids that a player takes an object and gives another one for it: both are bags (`bags.ban`). */
export function bagForBag(table: Table, seat: number, taken: ObjectId, returned: ObjectId): Illegal | undefined {
  if (!isBag(table, taken) || !isBag(table, returned)) return undefined;
  const { id, hand } = table.player(seat);
  return illegal('bags.for-bag', hand.length === 1 ? MUST_REFUSE : BAN, { by: id });
}

/** Whether a player has nothing but bags. */
export function hasOnlyBags(table: Table, seat: number): boolean {
  const { length } = table.player(seat).hand;
  if (length === 1) return table.count(seat, BAGS, 1) === 1;
  return length === BAGS.length && BAGS.every((bag) => table.holds(seat, bag));
}

/** The objects that a name means at this moment (`bags.turned`, `trade.diplomat-name`): a bag that has turned is a Key or a Goblet only. */
export function namedBy(table: Table, name: ObjectId | 'secret-bag'): readonly ObjectId[] {
  if (name === 'secret-bag') return table.bagsTurned ? [] : BAGS;
  if (!table.bagsTurned) return [name];
  if (name === 'key' || name === 'goblet') return [name, `secret-bag-${name}`];
  return isSecretBag(name) ? [] : [name];
}

/** Who has given a bag away draws the top card of the pile (`bags.draw`). */
export function drawFor(table: Table, { object, giver }: Effect): void {
  drawTop(table, giver, 'effect.drew', DRAW[object as Bag]);
}

/** Takes the top card of the pile; the last one turns the bags (`bags.announced`). */
export function drawTop(table: Table, seat: number, code: StepCode, ground: Ground): void {
  const top = table.pile[0] as Card;
  table.step(code, ground, { by: table.id(seat), drawn: written(top) }).move(top, 'objectPile', seat);
  if (table.bagsTurned) table.step('bags.turned', LAST, { by: table.id(seat) });
  received(table, seat);
}
