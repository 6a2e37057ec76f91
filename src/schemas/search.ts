import { z } from 'zod';

/** `questions/<locale>.yaml`: words of questions, for which the full text is not searched. */
export const questionWords = z.array(z.string().regex(/^[\p{L}\p{N}’]+$/u, 'a single word such as who')).nonempty();
