/**
 * What the engine tells of records beside the ruling, a file to each game: the link, what the moves say, what the ruling comes to, who would rule
 * otherwise, what to ask, who can be who, what might be done next and what forbids it; and questions of a quiz from a seed.
 */
import { describe, it } from 'vitest';
import type { Params } from '../../../engine/kernel/ruling.ts';
import { games } from '../../../src/games.ts';
import { contentOf } from '../../content/content.ts';
import type { AnyRecord, Tested } from '../../games/game.ts';
import { quizzed, tested } from '../../games/tested.ts';
import { compare, moves, params } from './lines.ts';

/** The records of a game's questions and examples. */
function recordsOf(game: Tested['id']): [id: string, record: AnyRecord][] {
  const { idsIn, read } = contentOf(game);
  return ['faq', 'positions'].flatMap((kind) =>
    idsIn(kind).flatMap((id): [string, AnyRecord][] => {
      const { record } = read(kind, `${id}.yaml`);
      return record ? [[id, record]] : [];
    }),
  );
}

const say = ({ code, params: named }: { readonly code: string; readonly params: Params }) =>
  `${code} ${params(named)}`.trimEnd();

/** Everything told of a record that is not its ruling. */
function* told(game: Tested, input: AnyRecord): Generator<string> {
  const decoded = game.decode(input);
  if (!decoded.ok) return;
  const record = decoded.value as AnyRecord;
  const { rules } = games[game.id];
  const ruling = game.rule(record);
  yield `link ${game.toLink(record)}`;
  for (const move of record.moves ?? []) yield `move ${say(game.moveSentence(move))}`;
  const { also, owes, ...answer } = rules.answerOf(ruling);
  yield `answer ${[answer, also, owes].flatMap((one) => (one ? [say(one)] : [])).join(' | ')}`;
  for (const { edition, instead } of rules.dissents(record, ruling)) yield `${edition} ${instead.map(say).join(' | ')}`;
  if (ruling.question) yield `ask ${say(rules.questionSentence(ruling.question, record))}`;
  const { cases = [], deals } = rules.details(record);
  for (const { when, deals: own } of cases.length > 1 ? cases : []) {
    const ways = when.map((all) => all.map((one) => say(rules.findingSentence(one, record))).join(' & '));
    yield `${own} of ${deals}: ${ways.join(' | ')}`;
  }
  if (rules.identities) {
    for (const player of [undefined, ...record.position.players.map(({ id }) => id)]) {
      const known = rules.identities.of(record, player);
      const elsewhere = Object.values(rules.identities.elsewhere(known)).flat();
      const places = [...known.players.flatMap(({ cards }) => cards), ...elsewhere];
      yield `${player ?? 'everybody'} knows ${places.map((can) => can.join('/')).join(' ')}`;
    }
  }
  const barred = Map.groupBy(game.choices(record), ({ illegal }) => (illegal ? say(illegal) : 'legal'));
  for (const [why, choices] of barred) {
    const byPlayer = Map.groupBy(choices, ({ move }) => move.by);
    for (const [by, all] of byPlayer) yield `${why}: ${by ?? 'anybody'} ${moves(all.map(({ move }) => move))}`;
  }
}

describe.each(Object.values(tested).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('is told beside the ruling as ever', async () => {
    const lines = recordsOf(id).flatMap(([name, record]) => [
      '',
      name,
      ...[...told(game, record)].map((line) => `  ${line}`),
    ]);
    await compare(`beside/${id}.txt`, lines.slice(1));
  });
});

describe.each(quizzed)('questions about %s', (id, game, { ask, topics }) => {
  it('are as ever', async () => {
    const link = (record: AnyRecord | undefined) => (record ? ` ${game.toLink(record)}` : '');
    const lines = ask({ seed: 7 }, 150).flatMap(({ kind, level, about, record, seen, asks, choices, right }) => [
      '',
      `${kind} ${level} | ${about.join(' ')} | ${game.toLink(record)}`,
      ...seen.map((one) => `${one.heading} ${say(one)}`),
      say(asks),
      ...choices.map(
        ({ shows, instead, ...answer }, index) =>
          `${index === right ? '+' : '-'} ${JSON.stringify(answer)}${link(instead)}`,
      ),
    ]);
    await compare(`quiz/${id}.txt`, [topics.join(' '), ...lines]);
  });
});
