import { z } from 'zod';

/** `numbers/<locale>.yaml`: the words for a number, with all their forms; a question mark after those that may say something else. */
export const numberWords = z.record(
  z.string().regex(/^\d+$/, 'a number'),
  z
    .array(z.string().regex(/^\p{L}[\p{L} -]*\??$/u, 'a word such as two, or both? if it may say something else'))
    .nonempty(),
);
