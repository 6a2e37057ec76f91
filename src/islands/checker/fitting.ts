/**
 * Moves in any order: which of a record's moves fit where they stand, and where one that does not would.
 */
import type { Engine, GameRecord, Grounded, Move, Ruling } from './game.ts';

/** Moves that do not fit are looked for up to so many; what follows is not ruled on. */
const MOST_REFUSED = 100;

/** A record as far as its moves fit. */
export interface Fitted {
  /** The moves that fit, and the last one whether it does or not: it is what was asked. */
  readonly record: GameRecord;
  /** The ruling on these. */
  readonly ruling: Ruling;
  /** For each of these moves, its place among all of the record. */
  readonly places: readonly number[];
  /** What forbids the others, by their place. */
  readonly refused: ReadonlyMap<number, Grounded>;
}

/** Rules on the moves that fit, one after the other; those that do not are set aside. */
export function fitting(engine: Engine, record: GameRecord): Fitted {
  const moves = record.moves ?? [];
  const refused = new Map<number, Grounded>();
  let places = moves.map((_, place) => place);
  for (;;) {
    const fitted = { ...record, moves: places.map((place) => moves[place] as Move) };
    const ruling = engine.rule(fitted);
    const place = places[ruling.applied];
    if (!ruling.illegal || place === undefined) return { record: fitted, ruling, places, refused };
    refused.set(place, ruling.illegal);
    if (place === moves.length - 1 || refused.size === MOST_REFUSED) return { record: fitted, ruling, places, refused };
    places = places.toSpliced(ruling.applied, 1);
  }
}

/** The record with a move put in at a place. */
export const inserted = (record: GameRecord, place: number, move: Move): GameRecord => ({
  ...record,
  moves: (record.moves ?? []).toSpliced(place, 0, move),
});

/**
 * Where a move belongs that cannot be made now: the latest place before this one at which it fits, and after which all fits that did.
 * @param at how many moves have been made
 */
export function placeFor(engine: Engine, record: GameRecord, at: number, move: Move): number | undefined {
  const before = fitting(engine, record).refused.size;
  for (let place = at - 1; place >= 0; place--) {
    const { refused } = fitting(engine, inserted(record, place, move));
    if (!refused.has(place) && refused.size <= before) return place;
  }
  return undefined;
}

/** The editions under which a move is among those that can be made. */
export function allowedBy(engine: Engine, record: GameRecord, move: Move): string[] {
  const own = record.edition ?? engine.editions[0];
  const wanted = JSON.stringify(move);
  return engine.editions.filter(
    (edition) =>
      edition !== own &&
      engine.choicesAfter({ ...record, edition })?.some((one) => !one.illegal && JSON.stringify(one.move) === wanted),
  );
}
