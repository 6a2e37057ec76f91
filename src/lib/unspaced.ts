/**
 * Scripts that set no blanks between words, as Chinese: what is to be found in a text of theirs has other letters beside it. Pure; parts of
 * regular expressions with the flag `u`.
 */

/** A letter of such a script. */
export const UNSPACED =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';

/** A letter or a mark of any other script: beside one of its kind it is of the same word. */
export const SPACED = `(?!${UNSPACED})[\\p{L}\\p{M}]`;

const BEGINS_SPACED = new RegExp(`^${SPACED}`, 'u');
const ENDS_SPACED = new RegExp(`${SPACED}$`, 'u');

/**
 * What finds any of several words as a whole, the first that fits: none as a part of a longer one, where that can be told. Of those that follow
 * one another it is asked once, as asking it of each of hundreds takes a hundred times as long.
 * @param all the words as they are, and what finds them
 */
export function anyWhole(all: readonly { readonly words: string; readonly pattern: string }[]): string {
  const runs: { readonly before: string; readonly after: string; readonly patterns: string[] }[] = [];
  for (const { words, pattern } of all) {
    const before = BEGINS_SPACED.test(words) ? `(?<!${SPACED})` : '';
    const after = ENDS_SPACED.test(words) ? `(?!${SPACED})` : '';
    const last = runs.at(-1);
    if (last?.before === before && last.after === after) last.patterns.push(pattern);
    else runs.push({ before, after, patterns: [pattern] });
  }
  return runs.map(({ before, after, patterns }) => `${before}(?:${patterns.join('|')})${after}`).join('|');
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
