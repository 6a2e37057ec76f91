/** Moves in a link: what is one to the last letter is read, and nothing else. */
import { expect, it } from 'vitest';
import { moveReader } from '../../../engine/kernel/move-link.ts';
import { type Move, moveKinds } from '../../../engine/mascarade/index.ts';

const read = moveReader(moveKinds);
const players = ['Anna', 'Bruno', 'Carla'];

it.each<[text: string, move: Move]>([
  ['L0h2', { move: 'look', by: 'Anna', card: 2 }],
  [
    'F01o22o0',
    {
      move: 'use',
      by: 'Anna',
      cards: [
        ['Bruno', 2],
        ['Carla', 0],
      ],
    },
  ],
  ['U0z', { move: 'use', by: 'Anna', with: 'centre' }],
])('%s is read', (text, move) => expect(read(text, players)).toStrictEqual(move));

it.each([
  ['a number that is too high', 'L0h3'],
  ['a letter for a number', 'L0hx'],
  ['a number that is missing', 'L0h'],
  ['a player who is not there', 'L3'],
  ['the number of a card of one who is not there', 'F03o11o0'],
  ['the number of a card that is too high', 'F01o32o0'],
  ['the number of a card that is missing', 'F02o01o'],
  ['what its capital says that it has missing', 'U0'],
])('%s is nothing', (_, text) => expect(read(text, players)).toBeUndefined());
