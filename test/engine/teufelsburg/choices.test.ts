/** What is offered at a point of a game: which moves are thought of, what forbids each, and what stands for many that are barred alike. */
import { describe, expect, it, vi } from 'vitest';
import { everythingUnknown } from '../../../bench/games.ts';
import type { IllegalCode } from '../../../engine/teufelsburg/data.ts';
import { choices, legalMoves } from '../../../engine/teufelsburg/legal.ts';
import { hasOpenWindow } from '../../../engine/teufelsburg/moves.ts';
import type { GameRecord, Move, Variant } from '../../../engine/teufelsburg/record.ts';
import { rule, tablesAfter } from '../../../engine/teufelsburg/rule.ts';
import type { Table } from '../../../engine/teufelsburg/table.ts';
import { once } from '../../once.ts';
import { loadAnew } from './scenarios/files.ts';
import { EDITIONS, recordOf, type Scenario } from './scenarios/shorthand.ts';

const TABLE =
  'A order thug: key dagger; B brotherhood diplomat: goblet gloves; C order clairvoyant: whip coat; D brotherhood doctor: monocle poison-ring; pile: tome sextant; spares: priest duelist; turn: A';

const choicesAfter = (moves: string, at = '', variants: readonly Variant[] = []) =>
  choices(tablesAfter(recordOf(TABLE, { with: at, moves, variants }, 'reference')));

const kindOf = (move: Move) =>
  [
    ...('by' in move ? [move.by] : []),
    move.move,
    ...('occupation' in move && move.move === 'use' ? [move.occupation] : []),
  ].join(' ');

const uses = ['A use thug', 'B use diplomat', 'C use clairvoyant', 'D use doctor'];
const turn = (by: string) => ['attack', 'claim', 'offer', 'pass'].map((kind) => `${by} ${kind}`);
const fight = ['A', 'B', 'C', 'D'].flatMap((by) => [`${by} play`, `${by} support`]);

/** What is done, and who is then thought to do what; at which table, with which variants. */
const POINTS: readonly [string, string, readonly string[], string?, (readonly Variant[])?][] = [
  ['at the beginning of a turn', '', [...turn('A'), ...uses]],
  ['with prophecy', '', [...turn('A'), 'A foretell', ...uses], '', ['prophecy']],
  ['after the action', 'A offer key to B; B refuse', ['A pass', ...turn('B'), ...uses]],
  ['at an offer', 'A offer key to B', ['B accept', 'B refuse', ...uses]],
  ['in a fight', 'A attack B', [...fight, 'resolve', ...uses]],
  ['after supports', 'A attack B; C support none', [...fight, 'resolve', ...uses]],
  ['after cards', 'A attack B; A use thug', [...fight, 'resolve', ...uses]],
  ['at spoils', 'A attack B; A use thug; resolve', ['A inspect', 'A pass', ...turn('B'), ...uses]],
  [
    'after a look at the baggage',
    'A attack B; A use thug; resolve; A inspect baggage',
    ['A pass', 'A take', ...turn('B'), ...uses],
  ],
  ['when the Priest is owed', 'A attack B; D use priest', ['A pay', ...uses.slice(0, 3), 'D use priest'], 'D priest'],
  [
    'before the Coat',
    'A offer coat to B; B accept gloves',
    ['A decline', 'A exchange', 'A pass', ...turn('B'), ...uses].filter((kind) => !/pass|B (?!use)/.test(kind)),
    'A: coat key; C: whip',
  ],
  [
    'before the Coat, with smuggling',
    'A offer coat to B; B accept gloves',
    ['A conceal', 'A decline', 'A exchange', ...uses],
    'A: coat key; C: whip',
    ['smuggling'],
  ],
  [
    'before the Sextant',
    'A offer sextant to B; B accept gloves',
    ['A decline', 'A direct', ...uses],
    'A: sextant key; pile: tome',
  ],
  [
    'as the Sextant passes objects on',
    'A offer sextant to B; B accept gloves; A direct left; C hand whip',
    ['A hand', 'B hand', 'D hand', ...uses],
    'A: sextant key; pile: tome',
  ],
  [
    'where a window is open, beside what comes when it closes',
    'A offer monocle to B; B accept gloves',
    ['A decline', 'A pass', ...turn('B'), ...uses],
    'A: monocle key; D: poison-ring',
  ],
  [
    'over the limit',
    'A attack B; resolve',
    ['A discard', 'A give'],
    'A: key key key dagger privilege lodge-coat-of-arms',
  ],
  [
    'once the Priest is paid',
    'A attack B; D use priest; A pay key',
    [...turn('B'), ...uses.slice(0, 3), 'D use priest'],
    'D priest',
  ],
  [
    'where an occupation is unknown, for each that it can be',
    '',
    [
      ...turn('A'),
      ...['bodyguard', 'grand-master', 'hypnotist', 'poison-mixer', 'thug'].map((id) => `A use ${id}`),
      ...uses.slice(1),
    ],
    'A ?',
  ],
  [
    'at the spoils of a Diplomat who has lost',
    'A attack B; B use grand-master; resolve',
    ['A pass', 'B inspect', ...turn('B'), 'A use diplomat', 'B use grand-master', ...uses.slice(2)],
    'A diplomat; B grand-master',
  ],
  [
    'where a Diplomat’s miss has ended the turn',
    'A use diplomat C goblet for key',
    [...turn('B'), 'A use diplomat', 'B use grand-master', ...uses.slice(2)],
    'A diplomat; B grand-master',
  ],
  [
    'where the Doctor has ended the turn of a Diplomat',
    'A attack B; A play dagger; resolve; D use doctor',
    [...turn('B'), 'A use diplomat', 'B use grand-master', ...uses.slice(2)],
    'A diplomat; B grand-master',
  ],
  [
    'where the Priest has ended the turn of a Diplomat',
    'A attack B; D use priest',
    [...turn('B'), 'A use diplomat', 'B use grand-master', 'C use clairvoyant', 'D use priest'],
    'A diplomat: key; B grand-master; D priest; spares: doctor duelist',
  ],
  ['once the game is over', 'A claim with C', []],
];

