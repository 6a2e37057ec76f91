/**
 * Opens a position on a page into the live checker, which is only then loaded.
 */
import { loadAndOpen } from './opening.ts';
import { wait } from './wait.ts';

/** Opens the checker at the place of a position. */
async function openAt(place: HTMLElement): Promise<void> {
  // The page that is loaded anew to try again opens it by itself.
  wait(place, () => {
    history.replaceState({ ...history.state, tried: place.dataset.link }, '');
    location.reload();
  });
  try {
    await loadAndOpen(place);
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

/** Does what the button of a position asks for. */
export function press(place: HTMLElement): void {
  if (!place.dataset.wait) openAt(place);
  // Pressed again: there is another button for that, once there is reason to.
  else place.querySelector<HTMLElement>('.ck-wait button:not([hidden])')?.click();
}

/** Opens the position that could not be opened before the page was loaded anew. */
export function tryAgain(): void {
  const { tried, ...state } = history.state ?? {};
  history.replaceState(state, '');
  const places = document.querySelectorAll<HTMLElement>('[data-checker]:has([data-checker-open])');
  const place = [...places].find(({ dataset }) => dataset.link === tried);
  if (!place) return;
  for (let above = place.closest('details'); above; above = above.parentElement?.closest('details') ?? null)
    above.open = true;
  openAt(place);
}
