/**
 * What is typed in the line and not taken up yet: a page that is loaded anew, as phones do with one in the background, has it again.
 */
import { useLayoutEffect } from 'preact/hooks';

/** By the table that the address tells. */
const key = () => `coachlamp.typed ${location.href}`;

/** What was typed when the table was last left: for whoever takes it up, and nobody after that. */
export function draft(): string {
  try {
    const typed = sessionStorage.getItem(key()) ?? '';
    sessionStorage.removeItem(key());
    return typed;
  } catch {
    return '';
  }
}

/**
 * Remembers what is typed whenever the page may be left for good: before it is painted, as the page may be left at once. Whoever comes back to
 * it as it was has it still, and may take something else up there.
 */
export function useDraft(typed: string): void {
  useLayoutEffect(() => {
    const keep = ({ type }: Event) => {
      try {
        if (type !== 'pagehide' && !document.hidden) sessionStorage.removeItem(key());
        // A page may have several lines, in most of which nobody types.
        else if (typed) sessionStorage.setItem(key(), typed);
      } catch {
        // The device lets us remember nothing: it is typed again.
      }
    };
    const events = ['pagehide', 'visibilitychange'];
    for (const event of events) addEventListener(event, keep);
    return () => {
      for (const event of events) removeEventListener(event, keep);
    };
  }, [typed]);
}
