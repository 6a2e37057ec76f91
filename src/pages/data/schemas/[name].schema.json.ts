import type { APIRoute } from 'astro';
import { schemaPath } from '../../../lib/data.ts';
import { jsonSchema } from '../../../lib/json-schema.ts';
import { schemas } from '../../../schemas/data.ts';

type Name = keyof typeof schemas;

export const getStaticPaths = () => Object.keys(schemas).map((name) => ({ params: { name } }));

/** The JSON Schema of a file of the data. */
export const GET: APIRoute = ({ params, site }) => {
  const name = params.name as Name;
  return Response.json(jsonSchema(schemas[name], new URL(schemaPath(name), site).href));
};
