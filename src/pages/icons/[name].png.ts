import type { APIRoute, GetStaticPaths } from 'astro';
import { type Icon, iconSvg, icons, touchIcon } from '../../pictures/icon.ts';
import { signToPng } from '../../pictures/raster.ts';

export const getStaticPaths = (() =>
  [...icons, touchIcon].map((icon) => ({ params: { name: icon.name }, props: { icon } }))) satisfies GetStaticPaths;

/** The lamp, as the site stands among programs. */
export const GET: APIRoute<{ icon: Icon }> = async ({ props }) => new Response(await signToPng(iconSvg(props.icon)));
