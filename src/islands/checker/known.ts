/**
 * What is known of cards that lie unknown, where a position cannot say it: answers to what a ruling has asked.
 */
import type { Engine, GameRecord, Known } from './game.ts';

/** A record without what was known of cards that are not unknown any more, or that cannot be so now. */
export function kept<Any extends GameRecord>(engine: Engine, record: Any): Any {
  const { known = [] } = record;
  if (known.length === 0) return record;
  const gone = engine
    .problemsOf(record)
    .flatMap(({ path }) => /^known\[(\d+)\]$/.exec(path)?.slice(1).map(Number) ?? []);
  return gone.length === 0 ? record : { ...record, known: known.filter((_, index) => !gone.includes(index)) };
}

/** What is still known where nobody sits at a seat any more: those behind it have moved up. */
export const withoutSeat = <One extends Known>(known: readonly One[], seat: number): One[] =>
  known.flatMap((one) => {
    const [, number] = /^players\[(\d+)\]/.exec(one.place) ?? [];
    if (number === undefined || Number(number) < seat) return [one];
    if (Number(number) === seat) return [];
    return [{ ...one, place: one.place.replace(`players[${number}]`, `players[${Number(number) - 1}]`) }];
  });
