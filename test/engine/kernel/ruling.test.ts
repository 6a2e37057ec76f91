/** Several grounds as one: it rests on the weakest of them. */
import { describe, expect, it } from 'vitest';
import { allOf, type Ground } from '../../../engine/kernel/ruling.ts';

type Made = Ground<string, string, string>;

const text: Made = { cites: ['fight.points'], basis: 'text' };
const edition: Made = { cites: ['fight.tie', 'fight.points'], basis: 'edition', option: 'doctor-tie' };
const other: Made = { cites: ['trade.effects'], basis: 'edition', option: 'coat' };
const reading: Made = { cites: ['claim.when'], basis: 'reading', reading: 'claim-first' };

describe('several grounds rest on', () => {
  it.each<[what: string, all: readonly Made[], on: Made]>([
    ['the text where all do', [text, { cites: ['claim.when'], basis: 'text' }], text],
    ['an edition rather than the text', [text, edition], edition],
    ['an edition rather than the text, whichever comes first', [edition, text], edition],
    ['a reading rather than anything else', [text, reading, edition], reading],
    ['the first of two that are as weak', [edition, other], edition],
  ])('%s', (_, all, { basis, option, reading }) => expect(allOf(all)).toMatchObject({ basis, option, reading }));
});

it('all that they cite is cited once', () => {
  expect(allOf([text, edition, other])?.cites).toEqual(['fight.points', 'fight.tie', 'trade.effects']);
});

it('there is none if one is missing', () => {
  expect(allOf([text, undefined])).toBeUndefined();
});
