import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { chunkGraph } from './scripts/chunks.ts';
import { emblems } from './scripts/emblems.ts';
import { fingerprints } from './scripts/fingerprints.ts';
import { headingFont } from './scripts/heading-font.ts';
import { modulePreloads } from './scripts/module-preloads.ts';
import { offline } from './scripts/offline.ts';
import { changedPages } from './scripts/pages.ts';
import { hostPolicy, policy } from './scripts/policy.ts';
import { preact } from './scripts/preact/index.ts';
import { preloading } from './scripts/preloading.ts';
import { searchIndex } from './scripts/search-index.ts';
import { defaultLocale, languages, locales } from './src/locales.ts';

const tags = Object.fromEntries(locales.map((locale) => [locale, languages[locale].tag]));

/** What pages load together, in one file each: many small ones take longer, and are larger when compressed. */
const chunks = [
  { name: 'loading', test: /vite\/preload-helper\.js$|\/scripts\/loader\.ts$/ },
  { name: 'preact', test: /node_modules\/preact\// },
  { name: 'speaking', test: /node_modules\/i18next\/|\/sentences\/speaking\.ts|\/checker\/Boundary\.tsx/ },
  // The plan's few bytes alone would be a request more where a table is set up.
  {
    name: 'explaining',
    test: /\/sentences\/explain\.ts|\/checker\/edition\.ts|\/lib\/page-texts\.ts|\/kernel\/plan\.ts/,
  },
  // What a group imports comes along: what other pages import too stands before it.
  { name: 'text', test: /\/kernel\/(text|name)\.ts/ },
  { name: 'opening', test: /\/islands\/checker\/(opening|after-frame|boards|texts)\.ts/ },
  {
    name: 'ruling',
    test: /\/islands\/checker\/(told|history|known|share|Result|words|wait|table\/(fields|Drawing|hanging))\.tsx?|\/kernel\/(depends|compare|outcomes|random|questions|seats|grounds|ruling)\.ts/,
  },
];

/** What scripts ask for, taken down as they are written. @type {Map<string, import('./scripts/chunks.ts').Chunk>} */
const graph = new Map();

/** What integrations change in the built pages. @type {import('./scripts/pages.ts').PageChanges} */
const changes = [];

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
  // A class is shorter than an attribute, on every element that a component styles.
  scopedStyleStrategy: 'class',
  // While one page waits for its picture or for the disk, others are made.
  build: { concurrency: 8 },
  integrations: [
    mdx(),
    preact(),
    sitemap({
      i18n: { defaultLocale, locales: tags },
      // The first page only leads on to a language; what is for frames on other sites stands on the page of the ruling too.
      filter: (page) => locales.some((locale) => page.includes(`/${locale}/`)) && !page.endsWith('/embed/'),
      // As the heads of the pages have it.
      serialize: ({ links = [], ...page }) => ({
        ...page,
        links: [
          ...links,
          ...links.filter(({ lang }) => lang === tags[defaultLocale]).map(({ url }) => ({ lang: 'x-default', url })),
        ],
      }),
    }),
    headingFont(),
    // In this order: what is kept on devices is made out of all that stands in the built site, as it stands there.
    searchIndex(changes),
    emblems(changes),
    modulePreloads(changes, graph),
    fingerprints(changes),
    hostPolicy(changes),
    changedPages(changes),
    offline(graph),
  ],
  vite: {
    plugins: [preloading(), chunkGraph(graph)],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
    build: {
      // In bytes: the style sheet of one kind of page stands in it, those of many kinds are kept.
      assetsInlineLimit: 6500,
      // A module directive in a bundled dependency is nothing a reader of the build's output can act on.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
