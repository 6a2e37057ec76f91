/**
 * The end of the game (chapter `end`).
 */
import { facts } from './data.ts';
import { type Ground, reading, text } from './ground.ts';
import type { Table } from './table.ts';

const THIRTEEN = text('end.thirteen');
const BANKRUPT = text('end.bankrupt');
const AT_ONCE = reading('thirteen-at-once', 'end.at-once', 'end.thirteen');
const BANKRUPT_AT_ONCE = reading('last-gold', 'end.bankrupt', 'end.at-once');
const THIRTEEN_FIRST = reading('last-gold', 'end.thirteen', 'end.at-once');

/** Why somebody wins, or several do. */
const groundFor = (ground: Ground, { length }: readonly number[]): Ground =>
  length > 1 ? { ...ground, cites: [...ground.cites, 'end.several'] } : ground;

/**
 * Ends the game, unless it is over, if somebody has 13 gold, or else if somebody has none. It is asked after each power, and after all fines of
 * an announcement.
 * @param isBeforeFines there are fines to pay, for which it may then be too late
 * @returns whether the game is over
 */
export function endIfOver(table: Table, isBeforeFines = false): boolean {
  if (table.winners) return true;
  const seats = table.seats.map((_, seat) => seat);
  const rich = seats.filter((seat) => table.player(seat).gold >= facts.goal);
  const broke = seats.filter((seat) => table.player(seat).gold === 0);
  if (rich.length) {
    const isRead = isBeforeFines || rich.length > 1;
    const ground = groundFor(isRead ? AT_ONCE : broke.length ? THIRTEEN_FIRST : THIRTEEN, rich);
    table.step('end.thirteen', ground, { winners: table.ids(rich), number: rich.length }).end(rich, ground);
    return true;
  }
  if (broke.length === 0) return false;
  table.step('end.bankrupt', isBeforeFines ? BANKRUPT_AT_ONCE : BANKRUPT, {
    players: table.ids(broke),
    number: broke.length,
  });
  const most = Math.max(...table.seats.map(({ gold }) => gold));
  const richest = seats.filter((seat) => table.player(seat).gold === most);
  const ground = groundFor(BANKRUPT, richest);
  table
    .step('end.richest', ground, { winners: table.ids(richest), number: richest.length, gold: most })
    .end(richest, ground);
  return true;
}
