import { type Game, gameIds } from '../games.ts';
import { type Locale, locales } from '../locales.ts';

/** A page for every locale. */
export const localeRoutes = () => locales.map((locale) => ({ params: { locale } }));

/** A page in every locale for those games that have what it is about. */
export const routesWith = (has: (game: Game) => boolean) =>
  locales.flatMap((locale) => gameIds.filter(has).map((game) => ({ params: { locale, game } })));

/** A page for every game in every locale. */
export const gameRoutes = () => routesWith(() => true);

/** The parameters as the routes give them. */
export type GameParams = { locale: Locale; game: Game };
