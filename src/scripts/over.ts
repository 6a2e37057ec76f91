/**
 * What is open over a page, for the back button: going back closes what is on top, and nothing else. What that takes is loaded when something is
 * first opened.
 */

import type { Shut } from './entries.ts';
import { loader } from './loader.ts';

let entries: typeof import('./entries.ts') | undefined;
const load = loader(async () => {
  entries = await import('./entries.ts');
  return entries;
});
// Without it, going back is what it is in any page.
const ready = () => load().catch(() => undefined);

/**
 * Has the back button close what has just been opened.
 * @returns to be called when it closes by itself; more than once does no harm
 */
export function over(shut: Shut): () => void {
  let isOpen = true;
  let closed: (() => void) | undefined;
  ready().then((loaded) => {
    if (isOpen) closed = loaded?.opened(shut);
  });
  return () => {
    isOpen = false;
    closed?.();
  };
}

/**
 * Writes to the history as soon as that has come back from what was closed.
 * @param isOnward whether it goes on to another entry: what is open closes before
 */
export const write = (act: () => void, isOnward: boolean): void => (entries ? entries.write(act, isOnward) : act());

/** Tells that the present entry has been written. */
export const keep = (): void => entries?.keep();

/** To be called before it is looked where the reader has come: what was over that entry closes. */
export const arrive = (): void => entries?.arrive();

/**
 * Watches what others open over the page: previews and the search tell of themselves once that can be had; what the browser itself opens and
 * closes, as the languages, is told by its event.
 */
export function watch(): void {
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState !== 'open' || !(target instanceof HTMLElement) || !target.popover) return;
      ready();
      if (target.popover === 'auto')
        target.addEventListener(
          'beforetoggle',
          over(() => target.hidePopover()),
          { once: true },
        );
    },
    true,
  );
  // The page has been loaded anew while something was open.
  if (history.state?.open) ready();
}
