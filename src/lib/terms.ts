/**
 * The terms of a game: each concept with its terms in every language, joined from the files of terms and the cards. Pure: no files,
 * no Astro, so that the command line and the tests use it too.
 */
import type { z } from 'zod';
import { defaultLocale, isLocale, type Locale, languages, locales } from '../locales.ts';
import type { cardFacts, cardText } from '../schemas/card.ts';
import type { genders, partsOfSpeech, statuses, termConcepts, termTexts } from '../schemas/term.ts';
import { plainText } from './markdown.ts';
import { capitalised } from './text.ts';

/** A language that has terms: one of the site by its short name, or that of a game's original by its BCP-47 tag. */
export type TermLanguage = string;

/** The languages that have terms, in the order in which they are shown. @param original that of the original */
export const termLanguages = (original: string): readonly TermLanguage[] => [...locales, original];

/** A language's BCP-47 tag. */
export const tagOf = (language: TermLanguage): string => (isLocale(language) ? languages[language].tag : language);

/** A language as its speakers call it, or in the words of another language. */
export function nameOf(language: TermLanguage, locale?: Locale): string {
  if (isLocale(language) && !locale) return languages[language].name;
  const tag = tagOf(language);
  const spoken = locale ? tagOf(locale) : tag;
  const name = new Intl.DisplayNames(spoken, { type: 'language' }).of(tag) ?? tag;
  return locale ? name : capitalised(name, tag);
}

/** A term of a concept in a language. */
export interface Term {
  readonly term: string;
  readonly status: (typeof statuses)[number];
  readonly partOfSpeech: (typeof partsOfSpeech)[number];
  readonly gender?: (typeof genders)[number];
  /** Editions whose printed leaflet has it. */
  readonly leaflets: readonly string[];
  readonly note?: string;
  /** The words by which it is found in the rules. */
  readonly forms: readonly string[];
  /** Whether it is what the card is called here. */
  readonly ofCard?: true;
  /** Whether that is printed on cards: a leaflet in another language then has it so, and what it calls the card itself is a translation. */
  readonly onCard?: true;
  /** Whether it has not been seen in a source. */
  readonly unverified?: true;
}

/** A concept in a language. */
export interface InLanguage {
  /** None in the language of the original, which is no language of the site. */
  readonly definition?: string;
  /** Phrases in which its words mean something else. */
  readonly except?: readonly string[];
  readonly terms: readonly Term[];
}

/** What the terms speak of. */
export interface Concept {
  readonly id: string;
  readonly kind: string;
  /** The reference of the card that it is: `object.dagger`. */
  readonly card?: string;
  /** Paragraphs that explain it. */
  readonly rules: readonly string[];
  /** The chapters in which its words are looked for, if not in all. */
  readonly within?: readonly string[];
  /** A language that is still being translated may be missing. */
  readonly languages: Readonly<Record<TermLanguage, InLanguage>>;
}

/** `terms.yaml`, read. */
export type ConceptFacts = z.output<typeof termConcepts>;

/** `text/<locale>/terms.yaml`, read. */
export type ConceptTexts = z.output<typeof termTexts>;

/** A card with its texts by locale. */
export interface TermCard {
  readonly facts: Pick<z.output<typeof cardFacts>, 'kind' | 'original' | 'rules'>;
  readonly texts: Readonly<Partial<Record<Locale, Pick<z.output<typeof cardText>, 'name' | 'forms' | 'effect'>>>>;
}

/** All that the terms are made of. */
export interface TermSources {
  /** The language of the original. */
  readonly original: TermLanguage;
  readonly facts: ConceptFacts;
  readonly texts: Readonly<Partial<Record<Locale, ConceptTexts>>>;
  /** By id. */
  readonly cards: ReadonlyMap<string, TermCard>;
}

type Written = Partial<Term> & Pick<Term, 'status' | 'partOfSpeech' | 'leaflets'>;

/** The terms of a language as they are meant, the name of the card put in. */
function joined(
  language: TermLanguage,
  written: readonly Written[],
  name: string | undefined,
  cardForms: readonly string[],
): Term[] {
  return written.flatMap(({ term, forms = [], ...rest }) => {
    if (term !== undefined) return [{ ...rest, term, forms: forms.length > 0 ? forms : [term] }];
    if (name === undefined) return [];
    const isPrinted = rest.leaflets.some((edition) => edition !== language);
    const asCard = { ofCard: true as const, ...(isPrinted && { onCard: true as const }) };
    return [{ ...rest, term: name, forms: [...cardForms, ...forms], ...asCard }];
  });
}

/** A noun phrase without the article before it: from the first capital on, else from the second word. */
const bare = (phrase: string) => /\p{Lu}.*/u.exec(phrase)?.[0] ?? phrase.replace(/^\S+ /, '');

/** The words by which each card is found in a language; a phrase that several cards share, as both bags do, finds none. */
function formsOfCards(cards: TermSources['cards'], locale: Locale): Map<string, string[]> {
  const all = new Map(
    [...cards].map(([id, { texts }]) => [id, [...new Set(Object.values(texts[locale]?.forms ?? {}).map(bare))]]),
  );
  const owners = Map.groupBy([...all.values()].flat(), (form) => form);
  return new Map([...all].map(([id, forms]) => [id, forms.filter((form) => owners.get(form)?.length === 1)]));
}

/** The concepts with all that is known of them, in the order of the file. What does not hold together is left out: see `termProblems`. */
export function joinTerms({ original: originalLanguage, facts, texts, cards }: TermSources): Concept[] {
  const forms = new Map(locales.map((locale) => [locale, formsOfCards(cards, locale)]));
  return facts.map(({ id, kind, original, rules, within }) => {
    const card = cards.get(id);
    const own = locales.flatMap((locale): [TermLanguage, InLanguage][] => {
      const text = texts[locale]?.[id];
      const named = card?.texts[locale];
      if (!text || (card && !named)) return [];
      const definition = text.definition ?? (named && plainText(named.effect));
      const terms = joined(locale, text.terms, named?.name, forms.get(locale)?.get(id) ?? []);
      const { except } = text;
      return [[locale, { ...(definition && { definition }), ...(except && { except }), terms }]];
    });
    return {
      id,
      kind,
      ...(card && { card: `${card.facts.kind}.${id}` }),
      rules: rules ?? card?.facts.rules ?? [],
      ...(within && { within }),
      languages: Object.fromEntries([
        ...own,
        [originalLanguage, { terms: joined(originalLanguage, original, card?.facts.original, []) }],
      ]),
    };
  });
}

/** The term to use for a concept in a language. */
export const preferred = (concept: Concept, language: TermLanguage): Term | undefined =>
  concept.languages[language]?.terms.find(({ status }) => status === 'preferred');

/** What a concept is called on a page, and in which language: a draft that has no term for it yet says it in the source language. */
export function called(concept: Concept, locale: Locale): { readonly title: string; readonly shownIn: Locale } {
  const shownIn = preferred(concept, locale) ? locale : defaultLocale;
  return { title: preferred(concept, shownIn)?.term ?? concept.id, shownIn };
}
