/**
 * Opens the quiz in a page: fetches the texts of its language, the board of its game and where its questions come from.
 */
import { render } from 'preact';
import { pageTexts } from '../../lib/page-texts.ts';
import { languages } from '../../locales.ts';
import { speaking } from '../../sentences/speaking.ts';
import { boardOf } from '../checker/boards.ts';
import { textsAt } from '../checker/texts.ts';
import { wordsOf } from '../checker/words.ts';
import { Quiz } from './Quiz.tsx';
import { sourceOf } from './source.ts';
import type { QuizStrings } from './strings.ts';

/** Opens the quiz at a place that says with `data-game` and `data-texts` what it is about and where its texts are. */
export async function open(place: HTMLElement): Promise<void> {
  const { game = '', texts: address = '' } = place.dataset;
  const [board, source, texts] = await Promise.all([boardOf(game), sourceOf(game), textsAt(address)]);
  const words = wordsOf(texts, board.engine.sentenceParams);
  const { locale, strings: resources } = pageTexts<QuizStrings>();
  place.replaceChildren();
  render(<Quiz source={source} speaking={{ board, words, q: speaking(languages[locale].tag, resources) }} />, place);
  delete place.dataset.wait;
}
