/**
 * Loads the checker and opens it at a place of a page.
 */
import { afterFrame } from './after-frame.ts';
import { boardOf } from './boards.ts';
import { textsAt } from './texts.ts';

/**
 * Asks for all that the checker of a place is made of at once, so that nothing of it waits for the rest, and opens it there (`open` in `mount.tsx`).
 * @throws where any of it does not come
 */
export async function loadAndOpen(place: HTMLElement): Promise<void> {
  const { game = '', texts = '' } = place.dataset;
  // What opens the checker asks for these too, and for its style beside them, and tells what does not come.
  for (const asked of [boardOf(game), textsAt(texts)]) asked.catch(() => {});
  const { open } = await import('./mount.tsx');
  await open(place);
}

/** So long, in milliseconds, the checker waits for the rest of its page: a drawing that does not come is no reason for it not to. */
const LONG = 3000;

/**
 * When the checker of a page should begin to load: at once where the address has a table, else when the rest of the page has come, or the reader
 * is about to use what opens it, whichever is first. Before that it would only keep from being seen what there is to read.
 */
export function whenWanted(place: HTMLElement): Promise<void> {
  if (location.hash !== '' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => resolve();
    addEventListener('load', () => afterFrame(begin));
    addEventListener('hashchange', begin);
    setTimeout(begin, LONG);
    for (const sign of ['pointerdown', 'focusin', 'keydown']) place.addEventListener(sign, begin, { once: true });
  });
}
