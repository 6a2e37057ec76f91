import type { APIRoute } from 'astro';
import type { z } from 'zod';
import { gameIds } from '../../../../games.ts';
import { engineSchemaPath, jsonSchema } from '../../../../lib/json-schema.ts';

const modules = import.meta.glob<Record<'recordSchema' | 'rulingSchema', z.ZodType>>('/engine/*/schema.ts', {
  eager: true,
});
const names = ['record', 'ruling'] as const;

export const getStaticPaths = () => gameIds.flatMap((game) => names.map((name) => ({ params: { game, name } })));

/** The JSON Schema of what a game's engine reads or says. */
export const GET: APIRoute = ({ params, site }) => {
  const { game = '', name } = params as { game: string; name: (typeof names)[number] };
  const schema = modules[`/engine/${game}/schema.ts`]?.[`${name}Schema`];
  if (!schema) throw new Error(`engine/${game}/schema.ts: found no ${name}Schema, expected one`);
  return Response.json(jsonSchema(schema, new URL(engineSchemaPath(game, name), site).href));
};
