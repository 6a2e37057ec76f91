/**
 * The command line for a campaign: reads its rounds, prints the points of each and how the campaign stands.
 *
 * `npm run --silent score -- [FILE] [--edition ID]` reads `{ "edition": "hu", "rounds": [record, record, …] }` or the list of records alone;
 * each record is a game that has ended; `--help` tells the rest. Exit status: 0 scored; 2 bad input.
 */
import { z } from 'zod';
import { unreadable } from '../engine/kernel/decode.ts';
import { failed, type Problem, type Result } from '../engine/kernel/result.ts';
import type { AnyRound, Scoring } from '../src/games/rules.ts';
import { gameIds } from '../src/games.ts';
import { checkEdition, endWithReader, given, inputOf, invalid, parseJson, readAll, underEdition } from './command.ts';
import { type AnyRecord, decode, rulesOf } from './games.ts';

/** The longest campaign that is scored. */
const MOST_ROUNDS = 1_000;

/** The editions of the games that are played in campaigns, the reference first. */
const editions = [...new Set(gameIds.map(rulesOf).flatMap((rules) => (rules.scoring ? rules.editions : [])))];

const campaign = z.strictObject({ edition: z.enum(editions).optional(), rounds: z.array(z.unknown()).min(1) });

/** A campaign as it is scored. */
interface Campaign {
  readonly edition: string;
  readonly scoring: Scoring;
  readonly rounds: readonly AnyRound[];
}

const problem = (path: string, code: string, message: string): Problem => ({ path, code, message });

/** The path of a field in a round. */
const within = (round: string, path: string) => `${round}${path && !path.startsWith('[') ? '.' : ''}${path}`;

/** Reads and scores every round; under an edition given on the command line, `over` their own, all of them. */
function read(text: Result<string>, over: string | undefined): Result<Campaign> {
  const json = text.ok ? parseJson(text.value, 'a campaign') : text;
  if (!json.ok) return json;
  const given = Array.isArray(json.value) ? { rounds: json.value } : json.value;
  const parsed = campaign.safeParse(given);
  if (!parsed.success) return failed(unreadable(parsed.error, given, () => []));
  const { length } = parsed.data.rounds;
  if (length > MOST_ROUNDS)
    return failed([problem('rounds', 'campaign.too-long', `expected at most ${MOST_ROUNDS} rounds, got ${length}`)]);
  const edition = over ?? parsed.data.edition;
  const problems: Problem[] = [];
  const scored: AnyRound[] = [];
  let first: AnyRecord | undefined;
  for (const [index, input] of parsed.data.rounds.entries()) {
    const path = `rounds[${index}]`;
    const result = decode(underEdition(input, edition));
    if (!result.ok) {
      for (const one of result.problems) problems.push({ ...one, path: within(path, one.path) });
      continue;
    }
    first ??= result.value;
    const round = scoreOf(result.value, first, path);
    if (round.ok) scored.push(round.value);
    else problems.push(...round.problems);
  }
  const scoring = first && rulesOf(first.game).scoring;
  if (problems.length || !scoring) return failed(problems);
  return { ok: true, value: { edition: edition ?? first?.edition ?? 'reference', scoring, rounds: scored } };
}

/** The points of a round that the players of the first one have played to its end. */
function scoreOf(record: AnyRecord, first: AnyRecord, path: string): Result<AnyRound> {
  const { rule, scoring } = rulesOf(first.game);
  if (!scoring || record.game !== first.game) {
    const wanted = scoring ? `the game of the first round (${first.game})` : 'a game that is played in campaigns';
    return failed([problem(`${path}.game`, 'campaign.other-game', `expected ${wanted}, got ${record.game}`)]);
  }
  const names = ({ position }: AnyRecord) => position.players.map(({ id }) => id);
  const [expected, came] = [names(first), names(record)];
  if (JSON.stringify(expected.toSorted()) !== JSON.stringify(came.toSorted())) {
    const message = `expected the players of the first round (${expected.join(', ')}), got ${came.join(', ')}`;
    return failed([problem(`${path}.position.players`, 'campaign.other-players', message)]);
  }
  const ruling = rule(record);
  const round = scoring.scoreRound(record, ruling);
  if (round) return { ok: true, value: round };
  if (ruling.winners) {
    const message = 'expected cards that tell how many points the winners get, got hidden ones';
    return failed([problem(`${path}.position.players`, 'campaign.hidden', message)]);
  }
  return failed([
    problem(
      path,
      'campaign.not-ended',
      `expected a game that has ended, got one that ${ruling.status === 'depends' ? 'hangs on hidden cards' : `is ${ruling.status}`}`,
    ),
  ]);
}

const written = (points: AnyRound['points']) => Object.fromEntries(points);

const help = `npm run --silent score -- [FILE]

  prints as JSON the points of each round of the campaign in FILE or on standard input, their sums, and who leads. A campaign is
  {"edition": "hu", "rounds": [record, …]} or the list of records alone; each record is a game that has ended

  --edition   scores by another edition than the campaign's own: ${editions.join('|')}

It is UTF-8 and no longer than two million characters. Exit status: 0 scored; 2 bad input.
`;

async function main(): Promise<void> {
  endWithReader();
  const { values, positionals } = given({ edition: { type: 'string' }, help: { type: 'boolean' } });
  if (values.help) {
    console.log(help);
    return;
  }
  checkEdition(values.edition, editions);
  const result = read(await readAll(inputOf(positionals)), values.edition);
  if (!result.ok) {
    console.log(JSON.stringify(invalid(result.problems), null, 2));
    process.exitCode = 2;
    return;
  }
  const { edition, scoring, rounds: all } = result.value;
  const { points, leaders, tieBrokenBy } = scoring.standing(all, edition);
  const answer = {
    edition,
    rounds: all.map((round) => ({ points: written(round.points), winners: round.winners })),
    points: written(points),
    // Several: they are still level, and one more round is played.
    leaders,
    ...(tieBrokenBy && { tieBrokenBy }),
  };
  console.log(JSON.stringify(answer, null, 2));
}

await main();
