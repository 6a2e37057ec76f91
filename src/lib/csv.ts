/**
 * CSV (RFC 4180) as spreadsheets write and read it, at build time and in the browser.
 */
import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { printable } from '../../engine/kernel/text.ts';

/** With what a spreadsheet takes a cell for a formula, as OWASP lists it. */
export const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** A row as it was read. */
export interface CsvRow {
  readonly record: string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** Which character parts the cells: spreadsheets write what their country uses. */
const delimiterOf = (text: string) => /[,;\t]/.exec(text)?.[0] ?? ',';

/** A line before the head in which Excel is told what parts the cells, and which programs write for it. */
const TOLD = /^\uFEFF?sep=(.)\n/i;

/** Rows with a head and a mark by which spreadsheets know the encoding. */
export const csvOf = (rows: readonly object[], columns: readonly string[]): string =>
  stringify([...rows], { header: true, columns: [...columns], bom: true, record_delimiter: 'windows' });

/** The first rows of a table as they stand, or the one that cannot be read. */
export function csvRows(text: string, most: number): CsvRow[] | { line: number; message: string } {
  // The parser counts a line's end of two characters twice where it stands in quotes.
  const plain = text.replaceAll('\r\n', '\n');
  const [told = '', delimiter = delimiterOf(plain)] = TOLD.exec(plain) ?? [];
  const above = told ? 1 : 0;
  // What begins in the line after the last row that could be read.
  let end = above;
  try {
    const rows: { record: string[]; info: { lines: number } }[] = parse(plain.slice(told.length), {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      // A spreadsheet also writes rows, and columns at the end, in which nothing stands any more.
      skip_records_with_empty_values: true,
      to: most,
      on_record: (record, { lines }) => {
        end = above + lines;
        return record;
      },
    }) as never;
    const head = rows[0]?.record ?? [];
    const last = head.findLastIndex((name) => name.trim());
    return rows.map(({ record, info }) => ({
      record: record.filter((cell, index) => index <= last || index >= head.length || cell.trim()),
      line: above + info.lines - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    const { column, message } = error as CsvError & { column?: number };
    const cell = column === undefined ? '' : ` from cell ${column + 1} on`;
    const why = printable(message.slice(0, 200));
    return { line: end + 1, message: `expected CSV, got what cannot be read${cell}: ${why}` };
  }
}
