/**
 * Fuzzing what comes from outside, for any game: records, links and lines of the command line. Inputs are kept ones and whole games, changed at
 * random or with moves that the table of the game's kinds of moves allows; fast-check makes them from a seed and shrinks what fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Game } from '../../src/games.ts';
import type { AnyRecord, AnyRuling, Tested } from '../games/game.ts';
import { playAtRandom } from '../games/play.ts';
import { movesOf } from './moves.ts';

const corpus = join(import.meta.dirname, 'corpus');

/** What is fuzzed: `record` is any text that should be a record in JSON. */
export type Kind = 'record' | 'link';

/** The kept inputs of a kind, by file name. */
export function kept(game: Game, kind: Kind): [file: string, text: string][] {
  const folder = join(corpus, game, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/** Keeps an input that has failed, under a name made from what it holds. @returns where */
export function keep(game: Game, kind: Kind, text: string): string {
  mkdirSync(join(corpus, game, kind), { recursive: true });
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  const file = join(corpus, game, kind, `${hash.toString(36)}.${kind === 'record' ? 'json' : 'txt'}`);
  writeFileSync(file, text);
  return file;
}

function must(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}

const STATUSES = new Set(['settled', 'pending', 'illegal', 'over', 'depends']);

/** Rulings with many unknown cards take long one by one; the benchmark says how long. */
const isLong = ({ position }: AnyRecord) => JSON.stringify(position).split('"?"').length > 12;

/** What holds of every record that can be read. */
function checkRecord(game: Tested, record: AnyRecord): void {
  const { rule, fromLink, toLink } = game;
  const before = JSON.stringify(record);
  const ruling = rule(record);
  const moves = record.moves?.length ?? 0;
  must(STATUSES.has(ruling.status), `status ${ruling.status}`);
  must(ruling.applied >= 0 && ruling.applied <= moves, `applied ${ruling.applied} of ${moves}`);
  must(
    (ruling.status === 'illegal') === (ruling.illegal !== undefined),
    `${ruling.status}, illegal ${ruling.illegal?.code}`,
  );
  const isOver = ruling.status === 'over';
  must(ruling.winners !== undefined || !isOver, 'over without winners');
  // After the end, another move is illegal.
  must(isOver || ruling.status === 'illegal' || !ruling.winners, `${ruling.status}, winners ${ruling.winners}`);
  must(
    ruling.steps.every(({ cites }) => cites.length > 0),
    'a step cites nothing',
  );
  must(JSON.stringify(rule(record)) === JSON.stringify(ruling), 'the second ruling is another one');
  must(JSON.stringify(record) === before, 'ruling changes the record');
  checkChoices(game, record, ruling);
  const { record: read, problems } = fromLink(toLink(record));
  must(problems.length === 0, `its link: ${problems[0]?.code}`);
  must(
    JSON.stringify(rule(read as AnyRecord)) === JSON.stringify(ruling),
    'the record of its link is ruled on otherwise',
  );
}

/** What can be done after a record is legal as the ruling has it. */
function checkChoices({ choices, rule }: Tested, record: AnyRecord, { status }: AnyRuling): void {
  if (isLong(record) || status === 'illegal' || status === 'over' || status === 'depends') return;
  const all = choices(record);
  must(all.length > 0, 'a record whose moves are legal leads to nothing that could be done');
  for (const { move, illegal } of all.slice(0, 5)) {
    const after = rule({ ...record, moves: [...(record.moves ?? []), move] });
    // Barred for one reason or another, as the cards lie.
    const outcomes = after.cases?.map((one) => one.ruling) ?? [after];
    const barred = outcomes.every((one) => one.status === 'illegal');
    must(barred === (illegal !== undefined), `${JSON.stringify(move)}: ${illegal?.code}, ${after.illegal?.code}`);
  }
}

/** What holds of any text that should be a record. */
export function checkText(game: Tested, text: string): void {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return;
  }
  const before = JSON.stringify(input);
  const result = game.decode(input);
  must(JSON.stringify(input) === before, 'decoding changes the input');
  if (result.ok) {
    checkRecord(game, result.value as AnyRecord);
    return;
  }
  must(result.problems.length > 0, 'refused without a problem');
  for (const { path, code, message } of result.problems) {
    must(typeof path === 'string' && code.length > 0, `a problem without path or code: ${message}`);
    must(
      /^expected .+, got /s.test(message),
      `a message that does not say what was expected and what came: ${message}`,
    );
  }
}

/** What holds of any text that should be a link. */
export function checkLink(game: Tested, text: string): void {
  const { decode, fromLink, toLink } = game;
  const { record, problems } = fromLink(text);
  must(record !== undefined || problems.length > 0, 'neither a record nor a problem');
  if (!record) return;
  const again = fromLink(toLink(record as AnyRecord));
  must(isDeepStrictEqual(again, { record, problems: [] }), `its own link: ${JSON.stringify(again)}`);
  const result = decode(record);
  if (result.ok) checkRecord(game, result.value as AnyRecord);
  else
    must(
      result.problems.every(({ code }) => code !== 'record.unreadable'),
      `unreadable: ${result.problems[0]?.message}`,
    );
}

/** What holds of the command line, one line of input after the other, the first of which can be ruled on. */
export function checkCommand(game: Tested, others: readonly string[], args: readonly string[] = []): void {
  const lines = [JSON.stringify(inputsOf(game).documents[0]), ...others];
  const cli = join(import.meta.dirname, '..', '..', 'cli', 'rule.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--ndjson', ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  must(status === 0, `exit status ${status}: ${stderr.slice(0, 200)}`);
  if (args.includes('--text')) {
    must(
      !/⟦|\{\{|undefined|\[object /.test(stdout),
      `a gap in the text: ${/.*(?:⟦|\{\{|undefined|\[object ).*/.exec(stdout)?.[0]}`,
    );
    return;
  }
  const answers = stdout.split('\n').slice(0, -1);
  const asked = lines.filter((line) => !/^[ \t]*$/.test(line));
  must(answers.length === asked.length, `${answers.length} answers to ${asked.length} lines`);
  for (const [index, answer] of answers.entries()) {
    const { status: said } = JSON.parse(answer);
    must(said === 'invalid' || STATUSES.has(said), `status ${said} for ${asked[index]?.slice(0, 100)}`);
  }
}

/** A change of a JSON document somewhere in it. */
interface Change {
  readonly at: number;
  readonly how: 'drop' | 'double' | 'replace' | 'rename' | 'move';
  readonly to: number;
  /** A value that nobody expects where it stands. */
  readonly odd: unknown;
  readonly name: string;
}

/** Changes with the names and values of a game's moves, and others. */
function changesOf({ moveKinds: { kinds, values } }: Tested): fc.Arbitrary<Change> {
  const fields = Object.values(kinds).flatMap(({ fields, forms = {} }) =>
    [fields, ...Object.values(forms)].flatMap((some) => Object.keys(some)),
  );
  return fc.record({
    at: fc.nat(500),
    how: fc.constantFrom('drop', 'double', 'replace', 'rename', 'move'),
    to: fc.nat(500),
    odd: fc.oneof(
      fc.constantFrom<unknown>(...ODD),
      fc.constantFrom(...Object.keys(kinds), ...Object.values(values).flatMap((letters) => Object.keys(letters))),
      fc.jsonValue({ maxDepth: 2 }),
    ),
    name: fc.constantFrom('move', 'by', ...new Set(fields), 'seed', 'version', '__proto__', 'constructor', 'x'),
  });
}

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, '', '?', ' ', [], {}, [[[]]], ['?']],
  ...['Ada', 'x'.repeat(41), '🜁'.repeat(40), 'A\u2028\u202e\u001b[31m', '\ud800', 'hasOwnProperty'],
  ...['order', 'secret-bag', 'centre', ['smuggling', 'smuggling'], JSON.parse('{"__proto__":"x"}')],
];

type Slot = { holder: Record<string, unknown> | unknown[]; key: string | number };

/** Every place of a document that holds something, in order. */
function* slots(value: unknown, depth = 0): Generator<Slot> {
  if (typeof value !== 'object' || value === null || depth > 50) return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    yield { holder: value as Slot['holder'], key };
    yield* slots((value as Record<string, unknown>)[key as string], depth + 1);
  }
}

function changed(document: unknown, changes: readonly Change[]): unknown {
  const copy = structuredClone(document);
  for (const { at, how, to, odd, name } of changes) {
    const all = [...slots(copy)];
    if (all.length === 0) break;
    const { holder, key } = all[at % all.length] as Slot;
    const other = all[to % all.length] as Slot;
    const held = holder as Record<string | number, unknown>;
    const value = held[key];
    if (how === 'replace') held[key] = structuredClone(odd);
    else if (how === 'move') held[key] = structuredClone((other.holder as typeof held)[other.key]);
    else if (Array.isArray(holder))
      holder.splice(Number(key), how === 'drop' ? 1 : 0, ...(how === 'drop' ? [] : [structuredClone(value)]));
    else {
      if (how !== 'double') delete held[key];
      if (how !== 'drop')
        Object.defineProperty(held, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return copy;
}

/** Text with characters dropped, put in or changed. */
const scrambled = (texts: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(
        fc.tuple(
          fc.nat(5_000),
          fc.nat(3),
          fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('~', '.', '_', '-', '%', '"', '\ufeff', '\0')),
        ),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
    )
    .map(([text, cuts]) =>
      cuts.reduce((all, [at, gone, put]) => {
        const where = at % (all.length + 1);
        return all.slice(0, where) + put + all.slice(where + gone);
      }, text),
    );

/** Games at random that are begun from, cut off somewhere, every second with cards hidden. */
function gamesOf(game: Tested): AnyRecord[] {
  return game.sizes.flatMap((players) =>
    game.editions.map((edition, index): AnyRecord => {
      const { record, random } = playAtRandom(game, players, edition, players * 100 + index);
      const moves = record.moves?.slice(0, random.below(30)) ?? [];
      return index % 2 ? game.hiding({ ...record, moves }, random, 0.3) : { ...record, moves };
    }),
  );
}

/** A record with moves that are no sense put in somewhere. */
const withMoves = ({ moveKinds }: Tested, record: AnyRecord): fc.Arbitrary<AnyRecord> =>
  fc
    .tuple(
      fc.array(
        movesOf(
          moveKinds,
          record.position.players.map(({ id }) => id),
        ),
        { minLength: 1, maxLength: 4 },
      ),
      fc.nat(record.moves?.length ?? 0),
    )
    .map(([put, at]) => ({ ...record, moves: (record.moves ?? []).toSpliced(at, 0, ...put) }));

/** What a game is fuzzed with. */
interface Inputs {
  /** Records, the first of which can be ruled on. */
  readonly documents: readonly AnyRecord[];
  /** Texts that are records, nearly records, or nothing of the kind. */
  readonly record: fc.Arbitrary<string>;
  /** Texts that are links of any version, nearly links, or nothing of the kind. */
  readonly link: fc.Arbitrary<string>;
}

const made = new Map<Game, Inputs>();

function inputsOf(game: Tested): Inputs {
  const before = made.get(game.id);
  if (before) return before;
  const records = kept(game.id, 'record').map(([, text]) => text);
  const games = gamesOf(game);
  const documents = [...records.map((text) => JSON.parse(text)), ...games];
  const good = [...documents.filter((document) => game.decode(document).ok)] as AnyRecord[];
  const links = [...kept(game.id, 'link').map(([, text]) => text.trim()), ...good.map(game.toLink)];
  const moved = fc.constantFrom(...good).chain((record) => withMoves(game, record));
  const inputs: Inputs = {
    documents,
    record: fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.constantFrom(...documents), fc.array(changesOf(game), { minLength: 1, maxLength: 6 }))
          .map(([document, changes]) => JSON.stringify(changed(document, changes)) ?? 'null'),
      },
      { weight: 4, arbitrary: moved.map((record) => JSON.stringify(record)) },
      { weight: 1, arbitrary: scrambled(documents.map((document) => JSON.stringify(document))) },
      { weight: 1, arbitrary: fc.json() },
    ),
    link: fc.oneof(
      { weight: 6, arbitrary: scrambled(links) },
      { weight: 2, arbitrary: moved.map(game.toLink) },
      { weight: 1, arbitrary: fc.string() },
    ),
  };
  made.set(game.id, inputs);
  return inputs;
}

/** A failure: what went in, shrunk, and what was wrong. */
export interface Failure {
  readonly kind: Kind;
  readonly input: string;
  readonly fault: string;
}

const checks = { record: checkText, link: checkLink } as const;

/**
 * Fuzzes one kind of input.
 * @param seed the same seed makes the same inputs
 * @param runs how many
 */
export function fuzz(game: Tested, kind: Kind, seed: number, runs: number): Failure | undefined {
  const { failed, counterexample, errorInstance } = fc.check(
    fc.property(inputsOf(game)[kind], (input) => checks[kind](game, input)),
    { seed, numRuns: runs },
  );
  if (!failed) return undefined;
  return { kind, input: counterexample?.[0] as string, fault: String((errorInstance as Error)?.message) };
}

/** Lines for the command line, from a seed: records good and bad, empty lines, no JSON at all. */
export const lines = (game: Tested, seed: number, number: number): string[] =>
  fc.sample(inputsOf(game).record, { seed, numRuns: number }).map((line) => line.replace(/[\r\n]/g, ' '));
