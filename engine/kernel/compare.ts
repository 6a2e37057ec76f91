/**
 * Whether other editions would rule otherwise, and how.
 */

/** What a ruling says: a step, or what forbids a move. */
interface Said {
  readonly code: string;
  readonly params: unknown;
  readonly option?: string | undefined;
}

/** What is looked at in a ruling. */
interface Telling<Step extends Said, Illegal extends Said> {
  readonly steps: readonly Step[];
  readonly illegal?: Illegal;
}

/** What a ruling can come to, where something unknown decides. */
interface Hanging<Ruling> {
  readonly cases?: readonly { readonly ruling: Ruling; readonly deals: number; readonly when: unknown }[];
}

/** What a game gives so that its editions can be compared. */
export interface Compared<Record, Ruling, Edition extends string, Option extends string> {
  /** The value of every option, by edition, the reference first. */
  readonly editions: Readonly<globalThis.Record<Edition, Readonly<globalThis.Record<Option, string>>>>;
  /** The same record under an edition. */
  readonly under: (record: Record, edition: Edition) => Record;
  readonly rule: (record: Record) => Ruling;
  /** The ruling on every way in which a record can come out, where something unknown decides. */
  readonly rulings: (record: Record) => readonly Ruling[];
  /** What is impossible about a record: under another edition it may be one that cannot be. */
  readonly problemsOf: (record: Record) => readonly unknown[];
  /** What a ruling comes to by itself, whatever the way there: the same text for the same outcome. */
  readonly verdict: (ruling: Ruling) => string;
}

/** An edition that rules otherwise on the same record. */
export interface Dissent<Ruling, Edition, Option, Step, Illegal> {
  /** The edition that rules otherwise. */
  readonly edition: Edition;
  /** How it rules. */
  readonly ruling: Ruling;
  /** The options on the way, in either edition, whose values differ between the two. */
  readonly options: readonly Option[];
  /**
   * What it says that the record's own does not: what forbids a move; else what rests on the difference that was met last, else what comes first; two at
   * most.
   */
  readonly instead: readonly (Step | Illegal)[];
}

/** What is said, as a text. */
const keyOf = ({ code, params }: Said): string => JSON.stringify([code, params]);

/** What one ruling says and another does not. */
function insteadOf<Step extends Said, Illegal extends Said>(
  own: Telling<Step, Illegal>,
  other: Telling<Step, Illegal>,
  options: readonly string[],
): readonly (Step | Illegal)[] {
  if (other.illegal) return [other.illegal];
  const known = own.steps.map(keyOf);
  const instead = other.steps.filter((one) => !known.includes(keyOf(one)));
  const last = instead.findLast(({ option }) => options.includes(option as string))?.option;
  return (last ? instead.filter(({ option }) => option === last) : instead).slice(0, 2);
}

/**
 * The editions that come to another outcome than the record's own, in their usual order; without those by which its table cannot be.
 * @param own the record's edition
 */
export function dissentsOf<
  Record,
  Step extends Said,
  Illegal extends Said,
  Ruling extends Telling<Step, Illegal> & Hanging<Ruling>,
  Edition extends string,
  Option extends string,
>(
  game: Compared<Record, Ruling, Edition, Option>,
  record: Record,
  ruling: Ruling,
  own: Edition,
): Dissent<Ruling, Edition, Option, Step, Illegal>[] {
  const { editions, under, rule, rulings, problemsOf, verdict } = game;
  /** The same text for rulings that come to the same: each outcome of as many deals, and of the same ones. */
  const gist = (ruling: Ruling) => {
    const outcomes = ruling.cases?.map((one) => JSON.stringify([verdict(one.ruling), one.deals, one.when]));
    return JSON.stringify([verdict(ruling), outcomes?.sort()]);
  };

  const mine = gist(ruling);
  return (Object.keys(editions) as Edition[]).flatMap((edition) => {
    const same = under(record, edition);
    if (edition === own || problemsOf(same).length > 0) return [];
    const other = rule(same);
    if (gist(other) === mine) return [];
    // An outcome tells what all its ways have in common: what differs may be said in one of them only.
    const told = [...(ruling.cases ? rulings(record) : [ruling]), ...(other.cases ? rulings(same) : [other])];
    const met = told.flatMap(({ steps, illegal }) => [...steps, illegal].map((one) => one?.option));
    // Without an option there are no two values that could differ.
    const differs = (option: string | undefined): option is Option =>
      editions[own][option as Option] !== editions[edition][option as Option];
    const options = [...new Set(met.filter(differs))];
    return [{ edition, ruling: other, options, instead: insteadOf(ruling, other, options) }];
  });
}
