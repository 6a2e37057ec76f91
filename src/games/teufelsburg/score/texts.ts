/**
 * What the score sheet says.
 */

import { listOf } from '../../../lib/text.ts';
import { type Speak, speaking } from '../../../sentences/speaking.ts';
import type { ScoreTexts } from '../../score.ts';

/** The texts, and what speaks with them. */
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
