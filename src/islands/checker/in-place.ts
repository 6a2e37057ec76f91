/**
 * Opens a position on a page into the live checker, which is only then loaded.
 */
import { loadAndOpen } from './opening.ts';
import { wait } from './wait.ts';

/** Has the page open a position by itself when it is loaded anew, where the checker tells how one was left; or no more. */
const note = (link: string, left: '' | undefined): void =>
  history.replaceState({ ...history.state, note: { ...history.state?.note, [link]: left } }, '');

/** Opens the checker at the place of a position. */
async function openAt(place: HTMLElement): Promise<void> {
  const { link = '', left } = place.dataset;
  // The page that is loaded anew to try again opens it by itself.
  wait(place, () => {
    if (!left) note(link, '');
    location.reload();
  });
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

/** Opens the positions in which something was done before the page was loaded anew, as they were left, and those that could not be opened: once. */
export function openAgain(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-checker]:has([data-checker-open])')) {
    const { link = '' } = place.dataset;
    const left: string | undefined = history.state.note[link];
    if (left === undefined) continue;
    for (let above = place.closest('details'); above; above = above.parentElement?.closest('details') ?? null)
      above.open = true;
    if (left) place.dataset.left = left;
    else note(link, undefined);
    openAt(place);
  }
}