describe('what is thought of', () => {
  it.each(POINTS)('%s', (_, moves, kinds, at = '', variants = []) => {
    const found = choicesAfter(moves, at, variants).map(({ move }) => kindOf(move));
    expect([...new Set(found)].sort()).toEqual([...kinds].sort());
  });

  it('is a claim for the Lodge once, and one for the association with any allies', () => {
    const claims = choicesAfter('').flatMap(({ move }) =>
      move.move === 'claim' ? [move.as === 'lodge' ? 'lodge' : (move.allies ?? []).join('')] : [],
    );
    expect(claims.sort()).toEqual(['', 'B', 'BC', 'BCD', 'BD', 'C', 'CD', 'D', 'lodge']);
  });

  it.each([
    ['-', ['']],
    ['tome', ['tome']],
    ['tome sextant', ['sextant sextant', 'sextant tome', 'tome sextant', 'tome tome']],
  ])('is for a Clairvoyant with a pile of %s', (pile, tops) => {
    const own = choicesAfter('', `pile: ${pile}; turn: C`).flatMap(({ move }) =>
      'top' in move ? [move.top.join(' ')] : [],
    );
    expect(own.sort()).toEqual(tops);
  });

  it('is for a Clairvoyant the pile after an effect has drawn from it', () => {
    const at = 'A clairvoyant: secret-bag-key key; C thug';
    const tops = choicesAfter('A offer secret-bag-key to B; B accept gloves', at).flatMap(({ move, illegal }) =>
      'top' in move && !illegal ? [move.top.join(' ')] : [],
    );
    expect(tops.sort()).toEqual(['sextant']);
  });

  it('is for somebody who can be the Clairvoyant the pile after an effect has drawn from it too', () => {
    const at = 'A ?: secret-bag-key key; C thug';
    const tops = choicesAfter('A offer secret-bag-key to B; B accept gloves', at).flatMap(({ move, illegal }) =>
      'top' in move && !illegal ? [move.top.join(' ')] : [],
    );
    expect(tops.sort()).toEqual(['sextant']);
  });

  it('is for a Diplomat to give nothing in return only to those whose hands are not known', () => {
    const targets = choicesAfter('', 'A diplomat; B thug: goblet ?; D: ?').flatMap(({ move }) =>
      move.move === 'use' && move.occupation === 'diplomat' && !move.return && move.object === 'key'
        ? [move.target]
        : [],
    );
    expect(targets.sort()).toEqual(['B', 'D']);
  });

  it('is legal if it is so at one of several points, whichever comes first', () => {
    const at = 'A diplomat; B clairvoyant: goblet gloves; C thug';
    const pointsOf = (moves: string) => tablesAfter(recordOf(TABLE, { with: at, moves }, 'reference'));
    const [own, next] = [pointsOf(''), pointsOf('A pass')];
    const legalAt = (tables: readonly Table[]) =>
      choices(tables).flatMap(({ move, illegal }) => (illegal ? [] : [JSON.stringify(move)]));
    const both = [...legalAt(own), ...legalAt(next)].sort();
    expect(new Set(both).size).toBe(both.length);
    for (const tables of [
      [...own, ...next],
      [...next, ...own],
    ]) {
      expect(legalAt(tables).sort()).toEqual(both);
      expect(
        legalMoves(tables)
          .map((move) => JSON.stringify(move))
          .sort(),
      ).toEqual(both);
    }
    expect(legalMoves([])).toEqual([]);
  });

  it('is by nobody that points are counted', () => {
    const { pending } = rule(recordOf(TABLE, { moves: 'A attack B' }, 'reference'), false);
    expect(pending.filter((one) => !('by' in one))).toEqual([{ moves: [{ move: 'resolve' }] }]);
  });

  it('is for a Poison Mixer either side', () => {
    const own = choicesAfter('A attack B', 'C poison-mixer').flatMap(({ move }) =>
      move.move === 'use' && move.occupation === 'poison-mixer' ? [move.winner] : [],
    );
    expect(own).toEqual(['attacker', 'defender']);
  });

  it('is for a Hypnotist everybody else', () => {
    const own = choicesAfter('A attack B', 'A hypnotist').flatMap(({ move }) =>
      move.move === 'use' && move.occupation === 'hypnotist' ? [move.target] : [],
    );
    expect(own).toEqual(['B', 'C', 'D']);
  });
});

