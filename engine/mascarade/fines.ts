/**
 * The fines with which an announcement ends (paragraphs `announce.fine`, `announce.order`).
 */
import { endIfOver } from './end.ts';
import { type Ground, reading, text } from './ground.ts';
import type { Announcement, Table } from './table.ts';
import { endTurn } from './turn.ts';

const FINE = text('announce.fine');
const AFTER_POWER = reading('power-before-fines', 'announce.order', 'announce.fine');
/** Of these two the text itself says that the fines come later. */
const AFTER_JUDGE = text('character.judge', 'announce.order', 'announce.fine');
const AFTER_WITCH = text('character.witch', 'announce.order', 'announce.fine');
/** Somebody is bankrupt already, and the others pay all the same. */
const ALL_FINES = reading('last-gold', 'end.at-once', 'announce.fine');

/** What a fine rests on. */
function groundOf(table: Table, { holders, character }: Announcement): Ground {
  if (table.seats.some(({ gold }) => gold === 0)) return ALL_FINES;
  if (holders.length === 0) return FINE;
  return character === 'judge' ? AFTER_JUDGE : character === 'witch' ? AFTER_WITCH : AFTER_POWER;
}

/** Who said wrongly to be the character, clockwise from the announcer. */
const liarsIn = (table: Table, { by, said, holders }: Announcement): number[] =>
  table.clockwise(by).filter((seat) => said.has(seat) && !holders.includes(seat));

/** Ends the game after a power, unless it goes on: that fines then come too late is a reading, where there are any to pay. */
export const endAfterPower = (table: Table): boolean =>
  endIfOver(table, liarsIn(table, table.announcement as Announcement).length > 0);

/** Who said wrongly to be the character pays; then the next player's turn begins. */
export function payFines(table: Table): void {
  const announcement = table.announcement as Announcement;
  const liars = liarsIn(table, announcement);
  for (const seat of liars) {
    table
      .step('announce.fined', groundOf(table, announcement), { by: table.id(seat), number: 1 })
      .pay(seat, -1)
      .fill(1);
  }
  announcement.fined = liars;
  if (!endIfOver(table)) endTurn(table);
}
