/**
 * What the engine tells of records beside the ruling, a file to each game, and how one is set up: the link, what the moves say, what the ruling comes to, who would rule
 * otherwise, what to ask, who can be who, what might be done next and what forbids it; and questions of a quiz from a seed.
 */
import { describe, it } from 'vitest';
import type { PlanStep } from '../../../engine/kernel/plan.ts';
import type { Params } from '../../../engine/kernel/ruling.ts';
import { planFor, stepsOf } from '../../../engine/mascarade/plan.ts';
import * as teufelsburg from '../../../engine/teufelsburg/index.ts';
import { games } from '../../../src/games.ts';
import { contentOf } from '../../content/content.ts';
import type { AnyRecord, Tested } from '../../games/game.ts';
import { quizzed, tested } from '../../games/tested.ts';
import { SIZES } from '../mascarade/games.ts';
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

/** A step of setting up. */
const asLine = ({
  code,
  cites,
  count = '-',
  cards = [],
}: Omit<PlanStep<string, string, string>, 'count'> & { readonly count?: number | string }) =>
  [`  ${code} ${count}`, cites.join(' '), ...cards.map(({ card, count: of }) => `${of} ${card}`)].join(' | ');

/** A deck of one's own for six players. */
const OWN = ['judge', 'king', 'queen', 'thief', 'cheat', 'widow', 'spy', 'fool'] as const;

it('how Mascarade is set up is told as ever', async () => {
  const choices = [
    ...SIZES.map((players) => ({ players })),
    { players: 7, edition: 'fr' as const },
    { players: 6, deck: OWN },
  ];
  const lines = choices.flatMap((choice) => ['', params(planFor(choice)), ...stepsOf(planFor(choice)).map(asLine)]);
  await compare('beside/setting-up.txt', lines.slice(1));
});

it('how Teufelsburg is set up is told as ever', async () => {
  const editions = Object.keys(teufelsburg.editions) as teufelsburg.Edition[];
  const choices: teufelsburg.PlanChoice[] = [
    ...[3, 4, 5, 6, 7, 8, 9, 10].map((players) => ({ players })),
    ...editions.map((edition) => ({ players: 5, edition, firstGame: true })),
    { players: 3, variants: ['three-associations'] },
  ];
  const lines = choices.flatMap((choice) => [
    '',
    params(choice),
    ...teufelsburg.stepsOf(teufelsburg.planFor(choice)).map(asLine),
  ]);
  await compare('beside/setting-up-teufelsburg.txt', lines.slice(1));
});

it('what ends of rounds cannot be, and what others bring, is told as ever', async () => {
  const hows = ['claim', 'lodge', 'prophecy'] as const;
  const endings = ['ABC', 'ABCD', 'ABCDE'].flatMap((players) =>
    ['A', 'AB', 'BC', 'ABC', 'ABCD', 'AA', 'AX'].flatMap((winners) =>
      ['', 'A', 'AB', 'C', 'BB'].flatMap((holders) =>
        hows.flatMap((how) => [true, false].map((right) => ({ players, winners, holders, how, right }))),
      ),
    ),
  );
  const lines = ['A', 'X'].flatMap((by) =>
    (by === 'A' ? endings : endings.slice(0, 1)).map(({ players, ...told }) => {
      const { how, right } = told;
      const ending = {
        how,
        right,
        by,
        winners: [...told.winners],
        ...(told.holders && { holders: [...told.holders] }),
      };
      const faults = teufelsburg.endingFaults([...players], ending);
      const { points } = teufelsburg.scoreEnding([...players], ending);
      const merits = ending.winners.map((id) => teufelsburg.meritOf(ending, id));
      const comes = faults.length > 0 ? faults.map(params).join('; ') : [...points, ...merits].flat().join(' ');
      return `${players} ${by} ${how} ${right} ${told.winners} by ${told.holders || '-'}: ${comes}`;
    }),
  );
  await compare('beside/endings.txt', lines);
});

it('how a campaign stands is told as ever', async () => {
  const round = (...points: readonly number[]) => ({
    points: new Map(points.map((number, seat) => ['ABC'[seat] as string, number])),
    winners: points.flatMap((number, seat) => (number > 0 ? ['ABC'[seat] as string] : [])),
  });
  const campaigns = [
    [round(3, 2, 0)],
    [round(2, 2, 0)],
    [round(3, 0, 1), round(0, 3, 1)],
    [round(1, 2, 0), round(2, 1, 0)],
    [round(2, 0, 0), round(0, 1, 1), round(0, 1, 1)],
    [round(2, 2, 2), round(0, 0, 0)],
  ];
  const lines = campaigns.flatMap((rounds) =>
    ([undefined, 'reference', 'hu'] as const).map((edition) => {
      const { points, leaders, tieBrokenBy = '-' } = teufelsburg.standing(rounds, edition);
      return `${rounds.length} ${edition}: ${[...points].flat().join(' ')} | ${leaders.join(' ')} | ${tieBrokenBy}`;
    }),
  );
  await compare('beside/standings.txt', lines);
});

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
