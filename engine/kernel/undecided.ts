/**
 * Thrown by a rule that needs to know a hidden card: whoever rules on hidden cards catches it and asks.
 */
export class Undecided extends Error {
  /** The hidden card. */
  readonly card: string;
  /** The question is whether it is one of these. */
  readonly among: readonly string[];

  constructor(card: string, among: readonly string[]) {
    super(`${card} may or may not be among ${among.join(', ')}`);
    this.card = card;
    this.among = among;
  }
}
