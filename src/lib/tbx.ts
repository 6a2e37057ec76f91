/**
 * Terms as TBX-Basic (ISO 30042:2019, DCT style), the format by which translators' programs exchange terms.
 */
import { XMLBuilder } from 'fast-xml-parser';
import { defaultLocale } from '../locales.ts';
import { type Concept, nameOf, type Term, type TermLanguage, tagOf } from './terms.ts';

/** What stands in the head of the file. */
export interface TbxHead {
  /** The title of the collection. */
  readonly title: string;
  /** Where the collection comes from and who may use it, a sentence or two. */
  readonly source: string;
  /** What the terms are about: `board games`. */
  readonly subject: string;
  /** What a leaflet is called, by edition. */
  readonly leaflets: Readonly<Record<string, string>>;
}

/** The head for the terms of a game, from its English texts. */
export const tbxHead = (game: {
  readonly title: string;
  readonly original: string;
  readonly editions: Readonly<Record<string, string>>;
}): TbxHead => ({
  title: `${game.title} (${game.original}): terms`,
  source: 'Coachlamp, an unofficial reference. Terms from the cards and the printed leaflets; definitions its own.',
  subject: 'board games',
  leaflets: game.editions,
});

const STATUS = {
  preferred: 'preferredTerm-admn-sts',
  admitted: 'admittedTerm-admn-sts',
  deprecated: 'deprecatedTerm-admn-sts',
} as const;

/** Attributes begin with `@`; arrays repeat their element; what is undefined is left out. */
const builder = new XMLBuilder({ format: true, ignoreAttributes: false, attributeNamePrefix: '@' });

/** Said of a term of the original that was not seen in a source. */
const unverifiedIn = (language: TermLanguage) => `Not seen in a ${nameOf(language, defaultLocale)} source.`;

const termSec = (term: Term, language: TermLanguage, { leaflets }: TbxHead) => ({
  term: term.term,
  'min:partOfSpeech': term.partOfSpeech,
  'min:administrativeStatus': STATUS[term.status],
  ...(term.gender && { 'basic:grammaticalGender': term.gender }),
  ...(term.leaflets.length > 0 && { 'basic:source': term.leaflets.map((edition) => leaflets[edition] ?? edition) }),
  ...((term.note || term.unverified) && {
    note: [term.note, term.unverified && unverifiedIn(language)].filter(Boolean),
  }),
});

function langSec(concept: Concept, language: TermLanguage, head: TbxHead) {
  const { definition, terms } = concept.languages[language] ?? { terms: [] };
  if (terms.length === 0) return [];
  return [
    {
      '@xml:lang': tagOf(language),
      ...(definition && { 'basic:definition': definition }),
      termSec: terms.map((term) => termSec(term, language, head)),
    },
  ];
}

/** The terms of a game as a TBX-Basic document. */
export const toTbx = (concepts: readonly Concept[], head: TbxHead): string =>
  builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    tbx: {
      '@xmlns': 'urn:iso:std:iso:30042:ed-2',
      '@xmlns:min': 'http://www.tbxinfo.net/ns/min',
      '@xmlns:basic': 'http://www.tbxinfo.net/ns/basic',
      '@type': 'TBX-Basic',
      '@style': 'dct',
      '@xml:lang': 'en',
      tbxHeader: {
        fileDesc: {
          titleStmt: { title: head.title },
          sourceDesc: { p: head.source },
        },
      },
      text: {
        body: {
          conceptEntry: concepts.map((concept) => ({
            '@id': concept.id,
            'min:subjectField': head.subject,
            langSec: Object.keys(concept.languages).flatMap((language) => langSec(concept, language, head)),
          })),
        },
      },
    },
  });
