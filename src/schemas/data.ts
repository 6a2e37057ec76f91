/**
 * The open data: what each file under `/data/` holds. Programs outside read them; what is here changes only with a new version.
 */
import { z } from 'zod';
import { type Game, gameIds, games } from '../games.ts';
import { locales } from '../locales.ts';
import { record, reference } from './reference.ts';
import { genders, partsOfSpeech, statuses } from './term.ts';

/** The version of the files' shape, after Semantic Versioning, newest first, with what has changed. */
export const versions = [
  {
    version: '3.0.0',
    date: '2026-11-22',
    changes: [
      'The name of a card in the original is its `original`, not its `german`: games come from other languages too.',
      'The files of cards and of terms tell the `originalLanguage`.',
      'The schema of the cards is one for each game, told apart by `game`: a card has the facts that its game knows.',
    ],
  },
  {
    version: '2.1.0',
    date: '2026-11-22',
    changes: ['The `url` of a question is a page of its own; the one it had leads to the question in the list.'],
  },
  {
    version: '2.0.0',
    date: '2026-11-21',
    changes: [
      'A card’s `mistakes` are pairs: the `mistake`, and the `truth` that puts it right.',
      'A card’s `fight` has no `points` any more: each such card adds one.',
      'A chapter of the rules may have `about` and `timeline`; a paragraph has `examples`.',
    ],
  },
  {
    version: '1.0.0',
    date: '2026-11-21',
    changes: ['Cards, rules, questions, terms and differences of Die Kutschfahrt zur Teufelsburg in four languages.'],
  },
] as const;

const markdown = z
  .string()
  .describe(
    'Markdown. The target of a link is the id of a card or a paragraph: [Dagger](object.dagger), [tie](fight.tie).',
  );
const locale = z.enum(locales).describe('The language, as in the addresses of the site.');
const originalLanguage = z.string().describe('The language of the original, by its BCP-47 tag.');
const url = z.url().describe('Where readers find it on the site.');
const translated = z
  .boolean()
  .describe('Whether the text is in this language. Where it is not yet, it is the English one.');

/** What every file begins with. */
const head = {
  $schema: z.url().describe('The address of the JSON Schema of this file.'),
  version: z.string().describe('The version of the shape of these files, after Semantic Versioning.'),
  game: z.string(),
};

const cardsOf = (game: Game) =>
  z.strictObject({
    ...head,
    game: z.literal(game),
    locale,
    originalLanguage,
    cards: z.array(
      z.strictObject({
        id: reference.describe('As texts refer to it: object.dagger.'),
        name: z.string().describe('What the language calls it: as its cards have it, where there are any.'),
        forms: z.record(z.string(), z.string()).describe('The name as a noun phrase, by its place in a sentence.'),
        ...games[game].cards.facts.shape,
        use: z
          .array(z.enum(games[game].cards.uses))
          .nonempty()
          .describe('The moments at which it matters, the chief one first.'),
        players: z.array(z.int()).length(2).describe('Fewest and most players with which it is in play.'),
        related: z.array(reference),
        effect: markdown,
        clarifications: z.array(markdown),
        mistakes: z
          .array(z.strictObject({ mistake: markdown, truth: markdown }))
          .describe('What is often believed, and what is so instead.'),
        emblem: z.url().describe('A drawing, as a symbol of an SVG file.'),
        url,
        translated,
      }),
    ),
  });

/** The cards of a game, each with the facts that its game knows. */
const cards = z.union(gameIds.map(cardsOf));

