import { z } from 'zod';
import { inlineText, paragraphId, record } from './reference.ts';

/** `examples/<id>.yaml`: a case at the table, shown under a paragraph. */
export const exampleFacts = z.strictObject({
  /** The paragraph that decides it. */
  paragraph: paragraphId,
  /** The case. What is not to be seen in its picture is left unknown. */
  record,
  /** The part of the engine's ruling that proves the caption; a test holds it. */
  expect: z.looseObject({}),
});

/** `text/<locale>/examples/<id>.yaml`: what happens, and why. */
export const exampleText = z.strictObject({ caption: inlineText });
