/**
 * What a quiz asks at tables laid for it, where whole games seldom come to them; the rest is in `test/engine/golden/quiz`.
 */
import { expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import { deckOf } from '../../../engine/mascarade/index.ts';
import { questions, quiz, quizzed } from '../../../engine/mascarade/quiz.ts';
import { recordOf, type Scenario } from './table.ts';

type Table = Pick<Scenario, 'players' | 'centre' | 'position'>;
type Point = Parameters<typeof quizzed.poses.happens>[0];

/** The points of a game after each of these actions. */
function pointsOf(table: Table, actions: readonly string[]): Point[] {
  const points: Point[] = [];
  let { position } = recordOf(table);
  for (const moves of actions) {
    const record = { ...recordOf({ ...table, moves }), edition: 'reference', position } as Point['record'];
    const ruling = quizzed.rule(record);
    points.push({ record, ruling });
    ({ position } = ruling);
  }
  return points;
}

/** What is posed about the last of these actions. */
function posed(kind: keyof typeof quizzed.poses, table: Table, actions: readonly string[], seed = 1) {
  const points = pointsOf(table, actions);
  return quizzed.poses[kind](points.at(-1) as Point, points.slice(0, -1), seeded(seed));
}

const FIVE = { players: 'A king 6, B judge 6, C queen 6, D bishop 6, E witch 6', centre: 'cheat' };

it('questions come one after the other from the same games', () => {
  expect(questions({ seed: 7 }).next().value).toEqual(quiz({ seed: 7 }, 1)[0]);
});

it('wrong announcements are barred, and of characters that are in play', () => {
  const wrong = quiz({ seed: 3 }, 60).flatMap(({ record, choices, right }) =>
    choices.flatMap((one, index) =>
      index !== right && one.is === 'move' && one.move.move === 'announce' ? [{ record, move: one.move }] : [],
    ),
  );
  expect(wrong.length).toBeGreaterThan(0);
  for (const { record, move } of wrong) {
    expect(deckOf(record.position, 'reference')).toContain(move.character);
    expect(
      quizzed.rule({ ...record, moves: [...(record.moves ?? []), move] } as Point['record']).illegal,
    ).toBeDefined();
  }
});

it('what two Peasants take together is asked about', () => {
  const players = 'A peasant, B peasant, C queen, D bishop, E witch, F king, G judge, H fool';
  expect(posed('happens', { players, centre: '' }, ['A announce peasant; B claim; resolve'])?.right).toMatchObject({
    outcome: { code: 'take' },
  });
});

it('somebody else is said to take it, those first who have spoken, or another amount, but not no gold', () => {
  const table = { ...FIVE, position: { turn: 'E', courthouse: 1 } };
  const { right, wrong = [] } = posed('happens', table, ['E announce judge; B claim; resolve']) ?? {};
  const takes = (by: string, number: number) => ({ code: 'takes', params: { by, number } });
  expect(right).toMatchObject({ outcome: takes('B', 1) });
  expect(wrong.flatMap((one) => (one.is === 'outcome' && !one.instead ? [one.outcome] : []))).toEqual([
    ...['E', 'A', 'C', 'D', 'E'].map((by) => takes(by, 1)),
    takes('B', 2),
    takes('B', 3),
  ]);
});

it('what would have come to a wrong answer is another announcement after the same actions', () => {
  const before = 'A announce king; E claim; resolve';
  const { wrong = [] } = posed('happens', FIVE, [before, 'B announce judge; resolve']) ?? {};
  const supposed = wrong.flatMap(({ instead }) => (instead ? [instead.moves.slice(0, 3)] : []));
  const { moves } = recordOf({ ...FIVE, moves: before });
  expect(supposed).toEqual(supposed.map(() => moves));
  expect(supposed).not.toEqual([]);
});

it('the card in the centre lies open where it tells who somebody must be, and not where it does not', () => {
  const four = { players: 'A king 6, B judge 6, C queen 6, D bishop 6', centre: 'cheat thief' };
  const actions = ['A swap centre:0 yes', 'B swap A yes', 'C announce cheat; B claim; resolve'];
  const tables = [...Array(10).keys()].map((seed) => {
    const { asks, right, record } = posed('must', four, actions, seed) ?? {};
    expect([asks?.params, right]).toMatchObject([{ by: 'A' }, { card: 'character.judge' }]);
    return `${record?.moves[0]?.move === 'swap' && record.moves[0].with}: ${record?.position.centre}`;
  });
  expect(new Set(tables)).toEqual(new Set(['centre: cheat,thief', 'A: ?,?']));
});
