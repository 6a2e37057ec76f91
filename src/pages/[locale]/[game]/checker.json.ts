import type { APIRoute } from 'astro';
import { textsOf, textsPath } from '../../../islands/checker/build.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';

export const getStaticPaths = gameRoutes;

/** Everything the checker says about a game in a language, for the browser; what its page says round it is there already, and readings it asks for. */
export const GET: APIRoute = async ({ params }) => {
  const { game, locale } = params as GameParams;
  const { ui, ...texts } = await textsOf(game, locale);
  const { page: _, ...strings } = ui.strings;
  return Response.json({ ...texts, readings: textsPath(locale, game, 'readings'), ui: { ...ui, strings } });
};
