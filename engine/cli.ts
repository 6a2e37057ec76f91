/**
 * The command line: reads a record, prints its ruling.
 *
 * `npm run --silent rule -- [FILE] [--locale en|hu|it|pt] [--edition ID] [--text] [--ndjson]`
 * Exit status: 0 ruled, whatever the ruling; 2 bad input.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type CardWords, type Explainer, explainer } from '../src/lib/explain.ts';
import { type Locale, languages } from '../src/locales.ts';
import { failed, type Problem, type Result } from './kernel/result.ts';
import { answerOf } from './teufelsburg/answer.ts';
import { editions } from './teufelsburg/data.ts';
import { decode } from './teufelsburg/decode.ts';
import {
  dissents,
  findingSentence,
  type GameRecord,
  questionSentence,
  type Ruling,
  rule,
} from './teufelsburg/index.ts';
import { cardParams } from './teufelsburg/params.ts';

/** The longest input that is read, in characters: a record of ten players and thousands of moves is far shorter. */
const LONGEST = 2_000_000;

const content = join(import.meta.dirname, '..', 'content', 'teufelsburg');

/** A message of the command line, on standard error, and exit status 2. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        locale: { type: 'string', default: 'en' },
        edition: { type: 'string' },
        text: { type: 'boolean', default: false },
        ndjson: { type: 'boolean', default: false },
      },
    });
    if (!Object.hasOwn(languages, values.locale))
      refuse(`--locale: expected one of ${Object.keys(languages).join(', ')}, got ${values.locale}`);
    if (values.edition !== undefined && !Object.hasOwn(editions, values.edition)) {
      refuse(`--edition: expected one of ${Object.keys(editions).join(', ')}, got ${values.edition}`);
    }
    if (positionals.length > 1) refuse(`expected one file, got ${positionals.length}`);
    const [named] = positionals;
    // npm runs scripts in the project's root; a file is meant from where the command was given.
    const file = named === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', named);
    return { ...values, locale: values.locale as Locale, file };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const tooLong: Result<never> = failed([
  { path: '', code: 'record.too-long', message: `expected at most ${LONGEST} characters, got more` },
]);

/** Reads one record from text; an edition given on the command line goes before the record's. */
function read(text: string, edition: string | undefined): Result<GameRecord> {
  if (text.length > LONGEST) return tooLong;
  let input: unknown;
  try {
    input = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return failed([
      {
        path: '',
        code: 'record.unreadable',
        message: `expected a record in JSON, got text that is none: ${(error as Error).message}`,
      },
    ]);
  }
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return decode(isObject && edition ? { ...(input as object), edition } : input);
}

/** The answer to bad input: the first problem, and all of them. */
function invalid(problems: readonly Problem[]) {
  const [first] = problems;
  return {
    status: 'invalid',
    error: {
      path: first?.path ?? '',
      message: problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
    },
    problems: problems.map(({ path, code, message }) => ({ path, code, message })),
  };
}

/** What sentences of a locale are made of, and what it calls the editions. */
interface Words extends Explainer {
  readonly editions: Readonly<Record<string, string>>;
}

/** The words of a locale, from the content. */
function wordsOf(locale: Locale): Words {
  const folder = join(content, 'text', locale);
  const cards: Record<string, CardWords> = {};
  for (const file of readdirSync(join(content, 'cards'))) {
    const id = basename(file, '.yaml');
    const { kind } = parse(readFileSync(join(content, 'cards', file), 'utf8'));
    cards[`${kind}.${id}`] = parse(readFileSync(join(folder, 'cards', file), 'utf8'));
  }
  const sentences = JSON.parse(readFileSync(join(folder, 'sentences.json'), 'utf8'));
  const { editions } = parse(readFileSync(join(folder, 'game.yaml'), 'utf8'));
  return { ...explainer(locale, { sentences, cards }, cardParams), editions };
}

/** The outcomes of a record in which a hidden card decides, each with its conditions, and what to ask first. */
function tellCases(
  { position }: GameRecord,
  { cases = [], deals = 0, question, tooMany }: Ruling,
  { say, list }: Explainer,
): string[] {
  if (tooMany) return [say('depends', { code: 'too-many', params: {} })];
  const lines = cases.flatMap((one) => [
    ...one.when.map((findings) =>
      say('depends', {
        code: 'if',
        params: { conditions: list(findings.map((finding) => say('finding', findingSentence(finding, position)))) },
      }),
    ),
    `  ${say('answer', answerOf(one.ruling))} (${say('depends', { code: 'share', params: { number: one.deals, total: deals } })})`,
  ]);
  if (question) {
    lines.push(
      say('depends', { code: 'settles', params: { question: say('question', questionSentence(question, position)) } }),
    );
  }
  return lines;
}

/** A ruling as sentences: the answer, the steps with what they cite, and the editions that rule otherwise. */
function tell(record: GameRecord, ruling: Ruling, words: Words): string {
  const { say } = words;
  const answer = answerOf(ruling);
  const lines = [say('answer', answer)];
  if (ruling.illegal) lines.push(`${say('illegal', ruling.illegal)} [${ruling.illegal.cites.join(', ')}]`);
  if (ruling.status === 'depends') lines.push(...tellCases(record, ruling, words));
  if (answer.owes) lines.push(say('owes', answer.owes));
  lines.push('');
  for (const step of ruling.steps)
    lines.push(`${step.move + 1}. ${say('step', step)} [${[...step.cites, step.basis].join(', ')}]`);
  for (const { edition, ruling: other } of dissents(record, ruling)) {
    lines.push('', `${words.editions[edition]}: ${say('answer', answerOf(other))}`);
    if (other.illegal) lines.push(say('illegal', other.illegal));
  }
  return lines.join('\n');
}

async function main(): Promise<void> {
  const { file, locale, edition, text, ndjson } = options();
  if (file !== undefined && !existsSync(file)) refuse(`${file}: expected a file, got none of that name`);
  const input = file === undefined ? process.stdin : createReadStream(file);
  const words = text ? wordsOf(locale) : undefined;
  const answer = (result: Result<GameRecord>): string => {
    if (!result.ok) return JSON.stringify(invalid(result.problems));
    const ruling = rule(result.value);
    return words ? tell(result.value, ruling, words) : JSON.stringify(ruling, null, ndjson ? 0 : 2);
  };
  if (ndjson) {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim()) console.log(answer(read(line, edition)));
    }
    return;
  }
  let all = '';
  for await (const chunk of input.setEncoding('utf8')) {
    all += chunk;
    if (all.length > LONGEST) break;
  }
  const result = read(all, edition);
  if (result.ok) console.log(answer(result));
  else if (words)
    console.error(result.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'));
  else console.log(answer(result));
  process.exitCode = result.ok ? 0 : 2;
  input.destroy();
}

await main();
