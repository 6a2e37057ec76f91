/**
 * The search, loaded when its dialog is first opened. Names of cards and terms, in every language, are found at once; below them what Pagefind finds
 * in the texts of the page's language.
 */
import {
  type Found,
  inOneLanguage,
  type Mend,
  mender,
  nameFinder,
  nearestNames,
  plain,
  surest,
} from '../lib/find-names.ts';
import type { AskedAbout, Name, NameIndex } from '../lib/names.ts';
import { PATIENCE } from '../lib/offline/patience.ts';
import { NAMES, PAGES, PLACES } from '../lib/search-limits.ts';
import type { SearchWords } from '../lib/search-words.ts';
import sheet from '../styles/search.css?inline';
import { opened } from './entries.ts';
import { fullText, type PageFound, type PlaceFound } from './full-text.ts';
import { loader } from './loader.ts';

const styles = new CSSStyleSheet();
styles.replaceSync(sheet);
document.adoptedStyleSheets.push(styles);

type Game = SearchWords['games'][number];

/** Where nothing is found, so many of the nearest names are shown. */
const NEAREST = 3;
/**
 * So long, in milliseconds, what may only have been meant waits for the texts, which say whether it was. Pagefind itself waits for 300 until no more
 * is typed.
 */
const LONG = 500;
/** So long, in milliseconds, the names of a game are waited for where those of another have come: one may be on the device, and the line be bad. */
const SOON = 2000;

/** Entries of names, and of the questions about them. */
interface NamesFound {
  readonly all: readonly HTMLElement[];
  /** Those that are no guess from a form of another language. */
  readonly sure: readonly HTMLElement[];
}

/** What is found in one of the two ways: the entries of a list, or that it is on its way, or that it does not come. */
type Outcome = readonly HTMLElement[] | 'loading' | 'failed';

/** Without the names no slip is mended. */
const unmended = (): Mend => () => undefined;

/** Names but for those that lead to where one before them does, a word that is none of ours beside the term that it stands for. */
const once = <One extends { readonly game: Game; readonly name: Name }>(named: readonly One[]): One[] =>
  named.filter(
    ({ game, name }, place) =>
      !named
        .slice(0, place)
        .some((one) => one.game === game && one.name.to === name.to && [one.name.kind, name.kind].includes('rules')),
  );

/** The entry of a result in its list. */
function entry(href: string, title: string, lines: readonly (string | Node)[]) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  const name = document.createElement('b');
  name.textContent = title;
  link.append(name);
  for (const line of lines.filter((one) => one !== '')) {
    const small = document.createElement('small');
    small.append(line);
    link.append(small);
  }
  item.append(link);
  return item;
}

