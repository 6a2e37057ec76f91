/**
 * Campaigns as tables in CSV, for a spreadsheet, and back.
 *
 * A row is a player in a round. Its points are there for the reader, and held against the rules when it comes back.
 */
import { type Ending, scoreEnding } from '../../../../engine/teufelsburg/points.ts';
import { csvOf, csvRows, FORMULA } from '../../../lib/csv.ts';
import { type Campaign, MOST_ROUNDS, PLAYERS } from './campaign.ts';
import { campaignOf, EDITIONS, type FileProblem, FORMAT, failed, type Read, shown, WAYS, type Where } from './file.ts';

/** The columns of the table. */
const COLUMNS = ['campaign', 'edition', 'round', 'ending', 'right', 'player', 'by', 'won', 'held', 'points'] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

const YES = 'yes';
const NO = 'no';
const mark = (holds: boolean) => (holds ? YES : '');

/** A name of which no spreadsheet makes a formula, and the name again. */
const guarded = (text: string) => (FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text);
const unguarded = (text: string) => (text.startsWith("'") ? text.slice(1) : text).normalize('NFC');

/** A campaign as a table; before its first round it has the players alone. */
export function toCsv({ name: campaign, edition, players, rounds }: Campaign): string {
  const empty = {
    campaign: guarded(campaign),
    edition,
    round: '',
    ending: '',
    right: '',
    by: '',
    won: '',
    held: '',
    points: '',
  };
  const rows = rounds.flatMap((ending, index) => {
    const { points } = scoreEnding(players, ending);
    return players.map(
      (player): Row => ({
        ...empty,
        round: String(index + 1),
        ending: ending.how,
        right: ending.right ? YES : NO,
        player: guarded(player),
        by: mark(ending.by === player),
        won: mark(ending.winners.includes(player)),
        held: mark(ending.holders?.includes(player) ?? false),
        points: String(points.get(player)),
      }),
    );
  });
  const alone = players.map((player): Row => ({ ...empty, player: guarded(player) }));
  return csvOf(rounds.length ? rows : alone, COLUMNS);
}

/** What a column may hold, where that is a matter of a few words. */
const allowed = (isEmpty: boolean): Partial<Record<Column, readonly string[]>> => ({
  edition: EDITIONS,
  ...(!isEmpty && { ending: WAYS, right: [YES, NO] }),
  by: ['', YES],
  won: ['', YES],
  held: ['', YES],
});

interface ReadRow {
  readonly line: number;
  readonly cells: Row;
}

/** What is wrong with the cells of a row, beside the rows above it. */
function* cellProblems({ line, cells }: ReadRow, first: Row): Generator<FileProblem> {
  const isEmpty = cells.round === '';
  for (const [column, values] of Object.entries(allowed(isEmpty)) as [Column, readonly string[]][])
    if (!values.includes(cells[column]))
      yield {
        where: { line, column },
        code: 'values',
        values: { values: values.filter(Boolean).join(', ') },
        found: shown(cells[column] || undefined),
      };
  for (const column of ['campaign', 'edition'] as const)
    if (cells[column] !== first[column])
      yield { where: { line, column }, code: 'same', values: { values: first[column] }, found: shown(cells[column]) };
  if (!isEmpty && !/^[1-9]\d{0,3}$/.test(cells.round))
    yield { where: { line, column: 'round' }, code: 'round', found: shown(cells.round) };
}

/** The campaign of rows that are in order, each by itself. */
function joined(rows: readonly ReadRow[], first: Row): Read {
  const players = [...new Set(rows.map(({ cells }) => unguarded(cells.player)))];
  const rounds = [
    ...Map.groupBy(
      rows.filter(({ cells }) => cells.round),
      ({ cells }) => cells.round,
    ),
  ];
  // Of the round that is one too many there may be a part alone.
  const [tooMany, [row] = []] = rounds[MOST_ROUNDS] ?? [];
  if (row) {
    const where: Where = { line: row.line, column: 'round' };
    return failed({ where, code: 'most', values: { limit: MOST_ROUNDS }, found: tooMany });
  }
  const problems: FileProblem[] = [];
  const endings = rounds.map(([round, own], index): Ending => {
    const [head] = own as [ReadRow];
    const { ending, right } = head.cells;
    if (round !== String(index + 1))
      problems.push({
        where: { line: head.line, column: 'round' },
        code: 'values',
        values: { values: index + 1 },
        found: round,
      });
    for (const { line, cells } of own)
      for (const column of ['ending', 'right'] as const)
        if (cells[column] !== head.cells[column])
          problems.push({
            where: { line, column },
            code: 'same',
            values: { values: head.cells[column] },
            found: cells[column],
          });
    const marked = (column: 'by' | 'won' | 'held') =>
      own.filter(({ cells }) => cells[column]).map(({ cells }) => unguarded(cells.player));
    const [by = '', ...others] = marked('by');
    const names = own.map(({ cells }) => unguarded(cells.player));
    if (others.length || by === '' || names.length !== players.length || new Set(names).size !== names.length)
      problems.push({
        where: { line: head.line, column: others.length || by === '' ? 'by' : 'player' },
        code: 'player',
        found: shown((others.length || by === '' ? marked('by') : names).join(', ') || undefined),
      });
    const holders = marked('held');
    const isTrueClaim = ending === 'claim' && right === YES;
    return {
      how: ending as Ending['how'],
      by,
      right: right === YES,
      winners: marked('won'),
      ...((isTrueClaim || holders.length > 0) && { holders }),
    };
  });
  if (problems.length) return failed(...problems);
  const read = campaignOf({
    format: FORMAT,
    version: 1,
    name: unguarded(first.campaign),
    edition: first.edition,
    players,
    rounds: endings,
  });
  if (!read.ok) return read;
  const wrong = rows.flatMap(({ line, cells }): FileProblem[] => {
    const ending = endings[Number(cells.round) - 1];
    const due = ending && scoreEnding(players, ending).points.get(unguarded(cells.player));
    return due === undefined || cells.points === String(due)
      ? []
      : [
          {
            where: { line, column: 'points' },
            code: 'points',
            values: { limit: due },
            found: shown(cells.points || undefined),
          },
        ];
  });
  return wrong.length ? failed(...wrong) : read;
}

/** Reads a table. */
export function fromCsv(text: string): Read {
  // The head, all rows that there can be, and one more, by which it is known that there are too many.
  const records = csvRows(text, 1 + PLAYERS[1] * MOST_ROUNDS + 1);
  if ('message' in records)
    return failed({ where: { line: records.line }, code: 'readable', found: shown(text.slice(0, 40)) });
  const [head, ...body] = records;
  const names = head?.record.map((one) => one.trim()) ?? [];
  if (String([...names].sort()) !== String([...COLUMNS].sort()))
    return failed({
      where: { line: 1 },
      code: 'columns',
      values: { values: COLUMNS.join(', ') },
      found: shown(names.join(', ')),
    });
  const rows = body.map(({ record, line }) => ({
    line,
    length: record.length,
    cells: Object.fromEntries(names.map((column, index) => [column, (record[index] ?? '').trim()])) as Row,
  }));
  const first = rows[0]?.cells;
  if (!first) return failed({ where: { whole: true }, code: 'least', values: { limit: PLAYERS[0] } });
  const problems = rows.flatMap((row): FileProblem[] =>
    row.length === names.length
      ? [...cellProblems(row, first)]
      : [{ where: { line: row.line }, code: 'cells', values: { limit: names.length }, found: String(row.length) }],
  );
  return problems.length ? failed(...problems) : joined(rows, first);
}
