import type { APIRoute } from 'astro';
import { defineRuling } from '../lib/element.ts';
import { locales } from '../locales.ts';

/** The script that a page needs to show a ruling that sizes itself. */
export const GET: APIRoute = () =>
  new Response(`(${defineRuling})(${JSON.stringify(locales)});\n`, { headers: { 'Content-Type': 'text/javascript' } });
