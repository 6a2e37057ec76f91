import { z } from 'zod';
import { sitePath } from './base.ts';

/** A JSON Schema (draft 2020-12) of what a schema lets out. @param $id where it is served */
export function jsonSchema(schema: z.ZodType, $id: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, $id, ...rest };
}

/** What a game's engine reads and says: records, rulings, and what the command line answers to bad input. */
export const engineSchemas = ['record', 'ruling', 'invalid'] as const;

export type EngineSchema = (typeof engineSchemas)[number];

/** The schemas as a game's `schema.ts` exports them. */
export type EngineSchemas = Readonly<Record<`${EngineSchema}Schema`, z.ZodType>>;

/** Where the schemas of what a game's engine reads and says are served. */
export const engineSchemaPath = (game: string, name: EngineSchema) =>
  sitePath('data', 'schemas', game, `${name}.schema.json`);
