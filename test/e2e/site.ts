import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameIds } from '../../src/games.ts';
import { merged } from '../../src/lib/merged.ts';
import { type Locale, locales } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';
import { once } from '../once.ts';

/** The game that the tests read. */
export const [game] = gameIds;

const content = join(import.meta.dirname, '..', '..', 'content');
const strings = (...path: string[]) => JSON.parse(readFileSync(join(content, ...path, 'sentences.json'), 'utf8'));

/** The sentences of rulings in a language: a game's own, and those that are said of every game. */
export const sentencesIn = (locale: Locale, of: Game = game) =>
  merged(strings('ui', locale), strings(of, 'text', locale)) as Record<string, Record<string, string>>;

/** Whether a game has lessons. */
export const isTaught = (of: Game): boolean => existsSync(join(content, of, 'lessons'));

/** Whether a game tells how it is set up. */
export const isSetUp = (of: Game): boolean => existsSync(join(content, '..', 'src', 'games', of, 'setting-up.ts'));

/** Whether the site keeps the score of a game's campaigns. */
const isScored = (of: Game): boolean => existsSync(join(content, '..', 'src', 'games', of, 'score'));

const [first, ...others] = gameIds;

/** A page of each kind of a game, without the locale. */
function pagesOf(of: Game) {
  const { idsIn, read } = contentOf(of);
  const isTable = (id: string) => !read('positions', `${id}.yaml`).door;
  const chosen =
    of === 'teufelsburg'
      ? { card: 'broken-mirror', question: 'doctor-tie', table: 'blades-against-shields', term: 'goblet' }
      : {
          card: idsIn('cards')[0],
          question: idsIn('faq')[0],
          table: idsIn('positions').find(isTable),
          term: idsIn('cards')[0],
        };
  return {
    game: `${of}/`,
    rules: `${of}/rules/`,
    cards: `${of}/cards/`,
    card: `${of}/cards/${chosen.card}/`,
    faq: `${of}/faq/`,
    question: `${of}/faq/${chosen.question}/`,
    table: `${of}/check/${chosen.table}/`,
    ...(isTaught(of) && { lessons: `${of}/learn/`, lesson: `${of}/learn/${read('lessons', 'index.yaml')[2]}/` }),
    ...(isSetUp(of) && { setup: `${of}/setup/` }),
    summary: `${of}/summary/`,
    ...(isScored(of) && { score: `${of}/score/` }),
    differences: `${of}/differences/`,
    terms: `${of}/terms/`,
    term: `${of}/terms/${chosen.term}/`,
    sideBySideRules: `${of}/side-by-side/rules/`,
    sideBySideCards: `${of}/side-by-side/cards/`,
    sideBySideFaq: `${of}/side-by-side/faq/`,
  };
}

/** A page of each kind, those of the first game among them, without the locale. */
export const kindsOfPage = { home: '', ...pagesOf(first), data: 'data/', offline: 'offline/' };

/** The pages of the other games. */
const pagesOfOthers = others.flatMap((of: Game) =>
  Object.entries(pagesOf(of)).map(([kind, path]): [string, string] => [`${kind} of ${of}`, path]),
);

/** Every kind of page in every language. */
export const pages: readonly { locale: Locale; kind: string; path: string }[] = locales.flatMap((locale) =>
  [...Object.entries(kindsOfPage), ...pagesOfOthers].map(([kind, path]) => ({
    locale,
    kind,
    path: `/${locale}/${path}`,
  })),
);

/** The pages that rule, of each game. */
export const rulingPages = (locale: Locale): readonly { locale: Locale; kind: string; path: string }[] =>
  gameIds.map((of) => ({ locale, kind: of === game ? 'check' : `check of ${of}`, path: `/${locale}/${of}/check/` }));

/** The folder of the built site. */
export const dist = join(import.meta.dirname, '..', '..', 'dist');

/** Whether there is a file at an address of the built site. */
export const isBuilt = (path: string): boolean => existsSync(join(dist, path));

/** The file at an address of the built site. */
export const builtFile = (path: string): Buffer => readFileSync(join(dist, path));

/** A page of the built site: its address and its source. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Every HTML page of the built site. */
export const builtPages = once((): readonly BuiltPage[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    })),
);

/** The pages that are to be found: not the first, which leads on to a language, nor those that say that they are not. */
export const listedPages = (): readonly BuiltPage[] =>
  builtPages().filter(({ path, html }) => path !== '/' && !html.includes('<meta name="robots" content="noindex"'));
