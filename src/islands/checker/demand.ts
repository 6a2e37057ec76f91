/**
 * Opens a position on a page into the live checker when its button is pressed, and only then loads it.
 */

let ready = false;

/** Listens for the buttons of all positions on the page. */
export function openOnDemand(): void {
  if (ready) return;
  ready = true;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('a[data-checker-open]');
    const place = button?.closest<HTMLElement>('[data-checker]');
    // Whoever asks for a new tab gets it.
    if (!button || !place || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    import('./mount.tsx')
      .then(({ open }) => open(place))
      .then(() => {
        const opened = place.querySelector<HTMLElement>('.ck-open');
        opened?.focus({ preventScroll: true });
        opened?.scrollIntoView({ block: 'start' });
      })
      // Whatever keeps it from opening here, the checker's own page is a way on.
      .catch(() => location.assign(button.href));
  });
}
