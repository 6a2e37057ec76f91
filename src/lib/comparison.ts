/**
 * Compares a text with its translation by what every language has to keep: the cards and paragraphs it mentions, and its numbers.
 * Pure.
 */

import { escaped } from './escaped.ts';
import { plainText, targetsIn } from './markdown.ts';
import { anyWhole, SPACED } from './unspaced.ts';

/**
 * Words for numbers in a language: `{ 2: ['two', 'both?'] }`. A word with a question mark may also say something else, as Italian “sei”
 * (six, or “you are”): it may keep a number of another text, but no other text has to keep it.
 */
export type NumberWords = Readonly<Record<string, readonly string[]>>;

/** All of them that say a number and nothing else. */
export const sureWords = (words: NumberWords): string[] =>
  Object.values(words)
    .flat()
    .filter((word) => !word.endsWith('?'));

/** What one text has and the other has not. */
export interface Compared {
  /** Ids of cards and paragraphs. */
  readonly references: readonly string[];
  readonly numbers: readonly number[];
}

/** A word for a number. */
interface NumberWord {
  readonly number: string;
  /** As it is listed, and without its question mark. */
  readonly form: string;
  readonly word: string;
}

interface NumberFinder {
  readonly all: readonly NumberWord[];
  /** Finds them, each in a group of its own in their order; none where there are no words. */
  readonly finder: RegExp | undefined;
}

const finders = new WeakMap<NumberWords, NumberFinder>();

/** What finds the words for numbers of a language: it is made once. */
function numberFinder(words: NumberWords): NumberFinder {
  const known = finders.get(words);
  if (known) return known;
  const all = Object.entries(words)
    .flatMap(([number, forms]) => forms.map((form) => ({ number, form, word: form.replace(/\?$/, '') })))
    // The longest first: 十六 is no 十.
    .sort((one, other) => other.word.length - one.word.length);
  const anyOf = anyWhole(all.map(({ word }) => ({ words: word, pattern: `(${escaped(word)})` })));
  const made = { all, finder: anyOf ? new RegExp(anyOf, 'giu') : undefined };
  finders.set(words, made);
  return made;
}

/**
 * The numbers in a text, as digits and as words, each once and in rising order: those that it surely has, or also those that it has
 * perhaps. One is left out: in some languages it is an article.
 */
export function numbersIn(
  markdown: string,
  words: NumberWords = {},
  certainty: 'surely' | 'perhaps' = 'surely',
): Set<number> {
  const text = plainText(markdown);
  const inDigits = new RegExp(`(?<!${SPACED}|[\\d.])\\d+(?!${SPACED}|\\d|\\.\\d)`, 'gu');
  const numbers = new Set((text.match(inDigits) ?? []).map(Number));
  const { all, finder } = numberFinder(words);
  for (const [, ...found] of finder ? text.matchAll(finder) : []) {
    const { number, form } = all[found.findIndex((word) => word !== undefined)] as (typeof all)[number];
    if (certainty === 'perhaps' || !form.endsWith('?')) numbers.add(Number(number));
  }
  numbers.delete(1);
  return new Set([...numbers].sort((one, other) => one - other));
}

/** What a text has that another one lacks. */
export function lacking(
  has: { readonly text: string; readonly words?: NumberWords | undefined },
  lacks: { readonly text: string; readonly words?: NumberWords | undefined },
): Compared {
  const references = new Set(targetsIn(lacks.text));
  const numbers = numbersIn(lacks.text, lacks.words, 'perhaps');
  return {
    references: [...new Set(targetsIn(has.text))].filter((one) => !references.has(one)),
    numbers: [...numbersIn(has.text, has.words)].filter((one) => !numbers.has(one)),
  };
}
