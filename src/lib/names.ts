/**
 * The names of a game for the search: every card and term in every language, in every form that is stored. Pure.
 */
import type { z } from 'zod';
import type { Game } from '../games.ts';
import { defaultLocale, isLocale, type Locale } from '../locales.ts';
import type { soughtWords } from '../schemas/search.ts';
import { cardPath, faqPath, pagePath, rulePath, termPath } from './paths.ts';
import { type Concept, preferred, type TermLanguage, type TermSources } from './terms.ts';

/** `text/<locale>/sought.yaml` by locale. */
export type Sought = Readonly<Partial<Record<Locale, z.output<typeof soughtWords>>>>;

type ByLanguage<Value> = Readonly<Record<TermLanguage, Value>>;

/** A card or a term, or a paragraph that is searched by other words than its own. */
export interface Name {
  /** The kind of the card, or what else it is: `object`, `phase`; of a paragraph that is no term, `rules`. */
  readonly kind: string;
  /** Its address under the game's, in every language the same. */
  readonly to: string;
  /** The number of the paragraph it leads to. */
  readonly place?: string;
  /** What it is called, and then its other forms; `scambi*` is whatever begins so. */
  readonly forms: ByLanguage<readonly string[]>;
  /** Forms that are not to be used, or that are not ours, but are found. */
  readonly deprecated?: ByLanguage<readonly string[]>;
}

/** A question, with what it is about. */
export interface AskedAbout {
  readonly to: string;
  readonly titles: Readonly<Record<Locale, string>>;
  /** Places in the list of names. */
  readonly about: readonly number[];
}

/** What the search needs to know of a game before the full text is there. */
export interface NameIndex {
  readonly names: readonly Name[];
  readonly questions: readonly AskedAbout[];
}

/** What the index is made of. */
export interface NameSources {
  readonly game: Game;
  readonly concepts: readonly Concept[];
  readonly cards: TermSources['cards'];
  /** Words by which readers search, by what they mean: the id of a concept, a paragraph or a chapter. */
  readonly sought: Sought;
  /** The numbers of the paragraphs by their ids. */
  readonly numbers: ReadonlyMap<string, string>;
  /** The same of the chapters. */
  readonly chapters: ReadonlyMap<string, string>;
  readonly questions: readonly {
    readonly id: string;
    readonly cites: readonly string[];
    /** Ids of cards. */
    readonly cards: readonly string[];
    readonly titles: AskedAbout['titles'];
  }[];
}

/** An address without language and game. */
const within = (game: Game, path: string) => path.slice(pagePath(defaultLocale, game).length);

function nameOf({ game, cards, numbers, sought }: NameSources, concept: Concept): Name {
  const { id, rules } = concept;
  const card = concept.card ? cards.get(id) : undefined;
  const forms: [TermLanguage, string[]][] = [];
  const deprecated: [TermLanguage, string[]][] = [];
  for (const [language, { terms }] of Object.entries(concept.languages)) {
    const wordsOf = (those: typeof terms) => those.flatMap(({ term, forms: inflected }) => [term, ...inflected]);
    // With the article too: „a Kelyhet”, “dello Specchio”.
    const phrases = isLocale(language) ? Object.values(card?.texts[language]?.forms ?? {}) : [];
    const name = preferred(concept, language)?.term;
    const own = new Set([
      ...(name ? [name] : []),
      ...wordsOf(terms.filter(({ status }) => status !== 'deprecated')),
      ...phrases,
    ]);
    const others = new Set([
      ...wordsOf(terms.filter(({ status }) => status === 'deprecated')),
      ...((isLocale(language) && sought[language]?.[id]) || []),
    ]).difference(own);
    if (own.size > 0) forms.push([language, [...own]]);
    if (others.size > 0) deprecated.push([language, [...others]]);
  }
  const [paragraph] = rules;
  const place = paragraph && numbers.get(paragraph);
  const target = card
    ? { to: within(game, cardPath(defaultLocale, game, id)) }
    : place
      ? { to: within(game, rulePath(defaultLocale, game, paragraph)), place }
      : { to: within(game, termPath(defaultLocale, game, id)) };
  return {
    kind: card?.facts.kind ?? concept.kind,
    ...target,
    forms: Object.fromEntries(forms),
    ...(deprecated.length > 0 && { deprecated: Object.fromEntries(deprecated) }),
  };
}

/** The paragraphs that are searched by other words than their own, and the chapters after which no concept is called. */
function paragraphsOf({ game, concepts, numbers, chapters, sought }: NameSources): { id: string; name: Name }[] {
  const found = Object.entries(sought);
  const known = new Set(concepts.map(({ id }) => id));
  const others = [...chapters].filter(([id]) => !known.has(id));
  return [...numbers, ...others].flatMap(([id, place]) => {
    const own = found.flatMap(([locale, { [id]: words }]) => (words ? [[locale, words] as const] : []));
    if (own.length === 0) return [];
    const forms = Object.fromEntries(own.map(([locale, words]) => [locale, words.slice(0, 1)]));
    const deprecated = Object.fromEntries(own.map(([locale, words]) => [locale, words.slice(1)]));
    const to = within(game, rulePath(defaultLocale, game, id));
    return [{ id, name: { kind: 'rules', to, place, forms, deprecated } }];
  });
}

/** The names of a game, in the order of its terms, then paragraphs, and its questions. */
export function namesOf(sources: NameSources): NameIndex {
  const { game, concepts, questions } = sources;
  const paragraphs = paragraphsOf(sources);
  return {
    names: [...concepts.map((concept) => nameOf(sources, concept)), ...paragraphs.map(({ name }) => name)],
    questions: questions.map(({ id, cites, cards, titles }) => ({
      to: within(game, faqPath(defaultLocale, game, id)),
      titles,
      about: [
        ...concepts.map((concept) =>
          concept.card ? cards.includes(concept.id) : cites.some((cite) => concept.rules.includes(cite)),
        ),
        // Of what it cites, the first is what it asks.
        ...paragraphs.map((paragraph) => cites[0] === paragraph.id),
      ].flatMap((isAbout, place) => (isAbout ? [place] : [])),
    })),
  };
}
