/**
 * Whether other editions would rule otherwise, and how.
 */
import { editions } from './data.ts';
import type { Edition, Option } from './ground.ts';
import type { Illegal } from './illegal.ts';
import { verdict } from './outcomes.ts';
import type { GameRecord } from './record.ts';
import { type Ruling, rule } from './rule.ts';
import type { Step } from './table.ts';

/** An edition that rules otherwise on the same record. */
export interface Dissent {
  /** The edition that rules otherwise. */
  readonly edition: Edition;
  /** How it rules. */
  readonly ruling: Ruling;
  /** The options on the way, in either edition, whose values differ between the two. */
  readonly options: readonly Option[];
  /** What it says that the record's own does not: what rests on the difference, else what comes first; two at most. */
  readonly instead: readonly (Step | Illegal)[];
}

/** A step, or what forbids a move. */
type Said = Step | Illegal;

const saidIn = ({ steps, illegal }: Ruling): readonly Said[] => (illegal ? [...steps, illegal] : steps);

/** What one ruling says and another does not. */
function insteadOf(own: Ruling, other: Ruling, options: readonly Option[]): readonly Said[] {
  const known = new Set(saidIn(own).map(({ code, params }) => JSON.stringify([code, params])));
  const instead = saidIn(other).filter(({ code, params }) => !known.has(JSON.stringify([code, params])));
  const telling = instead.filter(({ option }) => option !== undefined && options.includes(option));
  return (telling.length > 0 ? telling : instead).slice(0, 2);
}

/** The editions that come to another outcome than the record's own, in their usual order. */
export function dissents(record: GameRecord, ruling: Ruling = rule(record)): Dissent[] {
  const own = record.edition ?? 'reference';
  const agreed = verdict(ruling);
  return (Object.keys(editions) as Edition[]).flatMap((edition) => {
    if (edition === own) return [];
    const other = rule({ ...record, edition });
    if (verdict(other) === agreed) return [];
    const met = [...saidIn(ruling), ...saidIn(other)];
    const options = [
      ...new Set(
        met.flatMap(({ option }) => (option && editions[own][option] !== editions[edition][option] ? [option] : [])),
      ),
    ];
    return [{ edition, ruling: other, options, instead: insteadOf(ruling, other, options) }];
  });
}
