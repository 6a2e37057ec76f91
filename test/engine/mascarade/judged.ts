/** Rulings of Mascarade that were worked out from leaflet and readings before the engine ruled. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The rulings of `judged.ndjson`. */
export const judged: readonly Judged[] = readFileSync(join(import.meta.dirname, 'judged.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
