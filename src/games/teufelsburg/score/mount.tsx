/**
 * Opens the score sheet in its page.
 */
import { render } from 'preact';
import { pageTexts } from '../../../lib/page-texts.ts';
import type { ScoreTexts } from '../../score.ts';
import { keepFocus } from './focus.ts';
import { Score } from './Score.tsx';
import { scoreWords } from './texts.ts';

/** Takes the place of what the page says without a script. */
export function open(place: HTMLElement): void {
  const words = scoreWords(pageTexts<ScoreTexts>());
  place.replaceChildren();
  keepFocus(place);
  render(<Score words={words} />, place);
}
