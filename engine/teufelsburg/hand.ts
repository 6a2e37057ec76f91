/**
 * What is in a hand: everybody gives and uses their own objects only (`baggage.hand`).
 */
import { isSecretBag } from './box.ts';
import { objects } from './data.ts';
import { type Ground, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { ObjectId } from './record.ts';
import type { Table } from './table.ts';

const HAND = text('baggage.hand');
const NO_TRADE = reading('no-trades', 'trade.no-trade');

/** What stands against a player doing anything with an object: it is not in their hand. */
export const checkHeld = (table: Table, by: string, object: ObjectId): Illegal | undefined =>
  table.holds(table.seat(by), object) ? undefined : illegal('object.not-held', HAND, { by, object });

/** Whether an object is a Secret Bag that has turned into a Key or a Goblet (`bags.turned`). */
export const isTurned = (table: Table, object: string): boolean => table.bagsTurned && isSecretBag(object);

/**
 * Says of an object that has changed hands without a trade that its trade effect does not follow (`trade.no-trade`). A Secret Bag that has turned
 * has none in any case.
 */
export function tellNoTrade(table: Table, object: ObjectId, ground: Ground = NO_TRADE): void {
  if ('trade' in objects[object] && !isTurned(table, object)) table.step('effect.no-trade', ground, { object });
}
