/** Rulings of Mascarade that were worked out from leaflet and readings before the engine ruled. */
import { judgedIn } from '../../judged.ts';

/** What was worked out of a ruling; what is left out was not. */
export interface Expected {
  readonly status?: string;
  readonly announcement?: object;
  readonly cards?: Readonly<Record<string, readonly string[]>>;
  readonly cases?: readonly (Expected & { readonly weight: number })[];
}

/** A record, and what was worked out. */
export interface Judged {
  readonly name: string;
  readonly record: unknown;
  readonly expect: Expected;
}

/** The rulings, by file. */
export const judged = judgedIn<Judged>(import.meta.dirname);
