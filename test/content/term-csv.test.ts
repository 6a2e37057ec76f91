/** Terms as a table, and an edited table put back. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columns, fromCsv, toCsv } from '../../src/lib/term-csv.ts';
import { importRows } from '../../src/lib/term-import.ts';
import { files } from './terms.ts';

const csv = toCsv(files.sources);

describe('the table', () => {
  it('is CSV with a row for each term', () => {
    const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    expect(Object.keys(rows[0] ?? {})).toEqual([...columns]);
    expect(rows.length).toBeGreaterThan(files.sources.facts.length * 5);
    expect(rows).toContainEqual(
      expect.objectContaining({ concept: 'dagger', language: 'hu', term: 'Tőr', onCard: 'yes' }),
    );
    expect(rows).toContainEqual(expect.objectContaining({ concept: 'dagger', language: 'de', term: 'Dolch' }));
  });

  it('read again changes nothing', () => {
    const { rows, problems } = fromCsv(csv);
    expect(problems).toEqual([]);
    expect(importRows(rows, files.sources, files.checks.leaflets)).toMatchObject({
      changes: [],
      problems: [],
      german: {},
    });
  });
});

/** The table with one row changed. */
function edited(concept: string, language: string, change: (row: Record<string, string>) => void): string {
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  change(rows.find((row) => row.concept === concept && row.language === language) as Record<string, string>);
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

describe('npm run terms', () => {
  const program = join(import.meta.dirname, '..', '..', 'scripts', 'terms.ts');
  let root: string;
  const content = () =>
    Object.fromEntries(
      readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('terms.yaml'))
        .map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]),
    );
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args, '--root', root], { encoding: 'utf8' });
  const importing = (table: string, ...args: string[]) => {
    const file = join(root, 'edited.csv');
    writeFileSync(file, table);
    const { status, stdout, stderr } = run('import', file, ...args);
    return { status, out: stdout, err: stderr.replaceAll(file, 'edited.csv') };
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'coachlamp-'));
    cpSync(join(import.meta.dirname, '..', '..', 'content'), join(root, 'content'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('exports what it imports without a difference, to the byte', () => {
    const before = content();
    const table = run('export').stdout;
    expect(table).toBe(csv);
    expect(importing(table, '--write')).toMatchObject({ status: 0, out: 'nothing differs\n' });
    expect(content()).toEqual(before);
  });

  it('shows in what an edited table differs, and leaves the files', () => {
    const before = content();
    const { status, out } = importing(
      edited('trade', 'it', (row) => Object.assign(row, { note: 'Una prova.', leaflets: 'it' })),
    );
    expect(status).toBe(1);
    expect(out).toContain('~ trade, it: scambio\n    note: (nothing) → Una prova.\n');
    expect(content()).toEqual(before);
  });

  it('writes what differs, and nothing else', () => {
    const before = content();
    const table = edited('trade', 'hu', (row) =>
      Object.assign(row, { note: 'Próba: „így”.', definition: 'Más szöveg.' }),
    );
    expect(importing(table, '--write')).toMatchObject({ status: 0 });
    const after = content();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(['teufelsburg/text/hu/terms.yaml']);
    const lines = (text = '') => new Set(text.split('\n'));
    const [old, now] = [lines(before[changed[0] as string]), lines(after[changed[0] as string])];
    expect([...now].filter((line) => !old.has(line))).toEqual([
      '  definition: Más szöveg.',
      '      note: "Próba: „így”."',
    ]);
    expect(importing(table)).toMatchObject({ status: 0, out: 'nothing differs\n' });
  });

  it('writes a German term', () => {
    expect(
      importing(
        edited('round', 'de', (row) => Object.assign(row, { term: 'Partie' })),
        '--write',
      ).status,
    ).toBe(0);
    expect(content()['teufelsburg/terms.yaml']).toContain('term: Partie');
  });

  const LINE = csv.split('\n').findIndex((line) => line.startsWith('trade,')) + 1;
  const first = (change: Record<string, string>) => edited('trade', 'en', (row) => Object.assign(row, change));
  it.each<[string, string, string]>([
    [
      'a status that is none',
      first({ status: 'best' }),
      `edited.csv:${LINE}, column status: expected one of preferred, admitted, deprecated, got "best"`,
    ],
    [
      'an unknown concept',
      first({ concept: 'trad' }),
      `edited.csv:${LINE}, column concept: expected a concept of the game, got "trad"`,
    ],
    ['another kind', first({ kind: 'card' }), `edited.csv:${LINE}, column kind: expected `],
    [
      'an unknown language',
      first({ language: 'fr' }),
      `edited.csv:${LINE}, column language: expected one of en, hu, it, pt-PT, de, got "fr"`,
    ],
    ['no term', first({ term: '' }), `edited.csv:${LINE}, column term: expected a term, got nothing`],
    ['a gender that is none', first({ gender: 'f' }), `edited.csv:${LINE}, column gender: expected`],
    [
      'a card’s name where there is no card',
      first({ onCard: 'yes' }),
      `edited.csv:${LINE}, column term: expected no card’s name`,
    ],
    [
      'another name for a card',
      edited('dagger', 'en', (row) => Object.assign(row, { term: 'Knife' })),
      'column term: expected “Dagger”, as on the card, got "Knife"',
    ],
    ['no preferred term', first({ status: 'admitted' }), 'trade.terms: found 0 preferred terms, expected one'],
    ['an unknown leaflet', first({ leaflets: 'de' }), 'trade.terms.0.leaflets.0: found de, expected an edition'],
    ['a cell too many', csv.replace(/\r\n$/, ',\r\n'), `expected ${columns.length} cells, got ${columns.length + 1}`],
    [
      'a column missing',
      csv.replace('concept,kind', 'concept,sort'),
      'edited.csv:1, column kind: expected this column, got none',
    ],
    ['quotes that do not close', csv.replace('trade,', 'trade,"'), 'expected CSV, got what cannot be read'],
    ['a language left out', csv.replaceAll(/^round,.*,hu,.*\r\n/gm, ''), 'round.terms'],
  ])('says where: %s', (_, table, message) => {
    const before = content();
    const { status, err } = importing(table, '--write');
    expect(err).toContain(message);
    expect(status).toBe(2);
    expect(content()).toEqual(before);
  });

  it.each([
    [['export', '--format', 'xls'], '--format: expected csv, tbx or json, got xls'],
    [['import', 'none.csv'], 'none.csv'],
    [['export', '--game', 'chess'], '--game: expected teufelsburg, got chess'],
    [[], 'expected export, or import and a file'],
    [['--nonsense'], 'nonsense'],
  ])('says what is wrong with %s', (args, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
