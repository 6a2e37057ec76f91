import type { APIRoute } from 'astro';
import { type Game, gameIds } from '../../games.ts';
import { loadGame } from '../../lib/content.ts';
import { plainText } from '../../lib/markdown.ts';
import { namesOf } from '../../lib/names.ts';
import { defaultLocale, type Locale, locales } from '../../locales.ts';

export const getStaticPaths = () => gameIds.map((game) => ({ params: { game } }));

/** What the search finds by name while one types, in all languages. */
export const GET: APIRoute = async ({ params }) => {
  const game = params.game as Game;
  const { terms, termSources, sought, chapters, questions } = await loadGame(game, defaultLocale);
  const asked = await Promise.all(
    locales.map(async (locale) => {
      const own = (await loadGame(game, locale)).questions;
      return [locale, new Map(own.map(({ id, text }) => [id, plainText(text.question)]))] as const;
    }),
  );
  const index = namesOf({
    game,
    concepts: terms,
    cards: termSources.cards,
    sought,
    numbers: new Map(chapters.flatMap(({ paragraphs }) => paragraphs).map(({ id, number }) => [id, number])),
    chapters: new Map(chapters.map(({ id, number }) => [id, `${number}`])),
    questions: questions.map(({ id, facts: { cites, cards } }) => ({
      id,
      cites,
      cards,
      titles: Object.fromEntries(asked.map(([locale, titles]) => [locale, titles.get(id)])) as Record<Locale, string>,
    })),
  });
  return Response.json(index);
};
