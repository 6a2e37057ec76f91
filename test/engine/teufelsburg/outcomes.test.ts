/** What outcomes under one heading have in common, what parts them, and how likely each is. */
import { describe, expect, it } from 'vitest';
import { Deal } from '../../../engine/kernel/deal.ts';
import { hanging } from '../../../engine/kernel/depends.ts';
import { inLowestTerms } from '../../../engine/kernel/outcomes.ts';
import { type Questions, ways } from '../../../engine/kernel/questions.ts';
import { type Random, seeded } from '../../../engine/kernel/random.ts';
import { objects } from '../../../engine/teufelsburg/data.ts';
import { relation } from '../../../engine/teufelsburg/depends.ts';
import { text } from '../../../engine/teufelsburg/ground.ts';
import { type Illegal, illegal } from '../../../engine/teufelsburg/illegal.ts';
import { legalMoves } from '../../../engine/teufelsburg/legal.ts';
import {
  canNameWinners,
  headings,
  inCommon,
  inDetail,
  verdict,
  type Way,
  weigh,
  weighed,
} from '../../../engine/teufelsburg/outcomes.ts';
import type { GameRecord, Move, ObjectId, Player, Position } from '../../../engine/teufelsburg/record.ts';
import { type Ruling, rule, tablesAfter } from '../../../engine/teufelsburg/rule.ts';
import { setUp } from '../../../engine/teufelsburg/setup.ts';
import type { Step } from '../../../engine/teufelsburg/state.ts';
import { Table } from '../../../engine/teufelsburg/table.ts';

const TABLE = {
  players: [
    { id: 'A', association: 'order', occupation: 'thug', objects: ['key', 'key', 'tome'] },
    { id: 'B', association: 'brotherhood', occupation: 'priest', shown: true, objects: ['whip'] },
    { id: 'C', association: 'order', occupation: 'doctor', objects: ['dagger', 'coat'] },
  ],
  objectPile: ['goblet', 'gloves'],
  occupationPile: ['duelist', 'diplomat'],
  turn: 'A',
} as const satisfies Position;

const OWN = text('baggage.hand');

const ruling = (rest: Partial<Ruling> = {}): Ruling => ({
  ...{ status: 'pending', applied: 2, position: TABLE, effects: [], seen: [], pending: [], steps: [] },
  ...rest,
});

/** A table on which the first player is otherwise. */
const withFirst = (player: Partial<Player>, rest: Partial<Position> = {}): Position => ({
  ...TABLE,
  ...rest,
  players: [{ ...TABLE.players[0], ...player }, ...TABLE.players.slice(1)],
});

