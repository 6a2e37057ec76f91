/**
 * Compares a text with its translation by what every language has to keep: the cards and paragraphs it mentions, and its numbers.
 * Pure.
 */
import { plainText, targetsIn } from './rules.ts';

/** Words for numbers in a language: `{ 2: ['two', 'both'] }`. Without one, only digits are compared. */
export type NumberWords = Readonly<Record<string, readonly string[]>>;

/** What one text has and the other has not. */
export interface Compared {
  /** Ids of cards and paragraphs. */
  readonly references: readonly string[];
  readonly numbers: readonly number[];
}

/** The numbers in a text, as digits and as words, each once. One is left out: in some languages it is an article. */
export function numbersIn(markdown: string, words: NumberWords = {}): Set<number> {
  const text = plainText(markdown);
  const numbers = new Set((text.match(/(?<![\p{L}\d.])\d+(?![\p{L}\d]|\.\d)/gu) ?? []).map(Number));
  for (const [number, forms] of Object.entries(words))
    if (new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu').test(text)) numbers.add(Number(number));
  numbers.delete(1);
  return numbers;
}

/** What a text has that another one lacks. */
export function lacking(
  has: { readonly text: string; readonly words?: NumberWords | undefined },
  lacks: { readonly text: string; readonly words?: NumberWords | undefined },
): Compared {
  const references = new Set(targetsIn(lacks.text));
  const numbers = numbersIn(lacks.text, lacks.words);
  return {
    references: [...new Set(targetsIn(has.text))].filter((one) => !references.has(one)),
    numbers: [...numbersIn(has.text, has.words)].filter((one) => !numbers.has(one)).sort((one, other) => one - other),
  };
}
