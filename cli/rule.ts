/**
 * The command line: reads a record, prints its ruling.
 *
 * `npm run --silent rule -- [FILE] [--locale en|hu|it|pt] [--edition ID] [--text] [--ndjson]`; `--help` tells the rest.
 * Exit status: 0 ruled, whatever the ruling; 2 bad input.
 */
import type { Result } from '../engine/kernel/result.ts';
import type { Params } from '../engine/kernel/ruling.ts';
import { type Game, gameIds } from '../src/games.ts';
import { oneOf } from '../src/lib/one-of.ts';
import { remembering } from '../src/lib/remembering.ts';
import { type Locale, languages } from '../src/locales.ts';
import type { Explainer } from '../src/sentences/explain.ts';
import {
  besides,
  otherwiseSaid,
  outcomesSaid,
  refusalSaid,
  soleOf,
  stepsSaid,
  upTo,
} from '../src/sentences/outcomes.ts';
import {
  checkEdition,
  endWithReader,
  given,
  type Input,
  inputOf,
  invalid,
  parseJson,
  print,
  told as problemsTold,
  readAll,
  readLines,
  refuse,
  underEdition,
} from './command.ts';
import { type AnyRecord, type AnyRuling, decode, editions, type Rules, rulesOf } from './games.ts';
import { type Words, wordsOf } from './words.ts';

/** Each game with its editions. */
const inEachGame = gameIds.map((game) => `${game} ${rulesOf(game).editions.join('|')}`);

const help = `npm run --silent rule -- [FILE]

  prints the ruling on the record in FILE or on standard input, as JSON

  --text      as sentences
  --locale    their language: ${Object.keys(languages).join('|')}
  --edition   rules by another edition than the record's own: ${inEachGame.join('; ')}
  --ndjson    reads a record a line and prints a ruling a line, in order; a bad line is answered in its place and does not stop the rest,
              an empty one is no line.
              With --text a line of three hyphens stands between one answer and the next
  --who NAME  instead of a ruling, what each card can be as far as this player can work it out, or \`everybody\`; in a game whose cards
              change hands unseen
  --details   where it depends: every outcome that differs in anything at all, not eight headings at most

A record, or a line, is UTF-8 and no longer than two million characters. Exit status: 0 ruled, whatever the ruling; 2 bad input, with
--ndjson if there were lines and none was ruled. What is wrong with an input is told in English, by the names that its fields have.
`;

