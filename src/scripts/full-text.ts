/**
 * The full text of the page's language, by Pagefind.
 */
import { sitePath } from '../lib/base.ts';
import { type Loader, loader } from './loader.ts';

/** A place on a page in which something was found. */
export interface PlaceFound {
  url: string;
  title: string;
  /** HTML: the words found are marked. */
  excerpt: string;
  anchor?: Anchor;
  weighted_locations: { balanced_score: number }[];
}

interface Anchor {
  element: string;
  text: string;
  location: number;
}

/** A page on which something was found, its best places first. */
export interface PageFound extends PlaceFound {
  meta: Record<string, string>;
  anchors: Anchor[];
  sub_results: PlaceFound[];
}

interface Pagefind {
  debouncedSearch(query: string): Promise<{ results: { data(): Promise<PageFound> }[] } | null>;
}

interface PagefindModule {
  createInstance(options: { noWorker: boolean; ranking: Record<string, number> }): Pagefind;
}

const FOLDER = sitePath('pagefind/');

const score = ({ weighted_locations: hits }: PlaceFound) =>
  hits.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/**
 * Pagefind takes a part of its index that does not come for one without results. What the page fetches is watched, to tell the one from
 * the other.
 * @returns how many parts have not come so far
 */
function watchIndex(): () => number {
  const { fetch } = window;
  let lost = 0;
  window.fetch = (...request) => {
    const answer = fetch(...request);
    if (String(request[0]).startsWith(`${FOLDER}index/`))
      answer.then(
        ({ ok }) => {
          if (!ok) lost++;
        },
        () => {
          lost++;
        },
      );
    return answer;
  };
  return () => lost;
}

/**
 * Searches the full text.
 * @param most so many pages at most
 */
export function fullText(most: number): {
  load: Loader<unknown>;
  /** @returns nothing where a newer search is under way. @throws where anything that it takes has not come */
  search(query: string): Promise<PageFound[] | undefined>;
} {
  const lost = watchIndex();
  let loads = 0;
  const load = loader(async () => {
    // A browser remembers by its address that a module has not come.
    const address = `${FOLDER}pagefind.js${loads++ ? `?${loads}` : ''}`;
    const { createInstance }: PagefindModule = await import(/* @vite-ignore */ address);
    // In a worker nothing would tell what has not come. All the rules stand on one page: its length must not count against it.
    return createInstance({ noWorker: true, ranking: { pageLength: 0.1, termFrequency: 0.4 } });
  });

  async function search(query: string) {
    const before = lost();
    try {
      const found = await (await load()).debouncedSearch(query);
      if (!found) return undefined;
      const pages = await Promise.all(found.results.slice(0, most).map((result) => result.data()));
      if (lost() > before) throw new Error('a part of the index has not come');
      for (const { sub_results } of pages) sub_results.sort((one, other) => score(other) - score(one));
      return pages;
    } catch (error) {
      // An instance that could not start never does: the next search has another one.
      load.forget();
      throw error;
    }
  }
  return { load, search };
}
