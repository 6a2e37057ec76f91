/**
 * Listens for the buttons that open a position on a page where it stands. What opens it is loaded when one is pressed.
 */
import { loader } from '../../scripts/loader.ts';

const load = loader(() => import('./in-place.ts'));

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLAnchorElement>('a[data-checker-open]');
  const place = button?.closest<HTMLElement>('[data-checker]');
  // Whoever asks for a new tab gets it.
  if (!button || !place || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  load().then(
    ({ press }) => press(place),
    // It leads to the page of the checker, with the same position.
    () => location.assign(button.href),
  );
});

if (history.state?.note)
  load().then(
    ({ openAgain }) => openAgain(),
    () => {},
  );
