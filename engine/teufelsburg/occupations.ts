/**
 * Using an occupation: turning the card face up, and what every ability has in common (chapter `abilities`).
 */
import { occupations } from './data.ts';
import { type Cite, type Ground, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { OccupationId } from './record.ts';
import type { Table } from './table.ts';

const USE = text('abilities.use');

/** The ground of an occupation: its card, and paragraphs that say more. */
export const ability = (occupation: OccupationId, ...cites: Cite[]): Ground =>
  text(`occupation.${occupation}`, ...cites);

/** What stands against a player using an occupation at all: it is another one, or its single use is spent. */
export function checkAbility(table: Table, seat: number, occupation: OccupationId): Illegal | undefined {
  const by = table.id(seat);
  if (!table.has(seat, occupation)) return illegal('occupation.not-yours', USE, { by, occupation });
  if (occupations[occupation].times === 'once' && table.player(seat).shown)
    return illegal('occupation.spent', ability(occupation, 'abilities.once'), { by, occupation });
  return undefined;
}

/** Turns the card face up; from now on everybody knows it. */
export function showOccupation(table: Table, seat: number, occupation: OccupationId): void {
  const player = table.player(seat);
  if (player.shown) {
    // It lies face up already, even if the record does not say which it is.
    player.occupation = occupation;
    return;
  }
  table.step('occupation.shown', USE, { by: player.id, occupation }).occupy(seat, occupation, true);
}
