import { z } from 'zod';
import { inlineText, paragraphId } from './reference.ts';

/** Whether a term is the one to use, one that may be used, or one to keep out of new texts. */
export const statuses = ['preferred', 'admitted', 'deprecated'] as const;

/** What part of speech a term is; the values are those of TBX. */
export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'other'] as const;

/** A noun's gender, in languages that have it; the values are those of TBX. */
export const genders = ['masculine', 'feminine', 'neuter'] as const;

/** A term of a concept in a language. */
const term = z.strictObject({
  /** Left out for the name of a card, which stands with the card. */
  term: inlineText.exactOptional(),
  status: z.enum(statuses).default('preferred'),
  partOfSpeech: z.enum(partsOfSpeech).default('noun'),
  gender: z.enum(genders).exactOptional(),
  /** Editions whose printed leaflet has the term. */
  leaflets: z.array(z.string()).default([]),
  note: inlineText.exactOptional(),
  /** The words by which it is found in the rules instead of the term itself; `support*` is whatever begins so. */
  forms: z.array(inlineText).default([]),
});

/** `terms.yaml`: the concepts of a game, in the order in which they are read. */
export const termConcepts = z.array(
  z.strictObject({
    /** The card's id for a card. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id such as hand-limit'),
    /** What it is: one of the game's `terms.kinds`. */
    kind: z.string(),
    /** The terms of the original. */
    original: z
      .array(
        term.omit({ note: true, forms: true }).extend({
          /** Not seen in a source: what a player of the original would most likely say. */
          unverified: z.literal(true).exactOptional(),
        }),
      )
      .nonempty(),
    /** The paragraphs that explain it; a card has its own. */
    rules: z.array(paragraphId).nonempty().exactOptional(),
    /** The chapters in which its words mean this and nothing else. */
    within: z.array(z.string()).nonempty().exactOptional(),
  }),
);

/** `text/<locale>/terms.yaml`, by the concept's id. */
export const termTexts = z.record(
  z.string(),
  z.strictObject({
    /** Without markup. Left out where the effect of the card says it. */
    definition: inlineText.exactOptional(),
    /** Phrases in which words by which it is found mean something else. */
    except: z.array(inlineText).nonempty().exactOptional(),
    terms: z.array(term).nonempty(),
  }),
);
