/**
 * What a language needs done to a sentence when its slots are filled. A language that needs nothing has no line here; another one's rules
 * are a file of their own.
 */
import type { Locale } from '../locales.ts';
import { cases, inflected } from './hungarian.ts';
import { euphonic } from './italian.ts';

/** A language's own rules; what it leaves out is as written. */
export interface Grammar {
  /** The cases that a slot may ask of a player's name, as in `{{to, dat}}`. */
  readonly cases?: Readonly<Record<string, (name: string) => string>>;
  /** The sentence's own words before a value, as they are before this one. */
  readonly before?: (words: string, value: string) => string;
}

const grammars: Readonly<Partial<Record<Locale, Grammar>>> = {
  hu: { cases: Object.fromEntries(cases.map((form) => [form, (name: string) => inflected(name, form)])) },
  it: { before: euphonic },
};

/** The rules of a language. */
export const grammarOf = (locale: Locale): Grammar => grammars[locale] ?? {};

/** Text made of the sentence's own words and values in turn, words first; the words as they are before each value. */
export const joined = ({ before }: Grammar, parts: readonly string[]): string =>
  parts
    .map((part, index) =>
      before && index % 2 === 0 && index + 1 < parts.length ? before(part, parts[index + 1] as string) : part,
    )
    .join('');
