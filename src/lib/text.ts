import { type Language, type Locale, languages } from '../locales.ts';
import { grammarOf, joined } from '../sentences/grammar.ts';
import { partOfWord } from './unspaced.ts';

const formats = new Map<Locale, Intl.ListFormat>();

/** Names in a row, as the language lists them. */
export function listOf(locale: Locale, items: readonly string[]): string {
  const { tag, listedAs = tag }: Language = languages[locale];
  const format = formats.get(locale) ?? new Intl.ListFormat(listedAs, { type: 'conjunction' });
  formats.set(locale, format);
  const parts: string[] = [];
  for (const { type, value } of format.formatToParts(items)) {
    // Words and values take turns; no words stand before the first.
    if (type === 'element' && parts.length % 2 === 0) parts.push('');
    parts.push(value);
  }
  return joined(grammarOf(locale), parts);
}

/** A text with a capital at its beginning. @param tag the language's BCP-47 tag */
export function capitalised(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

/** A text cut to a length that search engines show, at the end of a word where its script has blanks there. */
export function excerpt(text: string, length = 155): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length + 1).replace(partOfWord('end'), '');
  return words.endsWith(' ') ? `${words.trimEnd()} …` : `${(words || text).slice(0, length)}…`;
}

/** A text as a regular expression that finds it, with or without the flag `u`. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
