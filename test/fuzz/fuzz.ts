/**
 * Fuzzing what comes from outside: records, links and lines of the command line. Inputs are kept ones, changed at random;
 * fast-check makes them from a seed and shrinks what fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decode } from '../../engine/teufelsburg/decode.ts';
import {
  choices,
  fromLink,
  type GameRecord,
  type Ruling,
  rule,
  tablesAfter,
  toLink,
} from '../../engine/teufelsburg/index.ts';
import { once } from '../once.ts';

const corpus = join(import.meta.dirname, 'corpus');
const kinds = ['record', 'link'] as const;

/** What is fuzzed: `record` is any text that should be a record in JSON. */
export type Kind = (typeof kinds)[number];

/** The kept inputs of a kind, by file name. */
export const kept = (kind: Kind): [file: string, text: string][] =>
  readdirSync(join(corpus, kind))
    .sort()
    .map((file) => [file, readFileSync(join(corpus, kind, file), 'utf8')]);

/** Keeps an input that has failed, under a name made from what it holds. @returns where */
export function keep(kind: Kind, text: string): string {
  mkdirSync(join(corpus, kind), { recursive: true });
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  const file = join(corpus, kind, `${hash.toString(36)}.${kind === 'record' ? 'json' : 'txt'}`);
  writeFileSync(file, text);
  return file;
}

function must(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}

const STATUSES = new Set(['settled', 'pending', 'illegal', 'over', 'depends']);

/** Rulings with many unknown cards take long one by one; the benchmark says how long. */
const isLong = ({ position }: GameRecord) => JSON.stringify(position).split('"?"').length > 12;

/** What holds of every record that can be read. */
function checkRecord(record: GameRecord): void {
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
  checkChoices(record, ruling);
  const { record: read, problems } = fromLink(toLink(record));
  must(problems.length === 0, `its link: ${problems[0]?.message}`);
  must(
    JSON.stringify(rule(read as GameRecord)) === JSON.stringify(ruling),
    'the record of its link is ruled on otherwise',
  );
}

/** What can be done after a record is legal as the ruling has it. */
function checkChoices(record: GameRecord, { status }: Ruling): void {
  if (isLong(record) || status === 'illegal' || status === 'over' || status === 'depends') return;
  const tables = tablesAfter(record);
  must(tables.length > 0, 'a record whose moves are legal leads to no table');
  for (const { move, illegal } of choices(tables).slice(0, 5)) {
    const after = rule({ ...record, moves: [...(record.moves ?? []), move] }, false);
    // Barred for one reason or another, as the cards lie.
    const outcomes = after.cases?.map((one) => one.ruling) ?? [after];
    const barred = outcomes.every((one) => one.status === 'illegal');
    must(barred === (illegal !== undefined), `${JSON.stringify(move)}: ${illegal?.code}, ${after.illegal?.code}`);
  }
}

