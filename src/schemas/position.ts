import { z } from 'zod';
import { inlineText, record } from './reference.ts';

/** `positions/<id>.yaml`: a table made ready, to try a card or to start from. */
export const positionFacts = z.strictObject({
  /** What it is about: one of the game's `positionKinds`. */
  kind: z.string(),
  /** One of the doors into the checker. */
  door: z.boolean().default(false),
  /** Id of the card whose drawing stands in the doorway. */
  emblem: z.string().optional(),
  /** Ids of the cards it shows at work. */
  cards: z.array(z.string()),
  record,
});

/** `text/<locale>/positions.yaml`, by the position's id. */
export const positionTexts = z.record(z.string(), z.strictObject({ title: inlineText, about: inlineText }));
