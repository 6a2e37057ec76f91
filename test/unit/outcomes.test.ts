/** What outcomes are called that part earlier than by the last move. */
import { expect, it } from 'vitest';
import type { Say } from '../../engine/kernel/ruling.ts';
import { besides, otherwiseIn, outcomesSaid, refusalSaid, stepsSaid, upTo } from '../../src/sentences/outcomes.ts';

const called = (...outcomes: readonly [said: string, ...steps: string[]][]) =>
  outcomesSaid(
    outcomes,
    ([said]) => said,
    ([, ...steps]) => steps,
  );

it('says the last move where that parts them', () =>
  expect(called(['A wins', 'A shows.'], ['B wins', 'B shows.'])).toEqual(['A wins', 'B wins']));

it('adds what is told of one alone', () =>
  expect(called(['C looks', 'It begins.', 'A takes 3.'], ['C looks', 'It begins.', 'B takes 3.'], ['D looks'])).toEqual(
    ['C looks. A takes 3', 'C looks. B takes 3', 'D looks'],
  ));

it('adds what is told of some, more where that leaves two alike, and nothing where nothing is', () =>
  expect(called(['C', 'A pays.', 'B pays.'], ['C', 'A pays.'], ['C', 'B pays.'], ['C'])).toEqual([
    'C. A pays. B pays',
    'C. A pays',
    'C. B pays',
    'C',
  ]));

it('parts outcomes that are sentences already', () =>
  expect(called(['C.', 'A pays.'], ['C.', 'B pays.'])).toEqual(['C. A pays', 'C. B pays']));

it('parts sentences by the full stop that they have', () => {
  expect(called(['他看', '甲拿。'], ['他看', '乙拿。'])).toEqual(['他看。甲拿', '他看。乙拿']);
  expect(refusalSaid('不行', '他沒有匕首。')).toBe('不行。他沒有匕首');
  expect(refusalSaid('No', 'It is gone.')).toBe('No. It is gone');
});

it('says of which move it was what comes before the last one', () => {
  const say = (heading: string, { code, params }: Say) =>
    heading === 'depends' ? `${params.said} (${code} ${params.number})` : `${code}.`;
  const steps = [
    { code: 'shows', params: { character: '?' }, move: 2 },
    { code: 'pays', params: {}, move: 2 },
    { code: 'looks', params: {}, move: 3 },
  ];
  expect(stepsSaid(steps, say)).toEqual(['pays (before 3)', 'looks.', 'shows (before 3)']);
});

it('leaves out what a headline says already', () =>
  expect(besides('A wins', ['A wins.', 'B loses.'])).toEqual(['B loses.']));

it('tells what outcomes say that another ruling’s do not, each once', () => {
  interface Hanging {
    readonly said: string;
    readonly cases?: readonly { readonly ruling: Hanging }[];
  }
  const hanging = (...said: readonly string[]): Hanging => ({
    said: '',
    cases: said.map((one) => ({ ruling: { said: one } })),
  });
  const of = ({ said }: Hanging) => [said, `${said}, then`];
  expect(otherwiseIn(hanging('A', 'B', 'B'), hanging('A'), of)).toEqual(['B', 'B, then']);
  expect(otherwiseIn({ said: 'A' }, hanging('A'), of)).toEqual([]);
});

const moves = ['a', 'b', 'c'];
it.each([
  ['all its moves are told', { applied: 3 }, undefined],
  ['the last one is forbidden', { applied: 2, illegal: {} }, undefined],
  ['an outcome tells all of them', { applied: 1, cases: [{ ruling: { applied: 2, illegal: {} } }] }, undefined],
  ['none goes further', { applied: 1, cases: [{ ruling: { applied: 2 } }] }, { number: 2, total: 3 }],
  ['what follows is not told', { applied: 1 }, { number: 1, total: 3 }],
])('says how far it tells where %s', (_, ruling, params) => {
  expect(upTo(ruling, { moves })?.params).toEqual(params);
});
