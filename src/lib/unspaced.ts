/**
 * Scripts that set no blanks between words, as Chinese: what is to be found in a text of theirs has other letters beside it. Pure; parts of
 * regular expressions with the flag `u`.
 */

/** A letter of such a script. */
export const UNSPACED =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';

/** A letter or a mark of any other script: beside one of its kind it is of the same word. */
export const SPACED = `(?!${UNSPACED})[\\p{L}\\p{M}]`;

/**
 * What finds words as a whole: none as a part of a longer one, where that can be told.
 * @param words as they are
 * @param pattern what finds them
 */
export function whole(words: string, pattern: string): string {
  const isSpaced = (end: string) => new RegExp(end, 'u').test(words);
  return `${isSpaced(`^${SPACED}`) ? `(?<!${SPACED})` : ''}${pattern}${isSpaced(`${SPACED}$`) ? `(?!${SPACED})` : ''}`;
}

/** The part of a word that stands at an end of a text which has been cut. */
export const partOfWord = (end: 'start' | 'end'): RegExp =>
  new RegExp(`${end === 'start' ? '^' : ''}(?:(?!${UNSPACED})\\S)+${end === 'end' ? '$' : ''}`, 'u');

/** A text with a blank between words where its script sets none: what takes words apart at blanks finds those. */
export function withBlanks(text: string): string {
  if (!new RegExp(UNSPACED, 'u').test(text)) return text;
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return Array.from(words, ({ segment }) => segment.trim())
    .filter(Boolean)
    .join(' ');
}
