/**
 * What every game's ruling is made of: steps, each with its ground.
 */

/** What a step rests on: every leaflet that speaks, this edition against another, or this project's reading of a silence. */
export type Basis = 'text' | 'edition' | 'reading';

/** Why something is so: the paragraphs and cards that decide it, and the option or reading where the leaflets differ or are silent. */
export interface Ground<Cite extends string, Option extends string, Reading extends string> {
  /** The paragraphs and cards that decide it, the chief one first. */
  readonly cites: readonly [Cite, ...Cite[]];
  /** What it rests on. */
  readonly basis: Basis;
  /** The option that it rests on; the leaflets differ on it where the basis is `edition`. */
  readonly option?: Option | undefined;
  /** For `reading`: how a silence is read. */
  readonly reading?: Reading | undefined;
}

/** How weak each is: from what every leaflet says to what none does. */
const WEAKNESS: Readonly<Record<Basis, number>> = { text: 0, edition: 1, reading: 2 };

/** Several grounds as one: all that they cite, resting on what the weakest of them rests on. Nothing if one is missing. */
export function allOf<Cite extends string, Option extends string, Reading extends string>(
  all: readonly (Ground<Cite, Option, Reading> | undefined)[],
): Ground<Cite, Option, Reading> | undefined {
  const grounds = all.filter((ground) => ground !== undefined);
  if (grounds.length < all.length) return undefined;
  const weakest = grounds.reduce((one, other) => (WEAKNESS[other.basis] > WEAKNESS[one.basis] ? other : one));
  const cites = [...new Set(grounds.flatMap((ground) => ground.cites))] as unknown as typeof weakest.cites;
  return { cites, basis: weakest.basis, option: weakest.option, reading: weakest.reading };
}

/** What a sentence about a step needs to know: ids, names and numbers, never words of a language. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** A move that a rule forbids, and why. */
export interface Illegal<Code extends string, Cite extends string, Option extends string, Reading extends string>
  extends Ground<Cite, Option, Reading> {
  /** Why; a language has a sentence for each. */
  readonly code: Code;
  /** What the sentence names. */
  readonly params: Params;
}

/** The reason why a move is not legal, on a ground. */
export const illegal = <Code extends string, Cite extends string, Option extends string, Reading extends string>(
  code: Code,
  { cites, basis, option, reading }: Ground<Cite, Option, Reading>,
  params: Params,
): Illegal<Code, Cite, Option, Reading> => ({ code, cites, basis, option, reading, params });

/** One step of an explanation, with what it changed on the table. */
export interface Step<Code extends string, Cite extends string, Option extends string, Reading extends string, Change>
  extends Ground<Cite, Option, Reading> {
  /** The move that it belongs to. */
  readonly move: number;
  /** What happened; a language has a sentence for each. */
  readonly code: Code;
  /** What the sentence names. */
  readonly params: Params;
  /** What it changed on the table. */
  readonly changes: Change[];
}

/** How a record stands after its moves. */
export type Status = 'settled' | 'pending' | 'illegal' | 'over' | 'depends';

/** Who must or may decide next. `by` is left out for what belongs to nobody, as that points are counted. */
export interface Pending<Move> {
  /** The player. */
  readonly by?: string;
  /** What may be done. What its maker alone knows of a move is left out. */
  readonly moves: readonly Move[];
}

/** A move that a player might think of, and the rule that forbids it if one does. */
export interface Choice<Move, Illegal> {
  /** The move. What its maker alone knows of it is left out. */
  readonly move: Move;
  /** Why it is not legal, if it is not. */
  readonly illegal?: Illegal;
}

/** A sentence to say, by its code and what it needs. */
export interface Say<Code extends string = string> {
  /** A language has a sentence for each. */
  readonly code: Code;
  /** What the sentence names. */
  readonly params: Params;
}

/** One outcome of a record in which something unknown decides. */
export interface Case<Finding, Ruling> {
  /** When it comes to that: one of these lists, in each of which all must hold. */
  readonly when: readonly (readonly Finding[])[];
  /** In how many of the `deals` it does. */
  readonly deals: number;
  /** How the record then stands, as far as that is the same whenever it comes to that: what is not is `?` or left out. */
  readonly ruling: Ruling;
}
