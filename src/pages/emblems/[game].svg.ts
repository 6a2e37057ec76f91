import type { APIRoute } from 'astro';
import { type Game, gameIds } from '../../games.ts';
import { loadGame } from '../../lib/content.ts';
import { defaultLocale } from '../../locales.ts';

export const getStaticPaths = () => gameIds.map((game) => ({ params: { game } }));

/** The emblems of a game's cards on one sheet: a symbol a card. */
export const GET: APIRoute = async ({ params }) => {
  const { cards } = await loadGame(params.game as Game, defaultLocale);
  const symbols = cards.map(({ id, emblem }) => {
    const [, head = '', drawing = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(emblem) ?? [];
    const [, box = '0 0 64 64'] = /viewBox="([^"]+)"/.exec(head) ?? [];
    return `<symbol id="${id}" viewBox="${box}">${drawing.trim()}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