/** What holds of any text that should be a record. */
export function checkText(text: string): void {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return;
  }
  const before = JSON.stringify(input);
  const result = decode(input);
  must(JSON.stringify(input) === before, 'decoding changes the input');
  if (result.ok) {
    checkRecord(result.value);
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
export function checkLink(text: string): void {
  const { record, problems } = fromLink(text);
  must(record !== undefined || problems.length > 0, 'neither a record nor a problem');
  if (!record) return;
  const again = fromLink(toLink(record));
  must(
    JSON.stringify(again) === JSON.stringify({ record, problems: [] }),
    `its own link: ${again.problems[0]?.message}`,
  );
  const result = decode(record);
  if (result.ok) checkRecord(result.value);
  else
    must(
      result.problems.every(({ code }) => code !== 'record.unreadable'),
      `unreadable: ${result.problems[0]?.message}`,
    );
}

/** What holds of the command line, one line of input after the other, the first of which can be ruled on. */
export function checkCommand(others: readonly string[], args: readonly string[] = []): void {
  const lines = [JSON.stringify(documents[0]), ...others];
  const cli = join(import.meta.dirname, '..', '..', 'cli', 'rule.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--ndjson', ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  must(status === 0, `exit status ${status}: ${stderr.slice(0, 200)}`);
  if (args.includes('--text')) {
    must(
      !/⟦|\{\{|undefined|\[object/.test(stdout),
      `a gap in the text: ${/.*(?:⟦|\{\{|undefined|\[object).*/.exec(stdout)?.[0]}`,
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

/** Values that nobody expects where they stand. */
const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    '',
    '?',
    'key',
    'order',
    [],
    {},
    [[[]]],
    ['?'],
    JSON.parse('{"__proto__":"x"}'),
    '\ud800',
  ),
  fc.constantFrom<unknown>(
    'doctor',
    'secret-bag',
    'secret-bag-key',
    'resolve',
    'Ada',
    'x'.repeat(41),
    '🜁'.repeat(40),
    ' ',
    'A\u2028\u202e\u001b[31m',
    ['smuggling', 'smuggling'],
    'hasOwnProperty',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A change of a JSON document somewhere in it. */
const change = fc.record({
  at: fc.nat(500),
  how: fc.constantFrom('drop', 'double', 'replace', 'rename', 'move'),
  to: fc.nat(500),
  odd: ODD,
  name: fc.constantFrom(
    'by',
    'move',
    'object',
    'objects',
    'target',
    'to',
    'seed',
    'version',
    '__proto__',
    'constructor',
    'x',
  ),
});

type Slot = { holder: Record<string, unknown> | unknown[]; key: string | number };

/** Every place of a document that holds something, in order. */
function* slots(value: unknown, depth = 0): Generator<Slot> {
  if (typeof value !== 'object' || value === null || depth > 50) return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    yield { holder: value as Slot['holder'], key };
    yield* slots((value as Record<string, unknown>)[key as string], depth + 1);
  }
}

function changed(
  document: unknown,
  changes: readonly (typeof change extends fc.Arbitrary<infer One> ? One : never)[],
): unknown {
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

const records = kept('record').map(([, text]) => text);
const documents = records.map((text) => JSON.parse(text) as unknown);
/** Of the old versions, and of the one that is written. */
const links = () => [
  ...kept('link').map(([, text]) => text.trim()),
  ...documents.map(decode).flatMap((result) => (result.ok ? [toLink(result.value)] : [])),
];

/** Texts that are records, nearly records, or nothing of the kind. */
const text = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...documents), fc.array(change, { minLength: 1, maxLength: 6 }))
      .map(([document, changes]) => JSON.stringify(changed(document, changes)) ?? 'null'),
  },
  { weight: 1, arbitrary: scrambled(records) },
  { weight: 1, arbitrary: fc.json() },
);
const link = once(() => fc.oneof({ weight: 8, arbitrary: scrambled(links()) }, { weight: 1, arbitrary: fc.string() }));

/** A failure: what went in, shrunk, and what was wrong. */
export interface Failure {
  readonly kind: Kind;
  readonly input: string;
  readonly fault: string;
}

const checks = { record: [() => text, checkText], link: [link, checkLink] } as const;

/**
 * Fuzzes one kind of input.
 * @param seed the same seed makes the same inputs
 * @param runs how many
 */
export function fuzz(kind: Kind, seed: number, runs: number): Failure | undefined {
  const [inputs, check] = checks[kind];
  const { failed, counterexample, errorInstance } = fc.check(
    fc.property(inputs(), (input) => check(input)),
    { seed, numRuns: runs },
  );
  if (!failed) return undefined;
  return { kind, input: counterexample?.[0] as string, fault: String((errorInstance as Error)?.message) };
}

/** Lines for the command line, from a seed: records good and bad, empty lines, no JSON at all. */
export const lines = (seed: number, number: number): string[] =>
  fc.sample(text, { seed, numRuns: number }).map((line) => line.replace(/[\r\n]/g, ' '));
