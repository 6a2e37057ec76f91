/**
 * What is in a hand: everybody gives and uses their own objects only (`baggage.hand`).
 */
import { text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { ObjectId } from './record.ts';
import type { Table } from './table.ts';

const HAND = text('baggage.hand');

/** What stands against a player doing anything with an object: it is not in their hand. */
export const checkHeld = (table: Table, by: string, object: ObjectId): Illegal | undefined =>
  table.holds(table.seat(by), object) ? undefined : illegal('object.not-held', HAND, { by, object });
