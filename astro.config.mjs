import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { fingerprints } from './scripts/fingerprints.ts';
import { headingFont } from './scripts/heading-font.ts';
import { offline } from './scripts/offline.ts';
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
  // While one page waits for its picture or for the disk, others are made.
  build: { concurrency: 4 },
  integrations: [
    mdx(),
    // Babel, which it has for JSX, is by far the slowest to read a module.
    preact({ include: ['**/*.tsx'] }),
    sitemap({
      i18n: { defaultLocale, locales: tags },
      // The first page only leads on to a language; what is for frames on other sites stands on the page of the ruling too.
      filter: (page) => locales.some((locale) => page.includes(`/${locale}/`)) && !page.endsWith('/embed/'),
    }),
    headingFont(),
    // In this order: what is kept on devices is made out of all that stands in the built site, as it stands there.
    searchIndex(),
    fingerprints(),
    hostPolicy(),
    offline(),
  ],
  // A module directive in a bundled dependency is nothing a reader of the build's output can act on.
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});
