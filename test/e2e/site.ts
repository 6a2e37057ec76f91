import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../src/games.ts';
import { merged } from '../../src/lib/merged.ts';
import { type Locale, locales } from '../../src/locales.ts';

/** The game that the tests read. */
export const [game] = gameIds;

const content = join(import.meta.dirname, '..', '..', 'content');
const strings = (...path: string[]) => JSON.parse(readFileSync(join(content, ...path, 'sentences.json'), 'utf8'));

/** The sentences of rulings in a language: the game's own, and those that are said of every game. */
export const sentencesIn = (locale: Locale) =>
  merged(strings('ui', locale), strings(game, 'text', locale)) as Record<string, Record<string, string>>;

/** A page of each kind, without the locale. */
export const kindsOfPage = {
  home: '',
  game: `${game}/`,
  rules: `${game}/rules/`,
  cards: `${game}/cards/`,
  card: `${game}/cards/broken-mirror/`,
  faq: `${game}/faq/`,
  question: `${game}/faq/doctor-tie/`,
  table: `${game}/check/blades-against-shields/`,
  differences: `${game}/differences/`,
  terms: `${game}/terms/`,
  term: `${game}/terms/goblet/`,
  sideBySideRules: `${game}/side-by-side/rules/`,
  sideBySideCards: `${game}/side-by-side/cards/`,
  sideBySideFaq: `${game}/side-by-side/faq/`,
  data: 'data/',
} as const;

/** Every kind of page in every language. */
export const pages: readonly { locale: Locale; kind: string; path: string }[] = locales.flatMap((locale) =>
  Object.entries(kindsOfPage).map(([kind, path]) => ({ locale, kind, path: `/${locale}/${path}` })),
);

/** The folder of the built site. */
export const dist = join(import.meta.dirname, '..', '..', 'dist');

/** Whether there is a file at an address of the built site. */
export const isBuilt = (path: string): boolean => existsSync(join(dist, path));

/** The file at an address of the built site. */
export const builtFile = (path: string): Buffer => readFileSync(join(dist, path));

/** Every HTML page of the built site: its address and its source. */
export const builtPages = (): { path: string; html: string }[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }));

/** The pages that are to be found: not the first, which leads on to a language, nor those that say that they are not. */
export const listedPages = (): { path: string; html: string }[] =>
  builtPages().filter(({ path, html }) => path !== '/' && !html.includes('<meta name="robots" content="noindex"'));
