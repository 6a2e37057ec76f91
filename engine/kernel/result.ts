/**
 * Input that cannot be read or cannot be: where, and what is wrong with it.
 */

/** One thing wrong with an input. */
export interface Problem {
  /** The field, as in `position.players[1].id`; empty for the whole. */
  readonly path: string;
  /** A stable name for the kind of problem. */
  readonly code: string;
  /** What was expected and what came, in English, for logs and the command line. */
  readonly message: string;
  /** What a sentence in another language needs. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A value, or everything that stands in its way. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A result without a value. */
export const failed = (problems: readonly Problem[]): Result<never> => ({ ok: false, problems });
