/** The report of what no test reaches says what is missing. */
import { expect, it } from 'vitest';
import { type Proofs, type Reached, unreached } from './reach.ts';

const proofs: Proofs = {
  rules: { 'setup.deal': 'setup > deals', 'tips.bags': { aside: 'advice' } },
  cards: { dagger: { 'As the attacker': ['fight > adds', 'fight > once'] } },
};
const reached: Reached = {
  paragraphs: ['setup.deal', 'fight.points', 'tips.bags'],
  clauses: new Map([['dagger', ['As the attacker, add 1.']]]),
  cited: new Set(['fight.points']),
  passed: new Set(['setup > deals', 'fight > adds', 'fight > once']),
};

it('is empty where everything is proven', () => {
  expect(unreached(proofs, reached)).toEqual({ faults: [], aside: 1 });
});

it.each<[string, Partial<Proofs>, Partial<Reached>, string[]]>([
  ['a paragraph that nothing cites', {}, { cited: new Set() }, ['fight.points: no ruling cites it']],
  [
    'a proof that failed',
    {},
    { passed: new Set(['setup > deals', 'fight > adds']) },
    ['dagger, “As the attacker …”: no test passes as “fight > once”'],
  ],
  [
    'a clause put anew',
    {},
    { clauses: new Map([['dagger', ['Attacking, add 1.']]]) },
    ['dagger: 0 proofs, expected one, of “Attacking, add 1.”', 'dagger: no clause begins “As the attacker”'],
  ],
  [
    'a proof not needed any more',
    {},
    { cited: new Set(['fight.points', 'setup.deal']) },
    ['setup.deal: rulings cite it, expected no proof besides'],
  ],
  [
    'what is not there',
    { rules: { ...proofs.rules, 'fight.x': 'fight > adds' }, cards: { ...proofs.cards, sword: {} } },
    {},
    ['fight.x: no paragraph of the register', 'sword: no card'],
  ],
])('says so of %s', (_, changed, found, faults) => {
  expect(unreached({ ...proofs, ...changed }, { ...reached, ...found }).faults).toEqual(faults);
});
