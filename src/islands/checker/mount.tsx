/**
 * Opens the checker in a page: fetches the texts of its language and the board of its game, and takes the place of what stood there.
 */
import { render } from 'preact';
import { boardOf } from './boards.ts';
import { Checker } from './Checker.tsx';
import { readHash } from './history.ts';
import { type Texts, wordsOf } from './words.ts';

/** Opens the checker at a place that says with `data-game`, `data-texts` and perhaps `data-link` what to open. */
export async function open(place: HTMLElement): Promise<void> {
  const { game = '', texts: address = '', link } = place.dataset;
  const [board, response] = await Promise.all([boardOf(game), fetch(address)]);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const texts: Texts = await response.json();
  const words = wordsOf(texts, board.engine.cardParams);
  const record = link === undefined ? undefined : readHash(board.engine, link).to.record;
  place.replaceChildren();
  render(<Checker board={board} words={words} record={record} addressed={link === undefined} />, place);
  place.dataset.open = '';
}
