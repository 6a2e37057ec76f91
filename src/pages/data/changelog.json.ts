import type { APIRoute } from 'astro';
import { schemaPath } from '../../lib/data.ts';
import { versions } from '../../schemas/data.ts';

/** What has changed in the shape of the data. */
export const GET: APIRoute = ({ site }) =>
  Response.json({ $schema: new URL(schemaPath('changelog'), site).href, versions });
