/**
 * The addresses of the site. They stay as they are for ever: people link to them.
 */
import { type Game, games } from '../games.ts';
import { type Locale, locales } from '../locales.ts';
import { base, sitePath } from './base.ts';
import type { Part } from './side-by-side.ts';

/** A page under a locale: `/hu/`, `/hu/<game>/rules/`. */
export const pagePath = (locale: Locale, ...parts: string[]) => `${sitePath(locale, ...parts)}/`;

/** A card's page. */
export const cardPath = (locale: Locale, game: Game, id: string) => pagePath(locale, game, 'cards', id);

/** A paragraph of the rules, by `chapter.paragraph`, or a chapter. */
export const rulePath = (locale: Locale, game: Game, id: string) => `${pagePath(locale, game, 'rules')}#${id}`;

/** A worked example, under its paragraph of the rules. */
export const examplePath = (locale: Locale, game: Game, id: string) => rulePath(locale, game, `example-${id}`);

/** A question's page. */
export const faqPath = (locale: Locale, game: Game, id: string) => pagePath(locale, game, 'faq', id);

/** A table made ready, on a page of its own. */
export const tablePath = (locale: Locale, game: Game, id: string) => pagePath(locale, game, 'check', id);

/** A door into the checker. */
export const doorPath = (locale: Locale, game: Game, id: string) => `${pagePath(locale, game, 'check')}#${id}`;

/** A lesson. */
export const lessonPath = (locale: Locale, game: Game, id: string) => pagePath(locale, game, 'learn', id);

/** A term's entry. */
export const termPath = (locale: Locale, game: Game, id: string) => pagePath(locale, game, 'terms', id);

/** A part of the content in several languages, or one of its texts. */
export const sideBySidePath = (locale: Locale, game: Game, part: Part, id?: string) =>
  `${pagePath(locale, game, 'side-by-side', part)}${id ? `#${id}` : ''}`;

/** A difference between editions, or a reading. */
export const differencePath = (locale: Locale, game: Game, id: string) =>
  `${pagePath(locale, game, 'differences')}#${id}`;

/** The sheet of a game's emblems. */
export const emblemsPath = (game: Game) => sitePath('emblems', `${game}.svg`);

/** A card's drawing on that sheet. */
export const emblemPath = (game: Game, id: string) => `${emblemsPath(game)}#${id}`;

/** The picture that a link to a card, a question or a ready-made table is shown with; the same in every language. */
export const picturePath = (game: Game, kind: 'cards' | 'faq' | 'check' | 'learn', id: string) =>
  sitePath('pictures', game, kind, `${id}.png`);

/** Where it is chosen what of a game is kept on the device. */
export const offlinePath = (locale: Locale, game?: Game) => `${pagePath(locale, 'offline')}${game ? `#${game}` : ''}`;

/** The checker, with a record set up. */
export const checkPath = (locale: Locale, game: Game, record?: unknown) =>
  `${pagePath(locale, game, 'check')}${record ? `#${games[game].toLink(record)}` : ''}`;

/** The same page in another language. */
export function inLocale(path: string, locale: Locale): string {
  const [first, ...rest] = path.slice(base.length).split('/');
  return locales.includes(first as Locale) ? sitePath(locale, ...rest) : pagePath(locale);
}
