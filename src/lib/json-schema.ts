import { z } from 'zod';

/** A JSON Schema (draft 2020-12) of what a schema lets out. @param $id where it is served */
export function jsonSchema(schema: z.ZodType, $id: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return { $schema, $id, ...rest };
}

/** Where the schemas of a game's record and ruling are served. */
export const engineSchemaPath = (game: string, name: 'record' | 'ruling') =>
  `/data/schemas/${game}/${name}.schema.json`;
