/**
 * The table of contents: it marks the part that is being read, and folds up again when one has gone to another.
 */
const toc = document.querySelector<HTMLElement>('.toc');
const details = toc?.querySelector('details');
const summary = toc?.querySelector('summary');
const here = toc?.querySelector('.here');

if (toc && details && summary && here) {
  const parts = [...toc.querySelectorAll('a')].flatMap((link) => {
    const start = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return start ? { link, start } : [];
  });

  /** A part is being read from when its title has come into the upper third of the screen. */
  const mark = () => {
    const current = parts.findLast(({ start }) => start.getBoundingClientRect().top < innerHeight / 3);
    for (const { link } of parts) link.ariaCurrent = link === current?.link ? 'location' : null;
    here.textContent = [...(current?.link.children ?? [])].map(({ textContent }) => textContent).join(' ');
  };
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    },
    { passive: true },
  );
  mark();

  const fold = () => details.removeAttribute('open');
  for (const { link } of parts) link.addEventListener('click', fold);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!toc.contains(target as Node)) fold();
  });
  toc.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    fold();
    summary.focus();
  });
  // What is left by the keyboard is no longer needed.
  toc.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !toc.contains(relatedTarget as Node)) fold();
  });
  details.addEventListener('toggle', () => {
    if (details.open) toc.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}
