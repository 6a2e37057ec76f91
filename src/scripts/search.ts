/**
 * The search: Pagefind's index of the page's language, loaded when the search is opened.
 */
interface SubResult {
  url: string;
  title: string;
  excerpt: string;
  anchor?: Anchor;
  weighted_locations: { balanced_score: number }[];
}

interface Anchor {
  element: string;
  text: string;
  location: number;
}

interface ResultData extends SubResult {
  meta: Record<string, string>;
  anchors: Anchor[];
  sub_results: SubResult[];
}

interface Pagefind {
  options(options: { ranking: Record<string, number> }): Promise<void>;
  init(): Promise<void>;
  debouncedSearch(query: string): Promise<{ results: { data(): Promise<ResultData> }[] } | null>;
}

const PAGES = 8;
const PLACES = 4;

const dialog = document.querySelector<HTMLDialogElement>('#search');
const input = dialog?.querySelector('input');
const status = dialog?.querySelector('[role=status]');
const list = dialog?.querySelector('ol');

if (dialog && input && status && list) {
  const words = dialog.dataset as Record<'loading' | 'none' | 'failed' | 'hint' | 'counts', string>;
  const counts: string[] = JSON.parse(words.counts);
  let engine: Promise<Pagefind> | undefined;

  const load = async (): Promise<Pagefind> => {
    const address = '/pagefind/pagefind.js';
    const pagefind: Pagefind = await import(/* @vite-ignore */ address);
    // All the rules stand on one page: its length must not count against it.
    await pagefind.options({ ranking: { pageLength: 0.1, termFrequency: 0.4 } });
    await pagefind.init();
    return pagefind;
  };
  const loaded = () => {
    engine ??= load();
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };

  const score = ({ weighted_locations: hits }: SubResult) =>
    hits.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

  /** The part of the page that a place stands in. */
  const above = ({ anchors, meta }: ResultData, { anchor }: SubResult) => {
    const parts = anchor && anchor.element !== 'h2' ? anchors : [];
    const part = parts.findLast(({ element, location }) => element === 'h2' && location <= (anchor?.location ?? 0));
    return part?.text ?? meta.title;
  };

  const item = (page: ResultData, place: SubResult) => {
    const li = document.createElement('li');
    const link = document.createElement('a');
    link.href = place.url;
    const title = document.createElement('b');
    title.textContent = place.url === page.url ? place.title : `${above(page, place)} › ${place.title}`;
    const text = document.createElement('small');
    // A card is told by its effect: what was found may be a hidden form of its name.
    if (place.url === page.url && page.meta.summary) text.textContent = page.meta.summary;
    else text.innerHTML = place.excerpt;
    link.append(title, text);
    // On the page that is open already, only the paragraph changes.
    link.addEventListener('click', () => dialog.close());
    li.append(link);
    return li;
  };

  const search = async () => {
    const query = input.value.trim();
    if (!query) {
      list.replaceChildren();
      status.textContent = words.hint;
      return;
    }
    try {
      if (!list.hasChildNodes()) status.textContent = words.loading;
      const found = await (await loaded()).debouncedSearch(query);
      // A newer search is under way.
      if (!found) return;
      const pages = await Promise.all(found.results.slice(0, PAGES).map((result) => result.data()));
      if (input.value.trim() !== query) return;
      const items = pages.flatMap((page) => {
        const places = page.sub_results.sort((one, other) => score(other) - score(one)).slice(0, PLACES);
        return (places.length > 0 ? places : [page]).map((place) => item(page, place));
      });
      list.replaceChildren(...items);
      status.textContent = items.length > 0 ? (counts[items.length] ?? '') : words.none.replace('{}', query);
    } catch {
      status.textContent = words.failed;
    }
  };

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    loaded().catch(() => {
      status.textContent = words.failed;
    });
  };

  for (const button of document.querySelectorAll('[data-search-open]')) button.addEventListener('click', open);
  dialog.querySelector('[data-search-close]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  input.addEventListener('input', search);
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });

  dialog.addEventListener('keydown', (event) => {
    // In a search field Escape only empties it, on some systems.
    if (event.key === 'Escape') dialog.close();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const stops = [input, ...list.querySelectorAll('a')];
    stops[Math.max(0, stops.indexOf(document.activeElement as HTMLAnchorElement) + step)]?.focus();
  });

  document.addEventListener('keydown', (event) => {
    const { target } = event;
    const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if ((event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault();
      open();
    }
  });
}

export {};
