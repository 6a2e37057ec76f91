import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { headingFont } from './scripts/heading-font.ts';
import { hostPolicy, policy } from './scripts/policy.ts';
import { searchIndex } from './scripts/search-index.ts';
import { defaultLocale, languages, locales } from './src/locales.ts';

const tags = Object.fromEntries(locales.map((locale) => [locale, languages[locale].tag]));

export default defineConfig({
  site: 'https://coachlamp.example',
  output: 'static',
  trailingSlash: 'always',
  i18n: {
    defaultLocale,
    locales,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  security: { csp: policy },
  integrations: [
    mdx(),
    preact(),
    sitemap({
      i18n: { defaultLocale, locales: tags },
      // The first page only leads on to a language; what is for frames on other sites stands on the page of the ruling too.
      filter: (page) => locales.some((locale) => page.includes(`/${locale}/`)) && !page.endsWith('/embed/'),
    }),
    headingFont(),
    hostPolicy(),
    searchIndex(),
  ],
  // A module directive in a bundled dependency is nothing a reader of the build's output can act on.
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});
