/**
 * What the page about setting up says, as data in the page itself: nothing is fetched.
 */

import type { Locale } from '../../locales.ts';
import { type Explainer, explainer, type Lexicon, type SentenceParams } from '../../sentences/explain.ts';
import { type Speak, speaking } from '../../sentences/speaking.ts';

/** A card or a paragraph that a step speaks of. */
export interface Cited {
  /** A card's name, a paragraph's number. */
  readonly name: string;
  readonly href: string;
  /** The colour of a card's plate. */
  readonly plate?: string | undefined;
}

/** All of it. */
export interface SetUpTexts {
  readonly game: string;
  readonly locale: Locale;
  /** The language of the strings: English where a draft has none. */
  readonly tag: string;
  readonly strings: Record<string, unknown>;
  /** By reference. */
  readonly cited: Readonly<Record<string, Cited>>;
  /** By edition. */
  readonly editions: Readonly<Record<string, string>>;
  /** What a game says besides of what can be chosen. */
  readonly note?: string | undefined;
  readonly emblems: string;
  /** The chapter of the rules. */
  readonly rules: string;
  /** With what faults of a deck are said, and the language they are in. */
  readonly speech?: Lexicon & { readonly locale: Locale };
}

/** The same, to speak with. */
export interface SetUpWords {
  readonly texts: SetUpTexts;
  readonly t: Speak;
  /** What the page has of a reference; throws where it has nothing. */
  cite(reference: string): Cited;
  /** Things by the names of what they refer to, as the language sorts. */
  sorted<Thing>(things: readonly Thing[], referenceOf: (thing: Thing) => string): Thing[];
  readonly explain?: Explainer | undefined;
}

/** Speaks with the texts. @param params what the sentences about faults are given */
export function setUpWords(texts: SetUpTexts, params: SentenceParams | undefined): SetUpWords {
  const { tag, strings, cited, speech } = texts;
  const { compare } = new Intl.Collator(tag);
  const cite = (reference: string) => {
    const found = cited[reference];
    if (!found) throw new Error(`found no ${reference} among the texts, expected what it is called and where it is`);
    return found;
  };
  return {
    texts,
    t: speaking(tag, strings),
    cite,
    sorted: (things, referenceOf) =>
      things.toSorted((one, other) => compare(cite(referenceOf(one)).name, cite(referenceOf(other)).name)),
    explain: speech && params && explainer(speech.locale, speech, params),
  };
}
