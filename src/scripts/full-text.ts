/**
 * The full text of the page's language, by Pagefind.
 */
import { alike } from '../lib/alike.ts';
import { type Mend, plain } from '../lib/find-names.ts';
import { remembering } from '../lib/remembering.ts';
import { withBlanks } from '../lib/unspaced.ts';
import { type Loader, loader } from './loader.ts';

/** A place on a page in which something was found. */
export interface PlaceFound {
  url: string;
  title: string;
  /** HTML: the words found are marked. */
  excerpt: string;
  anchor?: Anchor;
  /** Where words were found: the place of each among the words of the page. */
  weighted_locations: { balanced_score: number; location: number }[];
}

interface Anchor {
  element: string;
  text: string;
  location: number;
}

/** A page on which something was found, its best places first. */
export interface PageFound extends PlaceFound {
  meta: Record<string, string>;
  /** The text of the page, as words are counted in it. */
  raw_content: string;
  anchors: Anchor[];
  sub_results: PlaceFound[];
}

interface Results {
  results: { id: string; score: number; data(): Promise<PageFound> }[];
}

interface Pagefind {
  debouncedSearch(query: string): Promise<Results | null>;
  search(query: string, options?: { filters: { game: string } }): Promise<Results>;
}

interface PagefindModule {
  createInstance(options: { noWorker: boolean; ranking: Record<string, number> }): Pagefind;
}

/** What was found in the texts. */
export interface InTexts {
  /** Those with most of the words that were searched first, then those of the pages that are the best. */
  places: { page: PageFound; place: PlaceFound }[];
  /** Whether a page has each of the words searched just as it was typed, or going on. */
  isKnown: boolean;
  /** Why some pages have not come, if any has not. */
  lost: unknown;
}

