import { z } from 'zod';
import { inlineText } from './reference.ts';

/** A paragraph's id within its chapter; `{ retired }` keeps the number of one that fell away. */
const entry = z.union([z.string(), z.strictObject({ retired: z.string() })]);

/** `rules/index.yaml`: the register, from whose order the numbers of chapters and paragraphs come. */
export const register = z.array(z.strictObject({ id: z.string(), paragraphs: z.array(entry).nonempty() })).nonempty();

/** The front matter of `rules/<locale>/<chapter>.mdx`. */
export const chapter = z.strictObject({
  title: inlineText,
  /** What the chapter is for, in a sentence. */
  about: inlineText.exactOptional(),
  /** What follows upon what, a stop each: a label, and a text that leads to the paragraphs. */
  timeline: z
    .array(z.strictObject({ when: inlineText, what: inlineText }))
    .nonempty()
    .exactOptional(),
});