describe('what rulings have in common', () => {
  const firstOf = (...players: readonly Partial<Player>[]) =>
    inCommon(players.map((player) => ruling({ position: withFirst(player) }))).position.players[0];
  const handOf = (...hands: readonly Player['objects'][]) => firstOf(...hands.map((objects) => ({ objects })))?.objects;

  it('is one ruling itself', () => {
    const one = ruling();
    expect(inCommon([one])).toBe(one);
  });

  it('is everything where they are the same', () => {
    const one = ruling({
      ...{ status: 'illegal', illegal: illegal('turn.acted', OWN, { by: 'A' }), winners: ['B'], won: 'brotherhood' },
      ...{ discarded: ['monocle'], seen: [{ by: 'A', of: 'B', what: 'objects', value: ['whip'] }] },
      fight: { attacker: 'A', defender: 'B', attackerPoints: 2, defenderPoints: 1, outcome: 'attacker' },
      // The same object can have been traded the same way twice.
      effects: Array(2).fill({ object: 'sextant', by: 'A', partner: 'B' }),
      pending: [{ by: 'A', moves: [{ by: 'A', move: 'pass' }] }],
      steps: [{ move: 0, code: 'turn.next', ...OWN, params: { by: 'A' }, changes: [] }],
    });
    const same = inCommon([one, structuredClone(one), structuredClone(one)]);
    expect(same).toEqual(one);
  });

  it.each<[keyof Ruling, unknown, unknown]>([
    ['illegal', { code: 'turn.acted' }, undefined],
    ['winners', ['A'], ['A', 'B']],
    ['winners', ['A'], undefined],
    ['won', 'order', 'lodge'],
    ['fight', { attacker: 'A', defender: 'B', outcome: 'tie' }, { attacker: 'A', defender: 'B', outcome: 'attacker' }],
    ['fight', { attacker: 'A', defender: 'B' }, undefined],
  ])('is no %s where that differs', (field, one, other) => {
    const rulings = [one, one, other].map((value) => ruling({ [field]: value }));
    expect(inCommon(rulings)).not.toHaveProperty(field);
    expect(inCommon(rulings.slice(0, 2))).toHaveProperty(field, one);
  });

  it('is forbidden by one rule or another, as the weakest of them rests', () => {
    const reasons = [
      illegal('turn.acted', { cites: ['turn.action'], basis: 'text' }, { by: 'A' }),
      illegal('turn.acted', { cites: ['turn.action'], basis: 'text' }, { by: 'B' }),
      illegal('spoils.none', { cites: ['fight.spoils', 'turn.action'], basis: 'reading', reading: 'spoils-left' }, {}),
      illegal('limit.gives-here', { cites: ['limit.give'], basis: 'edition', option: 'hand-limit' }, {}),
    ];
    const common = inCommon(reasons.map((one) => ruling({ illegal: one })));
    expect(common.illegal).toEqual({
      code: 'unknown.either-way',
      cites: ['turn.action', 'fight.spoils', 'limit.give'],
      basis: 'reading',
      reading: 'spoils-left',
      params: {},
    });
  });

  it('is nobody’s turn where it is different ones’', () => {
    const turns = ['A', 'A', 'B'].map((turn) => ruling({ position: { ...TABLE, turn } }));
    expect(inCommon(turns).position).not.toHaveProperty('turn');
    expect(inCommon(turns).position.players).toEqual(TABLE.players);
    expect(inCommon(turns.slice(0, 2)).position.turn).toBe('A');
  });

  it('is as many moves as were made in all', () => {
    expect(inCommon([3, 1, 2].map((applied) => ruling({ applied }))).applied).toBe(1);
  });

  it.each<[string, Player['objects'][], Player['objects']]>([
    [
      'the same in another order',
      [
        ['key', 'tome'],
        ['tome', 'key'],
      ],
      ['key', 'tome'],
    ],
    [
      'another card',
      [
        ['key', 'tome'],
        ['key', 'coat'],
      ],
      ['key', '?'],
    ],
    [
      'one copy instead of two',
      [
        ['key', 'key'],
        ['key', 'coat'],
      ],
      ['key', '?'],
    ],
    [
      'one copy instead of two, the other way round',
      [
        ['key', 'coat'],
        ['key', 'key'],
      ],
      ['key', '?'],
    ],
    ['a card less', [['key', 'tome'], ['tome']], ['tome']],
    ['a card more', [['tome'], ['key', 'tome']], ['tome']],
    [
      'other cards in a shorter hand',
      [
        ['key', 'tome', 'coat'],
        ['whip', 'coat'],
      ],
      ['coat', '?'],
    ],
    [
      'another card in one of three',
      [
        ['key', 'tome'],
        ['key', 'tome'],
        ['tome', 'coat'],
      ],
      ['tome', '?'],
    ],
    ['no card', [['key'], []], []],
  ])('of a hand: %s', (_, hands, common) => {
    expect(handOf(...hands)).toEqual(common);
  });

  it('is shown if it is in all', () => {
    expect(firstOf({ shown: true }, { shown: true })).toHaveProperty('shown', true);
    expect(firstOf({ shown: true }, { shown: true }, {})).not.toHaveProperty('shown');
    expect(firstOf({}, { shown: true })).not.toHaveProperty('shown');
    expect(firstOf({ shown: true }, {})).not.toHaveProperty('shown');
  });

  it('is an occupation if it is the same in all', () => {
    expect(firstOf({}, {})?.occupation).toBe('thug');
    expect(firstOf({}, {}, { occupation: 'priest' })?.occupation).toBe('?');
  });

  it('is of a pile what lies at the same place', () => {
    const piles = (objectPile: Position['objectPile'], occupationPile: Position['occupationPile']) =>
      ruling({ position: { ...TABLE, objectPile, occupationPile } as Position });
    const one = piles(['tome', 'key', 'coat'], ['thug', 'priest']);
    const { position } = inCommon([one, one, piles(['tome', 'coat', 'key'], ['priest', 'thug'])]);
    expect(position).toMatchObject({ objectPile: ['tome', '?', '?'], occupationPile: ['?', '?'] });
  });

  it('is of what was discarded the same cards, and others unknown', () => {
    const discarded = [['tome', 'key'], ['key', 'coat'], ['key']].map((cards) => ruling({ discarded: cards }));
    expect(inCommon(discarded.slice(0, 2)).discarded).toEqual(['key', '?']);
    expect(inCommon(discarded).discarded).toEqual(['key']);
    expect(inCommon([ruling({ discarded: ['tome'] }), ruling()]).discarded).toEqual([]);
    expect(inCommon([ruling(), ruling()])).not.toHaveProperty('discarded');
  });

  it('is the effects that took place in all, as often as in each, in the order of the first', () => {
    const effects = (...objects: string[]) =>
      ruling({ effects: objects.map((object) => ({ object, by: 'A', partner: 'B' })) });
    const common = (...lists: string[][]) => inCommon(lists.map((list) => effects(...list))).effects;
    expect(common(['sextant', 'coat'], ['coat', 'sextant'])).toEqual(effects('sextant', 'coat').effects);
    expect(common(['sextant', 'sextant', 'coat'], ['sextant', 'coat', 'sextant'], ['sextant'])).toEqual(
      effects('sextant').effects,
    );
    expect(common(['sextant'], [])).toEqual([]);
    expect(common([], ['sextant'])).toEqual([]);
  });

  it('is what was shown in all, unknown where it was not the same', () => {
    const seen = (...sights: Ruling['seen']) => ruling({ seen: sights });
    const hand = (...value: string[]) => ({ by: 'A', of: 'B', what: 'objects', value }) as const;
    const card = (value: string) => ({ by: 'A', of: 'B', what: 'association', value }) as const;
    const common = (...rulings: Ruling[]) => inCommon(rulings).seen;
    expect(common(seen(hand('key', 'tome')), seen(hand('tome', 'coat')))).toEqual([hand('tome', '?')]);
    expect(common(seen(card('order')), seen(card('order')))).toEqual([card('order')]);
    expect(common(seen(card('order')), seen(card('order')), seen(card('brotherhood')))).toEqual([card('?')]);
    expect(common(seen(card('order'), hand('key')), seen(card('order')))).toEqual([card('order')]);
    expect(common(seen(card('order')), seen(card('order')), seen())).toEqual([]);
    // Also where something else was shown before it in one of them.
    expect(common(seen(card('order')), seen(hand('key'), card('order')))).toEqual([card('order')]);
    expect(common(seen(card('order'), card('brotherhood')), seen(card('order'), hand('key'), card('order')))).toEqual([
      card('order'),
      card('?'),
    ]);
    // What is a card in one and a hand in another is neither.
    expect(common(seen({ ...hand(), value: '?' }), seen(hand('key')))).toEqual([{ ...hand(), value: '?' }]);
    for (const other of [{ by: 'C' }, { of: 'C' }, { what: 'occupation' as const }])
      expect(common(seen(card('order')), seen({ ...card('order'), ...other }), seen(card('order')))).toEqual([]);
  });

  it('is who may decide next in some, with all that they may then do', () => {
    const pass = (by: string) => ({ by, move: 'pass' }) as const;
    const attack = { by: 'A', move: 'attack', target: 'B' } as const;
    const resolve = { move: 'resolve' } as const;
    expect(
      inCommon([
        ruling({ pending: [{ by: 'A', moves: [pass('A')] }, { moves: [resolve] }] }),
        ruling({ pending: [{ by: 'A', moves: [attack, pass('A')] }] }),
        ruling({ pending: [{ by: 'C', moves: [pass('C')] }, { moves: [resolve] }] }),
      ]).pending,
    ).toStrictEqual([{ by: 'A', moves: [pass('A'), attack] }, { moves: [resolve] }, { by: 'C', moves: [pass('C')] }]);
  });

  describe('is of the steps', () => {
    const step = (text: string): Step => {
      const [code = '', object = ''] = text.split(' ');
      const [name, move = '0'] = code.split('@');
      return {
        ...{ move: Number(move), code: name as Step['code'], ...OWN, changes: [] },
        params: { by: 'A', ...(object && { objects: object.split('+') }) },
      };
    };
    const steps = (texts: readonly string[]) => ruling({ steps: texts.map(step) });

    it.each<[string, string[][], string[]]>([
      [
        'all, where they are the same',
        [
          ['a', 'b', 'c'],
          ['a', 'b', 'c'],
        ],
        ['a', 'b', 'c'],
      ],
      [
        'how they begin',
        [
          ['a', 'b', 'c'],
          ['a', 'd'],
        ],
        ['a'],
      ],
      ['how they begin, where one is longer', [['a'], ['a', 'b']], ['a']],
      ['how they begin, where one is shorter', [['a', 'b'], ['a']], ['a']],
      [
        'what takes place in both after they have parted',
        [
          ['a', 'b', 'c', 'd'],
          ['a', 'e', 'd', 'f'],
        ],
        ['a', 'd'],
      ],
      [
        'nothing twice that only the first has twice',
        [
          ['a', 'b', 'a'],
          ['a', 'c'],
        ],
        ['a'],
      ],
      [
        'nothing of another move',
        [
          ['a', 'b@1'],
          ['a', 'b@2'],
        ],
        ['a'],
      ],
      [
        'nothing about another card',
        [
          ['a key', 'b'],
          ['a tome', 'b'],
        ],
        ['b'],
      ],
      [
        'the same about the same cards',
        [
          ['a key+tome', 'b'],
          ['a key+tome', 'c'],
        ],
        ['a key+tome'],
      ],
      [
        'what is in all of three',
        [
          ['a', 'b', 'c'],
          ['a', 'c'],
          ['a', 'b'],
        ],
        ['a'],
      ],
    ])('%s', (_, lists, common) => {
      expect(inCommon(lists.map(steps)).steps).toEqual(common.map(step));
    });
  });
});

