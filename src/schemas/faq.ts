import { z } from 'zod';
import { inlineText, record, reference } from './reference.ts';

/** `faq/<id>.yaml`: what an answer rests on. */
export const faqFacts = z.strictObject({
  cites: z.array(reference).nonempty(),
  /** Ids of the cards the question is about. */
  cards: z.array(z.string()),
  /** The case at the table, where the question is about an outcome. */
  record: record.optional(),
  /** The part of the engine's ruling that proves the answer; a test holds it. */
  expect: z.looseObject({}).optional(),
});

/** `text/<locale>/faq/<id>.yaml` */
export const faqText = z.strictObject({ question: inlineText, answer: inlineText });
