/**
 * `npm run terms`: the terms of a game as TBX, CSV or JSON, and an edited CSV put back into the files.
 *
 * Exit status: 0 done, or nothing to do; 1 the table differs from the files, which were left as they are; 2 wrong options or a table that
 * cannot be taken in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMap, isSeq, type Node, parseDocument, visit } from 'yaml';
import { gameIds } from '../src/games.ts';
import { tbxHead, toTbx } from '../src/lib/tbx.ts';
import { fromCsv, toCsv } from '../src/lib/term-csv.ts';
import { type Change, type Import, importRows } from '../src/lib/term-import.ts';
import { termProblems } from '../src/lib/term-integrity.ts';
import { joinTerms } from '../src/lib/terms.ts';
import { locales } from '../src/locales.ts';
import { termConcepts, termTexts } from '../src/schemas/term.ts';
import { type ReadTerms, readTermFiles } from './term-files.ts';

const help = `npm run --silent terms -- export [--format csv|tbx|json] [--out FILE]
npm run --silent terms -- import FILE [--write]

  export      the terms, each with its concept and language: CSV for a spreadsheet, TBX-Basic for a translator's program, JSON
  import      shows in what an edited CSV differs from the files; with --write it changes the files
  --game      ${gameIds.join('|')}
  --root      the project's folder, if not this one

A row of the table is a term. The cells of "leaflets" and "forms" are lists parted by ";". What stands on a card (onCard: yes) is changed with
the card, in text/<language>/cards/. Concepts are added and taken away in terms.yaml, not here.

Exit status: 0 done, or nothing to do; 1 the table differs from the files, which were left as they are; 2 wrong options or a table that
cannot be taken in.
`;

/** What is told on standard error before the program ends with status 2. */
class Refusal extends Error {}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'csv' },
        out: { type: 'string' },
        write: { type: 'boolean', default: false },
        game: { type: 'string', default: gameIds[0] },
        root: { type: 'string', default: join(import.meta.dirname, '..') },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${help}`);
  }
}

function exported({ sources, game }: ReadTerms, format: string): string {
  const concepts = joinTerms(sources);
  if (format === 'csv') return toCsv(sources);
  if (format === 'tbx') return toTbx(concepts, tbxHead(game));
  if (format === 'json') return `${JSON.stringify(concepts, null, 2)}\n`;
  throw new Refusal(`--format: expected csv, tbx or json, got ${format}`);
}

/** What the table makes of the files, once nothing is wrong with it. */
function taken(file: string, { sources, checks }: ReadTerms): Import {
  const { rows, problems } = fromCsv(readFileSync(file, 'utf8'));
  const result = problems.length > 0 ? { changes: [], texts: {}, german: {}, problems } : importRows(rows, sources);
  if (result.problems.length > 0)
    throw new Refusal(
      result.problems
        .map(({ line, column, message }) => `${file}:${line}${column ? `, column ${column}` : ''}: ${message}`)
        .join('\n'),
    );
  // The files as they would be, checked as the build checks them.
  const facts = sources.facts.map((one) => ({ ...one, german: result.german[one.id] ?? one.german }));
  const read = [
    { file: checks.facts.file, result: termConcepts.safeParse(facts) },
    ...locales.map((locale) => ({
      file: checks.texts[locale]?.file ?? locale,
      result: termTexts.safeParse({ ...sources.texts[locale], ...result.texts[locale] }),
    })),
  ];
  const faults = read.flatMap(({ file: path, result: { error } }) =>
    (error?.issues ?? []).map((issue) => `${path}, ${issue.path.join('.')}: ${issue.message}`),
  );
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  const texts = Object.fromEntries(
    locales.map((locale, index) => [locale, { ...checks.texts[locale], data: read[index + 1]?.result.data }]),
  );
  const broken = termProblems({ ...checks, facts: { ...checks.facts, data: facts }, texts } as typeof checks);
  if (broken.length > 0) throw new Refusal(broken.join('\n'));
  return result;
}

const said = ({ concept, language, kind, term, cells }: Change) =>
  [
    `${kind === 'added' ? '+' : kind === 'removed' ? '-' : '~'} ${concept}, ${language}: ${term}`,
    ...(kind === 'changed'
      ? cells.map(({ column, from, to }) => `    ${column}: ${from || '(nothing)'} → ${to || '(nothing)'}`)
      : []),
  ].join('\n');

/** Puts other entries into a file and leaves the rest as it is, comments and all. */
function rewrite(path: string, entries: Readonly<Record<string, unknown>>, field?: string): void {
  if (Object.keys(entries).length === 0) return;
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [id, entry] of Object.entries(entries)) {
    const node = document.createNode(entry) as Node;
    // Lists of words on one line, as everywhere in these files.
    visit(node, { Seq: (_key, list) => void (list.items.some(isMap) || Object.assign(list, { flow: true })) });
    const list = document.contents;
    const index = isSeq(list) ? list.items.findIndex((one) => isMap(one) && String(one.get('id')) === id) : id;
    document.setIn(field ? [index, field] : [index], node);
  }
  writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

function main(): number {
  const { positionals, format, out, write, game, root, help: asked } = options();
  const [task, file] = positionals;
  if (asked) {
    console.log(help);
    return 0;
  }
  if (!(gameIds as readonly string[]).includes(game))
    throw new Refusal(`--game: expected ${gameIds.join(' or ')}, got ${game}`);
  const terms = readTermFiles(root, game);
  if (task === 'export') {
    const text = exported(terms, format);
    if (out) writeFileSync(out, text);
    else process.stdout.write(text);
    return 0;
  }
  if (task !== 'import' || !file) throw new Refusal(`expected export, or import and a file\n\n${help}`);
  const { changes, texts, german } = taken(file, terms);
  for (const change of changes) console.log(said(change));
  if (changes.length === 0) console.log('nothing differs');
  if (changes.length === 0 || !write) return changes.length > 0 ? 1 : 0;
  rewrite(join(root, terms.checks.facts.file), german, 'german');
  for (const locale of locales) rewrite(join(root, terms.checks.texts[locale]?.file ?? ''), texts[locale] ?? {});
  console.log(`${changes.length} written`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const isFileMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  if (!(error instanceof Refusal) && !isFileMissing) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
