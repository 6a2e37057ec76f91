/** Moves as the sentences that tell them: every kind of move, and the forms that some of them take. */
import { describe, expect, it } from 'vitest';
import { cardParams, type Move, moveSentence } from '../../../engine/teufelsburg/index.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A kind of move with its fields besides `by`, the sentence, and what that names besides `by`. */
const SENTENCES: readonly (readonly [move: string, fields: Fields, code: string, params: Fields])[] = [
  ['pass', {}, 'pass', {}],
  ['offer', { to: 'B', object: 'key' }, 'offer', { to: 'B', object: 'key' }],
  ['accept', { return: 'dagger' }, 'accept', { returned: 'dagger' }],
  ['refuse', {}, 'refuse', {}],
  ['attack', { target: 'B' }, 'attack', { target: 'B' }],
  ['support', { side: 'attacker' }, 'support', { side: 'attacker' }],
  ['support', { side: 'none' }, 'support', { side: 'none' }],
  ['play', { object: 'whip' }, 'play', { object: 'whip' }],
  ['inspect', { what: 'allegiance' }, 'inspect', { side: 'allegiance' }],
  ['take', { object: 'key' }, 'take', { object: 'key' }],
  ['take', { object: 'key', giveBack: 'tome' }, 'take-for', { object: 'key', returned: 'tome' }],
  ['pay', { object: 'tome' }, 'pay', { object: 'tome' }],
  ['give', { to: 'C', object: 'coat' }, 'give', { to: 'C', object: 'coat' }],
  ['discard', { object: 'coat' }, 'discard', { object: 'coat' }],
  ['direct', { direction: 'left' }, 'direct', { side: 'left' }],
  ['hand', { object: 'coat' }, 'hand', { object: 'coat' }],
  ['exchange', { occupation: 'doctor' }, 'exchange', { occupation: 'doctor' }],
  ['exchange', {}, 'exchange-top', {}],
  ['decline', { object: 'monocle' }, 'decline', { object: 'monocle' }],
  ['conceal', { object: 'black-pearl' }, 'conceal', { object: 'black-pearl' }],
  ['claim', { as: 'association', allies: ['B', 'C'] }, 'claim', { allies: ['B', 'C'] }],
  ['claim', { as: 'association', allies: [] }, 'claim-alone', {}],
  ['claim', { as: 'association' }, 'claim-alone', {}],
  ['claim', { as: 'lodge', allies: [] }, 'claim-lodge', {}],
  ['foretell', { holders: ['A', 'C'] }, 'foretell', { holders: ['A', 'C'] }],
];

/** The same for the uses of occupations, which name the occupation too. */
const USES: readonly (readonly [occupation: string, fields: Fields, code: string, params: Fields])[] = [
  ['thug', {}, 'use', {}],
  ['doctor', {}, 'use', {}],
  ['hypnotist', { target: 'B' }, 'use-hypnotist', { target: 'B' }],
  ['poison-mixer', { winner: 'defender' }, 'use-poison-mixer', { side: 'defender' }],
  ['clairvoyant', { top: ['key', 'whip'] }, 'use-clairvoyant', { objects: ['key', 'whip'] }],
  [
    'diplomat',
    { target: 'B', object: 'key', return: 'tome' },
    'use-diplomat',
    { target: 'B', object: 'key', returned: 'tome' },
  ],
  ['diplomat', { target: 'B', object: 'key' }, 'use-diplomat-open', { target: 'B', object: 'key' }],
  [
    'diplomat',
    { target: 'B', object: 'secret-bag', return: 'tome' },
    'use-diplomat-bag',
    { target: 'B', object: 'secret-bag', returned: 'tome' },
  ],
  ['diplomat', { target: 'B', object: 'secret-bag' }, 'use-diplomat-bag-open', { target: 'B', object: 'secret-bag' }],
];

describe('the sentence of', () => {
  it.each(SENTENCES)('%s %j', (move, fields, code, params) => {
    const sentence = moveSentence({ move, by: 'A', ...fields } as unknown as Move);
    expect(sentence).toStrictEqual({ code, params: { by: 'A', ...params } });
  });

  it.each(USES)('the use of a %s %j', (occupation, fields, code, params) => {
    const sentence = moveSentence({ move: 'use', by: 'A', occupation, ...fields } as unknown as Move);
    expect(sentence).toStrictEqual({ code, params: { by: 'A', occupation, ...params } });
  });

  it('a count, which nobody makes', () => {
    expect(moveSentence({ move: 'resolve' })).toStrictEqual({ code: 'resolve', params: {} });
  });
});

it('says of which parameters a sentence makes the names of cards', () => {
  const naming = (kind: string) => Object.keys(cardParams).filter((name) => cardParams[name] === kind);
  expect(naming('object')).toEqual(['object', 'returned', 'drawn', 'objects']);
  expect(naming('occupation')).toEqual(['occupation', 'got']);
  expect(['association', 'card'].map(naming)).toEqual([['association'], ['card']]);
  expect(Object.keys(cardParams)).toHaveLength(8);
});
