import type { APIRoute } from 'astro';
import { loadGame } from '../../../lib/content.ts';
import { gameText, siteText } from '../../../lib/i18n.ts';
import { blocks, inline } from '../../../lib/markdown.ts';
import { markupOf } from '../../../lib/markup.ts';
import { listOfEditions, otherwiseOn } from '../../../lib/otherwise.ts';
import { emblemPath, termPath } from '../../../lib/paths.ts';
import { type GameParams, gameRoutes } from '../../../lib/routes.ts';
import { preferred } from '../../../lib/terms.ts';

export const getStaticPaths = gameRoutes;

/** What a preview shows of every card, paragraph and term, by the address of the link that it is for, and what it says itself. */
export const GET: APIRoute = async ({ params }) => {
  const { locale, game } = params as GameParams;
  const t = gameText(locale, game);
  const content = await loadGame(game, locale);
  const { cards, chapters, terms } = content;
  // A ruling by an edition cites the paragraph: its preview says what that edition has instead.
  const instead = (paragraph: string) =>
    otherwiseOn(content, paragraph)
      .map(
        ({ difference: { text }, editions, says }) =>
          `<p><b>${listOfEditions(locale, editions)}</b> <em>${inline(text.title)}:</em> ${inline(says)}</p>`,
      )
      .join('');
  const previews = [
    ...cards.map(({ id, href, facts: { kind }, plate, text }) => [
      href,
      {
        kicker: t(`card.kind.${kind}`),
        title: text.name,
        text: markupOf(inline(text.effect)),
        emblem: emblemPath(game, id),
        plate,
      },
    ]),
    ...chapters.flatMap(({ title, paragraphs }) =>
      paragraphs.map(({ id, number, href, markdown }) => [
        href,
        { kicker: title, title: number, text: markupOf(blocks(markdown).trim() + instead(id)) },
      ]),
    ),
    // A card is a reference of its own, and so no term here.
    ...terms.flatMap((concept) => {
      const { definition } = concept.languages[locale] ?? {};
      const title = preferred(concept, locale)?.term;
      if (concept.card || !definition || !title) return [];
      return [
        [
          termPath(locale, game, concept.id),
          { kicker: t(`terms.kindOf.${concept.kind}`), title, text: markupOf(inline(definition)) },
        ],
      ];
    }),
  ];
  const site = siteText(locale);
  const words = { label: site('preview.label'), open: site('preview.open'), close: site('preview.close') };
  return Response.json({ words, previews: Object.fromEntries(previews) });
};
