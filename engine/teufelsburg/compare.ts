/**
 * Whether other editions would rule otherwise, and how.
 */
import { editions } from './data.ts';
import type { Edition, Option } from './ground.ts';
import { verdict } from './outcomes.ts';
import type { GameRecord } from './record.ts';
import { type Ruling, rule } from './rule.ts';

/** An edition that rules otherwise on the same record. */
export interface Dissent {
  /** The edition that rules otherwise. */
  readonly edition: Edition;
  /** How it rules. */
  readonly ruling: Ruling;
  /** The options on the way, in either edition, whose values differ between the two. */
  readonly options: readonly Option[];
}

/** The editions that come to another outcome than the record's own, in their usual order. */
export function dissents(record: GameRecord, ruling: Ruling = rule(record)): Dissent[] {
  const own = record.edition ?? 'reference';
  const agreed = verdict(ruling);
  return (Object.keys(editions) as Edition[]).flatMap((edition) => {
    if (edition === own) return [];
    const other = rule({ ...record, edition });
    if (verdict(other) === agreed) return [];
    const met = [
      ...ruling.steps,
      ...other.steps,
      ...(ruling.illegal ? [ruling.illegal] : []),
      ...(other.illegal ? [other.illegal] : []),
    ];
    const options = new Set(
      met.flatMap(({ option }) => (option && editions[own][option] !== editions[edition][option] ? [option] : [])),
    );
    return [{ edition, ruling: other, options: [...options] }];
  });
}
