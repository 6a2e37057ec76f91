/**
 * Opens the checker in a page: fetches the texts of its language and the board of its game, and takes the place of what stood there.
 */
import { render } from 'preact';
import { watch } from '../../scripts/over.ts';
import { boardOf } from './boards.ts';
import { Checker } from './Checker.tsx';
import sheet from './checker.css?url';
import { ownEdition } from './edition.ts';
import { readHash } from './history.ts';
import { textsAt } from './texts.ts';
import { wordsOf } from './words.ts';

/** Has the checker's style sheet in the page, which a page that only shows a ruling is without, below all others. */
function styled(): Promise<unknown> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${sheet} did not come`));
    };
  });
  document.head.append(link);
  return loaded;
}

watch();

/** The places where it opens or stands. */
const places = new WeakSet<HTMLElement>();

/**
 * Opens the checker at a place that says with `data-game`, `data-texts` and perhaps `data-link` what to open, and with `data-edition` by whose leaflet,
 * if not by the reader's own, with `data-insight` that it is about what can be worked out, or with `data-left` how it was left; once, however often it is
 * asked.
 */
export async function open(place: HTMLElement): Promise<void> {
  if (places.has(place)) return;
  places.add(place);
  try {
    const { game = '', texts: address = '', link, edition, left, insight } = place.dataset;
    const [board, texts] = await Promise.all([boardOf(game), textsAt(address), styled()]);
    const words = wordsOf(texts, board.engine.sentenceParams);
    const { to } = readHash(board.engine, left ?? link ?? '');
    const own = edition ?? ownEdition(board.engine, words.texts);
    // What was left says by which leaflet it is ruled on.
    const first = left || !to.record ? to : { ...to, record: { ...to.record, edition: own } };
    place.replaceChildren();
    render(<Checker board={board} words={words} first={first} link={link} unfolded={insight !== undefined} />, place);
    delete place.dataset.wait;
    place.dataset.open = '';
  } catch (error) {
    places.delete(place);
    throw error;
  }
}
