/** Which editions rule otherwise where something unknown decides. */
import { expect, it } from 'vitest';
import { dissents } from '../../../engine/mascarade/index.ts';
import { recordOf } from './table.ts';

it.each([
  ['', []],
  ['A announce witch', []],
  ['A announce witch; resolve', ['en', 'fr']],
  ['A announce witch; resolve; A decline', ['en witch', 'fr witch']],
  // Who is the Witch hangs on a card; what only one of the cases comes to is told too.
  ['A announce witch; B claim; resolve', ['en', 'fr']],
])('%s', (moves, expected) => {
  const record = recordOf({ players: 'A ?, B ?, C king, D judge, E queen', centre: '?', moves });
  expect(dissents(record).map(({ edition, options }) => [edition, ...options].join(' '))).toEqual(expected);
});

it.each([
  ['', []],
  ['A announce king; C claim; resolve', []],
  ['A announce inquisitor; resolve; A use G', []],
  ['A announce fool', ['fr seventh']],
])('with seven players, of whom six are known: %s', (moves, expected) => {
  const players = 'A judge, B bishop, C king, D queen, E thief, F witch, G ?';
  const record = recordOf({ players, moves });
  expect(dissents(record).map(({ edition, options }) => [edition, ...options].join(' '))).toEqual(expected);
});
