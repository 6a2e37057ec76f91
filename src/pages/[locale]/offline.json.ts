import type { APIRoute } from 'astro';
import { offlineTexts } from '../../lib/offline/texts.ts';
import { localeRoutes } from '../../lib/routes.ts';
import type { Locale } from '../../locales.ts';

export const getStaticPaths = localeRoutes;

/** What is said of what is kept on a device. */
export const GET: APIRoute = async ({ params }) => Response.json(await offlineTexts(params.locale as Locale));