/** Of so many pages those are shown that are there. */
const MANY = 24;
/** So much more counts what is found in the game of the open page. */
const HERE = 2;
/** So many letters must be alike, or as many as there are. */
const FEW = 3;
/** What stands between words, or joins them: “esqueci-me”. Within straight quotes Pagefind would look for a phrase. */
const JOINED = /[\s"\p{Pd}]+/u;
/** From so many letters on, a word may go on. */
const SOME = 4;

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

/** Words as they are compared, without marks over letters; “l’oggetto” is two. */
const wordsOf = (text: string) => plain(text.replaceAll(/['’]/g, ' ')).split(' ').filter(Boolean);

/** The words of a page as Pagefind counts them; where a script sets no blanks it puts a mark between them. */
const countedIn = ({ raw_content: text }: PageFound) => text.split(text.includes('\u200B') ? '\u200B' : /\s+/);

/**
 * How many of the words that were searched are meant by what is found at a place: a word there begins alike, by half of the letters and no less than
 * three of them. Pagefind takes a word that is nowhere for the longest beginning of it that is one, “asdf” for “as”.
 */
function meantIn({ weighted_locations: hits }: PlaceFound, wordsOfPage: readonly string[], words: readonly string[]) {
  const found = hits.flatMap(({ location }) => wordsOf(wordsOfPage[location] ?? ''));
  const isMeant = (word: string, one: string) =>
    alike(word, one) >= Math.max(word.length / 2, Math.min(word.length, FEW));
  return words.filter((word) => found.some((one) => isMeant(word, one))).length;
}

/** Whether a page has each of the words that were searched just as it was typed, or going on. */
const hasAll = (wordsOfPage: readonly string[], words: readonly string[]) => {
  const own = new Set(wordsOf(wordsOfPage.join(' ')));
  return words.every((word) => own.has(word) || (word.length >= SOME && [...own].some((one) => one.startsWith(word))));
};

/**
 * A word as it is to be searched, if it is to be: mended where no text has it as it was typed, and none that is nowhere. Pagefind takes the one and
 * the other for the longest beginning that is a word.
 */
async function sense(find: Pagefind['search'], word: string, mend: Mend): Promise<string | undefined> {
  const [best] = (await find(word)).results;
  const page = await best?.data();
  const [own, words] = [page ? countedIn(page) : [], wordsOf(word)];
  if (hasAll(own, words)) return word;
  return mend(word) ?? (page && meantIn(page, own, words) > 0 ? word : undefined);
}

/** Of several words those that one page has together: the page that has most of them, of which the rare ones count more. */
async function together(find: Pagefind['search'], words: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    words.map(async (word) => ({ word, pages: new Set((await find(word)).results.map(({ id }) => id)) })),
  );
  const weights = new Map<string, number>();
  for (const { pages } of found) for (const id of pages) weights.set(id, (weights.get(id) ?? 0) + 1 + 1 / pages.size);
  const [best] = [...weights].sort(([, one], [, other]) => other - one);
  return best ? found.filter(({ pages }) => pages.has(best[0])).map(({ word }) => word) : [];
}

/** When the next frame is drawn. Pagefind sets to work as soon as it is asked: what has been typed, and the names found for it, are to be seen before. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Searches the full text.
 * @param script the address of Pagefind, among the index of a language
 * @param most so many pages at most, and places on each
 * @param passedOver words that are not searched where there are others
 * @param game that of the open page, if any: what it has comes before what others have as well
 */
export function fullText(
  script: string,
  most: { pages: number; places: number },
  passedOver: readonly string[],
  game: string | undefined,
): {
  load: Loader<unknown>;
  /**
   * @param mending what mends slips; it is waited for
   * @returns nothing where a newer search is under way
   * @throws where a part of the index has not come
   */
  search(query: string, mending: Promise<Mend>): Promise<InTexts | undefined>;
} {
  const lost = watchIndex(script.replace(/[^/]*$/, ''));
  // A sign alone is nothing when plain.
  const weightless = new Set(['', ...passedOver.map(plain)]);
  let loads = 0;
  const load = loader(async () => {
    // A browser remembers by its address that a module has not come.
    const address = `${script}${loads++ ? `?${loads}` : ''}`;
    const { createInstance }: PagefindModule = await import(/* @vite-ignore */ address);
    // In a worker nothing would tell what has not come. All the rules stand on one page: its length must not count against it.
    return createInstance({ noWorker: true, ranking: { pageLength: 0.1, termFrequency: 0.4 } });
  });

  const isTelling = (word: string) => !weightless.has(plain(word));

  /** The words that tell what is asked, or all of them where none does. */
  function tellingIn(typed: string): string[] {
    // Pagefind takes a text without blanks for one word, and what is joined to one, as in “dell’oggetto”, for a part of it.
    const all = withBlanks(typed).split(JOINED);
    const some = all.filter(isTelling).flatMap((word) => {
      const parts = word.split(/['’]/);
      return parts.length > 1 ? parts.filter((part) => part.length > 1 && isTelling(part)) : parts;
    });
    return (some.length > 0 ? some : all).filter(Boolean);
  }

  /** The words of which pages are found, where no page has all that were typed or one of those may be a slip. */
  async function meantBy(pagefind: Pagefind, words: readonly string[], mend: Mend): Promise<string[]> {
    // Most words are mended by nothing, and looked for twice.
    const find = remembering((word: string) => pagefind.search(word));
    const meant = await Promise.all(words.map((word) => sense(find, word, mend)));
    return together(find, [...new Set(meant.flatMap((word) => (word && isTelling(word) ? [word] : [])))]);
  }

  async function search(typed: string, mending: Promise<Mend>) {
    const telling = tellingIn(typed);
    let query = telling.join(' ');
    const asked = wordsOf(query);
    const before = lost();
    try {
      const pagefind = await load();
      await drawn();
      let found = await pagefind.debouncedSearch(query);
      if (!found) return undefined;
      const mend = await mending;
      if (found.results.length === 0 || telling.some(mend)) {
        const meant = await meantBy(pagefind, telling, mend);
        if (meant.length > 0) {
          query = meant.join(' ');
          found = await pagefind.search(query);
        }
      }
      const words = wordsOf(query);
      const ofGame = game ? (await pagefind.search(query, { filters: { game } })).results : [];
      const here = new Set(ofGame.map(({ id }) => id));
      const scoreOf = ({ id, score }: Results['results'][number]) => score * (here.has(id) ? HERE : 1);
      const results = found.results.sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, MANY);
      const places: (InTexts['places'][number] & { meant: number })[] = [];
      let [pages, isKnown, lostPage]: [number, boolean, unknown] = [0, false, undefined];
      // Where some are not there, those that are found next take their place.
      for (let from = 0; from < results.length && pages < most.pages; from += most.pages) {
        const batch = results.slice(from, from + most.pages);
        for (const answer of await Promise.allSettled(batch.map((result) => result.data()))) {
          if (answer.status === 'rejected') lostPage ??= answer.reason;
          if (answer.status === 'rejected' || pages === most.pages) continue;
          const page = answer.value;
          const own = countedIn(page);
          if (meantIn(page, own, words) === 0) continue;
          pages++;
          isKnown ||= hasAll(own, asked);
          const parts = page.sub_results.length > 0 ? page.sub_results : [page];
          places.push(
            ...parts
              .map((place) => ({ page, place, meant: meantIn(place, own, words) }))
              .sort((one, other) => other.meant - one.meant || score(other.place) - score(one.place))
              .slice(0, most.places),
          );
        }
      }
      if (lost() > before) throw new Error('a part of the index has not come');
      return { places: places.sort((one, other) => other.meant - one.meant), isKnown, lost: lostPage };
    } catch (error) {
      // An instance that could not start never does: the next search has another one.
      load.forget();
      throw error;
    }
  }
  return { load, search };
}
