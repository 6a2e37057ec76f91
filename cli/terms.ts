/**
 * `npm run terms`: the terms of a game as TBX, CSV or JSON, and an edited CSV put back into the files.
 *
 * Exit status: 0 done, or nothing to do; 1 the table differs from the files, which were left as they are; 2 wrong options or a table that
 * cannot be taken in.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit, type YAMLSeq } from 'yaml';
import { printable } from '../engine/kernel/text.ts';
import { type ReadTerms, readTermFiles } from '../scripts/term-files.ts';
import { type Game, gameIds, isGame } from '../src/games.ts';
import { tbxHead, toTbx } from '../src/lib/tbx.ts';
import { conceptsIn, fromCsv, toCsv } from '../src/lib/term-csv.ts';
import { type Change, type Import, importRows } from '../src/lib/term-import.ts';
import { termProblems, unfitTexts } from '../src/lib/term-integrity.ts';
import { joinTerms, tagOf, termLanguages } from '../src/lib/terms.ts';
import { locales } from '../src/locales.ts';
import { genders, partsOfSpeech, statuses, termConcepts, termTexts } from '../src/schemas/term.ts';
import {
  endWithReader,
  fileInput,
  fileProblem,
  pathOf,
  readAll,
  replaceAll,
  rootOf,
  told,
  writeText,
} from './command.ts';

/** Far more than anybody has; a table with more rows is none of these terms. */
const MOST_TERMS = 10;

const help = `npm run --silent terms -- export [--format csv|tbx|json] [--out FILE]
npm run --silent terms -- import FILE [--write]

  export      the terms, each with its concept and language: CSV for a spreadsheet, TBX-Basic for a translator's program, JSON
  import      shows in what an edited CSV differs from the files; with --write it changes the files
  --game      ${gameIds.join('|')}
  --root      the project's folder, if not this one

A row of the table is a term; it is UTF-8, its cells are parted by commas, semicolons or tabs. Rows may stand in any order; the order of the
terms of a concept in a language is kept. No text holds control characters or begins with =, +, - or @, which spreadsheets take for a
formula, and there are at most ${MOST_TERMS} terms of a concept in a language on average.

  concept, kind          what the term is a word for; fixed: concepts are added and taken away in terms.yaml
  language               ${locales.map(tagOf).join(', ')}, and that of the original
  term                   the words
  status                 ${statuses.join(', ')}: one preferred for each concept and language
  partOfSpeech           ${partsOfSpeech.join(', ')}
  gender                 ${genders.join(', ')}, or nothing where the language has none
  leaflets               editions whose leaflet has the term, parted by ";"
  note                   when to use it or not; none in the original's language
  definition             of the concept, in one of its rows in the language; of a card with none it is what the card does
  forms                  words by which the term is found in the rules, parted by ";" (support*: whatever begins so)
  onCard                 yes for the name on the card, which is changed in text/<language>/cards/
  unverified             yes for a term of the original not seen in a source

Exit status: 0 done, or nothing to do; 1 the table differs from the files, which were left as they are; 2 wrong options or a table that
cannot be taken in.
`;

/** What is told on standard error before the program ends with status 2. */
class Refusal extends Error {}

