/** What everything is written with in a link, which nothing may change: an old link is read for ever. */
import { describe, expect, it } from 'vitest';
import { framed } from '../../../engine/kernel/link.ts';
import {
  type Edition,
  fromLink,
  type GameRecord,
  type Known,
  type Move,
  type Player,
  type Position,
  toLink,
} from '../../../engine/mascarade/index.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];
const nobody = (id: string): Player => ({ id, gold: 6, cards: ['?'] });
const FOUR = NAMES.map(nobody);
const ELEVEN = [...NAMES, 'Elena', 'Franz', 'Greta', 'Hugo', 'Ida', 'Jonas', 'Klara'].map(nobody);

/** A record with nothing left out that a link tells. */
const record = (position: Partial<Position>, more: Partial<GameRecord> = {}): GameRecord => ({
  game: 'mascarade',
  edition: 'reference',
  position: { players: FOUR, turn: 'Anna', ...position },
  moves: [],
  ...more,
});

/** A link of these parts, with its check. */
const linkOf = (parts: string) => framed(parts.split('.'));
const codesOf = (link: string) => fromLink(link).problems.map(({ code }) => code.replace('link.', ''));

describe('a record is written, and read again', () => {
  const deck = ['judge', 'king', 'queen', 'thief', 'cheat', 'widow'] as const;
  const known = (place: string, holds: boolean): Known => ({ place, card: 'king', holds });
  it.each<[text: string, record: GameRecord]>([
    ['1r4.xxxx..', record({})],
    ['1r43.xxxx..', record({ turn: 'Dino' })],
    ...(['hu', 'en', 'fr'] as const).map((edition): [string, GameRecord] => [
      `1${edition[0]}4.xxxx..`,
      record({}, { edition: edition as Edition }),
    ]),
    ['1r4.xxxx.0.', record({ centre: [] })],
    ['1r4.xxxx.xk.', record({ centre: ['?', 'king'] })],
    [
      '1r4.j0b194-A_70_-xx..',
      record({
        players: [
          { id: 'Anna', gold: 0, cards: ['judge'] },
          { id: 'Aü', gold: 194, cards: ['bishop'] },
          ...FOUR.slice(2),
        ],
      }),
    ],
    [
      '1r4.xxxx.kC12O2R01L23Djkqtcd.',
      record({
        ...{ centre: ['king'], courthouse: 12, opening: 2, deck },
        ...{ revealed: ['Anna', 'Bruno'], mustLook: ['Carla', 'Dino'] },
      }),
    ],
    [
      '2rb.xxxxxxxxxxx..Qa0kyQz1kn',
      record({ players: ELEVEN }, { known: [known('players[10].cards[0]', true), known('centre[1]', false)] }),
    ],
  ])('%s', (text, one) => {
    const link = toLink(one);
    expect(link.split('.').slice(0, -1).join('.')).toBe(text);
    expect(fromLink(link)).toStrictEqual({ record: one, problems: [] });
  });
});

