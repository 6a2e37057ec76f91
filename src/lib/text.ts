import { type Language, type Locale, languages } from '../locales.ts';
import { grammarOf, joined } from '../sentences/grammar.ts';

const formats = new Map<Locale, Intl.ListFormat>();

/** What a language makes of a list, in parts. */
function partsOf(locale: Locale, items: Iterable<string>) {
  const { tag, listedAs = tag }: Language = languages[locale];
  const format = formats.get(locale) ?? new Intl.ListFormat(listedAs, { type: 'conjunction' });
  formats.set(locale, format);
  return format.formatToParts(items);
}

/** Names in a row, as the language lists them. */
export function listOf(locale: Locale, items: readonly string[]): string {
  const parts: string[] = [];
  for (const { type, value } of partsOf(locale, items)) {
    // Words and values take turns; no words stand before the first.
    if (type === 'element' && parts.length % 2 === 0) parts.push('');
    parts.push(value);
  }
  return joined(grammarOf(locale), parts);
}

/** Names in a row without a word before the last, parted as the language parts the first of a list: by a comma, or by 、. */
export function rowOf(locale: Locale, items: readonly string[]): string {
  const [, comma] = partsOf(locale, '123');
  return items.join(comma?.value);
}

/** Sentences one after the other, a blank between them but after signs that are as wide as a Chinese letter, and have room of their own. */
export const sentencesOf = (sentences: readonly string[]): string =>
  sentences.join(' ').replace(/(?<=[。！？」]) /g, '');

/** A text with a capital at its beginning. @param tag the language's BCP-47 tag */
export function capitalised(text: string, tag: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(tag) + text.slice(first.length);
}

/**
 * What an edition is called, as it begins within a sentence: small, unless the language writes even its names of languages with a capital, as
 * English does in “Italian leaflet”.
 */
export function inSentence(locale: Locale, name: string): string {
  const { tag } = languages[locale];
  if (/^\p{Lu}/u.test(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '')) return name;
  const [first = ''] = name;
  return first.toLocaleLowerCase(tag) + name.slice(first.length);
}
