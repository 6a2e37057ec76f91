import { type Locale, languages } from '../locales.ts';

/** Names in a row, as the language lists them. */
export const listOf = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' }).format(items);

/** A text cut to a length that search engines show, at the end of a word. */
export function excerpt(text: string, length = 155): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}
