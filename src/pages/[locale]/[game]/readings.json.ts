import type { APIRoute } from 'astro';
import { textsOf } from '../../../islands/checker/build.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';

export const getStaticPaths = gameRoutes;

/** How silences of a game's leaflets are read; fetched by who unfolds the mark of a ruling that rests on it. */
export const GET: APIRoute = async ({ params }) => {
  const { game, locale } = params as GameParams;
  const { readings } = await textsOf(game, locale);
  return Response.json(readings);
};
