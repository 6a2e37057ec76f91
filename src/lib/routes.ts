import { type Game, gameIds } from '../games.ts';
import { type Locale, locales } from '../locales.ts';

/** A page for every locale. */
export const localeRoutes = () => locales.map((locale) => ({ params: { locale } }));

/** A page for every game in every locale. */
export const gameRoutes = () => locales.flatMap((locale) => gameIds.map((game) => ({ params: { locale, game } })));

/** The parameters as the routes give them. */
export type GameParams = { locale: Locale; game: Game };
