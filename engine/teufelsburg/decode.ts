/**
 * Reading a record from outside: shape, ids and names first, then whether the position can be.
 */
import { decoder } from '../kernel/decode.ts';
import { moveKinds } from './move-kinds.ts';
import { problemsOf } from './position.ts';
import { recordSchema } from './schema.ts';

export type { Problem, Result } from '../kernel/result.ts';
export type { Invalid } from '../kernel/schema.ts';
export { invalidSchema, recordSchema, rulingSchema } from './schema.ts';

/** Reads a record and checks that its position can be; or tells everything that is wrong. */
export const decode = decoder({ schema: recordSchema, moveKinds, problemsOf });
