/** What is told of a move besides its outcome: the reasons that players would otherwise argue about. */
import { describe, expect, it } from 'vitest';
import {
  type GameRecord,
  type Move,
  type ObjectId,
  type Player,
  type Ruling,
  rule,
} from '../../../engine/teufelsburg/index.ts';

const ruled = (
  players: readonly object[],
  moves: readonly object[],
  rest: Partial<GameRecord['position']> = {},
  also = {},
) =>
  rule({
    game: 'teufelsburg',
    ...also,
    position: { players: players as Player[], ...rest },
    moves: moves as Move[],
  });

/** The steps of a code, as what they cite and on what that rests. */
const told = ({ steps }: Ruling, code: string) =>
  steps.filter((step) => step.code === code).map(({ params, cites, basis }) => ({ params, cites, basis }));

const hand = (id: string, association: string, ...objects: string[]) => ({ id, association, objects });
const bag = (id: string, ...objects: string[]) => ({ id, objects });

it.each([
  // Whoever is named holds no key, or one too few.
  ['claim.lost', 'B', { move: 'claim', as: 'association', allies: ['B'] }, 'claim.false'],
  ['prophecy.wrong', 'C', { move: 'foretell', holders: ['C'] }, 'variants.prophecy-outcome'],
] as const)(
  '%s: what is false however the cards lie, though not for one reason, is told as false',
  (code, unknown, move, cites) => {
    const ruling = ruled(
      [
        hand('A', 'order', 'key'),
        hand('B', 'order', unknown === 'B' ? '?' : 'dagger'),
        hand('C', 'brotherhood', unknown === 'C' ? '?' : 'tome'),
        hand('D', 'brotherhood', 'whip'),
      ],
      [{ by: 'A', ...move }],
      {},
      { variants: ['prophecy'] },
    );
    const winners = ['C', 'D'];
    expect(ruling).toMatchObject({ status: 'over', winners });
    expect(told(ruling, `${code}-either-way`)).toEqual([
      { params: { association: 'brotherhood', winners }, cites: [cites], basis: 'text' },
    ]);
  },
);

describe('what changes hands without a trade has no effect, and that is told', () => {
  const noTrade = (object: string) => ({ params: { object }, cites: ['trade.no-trade'], basis: 'reading' });

  it.each(['secret-bag-key', 'tome'])('a gift over the hand limit: %s', (object) => {
    const ruling = ruled(
      [
        bag('A', 'secret-bag-key', 'key', 'key', 'key', 'tome', 'dagger'),
        bag('B', 'monocle'),
        bag('C', 'whip'),
        bag('D', 'gloves'),
      ],
      [{ by: 'A', move: 'attack', target: 'B' }, { move: 'resolve' }, { by: 'A', move: 'give', to: 'B', object }],
      { objectPile: ['coat', 'privilege'] },
    );
    expect(told(ruling, 'effect.no-trade')).toEqual([noTrade(object)]);
  });

  it('what is given back for a last object', () => {
    const ruling = ruled(
      [bag('A', 'dagger', 'monocle'), bag('B', 'goblet'), bag('C', 'whip')],
      [
        { by: 'A', move: 'attack', target: 'B' },
        { by: 'A', move: 'play', object: 'dagger' },
        { move: 'resolve' },
        { by: 'A', move: 'inspect', what: 'baggage' },
        { by: 'A', move: 'take', object: 'goblet', giveBack: 'monocle' },
      ],
    );
    expect(told(ruling, 'effect.no-trade').map(({ params }) => params.object)).toEqual(['monocle']);
  });

  it('but not of a bag that is a Key by now, which has none in a trade either', () => {
    const paid = (objectPile: ObjectId[]) =>
      told(
        ruled(
          [
            bag('A', 'dagger', 'secret-bag-key'),
            { id: 'B', occupation: 'priest', objects: ['goblet'] },
            bag('C', 'whip'),
          ],
          [
            { by: 'A', move: 'attack', target: 'B' },
            { by: 'B', move: 'use', occupation: 'priest' },
            { by: 'A', move: 'pay', object: 'secret-bag-key' },
          ],
          { objectPile },
        ),
        'effect.no-trade',
      );
    expect(paid([])).toEqual([]);
    expect(paid(['coat'])).toEqual([noTrade('secret-bag-key')]);
  });
});

it.each([
  [[], 'claim.bag-counts', 3],
  [['coat'], 'claim.bag-waits', 2],
] as const)('of a prophecy it is told whether a bag counts, with a pile of %j', (objectPile, code, number) => {
  const ruling = ruled(
    [
      hand('A', 'order', 'key'),
      hand('B', 'order', 'tome'),
      hand('C', 'brotherhood', 'goblet', 'goblet', 'secret-bag-goblet'),
      hand('D', 'brotherhood', 'whip'),
    ],
    [{ by: 'A', move: 'foretell', holders: ['C'] }],
    { objectPile: [...objectPile] },
    { variants: ['prophecy'] },
  );
  expect(told(ruling, code)).toEqual([{ params: { object: 'goblet' }, cites: ['bags.turned'], basis: 'text' }]);
  expect(told(ruling, 'prophecy.holds')[0]?.params.number).toBe(number);
});

