/**
 * The fines with which an announcement ends (paragraphs `announce.fine`, `announce.order`).
 */
import { endIfOver } from './end.ts';
import { reading, text } from './ground.ts';
import type { Announcement, Table } from './table.ts';
import { endTurn } from './turn.ts';

const FINE = text('announce.fine');
const FINES_LATER = reading('power-before-fines', 'announce.order', 'announce.fine');
const ALL_FINES = reading('last-gold', 'end.at-once', 'announce.fine');

/** Who said wrongly to be the character pays, clockwise from the announcer; then the next player's turn begins. */
export function payFines(table: Table): void {
  const announcement = table.announcement as Announcement;
  const { by, said, holders } = announcement;
  const liars = said.size === 1 ? [] : table.clockwise(by).filter((seat) => said.has(seat) && !holders.includes(seat));
  for (const seat of liars) {
    const ground = holders.length === 0 ? FINE : liars.length > 1 ? ALL_FINES : FINES_LATER;
    table
      .step('announce.fined', ground, { by: table.id(seat), number: 1 })
      .pay(seat, -1)
      .fill(1);
  }
  announcement.fined = liars;
  if (!endIfOver(table)) endTurn(table);
}
