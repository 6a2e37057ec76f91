/** Who is named in a move, by the table of its kinds: a card is nobody, whatever players are called. */
import { expect, it } from 'vitest';
import { isNamedIn, namesIn, renamedIn } from '../../../engine/kernel/moves.ts';
import * as mascarade from '../../../engine/mascarade/index.ts';
import { type Move, moveKinds } from '../../../engine/teufelsburg/index.ts';

const ask: Move = { move: 'use', by: 'key', occupation: 'diplomat', target: 'thug', object: 'key', return: 'dagger' };
const claim: Move = { move: 'claim', by: 'Anna', as: 'lodge', allies: ['lodge', 'key', 'lodge'] };

it('tells where players stand, and who stands in a list twice', () => {
  expect(namesIn(moveKinds, ask, 'moves[2]')).toEqual([
    { path: 'moves[2].by', name: 'key', again: false },
    { path: 'moves[2].target', name: 'thug', again: false },
  ]);
  expect(namesIn(moveKinds, claim, 'moves[0]').filter(({ again }) => again)).toEqual([
    { path: 'moves[0].allies[2]', name: 'lodge', again: true },
  ]);
});

it('gives another name to players alone', () => {
  expect(renamedIn(moveKinds, ask, 'key', 'Bruno')).toEqual({ ...ask, by: 'Bruno' });
  expect(renamedIn(moveKinds, claim, 'lodge', 'Bruno')).toEqual({ ...claim, allies: ['Bruno', 'key', 'Bruno'] });
  expect(isNamedIn(moveKinds, ask, 'dagger')).toBe(false);
  expect(isNamedIn(moveKinds, ask, 'thug')).toBe(true);
});

it('knows the places of Mascarade: the centre is nobody', () => {
  const fool: mascarade.Move = { move: 'use', by: 'Anna', cards: [['Bruno', 1], mascarade.CENTRE] };
  expect(namesIn(mascarade.moveKinds, fool, 'moves[0]').map(({ path, name }) => `${path} ${name}`)).toEqual([
    'moves[0].by Anna',
    'moves[0].cards[0][0] Bruno',
  ]);
  expect(renamedIn(mascarade.moveKinds, fool, 'Bruno', 'Dino')).toEqual({
    ...fool,
    cards: [['Dino', 1], mascarade.CENTRE],
  });
  expect(renamedIn(mascarade.moveKinds, fool, mascarade.CENTRE, 'Dino')).toEqual(fool);
});
