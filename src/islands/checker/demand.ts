/**
 * Opens a position on a page into the live checker when its button is pressed, and only then loads it.
 */
import { wait } from './wait.ts';

/** Opens the checker at the place of a position. */
async function openAt(place: HTMLElement): Promise<void> {
  // The page that is loaded anew to try again opens it by itself.
  wait(place, () => history.replaceState({ ...history.state, tried: place.dataset.link }, ''));
  try {
    const { open } = await import('./mount.tsx');
    await open(place);
    // Whoever has gone on reading meanwhile is left where they are.
    if (document.activeElement !== document.body) return;
    const opened = place.querySelector<HTMLElement>('.ck-open');
    opened?.focus({ preventScroll: true });
    opened?.scrollIntoView({ block: 'start' });
  } catch (error) {
    console.error(error);
    place.dispatchEvent(new Event('failed'));
  }
}

/** Opens the position that could not be opened before the page was loaded anew. */
function tryAgain(): void {
  const { tried, ...state } = history.state ?? {};
  if (tried === undefined) return;
  history.replaceState(state, '');
  const places = document.querySelectorAll<HTMLElement>('[data-checker]:has([data-checker-open])');
  const place = [...places].find(({ dataset }) => dataset.link === tried);
  if (!place) return;
  for (let above = place.closest('details'); above; above = above.parentElement?.closest('details') ?? null)
    above.open = true;
  openAt(place);
}

/** Listens for the buttons of all positions on the page, if it has any. */
export function openOnDemand(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('a[data-checker-open]');
    const place = button?.closest<HTMLElement>('[data-checker]');
    // Whoever asks for a new tab gets it.
    if (!button || !place || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!place.dataset.wait) openAt(place);
    // Pressed again: there is another button for that, once there is reason to.
    else place.querySelector<HTMLElement>('.ck-wait button:not([hidden])')?.click();
  });
  tryAgain();
}
