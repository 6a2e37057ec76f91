/**
 * The command line: reads a record, prints its ruling.
 *
 * `npm run --silent rule -- [FILE] [--locale en|hu|it|pt] [--edition ID] [--text] [--ndjson]`
 * Exit status: 0 ruled, whatever the ruling; 2 bad input.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type CardWords, type Explainer, explainer } from '../src/lib/explain.ts';
import { type Locale, languages } from '../src/locales.ts';
import { checkEdition, inputOf, invalid, parseJson, readAll, refuse } from './command.ts';
import type { Result } from './kernel/result.ts';
import { answerOf } from './teufelsburg/answer.ts';
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

const content = join(import.meta.dirname, '..', 'content', 'teufelsburg');

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
    checkEdition(values.edition);
    return { ...values, locale: values.locale as Locale, input: inputOf(positionals) };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Reads one record from text; an edition given on the command line goes before the record's. */
function read(text: string, edition: string | undefined): Result<GameRecord> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const input = json.value;
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  return decode(isObject && edition ? { ...(input as object), edition } : input);
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
  { cases = [], deals = 0, question }: Ruling,
  { say, all }: Explainer,
): string[] {
  const lines = cases.flatMap((one) => [
    ...one.when.map((findings) =>
      say('depends', {
        code: 'if',
        params: { conditions: all(findings.map((finding) => say('finding', findingSentence(finding, position)))) },
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
  const { input, locale, edition, text, ndjson } = options();
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
  const result = read(await readAll(input), edition);
  if (result.ok) console.log(answer(result));
  else if (words)
    console.error(result.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'));
  else console.log(answer(result));
  process.exitCode = result.ok ? 0 : 2;
}

await main();
