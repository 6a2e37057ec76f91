/** Terms as a table, and an edited table put back. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terms } from '../../cli/terms.ts';
import { gameIds } from '../../src/games.ts';
import { columns, fromCsv, toCsv } from '../../src/lib/term-csv.ts';
import { importRows } from '../../src/lib/term-import.ts';
import { tagOf } from '../../src/lib/terms.ts';
import { locales } from '../../src/locales.ts';
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
    const { rows, problems } = fromCsv(csv, 'de');
    expect(problems).toEqual([]);
    expect(importRows(rows, files.sources, files.checks.leaflets)).toMatchObject({
      changes: [],
      problems: [],
      original: {},
    });
  });
});

/** Rows of cells as CSV with every cell quoted; one that is left out is a blank line. */
const quoted = (all: readonly (readonly string[] | undefined)[], delimiter = ',') =>
  all.map((cells) => cells?.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) ?? '').join('\r\n');

const tableOf = (rows: readonly Record<string, string>[]) =>
  quoted([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);

/** The table with one row changed. */
function edited(concept: string, language: string, change: (row: Record<string, string>) => void, which = 0): string {
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  const own = rows.filter((row) => row.concept === concept && row.language === language);
  change(own[which] as Record<string, string>);
  return tableOf(rows);
}

describe('npm run terms', () => {
  const program = join(import.meta.dirname, '..', '..', 'cli', 'terms.ts');
  let root: string;
  const content = () =>
    Object.fromEntries(
      readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('terms.yaml'))
        .map((path) => [path, readFileSync(join(root, 'content', path), 'utf8')]),
    );
  const spawned = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args, '--root', root], { encoding: 'utf8' });
  /** As from a shell, without a process of its own: to begin one takes far longer. */
  async function run(...args: string[]) {
    const told = { stdout: '', stderr: '' };
    const status = await terms(
      [...args, '--root', root],
      (text) => {
        told.stdout += text;
      },
      (text) => {
        told.stderr += text;
      },
    );
    return { status, ...told };
  }
  const importing = async (table: string, ...args: string[]) => {
    const file = join(root, 'edited.csv');
    writeFileSync(file, table);
    const { status, stdout, stderr } = await run('import', file, ...args);
    return { status, out: stdout, err: stderr.replaceAll(file, 'edited.csv') };
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'coachlamp-'));
    cpSync(join(import.meta.dirname, '..', '..', 'content'), join(root, 'content'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('exports what it imports without a difference, to the byte', async () => {
    const before = content();
    const table = (await run('export')).stdout;
    expect(table).toBe(csv);
    expect(await importing(table, '--write')).toMatchObject({ status: 0, out: 'nothing differs\n' });
    expect(content()).toEqual(before);
  });

  it('shows in what an edited table differs, and leaves the files', async () => {
    const before = content();
    const { status, out } = await importing(
      edited('trade', 'it', (row) => Object.assign(row, { note: 'Una prova.', leaflets: 'it' })),
    );
    expect(status).toBe(1);
    expect(out).toContain('~ trade, it: scambio\n    note: (nothing) → Una prova.\n');
    expect(content()).toEqual(before);
  });

  it('writes what differs, and nothing else', async () => {
    const before = content();
    const table = edited('trade', 'hu', (row) =>
      Object.assign(row, { note: 'Próba: „így”.', definition: 'Más szöveg.' }),
    );
    expect(await importing(table, '--write')).toMatchObject({ status: 0 });
    const after = content();
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(['teufelsburg/text/hu/terms.yaml']);
    const lines = (text = '') => new Set(text.split('\n'));
    const [old, now] = [lines(before[changed[0] as string]), lines(after[changed[0] as string])];
    expect([...now].filter((line) => !old.has(line))).toEqual([
      '  definition: Más szöveg.',
      '      note: "Próba: „így”."',
    ]);
    // What the table has no column for stays, as the phrases in which a word means something else.
    expect([...old].filter((line) => !now.has(line))).toEqual([
      '  definition: Két játékos egy-egy tárgyat ad egymásnak, képpel lefelé.',
    ]);
    expect(await importing(table)).toMatchObject({ status: 0, out: 'nothing differs\n' });
  });

  it('writes all of what differs or nothing, whatever keeps a file from being written', () => {
    const before = content();
    const file = join(root, 'edited.csv');
    writeFileSync(
      file,
      edited('trade', 'hu', (row) => Object.assign(row, { note: 'Próba.' })),
    );
    // Files of half a kilobyte at most, as on a device that is full.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 1 && exec "$0" "$@"', process.execPath, program, 'import', file, '--write', '--root', root],
      { encoding: 'utf8', env: { ...process.env, NODE_COMPILE_CACHE: '' } },
    );
    expect(stderr).toMatch(/terms\.yaml\.\d+\.new: cannot be written: EFBIG/);
    expect(status).toBe(2);
    expect(content()).toEqual(before);
  });

  it('takes a list for the same however it is parted, and what is in it twice for one', async () => {
    const parted = (leaflets: string) => edited('trade', 'it', (row) => Object.assign(row, { leaflets }));
    for (const leaflets of ['hu;it;pt', ' hu ;it;; pt;', 'hu; it; it; pt'])
      expect(await importing(parted(leaflets))).toEqual(await importing(parted('hu; it; pt')));
  });

  it('writes a German term', async () => {
    expect(
      (
        await importing(
          edited('round', 'de', (row) => Object.assign(row, { term: 'Partie' })),
          '--write',
        )
      ).status,
    ).toBe(0);
    expect(content()['teufelsburg/terms.yaml']).toContain('term: Partie');
  });

  it('writes a German term that no leaflet has', async () => {
    const table = edited('trade', 'de', (row) => Object.assign(row, { term: 'Tauschgeschäft' }));
    expect(await importing(table)).toMatchObject({ status: 1, err: '' });
  });

  it('takes a table as spreadsheets write it: other delimiters, sorted rows, blank lines', async () => {
    const [head, ...now] = parse((await run('export')).stdout, { bom: true }) as string[][];
    for (const delimiter of [';', '\t'])
      expect(await importing(quoted([head, ...now], delimiter))).toMatchObject({ status: 0, out: 'nothing differs\n' });
    const byTerm = now.toSorted(([, , , one = ''], [, , , other = '']) => (one < other ? -1 : 1));
    const { out, err } = await importing(quoted([head, undefined, ...byTerm], ','));
    expect(err).toBe('');
    expect(out.match(/^ {4}\w+:/gm)?.every((line) => line === '    order:')).toBe(true);
  });

  it('does not mind rows and columns at the end in which nothing stands any more, as spreadsheets keep them', async () => {
    const rows = parse((await run('export')).stdout, { bom: true }) as string[][];
    const emptied = [...rows, ['', ' '], []].map((row) => [...columns, '', ''].map((_, i) => row[i] ?? ''));
    expect(await importing(quoted(emptied, ';'))).toMatchObject({ status: 0, out: 'nothing differs\n', err: '' });
  });

  it('takes an accent that stands by itself for the letter with it', async () => {
    expect(await importing(csv.normalize('NFD'))).toMatchObject({ status: 0, out: 'nothing differs\n' });
  });

  it('does not mind in which row of a concept its definition stands', async () => {
    const rows: Record<string, string>[] = parse((await run('export')).stdout, { columns: true, bom: true });
    const [first, second] = rows.filter(({ concept, language }) => concept === 'fight' && language === 'hu');
    Object.assign(second as object, { definition: first?.definition });
    Object.assign(first as object, { definition: '' });
    expect(await importing(tableOf(rows))).toMatchObject({ status: 0, out: 'nothing differs\n' });
  });

  it('keeps comments, order and quotes where it writes', async () => {
    const path = join(root, 'content', 'teufelsburg', 'text', 'it', 'terms.yaml');
    const before = readFileSync(path, 'utf8');
    const commented = before
      .replace('\nfight:\n', '\n# The fight.\nfight:\n')
      .replace('    - term: combattimento\n', '    # Once only.\n    - term: "combattimento" # for the Priest\n');
    writeFileSync(path, commented);
    const table = edited('fight', 'it', (row) => Object.assign(row, { note: 'Una nota.', definition: 'Una prova.' }));
    await importing(table, '--write');
    const lines = (text: string) => text.split('\n');
    const after = lines(readFileSync(path, 'utf8'));
    expect(lines(commented).filter((line) => !after.includes(line))).toEqual([
      '  definition: L’attacco di un giocatore a un altro, in cui tutti gli altri possono schierarsi.',
    ]);
    expect(after.filter((line) => !lines(commented).includes(line))).toEqual([
      '  definition: Una prova.',
      '      note: Una nota.',
    ]);
    writeFileSync(path, before);
  });

  it('says that a table is not UTF-8', async () => {
    const file = join(root, 'latin.csv');
    writeFileSync(file, Buffer.from(csv, 'latin1'));
    const { status, stderr } = await run('import', file);
    expect(stderr).toBe(`${file}: expected UTF-8, got another encoding\n`);
    expect(status).toBe(2);
  });

  const lineOf = (beginning: string) => csv.split('\r\n').findIndex((line) => line.startsWith(beginning)) + 1;
  const LINE = lineOf('trade,');
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
      `edited.csv:${LINE}, column language: expected one of ${locales.map(tagOf).join(', ')}, de, got "fr"`,
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
    ['no preferred term', first({ status: 'admitted' }), `:${LINE}, column status: expected a preferred term of trade`],
    [
      'two preferred terms',
      edited('brotherhood', 'hu', (row) => Object.assign(row, { status: 'preferred' }), 1),
      'edited.csv:5, column status: expected one preferred term, as in line 4',
    ],
    [
      'a term twice',
      edited('fight', 'hu', (row) => Object.assign(row, { term: 'verekedés' }), 1),
      `edited.csv:${lineOf('fight,phase,hu,küzdelem')}, column term: expected each term once`,
    ],
    [
      'two definitions',
      edited('fight', 'hu', (row) => Object.assign(row, { definition: 'Más.' }), 1),
      `edited.csv:${lineOf('fight,phase,hu,küzdelem')}, column definition: expected nothing, as line`,
    ],
    ['no definition', first({ definition: '' }), `:${LINE}, column definition: expected a definition of trade, en`],
    [
      'a noun without a gender',
      edited('trade', 'it', (row) => Object.assign(row, { gender: '' })),
      `edited.csv:${LINE + 2}, column gender: expected a gender, as the other nouns have, got nothing`,
    ],
    [
      'a card without its name',
      edited('dagger', 'en', (row) => Object.assign(row, { onCard: '' })),
      `edited.csv:${lineOf('dagger,card,en')}, column onCard: expected yes`,
    ],
    [
      'an unknown leaflet',
      first({ leaflets: 'de' }),
      `:${LINE}, column leaflets: expected some of hu; it; pt, got "de"`,
    ],
    [
      'a definition of a German term',
      edited('trade', 'de', (row) => Object.assign(row, { definition: 'Ein Wort.' })),
      `edited.csv:${lineOf('trade,phase,de')}, column language: expected a language that has these cells, got "de"`,
    ],
    [
      'a cell too many',
      csv.replace(/\r\n$/, ',\r\n'),
      `edited.csv:${csv.split('\r\n').length - 1}: expected ${columns.length} cells, got ${columns.length + 1}`,
    ],
    [
      'a column missing',
      csv.replace('concept,kind', 'concept,sort'),
      'edited.csv:1, column kind: expected this column, got none',
    ],
    [
      'a column twice',
      csv.replaceAll('\r\n', ',x\r\n').replace(',x', ',term'),
      '1, column term: expected this column once',
    ],
    [
      'a fault after blank lines',
      csv.replace('\r\ntrade,phase,en', '\r\n\r\n\r\ntrade,phase,fr'),
      `edited.csv:${LINE + 2}, column language`,
    ],
    [
      'a fault after a cell of two lines',
      first({ note: 'one\r\ntwo' }).replace('"trade","phase","hu"', '"trade","phase","fr"'),
      `edited.csv:${LINE + 2}, column language`,
    ],
    [
      'quotes that do not close',
      csv.replace('\r\ntrade,phase,en,trade', '\r\ntrade,phase,en,"trade'),
      `edited.csv:${LINE}: expected CSV, got what cannot be read from cell 4 on`,
    ],
    [
      'quotes that open too late',
      csv.replace('\r\ntrade,phase', '\r\ntrade,ph"ase'),
      `edited.csv:${LINE}: expected CSV, got what cannot be read from cell 2 on`,
    ],
    [
      'a language left out',
      csv.replaceAll(/^trade,phase,hu,.*\r\n/gm, ''),
      `edited.csv:${lineOf('trade,phase,de') - 1}, column term: expected after this line a term of trade, hu, got none`,
    ],
    ['nothing at all', '', 'edited.csv:1, column concept: expected this column, got none'],
    [
      'a formula',
      first({ note: '=HYPERLINK("http://example.org";"trade")' }),
      `edited.csv:${LINE}, column note: expected no =, +, - or @ at the beginning, which spreadsheets take for a formula, got "=HYPERLINK(\\"http`,
    ],
    [
      'a formula in a list',
      first({ forms: 'trade; ＋1' }),
      `edited.csv:${LINE}, column forms: expected no =, +, - or @`,
    ],
    [
      'a control character',
      first({ term: 'tra\u0001de\u001b[31m\u202e' }),
      `edited.csv:${LINE}, column term: expected no control characters, got "tra\\u0001de\\u001b[31m\\u202e"\n`,
    ],
    [
      'a line’s end in a cell',
      first({ definition: 'one\ntwo' }),
      `edited.csv:${LINE}, column definition: expected no control`,
    ],
  ])('says where: %s', async (_, table, message) => {
    const before = content();
    const { status, err } = await importing(table, '--write');
    expect(err).toContain(message);
    expect(status).toBe(2);
    expect(content()).toEqual(before);
  });

  it.each(gameIds.flatMap((game) => gameIds.map((other) => [game, other] as const)).filter(([a, b]) => a !== b))(
    'says that a table, asked about as of %s, is of %s',
    async (game, other) => {
      const { stdout: table } = await run('export', '--game', other);
      const message = `edited.csv: expected terms of ${game}, got those of ${other} (--game ${other})\n`;
      expect(await importing(table, '--game', game)).toEqual({ status: 2, out: '', err: message });
      // Whatever else is wrong with it.
      const spoilt = table.replace(',noun,', ',name,').replace(',preferred,', ',,');
      expect(await importing(spoilt, '--game', game)).toEqual({ status: 2, out: '', err: message });
    },
  );

  it('gives up a table that is far too long', async () => {
    const rows = `trade,phase,en,trade,preferred,noun,,,,,,,\r\n`.repeat(40_000);
    const most = files.sources.facts.length * (locales.length + 1) * 10;
    expect(await importing(`${csv}${rows}`)).toEqual({
      status: 2,
      out: '',
      err: `edited.csv:${most + 2}: expected at most ${most} rows, got more\n`,
    });
    expect((await importing(`${csv.slice(0, csv.indexOf('\r'))}${',"a\nb"'.repeat(250_000)}`)).err).toMatch(
      /^edited\.csv:1, column a\\u000ab: expected one of .*\n(?:edited.*\n){99}and \d+ more\n$/,
    );
    expect((await importing('a\n'.repeat(10_000_000))).err).toBe(
      'edited.csv: expected at most 2000000 characters, got more\n',
    );
  });

  it('tells the first hundred of many problems', async () => {
    const { err } = await importing(csv.replaceAll(',noun,', ',name,'));
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toMatch(/^and \d+ more$/);
  });

  it.each([
    ['a formula', '"@SUM(1+1)"', 'expected no =, +, - or @ at the beginning'],
    ['a control character', '"x\\x07"', 'expected no control characters'],
  ])('exports nothing while a text has %s', async (_, note, message) => {
    const path = join(root, 'content', 'teufelsburg', 'text', 'en', 'terms.yaml');
    const before = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      before.replace(/^trade:\n(?:.*\n)*? {4}- term: .*\n/m, (entry) => `${entry}      note: ${note}\n`),
    );
    const { status, stdout, stderr } = await run('export', '--format', 'tbx');
    writeFileSync(path, before);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^content\/teufelsburg\/text\/en\/terms\.yaml, trade\.terms\.0\.note: found "/);
    expect(stderr).toContain(message);
  });

  it('says what is wrong with a file of terms', async () => {
    const path = join(root, 'content', 'teufelsburg', 'text', 'en', 'terms.yaml');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace('\ntrade:\n', '\ntrade: x\nbarter:\n'));
    const { status, stderr } = await run('export');
    writeFileSync(path, before);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^content\/teufelsburg\/text\/en\/terms\.yaml, trade: .*\n$/);
  });

  it('says that a folder is not the project’s', async () => {
    let told = '';
    const args = ['export', '--root', join(root, 'nowhere')];
    const status = await terms(args, expect.unreachable, (text) => {
      told += text;
    });
    expect(told).toMatch(`--root: expected the project's folder, got ${join(root, 'nowhere')}\n`);
    expect(status).toBe(2);
  });

  it('ends quietly when nobody reads on', async () => {
    const { stderr } = spawnSync('sh', ['-c', '"$0" "$1" export --format tbx | head -1', process.execPath, program], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });

  it.each([
    [['import', import.meta.dirname], `${import.meta.dirname}: expected a file, got a folder\n`],
    [['export', '--out', import.meta.dirname], `${import.meta.dirname}: expected a file, got a folder\n`],
    [['import', '/no/such.csv'], '/no/such.csv: expected a file, got none of that name\n'],
    [['export', '--out', '/dev/full'], '/dev/full: cannot be written: ENOSPC: no space left on device, write\n'],
  ])('says of %j what it is', (args, message) => {
    const { status, stderr } = spawned(...args);
    expect(stderr).toBe(message);
    expect(status).toBe(2);
  });

  it.each([
    [['export', '--format', 'xls'], '--format: expected csv, tbx or json, got xls'],
    [['import', 'none.csv'], 'none.csv'],
    [['export', '--game', 'chess'], `--game: expected ${gameIds.join(' or ')}, got chess`],
    [[], 'expected export, or import and a file, got nothing'],
    [['import', 'one.csv', 'another.csv'], 'expected export, or import and a file, got import one.csv another.csv'],
    [['export', '--write'], 'expected export, or import and a file, got export --write'],
    [['--nonsense'], 'nonsense'],
  ])('says what is wrong with %s', (args, message) => {
    const { status, stderr } = spawned(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
