import { type Language, type Locale, languages } from '../locales.ts';

/** Names in a row, one of which is meant, as the language lists them. */
export function oneOf(locale: Locale, items: readonly string[]): string {
  const { tag, listedAs = tag }: Language = languages[locale];
  return new Intl.ListFormat(listedAs, { type: 'disjunction' }).format(items);
}
