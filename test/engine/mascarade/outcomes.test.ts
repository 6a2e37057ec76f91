/** What outcomes under one heading have in common, and what parts them. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../engine/mascarade/answer.ts';
import type { Finding } from '../../../engine/mascarade/cards.ts';
import { text } from '../../../engine/mascarade/ground.ts';
import { illegal } from '../../../engine/mascarade/illegal.ts';
import type { Position, Ruling, Step } from '../../../engine/mascarade/index.ts';
import { headings, inCommon, relation, type Way } from '../../../engine/mascarade/outcomes.ts';

const TABLE = {
  players: [
    { id: 'A', gold: 6, cards: ['king'] },
    { id: 'B', gold: 6, cards: ['queen'] },
  ],
  centre: ['judge'],
  courthouse: 0,
  turn: 'A',
} as const satisfies Position;
const GROUND = text('announce.shown');

const ruling = (rest: Partial<Ruling> = {}): Ruling => ({
  ...{ status: 'settled', applied: 2, position: TABLE, seen: [], pending: [], steps: [] },
  ...rest,
});
const announced = (rest: Partial<Ruling['announcement']> = {}): Partial<Ruling> => ({
  announcement: { by: 'A', character: 'king', claimants: ['B'], shown: {}, holders: ['A'], fined: ['B'], ...rest },
});
const step = (code: Step['code'], params: Step['params'] = { by: 'A' }): Step => ({
  ...{ move: 0, code, ...GROUND, params, changes: [] },
});

describe('what rulings have in common', () => {
  it('is everything where they are the same', () => {
    const one = ruling({
      ...{ status: 'illegal', illegal: illegal('turn.shown', GROUND, { by: 'A' }), winners: ['B'] },
      ...announced({ shown: { A: 'king' } }),
      seen: [{ by: 'A', of: 'B', value: 'queen' }],
      pending: [{ by: 'A', moves: [{ by: 'A', move: 'look' }] }],
      steps: [step('turn.next')],
    });
    expect(inCommon([one, structuredClone(one), structuredClone(one)])).toEqual(one);
  });

  it('is no winner, no announcement and no gold where that differs', () => {
    const common = inCommon([
      ruling({ winners: ['A'], ...announced() }),
      ruling({ winners: ['B'], position: { ...TABLE, players: [{ ...TABLE.players[0], gold: 9 }, TABLE.players[1]] } }),
    ]);
    expect(common).not.toHaveProperty('winners');
    expect(common).not.toHaveProperty('announcement');
    expect(common.position.players[0]).not.toHaveProperty('gold');
    expect(common.position.players[1]?.gold).toBe(6);
  });

  it('is an announcement with what is the same about it', () => {
    const common = (...all: readonly Parameters<typeof announced>[0][]) =>
      inCommon(all.map((rest) => ruling(announced(rest)))).announcement;
    const heard = { by: 'A', character: 'king', claimants: ['B'] };
    expect(common({ shown: { A: 'king', B: 'queen' } }, { shown: { A: 'judge' } })).toStrictEqual({
      ...{ ...heard, shown: { A: '?' }, holders: ['A'], fined: ['B'] },
    });
    expect(common({ holders: [] }, { fined: [] })).toStrictEqual({ ...heard, shown: {} });
    expect(common({ by: 'B' }, {})).toBeUndefined();
  });

  it('is an answer that names nobody where even whose turn it is differs', () => {
    const next = (turn: string) => ruling({ applied: 0, position: { ...TABLE, turn, opening: 2 } });
    expect(answerOf(next('A'))).toMatchObject({ code: 'ready', params: { by: 'A' }, owes: { params: { by: 'A' } } });
    expect(answerOf(inCommon([next('A'), next('B')]))).toEqual({ code: 'several', params: {} });
  });

  it('is what was seen and told up to where the shortest ends, or one differs', () => {
    const [first, second] = [
      { by: 'A', of: 'B', value: 'queen' },
      { by: 'B', of: 'B', value: 'queen' },
    ] as const;
    const seen = (...all: readonly Ruling['seen'][]) => inCommon(all.map((one) => ruling({ seen: one }))).seen;
    expect(seen([first, second], [first])).toEqual([first]);
    expect(seen([first, first], [first, second])).toEqual([first]);
    expect(seen([first], [{ ...first, value: 'king' }])).toEqual([{ ...first, value: '?' }]);
    // One way of several is enough to differ, and whose card it was as much as who saw it.
    expect(seen([first], [first], [second])).toEqual([]);
    expect(seen([first], [{ ...first, of: 'C' }])).toEqual([]);
    expect(seen([first], [first], [{ ...first, value: 'king' }])).toEqual([{ ...first, value: '?' }]);
  });

  it('is each step that comes in all of them, in order, as often as in each', () => {
    const [shown, took, next] = [step('announce.showed'), step('king.took'), step('turn.next')];
    const codes = (...all: readonly (readonly Step[])[]) =>
      inCommon(all.map((steps) => ruling({ steps }))).steps.map(({ code }) => code);
    expect(codes([shown, took], [shown])).toEqual(['announce.showed']);
    expect(codes([took, shown, shown, next], [shown, next])).toEqual(['announce.showed', 'turn.next']);
    expect(codes([took, next, shown], [shown, next, took])).toEqual(['king.took']);
    // What one of them says more of is not the same.
    const more = { ...took, params: { ...took.params, number: 3 } };
    expect([codes([took], [more]), codes([more], [took])]).toEqual([[], []]);
  });

  it('leaves a card open that is another in each, wherever the step stands', () => {
    const saw = (character: string) => ({ ...step('look.peeked'), params: { by: 'A', character } });
    const steps = inCommon([
      ruling({ steps: [step('king.took'), saw('queen')] }),
      ruling({ steps: [step('queen.took'), saw('king')] }),
    ]).steps;
    expect(steps.map(({ code, params }) => [code, params])).toEqual([['look.peeked', { by: 'A', character: '?' }]]);
  });
});

describe('headings', () => {
  const way = (rest: Partial<Ruling>, ways = 1n): Way => ({ ruling: ruling(rest), findings: [], ways });
  const gold = (courthouse: number): Partial<Ruling> => ({ position: { ...TABLE, courthouse } });
  const sizes = (ways: readonly Way[]) => headings(ways).map((group) => group.length);
  const nine = Array.from({ length: 9 }, (_, index) => index);

  it('part all that differs, as long as they are eight at most', () => {
    const eight = nine.slice(1).map((index) => way(gold(index), BigInt(index)));
    expect(headings(eight)).toEqual(eight.map((one) => [one]));
  });

  it('are told apart by less where they are more: who has the power, else who has won, else how it stands', () => {
    const holders = (by: (index: number) => number, all = nine) =>
      all.map((index) => way({ ...gold(index), ...announced({ holders: [`${by(index)}`] }) }));
    expect(sizes(holders((index) => index % 3))).toEqual([3, 3, 3]);
    expect(sizes(holders((index) => index % 8, [...nine, 9]))).toEqual([2, 2, 1, 1, 1, 1, 1, 1]);
    const won = nine.map((index) => way({ ...announced({ holders: [`${index}`] }), winners: [index < 4 ? 'A' : 'B'] }));
    expect(sizes(won)).toEqual([4, 5]);
    const stands = nine.map((index) => way({ winners: [`${index}`], status: index < 4 ? 'over' : 'settled' }));
    expect(sizes(stands)).toEqual([4, 5]);
    expect(sizes([...nine.map((index) => way(gold(index))), way(announced())])).toEqual([9, 1]);
  });

  it('keep what is likeliest apart where nothing tells few enough apart', () => {
    const groups = headings(nine.map((index) => way(gold(index), BigInt(index + 1))));
    expect(groups.map((group) => group.map(({ ways }) => Number(ways)))).toEqual([
      [9],
      [8],
      [7],
      [6],
      [5],
      [4],
      [3],
      [2, 1],
    ]);
  });

  it('are one where the same move cannot be made in any way, and two where it is not the same', () => {
    const barred = (code: 'turn.shown' | 'turn.accident', applied: number) =>
      way({ status: 'illegal', applied, illegal: illegal(code, GROUND, {}) });
    expect(sizes([barred('turn.shown', 1), barred('turn.accident', 1)])).toEqual([2]);
    expect(sizes([barred('turn.shown', 1), barred('turn.shown', 2)])).toEqual([1, 1]);
    expect(sizes([barred('turn.shown', 1), way({ applied: 1 })])).toEqual([1, 1]);
  });
});

describe('two findings', () => {
  const swap = (move: number, swapped: boolean): Finding => ({ move, by: 'A', with: 'B', swapped });
  const card = (at: number, is: 'king' | 'queen' | 'peasant', holds = true, before?: number): Finding => ({
    ...{ place: `centre[${at}]`, card: is, holds, ...(before !== undefined && { before }) },
  });
  it.each<[what: string, one: Finding, other: Finding, expected: boolean]>([
    ['a swap made and not made', swap(1, true), swap(1, false), true],
    ['a swap and itself', swap(1, true), swap(1, true), false],
    ['two swaps', swap(1, true), swap(2, false), false],
    ['a swap and a card', swap(1, true), card(0, 'king'), false],
    ['a card and a swap', card(0, 'king'), swap(1, true), false],
    ['a card that is one and is not', card(0, 'king'), card(0, 'king', false), true],
    ['a card that is two', card(0, 'king'), card(0, 'queen'), true],
    ['a card that is one and not another', card(0, 'king'), card(0, 'queen', false), false],
    ['a card that is not one and is another', card(0, 'king', false), card(0, 'queen'), false],
    ['a card that is neither of two', card(0, 'king', false), card(0, 'queen', false), false],
    ['two cards that are the same', card(0, 'king'), card(1, 'king'), true],
    ['two cards that are Peasants', card(0, 'peasant'), card(1, 'peasant'), false],
    ['two cards, not both of which are the same', card(0, 'king'), card(1, 'king', false), false],
    ['two cards that are different', card(0, 'king'), card(1, 'queen'), false],
    ['a place at two times', card(0, 'king'), card(0, 'queen', true, 3), false],
    ['a place at one time', card(0, 'king', true, 3), card(0, 'queen', true, 3), true],
  ])('%s', (_, one, other, expected) => expect(relation.contradicts(one, other)).toBe(expected));
});
