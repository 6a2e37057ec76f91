/**
 * Opens a position on a page into the live checker, which is only then loaded.
 */
import { loadAndOpen } from './opening.ts';
import { wait } from './wait.ts';

/** Opens the checker at the place of a position. */
async function openAt(place: HTMLElement): Promise<void> {
  const { link = '', left = '' } = place.dataset;
  // The page opens it by itself when it is loaded anew. What becomes of it is told in the same place.
  history.replaceState({ ...history.state, note: { ...history.state?.note, [link]: left } }, '');
  wait(place, () => location.reload());
  try {
    await loadAndOpen(place);
    // Whoever has gone on reading meanwhile is left where they are, and so is whoever finds it as they left it.
    if (left || document.activeElement !== document.body) return;
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

/** Opens the positions that were open, or about to be, before the page was loaded anew: each as it was left. */
export function openAgain(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-checker]:has([data-checker-open])')) {
    const left = history.state.note[place.dataset.link as string];
    if (left === undefined) continue;
    for (let above = place.closest('details'); above; above = above.parentElement?.closest('details') ?? null)
      above.open = true;
    if (left) place.dataset.left = left;
    openAt(place);
  }
}
