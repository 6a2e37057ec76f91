/** What outcomes are called that part earlier than by the last move. */
import { expect, it } from 'vitest';
import { outcomesSaid, upTo } from '../../src/lib/outcomes.ts';

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

it('adds what is told of some, and nothing where nothing is', () =>
  expect(called(['C', 'A pays.', 'B pays.'], ['C', 'A pays.'], ['C', 'B pays.'], ['C'])).toEqual([
    'C. A pays',
    'C. A pays',
    'C. B pays',
    'C',
  ]));

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