it.each<[string, Move]>([
  ['S01h0o1y', { move: 'swap', by: 'Anna', with: 'Bruno', card: 0, withCard: 1, swapped: true }],
  ['S1zh1n', { move: 'swap', by: 'Bruno', with: 'centre', card: 1, swapped: false }],
  ['S22h0o1', { move: 'swap', by: 'Carla', with: 'Carla', card: 0, withCard: 1 }],
  ['L0h1', { move: 'look', by: 'Anna', card: 1 }],
  ['A1ih0', { move: 'announce', by: 'Bruno', character: 'inquisitor', card: 0 }],
  ['C2h1', { move: 'claim', by: 'Carla', card: 1 }],
  ['R', { move: 'resolve' }],
  ['Ry0n12', { move: 'resolve', holders: ['Anna'], liars: ['Bruno', 'Carla'] }],
  ['Rn1', { move: 'resolve', liars: ['Bruno'] }],
  ['U02o1y', { move: 'use', by: 'Anna', with: 'Carla', withCard: 1, swapped: true }],
  ['U0zn', { move: 'use', by: 'Anna', with: 'centre', swapped: false }],
  ['B01', { move: 'use', by: 'Anna', from: 'Bruno' }],
  ['T01', { move: 'use', by: 'Anna', target: 'Bruno' }],
  // No power needs both.
  ['B01t2', { move: 'use', by: 'Anna', from: 'Bruno', target: 'Carla' }],
  [
    'F01o02o1y',
    {
      move: 'use',
      by: 'Anna',
      cards: [
        ['Bruno', 0],
        ['Carla', 1],
      ],
      swapped: true,
    },
  ],
  ['F012', { move: 'use', by: 'Anna', cards: ['Bruno', 'Carla'] }],
  ['E0', { move: 'use', by: 'Anna' }],
  ['N1dh0', { move: 'name', by: 'Bruno', character: 'widow', card: 0 }],
  ['N1dh0y', { move: 'name', by: 'Bruno', character: 'widow', card: 0, right: true }],
  ['N1dn', { move: 'name', by: 'Bruno', character: 'widow', right: false }],
  ['D0', { move: 'decline', by: 'Anna' }],
  ['P2h1', { move: 'peek', by: 'Carla', card: 1 }],
])('%s', (text, move) => {
  const players = ['Anna', 'Bruno', 'Carla'].map((id) => ({ id, gold: 6, cards: ['?', '?'] as const }));
  const link = toLink({ game: 'mascarade', position: { players, turn: 'Anna' }, moves: [move] });
  expect(link.split('.')[3]).toBe(text);
  expect(fromLink(link)).toMatchObject({ record: { moves: [move] }, problems: [] });
});

it('what a record leaves out is written as what it means', () => {
  const link = toLink({ game: 'mascarade', position: { players: NAMES.map((id) => ({ id })) } });
  expect(link).toBe(linkOf('1r4.xxxx..'));
});

it.each<[version: number, more: Partial<GameRecord>]>([
  [1, { moves: [{ move: 'resolve' }, { by: 'Anna', move: 'name', character: 'king' }] }],
  [2, { known: [{ place: 'players[0].cards[0]', card: 'king', holds: false }] }],
  [3, { moves: [{ move: 'resolve', holders: ['Anna'] }] }],
  [3, { moves: [{ move: 'resolve', liars: ['Anna'] }] }],
  [3, { moves: [{ by: 'Anna', move: 'name', character: 'king', right: false }] }],
])('version %i is written of what no older one can say', (version, more) => {
  expect(toLink(record({}, more))).toMatch(new RegExp(`^${version}`));
});

it.each([1, 2, 3])('version %i is read', (version) => {
  expect(fromLink(linkOf(`${version}r4.xxxx`))).toStrictEqual({ record: record({}), problems: [] });
});

describe('of a table is read what can be', () => {
  const full = 'jbkqtwcspp'.repeat(2);
  it.each<[text: string, read: Partial<Position>, isLost?: boolean]>([
    ['ak', { centre: ['?', 'king'] }, true],
    ['kqj', { centre: ['king', 'queen'] }, true],
    ['0k', { centre: [] }, true],
    ['9C3', { courthouse: 3 }, true],
    ['C3', { courthouse: 3 }],
    ['C194', { courthouse: 194 }],
    ['C195', {}, true],
    ['C03', {}, true],
    ['C', {}, true],
    ['O4', { opening: 4 }],
    ['O5', {}, true],
    ['O01', {}, true],
    ['O12', {}, true],
    ['R3', { revealed: ['Dino'] }],
    ['R', {}, true],
    ['R9', {}, true],
    ['R00', {}, true],
    ['L31', { mustLook: ['Dino', 'Bruno'] }],
    ['L9', {}, true],
    ['Djk', { deck: ['judge', 'king'] }],
    [`D${full.slice(0, 15)}`, { deck: expect.objectContaining({ length: 15 }) }],
    [`D${full.slice(0, 16)}`, {}, true],
    ['D', {}, true],
    ['Djx', {}, true],
    ['Dja', {}, true],
    ['X1', {}, true],
    ['Xjk', {}, true],
  ])('%s', (text, read, isLost = false) => {
    const link = linkOf(`1r4.xxxx.${text}`);
    expect(fromLink(link).record?.position).toEqual({ players: FOUR, turn: 'Anna', ...read });
    expect(codesOf(link)).toEqual(isLost ? ['broken', 'table-lost', 'in-part'] : []);
  });
});

