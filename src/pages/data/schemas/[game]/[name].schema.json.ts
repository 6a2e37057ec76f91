import type { APIRoute } from 'astro';
import { gameIds } from '../../../../games.ts';
import {
  type EngineSchema,
  type EngineSchemas,
  engineSchemaPath,
  engineSchemas,
  jsonSchema,
} from '../../../../lib/json-schema.ts';

const modules = import.meta.glob<EngineSchemas>('/engine/*/schema.ts');

export const getStaticPaths = () =>
  gameIds.flatMap((game) => engineSchemas.map((name) => ({ params: { game, name } })));

/** The JSON Schema of what a game's engine reads or says. */
export const GET: APIRoute = async ({ params, site }) => {
  const { game = '', name } = params as { game: string; name: EngineSchema };
  const schemas = await modules[`/engine/${game}/schema.ts`]?.();
  const schema = schemas?.[`${name}Schema`];
  if (!schema) throw new Error(`engine/${game}/schema.ts: found no ${name}Schema, expected one`);
  return Response.json(jsonSchema(schema, new URL(engineSchemaPath(game, name), site).href));
};
