import { z } from 'zod';
import { inlineText } from './reference.ts';

/** `questions/<locale>.yaml`: words of questions, for which the full text is not searched. */
export const questionWords = z.array(z.string().regex(/^[\p{L}\p{N}’]+$/u, 'a single word such as who')).nonempty();

/**
 * `text/<locale>/sought.yaml`: words by which readers search and that are not ours, by the chapter, the paragraph, the card or the concept that they mean. They are
 * found as names are. `begin*` is whatever begins so; a paragraph is called by the first of its words.
 */
export const soughtWords = z.record(z.string(), z.array(inlineText).nonempty());
