/**
 * Where the words of a concept stand in the rules: keyword in context. Pure.
 */
import type { Concept, Term, TermLanguage } from './terms.ts';

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What finds the forms of terms: whole words; `support*` is whatever begins so. None where there are no forms. */
export function finderOf(terms: readonly Term[]): RegExp | undefined {
  const alternatives = terms.flatMap(({ forms, onCard }) =>
    forms.map((form) => {
      const word = escaped(form.replace(/\*$/, '')) + (form.endsWith('*') ? '\\p{L}*' : '');
      // The name of a card is written as on the card; a Key is no key to a door. Other words may begin a sentence.
      if (onCard) return { length: form.length, word };
      const [first = '', rest = ''] = /^(\\?.)(.*)$/su.exec(word)?.slice(1) ?? [];
      return { length: form.length, word: `[${first.toLocaleLowerCase()}${first.toLocaleUpperCase()}]${rest}` };
    }),
  );
  if (alternatives.length === 0) return undefined;
  // The longest first: "pile of objects" before "pile".
  const words = alternatives.sort((one, other) => other.length - one.length).map(({ word }) => word);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
}

/** At most so many letters from one end of a text, cut between words; an ellipsis stands for the rest. */
function cut(text: string, from: 'start' | 'end'): string {
  if (text.length <= WIDTH) return text;
  if (from === 'start') return `${text.slice(0, WIDTH + 1).replace(/\s\S*$/, '')} …`;
  return `… ${text.slice(-WIDTH - 1).replace(/^\S*\s/, '')}`;
}

/** Every place of the keywords in a text. */
export const contextsIn = (text: string, finder: RegExp): Context[] =>
  [...text.matchAll(finder)].map(({ 0: keyword, index }) => ({
    before: cut(text.slice(0, index), 'end'),
    keyword,
    after: cut(text.slice(index + keyword.length), 'start'),
  }));

/** A paragraph in which a concept occurs, with its places by language. */
export interface Occurrence {
  readonly id: string;
  readonly contexts: Readonly<Partial<Record<TermLanguage, readonly Context[]>>>;
}

/** The paragraphs in which a concept occurs in any language, in the order of the rules. @param texts the rules, by language */
export function concordance(
  { languages, within }: Concept,
  texts: Readonly<Partial<Record<TermLanguage, readonly Searched[]>>>,
): Occurrence[] {
  const found = new Map<string, Record<string, Context[]>>();
  const order: string[] = [];
  for (const [language, paragraphs] of Object.entries(texts)) {
    const finder = finderOf(languages[language as TermLanguage]?.terms ?? []);
    for (const { id, chapter, text } of paragraphs) {
      if (!order.includes(id)) order.push(id);
      if (!finder || (within && !within.includes(chapter))) continue;
      const contexts = contextsIn(text, finder);
      if (contexts.length > 0) found.set(id, { ...found.get(id), [language]: contexts });
    }
  }
  return order.flatMap((id) => {
    const contexts = found.get(id);
    return contexts ? [{ id, contexts }] : [];
  });
}
