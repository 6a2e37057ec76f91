import type { APIRoute } from 'astro';
import { sitePath } from '../lib/base.ts';

/** All of it may be found, and here is where all of it stands. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitePath('sitemap-index.xml'), site)}\n`);
