/** What each kind of move is written with in a link, which nothing may change: an old link is read for ever. */
import { expect, it } from 'vitest';
import { fromLink, type Move, toLink } from '../../../engine/mascarade/index.ts';

it.each<[string, Move]>([
  ['S01h0o1y', { move: 'swap', by: 'Anna', with: 'Bruno', card: 0, withCard: 1, swapped: true }],
  ['S1zh1n', { move: 'swap', by: 'Bruno', with: 'centre', card: 1, swapped: false }],
  ['S22h0o1', { move: 'swap', by: 'Carla', with: 'Carla', card: 0, withCard: 1 }],
  ['L0h1', { move: 'look', by: 'Anna', card: 1 }],
  ['A1ih0', { move: 'announce', by: 'Bruno', character: 'inquisitor', card: 0 }],
  ['C2h1', { move: 'claim', by: 'Carla', card: 1 }],
  ['R', { move: 'resolve' }],
  ['U02o1y', { move: 'use', by: 'Anna', with: 'Carla', withCard: 1, swapped: true }],
  ['U0zn', { move: 'use', by: 'Anna', with: 'centre', swapped: false }],
  ['B01', { move: 'use', by: 'Anna', from: 'Bruno' }],
  ['T01', { move: 'use', by: 'Anna', target: 'Bruno' }],
  // No power needs both.
  ['B01t2', { move: 'use', by: 'Anna', from: 'Bruno', target: 'Carla' }],
  [
    'F01o02o1y',
    {
      move: 'use',
      by: 'Anna',
      cards: [
        ['Bruno', 0],
        ['Carla', 1],
      ],
      swapped: true,
    },
  ],
  ['F012', { move: 'use', by: 'Anna', cards: ['Bruno', 'Carla'] }],
  ['E0', { move: 'use', by: 'Anna' }],
  ['N1dh0', { move: 'name', by: 'Bruno', character: 'widow', card: 0 }],
  ['D0', { move: 'decline', by: 'Anna' }],
  ['P2h1', { move: 'peek', by: 'Carla', card: 1 }],
])('%s', (text, move) => {
  const players = ['Anna', 'Bruno', 'Carla'].map((id) => ({ id, gold: 6, cards: ['?', '?'] as const }));
  const link = toLink({ game: 'mascarade', position: { players, turn: 'Anna' }, moves: [move] });
  expect(link.split('.')[3]).toBe(text);
  expect(fromLink(link)).toMatchObject({ record: { moves: [move] }, problems: [] });
});
