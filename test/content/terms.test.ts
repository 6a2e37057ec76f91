/** The terms of the games: their files hold together, and what does not is told. */
import { describe, expect, it } from 'vitest';
import { gameIds, isUnfinished } from '../../src/games.ts';
import { type TermFiles, termProblems } from '../../src/lib/term-integrity.ts';
import { called, termLanguages } from '../../src/lib/terms.ts';
import { locales } from '../../src/locales.ts';
import { files, termsOf } from './terms.ts';

type Fault = (checks: Any) => void;
// biome-ignore lint/suspicious/noExplicitAny: the point is to break what the types hold
type Any = any;

const after = (fault: Fault): string[] => {
  const checks = structuredClone(files.checks) as TermFiles;
  fault(checks);
  return termProblems(checks);
};

describe.each(gameIds)('the terms of %s', (game) => {
  const { files: own, concepts } = termsOf(game);

  it('hold together', () => expect(termProblems(own.checks)).toEqual([]));

  it('are there in every language that is finished, with a definition but in that of the original', () => {
    const { original } = own.sources;
    const unfinished = new Set<string>(locales.filter((locale) => isUnfinished(locale, game)));
    for (const { id, languages } of concepts) {
      expect(Object.keys(languages), id).toEqual(
        termLanguages(original).filter((language) => language in languages || !unfinished.has(language)),
      );
      for (const [language, { definition, terms }] of Object.entries(languages)) {
        expect(terms.length, `${id}, ${language}`).toBeGreaterThan(0);
        expect(definition === undefined, `${id}, ${language}`).toBe(language === original);
      }
    }
  });
});

it('a concept for which a draft has no term yet is called as in the source language', () => {
  const { concepts } = termsOf('teufelsburg');
  const trade = concepts.find(({ id }) => id === 'trade') as (typeof concepts)[number];
  const { hu: _, ...others } = trade.languages;
  expect(called(trade, 'hu')).toEqual({ title: 'csere', shownIn: 'hu' });
  expect(called({ ...trade, languages: others }, 'hu')).toEqual({ title: 'trade', shownIn: 'en' });
});

it.each([
  ['teufelsburg', 'dagger', ['en', 'de']],
  ['teufelsburg', 'thug', ['en', 'de']],
  // The leaflets have other words in these languages.
  ['teufelsburg', 'clairvoyant', ['en']],
  ['teufelsburg', 'lodge-coat-of-arms', ['de']],
  ['mascarade', 'king', []],
] as const)('%s: %s is on cards as it is called in %j', (game, card, languages) => {
  const concept = termsOf(game).concepts.find(({ id }) => id === card);
  const marked = Object.entries(concept?.languages ?? {}).filter(([, { terms }]) => terms.some(({ onCard }) => onCard));
  expect(marked.map(([language]) => language)).toEqual(languages);
});

it.each<[string, Fault, string]>([
  [
    'a concept missing in a language',
    ({ texts }) => delete texts.hu.data.trade,
    'text/hu/terms.yaml, trade: found nothing',
  ],
  [
    'a concept of a language alone',
    ({ texts }) => (texts.it.data.x = { definition: 'x', terms: [] }),
    'found x, expected',
  ],
  [
    'two preferred terms',
    ({ texts }) => (texts.en.data.brotherhood.terms[1].status = 'preferred'),
    'text/en/terms.yaml, brotherhood.terms: found 2 preferred terms, expected one',
  ],
  [
    'a control character',
    ({ facts }) => (facts.data.find(({ id }: Any) => id === 'trade').original[0].term = 'Tausch\u0007'),
    'terms.yaml, trade.original.0.term: found "Tausch\\u0007", expected no control characters',
  ],
  [
    'a formula',
    ({ texts }) => texts.en.data.trade.terms[0].forms.push('=1'),
    'text/en/terms.yaml, trade.terms.0.forms.',
  ],
  [
    'a card whose effect would be a formula in the table',
    ({ cards }) => (cards.get('dagger').texts.en.effect = '+1 in attack'),
    'text/en/terms.yaml, dagger.definition: found "+1 in attack", expected no =, +, - or @ at the beginning',
  ],
  [
    'an unknown paragraph',
    ({ facts }) => facts.data.find(({ id }: Any) => id === 'trade').rules.push('trade.x'),
    'found trade.x, expected a paragraph of the register',
  ],
  [
    'an unknown leaflet',
    ({ texts }) => texts.pt.data.trade.terms[0].leaflets.push('de'),
    'found de, expected an edition that has a leaflet',
  ],
  [
    'a missing gender',
    ({ texts }) => delete texts.it.data.dagger.terms[0].gender,
    'text/it/terms.yaml, dagger.terms.0.gender: found nothing, expected a gender',
  ],
  [
    'a term twice',
    ({ texts }) => texts.hu.data.trade.terms.push({ ...texts.hu.data.trade.terms[0] }),
    'twice, expected',
  ],
  ['a card that is none', ({ facts }) => (facts.data[3].id = 'halberd'), 'found halberd, expected the id of a card'],
  ['a missing definition', ({ texts }) => delete texts.en.data.trade.definition, 'trade.definition: found nothing'],
])('%s is told', (_, fault, message) => {
  expect(after(fault).join('\n')).toContain(message);
});
