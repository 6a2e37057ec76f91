import type { APIRoute } from 'astro';
import { spokenOf } from '../../../islands/checker/build.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';

export const getStaticPaths = gameRoutes;

/** By which words what is typed into the checker is understood; fetched by who types. */
export const GET: APIRoute = async ({ params }) => {
  const { game, locale } = params as GameParams;
  return Response.json(await spokenOf(game, locale));
};
