/**
 * What stands in the pages themselves, as text. Each uses nothing outside itself.
 */

/** Takes up the choice of light or dark before anything is painted. */
export function takeUpTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {}
}

/** Puts what is of the game with which the reader has been last before what is of the others. */
export function putLastGameFirst(): void {
  let last: string | null = null;
  try {
    last = localStorage.getItem('coachlamp.game');
  } catch {}
  for (const own of document.querySelectorAll<HTMLElement>('[data-of-game]')) {
    const first = own.parentElement?.querySelector(':scope > [data-of-game]');
    if (own.dataset.ofGame === last && first !== own) first?.before(own);
  }
}

/**
 * The first of the languages wanted that there is, by its place: the one that is written alike, or else another of the language. Chinese as in
 * Taiwan is written in traditional characters. All are BCP 47 tags; what is none is passed over.
 */
export function firstKnown(wanted: readonly string[], known: readonly string[]): number {
  const formsOf = (tag: string): string[] => {
    try {
      const { language, script } = new Intl.Locale(tag).maximize();
      return [`${language}-${script}`, language];
    } catch {
      return [];
    }
  };
  const places = wanted.flatMap(formsOf).map((form) => known.findIndex((tag) => formsOf(tag).includes(form)));
  return places.find((place) => place >= 0) ?? -1;
}

/**
 * Goes on to the language that the reader has chosen, or the first of theirs that there is. Where no game is kept on the device in it but one in others, and no network answers,
 * to the first of those.
 * @param homes the addresses of all, by their tags
 * @param find `firstKnown`
 */
export function goToLanguage(
  homes: Readonly<Record<string, string>>,
  otherwise: string,
  find: typeof firstKnown,
): void {
  let packs = '';
  const wanted = [...navigator.languages];
  try {
    packs = localStorage.getItem('coachlamp.kept') ?? '';
    wanted.unshift(localStorage.getItem('language') ?? '');
  } catch {}
  const firstOf = (tags: readonly string[]) => homes[tags[find(wanted, tags)] ?? ''];
  const tags = Object.keys(homes);
  const home = firstOf(tags) ?? otherwise;
  const isKept = (address = '') => packs.includes(`.${address.split('/').at(-2)}"`);
  const kept = tags.filter((tag) => isKept(homes[tag]));
  const other = firstOf(kept) ?? homes[kept[0] ?? ''];
  if (!other || isKept(home)) location.replace(home);
  // The worker lets pass what is asked for in this way. On a bad line nobody waits longer than it has a reader wait.
  else
    fetch(home, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
      () => location.replace(home),
      () => location.replace(other),
    );
}

/**
 * Leaves of a page that says everything in every language the one that its address asks for, or else the first of the reader's that there is.
 * @param find `firstKnown`
 */
export function leaveOneLanguage(base: string, find: typeof firstKnown): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-locale]')];
  const [asked = ''] = location.pathname.slice(base.length).split('/');
  const tags = sections.map(({ lang }) => lang);
  const known = sections.find(({ dataset }) => dataset.locale === asked) ?? sections[find(navigator.languages, tags)];
  const shown = known ?? sections[0];
  for (const section of sections) section.hidden = section !== shown;
  document.documentElement.lang = shown?.lang ?? '';
  document.title = document.title.replace(/^.*(?= · )/, shown?.querySelector('h1')?.textContent ?? '');
}
