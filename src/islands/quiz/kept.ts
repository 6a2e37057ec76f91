/**
 * How far a round has got, kept for this tab alone: a page that is loaded anew, as phones do with one in the background, and the same questions
 * in another language go on there. The round that was begun last is kept.
 */
import type { Wish } from '../../../engine/kernel/quiz.ts';
import { searchOf } from './wish.ts';

/** What has been answered, and the question that is shown. */
export interface Progress {
  /** What was chosen, by question. */
  readonly answers: readonly number[];
  /** The question that is shown; after the last, the result. */
  readonly at: number;
}

const BEGUN: Progress = { answers: [], at: 0 };

const key = (game: string) => `coachlamp.quiz.${game}`;

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

/** How far the round of a wish has got; at its beginning where nothing is kept of it. */
export function keptProgress(game: string, wish: Wish): Progress {
  try {
    const { search, answers, at } = JSON.parse(sessionStorage.getItem(key(game)) ?? '{}');
    const isKept = search === searchOf(wish) && Array.isArray(answers) && answers.every(isCount) && isCount(at);
    // The last question that is answered may still be shown.
    return isKept && (at === answers.length || at === answers.length - 1) ? { answers, at } : BEGUN;
  } catch {
    return BEGUN;
  }
}

/** Keeps how far it has got, if the device lets us. */
export function keepProgress(game: string, wish: Wish, { answers, at }: Progress): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify({ search: searchOf(wish), answers, at }));
  } catch {
    // It lasts as long as the page.
  }
}