/** Rulings on the same moves with some cards lying otherwise. */
function rulingsOf(random: Random): Ruling[] {
  const variants = random.pick([[], ['smuggling']] as const);
  const { position } = setUp({ players: 3 + random.below(3), seed: random.below(2 ** 31), variants });
  const cards = [...(position.objectPile ?? [])];
  const hands = position.players.map(({ objects }) => [...objects, ...cards.splice(0, random.below(4))]);
  const start: GameRecord = {
    ...{ game: 'teufelsburg', edition: random.pick(['reference', 'hu'] as const), variants },
    position: {
      ...position,
      players: position.players.map((player, seat) => ({ ...player, objects: hands[seat] ?? [] })),
      objectPile: cards.slice(0, 3),
    },
  };
  const moves: Move[] = [];
  for (let made = 1 + random.below(9); made > 0; made--) {
    const legal = legalMoves(tablesAfter({ ...start, moves }));
    const kind = random.pick([...new Set(legal.map(({ move }) => move)), undefined]);
    if (kind) moves.push(random.pick(legal.filter(({ move }) => move === kind)));
  }
  /** The first players’ cards in some other order. */
  const otherwise = (): Position => {
    const from = random.below(2);
    const [one = [], two = []] = [hands[from], hands[from + 1]];
    const mixed = random.shuffle([...one, ...two]);
    const dealt = hands.with(from, mixed.slice(0, one.length)).with(from + 1, mixed.slice(one.length));
    const jobs = random.shuffle(position.players.slice(0, 2).map(({ occupation }) => occupation));
    return {
      ...start.position,
      players: position.players.map(({ id, association, occupation }, seat) => ({
        ...{ id, association, objects: dealt[seat] ?? [] },
        occupation: jobs[seat] ?? occupation,
      })),
    } as Position;
  };
  return Array.from({ length: 12 }, () => rule({ ...start, position: otherwise(), moves }));
}

