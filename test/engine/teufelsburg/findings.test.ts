/** What hidden cards are found or asked to be, as sentences: every kind of place, as a yes, as a no and as the question. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../engine/kernel/deal.ts';
import { findingSentence, questionSentence } from '../../../engine/teufelsburg/findings.ts';
import type { Move, ObjectId, Position } from '../../../engine/teufelsburg/record.ts';

const position: Position = {
  players: [
    { id: 'A', objects: ['key', '?'] },
    { id: 'B', objects: ['?', '?'] },
    { id: 'C', objects: ['goblet', 'key', 'key', '?'] },
  ],
  objectPile: ['?', '?'],
  occupationPile: ['?'],
};

const CASES: readonly (readonly [
  place: string,
  card: string,
  yes: readonly [code: string, params: object],
  no: readonly [code: string, params: object],
])[] = [
  [
    'players[1].association',
    'order',
    ['belongs', { by: 'B', association: 'order' }],
    ['belongs', { by: 'B', association: 'brotherhood' }],
  ],
  [
    'players[0].association',
    'brotherhood',
    ['belongs', { by: 'A', association: 'brotherhood' }],
    ['belongs', { by: 'A', association: 'order' }],
  ],
  [
    'players[2].occupation',
    'doctor',
    ['has', { by: 'C', occupation: 'doctor' }],
    ['has-not', { by: 'C', occupation: 'doctor' }],
  ],
  [
    'players[1].objects',
    'key',
    ['holds', { by: 'B', object: 'key', number: 1 }],
    ['lacks', { by: 'B', object: 'key', number: 1 }],
  ],
  [
    'players[2].objects',
    'key',
    ['holds', { by: 'C', object: 'key', number: 3 }],
    ['lacks', { by: 'C', object: 'key', number: 3 }],
  ],
  ['objectPile[1]', 'tome', ['lies', { object: 'tome', position: 2 }], ['lies-not', { object: 'tome', position: 2 }]],
  ['objectPile[0]', 'coat', ['lies', { object: 'coat', position: 1 }], ['lies-not', { object: 'coat', position: 1 }]],
  [
    'objectPile[11]',
    'tome',
    ['lies', { object: 'tome', position: 12 }],
    ['lies-not', { object: 'tome', position: 12 }],
  ],
  ['objectPile', 'coat', ['lies', { object: 'coat', position: 1 }], ['lies-not', { object: 'coat', position: 1 }]],
  [
    'objectPile.shuffled[2]',
    'tome',
    ['shuffled', { object: 'tome', position: 3 }],
    ['shuffled-not', { object: 'tome', position: 3 }],
  ],
  ['occupationPile[0]', 'thug', ['spare', { occupation: 'thug' }], ['spare-not', { occupation: 'thug' }]],
  ['associationPile[0]', 'order', ['smaller', { association: 'order' }], ['smaller', { association: 'brotherhood' }]],
];

describe.each(CASES)('at %s, %s', (place, card, yes, no) => {
  const finding = (holds: boolean): Finding => ({ place, card, atLeast: 1, holds });

  it('is found or not', () => {
    const told = [true, false].map((holds) => findingSentence(finding(holds), { position }));
    expect(told.map(({ code, params }) => [code, params])).toStrictEqual([yes, no]);
  });

  it('is asked whether it is', () => {
    const [code, params] = yes;
    expect(questionSentence(finding(true), { position })).toStrictEqual({ code, params });
    expect(questionSentence(finding(false), { position })).toStrictEqual({ code, params });
  });
});

it('two of a kind count beside those that are known', () => {
  const finding = { place: 'players[0].objects', card: 'key', atLeast: 2, holds: true };
  expect(findingSentence(finding, { position }).params).toEqual({ by: 'A', object: 'key', number: 3 });
});

it('a Secret Bag that has turned counts as what it is by then', () => {
  const [first, ...others] = position.players;
  const players = [
    { ...(first as (typeof others)[number]), objects: ['key', 'secret-bag-key', '?', '?'] as const },
    ...others,
  ];
  const finding = { place: 'players[0].objects', card: 'key', atLeast: 1, holds: true };
  const numberWith = (objectPile: ObjectId[]) =>
    findingSentence(finding, { position: { ...position, players, objectPile } }).params.number;
  expect([numberWith([]), numberWith(['tome'])]).toEqual([3, 2]);
});

describe('after other moves', () => {
  const pass = { by: 'A', move: 'pass' } as const;
  const told = (card: string, moves: readonly Move[]) =>
    [true, false].map((holds) => {
      const finding = { place: 'players[0].objects', card, atLeast: 1, holds };
      return findingSentence(finding, { position, moves }).code;
    });

  it('what there are several of may have come since, and is told of the beginning', () => {
    expect(told('goblet', [pass])).toEqual(['holds', 'lacks']);
    expect(told('goblet', [pass, pass])).toEqual(['held', 'held-not']);
  });

  it('what there is one of is told as it is', () => {
    expect(told('dagger', [pass, pass])).toEqual(['holds', 'lacks']);
  });
});
