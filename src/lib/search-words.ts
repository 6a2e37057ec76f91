/** What the search says, and where it finds what it searches: fetched when it is first opened. */
import { type Game, gameIds, games } from '../games.ts';
import type { Locale } from '../locales.ts';
import { sitePath } from './base.ts';
import { loadGame, questionWords } from './content.ts';
import { gameText, siteText } from './i18n.ts';
import { pagePath } from './paths.ts';
import { mostFound } from './search-limits.ts';
import { nameOf, tagOf, termLanguages } from './terms.ts';

/** What the search says, and where it finds what it searches. */
export interface SearchWords {
  readonly locale: Locale;
  /** The address of Pagefind, among the index of the language. */
  readonly index: string;
  readonly hint: string;
  readonly loading: string;
  /** With `{}` for what was searched. */
  readonly none: string;
  readonly failed: string;
  /** Where only the names, or only the texts, have come. */
  readonly partly: string;
  /** Where only what is kept on the device could be searched. */
  readonly here: string;
  readonly names: string;
  readonly nearest: string;
  /** A sentence for each number of results. */
  readonly counts: readonly string[];
  /** The games with the addresses of their pages and of their names. */
  readonly games: readonly {
    readonly id: Game;
    readonly title: string;
    readonly home: string;
    readonly names: string;
    /** What kinds of cards and terms are called. */
    readonly kinds: Readonly<Record<string, string>>;
  }[];
  /** Words of questions, for which the texts are not searched. */
  readonly passedOver: readonly string[];
  /** What a question is called. */
  readonly question: string;
  /** What the parts of a game's pages are called, by their addresses. */
  readonly parts: Readonly<Record<string, string>>;
  readonly languages: Readonly<Record<string, { readonly tag: string; readonly name: string }>>;
}

/** What the kinds of a game's cards are called, and of its other concepts. */
function kindsOf(game: Game, locale: Locale): Readonly<Record<string, string>> {
  const own = gameText(locale, game);
  const { cards, terms } = games[game];
  const others = terms.kinds.filter((kind) => !Object.values(terms.ofCards).includes(kind));
  return Object.fromEntries([
    ...Object.keys(cards.kinds).map((kind) => [kind, own(`card.kind.${kind}`)]),
    ...others.map((kind) => [kind, own(`terms.kindOf.${kind}`)]),
  ]);
}

/** The words of the search in a language. */
export async function searchWords(locale: Locale): Promise<SearchWords> {
  const t = siteText(locale);
  const contents = await Promise.all(gameIds.map((game) => loadGame(game, locale)));
  const spoken = new Set(contents.flatMap(({ facts }) => termLanguages(facts.originalLanguage)));
  return {
    locale,
    index: sitePath('pagefind', locale, 'pagefind.js'),
    hint: t('search.hint'),
    loading: t('search.loading'),
    none: t('search.none', { query: '{}' }),
    failed: t('search.failed'),
    partly: t('search.partly'),
    here: t('search.here'),
    names: t('search.names'),
    nearest: t('search.nearest'),
    // The sentences that count results: the browser picks one and needs no plural rules.
    counts: Array.from({ length: mostFound(contents.length) + 1 }, (_, count) => t('search.found', { count })),
    games: contents.map(({ game, text: { title } }) => ({
      id: game,
      title,
      kinds: kindsOf(game, locale),
      home: pagePath(locale, game),
      names: sitePath('names', `${game}.json`),
    })),
    passedOver: (await questionWords())[locale] ?? [],
    question: t('search.question'),
    parts: {
      rules: t('nav.rules'),
      cards: t('nav.cards'),
      check: t('nav.check'),
      faq: t('nav.faq'),
      differences: t('nav.differences'),
      terms: t('terms.title'),
      learn: t('learn.title'),
      setup: t('setup.title'),
      summary: t('summary.title'),
      // The game's own page.
      '': t('game.partsTitle'),
    },
    languages: Object.fromEntries(
      [...spoken].map((language) => [language, { tag: tagOf(language), name: nameOf(language) }]),
    ),
  };
}