const times = (list: readonly string[], one: string) => list.filter((other) => other === one).length;
const isOne = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size === 1;
const textOf = ({ code, move, params }: Step) => JSON.stringify([code, move, Object.entries(params).sort()]);

/** The cards of some hands that all have, by a plain count, with those unknown. */
function handOf(hands: readonly (readonly string[])[]): string[] {
  const kinds = [...new Set(hands.flat())].filter((card) => card !== '?');
  const common = kinds.flatMap((card) => Array<string>(Math.min(...hands.map((hand) => times(hand, card)))).fill(card));
  const size = Math.min(...hands.map(({ length }) => length));
  return [...common, ...Array<string>(size - common.length).fill('?')].sort();
}

/** What forbids a move by one rule or another. */
const EITHER_WAY = 'unknown.either-way';

/** What some rulings should have in common, field by field. */
function wanted(rulings: readonly Ruling[]): Record<string, unknown> {
  const [first] = rulings as [Ruling];
  const same = <Value>(of: (one: Ruling) => Value) => (isOne(rulings.map(of)) ? of(first) : undefined);
  const place = (of: (one: Ruling) => readonly string[] | undefined) =>
    of(first)?.map((card, at) => (rulings.every((one) => of(one)?.[at] === card) ? card : '?'));
  const allSteps = rulings.map(({ steps }) => steps.map(textOf));
  return {
    status: first.status,
    applied: Math.min(...rulings.map(({ applied }) => applied)),
    illegal: same((one) => one.illegal) ?? (rulings.every((one) => one.illegal) ? EITHER_WAY : undefined),
    winners: same((one) => one.winners),
    won: same((one) => one.won),
    fight: same((one) => one.fight),
    turn: same((one) => one.position.turn),
    pile: place((one) => one.position.objectPile),
    spares: place((one) => one.position.occupationPile),
    players: first.position.players.map(({ id, association }, seat) => ({
      ...{ id, association },
      occupation: same((one) => one.position.players[seat]?.occupation) ?? '?',
      shown: rulings.every((one) => one.position.players[seat]?.shown),
      objects: handOf(rulings.map((one) => one.position.players[seat]?.objects ?? [])),
    })),
    effects: first.effects.filter((effect, at) => {
      const text = JSON.stringify(effect);
      const texts = rulings.map(({ effects }) => effects.map((one) => JSON.stringify(one)));
      return times((texts[0] ?? []).slice(0, at), text) < Math.min(...texts.map((list) => times(list, text)));
    }),
    pending: [
      ...new Set(
        rulings.flatMap(({ pending }) =>
          pending.flatMap(({ by, moves }) => moves.map((move) => JSON.stringify([by, move]))),
        ),
      ),
    ].sort(),
    steps: [...new Set(allSteps[0])].filter((step) => allSteps.every((list) => list.includes(step))),
  };
}