function options(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
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
    return { ...values, root: rootOf(values.root), positionals };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${help}`);
  }
}

function exported({ sources, checks, game }: ReadTerms, format: string): string {
  const unfit = unfitTexts(checks);
  if (unfit.length > 0) throw new Refusal(unfit.join('\n'));
  const concepts = joinTerms(sources);
  if (format === 'csv') return toCsv(sources);
  if (format === 'tbx') return toTbx(concepts, tbxHead(game));
  if (format === 'json') return `${JSON.stringify(concepts, null, 2)}\n`;
  throw new Refusal(`--format: expected csv, tbx or json, got ${format}`);
}

/** The text of a file; a spreadsheet's table is far shorter than what is read at most. */
async function readText(file: string): Promise<string> {
  const text = await readAll(fileInput(file));
  if (!text.ok) throw new Refusal(`${file}: ${text.problems[0]?.message}`);
  return text.value;
}

/** The game to which most of a table's concepts belong, if more than to the one that is asked about: a table does not say of which game it is. */
function otherGameOf(concepts: readonly string[], root: string, game: Game): Game | undefined {
  const number = (one: Game) => {
    const own = new Set(termsOf(root, one).sources.facts.map(({ id }) => id));
    return concepts.filter((concept) => own.has(concept)).length;
  };
  const most = gameIds.reduce((one, other) => (number(other) > number(one) ? other : one), game);
  return most === game ? undefined : most;
}

/** What the table makes of the files, once nothing is wrong with it. */
async function taken(file: string, { sources, checks }: ReadTerms, root: string, game: Game): Promise<Import> {
  const most = MOST_TERMS * termLanguages(sources.original).length * sources.facts.length;
  const text = await readText(file);
  const { rows, problems } = fromCsv(text, sources.original, most);
  const nothing: Import = { changes: [], texts: {}, original: {}, problems };
  const result = problems.length > 0 ? nothing : importRows(rows, sources, checks.leaflets);
  if (result.problems.length > 0) {
    const other = otherGameOf(conceptsIn(text, most), root, game);
    if (other) throw new Refusal(`${file}: expected terms of ${game}, got those of ${other} (--game ${other})`);
    throw new Refusal(
      told(
        result.problems.map(({ line, column, message }) => ({
          path: `${file}:${line}${column ? `, column ${column}` : ''}`,
          message,
        })),
      ).join('\n'),
    );
  }
  // The files as they would be, checked as the build checks them.
  const facts = sources.facts.map((one) => ({ ...one, original: result.original[one.id] ?? one.original }));
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
  const broken = termProblems({
    ...checks,
    facts: { ...checks.facts, data: read[0]?.result.data },
    texts,
  } as typeof checks);
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

/** Where in a list of terms the one with these words stands; the name on the card has none. */
const placeOf = (list: YAMLSeq, { term }: { readonly term?: string }) =>
  list.items.findIndex((item) => isMap(item) && item.get('term') === term);

/** The node of a value: the one there is, changed as little as will do, so that its comments, order and quotes stay. */
function mended(document: Document, node: unknown, value: unknown): Node {
  if (isScalar(node) && typeof value !== 'object') return Object.assign(node, { value });
  if (isMap(node) && typeof value === 'object') {
    const keys = Object.keys(value as object);
    const rank = ({ key }: Pair) => keys.indexOf(String(key));
    node.items = node.items.filter((pair) => rank(pair) >= 0);
    for (const [key, one] of Object.entries(value as object)) {
      const pair = document.createPair(key, mended(document, node.get(key, true), one));
      const next = node.items.findIndex((other) => rank(other) > rank(pair));
      if (node.has(key)) node.set(key, pair.value);
      else node.items.splice(next < 0 ? node.items.length : next, 0, pair);
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const old = (item: unknown, place: number) =>
      typeof item === 'object' ? node.items[placeOf(node, item as object)] : node.items[place];
    node.items = value.map((item, place) => mended(document, old(item, place), item));
    return node;
  }
  const fresh = document.createNode(value) as Node;
  // Lists of words on one line, as everywhere in these files.
  visit(fresh, { Seq: (_key, list) => void (list.items.some(isMap) || Object.assign(list, { flow: true })) });
  return fresh;
}

/** A file with other entries, the rest as it is, comments and all; nothing where there are none. */
function rewritten(path: string, entries: Readonly<Record<string, unknown>>, field?: string): string | undefined {
  if (Object.keys(entries).length === 0) return undefined;
  const document = parseDocument(readFileSync(path, 'utf8'));
  const list = document.contents;
  for (const [id, entry] of Object.entries(entries)) {
    const index = isSeq(list) ? list.items.findIndex((one) => isMap(one) && String(one.get('id')) === id) : id;
    const place = field ? [index, field] : [index];
    document.setIn(place, mended(document, document.getIn(place, true), entry));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** The terms of a game; what its files lack is told. */
function termsOf(root: string, game: Game): ReadTerms {
  try {
    return readTermFiles(root, game);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

async function main(args: readonly string[], say: (text: string) => void): Promise<number> {
  const { positionals, format, out, write, game, root, help: asked } = options(args);
  const [task, file, ...others] = positionals;
  if (asked) {
    say(`${help}\n`);
    return 0;
  }
  if (!isGame(game)) throw new Refusal(`--game: expected ${gameIds.join(' or ')}, got ${game}`);
  const terms = termsOf(root, game);
  if (task === 'export' && !file && !write) {
    const text = exported(terms, format);
    if (out) writeText(pathOf(out), text);
    else say(text);
    return 0;
  }
  if (task !== 'import' || !file || others.length > 0 || out) {
    const came = [...positionals, write && '--write', out && '--out'].filter(Boolean).join(' ') || 'nothing';
    throw new Refusal(`expected export, or import and a file, got ${came}\n\n${help}`);
  }
  const { changes, texts, original } = await taken(file, terms, root, game);
  for (const change of changes) say(`${said(change)}\n`);
  if (changes.length === 0) say('nothing differs\n');
  if (changes.length === 0 || !write) return changes.length > 0 ? 1 : 0;
  const facts = join(root, terms.checks.facts.file);
  const own = locales.map((locale) => {
    const path = join(root, terms.checks.texts[locale]?.file ?? '');
    return [path, rewritten(path, texts[locale] ?? {})] as const;
  });
  replaceAll(new Map([[facts, rewritten(facts, original, 'original')], ...own]));
  say(`${changes.length} written\n`);
  return 0;
}

/**
 * Does what the command line asks for.
 * @param args its words, as in `['import', 'edited.csv']`
 * @param say takes what is told on standard output
 * @param complain takes what is told on standard error
 * @returns the exit status
 */
export async function terms(
  args: readonly string[],
  say: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    return await main(args, say);
  } catch (error) {
    const problem = fileProblem(error);
    if (!(error instanceof Refusal) && !problem) throw error;
    const message = problem ? `${(error as NodeJS.ErrnoException).path}: ${problem}` : (error as Error).message;
    complain(`${message.split('\n').map(printable).join('\n')}\n`);
    return 2;
  }
}

if (import.meta.main) {
  endWithReader();
  const { stdout, stderr } = process;
  process.exitCode = await terms(
    process.argv.slice(2),
    (text) => stdout.write(text),
    (text) => stderr.write(text),
  );
}
