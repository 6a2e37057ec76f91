/**
 * What is typed in the line and not taken up yet: a page that is loaded anew, as phones do with one in the background, has it again.
 */
import { useEffect } from 'preact/hooks';

const KEY = 'coachlamp.typed';

/** What was typed when the page was last left, if it was at this address. */
export function draft(): string {
  try {
    const { typed, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return at === location.href && typeof typed === 'string' ? typed : '';
  } catch {
    return '';
  }
}

/** Remembers what is typed, with the address of its table, whenever the page may be left for good. */
export function useDraft(typed: string): void {
  useEffect(() => {
    const keep = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ typed, at: location.href }));
      } catch {
        // The device lets us remember nothing: it is typed again.
      }
    };
    addEventListener('pagehide', keep);
    addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('visibilitychange', keep);
    };
  }, [typed]);
}
