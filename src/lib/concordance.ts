/**
 * Where the words of a concept stand in the rules: keyword in context. Pure.
 */

import { escaped } from './escaped.ts';
import { excerpt } from './excerpt.ts';
import type { Concept, Term, TermLanguage } from './terms.ts';
import { anyWhole, partOfWord, SPACED } from './unspaced.ts';

/** A keyword with what stands before and after it. */
export interface Context {
  readonly before: string;
  readonly keyword: string;
  readonly after: string;
}

/** A paragraph as it is searched: its id and its text without markup. */
export interface Searched {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** How many letters of context stand on each side, before it is cut at a word. */
const WIDTH = 48;

/** An apostrophe may be that of the source or, on a page, that of printers. */
const patternOf = (text: string) => escaped(text).replace(/['’]/g, "['’]");

/** What finds the forms of terms: whole words; `support*` is whatever begins so. None where there are no forms. */
export function finderOf(terms: readonly Pick<Term, 'forms'>[]): RegExp | undefined {
  const forms = terms.flatMap((term) => term.forms);
  if (forms.length === 0) return undefined;
  // The longest first: "pile of objects" before "pile".
  const all = forms
    .toSorted((one, other) => other.length - one.length)
    .map((form) => {
      const words = form.replace(/\*$/, '');
      const pattern = patternOf(words) + (form.endsWith('*') ? `(?:${SPACED})*` : '');
      // A word may begin a sentence; a name is written as it is: a Key is no key to a door, and the Order no order.
      return { words, pattern: pattern.replace(/^\p{Ll}/u, (first) => `[${first}${first.toLocaleUpperCase()}]`) };
    });
  return new RegExp(anyWhole(all), 'gu');
}

/** At most so many letters of the end of a text, cut between words; an ellipsis stands for the rest. */
function endOf(text: string): string {
  if (text.length <= WIDTH) return text;
  const words = text.slice(-WIDTH - 1).replace(partOfWord('start'), '');
  return words.startsWith(' ') ? `… ${words.trimStart()}` : `…${(words || text).slice(-WIDTH)}`;
}

/**
 * Every place of the keywords in a text, but within a longer name: no Coat is in a Coat of Arms.
 * @param names finds names of others, and phrases that mean something else
 */
export function contextsIn(text: string, finder: RegExp, names?: RegExp): Context[] {
  const keywords = [...text.matchAll(finder)];
  const others = names ? [...text.matchAll(names)] : [];
  const withinOther = (from: number, length: number) =>
    others.some(({ 0: name, index }) => name.length > length && index <= from && index + name.length >= from + length);
  return keywords
    .filter(({ 0: keyword, index }) => !withinOther(index, keyword.length))
    .map(({ 0: keyword, index }) => ({
      before: endOf(text.slice(0, index)),
      keyword,
      after: excerpt(text.slice(index + keyword.length), WIDTH),
    }));
}

/** A paragraph in which a concept occurs, with its places by language. */
export interface Occurrence {
  readonly id: string;
  readonly contexts: Readonly<Partial<Record<TermLanguage, readonly Context[]>>>;
}

/** A text without what a form and the place where it is found may differ in. */
const rough = (text: string): string => text.toLocaleLowerCase().replaceAll('’', "'");

/** A form as it is looked for roughly: whatever begins so, of one with a `*`. */
const stemOf = (form: string): string => rough(form.replace(/\*$/, ''));

/** Whether a form, one of a longer name, may have a keyword in it that begins with one of the roots. */
function mayHold(form: string, roots: readonly string[]): boolean {
  const words = stemOf(form);
  // A stem may end within the keyword.
  const ends = form.endsWith('*') ? Array.from(words, (_, from) => words.slice(from)) : [];
  return roots.some((root) => words.includes(root) || ends.some((end) => root.startsWith(end)));
}

/** The terms in use: a deprecated one is not looked for, as what it wrongly stands for here may be right elsewhere. */
export const inUse = (concept: Concept, language: TermLanguage) =>
  (concept.languages[language]?.terms ?? []).filter(({ status }) => status !== 'deprecated');

/**
 * The paragraphs in which a concept occurs in any language, in the order of the rules.
 *
 * @param texts the rules, by language, with the same paragraphs in the same order
 * @param concepts all of the game, so that a card is not found in the longer name of another
 */
export function concordance(
  concept: Concept,
  texts: Readonly<Partial<Record<TermLanguage, readonly Searched[]>>>,
  concepts: readonly Concept[] = [],
): Occurrence[] {
  const { card, within } = concept;
  const others = card ? concepts.filter((other) => other.card && other.card !== card) : [];
  const found = new Map<string, Record<string, Context[]>>();
  for (const [language, paragraphs] of Object.entries(texts) as [TermLanguage, readonly Searched[]][]) {
    const terms = inUse(concept, language);
    const finder = finderOf(terms);
    const roots = terms.flatMap(({ forms }) => forms.map(stemOf));
    const except = concept.languages[language]?.except ?? [];
    const longer = others.flatMap((other) => inUse(other, language).flatMap(({ forms: own }) => own));
    const names = finderOf([{ forms: [...except, ...longer].filter((form) => mayHold(form, roots)) }]);
    for (const { id, chapter, text } of paragraphs) {
      // Every paragraph is noted, so that the order is that of the rules whichever language has it.
      const contexts = found.get(id) ?? {};
      found.set(id, contexts);
      if (!finder || (within && !within.includes(chapter))) continue;
      // Most texts have none of them, and that is soon seen.
      const whole = rough(text);
      if (!roots.some((root) => whole.includes(root))) continue;
      const own = contextsIn(text, finder, names);
      if (own.length > 0) contexts[language] = own;
    }
  }
  return [...found]
    .filter(([, contexts]) => Object.keys(contexts).length > 0)
    .map(([id, contexts]) => ({ id, contexts }));
}
