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
