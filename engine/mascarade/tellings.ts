/**
 * What can still be told of cards that have just been shown or looked at.
 */
import { identities } from './identities.ts';
import type { CharacterId, GameRecord, Move } from './record.ts';
import { tablesAfter } from './rule.ts';
import { lastLook } from './shown.ts';
import type { Table } from './table.ts';

/**
 * The moves that tell which card it was that somebody has just shown, or has looked at, where that is open: one for each character that who saw it
 * must think possible.
 * @param tables those that the record leads to
 */
export function tellings(record: GameRecord, [table]: readonly Table[] = tablesAfter(record)): Move[] {
  if (!table) return [];
  const of = (move: 'show' | 'saw', player?: string): Move[] => {
    const seen = table.seats.flatMap(({ id: by, places }, seat) => {
      const look = player === undefined || player === by ? lastLook(table, seat, move === 'saw') : undefined;
      const { swaps } = table.cards;
      // A swap since may be the power's, of others; whether one took place, not everybody knows.
      const isFresh = look && swaps.slice(look.after).every(({ a, b }, at) => !(at || [a, b].includes(look.place)));
      return isFresh ? [{ by, seat, card: places.indexOf(look.place) }] : [];
    });
    if (seen.length === 0) return [];
    const { players } = identities(record, player);
    return seen.flatMap(({ by, seat, card }) => {
      const can = players[seat]?.cards[card] as readonly CharacterId[];
      return can.length > 1 ? can.map((character): Move => ({ by, move, character })) : [];
    });
  };
  return [...of('show'), ...table.seats.flatMap(({ id }) => of('saw', id))];
}