function said(common: Ruling): Record<string, unknown> {
  const { status, applied, illegal, winners, won, fight, position, effects, pending, steps } = common;
  return {
    ...{ status, applied, winners, won, fight, effects },
    illegal: illegal?.code === 'unknown.either-way' ? EITHER_WAY : illegal,
    turn: position.turn,
    pile: position.objectPile,
    spares: position.occupationPile,
    players: position.players.map(({ id, association, occupation, shown = false, objects }) => ({
      ...{ id, association, occupation, shown, objects: [...objects].sort() },
    })),
    pending: pending.flatMap(({ by, moves }) => moves.map((move) => JSON.stringify([by, move]))).sort(),
    steps: [...new Set(steps.map(textOf))],
  };
}

it.each(Array.from({ length: 12 }, (_, block) => block))(
  'what rulings on random records have in common, block %i',
  (block) => {
    const random = seeded(70 + block);
    let compared = 0;
    for (let round = 0; round < 12; round++) {
      const rulings = rulingsOf(random);
      for (let tried = 0; tried < 4; tried++) {
        const { status } = random.pick(rulings);
        const some = random.shuffle(rulings.filter((one) => one.status === status)).slice(0, 2 + random.below(3));
        if (isOne(some)) continue;
        compared++;
        expect(said(inCommon(some))).toEqual(wanted(some));
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
);

/** A way that a record can come out, on a table of its own. */
function wayOf(rest: Partial<Ruling> = {}, position: Position = TABLE): Way {
  const table = new Table({ game: 'teufelsburg', position }, false);
  return { ruling: ruling({ position, ...rest }), table, findings: [], askedAt: [] };
}

describe('headings', () => {
  const many = <Value>(number: number, of: (index: number) => Value) =>
    Array.from({ length: number }, (_, at) => of(at));
  const numberOf = (...ways: Way[]) => headings(ways).length;
  const fight = { attacker: 'A', defender: 'B' } as const;
  const effect = (partner: string) => [{ object: 'sextant', by: 'A', partner }];
  const because = (code: Illegal['code'], by = 'A') => illegal(code, OWN, { by });

  it('keep every way, those alike together in the order in which they come', () => {
    const ways = ['A', 'B', 'A', 'C', 'B'].map((turn) => wayOf({ position: { ...TABLE, turn } }));
    expect(headings(ways)).toEqual([[ways[0], ways[2]], [ways[1], ways[4]], [ways[3]]]);
  });

  it.each<[string, () => readonly [one: Way, other: Way]]>([
    ['status', () => [wayOf({ status: 'settled' }), wayOf()]],
    ['moves made', () => [wayOf({ applied: 1 }), wayOf()]],
    ['fight', () => [wayOf({ fight }), wayOf({ fight: { ...fight, attackerPoints: 1 } })]],
    ['effects', () => [wayOf({ effects: effect('B') }), wayOf()]],
    [
      'effects after the first',
      () => [wayOf({ effects: effect('B') }), wayOf({ effects: [...effect('B'), ...effect('C')] })],
    ],
    ['winning side', () => [wayOf({ won: 'order' }), wayOf({ won: 'brotherhood' })]],
    ['winners', () => [wayOf({ winners: ['A'] }), wayOf({ winners: ['A', 'B'] })]],
    ['turn', () => [wayOf({ position: { ...TABLE, turn: 'B' } }), wayOf()]],
    ['size of a hand', () => [wayOf({}, withFirst({ objects: ['key', 'key'] })), wayOf()]],
    ['open occupation', () => [wayOf({}, withFirst({ shown: true })), wayOf()]],
    [
      'open occupation of somebody without objects',
      () => [wayOf({}, withFirst({ shown: true, objects: [] })), wayOf({}, withFirst({ objects: [] }))],
    ],
    ['size of the pile', () => [wayOf({}, withFirst({}, { objectPile: ['tome'] })), wayOf()]],
  ])('are parted by the %s', (_, make) => {
    const [one, other] = make();
    expect(numberOf(one, other)).toBe(2);
    expect(numberOf(one, one)).toBe(1);
  });

  it.each([
    ['reason', because('turn.not-yours')],
    ['whom the reason names', because('turn.acted', 'B')],
  ])('are parted by the %s only where the move can be made in some way', (_, reason) => {
    const [one, other] = [wayOf({ illegal: because('turn.acted') }), wayOf({ illegal: reason })];
    expect(numberOf(one, other)).toBe(1);
    expect(numberOf(one, other, wayOf({ won: 'order' }))).toBe(3);
    // A place further on is another matter.
    expect(numberOf(one, wayOf({ illegal: reason, applied: 1 }))).toBe(2);
  });

  it('are parted by what is under way', () => {
    const [one, other] = [wayOf(), wayOf()];
    other.table.phase = { at: 'challenge' };
    expect(numberOf(one, other)).toBe(2);
  });

  it('are not parted by which cards lie hidden where, but by which one has been shown', () => {
    const having = (...objects: readonly ObjectId[]) => wayOf({}, withFirst({ objects }));
    expect(numberOf(having('key', 'dagger'), having('coat', 'dagger'), having('dagger', 'key'))).toBe(1);
    const showing = (revealed: string) => {
      const way = wayOf();
      way.table.revealed = revealed;
      return way;
    };
    expect(numberOf(showing(''), showing('0key'), showing('0secret-bag-key'), showing('0key1coat'))).toBe(4);
    expect(numberOf(showing('0key'), showing('0key'))).toBe(1);
  });

  it('are eight at most: then winners part them no more', () => {
    const ways = many(9, (at) => wayOf({ winners: [`p${at}`] }));
    expect(numberOf(...ways.slice(0, 8))).toBe(8);
    expect(canNameWinners(ways.slice(0, 8))).toBe(true);
    expect(numberOf(...ways)).toBe(1);
    expect(canNameWinners(ways)).toBe(false);
  });

  it('are never parted by winners where not all can be named', () => {
    const ways = many(3, (at) => wayOf({ winners: [`p${at}`] }));
    (ways[1] as Way).table.unnamed = true;
    expect(numberOf(...ways)).toBe(1);
  });

  it('are then parted by status, reason, outcome of the fight, effects and winning side alone', () => {
    const ways = many(9, (applied) => wayOf({ applied }));
    expect(numberOf(...ways.slice(0, 8))).toBe(8);
    expect(numberOf(...ways)).toBe(1);
    expect(numberOf(...ways, wayOf({ fight }), wayOf({ illegal: because('turn.acted', 'B') }))).toBe(2);
    const others = [
      ...[wayOf({ status: 'settled' }), wayOf({ illegal: because('turn.acted') })],
      ...[wayOf({ fight: { ...fight, outcome: 'tie' } }), wayOf({ effects: effect('B') }), wayOf({ won: 'order' })],
    ];
    expect(numberOf(...ways, ...others)).toBe(6);
  });

  it('are then parted by status, outcome of the fight and winning side alone', () => {
    const ways = many(9, (at) => wayOf({ effects: effect(`p${at}`) }));
    expect(numberOf(...many(9, (applied) => wayOf({ applied })), ...ways.slice(0, 7))).toBe(8);
    expect(numberOf(...ways)).toBe(1);
    const others = [
      wayOf({ status: 'settled' }),
      wayOf({ fight: { ...fight, outcome: 'tie' } }),
      wayOf({ won: 'order' }),
    ];
    expect(numberOf(...ways, ...others)).toBe(4);
  });

  it('are in the end parted by status alone', () => {
    const outcomes = ['attacker', 'defender', 'tie'] as const;
    const ways = (['order', 'brotherhood', 'lodge'] as const).flatMap((won) =>
      outcomes.map((outcome) => wayOf({ won, fight: { ...fight, outcome } })),
    );
    const effects = many(9, (at) =>
      wayOf({ won: 'order', effects: effect(`p${at}`), fight: { ...fight, outcome: 'tie' } }),
    );
    expect(numberOf(...ways.slice(0, 8), ...effects)).toBe(8);
    expect(numberOf(...ways, wayOf({ status: 'settled' }))).toBe(2);
  });
});

describe('what a ruling comes to', () => {
  it('is the same whatever the order of hands and the way there', () => {
    const one = ruling();
    expect(verdict(one)).toBe(verdict(ruling({ position: withFirst({ objects: ['tome', 'key', 'key'] }) })));
    const step: Step = { move: 0, code: 'turn.next', ...OWN, params: {}, changes: [] };
    expect(verdict(one)).toBe(verdict(ruling({ steps: [step], pending: [{ moves: [{ move: 'resolve' }] }] })));
    expect(TABLE.players[0].objects).toEqual(['key', 'key', 'tome']);
    const [known, otherwise] = [['key', 'tome'] as const, ['tome', 'key'] as const].map((objects) =>
      rule({ game: 'teufelsburg', position: withFirst({ shown: true, objects }) }),
    ) as [Ruling, Ruling];
    expect(verdict(inCommon([known, otherwise]))).toBe(verdict(known));
  });

  it.each<[string, Partial<Ruling>]>([
    ['status', { status: 'settled' }],
    ['moves made', { applied: 1 }],
    ['reason', { illegal: illegal('turn.acted', OWN, {}) }],
    ['hand', { position: withFirst({ objects: ['key', 'tome', 'tome'] }) }],
    ['association', { position: withFirst({ association: 'brotherhood' }) }],
    ['pile', { position: withFirst({}, { objectPile: ['gloves', 'goblet'] }) }],
    ['discarded', { discarded: ['coat'] }],
    ['fight', { fight: { attacker: 'A', defender: 'B' } }],
    ['effects', { effects: [{ object: 'sextant', by: 'A', partner: 'B' }] }],
    ['seen', { seen: [{ by: 'A', what: 'object-pile', value: ['key'] }] }],
    ['winners', { winners: ['A'] }],
    ['won', { won: 'lodge' }],
  ])('is told apart by the %s', (_, rest) => {
    expect(verdict(ruling(rest))).not.toBe(verdict(ruling()));
    expect(inDetail([wayOf(), wayOf(rest), wayOf()]).map(({ length }) => length)).toEqual([2, 1]);
  });
});

it.each([
  [
    [4, 6, 10],
    [2, 3, 5],
  ],
  [
    [3, 5],
    [3, 5],
  ],
  [
    [0, 6],
    [0, 1],
  ],
  [[7], [1]],
  [
    [0, 0],
    [0, 0],
  ],
])('%j in lowest terms are %j', (deals, lowest) => {
  expect(inLowestTerms(deals.map(BigInt))).toEqual(lowest);
});

describe('how likely ways are', () => {
  /** The ways that some questions about a position can be answered. */
  const waysOf = (position: Position, ask: (table: Table) => Partial<Ruling>): Way[] => [
    ...ways((questions) => {
      const table = new Table({ game: 'teufelsburg', position }, false, questions);
      return { ruling: ruling(ask(table)), table, findings: table.hidden.findings, askedAt: [] };
    }),
  ];
  /** An unknown object, or two, and no pile. */
  const position: Position = { ...withFirst({ objects: ['key', '?'] }, { objectPile: [] }) };
  const twoUnknown = { ...position, players: position.players.with(1, { id: 'B', objects: ['?'] }) };
  const inPlay = Object.entries(objects).filter(([, { players }]) => players[0] <= 3 && players[1] >= 3);
  const copies = (id: string) => objects[id as ObjectId].count;
  const unseen =
    inPlay.reduce((sum, [id]) => sum + copies(id), 0) -
    twoUnknown.players.flatMap((one) => one.objects).filter((id) => id !== '?').length;
  const place = (seat: number) => `players[${seat}].objects`;
  const isKey = (seat: number, holds: boolean) => ({ place: place(seat), card: 'key', atLeast: 1, holds });

  it('is told of each outcome in lowest terms, the likeliest first, with its condition', () => {
    const groups = waysOf(position, (table) => ({ winners: table.holds(0, 'goblet') ? ['A'] : ['B'] })).map((way) => [
      way,
    ]);
    const goblet = { place: place(0), card: 'goblet', atLeast: 1, holds: true };
    expect(weigh(groups)).toMatchObject({
      question: goblet,
      cases: [
        { when: [[{ ...goblet, holds: false }]], ruling: { winners: ['B'] } },
        { when: [[goblet]], ruling: { winners: ['A'] } },
      ],
    });
    const { cases, deals } = weigh(groups);
    expect(cases.map((one) => one.deals / deals)).toEqual([1 - 3 / (unseen - 1), 3 / (unseen - 1)]);
    expect(inLowestTerms(cases.map((one) => BigInt(one.deals)))).toEqual(cases.map((one) => one.deals));
    expect(deals).toBe(cases.reduce((sum, one) => sum + one.deals, 0));
  });

  it('is the sum of those of an outcome, told with what they have in common', () => {
    const all = waysOf(twoUnknown, (table) => ({
      applied: 1,
      winners: [table.holds(1, 'goblet') ? (table.holds(0, 'goblet') ? 'both' : 'B') : 'A'],
    }));
    const [both, one, none] = all as [Way, Way, Way];
    const { cases, deals } = weigh([[both, none], [one]]);
    const shares = cases.map((found) => [found.ruling.winners, found.deals / deals]);
    const two = (3 / unseen) * (2 / (unseen - 1));
    expect(shares).toEqual([
      [undefined, expect.closeTo(1 - 3 / unseen + two, 12)],
      [['B'], expect.closeTo(3 / unseen - two, 12)],
    ]);
  });

  it('hangs on nothing that all ways have found', () => {
    const all = waysOf(twoUnknown, (table) => {
      for (const card of ['goblet', 'tome'] as const) table.holds(1, card);
      return { winners: table.holds(0, 'whip') ? ['A'] : ['B'] };
    });
    const both = all.filter(({ findings: [goblet, tome] }) => !goblet?.holds && !tome?.holds);
    expect(both.map(({ findings }) => findings.length)).toEqual([3, 3]);
    const [yes, no] = weighed(both);
    expect([yes, no].map((one) => one?.findings)).toEqual(
      [true, false].map((holds) => [{ place: place(0), card: 'whip', atLeast: 1, holds }]),
    );
    expect(weigh(both.map((way) => [way])).question).toMatchObject({ card: 'whip' });
  });

  it.each([{}, { place: place(1) }, { card: 'goblet' }, { atLeast: 2 }, { holds: false }])(
    'tells findings apart that differ in %j',
    (rest) => {
      const [way] = waysOf(twoUnknown, () => ({})) as [Way];
      const [one, other] = [isKey(0, true), { ...isKey(0, true), ...rest }];
      const shared = Object.keys(rest).length === 0;
      const last = { ...way, findings: [other, { ...one, card: 'coat' }] };
      const found = weighed([{ ...way, findings: [one] }, last]).map(({ findings }) => findings);
      expect(found).toEqual(shared ? [[], [last.findings[1]]] : [[one], last.findings]);
      // What two have in common of three hangs on them.
      expect(weighed([way, last, last]).map(({ findings }) => findings)).toEqual([[], last.findings, last.findings]);
      expect(weighed([last, last, way]).map(({ findings }) => findings)).toEqual([last.findings, last.findings, []]);
    },
  );

  it('is asked about by a question whose answer says what no way has found as well', () => {
    const pearl = (seat: number) => ({ place: place(seat), card: 'black-pearl', atLeast: 1, holds: true });
    const goblet = { ...pearl(2), card: 'goblet' };
    // That the first player has not got the Pearl is found in no way: it leaves the other outcome alone, as likely as three of four.
    const found = [[{ findings: [pearl(0), goblet], ways: 1 }], [{ findings: [pearl(1)], ways: 3 }]];
    expect(hanging(found, relation)).toEqual({ when: [[[pearl(0)]], [[pearl(1)]]], question: pearl(0) });
  });

  it('is not asked about by what is so in all ways', () => {
    const pearl = (seat: number) => ({ place: place(seat), card: 'black-pearl', atLeast: 1, holds: true });
    const key = (seat: number) => ({ ...pearl(seat), card: 'key' });
    const found = [[{ findings: [pearl(0), key(1)], ways: 1 }], [{ findings: [pearl(0), key(2)], ways: 1 }]];
    expect(hanging(found, relation).question).toEqual(key(1));
  });

  it('asks nothing where nothing was asked', () => {
    const [way] = waysOf(position, () => ({})) as [Way];
    expect(weigh([[way]])).toEqual({ cases: [{ when: [[]], deals: 1, ruling: way.ruling }], deals: 1 });
    expect(weigh([[way]])).not.toHaveProperty('question');
  });

  it('is exact beyond what a number can hold', () => {
    const kinds = (Object.keys(objects) as ObjectId[]).filter((id) => objects[id].players[1] >= 10);
    const tables = Array.from({ length: 10 }, (_, seat) => ({ id: `p${seat}`, objects: ['?'] as const }));
    const all = waysOf({ players: tables, objectPile: [] }, (table) => {
      kinds.some((id) => table.holds(0, id));
      return {};
    });
    const { of } = (all[0] as Way).table.hidden.share(
      (all[0] as Way).table.hidden.kindsIn(all.flatMap(({ findings }) => findings)),
    );
    expect(of).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    const likely = weighed(all).map((one) => one.ways);
    // The one card of the first player can be any.
    expect(likely).toEqual(kinds.map(copies));
  });

  it('is so too of cards drawn from a shuffled pile, of which fewer were asked about in some ways', () => {
    const drawn = (pile: string[], number: number) => {
      const tried = [
        ...ways((questions: Questions) => {
          const deal = new Deal(() => [{ kinds: ['key', 'goblet'], free: [0, 0] }], questions);
          const hand = deal.shuffle(0, 'pile', 0, pile, []).slice(0, number);
          deal.findAmong(hand, 'key');
          return { table: { hidden: deal } as unknown as Table, findings: deal.findings };
        }),
      ];
      return weighed(tried).map((one) => one.ways);
    };
    // The key is the first card drawn, or the second, or neither.
    expect(drawn(['key', 'goblet', 'goblet'], 2)).toEqual([1, 1, 1]);
    expect(drawn(['key', 'goblet', 'goblet', 'goblet', 'goblet'], 3)).toEqual([1, 1, 1, 2]);
    expect(drawn(['key', 'key', 'goblet', 'goblet'], 2)).toEqual([3, 2, 1]);
  });
});
