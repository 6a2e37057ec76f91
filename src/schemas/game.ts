import { z } from 'zod';
import { inlineText } from './reference.ts';

/** `game.yaml`: the facts of a game that no single card holds. */
export const gameFacts = z.looseObject({
  /** The folder's name. */
  id: z.string(),
  /** The title of the original. */
  original: z.string(),
  /** The original's language, by its BCP-47 tag; not one of the site's, which have terms and names of their own. */
  originalLanguage: z.string(),
  designers: z.array(z.string()).nonempty(),
  publisher: z.string(),
  year: z.int(),
  /** From, to. */
  players: z.tuple([z.int(), z.int()]),
  /** From, to. */
  minutes: z.tuple([z.int(), z.int()]),
  /** Youngest age the box names. */
  age: z.int(),
  /** Editions of the rules, the reference reading first. */
  editions: z.array(z.string()).nonempty(),
  /** Fields of its cards, or of those of one kind, that the engine does not have, besides those that it has of no game's. */
  forReaders: z.array(z.string()).optional(),
  sources: z.array(z.strictObject({ edition: z.string(), translator: z.string().optional() })),
});

/** `text/<locale>/game.yaml`: how a language calls the game and its parts. */
export const gameText = z.strictObject({
  title: inlineText,
  original: inlineText,
  tagline: inlineText,
  intro: inlineText,
  /** By edition. */
  editions: z.record(z.string(), inlineText),
  editionNotes: z.record(z.string(), inlineText),
  /** By variant. */
  variants: z.record(z.string(), inlineText),
  variantNotes: z.record(z.string(), inlineText),
});
