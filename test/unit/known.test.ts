/** What has been answered about unknown cards, as the table changes under it. */
import { expect, test } from 'vitest';
import type { GameRecord } from '../../engine/teufelsburg/index.ts';
import { leave, put } from '../../src/islands/checker/boards/teufelsburg/editing.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import { kept } from '../../src/islands/checker/known.ts';

const lacks = (place: string, card: string) => ({ place, card, atLeast: 1, holds: false });
const record: GameRecord = {
  game: 'teufelsburg',
  position: {
    players: ['A', 'B', 'C', 'D'].map((id) => ({ id, objects: ['?'] })),
    objectPile: ['?', 'tome'],
    turn: 'A',
  },
  known: [
    lacks('players[1].objects', 'whip'),
    lacks('players[2].objects', 'coat'),
    lacks('players[3].occupation', 'priest'),
    lacks('objectPile[0]', 'key'),
  ],
};

test('it goes with its player when somebody leaves', () => {
  expect(leave(record, 'C').known).toEqual([
    lacks('players[1].objects', 'whip'),
    lacks('players[2].occupation', 'priest'),
    lacks('objectPile[0]', 'key'),
  ]);
});

test('it is forgotten of cards that have been named', () => {
  expect(kept(engine, record)).toBe(record);
  const { record: named } = put(record, 2, 'key');
  expect(kept(engine, named).known).toEqual([
    lacks('players[1].objects', 'whip'),
    lacks('players[3].occupation', 'priest'),
    lacks('objectPile[0]', 'key'),
  ]);
});

test('it is kept as it is while the table cannot be', () => {
  const { record: without } = put(record, 2, 'key');
  const impossible = {
    ...without,
    position: { ...without.position, turn: 'A', objectPile: ['secret-bag-key'] as const },
  };
  expect(engine.problemsOf(impossible)).not.toEqual([]);
  expect(kept(engine, impossible).known).toEqual(record.known);
});
