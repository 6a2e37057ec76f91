/**
 * The words of the quiz: those of every game, and what one game asks in its own.
 */
import type { Game } from '../../games.ts';
import { merged } from '../../lib/merged.ts';
import type { Locale } from '../../locales.ts';
import { stringsIn } from '../checker/build.ts';

/** Strings, and the language that they are in: English where they are not translated yet. */
export interface QuizStrings {
  readonly locale: Locale;
  readonly strings: Record<string, unknown>;
}

/** The words of the quiz about a game, at build time. */
export function quizStrings(game: Game, locale: Locale): QuizStrings {
  const own = stringsIn(locale, (one) => `/content/${game}/text/${one}/quiz.json`, game);
  const shared = stringsIn(own.locale, (one) => `/content/ui/${one}/quiz.json`);
  return { locale: own.locale, strings: merged(shared.strings, own.strings) };
}
