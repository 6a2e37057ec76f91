/**
 * Which card it was that somebody has shown to everybody, or has looked at alone, where nobody has told before: what a table remembers of it
 * (paragraphs `announce.shown`, `look.own`).
 */
import type { IllegalCode, StepCode } from './data.ts';
import { type Ground, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { MoveOf } from './record.ts';
import type { Look, Table } from './table.ts';
import { checkInPlay } from './turn.ts';

const SHOWN = text('announce.shown');
const SEEN = text('look.own');

/** The last of a player's own cards that everybody saw, or this player alone; nothing once a swap may have brought another card there. */
export function lastLook(table: Table, seat: number, alone: boolean): Look | undefined {
  const { places } = table.player(seat);
  const look = table.looks.findLast(({ by, place }) => by === (alone ? seat : undefined) && places.includes(place));
  const since = look ? table.cards.swaps.slice(look.after) : [];
  return since.some(({ a, b, told }) => told !== false && [a, b].includes((look as Look).place)) ? undefined : look;
}

/** The rule of a move that tells of a card what it was. @param none why it cannot be told: no card was seen */
const telling = (alone: boolean, ground: Ground, code: StepCode, none: IllegalCode) => ({
  check(table: Table, { by, character }: MoveOf<'show' | 'saw'>): Illegal | undefined {
    const look = lastLook(table, table.seat(by), alone);
    if (!look) return illegal(none, ground, { by });
    const absent = checkInPlay(table, by, character);
    if (absent || table.cards.holds(look.place, character, table.at)) return absent;
    return illegal('shown.another', ground, { by, character });
  },
  carryOut(table: Table, { by, character }: MoveOf<'show' | 'saw'>): void {
    (lastLook(table, table.seat(by), alone) as Look).value = character;
    table.step(code, ground, { by, character });
  },
});

/** `show`: the card that a player has just shown. */
export const show = telling(false, SHOWN, 'announce.told', 'announce.shows-nothing');

/** `saw`: the own card that a player has just looked at. */
export const saw = telling(true, SEEN, 'look.told', 'look.nothing');
