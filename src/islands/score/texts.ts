/**
 * What the score sheet says, as data in the page itself.
 */
import { type Speak, speaking } from '../../lib/speaking.ts';
import { listOf } from '../../lib/text.ts';
import type { Locale } from '../../locales.ts';

/** All of it. */
export interface ScoreTexts {
  readonly game: string;
  readonly locale: Locale;
  readonly tag: string;
  readonly strings: Record<string, unknown>;
  /** By edition. */
  readonly editions: Readonly<Record<string, string>>;
}

/** The same, to speak with. */
export interface ScoreWords {
  readonly texts: ScoreTexts;
  readonly t: Speak;
  list(names: readonly string[]): string;
}

/** Speaks with the texts. */
export const scoreWords = (texts: ScoreTexts): ScoreWords => ({
  texts,
  t: speaking(texts.tag, texts.strings),
  list: (names) => listOf(texts.locale, names),
});
