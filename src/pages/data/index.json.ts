import type { APIRoute } from 'astro';
import { dataIndex } from '../../lib/data.ts';

/** What data there is, and where. */
export const GET: APIRoute = ({ site }) => Response.json(dataIndex(site as URL));