describe('of players is read what can be', () => {
  it.each<[text: string, read: readonly Partial<Player>[], lost?: number]>([
    ['axxx', [{}], 1],
    ['x194xxx', [{ gold: 194 }]],
    ['x195xxx', [{ gold: 194 }], 1],
    ['x-Bruno-xxx', [{ id: 'Bruno' }, { id: 'Anna' }], 1],
    ['x-_-xxx', [{}], 1],
    ['x--x--xx', [{}, {}], 2],
  ])('%s', (text, read, lost = 0) => {
    const link = linkOf(`1r4.${text}`);
    expect(fromLink(link).record?.position.players).toEqual(FOUR.map((one, seat) => ({ ...one, ...read[seat] })));
    expect(codesOf(link)).toEqual(lost ? ['broken', ...Array(lost).fill('player-lost'), 'in-part'] : []);
  });
});

describe('with a sign in the place of another', () => {
  /** Links of one, two and three cards each, all known, with gold, names and cards in the centre. */
  const links = [
    '1r4.wk12b194-A_70_-s.jqC12O2R01L3Djkqtcd.S01h0o1y',
    '1e32.ckjq3-Eva-wt-Ida-.k.L0h1',
    '2r2.bkjqwt..Q00jnL0h1',
    '1r82.jbppfqwk.jb.S26y',
  ];
  /** Each letter of a card before a player or in the centre, with another sign in its place; and an unknown card. */
  function* replaced(parts: string, sign: string) {
    const cards = parts
      .replace(/^\w+/, (head) => ' '.repeat(head.length))
      .replace(/-[^-]*-/g, (name) => ' '.repeat(name.length))
      .replace(/[A-Z].*/, '');
    for (const { index } of cards.matchAll(/[a-z]/g)) {
      const withSign = (other: string) => parts.slice(0, index) + other + parts.slice(index + 1);
      yield { damaged: linkOf(parts).replace(parts, withSign(sign)), unknown: linkOf(withSign('x')) };
    }
  }

  it.each([...'*é!🦉_a'])('has an unknown card in the place of one of which nothing is left but %j', (sign) => {
    for (const parts of links) {
      const { record: sent } = fromLink(linkOf(parts));
      for (const { damaged, unknown } of replaced(parts, sign)) {
        const [content, whole] = [fromLink(damaged), fromLink(unknown)];
        expect(whole.problems).toEqual([]);
        expect(content.record, damaged).toStrictEqual(whole.record);
        const isOther = ({ cards }: Player, seat: number) => `${cards}` !== `${sent?.position.players[seat]?.cards}`;
        const who = whole.record?.position.players.find(isOther)?.id;
        expect(content.problems.flatMap(({ params }) => params?.name ?? [])).toEqual(who ? [who] : []);
        const lost = who ? ['player-lost', 'rest-lost'] : ['rest-lost', 'table-lost'];
        expect(codesOf(damaged)).toEqual(['broken', ...lost, 'in-part']);
      }
    }
  });

  it.each<[what: string, parts: string, lost: readonly string[]]>([
    ['an edition', '1*4.xxxx..', ['edition-lost']],
    ['whose turn it is', '1r4*.xxxx..', ['turn-lost']],
    ['a name', '1r4.xxx-E*a-x..', ['player-lost']],
    ['a move', '1r4.xxxx..L*h0', ['move-lost']],
  ])('tells what is lost of %s', (_, parts, lost) => {
    expect(codesOf(`${parts}.bad`)).toEqual(['broken', ...lost, 'rest-lost', 'in-part']);
  });

  it.each([
    ['the gold', '1r4.x*xxx..'],
    ['the end of a name', '1r4.xx-Eva*xx..'],
  ])('has no players where it stands for %s', (_, parts) => {
    expect(codesOf(`${parts}.bad`)).toEqual(['broken', 'players-lost', 'unread']);
  });
});

