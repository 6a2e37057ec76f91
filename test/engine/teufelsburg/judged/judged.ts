/** Rulings of Teufelsburg: what must come of a record, and why. */
import { judgedIn } from '../../judged.ts';

/** What a ruling has to say, in words of this folder. */
export interface Expected {
  readonly status?: string;
  readonly applied?: number;
  /** What forbids a move. */
  readonly code?: string;
  readonly winners?: readonly string[];
  readonly turn?: string;
  readonly fight?: object;
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly shown?: Readonly<Record<string, boolean>>;
  readonly occupations?: Readonly<Record<string, string>>;
  readonly pile?: readonly string[];
  readonly spares?: readonly string[];
  readonly effects?: readonly (readonly [object: string, by: string, partner: string])[];
  readonly seen?: readonly object[];
  /** Whose move it is. */
  readonly next?: readonly string[];
  /** Steps of which none is told. */
  readonly without?: readonly { readonly code: string; readonly params: object }[];
  /** Of all deals of the hidden cards, how many end so: `won:order`, `winners:Ada+Cili`, `turn:Ada`, or a status. */
  readonly shares?: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly name: string;
  readonly why: string;
  readonly record: unknown;
  readonly expect: Expected;
}

/** The rulings, by file. */
export const judged = judgedIn<Judged>(import.meta.dirname);
