import type { APIRoute } from 'astro';
import { base, sitePath } from '../../lib/base.ts';
import { siteText } from '../../lib/i18n.ts';
import { pagePath } from '../../lib/paths.ts';
import { localeRoutes } from '../../lib/routes.ts';
import { type Locale, languages } from '../../locales.ts';
import { icons } from '../../pictures/icon.ts';

export const getStaticPaths = localeRoutes;

/** As what the site is installed, in a language. */
export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale;
  const t = siteText(locale);
  const manifest = {
    id: pagePath(locale),
    name: t('site.homeTitle'),
    short_name: t('site.name'),
    description: t('site.description'),
    lang: languages[locale].tag,
    dir: 'ltr',
    start_url: pagePath(locale),
    scope: base,
    display: 'standalone',
    background_color: '#06070d',
    theme_color: '#12162a',
    icons: icons.map(({ name, size, purpose }) => ({
      src: sitePath('icons', `${name}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
