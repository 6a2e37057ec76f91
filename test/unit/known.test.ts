/** What has been answered about unknown cards, as the table changes under it. */
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../engine/teufelsburg/index.ts';
import { leave, put } from '../../src/islands/checker/boards/teufelsburg/editing.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import { givenIn, kept, noteOf, pickedIn, withoutAnswer } from '../../src/islands/checker/known.ts';

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

test('an answer that named a card is taken back from under later changes, as long as the card is there', () => {
  const before: GameRecord = { ...record, known: [], moves: [] };
  const { record: after } = put(before, 1, 'key');
  const answer = { text: '', before, after };
  expect(withoutAnswer(after, answer)).toEqual(before);
  const later: GameRecord = { ...put(after, 2, 'whip').record, moves: [{ move: 'pass', by: 'A' }] };
  expect(withoutAnswer(later, answer)).toEqual({ ...put(before, 2, 'whip').record, moves: later.moves });
  expect(withoutAnswer(before, answer)).toBeUndefined();
});

test('an answer about a move is taken back wherever the move stands now', () => {
  const swap = { move: 'swap', by: 'A', with: 'B' };
  const other = { move: 'pass', by: 'A' };
  const before = { ...record, moves: [swap] };
  const after = { ...record, moves: [{ ...swap, swapped: true }] };
  const later = { ...after, moves: [other, ...after.moves] };
  expect(withoutAnswer(later, { text: '', before, after })?.moves).toEqual([other, swap]);
  expect(withoutAnswer({ ...later, moves: [other] }, { text: '', before, after })).toBeUndefined();
});

describe('the note of a moment', () => {
  const before: GameRecord = { ...record, known: [], moves: [] };
  const { record: after } = put(before, 1, 'key');
  const note = noteOf(engine, '#1', {
    given: [{ text: 'Yes.', before, after }],
    naming: { node: 'claim', ids: ['B', 'C'] },
    open: ['turn', 'offer', 'goblet'],
  });

  test('holds the answers, to be taken back from what its address says', () => {
    const [answer] = givenIn(engine, '#1', JSON.parse(JSON.stringify(note)));
    expect(answer?.text).toBe('Yes.');
    const { record: read } = engine.fromLink(engine.toLink(after));
    const back = read && answer && withoutAnswer(read, answer);
    expect(back && engine.toLink(back)).toBe(engine.toLink(before));
    expect(givenIn(engine, '#1', noteOf(engine, '#1', {}))).toEqual([]);
  });

  test('holds whom a move is to name', () => {
    expect(pickedIn('#1', JSON.parse(JSON.stringify(note))).naming).toEqual({ node: 'claim', ids: ['B', 'C'] });
  });

  test('holds what has unfolded of a move', () => {
    expect(pickedIn('#1', JSON.parse(JSON.stringify(note))).open).toEqual(['turn', 'offer', 'goblet']);
    expect(pickedIn('#2', note).open).toBeUndefined();
    expect(pickedIn('#1', { hash: '#1', open: 'turn' }).open).toBeUndefined();
  });

  const [text, link = ''] = note.given[0] ?? [];
  test.each([
    [undefined],
    [null],
    ['#1'],
    [7],
    [{ ...note, hash: '#2' }],
    [{ hash: '#1' }],
    [{ hash: '#1', given: 'Yes.' }],
    [
      {
        hash: '#1',
        given: [null, 'Yes.', [text, link], [text, link, 1], [text, link, ''], [text, link.slice(1), link]],
      },
    ],
  ])('says nothing where it is damaged or of something else: %j', (other) => {
    expect(givenIn(engine, '#1', other)).toEqual([]);
  });

  test.each([
    [undefined],
    ['#1'],
    [{ ...note, hash: '#2' }],
    [{ hash: '#1', naming: null }],
    [{ hash: '#1', naming: { node: 7, ids: ['B'] } }],
    [{ hash: '#1', naming: { node: 'claim', ids: 'B' } }],
  ])('names nobody where it is damaged or of something else: %j', (other) => {
    expect(pickedIn('#1', other).naming).toBeUndefined();
  });
});
