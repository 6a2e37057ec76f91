/**
 * What every page can do: lead past the header, keep one's place when the language is changed, remember light or dark and the game, and put the
 * header out of the way.
 */
const root = document.documentElement;

/** Remembers something, where storage is on: else the next page knows nothing of it. */
const remember = (what: string, value: string) => {
  try {
    localStorage.setItem(what, value);
  } catch {}
};

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-place]')) {
  // Just before it is followed, as the filter and the paragraph change without a new page.
  const keepPlace = ({ type }: Event) => {
    link.search = location.search;
    link.hash = location.hash;
    // The first page of all leads there the next time.
    if (type === 'click') remember('language', link.lang);
  };
  for (const event of ['pointerenter', 'focus', 'click']) link.addEventListener(event, keepPlace);
}

// The address stays: it may hold a table, or a scene.
document.querySelector('.skip-link')?.addEventListener('click', (event) => {
  event.preventDefault();
  document.querySelector('main')?.focus();
});

document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  remember('theme', root.dataset.theme);
});

const { game } = document.body.dataset;
// The home page begins with it.
if (game) remember('coachlamp.game', game);

// On a phone the header goes while one reads on, and comes back as soon as one scrolls back, or leaps to another place. A thumb at rest
// trembles.
const TREMBLE = 4;
let last = scrollY;
addEventListener(
  'scroll',
  () => {
    const by = scrollY - last;
    if (Math.abs(by) < TREMBLE) return;
    root.toggleAttribute('data-reading-on', by > 0 && by < innerHeight && scrollY > 0);
    last = scrollY;
  },
  { passive: true },
);

export {};
