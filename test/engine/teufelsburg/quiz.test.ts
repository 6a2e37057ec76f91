/**
 * What a quiz asks at tables laid for it, where whole games seldom come to them; the rest is in `test/engine/golden/quiz`.
 */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../engine/kernel/quiz.ts';
import { seeded } from '../../../engine/kernel/random.ts';
import type { Move, OccupationId } from '../../../engine/teufelsburg/index.ts';
import { questions, quiz, quizzed } from '../../../engine/teufelsburg/quiz.ts';
import { recordOf } from './scenarios/shorthand.ts';

type Point = Parameters<typeof quizzed.poses.happens>[0];

const FOUR =
  'A order diplomat: broken-mirror key; B brotherhood grand-master: goblet sextant; C order bodyguard: whip; D brotherhood priest: gloves; pile: -; spares: doctor; turn: A';

/** What is posed after these moves. */
function posed(kind: keyof typeof quizzed.poses, moves: string, changes = '') {
  const record = recordOf(FOUR, { moves, with: changes }, 'reference') as Point['record'];
  return quizzed.poses[kind]({ record, ruling: quizzed.rule(record) }, [], seeded(1));
}

/** What answers say: outcomes, or who wins. */
const said = ({ right, wrong }: NonNullable<ReturnType<typeof posed>>) =>
  [right, ...wrong].map((one) => (one.is === 'outcome' ? one.outcome : one.is === 'winners' ? one.players : one));

it('questions come one after the other from the same games', () => {
  expect(questions({ seed: 7 }).next().value).toEqual(quiz({ seed: 7 }, 1)[0]);
});

describe('what comes of a fight', () => {
  const counted = (code: string, attackerPoints: number, defenderPoints: number, params = {}) => ({
    code,
    params: { attackerPoints, defenderPoints, ...params },
  });

  it('is for a tie not said to be the same points otherwise told', () => {
    const asked = posed('happens', 'A attack B; C support none; resolve');
    expect(asked && said(asked)).toEqual([
      counted('tie-no-card', 1, 1),
      counted('defender-wins', 1, 2),
      counted('attacker-wins', 2, 1),
      counted('tie', 2, 2),
    ]);
  });
});

describe('what comes of a trade', () => {
  const traded = (code: string, ...objects: readonly string[]) => ({
    code,
    params: { objects, number: objects.length },
  });

  it('is said to be what other objects would have done, or that fewer or others do something', () => {
    const asked = posed('happens', 'A offer tome to B; B accept goblet', 'A: tome key; B: goblet sextant monocle');
    expect(asked && said(asked)).toEqual([
      traded('traded', 'tome'),
      // As if each of the other cards had been given.
      traded('traded', 'tome'),
      traded('traded', 'tome', 'sextant'),
      traded('traded', 'tome', 'monocle'),
      traded('traded'),
      ...['tome', 'sextant', 'monocle'].map((object) => traded('traded', object)),
      traded('traded', 'tome', 'sextant'),
    ]);
  });

  it('is said not to be silent where a Broken Mirror has silenced what a Diplomat got', () => {
    const asked = posed('happens', 'A use diplomat B sextant for broken-mirror');
    expect(asked && said(asked)).toEqual([
      traded('silenced', 'sextant'),
      traded('traded'),
      traded('traded', 'sextant'),
      traded('traded', 'sextant'),
    ]);
  });
});

it('who has won with the Lodge is asked beside both associations', () => {
  const asked = posed('wins', 'A claim lodge', 'A: key goblet goblet lodge-coat-of-arms; B: whip');
  expect(asked && said(asked)).toEqual([['A'], ['A', 'C'], ['B', 'D'], ['A'], ['A']]);
});

it('before all have declared a Priest may stop the fight, and no other card is asked about', () => {
  const record = recordOf(FOUR, { moves: 'A attack B' }, 'reference') as Point['record'];
  const allowed = quizzed.choicesAfter(record).flatMap(({ move, illegal }) => (illegal ? [] : [move]));
  const isInOrder = (occupation: OccupationId, isAsked: boolean) => {
    const use = allowed.find((move) => move.move === 'use' && move.occupation === occupation) as Move;
    return quizzed.isInOrder(use, allowed, record, isAsked);
  };
  expect([isInOrder('priest', true), isInOrder('grand-master', true)]).toEqual([true, false]);
  expect([isInOrder('priest', false), isInOrder('grand-master', false)]).toEqual([true, true]);
});

describe('of moves that are barred alike', () => {
  const thought = (barred: Move, changes: string, moves = '') =>
    quizzed.thinkable(recordOf(FOUR, { moves, with: changes }, 'reference') as Point['record'], barred);
  const looks: Move = { by: 'B', move: 'use', occupation: 'clairvoyant', top: ['key', 'key'] };
  const asks: Move = { by: 'A', move: 'use', occupation: 'diplomat', target: 'B', object: 'black-pearl' };
  const SEER = 'B clairvoyant!';

  it('a Clairvoyant lays two different cards that the pile has', () => {
    expect(thought(looks, `${SEER}; pile: coat coat tome`)).toEqual({ ...looks, top: ['coat', 'tome'] });
    for (const pile of ['-', 'coat coat']) expect(thought(looks, `${SEER}; pile: ${pile}`)).toBe(looks);
  });

  it('a Diplomat asks for something that the other has, and gives back something else', () => {
    const spent = 'A diplomat!';
    expect(thought(asks, spent)).toStrictEqual({ ...asks, object: 'goblet' });
    const returns: Move = { ...asks, return: 'black-pearl' };
    expect(thought(returns, spent)).toStrictEqual({ ...returns, object: 'goblet', return: 'broken-mirror' });
    const forKey: Move = { ...asks, object: 'key', return: 'key' };
    expect(thought(forKey, `${spent}: key whip; B: key; C: gloves`)).toStrictEqual({ ...forKey, return: 'whip' });
    expect(thought(forKey, `${spent}: key; B: key`)).toStrictEqual(forKey);
  });

  it('one stays as it is while another would be barred for another reason, or not at all', () => {
    expect(thought(asks, '')).toBe(asks);
    expect(thought(asks, '', 'A pass')).toStrictEqual({ ...asks, object: 'goblet' });
  });

  it('one that names nothing is the one', () => {
    const attack: Move = { by: 'B', move: 'attack', target: 'A' };
    expect(thought(attack, '')).toBe(attack);
  });
});

describe('an outcome is read', () => {
  const read = (code: string, params: Outcome['params']) => quizzed.reads({ code, params });

  it('the same whatever the order of the effects', () => {
    expect(read('traded', { objects: ['tome', 'monocle'], number: 2 })).toEqual(
      read('traded', { objects: ['monocle', 'tome'], number: 2 }),
    );
  });

  it('with its points', () => {
    const outcome = { code: 'attacker-wins', params: { attackerPoints: 2, defenderPoints: 1 } };
    expect(quizzed.reads(outcome)).toEqual(outcome);
  });

  it('without its points where a Poison Mixer has decided', () => {
    expect(read('mixer-wins', { side: 'attacker', attackerPoints: 0, defenderPoints: 1 })).toEqual({
      code: 'mixer-wins',
      params: { side: 'attacker' },
    });
  });
});