function options() {
  const { values, positionals } = given({
    locale: { type: 'string', default: 'en' },
    edition: { type: 'string' },
    text: { type: 'boolean', default: false },
    ndjson: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    who: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (!Object.hasOwn(languages, values.locale))
    refuse(`--locale: expected one of ${Object.keys(languages).join(', ')}, got ${values.locale}`);
  checkEdition(values.edition, editions);
  return { ...values, locale: values.locale as Locale, positionals };
}

/** Reads one record from text; an edition given on the command line goes before the record's. */
function read(text: Result<string>, edition: string | undefined): Result<AnyRecord> {
  const json = text.ok ? parseJson(text.value) : text;
  return json.ok ? decode(underEdition(json.value, edition)) : json;
}

/** The outcomes of a record in which something unknown decides, each with its conditions, and what to ask first. */
function tellCases(
  record: AnyRecord,
  { cases = [], deals = 0, question }: AnyRuling,
  { say, all }: Explainer,
  { answerOf, findingSentence, questionSentence }: Rules,
): string[] {
  const outcomes = outcomesSaid(
    cases.map(({ ruling }) => ruling),
    (ruling) => {
      const answer = told(say, answerOf(ruling));
      return ruling.illegal ? refusalSaid(answer, say('illegal', ruling.illegal)) : answer;
    },
    ({ steps }) => stepsSaid(steps, say),
  );
  const lines = cases.flatMap((one, index) => [
    ...one.when
      .filter((findings) => findings.length > 0)
      .map((findings, nth) =>
        say('depends', {
          code: nth ? 'or-if' : 'if',
          params: { conditions: all(findings.map((finding) => say('finding', findingSentence(finding, record)))) },
        }),
      ),
    `  ${outcomes[index]} (${say('depends', { code: 'share', params: { number: one.deals, total: deals } })})`,
  ]);
  if (question) {
    lines.push(
      say('depends', { code: 'settles', params: { question: say('question', questionSentence(question, record)) } }),
    );
  }
  return lines;
}

/** What a ruling comes to, in a sentence or two. */
const told = (say: Explainer['say'], answer: ReturnType<Rules['answerOf']>): string =>
  answer.also ? `${say('answer', answer)}; ${say('also', answer.also)}` : say('answer', answer);

/**
 * A ruling as sentences: the answer, the steps with what they cite, and the editions that rule otherwise.
 * @param outcome the ruling under its headings, by which editions are compared
 */
function tell(record: AnyRecord, outcome: AnyRuling, ruled: AnyRuling, words: Words): string {
  const { say } = words;
  const rules = rulesOf(record.game);
  const ruling = soleOf(ruled);
  const answer = rules.answerOf(ruling);
  const lines = [told(say, answer)];
  const { illegal } = ruling;
  if (illegal) lines.push(`${say('illegal', illegal)} [${[...illegal.cites, illegal.basis].join(', ')}]`);
  if (ruling.status === 'depends') lines.push(...tellCases(record, ruling, words, rules));
  const end = upTo(ruled, record);
  if (end) lines.push(say('depends', end));
  if (answer.owes) lines.push(say('owes', answer.owes));
  lines.push('');
  for (const step of ruling.steps)
    lines.push(`${step.move + 1}. ${say('step', step)} [${[...step.cites, step.basis].join(', ')}]`);
  for (const { edition, ruling: other, instead } of rules.dissents(record, outcome)) {
    const otherwise = rules.answerOf(soleOf(other));
    const owed = otherwise.owes && otherwise.owes.code !== answer.owes?.code ? ` ${say('owes', otherwise.owes)}` : '';
    const headline = told(say, otherwise);
    lines.push('', `${words.editions[edition]}: ${headline}${owed && `.${owed}`}`);
    const said = instead.map((one) => say('move' in one ? 'step' : 'illegal', one));
    const withNext = (one: AnyRuling) => {
      const { owes, ...answer } = rules.answerOf(one);
      return [told(say, answer), ...(owes ? [say('owes', owes)] : [])];
    };
    const differs = otherwiseSaid(other, outcome, withNext, say);
    for (const line of besides(headline, said.length > 0 ? said : differs)) lines.push(`  ${line}`);
  }
  return lines.join('\n');
}

/** What each card can be, as somebody can work it out. */
function tellWho(
  record: AnyRecord,
  who: string,
  { identities, rule }: Rules,
  words: Words | undefined,
  inLines: boolean,
): { readonly ruled: boolean; readonly said: string } {
  const problem = (message: string) => {
    const problems = [{ path: 'who', code: 'who', message }];
    return { ruled: false, said: words ? problemsTold(problems).join('\n') : JSON.stringify(invalid(problems)) };
  };
  if (!identities) return problem(`expected a game whose cards change hands unseen, got ${record.game}`);
  const names = record.position.players.map(({ id }) => id);
  // Somebody at the table may be called so.
  const player = names.find((name) => name === who);
  if (!player && who !== EVERYBODY) return problem(`expected the name of a player or ${EVERYBODY}, got ${who}`);
  const known = identities.of(record, player);
  if (!words) return { ruled: true, said: JSON.stringify(known, null, inLines ? 0 : 2) };
  const named = (can: readonly string[]) =>
    oneOf(
      words.locale,
      can.map((card) => words.name(`${identities.kind}.${card}`)),
    );
  const placed = (code: string, params: Params) => words.say('place', { code, params });
  const places = known.players.flatMap(({ id, cards }) =>
    cards.map((can, at) => `${cards.length > 1 ? placed('own', { by: id, hand: at + 1 }) : id}: ${named(can)}`),
  );
  const others = Object.entries(identities.elsewhere(known)).flatMap(([name, cards]) =>
    cards.map((can, at) => `${placed(name, { position: at + 1 })}: ${named(can)}`),
  );
  // Of a move that is forbidden nothing has come, nor of what follows.
  const { applied, illegal } = rule(record);
  const refused = illegal ? [`${applied + 1}. ${words.say('illegal', illegal)}`] : [];
  const rough = known.isRough ? [words.say('depends', { code: 'rough', params: {} })] : [];
  return { ruled: true, said: [...refused, ...rough, ...places, ...others].join('\n') };
}

/** What everybody at the table can work out. */
const EVERYBODY = 'everybody';

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
    if (between && asked > 0) await print(between);
    const one = answer(line);
    asked++;
    if (one.ruled) ruled++;
    await print(one.said);
  }
  return ruled > 0 || asked === 0;
}

async function main(): Promise<void> {
  endWithReader();
  const { positionals, locale, edition, text, ndjson, who, details: inDetail, help: asked } = options();
  if (asked) {
    console.log(help);
    return;
  }
  const input = inputOf(positionals);
  const wordsFor = remembering((game: Game) => wordsOf(locale, game));
  const answer = (source: Result<string>) => {
    const result = read(source, edition);
    if (!result.ok) {
      const { problems } = result;
      return { ruled: false, said: text ? problemsTold(problems).join('\n') : JSON.stringify(invalid(problems)) };
    }
    const record = result.value;
    const rules = rulesOf(record.game);
    if (who !== undefined) return tellWho(record, who, rules, text ? wordsFor(record.game) : undefined, ndjson);
    const outcome = rules.rule(record);
    const ruling = inDetail && outcome.status === 'depends' ? { ...outcome, ...rules.details(record) } : outcome;
    const said = text
      ? tell(record, outcome, ruling, wordsFor(record.game))
      : JSON.stringify(ruling, null, ndjson ? 0 : 2);
    return { ruled: true, said };
  };
  if (ndjson) {
    process.exitCode = (await eachLine(input, text ? BETWEEN : undefined, answer)) ? 0 : 2;
    return;
  }
  const { ruled, said } = answer(await readAll(input));
  // Sentences are for people: what is wrong does not go where the ruling is expected.
  if (text && !ruled) console.error(said);
  else await print(said);
  process.exitCode = ruled ? 0 : 2;
}

await main();
