import type { APIRoute } from 'astro';
import { localeRoutes } from '../../lib/routes.ts';
import { searchWords } from '../../lib/search-words.ts';
import type { Locale } from '../../locales.ts';

export const getStaticPaths = localeRoutes;

/** What the search says in a language, and where it finds what it searches. */
export const GET: APIRoute = async ({ params }) => Response.json(await searchWords(params.locale as Locale));
