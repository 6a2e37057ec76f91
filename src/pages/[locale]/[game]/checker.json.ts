import type { APIRoute } from 'astro';
import { textsOf } from '../../../islands/checker/build.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';

export const getStaticPaths = gameRoutes;

/** Everything the checker says about a game in a language, for the browser. */
export const GET: APIRoute = async ({ params }) => {
  const { game, locale } = params as GameParams;
  return Response.json(await textsOf(game, locale));
};
