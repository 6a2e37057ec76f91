/**
 * The full text of the page's language, by Pagefind.
 */
import { plain } from '../lib/find-names.ts';
import { withBlanks } from '../lib/unspaced.ts';
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

/** Of so many pages those are shown that are there. */
const MANY = 24;

const score = ({ weighted_locations: hits }: PlaceFound) =>
  hits.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/**
 * Pagefind takes a part of its index that does not come for one without results. What the page fetches is watched, to tell the one from
 * the other.
 * @param folder of the index
 * @returns how many parts have not come so far
 */
function watchIndex(folder: string): () => number {
  const { fetch } = window;
  let lost = 0;
  window.fetch = (...request) => {
    const answer = fetch(...request);
    if (String(request[0]).startsWith(`${folder}index/`))
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

/** Words as they are compared, without marks over letters. */
const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean);

/** Of how many letters two words begin alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Whether something that is marked on a page begins as a word does that was searched, by half of its letters at least: Pagefind takes a word
 * that is nowhere for the longest beginning of it that is one, “asdf” for “as”.
 */
function isMeant({ excerpt, sub_results }: PageFound, query: string): boolean {
  const marked = [excerpt, ...sub_results.map((place) => place.excerpt)].flatMap((text) =>
    [...text.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, words = '']) => wordsOf(words)),
  );
  return wordsOf(query).some((word) => marked.some((mark) => alike(word, mark) >= word.length / 2));
}

/** When the next frame is drawn. Pagefind sets to work as soon as it is asked: what has been typed, and the names found for it, are to be seen before. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Searches the full text.
 * @param script the address of Pagefind, among the index of a language
 * @param most so many pages at most
 */
export function fullText(
  script: string,
  most: number,
): {
  load: Loader<unknown>;
  /**
   * @returns nothing where a newer search is under way; otherwise the pages, and why some have not come if any has not
   * @throws where a part of the index has not come
   */
  search(query: string): Promise<{ pages: PageFound[]; lost: unknown } | undefined>;
} {
  const lost = watchIndex(script.replace(/[^/]*$/, ''));
  let loads = 0;
  const load = loader(async () => {
    // A browser remembers by its address that a module has not come.
    const address = `${script}${loads++ ? `?${loads}` : ''}`;
    const { createInstance }: PagefindModule = await import(/* @vite-ignore */ address);
    // In a worker nothing would tell what has not come. All the rules stand on one page: its length must not count against it.
    return createInstance({ noWorker: true, ranking: { pageLength: 0.1, termFrequency: 0.4 } });
  });

  async function search(typed: string) {
    // Pagefind takes a text without blanks for one word.
    const query = withBlanks(typed);
    const before = lost();
    try {
      const pagefind = await load();
      await drawn();
      const found = await pagefind.debouncedSearch(query);
      if (!found) return undefined;
      const pages: PageFound[] = [];
      let lostPage: unknown;
      // Where some are not there, those that are found next take their place.
      for (let from = 0; from < Math.min(found.results.length, MANY) && pages.length < most; from += most) {
        const results = found.results.slice(from, from + most);
        for (const answer of await Promise.allSettled(results.map((result) => result.data())))
          if (answer.status === 'rejected') lostPage ??= answer.reason;
          else if (pages.length < most && isMeant(answer.value, query)) pages.push(answer.value);
      }
      if (lost() > before) throw new Error('a part of the index has not come');
      for (const { sub_results } of pages) sub_results.sort((one, other) => score(other) - score(one));
      return { pages, lost: lostPage };
    } catch (error) {
      // An instance that could not start never does: the next search has another one.
      load.forget();
      throw error;
    }
  }
  return { load, search };
}
