/**
 * Terms as a table in CSV (RFC 4180), for editing in a spreadsheet, and back.
 *
 * A row is a term. A concept's definition stands in the first of its rows in a language.
 */
import { PLAIN, printable, quoted } from '../../engine/kernel/text.ts';
import { type Locale, locales } from '../locales.ts';
import { genders, partsOfSpeech, statuses } from '../schemas/term.ts';
import { csvOf, csvRows, FORMULA } from './csv.ts';
import { plainText } from './markdown.ts';
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

/** The concept of a row and its language, by which rows belong together. */
export const keyOf = ({ concept, language }: Pick<Row, 'concept' | 'language'>) => `${concept} ${language}`;

/** The items of a cell that is a list. */
export const listOf = (cell: string) =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** What was expected in the place of a text that no table or no document of XML can hold; nothing if both can. */
export function unfit(text: string): string | undefined {
  if (!PLAIN.test(text)) return 'no control characters';
  return FORMULA.test(text) ? 'no =, +, - or @ at the beginning, which spreadsheets take for a formula' : undefined;
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
  readonly terms: readonly (ConceptTexts[string]['terms'][number] | ConceptFacts[number]['original'][number])[];
  /** The name on the card, for the term that stands with it. */
  readonly name: string;
}

/** The definition of a card that has none of its own: what it does. */
export const effectOf = (card: TermCard | undefined, locale: Locale): string =>
  plainText(card?.texts[locale]?.effect ?? '');

function writtenOf(
  { original: language, texts, cards }: TermSources,
  { id, original }: ConceptFacts[number],
): Written[] {
  const card = cards.get(id);
  const own = locales.flatMap((language): Written[] => {
    const { definition, terms } = texts[language]?.[id] ?? { terms: [] };
    const name = card?.texts[language]?.name ?? '';
    return [{ language, definition: definition ?? effectOf(card, language), terms, name }];
  });
  return [...own, { language, definition: '', terms: original, name: card?.facts.original ?? '' }];
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
export const toCsv = (sources: TermSources): string => csvOf(rowsOf(sources), columns);

const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`;

/** What each column may hold, apart from its text. */
const allowed = (original: TermLanguage): Partial<Record<(typeof columns)[number], readonly string[]>> => ({
  language: termLanguages(original).map(tagOf),
  status: statuses,
  partOfSpeech: partsOfSpeech,
  gender: ['', ...genders],
  onCard: ['', 'yes'],
  unverified: ['', 'yes'],
});

/** The columns that hold lists. */
const LISTS: ReadonlySet<string> = new Set(['leaflets', 'forms'] satisfies (keyof Row)[]);

function* headProblems(names: readonly string[]): Generator<CsvProblem> {
  for (const column of columns)
    if (!names.includes(column)) yield { line: 1, column, message: 'expected this column, got none' };
  const seen = new Set<string>();
  for (const name of names) {
    const column = printable(name.slice(0, 40));
    if (!(columns as readonly string[]).includes(name))
      yield { line: 1, column, message: `expected ${oneOf(columns)}, got ${quoted(name)}` };
    if (seen.has(name)) yield { line: 1, column, message: 'expected this column once, got it twice' };
    seen.add(name);
  }
}

function* cellProblems({ line, cells }: ReadRow, original: TermLanguage): Generator<CsvProblem> {
  for (const [column, values] of Object.entries(allowed(original))) {
    const found = cells[column as keyof Row];
    const expected = oneOf(values.map((value) => value || 'nothing'));
    if (!values.includes(found)) yield { line, column, message: `expected ${expected}, got ${quoted(found)}` };
  }
  for (const column of columns)
    for (const text of new Set([cells[column], ...(LISTS.has(column) ? listOf(cells[column]) : [])])) {
      const expected = unfit(text);
      if (expected) yield { line, column, message: `expected ${expected}, got ${quoted(text)}` };
    }
  if (!cells.term) yield { line, column: 'term', message: 'expected a term, got nothing' };
}

/**
 * Reads a table. Everything that is wrong is told; rows come back only if nothing is.
 * @param original the language of the original
 * @param most how many rows it may have; of one with more nothing is told but that
 */
export function fromCsv(
  text: string,
  original: TermLanguage,
  most = 100_000,
): { rows: ReadRow[]; problems: CsvProblem[] } {
  const records = csvRows(text, most + 2); // the head, and one too many
  if ('message' in records) return { rows: [], problems: [records] };
  const [head, ...body] = records;
  const names = head?.record.map((name) => name.trim()) ?? [];
  const problems = [...headProblems(names)];
  if (problems.length > 0) return { rows: [], problems };

  const beyond = body[most];
  if (beyond)
    return { rows: [], problems: [{ line: beyond.line, message: `expected at most ${most} rows, got more` }] };

  const rows = body.map(({ record, line }): ReadRow => {
    const cells = Object.fromEntries(
      names.map((name, index) => {
        const cell = (record[index] ?? '').trim().normalize();
        // However a list is parted, it is the same one.
        return [name, LISTS.has(name) ? [...new Set(listOf(cell))].join('; ') : cell];
      }),
    ) as Row;
    const row = { line, cells };
    // The cells of a row with too many or too few stand in the wrong columns.
    if (record.length === names.length) problems.push(...cellProblems(row, original));
    else problems.push({ line, message: `expected ${names.length} cells, got ${record.length}` });
    return row;
  });
  return { rows: problems.length > 0 ? [] : rows, problems };
}

/** The concepts that a table has in its rows, whatever else is wrong with it. @param most how many rows it may have */
export function conceptsIn(text: string, most: number): string[] {
  const records = csvRows(text, most);
  if ('message' in records) return [];
  const [head, ...body] = records;
  const place = head?.record.findIndex((name) => name.trim() === 'concept') ?? -1;
  return body.map(({ record }) => (record[place] ?? '').trim());
}
