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

/** A record, and what each card can be on each place, as far as everybody or one player can work it out. */
export interface JudgedIdentities {
  readonly name: string;
  readonly record: unknown;
  readonly who: string;
  readonly expect: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const all = [...judgedIn<Judged | JudgedIdentities>(import.meta.dirname)];
const ofIdentities = (one: Judged | JudgedIdentities): one is JudgedIdentities => 'who' in one;

/** The rulings, by file. */
export const judged = new Map(
  all.map(([file, those]) => [file, those.filter((one) => !ofIdentities(one)) as Judged[]]),
);

/** What was worked out of who can be who. */
export const judgedIdentities = all.flatMap(([, those]) => those.filter(ofIdentities));
