import type { APIRoute } from 'astro';
import { loadGame } from '../../../lib/content.ts';
import { siteText } from '../../../lib/i18n.ts';
import { blocks, inline } from '../../../lib/markdown.ts';
import { emblemPath } from '../../../lib/paths.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';

export const getStaticPaths = gameRoutes;

/** What a preview shows of every card and paragraph, by reference. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = params as GameParams;
  const t = siteText(locale);
  const { cards, chapters } = await loadGame(game, locale);
  const previews = [
    ...cards.map(({ id, reference, facts: { kind }, text }) => [
      reference,
      {
        kicker: t(`card.kind.${kind}`),
        title: text.name,
        html: inline(text.effect),
        emblem: emblemPath(game, id),
        kind,
      },
    ]),
    ...chapters.flatMap(({ title, paragraphs }) =>
      paragraphs.map(({ id, number, markdown }) => [
        id,
        { kicker: title, title: number, html: blocks(markdown).trim() },
      ]),
    ),
  ];
  return Response.json(Object.fromEntries(previews));
};