/** The scenarios of the file being read, which hands them over instead of testing them. */
const groups = vi.hoisted((): { at: string; cases: readonly Scenario[] }[] => []);
vi.mock('./scenarios/table.ts', () => ({
  scenarios: (_: string, at: string, cases: readonly Scenario[]) => groups.push({ at, cases }),
}));
await loadAnew();

/** Reasons that look at the player and at what is under way, not at what the move names. */
const OF_PLAYER: readonly IllegalCode[] = [
  ...(['turn.not-yours', 'turn.after-action', 'spoils.winner-first', 'occupation.spent'] as const),
  ...(['turn.ended-by-diplomat', 'turn.ended-by-doctor', 'turn.ended-by-priest'] as const),
  ...(['under-way.offer', 'under-way.demand', 'under-way.effects', 'under-way.passing', 'under-way.payment'] as const),
  ...(['under-way.challenge', 'under-way.supports', 'under-way.cards'] as const),
];

const records = once((): readonly GameRecord[] =>
  [
    ...groups.flatMap(({ at, cases }) => cases.flatMap((one) => EDITIONS.map((edition) => recordOf(at, one, edition)))),
    ...POINTS.map(([, moves, , at = '', variants = []]) => recordOf(TABLE, { with: at, moves, variants }, 'reference')),
  ].filter((record) => tablesAfter(record).length === 1),
);

const textOf = (move: Move) => JSON.stringify(move);

it('is barred with the reason that a ruling gives', () => {
  for (const record of records())
    for (const [index, { move, illegal }] of choices(tablesAfter(record)).entries()) {
      if (index % 23 > 0) continue;
      const ruling = rule({ ...record, moves: [...(record.moves ?? []), move] }, false);
      // Where hidden cards decide, one reason of several is told.
      if (ruling.status !== 'depends') expect(ruling.illegal?.code, JSON.stringify([record, move])).toBe(illegal?.code);
    }
});

it('makes no list that nobody can go through, with ten players of whom nothing is known', () => {
  for (const [name, record] of Object.entries(everythingUnknown()))
    expect(choices(tablesAfter(record)).length, name).toBeLessThan(5000);
});

it('is listed once, and what is legal is that of which nothing forbids it', () => {
  for (const record of records()) {
    const tables = tablesAfter(record);
    const all = choices(tables);
    expect(new Set(all.map(({ move }) => textOf(move))).size).toBe(all.length);
    const legal = all.filter(({ illegal }) => !illegal).map(({ move }) => textOf(move));
    expect(legalMoves(tables).map(textOf).sort()).toEqual(legal.sort());
  }
});

it('stands for all of its kind where a reason does not look at what it names', () => {
  const met = new Set<string>();
  for (const record of records()) {
    const tables = tablesAfter(record);
    const standing = new Map<string, Set<string>>();
    for (const { move, illegal } of choices(tables)) {
      if (!illegal || !OF_PLAYER.includes(illegal.code)) continue;
      met.add(illegal.code);
      // Of whom a Diplomat demands and whom a claim names is not looked at before.
      const named = 'occupation' in move || move.move === 'claim' ? { target: '', allies: '', holders: '' } : {};
      const kind = `${kindOf(move)} ${'as' in move ? move.as : ''} ${illegal.code}`;
      standing.set(kind, (standing.get(kind) ?? new Set()).add(JSON.stringify({ ...move, ...named })));
    }
    // Before and after a window closes it is tried anew.
    const most = hasOpenWindow(tables[0] as Table) ? 2 : 1;
    for (const [kind, moves] of standing) expect([kind, moves.size <= most]).toEqual([kind, true]);
  }
  expect([...met].sort()).toEqual(OF_PLAYER.toSorted());
});
