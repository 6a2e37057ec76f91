/**
 * Terms as a table in CSV (RFC 4180), for editing in a spreadsheet, and back.
 *
 * A row is a term. A concept's definition stands in the first of its rows in a language.
 */
import { type CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Locale, locales } from '../locales.ts';
import { genders, partsOfSpeech, statuses } from '../schemas/term.ts';
import { plainText } from './rules.ts';
import {
  type ConceptFacts,
  type ConceptTexts,
  type TermCard,
  type TermLanguage,
  type TermSources,
  tagOf,
  termLanguages,
} from './terms.ts';

/** The columns, in their order; `leaflets` and `forms` are lists parted by `;`. */
export const columns = [
  'concept',
  'kind',
  'language',
  'term',
  'status',
  'partOfSpeech',
  'gender',
  'leaflets',
  'note',
  'definition',
  'forms',
  'onCard',
  'unverified',
] as const;

/** A row, as text. */
export type Row = Record<(typeof columns)[number], string>;

/** A row that was read, with its place for messages. */
export interface ReadRow {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: Row;
}

/** What is wrong with a table. */
export interface CsvProblem {
  /** From 1. */
  readonly line: number;
  /** The name of the column; none if it is the row that is wrong. */
  readonly column?: string;
  /** What was expected, and what came. */
  readonly message: string;
}

/** A concept's terms in a language as its file has them. */
interface Written {
  readonly language: TermLanguage;
  readonly definition: string;
  readonly terms: readonly (ConceptTexts[string]['terms'][number] | ConceptFacts[number]['german'][number])[];
  /** The name on the card, for the term that stands with it. */
  readonly name: string;
}

/** The definition of a card that has none of its own: what it does. */
export const effectOf = (card: TermCard | undefined, locale: Locale): string =>
  plainText(card?.texts[locale]?.effect ?? '');

function writtenOf({ texts, cards }: TermSources, { id, german }: ConceptFacts[number]): Written[] {
  const card = cards.get(id);
  const own = locales.flatMap((language): Written[] => {
    const { definition, terms } = texts[language]?.[id] ?? { terms: [] };
    const name = card?.texts[language]?.name ?? '';
    return [{ language, definition: definition ?? effectOf(card, language), terms, name }];
  });
  return [...own, { language: 'de', definition: '', terms: german, name: card?.facts.german ?? '' }];
}

/** The terms as rows. */
export const rowsOf = (sources: TermSources): Row[] =>
  sources.facts.flatMap((concept) =>
    writtenOf(sources, concept).flatMap(({ language, definition, terms, name }) =>
      terms.map(
        (term, place): Row => ({
          concept: concept.id,
          kind: concept.kind,
          language: tagOf(language),
          term: term.term ?? name,
          status: term.status,
          partOfSpeech: term.partOfSpeech,
          gender: term.gender ?? '',
          leaflets: term.leaflets.join('; '),
          note: ('note' in term && term.note) || '',
          definition: place === 0 ? definition : '',
          forms: ('forms' in term ? term.forms : []).join('; '),
          onCard: term.term === undefined ? 'yes' : '',
          unverified: 'unverified' in term ? 'yes' : '',
        }),
      ),
    ),
  );

/** The terms as CSV, with a head and a mark by which spreadsheets know the encoding. */
export const toCsv = (sources: TermSources): string =>
  stringify(rowsOf(sources), { header: true, columns: [...columns], bom: true, record_delimiter: 'windows' });

const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`;

/** What each column may hold, apart from its text. */
const ALLOWED: Partial<Record<(typeof columns)[number], readonly string[]>> = {
  language: termLanguages.map(tagOf),
  status: statuses,
  partOfSpeech: partsOfSpeech,
  gender: ['', ...genders],
  onCard: ['', 'yes'],
  unverified: ['', 'yes'],
};

/** Reads a table. Everything that is wrong is told; rows come back only if nothing is. */
export function fromCsv(text: string): { rows: ReadRow[]; problems: CsvProblem[] } {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }) as never;
  } catch (error) {
    const { lines = 1, message } = error as CsvError & { lines?: number };
    return { rows: [], problems: [{ line: lines, message: `expected CSV, got what cannot be read: ${message}` }] };
  }
  const [head, ...body] = records;
  const problems: CsvProblem[] = [];
  const names = head?.record.map((name) => name.trim()) ?? [];
  for (const name of columns)
    if (!names.includes(name)) problems.push({ line: 1, column: name, message: 'expected this column, got none' });
  for (const name of names)
    if (!(columns as readonly string[]).includes(name))
      problems.push({ line: 1, column: name, message: `expected ${oneOf(columns)}, got "${name}"` });
  if (problems.length > 0) return { rows: [], problems };

  let end = head?.info.lines ?? 1;
  const rows = body.map(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    if (record.length !== names.length)
      problems.push({ line, message: `expected ${names.length} cells, got ${record.length}` });
    const cells = Object.fromEntries(names.map((name, index) => [name, (record[index] ?? '').trim()])) as Row;
    for (const [column, values] of Object.entries(ALLOWED))
      if (!values.includes(cells[column as keyof Row]))
        problems.push({
          line,
          column,
          message: `expected ${oneOf(values.map((value) => value || 'nothing'))}, got "${cells[column as keyof Row]}"`,
        });
    if (!cells.term) problems.push({ line, column: 'term', message: 'expected a term, got nothing' });
    return { line, cells };
  });
  return { rows: problems.length > 0 ? [] : rows, problems };
}
