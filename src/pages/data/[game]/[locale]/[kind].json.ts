import type { APIRoute } from 'astro';
import { type Game, gameIds } from '../../../../games.ts';
import { dataOf } from '../../../../lib/data.ts';
import { type Locale, locales } from '../../../../locales.ts';
import { type DataKind, kinds } from '../../../../schemas/data.ts';

export const getStaticPaths = () =>
  gameIds.flatMap((game) =>
    locales.flatMap((locale) => Object.keys(kinds).map((kind) => ({ params: { game, locale, kind } }))),
  );

/** A kind of content of a game in a language. */
export const GET: APIRoute = async ({ params, site }) =>
  Response.json(await dataOf(params.kind as DataKind, params.game as Game, params.locale as Locale, site as URL));
