import { describe, expect, it } from 'vitest';
import {
  type Edition,
  endingFaults,
  endingOf,
  type Round,
  rule,
  scoreEnding,
  scoreRound,
  standing,
} from '../../../engine/teufelsburg/index.ts';
import { recordOf } from './scenarios/shorthand.ts';

const six = `A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: key whip; D brotherhood priest: dagger;
  E order doctor: key; F brotherhood duelist: goblet goblet; pile: tome; turn: A`;

const round = (moves: string, change = '', variants: 'prophecy'[] = []) =>
  Object.fromEntries(scoreRound(recordOf(six, { moves, with: change, variants }, 'reference'))?.points ?? []);

describe('a round', () => {
  it.each([
    [
      'three for the claimant, two for allies who hold a Key',
      'A claim with C E',
      '',
      { A: 3, B: 0, C: 2, D: 0, E: 2, F: 0 },
    ],
    ['one for an ally who holds none', 'A claim with C', 'C: key key; E: coat', { A: 3, B: 0, C: 2, D: 0, E: 1, F: 0 }],
    [
      'five for a claimant with three',
      'A claim',
      'A: key key key; C: whip; E: coat',
      { A: 5, B: 0, C: 1, D: 0, E: 1, F: 0 },
    ],
    [
      'four for the Lodge, and nothing for anybody else',
      'A claim lodge',
      'A: lodge-coat-of-arms key key goblet; B: coat; C: whip',
      { A: 4, B: 0, C: 0, D: 0, E: 0, F: 0 },
    ],
    ['two each for the others after a false claim', 'A claim with C', '', { A: 0, B: 2, C: 0, D: 2, E: 0, F: 2 }],
  ])('%s', (_, moves, change, points) => expect(round(moves, change)).toEqual(points));

  it('three for the prophet and one for the others of the association', () => {
    expect(round('A foretell B F', '', ['prophecy'])).toEqual({ A: 3, B: 0, C: 1, D: 0, E: 1, F: 0 });
    expect(round('A foretell B', '', ['prophecy'])).toEqual({ A: 0, B: 2, C: 0, D: 2, E: 0, F: 2 });
  });

  it('nothing where hidden cards decide, and what is certain in spite of them', () => {
    expect(round('A claim with C E', 'A: key ?; D: black-pearl; pile: -')).toEqual({});
    expect(round('A claim', 'A: key key key ?; C: whip; D: black-pearl; E: coat; pile: -')).toMatchObject({
      A: 5,
      C: 1,
      E: 1,
    });
  });

  it('what an unknown card must be, if all the others are known', () => {
    const all =
      'D: dagger secret-bag-key; F: goblet goblet secret-bag-goblet; pile: gloves casting-knives poison-ring privilege monocle black-pearl tome coat sextant broken-mirror lodge-coat-of-arms';
    expect(round('A claim with C E', `C: ? whip; ${all}`)).toEqual(round('A claim with C E'));
  });

  it('what the claim has brought that ended it, whatever somebody would like to do after that', () =>
    expect(round('A claim with C E; B claim')).toEqual(round('A claim with C E')));

  it('nothing where what was learned before a trade no longer says who holds it', () => {
    // The Drink is the third Key.
    const five = `A order thug: key whip; B order grand-master: ? ?; C brotherhood bodyguard: monocle; D brotherhood priest: dagger;
      E brotherhood doctor: coat; pile: tome; turn: B`;
    const moves = 'B offer key to A; A accept whip; C pass; D pass; E pass; A claim';
    const before = recordOf(five, { moves }, 'reference');
    const known = [{ place: 'players[1].objects', card: 'key', atLeast: 1, holds: true }];
    expect(rule({ ...before, known }).winners).toEqual(['A', 'B']);
    for (const one of [before, { ...before, known }]) expect(endingOf(one)).toBeUndefined();
    const none = [...known, { place: 'players[1].objects', card: 'key', atLeast: 2, holds: false }];
    expect(endingOf({ ...before, known: none })).toMatchObject({ how: 'claim', holders: [] });
  });

  it('nothing of an outcome among others, whose winner’s association is not known', () => {
    const at = 'A ??: key key key goblet; B ??; C: whip; E: coat; F: dagger; D: gloves';
    const record = recordOf(six, { moves: 'A claim', with: at }, 'reference');
    const cases = rule(record).cases ?? [];
    const won = cases.filter(({ ruling }) => ruling.winners?.includes('A'));
    expect(won.length).toBeGreaterThan(0);
    for (const { ruling } of won) expect(scoreRound(record, ruling)).toBeUndefined();
  });

  it.each(['A claim with C E', 'A claim', 'A pass; B claim with F', 'A foretell B F', 'A foretell B'])(
    'the same told in short as played out: %s',
    (moves) => {
      const record = recordOf(six, { moves, variants: ['prophecy'] }, 'reference');
      const ending = endingOf(record);
      const players = record.position.players.map(({ id }) => id);
      expect(ending && endingFaults(players, ending)).toEqual([]);
      expect(ending && scoreEnding(players, ending)).toEqual(scoreRound(record));
    },
  );

  it('nothing while the game goes on', () =>
    expect(scoreRound(recordOf(six, { moves: 'A pass' }, 'reference'))).toBeUndefined());
});

describe('a campaign', () => {
  const of = (winners: string[], points: Record<string, number>): Round => ({
    winners,
    points: new Map(Object.entries(points)),
  });
  const leaders = (rounds: Round[]) =>
    (['reference', 'hu', 'it', 'pt'] as Edition[]).map((edition) => standing(rounds, edition).leaders.join(' '));

  it('is won by most points', () => {
    expect(leaders([of(['A'], { A: 3, B: 0 }), of(['B'], { A: 0, B: 2 })])).toEqual(['A', 'A', 'A', 'A']);
    const points = { A: 3, B: 0 };
    expect(standing([of(['A'], points)])).toEqual({ points: new Map(Object.entries(points)), leaders: ['A'] });
  });

  it('a tie goes to more points in the last round, under hu to its winners', () => {
    const rounds = [
      of(['A', 'C'], { A: 3, B: 0, C: 2 }),
      of(['B'], { A: 0, B: 3, C: 0 }),
      of(['A', 'B'], { A: 2, B: 2, C: 0 }),
    ];
    expect(leaders(rounds)).toEqual(['A B', 'A B', 'A B', 'A B']);
    const close = [of(['A'], { A: 5, B: 1 }), of(['A', 'B'], { A: 1, B: 5 })];
    expect(leaders(close)).toEqual(['B', 'A B', 'B', 'B']);
    expect(leaders([of(['A'], { A: 5, B: 1 }), of(['B'], { A: 0, B: 4 })])).toEqual(['B', 'B', 'B', 'B']);
  });

  it('a tie in the last round too asks for one more', () => {
    const points = { A: 2, B: 2 };
    for (const edition of ['reference', 'hu'] as const)
      expect(standing([of(['A', 'B'], points)], edition)).toEqual({
        points: new Map(Object.entries(points)),
        leaders: ['A', 'B'],
      });
    expect(() => standing([])).toThrow('expected at least one round');
  });
});

it.each([
  ['A claim with C E', 'claim'],
  ['A claim with B', 'claim'],
  ['A foretell B F', 'prophecy'],
])('%s: the game has ended by a %s', (moves, how) => {
  expect(endingOf(recordOf(six, { moves, variants: ['prophecy'] }, 'reference'))?.how).toBe(how);
});
