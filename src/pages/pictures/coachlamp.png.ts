import type { APIRoute } from 'astro';
import { sitePicture } from '../../pictures/draw.tsx';
import { toPng } from '../../pictures/raster.ts';

/** The picture of all pages that have none of their own. */
export const GET: APIRoute = async () => new Response(await toPng(sitePicture()));
