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

/** Goes on to the first of the reader's languages that there is. */
export function goToLanguage(homes: Readonly<Record<string, string>>, otherwise: string): void {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  location.replace(homes[wanted.find((language) => Object.hasOwn(homes, language)) ?? otherwise] ?? '/');
}

/**
 * Leaves of a page that says everything in every language the one that its address asks for, or else the first of the reader's that there is.
 */
export function leaveOneLanguage(base: string): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-locale]')];
  const [asked = ''] = location.pathname.slice(base.length).split('/');
  const wanted = [asked, ...navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')];
  const known = wanted.find((language) => sections.some(({ dataset }) => dataset.locale === language));
  const shown = sections.find(({ dataset }) => dataset.locale === known) ?? sections[0];
  for (const section of sections) section.hidden = section !== shown;
  document.documentElement.lang = shown?.lang ?? '';
  document.title = document.title.replace(/^.*(?= · )/, shown?.querySelector('h1')?.textContent ?? '');
}
