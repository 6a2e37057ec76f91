/**
 * The command line: reads a record, prints its ruling.
 *
 * `npm run --silent rule -- [FILE] [--locale en|hu|it|pt] [--edition ID] [--text] [--ndjson]`; `--help` tells the rest.
 * Exit status: 0 ruled, whatever the ruling; 2 bad input.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { sentenceParams } from '../src/games/teufelsburg/sentences.ts';
import { type CardWords, type Explainer, explainer } from '../src/lib/explain.ts';
import { merged } from '../src/lib/merged.ts';
import { type Locale, languages } from '../src/locales.ts';
import {
  checkEdition,
  endWithReader,
  type Input,
  inputOf,
  invalid,
  parseJson,
  readAll,
  readLines,
  refuse,
  told,
  underEdition,
} from './command.ts';
import type { Result } from './kernel/result.ts';
import { answerOf } from './teufelsburg/answer.ts';
import { decode } from './teufelsburg/decode.ts';
import {
  details,
  dissents,
  editions,
  findingSentence,
  type GameRecord,
  questionSentence,
  type Ruling,
  rule,
} from './teufelsburg/index.ts';

const content = join(import.meta.dirname, '..', 'content', 'teufelsburg');

const help = `npm run --silent rule -- [FILE]

  prints the ruling on the record in FILE or on standard input, as JSON

  --text      as sentences
  --locale    their language: ${Object.keys(languages).join('|')}
  --edition   rules by another edition than the record's own: ${Object.keys(editions).join('|')}
  --ndjson    reads a record a line and prints a ruling a line, in order; a bad line is answered in its place and does not stop the rest.
              With --text a line of three hyphens stands between one answer and the next
  --details   where it depends: every outcome that differs in anything at all, not eight headings at most

A record, or a line, is UTF-8 and no longer than two million characters. Exit status: 0 ruled, whatever the ruling; 2 bad input, with
--ndjson if no line was ruled.
`;

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        locale: { type: 'string', default: 'en' },
        edition: { type: 'string' },
        text: { type: 'boolean', default: false },
        ndjson: { type: 'boolean', default: false },
        details: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
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
function read(text: Result<string>, edition: string | undefined): Result<GameRecord> {
  const json = text.ok ? parseJson(text.value) : text;
  return json.ok ? decode(underEdition(json.value, edition)) : json;
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
  const sentencesIn = (place: string) => JSON.parse(readFileSync(join(place, 'sentences.json'), 'utf8'));
  const sentences = merged(sentencesIn(join(content, '..', 'ui', locale)), sentencesIn(folder));
  const { editions } = parse(readFileSync(join(folder, 'game.yaml'), 'utf8'));
  return { ...explainer(locale, { sentences, cards }, sentenceParams), editions };
}

/** The outcomes of a record in which a hidden card decides, each with its conditions, and what to ask first. */
function tellCases(
  { position }: GameRecord,
  { cases = [], deals = 0, question }: Ruling,
  { say, all }: Explainer,
): string[] {
  const lines = cases.flatMap((one) => [
    ...one.when
      .filter((findings) => findings.length > 0)
      .map((findings) =>
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
  const { illegal } = ruling;
  if (illegal) lines.push(`${say('illegal', illegal)} [${[...illegal.cites, illegal.basis].join(', ')}]`);
  if (ruling.status === 'depends') lines.push(...tellCases(record, ruling, words));
  if (answer.owes) lines.push(say('owes', answer.owes));
  lines.push('');
  for (const step of ruling.steps)
    lines.push(`${step.move + 1}. ${say('step', step)} [${[...step.cites, step.basis].join(', ')}]`);
  for (const { edition, ruling: other, instead } of dissents(record, ruling)) {
    lines.push('', `${words.editions[edition]}: ${say('answer', answerOf(other))}`);
    for (const said of instead) lines.push(`  ${say('move' in said ? 'step' : 'illegal', said)}`);
  }
  return lines.join('\n');
}

/** What stands between two answers in sentences; empty lines stand within one. */
const BETWEEN = '---';

/** Answers each line of an input that is not empty. @returns whether there was something to rule on, or nothing at all */
async function eachLine(
  input: Input,
  between: string | undefined,
  answer: (text: Result<string>) => { readonly ruled: boolean; readonly said: string },
): Promise<boolean> {
  let [asked, ruled] = [0, 0];
  for await (const line of readLines(input)) {
    // Blank by the rules of JSON, which knows no other blanks.
    if (line.ok && /^[ \t\r]*$/.test(line.value)) continue;
    if (between && asked > 0) console.log(between);
    const one = answer(line);
    asked++;
    if (one.ruled) ruled++;
    console.log(one.said);
  }
  return ruled > 0 || asked === 0;
}

async function main(): Promise<void> {
  endWithReader();
  const { input, locale, edition, text, ndjson, details: inDetail, help: asked } = options();
  if (asked) {
    console.log(help);
    return;
  }
  const words = text ? wordsOf(locale) : undefined;
  const answer = (source: Result<string>) => {
    const result = read(source, edition);
    if (!result.ok) {
      const { problems } = result;
      return { ruled: false, said: words ? told(problems).join('\n') : JSON.stringify(invalid(problems)) };
    }
    const outcome = rule(result.value);
    const ruling = inDetail && outcome.status === 'depends' ? { ...outcome, ...details(result.value) } : outcome;
    const said = words ? tell(result.value, ruling, words) : JSON.stringify(ruling, null, ndjson ? 0 : 2);
    return { ruled: true, said };
  };
  if (ndjson) {
    process.exitCode = (await eachLine(input, words && BETWEEN, answer)) ? 0 : 2;
    return;
  }
  const { ruled, said } = answer(await readAll(input));
  // Sentences are for people: what is wrong does not go where the ruling is expected.
  if (words && !ruled) console.error(said);
  else console.log(said);
  process.exitCode = ruled ? 0 : 2;
}

await main();
