/**
 * What pages are about, in the words of schema.org, for those who find them for others.
 */
import type { Locale } from '../locales.ts';
import { languages } from '../locales.ts';
import type { GameContent, Question } from './content.ts';
import { faqPath, pagePath } from './paths.ts';
import { plainText } from './rules.ts';
import { type Concept, preferred } from './terms.ts';

const on = (site: URL | undefined, path: string) => new URL(path, site).href;

/** The site in a language. */
export const webSite = (site: URL | undefined, locale: Locale, name: string, description: string) => ({
  '@type': 'WebSite',
  name,
  description,
  url: on(site, pagePath(locale)),
  inLanguage: languages[locale].tag,
});

/** A game. */
export const gameOf = (site: URL | undefined, { locale, game, facts, text }: GameContent) => ({
  '@type': 'Game',
  name: text.title,
  ...(text.original !== text.title && { alternateName: text.original }),
  description: plainText(text.intro),
  url: on(site, pagePath(locale, game)),
  author: facts.designers.map((name) => ({ '@type': 'Person', name })),
  publisher: { '@type': 'Organization', name: facts.publisher },
  datePublished: String(facts.year),
  numberOfPlayers: { '@type': 'QuantitativeValue', minValue: facts.players[0], maxValue: facts.players[1] },
  typicalAgeRange: `${facts.age}-`,
});

/** The questions of a game with their answers, in the order in which they stand. */
export const faqPage = (
  site: URL | undefined,
  { locale, game, text }: GameContent,
  name: string,
  questions: readonly Question[],
) => ({
  '@type': 'FAQPage',
  name,
  url: on(site, pagePath(locale, game, 'faq')),
  inLanguage: languages[locale].tag,
  about: { '@type': 'Game', name: text.title, url: on(site, pagePath(locale, game)) },
  mainEntity: questions.map(({ id, text: { question, answer }, shownIn }) => ({
    '@type': 'Question',
    name: plainText(question),
    url: on(site, faqPath(locale, game, id)),
    inLanguage: languages[shownIn].tag,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

const termPath = (locale: Locale, { game }: GameContent, ...concept: string[]) =>
  pagePath(locale, game, 'terms', ...concept);

const termOf = (site: URL | undefined, content: GameContent, concept: Concept) => ({
  '@type': 'DefinedTerm',
  name: preferred(concept, content.locale)?.term ?? concept.id,
  termCode: concept.id,
  url: on(site, termPath(content.locale, content, concept.id)),
});

/** The terms of a game. */
export const definedTermSet = (site: URL | undefined, content: GameContent, name: string) => ({
  '@type': 'DefinedTermSet',
  name,
  url: on(site, termPath(content.locale, content)),
  inLanguage: languages[content.locale].tag,
  hasDefinedTerm: content.terms.map((concept) => termOf(site, content, concept)),
});

/** A term with what it means. */
export function definedTerm(site: URL | undefined, content: GameContent, concept: Concept) {
  const { definition } = concept.languages[content.locale] ?? {};
  return {
    ...termOf(site, content, concept),
    ...(definition && { description: plainText(definition) }),
    inLanguage: languages[content.locale].tag,
    inDefinedTermSet: on(site, termPath(content.locale, content)),
  };
}
