import type { APIRoute } from 'astro';
import { gameIds } from '../../../../games.ts';
import { boardOf } from '../../../../islands/checker/boards.ts';
import { speak } from '../../../../islands/checker/build.ts';
import type { GameRecord } from '../../../../islands/checker/game.ts';
import { scenesOf, turningPoint } from '../../../../lessons.ts';
import { loadGame } from '../../../../lib/content.ts';
import { defaultLocale } from '../../../../locales.ts';
import { cardPicture, tablePicture } from '../../../../pictures/draw.tsx';
import { toPng } from '../../../../pictures/raster.ts';

/** A picture for each card and lesson, and for each question and ready-made table that has something to show. */
export async function getStaticPaths() {
  const routes = await Promise.all(
    gameIds.map(async (game) => {
      const [{ cards, questions, positions, lessons }, board, words] = await Promise.all([
        loadGame(game, defaultLocale),
        boardOf(game),
        // No word is drawn: it is the same in every language.
        speak(game, defaultLocale),
      ]);
      const emblemOf = (id: string) => {
        const card = cards.find((one) => one.id === id);
        if (!card) throw new Error(`content/${game}/cards: found no ${id}, expected a card`);
        return card.emblem;
      };
      const route = (kind: string, id: string, draw: () => string) => ({ params: { game, kind, id }, props: { draw } });
      const table = (record: unknown) => () => tablePicture({ board, words, emblemOf, record: record as GameRecord });
      return [
        ...cards.map(({ id, emblem, plate }) => route('cards', id, () => cardPicture(emblem, plate))),
        ...questions.flatMap(({ id, facts: { record } }) => (record ? [route('faq', id, table(record))] : [])),
        ...lessons.map((lesson) => route('learn', lesson.id, table(turningPoint(scenesOf(lesson, board, words))))),
        ...positions.flatMap(({ id, facts }) => (facts.door ? [] : [route('check', id, table(facts.record))])),
      ];
    }),
  );
  return routes.flat();
}

export const GET: APIRoute<{ draw: () => string }> = async ({ props }) => new Response(await toPng(props.draw()));
