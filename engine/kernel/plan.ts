/**
 * The plan by which a game is set up: what a table does before the first turn, step by step. A game deals from its plan, and pages show it.
 */

/** Cards that are the same, with how many of them. */
export interface Counted<Card extends string> {
  readonly card: Card;
  readonly count: number;
}

/** A step of setting a game up. */
export interface PlanStep<Code extends string = string, Cite extends string = string, Card extends string = string> {
  /** What is done: a sentence stands in the content for each. */
  readonly code: Code;
  /** The paragraphs that say so. */
  readonly cites: readonly Cite[];
  /** The number that its sentence tells. */
  readonly count?: number;
  /** The cards that are taken for it. */
  readonly cards?: readonly Counted<Card>[];
}

/** As many cards as are counted, in a row. */
export const copies = <Card extends string>(cards: readonly Counted<Card>[]): Card[] =>
  cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** Cards counted, in the order in which each comes first. */
export const counted = <Card extends string>(cards: readonly Card[]): Counted<Card>[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));

/** How many cards are counted in all. */
export const totalOf = (cards: readonly Counted<string>[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** Cards counted as the rules refer to them. */
export const referred = <Kind extends string, Id extends string>(
  kind: Kind,
  cards: readonly Counted<Id>[],
): Counted<`${Kind}.${Id}`>[] => cards.map(({ card, count }) => ({ card: `${kind}.${card}` as const, count }));
