/**
 * The open data: the content as files for other programs, at addresses that stay.
 */
import type { z } from 'zod';
import manifest from '../../package.json';
import { type Game, gameIds } from '../games.ts';
import { defaultLocale, type Locale, languages, locales } from '../locales.ts';
import { type DataKind, type index, type kinds, type schemas, versions } from '../schemas/data.ts';
import { sitePath } from './base.ts';
import { type GameContent, loadGame } from './content.ts';
import { targetsIn } from './markdown.ts';
import { differencePath, emblemPath, pagePath, termPath } from './paths.ts';
import { tbxHead, toTbx } from './tbx.ts';
import { toCsv } from './term-csv.ts';
import { type Concept, type TermLanguage, tagOf } from './terms.ts';

const { version } = versions[0];

/** A file under `/data/`. */
export const dataPath = (...parts: string[]) => sitePath('data', ...parts);

/** The address of a schema of the data. */
export const schemaPath = (name: keyof typeof schemas) => dataPath('schemas', `${name}.schema.json`);

/** The formats of all terms of a game, with their media types. */
export const termFormats = {
  json: 'application/json',
  tbx: 'application/x-tbx+xml',
  csv: 'text/csv;charset=utf-8',
} as const;

/** The addresses of a site's data. */
const on = (site: URL) => (path: string) => new URL(path, site).href;

const head = (site: URL, game: Game, kind: DataKind) => ({
  $schema: on(site)(schemaPath(kind)),
  version,
  game,
});

const conceptData = (
  { id, kind, card, rules, languages: own }: Concept,
  keep: (language: TermLanguage) => boolean,
) => ({
  id,
  kind,
  ...(card && { card }),
  rules: [...rules],
  languages: Object.fromEntries(
    Object.entries(own).flatMap(([language, { definition, terms }]) =>
      keep(language)
        ? [
            [
              tagOf(language),
              {
                ...(definition && { definition }),
                terms: terms.map(({ forms: _, ofCard: __, leaflets, ...term }) => ({
                  ...term,
                  leaflets: [...leaflets],
                })),
              },
            ],
          ]
        : [],
    ),
  ),
});

type FileOf<Kind extends DataKind> = z.input<(typeof kinds)[Kind]>;

/** What each file is made of. */
const builders: {
  readonly [Kind in DataKind]: (
    content: GameContent,
    at: (path: string) => string,
  ) => Omit<FileOf<Kind>, '$schema' | 'version' | 'game'>;
} = {
  cards: ({ cards, facts, locale, game }, at) => ({
    locale,
    originalLanguage: facts.originalLanguage,
    // The gist is the effect over again, as short as a tile of ours.
    cards: cards.map(({ id, reference, facts: own, text: { gist: _, ...text }, href, shownIn }) => ({
      id: reference,
      ...own,
      related: own.related.flatMap((one) => cards.find((card) => card.id === one)?.reference ?? []),
      ...text,
      emblem: at(emblemPath(game, id)),
      url: at(href),
      translated: shownIn === locale,
    })),
  }),
  rules: ({ chapters, examples, locale }, at) => ({
    locale,
    chapters: chapters.map(({ id, number, title, about, timeline, shownIn, paragraphs }) => ({
      id,
      number,
      title,
      ...(about && { about }),
      ...(timeline && { timeline: [...timeline] }),
      translated: shownIn === locale,
      paragraphs: paragraphs.map((paragraph) => ({
        id: paragraph.id,
        number: paragraph.number,
        text: paragraph.markdown,
        references: [...new Set(targetsIn(paragraph.markdown))],
        url: at(paragraph.href),
        translated: paragraph.shownIn === locale,
        examples: examples
          .filter((example) => example.paragraph === paragraph.id)
          .map(({ id: example, markdown: caption, record, href, shownIn: captionIn }) => ({
            id: example,
            caption,
            record,
            url: at(href),
            translated: captionIn === locale,
          })),
      })),
    })),
  }),
  faq: ({ questions, cards, locale }, at) => ({
    locale,
    questions: questions.map(({ id, facts, text, href, shownIn }) => ({
      id,
      ...text,
      cites: facts.cites,
      cards: facts.cards.flatMap((one) => cards.find((card) => card.id === one)?.reference ?? []),
      ...(facts.record && { record: facts.record }),
      url: at(href),
      translated: shownIn === locale,
    })),
  }),
  differences: ({ differences, readings, text, facts, locale, game }, at) => ({
    locale,
    editions: facts.editions.map((id) => ({
      id,
      name: text.editions[id] ?? id,
      note: text.editionNotes[id] ?? '',
    })),
    differences: differences.map((one) => ({
      ...one.text,
      id: one.id,
      values: one.facts.values,
      silent: one.facts.silent,
      cites: one.facts.cites,
      url: at(differencePath(locale, game, one.id)),
      translated: one.shownIn === locale,
    })),
    readings: readings.map((one) => ({
      ...one.text,
      id: one.id,
      cites: one.facts.cites,
      url: at(differencePath(locale, game, one.id)),
      translated: one.shownIn === locale,
    })),
  }),
  terms: ({ terms, facts: { originalLanguage }, locale, game }, at) => ({
    locale,
    originalLanguage,
    concepts: terms.map((concept) => ({
      ...conceptData(concept, (language) => language === locale || language === originalLanguage),
      url: at(termPath(locale, game, concept.id)),
    })),
  }),
};

/** The file of a kind, for a game in a language. */
export async function dataOf(kind: DataKind, game: Game, locale: Locale, site: URL): Promise<object> {
  const content = await loadGame(game, locale);
  return { ...head(site, game, kind), ...builders[kind](content, on(site)) };
}

/** All terms of a game in one of their formats. */
export async function termsAs(format: keyof typeof termFormats, game: Game, site: URL): Promise<string> {
  const { terms, termSources, facts, text } = await loadGame(game, defaultLocale);
  if (format === 'tbx') return toTbx(terms, tbxHead(text));
  if (format === 'csv') return toCsv(termSources);
  const { originalLanguage } = facts;
  const concepts = terms.map((one) => conceptData(one, () => true));
  return JSON.stringify({ ...head(site, game, 'terms'), originalLanguage, concepts });
}

/** How many bytes a file has. */
export const sizeOf = (file: object | string): number =>
  Buffer.byteLength(typeof file === 'string' ? file : JSON.stringify(file));

/** What there is, and where. */
export function dataIndex(site: URL): z.input<typeof index> {
  const at = on(site);
  const files = gameIds.flatMap((game) => [
    ...locales.flatMap((locale) =>
      (Object.keys(builders) as DataKind[]).map((kind) => ({
        url: at(dataPath(game, locale, `${kind}.json`)),
        type: 'application/json',
        schema: at(schemaPath(kind)),
        kind,
        game,
        locale,
      })),
    ),
    ...Object.entries(termFormats).map(([format, type]) => ({
      url: at(dataPath(game, `terms.${format}`)),
      type,
      ...(format === 'json' && { schema: at(schemaPath('terms')) }),
      kind: 'terms',
      game,
    })),
  ]);
  return {
    $schema: at(schemaPath('index')),
    version,
    project: { name: 'Coachlamp', version: manifest.version, home: at(sitePath()) },
    rights:
      'Wording and drawings are the project’s own. The rights to the games belong to their authors and publishers; the project is unofficial.',
    changelog: at(dataPath('changelog.json')),
    documentation: Object.fromEntries(locales.map((locale) => [languages[locale].tag, at(pagePath(locale, 'data'))])),
    files,
  };
}
