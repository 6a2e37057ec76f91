import { z } from 'zod';

/** `numbers/<locale>.yaml`: the words for a number, with all their forms. */
export const numberWords = z.record(z.string().regex(/^\d+$/, 'a number'), z.array(z.string()).nonempty());
