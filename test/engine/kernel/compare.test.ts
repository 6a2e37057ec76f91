/** Editions of a game made up: whether they come to the same, by what somebody cares about. */
import { describe, expect, it } from 'vitest';
import { dissentsOf } from '../../../engine/kernel/compare.ts';

interface Ruling {
  readonly outcome: string;
  readonly steps: readonly never[];
  readonly cases?: readonly { readonly ruling: Ruling; readonly deals: number; readonly when: readonly string[][] }[];
}

const ruling = (outcome: string, cases?: Ruling['cases']): Ruling => ({ outcome, steps: [], ...(cases && { cases }) });
const red = { ruling: ruling('red'), deals: 3, when: [['red is out']] };
const blue = { ruling: ruling('blue'), deals: 3, when: [['blue is out']] };

/** The editions that rule otherwise, of a record that is ruled on so by the other one. */
const dissents = (own: Ruling, other: Ruling) =>
  dissentsOf<string, never, never, Ruling, 'own' | 'other', never>(
    {
      editions: { own: {}, other: {} },
      under: (_, edition) => edition,
      rule: () => other,
      rulings: () => [],
      problemsOf: () => [],
      verdict: ({ outcome }) => outcome,
    },
    'own',
    own,
    'own',
  ).map(({ edition }) => edition);

describe('an edition rules otherwise', () => {
  it.each<[string, Ruling]>([
    ['where it comes to something else', ruling('open', [red, { ...blue, ruling: ruling('green') }])],
    ['where an outcome comes of fewer deals', ruling('open', [red, { ...blue, deals: 2 }])],
    ['where it comes of others', ruling('open', [red, { ...blue, when: [['blue is in']] }])],
    ['where it leaves one out', ruling('open', [red])],
    ['where the whole is another', ruling('shut', [red, blue])],
  ])('%s', (_, other) => expect(dissents(ruling('open', [red, blue]), other)).toEqual(['other']));

  it('not where it tells of the same outcomes in another order, as those of as many deals may', () => {
    expect(dissents(ruling('open', [red, blue]), ruling('open', [blue, red]))).toEqual([]);
  });
});
