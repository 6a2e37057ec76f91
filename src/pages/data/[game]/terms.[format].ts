import type { APIRoute } from 'astro';
import { type Game, gameIds } from '../../../games.ts';
import { termFormats, termsAs } from '../../../lib/data.ts';

type Format = keyof typeof termFormats;

export const getStaticPaths = () =>
  gameIds.flatMap((game) => Object.keys(termFormats).map((format) => ({ params: { game, format } })));

/** All terms of a game in all languages. */
export const GET: APIRoute = async ({ params, site }) =>
  new Response(await termsAs(params.format as Format, params.game as Game, site as URL), {
    headers: { 'content-type': termFormats[params.format as Format] },
  });