it('after the Doctor it is a reading that the turn is over where the winner is not whose turn it is', () => {
  const after = (winner: 'A' | 'B') =>
    ruled(
      [bag('A', 'dagger'), bag('B', 'gloves'), { id: 'C', occupation: 'doctor', objects: ['tome'] }],
      [
        { by: 'A', move: 'attack', target: 'B' },
        { by: winner, move: 'play', object: winner === 'A' ? 'dagger' : 'gloves' },
        { move: 'resolve' },
        { by: 'C', move: 'use', occupation: 'doctor' },
        { by: 'A', move: 'pass' },
      ],
    ).illegal;
  expect(after('B')).toMatchObject({ code: 'turn.ended-by-doctor', basis: 'reading', reading: 'doctor-and-turn' });
  expect(after('A')).toMatchObject({ code: 'turn.ended-by-doctor', basis: 'text' });
});

it('what a Diplomat demands is nothing that was offered and accepted', () => {
  const ruling = ruled(
    [{ id: 'A', occupation: 'diplomat', objects: ['monocle'] }, bag('B', 'privilege'), bag('C', 'tome')],
    [{ by: 'A', move: 'use', occupation: 'diplomat', target: 'B', object: 'privilege', return: 'monocle' }],
  );
  for (const code of ['trade.swapped', 'trade.order'])
    expect(told(ruling, code).map(({ cites }) => cites)).toEqual([['trade.diplomat']]);
});

describe('an object whose effect waits for a choice', () => {
  const waiting = (object: 'sextant' | 'coat', moves: readonly object[] = [], also = {}) =>
    ruled(
      [bag('A', object, 'key'), bag('B', 'dagger', 'goblet'), bag('C', 'whip')],
      [{ by: 'A', move: 'offer', to: 'B', object }, { by: 'B', move: 'accept', return: 'dagger' }, ...moves],
      { occupationPile: ['doctor', 'thug'] },
      also,
    );
  const namedAt = ({ steps }: Ruling) => steps.flatMap(({ code, move }) => (code === 'effect.named' ? [move] : []));

  it.each([
    ['sextant', { by: 'A', move: 'direct', direction: 'left' }],
    ['coat', { by: 'A', move: 'exchange', occupation: 'thug' }],
    ['coat', { by: 'A', move: 'decline', object: 'coat' }],
  ] as const)('is named before it is made, and once: %s, %j', (object, choice) => {
    expect(namedAt(waiting(object))).toEqual([1]);
    const chosen = waiting(object, [choice]);
    expect(chosen.illegal).toBeUndefined();
    expect(namedAt(chosen)).toEqual([1]);
  });

  it('is not named yet where its giver may keep it secret', () => {
    const smuggling = { variants: ['smuggling'] };
    expect(namedAt(waiting('sextant', [], smuggling))).toEqual([]);
    expect(namedAt(waiting('sextant', [{ by: 'A', move: 'conceal', object: 'sextant' }], smuggling))).toEqual([]);
    expect(namedAt(waiting('sextant', [{ by: 'A', move: 'direct', direction: 'right' }], smuggling))).toEqual([2]);
  });
});

describe('why a move is not allowed', () => {
  it.each([
    [[], 'coat.not-traded'],
    [['doctor'], 'coat.unnamed'],
  ] as const)('an occupation is owed for the Coat only where there are spare ones: %j', (occupationPile, code) => {
    const { illegal } = ruled(
      [bag('A', 'coat', 'key'), bag('B', 'goblet'), bag('C', 'whip')],
      [
        { by: 'A', move: 'offer', to: 'B', object: 'coat' },
        { by: 'B', move: 'accept', return: 'goblet' },
        { by: 'A', move: 'exchange' },
      ],
      { occupationPile: [...occupationPile] },
    );
    expect(illegal?.code).toBe(code);
  });
});

it('where a Duelist shuts out support alone, it is told why a Poison Mixer still decides, whoever comes first', () => {
  const duelist = { by: 'A', move: 'use', occupation: 'duelist' };
  const mixer = { by: 'C', move: 'use', occupation: 'poison-mixer', winner: 'defender' };
  const after = (...moves: object[]) =>
    ruled(
      [
        { id: 'A', occupation: 'duelist', objects: ['key'] },
        bag('B', 'goblet'),
        { id: 'C', occupation: 'poison-mixer', objects: ['whip'] },
      ],
      [{ by: 'A', move: 'attack', target: 'B' }, ...moves, { move: 'resolve' }],
      {},
      { edition: 'pt' },
    );
  for (const ruling of [after(duelist, mixer), after(mixer, duelist)]) {
    expect(ruling.fight?.decidedBy).toBe('poison-mixer');
    expect(told(ruling, 'mixer.stands')).toMatchObject([{ basis: 'edition' }]);
  }
});