/** What Pagefind says of a place: text in which the words found are marked, and these two signs escaped. */
const marked = (excerpt: string): (string | Node)[] =>
  excerpt.split(/<\/?mark>/).map((piece, index) => {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    if (index % 2 === 0) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

/** The part of the page that a place stands in. */
function above({ anchors, meta }: PageFound, { anchor }: PlaceFound) {
  const parts = anchor && anchor.element !== 'h2' ? anchors : [];
  const part = parts.findLast(({ element, location }) => element === 'h2' && location <= (anchor?.location ?? 0));
  return part?.text ?? meta.title;
}

/** What the dialog asks of the search once it is there. */
export interface Search {
  /** Gets ready for what will be searched: the dialog has been opened. */
  ready(): void;
  /** Searches what is typed. */
  start(): void;
  /** Goes to the first of what was found, once that is known. */
  go(): Promise<void>;
}

/** Sets up the search in its dialog. */
export function setUp(dialog: HTMLDialogElement, words: SearchWords): Search {
  const find = <Wanted extends Element>(selector: string) => dialog.querySelector(selector) as Wanted;
  const input = find<HTMLInputElement>('input');
  const status = find('[role=status]');
  const again = find<HTMLButtonElement>('[data-search-again]');
  const namesPart = find<HTMLElement>('[data-search-names]');
  const namesHead = find('[data-search-names] h2');
  const textPart = find<HTMLElement>('[data-search-text]');
  const results = find('.results');
  const links = () => [...dialog.querySelectorAll<HTMLAnchorElement>('li a')];
  const { locale, question, parts, languages, counts } = words;
  /** The game of the page first: of what fits as well, its names come before those of others. */
  const isHere = ({ home }: Game) => location.pathname.startsWith(home);
  const games = words.games.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)));

  /** Whether there are only the names of some games: of those that are kept on the device, where there is no network. */
  let isOnlyHere = false;
  /** Whether the names of a game have not come though there is a network, and whether some of the texts found have not. */
  let [areNamesCut, areTextsCut] = [false, false];

  const namesOfGame = async (game: Game) => {
    const answer = await fetch(game.names, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`${answer.status} ${game.names}`);
    const index: NameIndex = await answer.json();
    return { game, index };
  };
  const loadingNames = games.map((game) => loader(() => namesOfGame(game)));
  /** Once, and again where somebody asks for it: else what has come by then is enough. */
  let wait = SOON;
  again.addEventListener(
    'click',
    () => {
      wait = SOON;
    },
    // Before it is searched.
    true,
  );
  const loadNames = loader(async () => {
    const asked = loadingNames.map((load) => load());
    const late = Promise.any(asked).then(() => new Promise<never>((_, reject) => setTimeout(reject, wait)));
    const answers = await Promise.allSettled(asked.map((one) => Promise.race([one, late])));
    wait = 0;
    const lost = answers.find((answer) => answer.status === 'rejected');
    // Without a network there is no answer at all.
    isOnlyHere = lost?.reason instanceof TypeError;
    areNamesCut = lost !== undefined && !isOnlyHere;
    const come = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (lost && come.length === 0) throw lost.reason;
    const { passedOver } = words;
    const mend = mender(
      come.map(({ index }) => index),
      locale,
      passedOver,
    );
    const finders = come.map(({ game, index }) => ({
      game,
      index,
      find: nameFinder(index, locale, { passedOver, mend }),
    }));
    return { finders, mend };
  });

  const inText = fullText(
    words.index,
    { pages: PAGES, places: PLACES },
    words.passedOver,
    games.find((game) => isHere(game))?.id,
  );

  const nameEntry = (game: Game, name: Name, form: string, language: string) => {
    const title = name.forms[locale]?.[0] ?? Object.values(name.forms)[0]?.[0] ?? '';
    const { tag = '', name: called = '' } = languages[language] ?? {};
    const matched = document.createElement('span');
    matched.lang = tag;
    matched.textContent = form.replace('*', '…');
    const line = document.createDocumentFragment();
    if (language !== locale) line.append(matched, ` (${called})`);
    else if (plain(form) !== plain(title)) line.append(matched);
    const kind = [game.kinds[name.kind] ?? parts[name.kind], name.place, game.title].filter(Boolean).join(' · ');
    return entry(`${game.home}${name.to}`, title, [...(line.hasChildNodes() ? [line] : []), kind]);
  };

  const questionEntry = (game: Game, { to, titles }: AskedAbout) =>
    entry(`${game.home}${to}`, titles[locale], [`${question} · ${game.title}`]);

  async function namesOf(query: string): Promise<NamesFound> {
    const found = (await loadNames()).finders.map(({ game, find }): { game: Game } & Found => ({
      game,
      ...find(query),
    }));
    // What is a word of the reader's own in one game is none of another language in another.
    const all = inOneLanguage(
      found.flatMap(({ game, names }) => names.map((one) => ({ game, ...one }))),
      locale,
    );
    const named = surest(all).toSorted(
      (one, other) => one.fit - other.fit || Number(one.language !== locale) - Number(other.language !== locale),
    );
    const isSure = ({ isGuess }: { readonly isGuess: boolean }) => !isGuess;
    const first = once(named).slice(0, NAMES);
    const sure = once(named.filter(isSure)).slice(0, NAMES);
    // Of one name, both lists have the same entry: what stands there stays.
    const entries = new Map(
      [...first, ...sure].map((one) => [one, nameEntry(one.game, one.name, one.form, one.language)]),
    );
    const entriesOf = (names: typeof named) => names.map((one) => entries.get(one) as HTMLElement);
    const asked = found.flatMap(({ game, questions, isGuess }) =>
      questions.map((question) => ({ isGuess, item: questionEntry(game, question) })),
    );
    return {
      all: [...entriesOf(first), ...asked.map(({ item }) => item)],
      sure: [...entriesOf(sure), ...asked.filter(isSure).map(({ item }) => item)],
    };
  }

  async function nearestTo(query: string): Promise<HTMLElement[]> {
    return (await loadNames()).finders
      .flatMap(({ game, index }) => nearestNames(index, locale, query, NEAREST).map((one) => ({ game, ...one })))
      .sort((one, other) => one.fit - other.fit)
      .slice(0, NEAREST)
      .map(({ game, name, form, language }) => nameEntry(game, name, form, language));
  }

  const textEntry = (page: PageFound, place: PlaceFound) => {
    const isPage = place.url === page.url;
    const text = document.createDocumentFragment();
    // A card is told by its effect: what was found may be a hidden form of its name.
    if (isPage && page.meta.summary) text.append(page.meta.summary);
    else text.append(...marked(place.excerpt));
    const game = games.find(({ home }) => page.url.startsWith(home));
    const [part = ''] = game ? page.url.slice(game.home.length).split('/') : [];
    const where = [page.meta.kind ?? parts[part], game?.title].filter(Boolean).join(' · ');
    return entry(place.url, isPage ? place.title : `${above(page, place)} › ${place.title}`, [text, where]);
  };

  let [names, texts]: [Outcome, Outcome] = [[], []];

  /** Fills a list. What stands there already stays, and the focus with it. */
  const fill = (part: HTMLElement, entries: readonly HTMLElement[]) => {
    part.hidden = entries.length === 0;
    const list = part.querySelector('ol');
    if (list?.childElementCount !== entries.length || entries.some((one) => one.parentElement !== list))
      list?.replaceChildren(...entries);
  };

  /** Shows what has been found so far. What is on its way leaves there what was. */
  function show(query: string) {
    const found = (outcome: Outcome) => (typeof outcome === 'string' ? [] : outcome);
    const known = new Set(found(names).map((one) => one.querySelector('a')?.href));
    const others = found(texts).filter((one) => !known.has(one.querySelector('a')?.href));
    if (names !== 'loading') fill(namesPart, found(names));
    if (texts !== 'loading') fill(textPart, others);
    const isFailed = names === 'failed' && texts === 'failed';
    const isPartly = names === 'failed' || texts === 'failed' || areNamesCut || areTextsCut;
    const total = found(names).length + others.length;
    again.hidden = !isPartly;
    if (names === 'loading' || texts === 'loading') status.textContent = words.loading;
    else if (isPartly) status.textContent = isFailed ? words.failed : words.partly;
    else {
      const said = total > 0 ? (counts[total] ?? '') : words.none.replace('{}', () => query);
      status.textContent = isOnlyHere ? `${said} · ${words.here}` : said;
    }
  }

  let turn = 0;

  async function search(query: string) {
    const own = ++turn;
    const isOver = () => own !== turn;
    namesHead.textContent = words.names;
    again.hidden = true;
    if (!query) {
      fill(namesPart, []);
      fill(textPart, []);
      status.textContent = words.hint;
      return;
    }
    [names, texts] = ['loading', 'loading'];
    areTextsCut = false;
    if (areNamesCut) loadNames.forget();
    show(query);
    const failed = () => 'failed' as const;
    const asked = namesOf(query).catch(failed);
    const [byName] = await Promise.all([
      asked.then((outcome) => {
        if (isOver()) return undefined;
        names = outcome === 'failed' ? outcome : outcome.sure;
        show(query);
        // Where the texts keep one waiting, what may have been meant is better than nothing.
        if (outcome !== 'failed')
          setTimeout(() => {
            if (isOver() || texts !== 'loading') return;
            names = outcome.all;
            show(query);
          }, LONG);
        return outcome;
      }),
      inText
        .search(
          query,
          loadNames().then(({ mend }) => mend, unmended),
        )
        .catch(failed)
        .then(async (outcome) => {
          const found = await asked;
          if (isOver() || !outcome) return;
          texts = outcome === 'failed' ? outcome : outcome.places.map(({ page, place }) => textEntry(page, place));
          // Of a game that is not kept, no page can be shown either.
          areTextsCut = outcome !== 'failed' && outcome.lost !== undefined && !isOnlyHere;
          // What is a word of the reader's own texts was hardly meant for a slip, or for one in another language.
          const isKnown = outcome !== 'failed' && outcome.isKnown;
          if (found !== 'failed') names = isKnown ? found.sure : found.all;
          show(query);
        }),
    ]);
    if (isOver() || byName === 'failed' || links().length > 0) return;
    namesHead.textContent = words.nearest;
    fill(namesPart, await nearestTo(query));
  }

  let current = Promise.resolve();
  const start = () => {
    // What is found stands at the beginning of the list, however far the one before had been read.
    results.scrollTop = 0;
    current = search(input.value.trim());
  };

  dialog.addEventListener('keydown', (event) => {
    // The keys are those of what letters are composed with, as Chinese ones.
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const stops = [input, ...links()];
    stops[Math.max(0, stops.indexOf(document.activeElement as HTMLAnchorElement) + step)]?.focus();
  });

  /** Has the back button leave the dialog alone that it would have closed. */
  let closed: (() => void) | undefined;
  dialog.addEventListener('close', () => {
    closed?.();
    closed = undefined;
  });

  return {
    ready() {
      // Once, also where it has been closed and opened again before there was a search.
      if (dialog.open) closed ??= opened(() => dialog.close());
      // The network may be there again.
      if (isOnlyHere) loadNames.forget();
      // What does not come is told when something is searched.
      for (const load of [loadNames, inText.load]) load().catch(() => {});
    },
    start,
    async go() {
      const asked = turn;
      // The first of what was found for words typed before is not meant.
      if (names === 'loading' || namesPart.hidden) await current;
      if (asked === turn && namesHead.textContent !== words.nearest) links()[0]?.click();
    },
  };
}
