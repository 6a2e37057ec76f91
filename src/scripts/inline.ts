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

/** Goes on to the first of the reader's languages that there is. */
export function goToLanguage(homes: Readonly<Record<string, string>>, otherwise: string): void {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  location.replace(homes[wanted.find((language) => Object.hasOwn(homes, language)) ?? otherwise] ?? '/');
}