describe('a link is told to be', () => {
  it.each<[what: string, link: string, problems: readonly string[]]>([
    ['of another edition', linkOf('1q4.xxxx'), ['broken', 'edition-lost', 'in-part']],
    ['of nobody’s turn', linkOf('1r49.xxxx'), ['broken', 'turn-lost', 'in-part']],
    ['of a move that is none', linkOf('1r4.xxxx..L0Y9'), ['broken', 'move-lost', 'in-part']],
    ['of something known that cannot be', linkOf('2r4.xxxx..Q0xkyQ00zy'), ['broken', 'known-lost', 'in-part']],
    ['of something known with more after it', linkOf('2r4.xxxx..Q10ky0'), ['broken', 'known-lost', 'in-part']],
    ['newer', linkOf('4r4.xxxx.0.L0.x.y'), ['newer', 'in-part']],
    ['much newer', linkOf('10r4.xxxx'), ['newer', 'in-part']],
    ['newer, with nothing to read', linkOf('4q'), ['newer', 'unread']],
    ['newer, with a head of another kind', linkOf('x1r4.xxxx'), ['newer', 'players-lost', 'unread']],
    ['newer, with more in its head', linkOf('1r4zz.xxxx'), ['newer', 'players-lost', 'unread']],
    ['without edition and players', linkOf('1.xxxx'), ['broken', 'players-lost', 'unread']],
    ['without players', linkOf('2r'), ['broken', 'players-lost', 'unread']],
    ['of too few players', linkOf('1r4.xxx'), ['broken', 'players-lost', 'unread']],
    ['of too few players, of the newest version', linkOf('3r4.xxx'), ['broken', 'players-lost', 'unread']],
    ['of players with more gold than can be written', linkOf('1r4.xxxx1234'), ['broken', 'players-lost', 'unread']],
    ['of players with something after them', linkOf('1r4.xxxxX'), ['broken', 'players-lost', 'unread']],
    ['damaged', '1r4.xxxx.0.L0.bad', ['broken', 'rest-lost', 'in-part']],
    ['damaged, with a dot too many', '1r4.xxxx.0.L0.x.bad', ['broken', 'players-lost', 'unread']],
    ['damaged, of a newer version', '4r4.xxxx.0.L0.bad', ['broken', 'rest-lost', 'in-part']],
  ])('%s', (_, link, problems) => expect(codesOf(link)).toEqual(problems));
});

it('says in words what is wrong with a link', () => {
  expect(fromLink(linkOf('1q4.xxxx-_-..Y9')).problems.map(({ message, params }) => [message, params])).toEqual([
    ['expected the link as it was sent, got a damaged one', {}],
    ['expected a link whose player can be read, got another', { name: 'Dino' }],
    ['expected a link whose edition can be read, got another', {}],
    ['expected a link whose move can be read, got another', { number: 1 }],
    ['expected a whole link, got a part of it', {}],
  ]);
  expect(fromLink(linkOf('4q')).problems[0]?.message).toBe('expected a link of version 3 or older, got a newer one');
  expect(fromLink(linkOf('4r4.xxxx')).problems[0]?.message).toBe(
    'expected a link of version 3 or older, got a newer one',
  );
});

it('of what cannot be read the rest is kept, but for what follows a move', () => {
  const { record: read } = fromLink(linkOf('1q49.xxxx..L1Y9L2'));
  expect(read).toEqual(record({}, { moves: [{ by: 'Bruno', move: 'look' }] }));
});

it('holds as many moves as are read', () => {
  const moves = Array.from({ length: 10_001 }, () => 'L0').join('');
  const { record: read, problems } = fromLink(linkOf(`1r4.xxxx..${moves}`));
  expect(read?.moves).toHaveLength(10_000);
  expect(problems.find(({ code }) => code === 'link.move-lost')?.params).toEqual({ number: 1 });
});

it('leaves those their names that can be read, whoever else has lost theirs', () => {
  const link = toLink(record({ players: ['Zed', 'Anna', 'Carla', 'Dino'].map(nobody) }));
  const { record: read, problems } = fromLink(link.replace('-Zed-', '-Z_d-'));
  expect(read?.position.players.map(({ id }) => id)).toEqual(['Bruno', 'Anna', 'Carla', 'Dino']);
  expect(problems.filter(({ code }) => code === 'link.player-lost')).toHaveLength(1);
});

it('gives another name to who is called what looks like another’s', () => {
  const players = [...FOUR.slice(0, 3), nobody('Anna\u200b')];
  const { record: read, problems } = fromLink(toLink(record({ players })));
  expect(read?.position.players.map(({ id }) => id)).toEqual(NAMES);
  expect(problems.map(({ code }) => code)).toContain('link.player-lost');
});
