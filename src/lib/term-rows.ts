/**
 * What is wrong with the rows of an edited table, given the files it is to go into: by line and column, where `termProblems` speaks of files.
 */
import { quoted } from '../../engine/kernel/text.ts';
import { isLocale, locales } from '../locales.ts';
import { type CsvProblem, keyOf, listOf, type ReadRow, type Row, rowsOf } from './term-csv.ts';
import { type ConceptFacts, type TermLanguage, type TermSources, tagOf } from './terms.ts';

const languageOf = (tag: string): TermLanguage => locales.find((one) => tagOf(one) === tag) ?? tag;

const wrong = (line: number, column: keyof Row, expected: string, found: string): CsvProblem => ({
  line,
  column,
  message: `expected ${expected}, got ${found ? quoted(found) : 'nothing'}`,
});

/** A row by itself. */
function* ofRow(
  { line, cells }: ReadRow,
  concepts: ReadonlyMap<string, ConceptFacts[number]>,
  { cards }: TermSources,
  leaflets: ReadonlySet<string>,
) {
  const { concept, language, term, definition, onCard, note, forms, unverified } = cells;
  const known = concepts.get(concept);
  if (!known) {
    yield wrong(line, 'concept', 'a concept of the game', concept);
    return;
  }
  if (cells.kind !== known.kind) yield wrong(line, 'kind', `${known.kind}, which a table cannot change`, cells.kind);
  const own = languageOf(language);
  const card = cards.get(concept);
  const name = isLocale(own) ? card?.texts[own]?.name : card?.facts.original;
  if (onCard && term !== name) yield wrong(line, 'term', name ? `“${name}”, as on the card` : 'no card’s name', term);
  if (isLocale(own) ? unverified : note || forms || definition)
    yield wrong(line, 'language', 'a language that has these cells', language);
  for (const leaflet of listOf(cells.leaflets))
    if (!leaflets.has(leaflet)) yield wrong(line, 'leaflets', `some of ${[...leaflets].join('; ')}`, leaflet);
}

/** The rows of a concept in a language. */
function* ofConcept(rows: readonly ReadRow[], cards: TermSources['cards']) {
  const [first] = rows as [ReadRow];
  const { concept, language } = first.cells;
  const isCard = cards.has(concept);
  /** Rows that say what a row before them says. */
  const repeated = (key: (row: Row) => string) => {
    const first = new Map<string, ReadRow>();
    return rows.flatMap((row) => {
      const said = key(row.cells);
      const before = first.get(said);
      if (said && !before) first.set(said, row);
      return before ? [{ row, before }] : [];
    });
  };
  for (const { row, before } of repeated(({ term }) => term))
    yield wrong(row.line, 'term', `each term once, and line ${before.line} has it`, row.cells.term);
  for (const { row, before } of repeated(({ onCard }) => onCard))
    yield wrong(row.line, 'onCard', `one name on the card, as in line ${before.line}`, row.cells.onCard);
  for (const { row, before } of repeated(({ status }) => (status === 'preferred' ? status : '')))
    yield wrong(row.line, 'status', `one preferred term, as in line ${before.line}`, row.cells.status);
  for (const { row, before } of repeated(({ definition }) => definition && 'some'))
    yield wrong(row.line, 'definition', `nothing, as line ${before.line} has it`, row.cells.definition);
  if (!rows.some(({ cells }) => cells.status === 'preferred'))
    yield wrong(first.line, 'status', `a preferred term of ${concept}, ${language}`, first.cells.status);
  if (isCard && !rows.some(({ cells }) => cells.onCard))
    yield wrong(first.line, 'onCard', `yes, for the name on the card of ${concept}, ${language}`, first.cells.onCard);
  if (!isCard && isLocale(languageOf(language)) && !rows.some(({ cells }) => cells.definition))
    yield wrong(first.line, 'definition', `a definition of ${concept}, ${language}`, first.cells.definition);
}

/** The nouns of a language: all have a gender, or none. */
function* ofLanguage(rows: readonly ReadRow[]) {
  const nouns = rows.filter(({ cells }) => cells.partOfSpeech === 'noun');
  if (!nouns.some(({ cells }) => cells.gender)) return;
  for (const { line, cells } of nouns)
    if (!cells.gender) yield wrong(line, 'gender', 'a gender, as the other nouns have', cells.gender);
}

/** What the files have and the table has not. */
function* missing(rows: readonly ReadRow[], sources: TermSources): Generator<CsvProblem> {
  const there = new Set(rows.map(({ cells }) => keyOf(cells)));
  const after = new Map(rows.map(({ line, cells }) => [cells.concept, line]));
  for (const { concept, language } of new Map(rowsOf(sources).map((row) => [keyOf(row), row])).values())
    if (!there.has(keyOf({ concept, language })))
      yield {
        line: after.get(concept) ?? rows.at(-1)?.line ?? 1,
        column: 'term',
        message: `expected after this line a term of ${concept}, ${language}, got none`,
      };
}

/** What is wrong, from the top of the table down. @param leaflets editions that have one */
export function rowProblems(
  rows: readonly ReadRow[],
  sources: TermSources,
  leaflets: ReadonlySet<string>,
): CsvProblem[] {
  const concepts = new Map(sources.facts.map((one) => [one.id, one]));
  const single = rows.flatMap((row) => [...ofRow(row, concepts, sources, leaflets)]);
  // Rows that belong nowhere would only be complained of a second time.
  if (single.length > 0) return single;
  return [
    ...[...Map.groupBy(rows, ({ cells }) => keyOf(cells)).values()].flatMap((own) => [
      ...ofConcept(own, sources.cards),
    ]),
    ...[...Map.groupBy(rows, ({ cells }) => cells.language).values()].flatMap((own) => [...ofLanguage(own)]),
    ...missing(rows, sources),
  ].sort((one, other) => one.line - other.line);
}
