/**
 * What has been tapped stays under the finger, whatever comes or goes above it. Not every browser sees to that by itself, and none does where
 * what was tapped is replaced.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { afterFrame } from './after-frame.ts';

/** Where an element stood on the screen. */
interface Held {
  readonly element: Element;
  readonly top: number;
}

/** What somebody means who taps on an element: the control that it is in, else itself. */
export const meantBy = (target: Element): Element => target.closest('label, button, a, summary') ?? target;

/** What was tapped and all around it, from the inside out. */
function* around(element: Element | null, root: Element): Generator<Held> {
  for (let one = element; one && one !== root; one = one.parentElement)
    yield { element: one, top: one.getBoundingClientRect().top };
}

/** Where on the screen the page begins that the bar leaves free. */
const topOf = (root: Element): number => root.querySelector('.ck-bar')?.getBoundingClientRect().bottom ?? 0;

/** How much of a part can be seen beneath the bar. */
function inSight(part: Element, root: Element): number {
  const { top, bottom } = part.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, topOf(root));
}

/**
 * Brings a part into sight. What was tapped is let go at once: the browser tells of it with its next frame only, and until then the page may change.
 */
export function leadTo(part: Element | null | undefined, block: 'start' | 'center' | 'nearest'): void {
  part?.scrollIntoView({ block });
  dispatchEvent(new Event('scroll'));
}

/** Brings a part into sight and gives it the focus. */
export function goTo(part: HTMLElement | null | undefined, block: 'start' | 'center' | 'nearest'): void {
  part?.focus({ preventScroll: true });
  leadTo(part, block);
}

/**
 * Keeps what was last tapped where it is on the screen while the page changes; of what has gone, what it stood in. As soon as the page is scrolled,
 * by the reader or to lead them on, it is let go.
 */
export function useHold(place: RefObject<HTMLElement>, isThere: boolean): void {
  useLayoutEffect(() => {
    const root = place.current;
    if (!isThere || !root) return;
    let held: readonly Held[] = [];
    let tapped: Element | undefined;
    let left = scrollY;
    /** What was read when something in the bar was tapped, and how much of it was in sight. */
    let read: { readonly part: Element; readonly height: number } | undefined;
    const hold = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      tapped = meantBy(target);
      // What stands in the bar stays where it is by itself, and scrolling would not bring it back from where the bar's own height has put it.
      held = target.closest('.ck-bar') ? [] : [...around(target, root)];
      left = scrollY;
      const parts = target.closest('.ck-bar button') ? root.querySelectorAll('.ck-part') : [];
      const part = [...parts].find((one) => one.getBoundingClientRect().top <= topOf(root) && inSight(one, root) > 0);
      read = part && { part, height: inSight(part, root) };
    };
    // What else takes the focus is where one is led; the heading of what comes next, or a question, only keeps it from getting lost.
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && !tapped?.contains(target) && !target.matches('.ck-heading, .ck-ask')) held = [];
    };
    const letGo = () => {
      if (Math.abs(scrollY - left) <= 1) return;
      held = [];
      read = undefined;
    };
    const observer = new MutationObserver(() => {
      // Of a list that has closed above the screen the end alone is left there, and what was read goes on at its beginning.
      if (read && inSight(read.part, root) < read.height / 2) {
        read.part.scrollIntoView({ block: 'start', behavior: 'instant' });
        read = undefined;
      }
      const still = held.find(({ element }) => element.isConnected && element.checkVisibility());
      if (!still) return;
      const by = still.element.getBoundingClientRect().top - still.top;
      if (Math.abs(by) < 1) return;
      scrollBy({ top: by, behavior: 'instant' });
      left = scrollY;
    });
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    root.addEventListener('click', hold, true);
    root.addEventListener('focusin', follow);
    addEventListener('scroll', letGo);
    return () => {
      observer.disconnect();
      root.removeEventListener('click', hold, true);
      root.removeEventListener('focusin', follow);
      removeEventListener('scroll', letGo);
    };
  }, [place, isThere]);
}

/** Marks what is tapped with `data-pressed` until the frame is drawn after which what it does may be done. */
export function usePressed(): void {
  useLayoutEffect(() => {
    const mark = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest('.ck') && meantBy(target);
      if (!control) return;
      control.toggleAttribute('data-pressed', true);
      afterFrame(() => control.removeAttribute('data-pressed'));
    };
    addEventListener('click', mark, true);
    return () => removeEventListener('click', mark, true);
  }, []);
}
