/**
 * Puts an edited table of terms back into the files they come from: what would change, and what is wrong. Pure: no files.
 */
import { isLocale, type Locale, locales } from '../locales.ts';
import { type CsvProblem, columns, effectOf, keyOf, listOf, type ReadRow, type Row, rowsOf } from './term-csv.ts';
import { rowProblems } from './term-rows.ts';
import { type ConceptFacts, type ConceptTexts, type TermSources, tagOf, termLanguages } from './terms.ts';

/** A difference between the files and the table, for a reader. */
export interface Change {
  readonly concept: string;
  readonly language: string;
  /** A term that the table adds or leaves out; none if it is in both, and then the cells differ. */
  readonly kind: 'added' | 'removed' | 'changed';
  readonly term: string;
  readonly cells: readonly { readonly column: string; readonly from: string; readonly to: string }[];
}

/** What a table would make of the files. */
export interface Import {
  readonly changes: readonly Change[];
  /** Concepts whose entry is another one, by language: what to write in its place. */
  readonly texts: Readonly<Partial<Record<Locale, ConceptTexts>>>;
  /** The same for the original. */
  readonly original: Readonly<Record<string, ConceptFacts[number]['original']>>;
  readonly problems: readonly CsvProblem[];
}

/** A term as its file has it, from a row; what a file leaves out when it goes without saying is left out. */
function termOf(row: Row) {
  const { term, status, partOfSpeech, gender, leaflets, note, forms, onCard, unverified } = row;
  return {
    ...(!onCard && { term }),
    ...(status !== 'preferred' && { status }),
    ...(partOfSpeech !== 'noun' && { partOfSpeech }),
    ...(gender && { gender }),
    ...(leaflets && { leaflets: listOf(leaflets) }),
    ...(note && { note }),
    ...(forms && { forms: listOf(forms) }),
    ...(unverified && { unverified: true }),
  };
}

/** Rows by concept and language, the definition with the preferred term: it is the concept's, whichever row has it. */
const grouped = (rows: readonly Row[]): Map<string, Row[]> =>
  new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, own]) => {
      const { definition = '' } = own.find((row) => row.definition) ?? {};
      return [key, own.map((row) => ({ ...row, definition: row.status === 'preferred' ? definition : '' }))];
    }),
  );

/** Concepts of which the table has the same terms in another order. */
function movesBetween(before: readonly Row[], after: readonly Row[], changes: readonly Change[]): Change[] {
  const touched = new Set(changes.map(keyOf));
  const orderOf = (rows: readonly Row[]) =>
    new Map([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, own.map(({ term }) => term).join(', ')]));
  const old = orderOf(before);
  return [...orderOf(after)].flatMap(([key, to]): Change[] => {
    const from = old.get(key) ?? '';
    const [concept = '', language = ''] = key.split(' ');
    if (touched.has(key) || from === to) return [];
    return [{ concept, language, term: to, kind: 'changed', cells: [{ column: 'order', from, to }] }];
  });
}

/** The rows of two tables side by side, by concept, language and term. */
function changesBetween(before: readonly Row[], after: readonly Row[]): Change[] {
  const nameOf = (row: Row) => `${keyOf(row)} ${row.onCard ? '' : row.term}`;
  const [old, fresh] = [before, after].map((rows) => new Map(rows.map((row) => [nameOf(row), row]))) as [
    Map<string, Row>,
    Map<string, Row>,
  ];
  const changes: Change[] = [];
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    const [from, to] = [old.get(name), fresh.get(name)];
    const { concept, language, term } = (to ?? from) as Row;
    const cells = columns
      .filter((column) => (from?.[column] ?? '') !== (to?.[column] ?? ''))
      .map((column) => ({ column, from: from?.[column] ?? '', to: to?.[column] ?? '' }));
    const kind = !from ? 'added' : !to ? 'removed' : 'changed';
    if (cells.length > 0) changes.push({ concept, language, term, kind, cells });
  }
  const order = new Map([...before, ...after].map((row, index) => [keyOf(row), index]).reverse() as [string, number][]);
  const placeOf = (change: Change) => order.get(keyOf(change)) ?? 0;
  return [...changes, ...movesBetween(before, after, changes)].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What an edited table makes of the terms. */
export function importRows(rows: readonly ReadRow[], sources: TermSources, leaflets: ReadonlySet<string>): Import {
  const problems = rowProblems(rows, sources, leaflets);
  if (problems.length > 0) return { changes: [], texts: {}, original: {}, problems };
  const before = grouped(rowsOf(sources));
  const after = grouped(rows.map(({ cells }) => cells));
  const texts: Partial<Record<Locale, ConceptTexts>> = Object.fromEntries(locales.map((locale) => [locale, {}]));
  const original: Record<string, unknown> = {};
  for (const { id } of sources.facts)
    for (const language of termLanguages(sources.original)) {
      const key = `${id} ${tagOf(language)}`;
      const own = after.get(key) ?? [];
      if (JSON.stringify(own) === JSON.stringify(before.get(key) ?? [])) continue;
      const terms = own.map(termOf);
      if (!isLocale(language)) {
        original[id] = terms;
        continue;
      }
      const definition = own.find((row) => row.definition)?.definition;
      const says = definition && definition !== effectOf(sources.cards.get(id), language);
      // What a table has no column for stays.
      const { except } = sources.texts[language]?.[id] ?? {};
      (texts[language] as Record<string, unknown>)[id] = {
        ...(says && { definition }),
        ...(except && { except }),
        terms,
      };
    }
  const changes = changesBetween([...before.values()].flat(), [...after.values()].flat());
  return { changes, texts, original: original as Import['original'], problems };
}
