import { z } from 'zod';
import { inlineText, paragraphId } from './reference.ts';

/** `cards/<id>.yaml`: what holds of a card in every language. A game's own schema, in `src/games/`, says what else does. */
export const cardFacts = z.looseObject({
  kind: z.string(),
  /** The name in the original. */
  original: z.string(),
  /** Copies in the box. */
  count: z.int().positive(),
  /** The moments at which it matters, the chief one first. */
  use: z.tuple([z.string()], z.string()),
  /** Fewest and most players with which the card is in play. */
  players: z.tuple([z.int(), z.int()]),
  /** Ids of other cards. */
  related: z.array(z.string()),
  /** Paragraphs that touch it. */
  rules: z.array(paragraphId),
  /** Ids of differences that touch it. */
  differences: z.array(z.string()),
});

/** What holds of a card of any game. */
export type CardFacts = z.output<typeof cardFacts>;

/** `text/<locale>/cards/<id>.yaml`: a card in a language. */
export const cardText = z.strictObject({
  /** What the language calls it: as its cards have it, where there are any. */
  name: inlineText,
  /** The name as a noun phrase, by its place in a sentence. */
  forms: z.record(z.string(), inlineText),
  /** What it does in a few words, for its tile; left out where the effect is as short. */
  gist: inlineText.optional(),
  effect: inlineText,
  clarifications: z.array(inlineText),
  /** What is often believed, and what is so instead. */
  mistakes: z.array(z.strictObject({ mistake: inlineText, truth: inlineText })),
});
