/**
 * Whether hidden cards can lie as is known of the places where they lie: each of them some card that nobody sees, each a different one.
 */
import type { Place, Pool } from './deal.ts';

/** What is left of each kind while something is looked into; made once, as it is looked into often. */
const SUPPLY: number[] = [];

/** What a place still takes: so many cards, of each kind at most so many. */
interface Demand {
  need: number;
  readonly room: readonly number[];
}

/**
 * Whether the cards of a pool can lie as is known of its places.
 * @param pool the pool's index, by which its places are told from those of others
 * @returns nothing where something is known of a card of a shuffled pile: such cards hang together in ways that only counting tells
 */
export function canLie({ kinds, free }: Pool, pool: number, places: readonly Place[]): boolean | undefined {
  const supply = SUPPLY;
  for (let kind = 0; kind < free.length; kind++) supply[kind] = free[kind] as number;
  let wanted = 0;
  let anywhereBut: readonly string[] | undefined;
  for (const { pool: own, size, told, bounds, drawnFrom, never } of places) {
    if (own !== pool || size === 0) continue;
    if (told && bounds) {
      if (drawnFrom !== undefined) return undefined;
      let need = size;
      for (let kind = 0; kind < free.length; kind++) {
        const least = bounds.least[kind] as number;
        if (least === 0) continue;
        need -= least;
        const left = (supply[kind] as number) - least;
        if (left < 0) return false;
        supply[kind] = left;
      }
      if (need < 0) return false;
      wanted += need;
    } else if (never.length > 0) {
      wanted += size;
      anywhereBut = never;
    }
  }
  const search = () => canFill(demandsOf({ kinds, free }, pool, places), supply.slice(0, free.length));
  // Where each could be filled after all the others, whatever they took, no search is needed.
  for (const { pool: own, size, told, bounds } of places) {
    if (own !== pool || size === 0 || !told || !bounds) continue;
    const { least, most } = bounds;
    let room = 0;
    let need = size;
    for (let kind = 0; kind < free.length; kind++) {
      need -= least[kind] as number;
      room += Math.min((most[kind] as number) - (least[kind] as number), supply[kind] as number);
    }
    if (need > 0 && room < wanted) return search();
  }
  let room = 0;
  for (let kind = 0; kind < free.length; kind++)
    if (!anywhereBut?.includes(kinds[kind] as string)) room += supply[kind] as number;
  return !anywhereBut || room >= wanted || search();
}

/** What the places of a pool take beyond the cards that they are known to hold. */
function demandsOf({ kinds, free }: Pool, pool: number, places: readonly Place[]): readonly Demand[] {
  const demands: Demand[] = [];
  let alike: Demand | undefined;
  for (const { pool: own, size, told, bounds, never, drawnFrom } of places) {
    if (own !== pool || drawnFrom !== undefined) continue;
    if (told && bounds) {
      const need = bounds.least.reduce((left, least) => left - least, size);
      const room = bounds.most.map((most, kind) => most - (bounds.least[kind] as number));
      if (need > 0) demands.push({ need, room });
    } else if (never.length > 0) {
      // Places alike of which nothing else is known can be filled as one.
      if (!alike) {
        alike = { need: 0, room: free.map((copies, kind) => (never.includes(kinds[kind] as string) ? 0 : copies)) };
        demands.push(alike);
      }
      alike.need += size;
    }
  }
  return demands;
}

/** Whether places can be filled, each with so many cards of the kinds it has room for, from what there is of each (by augmenting paths). */
function canFill(demands: readonly Demand[], supply: readonly number[]): boolean {
  const taken = demands.map(({ room }) => room.map(() => 0));
  const left = [...supply];
  /** Gives a place one more card, if need be by having another place take a different kind. */
  const give = (place: number, seen: Set<number>): boolean => {
    seen.add(place);
    const { room } = demands[place] as Demand;
    const mine = taken[place] as number[];
    for (let kind = 0; kind < left.length; kind++) {
      if ((mine[kind] as number) >= (room[kind] as number)) continue;
      if ((left[kind] as number) > 0) {
        left[kind] = (left[kind] as number) - 1;
        mine[kind] = (mine[kind] as number) + 1;
        return true;
      }
      for (const [other, theirs] of taken.entries()) {
        if ((theirs[kind] as number) === 0 || seen.has(other)) continue;
        theirs[kind] = (theirs[kind] as number) - 1;
        mine[kind] = (mine[kind] as number) + 1;
        if (give(other, seen)) return true;
        theirs[kind] = (theirs[kind] as number) + 1;
        mine[kind] = (mine[kind] as number) - 1;
      }
    }
    return false;
  };
  return demands.every(({ need }, place) => Array.from({ length: need }).every(() => give(place, new Set())));
}
