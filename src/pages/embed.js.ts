import type { APIRoute } from 'astro';
import { gameIds } from '../games.ts';
import { defineRuling } from '../lib/element.ts';
import { languages, locales } from '../locales.ts';
import { firstKnown } from '../scripts/inline.ts';

const tags = Object.fromEntries(locales.map((locale) => [locale, languages[locale].tag]));

/** The script that a page needs to show a ruling that sizes itself. */
export const GET: APIRoute = () =>
  new Response(`(${defineRuling})(${JSON.stringify(tags)}, ${JSON.stringify(gameIds)}, ${firstKnown});\n`, {
    headers: { 'Content-Type': 'text/javascript' },
  });
