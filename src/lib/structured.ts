/**
 * What pages are about, in the words of schema.org, for those who find them for others. Lists say it of their entries where they stand.
 */
import type { Locale } from '../locales.ts';
import { languages } from '../locales.ts';
import type { GameContent } from './content.ts';
import { plainText } from './markdown.ts';
import { pagePath, termPath } from './paths.ts';
import { type Concept, called } from './terms.ts';

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

/** A term with what it means. */
export function definedTerm(site: URL | undefined, { locale, game }: GameContent, concept: Concept) {
  const { title, shownIn } = called(concept, locale);
  const { definition } = concept.languages[shownIn] ?? {};
  return {
    '@type': 'DefinedTerm',
    name: title,
    termCode: concept.id,
    url: on(site, termPath(locale, game, concept.id)),
    ...(definition && { description: plainText(definition) }),
    inLanguage: languages[shownIn].tag,
    inDefinedTermSet: on(site, pagePath(locale, game, 'terms')),
  };
}