const rules = z.strictObject({
  ...head,
  locale,
  chapters: z.array(
    z.strictObject({
      id: z.string(),
      number: z.int(),
      title: z.string(),
      about: markdown.optional().describe('What the chapter is for. Not every language tells it.'),
      timeline: z
        .array(z.strictObject({ when: z.string(), what: markdown }))
        .optional()
        .describe('What follows upon what, stop by stop. Not every chapter and language has it.'),
      translated,
      paragraphs: z.array(
        z.strictObject({
          id: reference,
          number: z.string().describe('As readers see it: 8.14. Never used again for another paragraph.'),
          text: markdown,
          references: z.array(reference).describe('What the text links to.'),
          url,
          translated,
          examples: z.array(
            z.strictObject({
              id: z.string(),
              caption: markdown.describe('What happens, and why.'),
              record: record.describe('The case at the table, for the engine; see the schema of the record.'),
              url,
              translated,
            }),
          ),
        }),
      ),
    }),
  ),
});

const faq = z.strictObject({
  ...head,
  locale,
  questions: z.array(
    z.strictObject({
      id: z.string(),
      question: markdown,
      answer: markdown,
      cites: z.array(reference).describe('What the answer rests on.'),
      cards: z.array(reference).describe('The cards it is about.'),
      record: record.optional().describe('The case at the table, for the engine; see the schema of the record.'),
      url,
      translated,
    }),
  ),
});

const differences = z.strictObject({
  ...head,
  locale,
  editions: z.array(z.strictObject({ id: z.string(), name: z.string(), note: markdown })),
  differences: z.array(
    z.strictObject({
      id: z.string(),
      title: markdown,
      matters: markdown.describe('What it changes at the table.'),
      values: z.record(z.string(), z.string()).describe('The option’s value, by edition.'),
      says: z.record(z.string(), markdown).describe('What each edition says.'),
      silent: z.array(z.string()).describe('Editions that say nothing and are read like the reference.'),
      cites: z.array(reference),
      url,
      translated,
    }),
  ),
  readings: z
    .array(
      z.strictObject({ id: z.string(), title: markdown, text: markdown, cites: z.array(reference), url, translated }),
    )
    .describe('How the project reads what no leaflet settles.'),
});

const term = z.strictObject({
  term: z.string(),
  status: z.enum(statuses),
  partOfSpeech: z.enum(partsOfSpeech),
  gender: z.enum(genders).optional(),
  leaflets: z.array(z.string()).describe('Editions whose printed leaflet has it.'),
  note: z.string().optional(),
  onCard: z.literal(true).optional().describe('It is printed on cards: a leaflet in another language has it so.'),
  unverified: z.literal(true).optional().describe('It has not been seen in a source.'),
});

const terms = z.strictObject({
  ...head,
  locale: locale.optional().describe('The language; none in the file of all languages.'),
  originalLanguage,
  concepts: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum([...new Set(gameIds.flatMap((game) => games[game].terms.kinds))]),
      card: reference.optional().describe('The card that it is.'),
      rules: z.array(reference).describe('Paragraphs that explain it.'),
      languages: z
        .record(z.string(), z.strictObject({ definition: z.string().optional(), terms: z.array(term) }))
        .describe('By BCP-47 tag, the original’s language among them.'),
      url: url.optional(),
    }),
  ),
});

/** The files of a game in a language, by name. */
export const kinds = { cards, rules, faq, terms, differences };

/** A file of a game in a language. */
export type DataKind = keyof typeof kinds;

/** `/data/index.json`. */
export const index = z.strictObject({
  $schema: z.url(),
  version: z.string(),
  project: z.strictObject({ name: z.string(), version: z.string(), home: z.url() }),
  rights: z.string(),
  changelog: z.url(),
  documentation: z.record(z.string(), z.url()).describe('The page about these files, by language.'),
  files: z.array(
    z.strictObject({
      url: z.url(),
      type: z.string().describe('The media type.'),
      schema: z.url().optional(),
      kind: z.string(),
      game: z.string(),
      locale: locale.optional(),
    }),
  ),
});

/** `/data/changelog.json`. */
const changelog = z.strictObject({
  $schema: z.url(),
  versions: z
    .array(z.strictObject({ version: z.string(), date: z.iso.date(), changes: z.array(z.string()) }))
    .nonempty(),
});

/** Every schema of the data, by the name under which it is served. */
export const schemas = { index, changelog, ...kinds };
