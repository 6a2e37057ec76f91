/**
 * Records as links: what each thing is written with, which no later version may change, and what is read of a link that is damaged.
 * Every link that is written here is read again as the same record.
 */
import { describe, expect, it } from 'vitest';
import { fromLink, type GameRecord, type Move, type Player, toLink } from '../../engine/teufelsburg/index.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];

const player = (id: string, rest: Partial<Player> = {}): Player => ({
  id,
  association: '?',
  occupation: '?',
  objects: ['?'],
  ...rest,
});

const record = (rest: Partial<GameRecord> = {}, position: Partial<GameRecord['position']> = {}): GameRecord => ({
  game: 'teufelsburg',
  edition: 'reference',
  variants: [],
  moves: [],
  ...rest,
  position: { players: NAMES.map((id) => player(id)), turn: 'Anna', ...position },
});

const BLANKS = '___.___.___.___';
const EMPTY = `1~r~~${BLANKS}~-~-~0~`;

/** A link with one of its fields replaced. */
const withField = (field: number, text: string, link = EMPTY) =>
  link
    .split('~')
    .map((old, index) => (index === field ? text : old))
    .join('~');

/** That a record is written as a link, and read again as itself. */
function isWritten(one: GameRecord, link: string): void {
  expect(toLink(one)).toBe(link);
  expect(fromLink(link)).toStrictEqual({ record: one, problems: [] });
}

describe('a link holds', () => {
  it('a table of which nothing is known', () => isWritten(record(), EMPTY));

  it.each([
    ['reference', 'r'],
    ['hu', 'h'],
    ['it', 'i'],
    ['pt', 'p'],
  ] as const)('the edition %s', (edition, letter) => isWritten(record({ edition }), withField(1, letter)));

  it.each([
    [['smuggling'], 's'],
    [['prophecy', 'smuggling'], 'ps'],
    [['three-associations'], 't'],
    [['smuggling', 'prophecy', 'three-associations'], 'spt'],
  ] as const)('the variants %j', (variants, letters) => isWritten(record({ variants }), withField(2, letters)));

  it.each([
    ['an association', { association: 'order' }, 'o__'],
    ['the other one', { association: 'brotherhood' }, 'b__'],
    ['three association cards', { association: ['order', '?', 'brotherhood'] }, '(o_b)__'],
    ['an occupation face up', { occupation: 'thug', shown: true }, '_t!_'],
    ['no object', { objects: [] }, '__'],
    ['a name with dots', { id: 'J. R.' }, '___*J%2E%20R%2E'],
    ['a name of the signs that part fields', { id: "~.*!'()-_" }, '___*%7E%2E%2A%21%27%28%29%2D_'],
    ['a name in another script', { id: 'Åsa 🦉' }, '___*%C3%85sa%20%F0%9F%A6%89'],
    ['a name of 40 emoji', { id: '🦉'.repeat(40) }, `___*${'%F0%9F%A6%89'.repeat(40)}`],
    ['the name of another seat', { id: 'Elena' }, '___*Elena'],
  ] as const)('%s', (_, rest, text) => {
    const players = NAMES.map((id, seat) => player(id, seat === 1 ? rest : {}));
    isWritten(record({}, { players }), withField(3, `___.${text}.___.___`));
  });

  it('every object, in a hand and in the pile', () => {
    const objects = [
      'key',
      'goblet',
      'secret-bag-key',
      'secret-bag-goblet',
      'dagger',
      'gloves',
      'whip',
      'casting-knives',
      'poison-ring',
      'privilege',
      'monocle',
      'black-pearl',
      'tome',
      'coat',
      'sextant',
      'broken-mirror',
      'lodge-coat-of-arms',
      '?',
    ] as const;
    const players = NAMES.map((id, seat) => player(id, seat ? {} : { objects }));
    const letters = 'kgKGdlwnrpmbtcsxa_';
    isWritten(record({}, { players }), withField(3, `__${letters}.___.___.___`));
    isWritten(record({}, { objectPile: objects }), withField(4, letters));
  });

  it('every occupation, in a seat and to spare', () => {
    const all = [
      'diplomat',
      'doctor',
      'duelist',
      'poison-mixer',
      'grand-master',
      'clairvoyant',
      'hypnotist',
      'bodyguard',
      'priest',
      'thug',
    ] as const;
    isWritten(record({}, { occupationPile: all }), withField(5, 'doumgchbpt'));
    const ten = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena', 'Franz', 'Greta', 'Hugo', 'Ida', 'Jonas'];
    const players = ten.map((id, seat) => player(id, { occupation: all[seat] as (typeof all)[number] }));
    const seats = [...'doumgchbpt'].map((letter) => `_${letter}_`).join('.');
    isWritten(record({}, { players, turn: 'Jonas' }), withField(6, '9', withField(3, seats)));
  });

  it('an empty pile, which is another thing than one left out', () => {
    isWritten(record({}, { objectPile: [], occupationPile: [] }), `1~r~~${BLANKS}~~~0~`);
  });

  it('whose turn it is', () => isWritten(record({}, { turn: 'Carla' }), withField(6, '2')));

  it.each([
    [0, '0'],
    [35, 'z'],
    [2 ** 32 - 1, '1z141z3'],
  ])('the seed %i, as version 2', (seed, text) => isWritten(record({ seed }), `${withField(0, '2')}~${text}`));

  it.each([
    ['P0', { move: 'pass', by: 'Anna' }],
    ['O01k', { move: 'offer', by: 'Anna', to: 'Bruno', object: 'key' }],
    ['A1d', { move: 'accept', by: 'Bruno', return: 'dagger' }],
    ['R1', { move: 'refuse', by: 'Bruno' }],
    ['T03', { move: 'attack', by: 'Anna', target: 'Dino' }],
    ['S2a', { move: 'support', by: 'Carla', side: 'attacker' }],
    ['S2d', { move: 'support', by: 'Carla', side: 'defender' }],
    ['S2n', { move: 'support', by: 'Carla', side: 'none' }],
    ['U0t', { move: 'use', by: 'Anna', occupation: 'thug' }],
    ['U0o', { move: 'use', by: 'Anna', occupation: 'doctor' }],
    ['U0h3', { move: 'use', by: 'Anna', occupation: 'hypnotist', target: 'Dino' }],
    ['U0ma', { move: 'use', by: 'Anna', occupation: 'poison-mixer', winner: 'attacker' }],
    ['U0md', { move: 'use', by: 'Anna', occupation: 'poison-mixer', winner: 'defender' }],
    ['U0c', { move: 'use', by: 'Anna', occupation: 'clairvoyant', top: [] }],
    ['U0ckw', { move: 'use', by: 'Anna', occupation: 'clairvoyant', top: ['key', 'whip'] }],
    ['U0d1g', { move: 'use', by: 'Anna', occupation: 'diplomat', target: 'Bruno', object: 'goblet' }],
    ['U0d1gk', { move: 'use', by: 'Anna', occupation: 'diplomat', target: 'Bruno', object: 'goblet', return: 'key' }],
    ['U0d1z', { move: 'use', by: 'Anna', occupation: 'diplomat', target: 'Bruno', object: 'secret-bag' }],
    ['Y3w', { move: 'play', by: 'Dino', object: 'whip' }],
    ['V', { move: 'resolve' }],
    ['I0a', { move: 'inspect', by: 'Anna', what: 'allegiance' }],
    ['I0b', { move: 'inspect', by: 'Anna', what: 'baggage' }],
    ['K0k', { move: 'take', by: 'Anna', object: 'key' }],
    ['K0kt', { move: 'take', by: 'Anna', object: 'key', giveBack: 'tome' }],
    ['M0t', { move: 'pay', by: 'Anna', object: 'tome' }],
    ['G02c', { move: 'give', by: 'Anna', to: 'Carla', object: 'coat' }],
    ['D0c', { move: 'discard', by: 'Anna', object: 'coat' }],
    ['E0l', { move: 'direct', by: 'Anna', direction: 'left' }],
    ['E0r', { move: 'direct', by: 'Anna', direction: 'right' }],
    ['H2s', { move: 'hand', by: 'Carla', object: 'sextant' }],
    ['X0p', { move: 'exchange', by: 'Anna', occupation: 'priest' }],
    ['N0m', { move: 'decline', by: 'Anna', object: 'monocle' }],
    ['C0b', { move: 'conceal', by: 'Anna', object: 'black-pearl' }],
    ['L0a', { move: 'claim', by: 'Anna', as: 'association', allies: [] }],
    ['L0a13', { move: 'claim', by: 'Anna', as: 'association', allies: ['Bruno', 'Dino'] }],
    ['F102', { move: 'foretell', by: 'Bruno', holders: ['Anna', 'Carla'] }],
  ] as const)('the move %s', (text, move) => {
    isWritten(record({ moves: [move as Move] }), EMPTY + text);
  });

  it('moves one after the other', () => {
    const moves: Move[] = [
      { move: 'pass', by: 'Anna' },
      { move: 'attack', by: 'Bruno', target: 'Anna' },
    ];
    isWritten(record({ moves }), `${EMPTY}P0.T10`);
  });

  it('what a record leaves out as what that means', () => {
    const players = NAMES.map((id): Player => ({ id, objects: ['?'] }));
    expect(toLink({ game: 'teufelsburg', position: { players } })).toBe(EMPTY);
    const lodge: Move = { move: 'claim', by: 'Anna', as: 'lodge' };
    expect(toLink(record({ moves: [lodge] }))).toBe(`${EMPTY}L0l`);
    expect(fromLink(`${EMPTY}L0l`).record?.moves).toStrictEqual([{ ...lodge, allies: [] }]);
  });

  it('in the place of half a character the sign for one that is unknown', () => {
    const players = NAMES.map((id, seat) => player(seat ? id : 'A\ud83e'));
    expect(fromLink(toLink(record({}, { players, turn: 'Bruno' }))).record?.position.players[0]?.id).toBe('A\ufffd');
  });
});

const BROKEN = { path: '', code: 'link.broken', message: 'expected 8 readable fields in the link', params: {} };

describe('a damaged link says that it is broken, and the rest is kept:', () => {
  it.each<[string, string, GameRecord]>([
    ['an unknown edition', withField(1, 'q'), record()],
    ['no edition', withField(1, ''), record()],
    ['an unknown variant', withField(2, 'sq'), record({ variants: ['smuggling'] })],
    ['too many variants', withField(2, 'spts'), record({ variants: ['smuggling', 'prophecy', 'three-associations'] })],
    ['an unknown object in the pile', withField(4, 'kQg'), record({}, { objectPile: ['key', 'goblet'] })],
    ['more in the pile than there is', withField(4, '_'.repeat(22)), record({}, { objectPile: Array(21).fill('?') })],
    ['an unknown occupation', withField(5, 'dQ'), record({}, { occupationPile: ['diplomat'] })],
    [
      'more occupations than there are',
      withField(5, '_'.repeat(11)),
      record({}, { occupationPile: Array(10).fill('?') }),
    ],
    ['a turn of nobody', withField(6, '4'), record()],
    ['a turn that is no number', withField(6, 'x'), record()],
    ['a turn of two digits', withField(6, '01'), record()],
    ['a field too many', `${EMPTY}~`, record()],
    ['a field too few', withField(0, '1', EMPTY.slice(0, -1)), record()],
    ['version 0', withField(0, '0'), record()],
    ['a version that is none', withField(0, 'x'), record()],
    ['no version', withField(0, ''), record()],
  ])('%s', (_, link, kept) => {
    expect(fromLink(link)).toStrictEqual({ record: kept, problems: [BROKEN] });
  });

  it.each([
    ['an unknown association', 'q__'],
    ['two association cards', '(oo)__'],
    ['an unknown card of three', '(oqo)__'],
    ['no occupation', '_'],
    ['an unknown occupation', '_q_'],
    ['an unknown object', '__q'],
    ['a bag of which nobody knows which it is', '__z'],
    ['more objects than there are', `__${'_'.repeat(22)}`],
    ['an empty name', '___*'],
    ['a name of blanks', '___*%20%E2%80%8B'],
    ['a name of 41 characters', `___*${'a'.repeat(41)}`],
    ['a name cut off', '___*%F0%9F'],
    ['the name of another player', '___*Anna'],
    ['something before it', 'x___'],
    ['something behind it', '___!'],
  ])('a player with %s', (_, text) => {
    const { record: read, problems } = fromLink(withField(3, `___.___*Eva.___*Ida.${text}.___*Ugo`));
    expect(read?.position.players.map(({ id }) => id)).toEqual(['Anna', 'Eva', 'Ida', 'Ugo']);
    expect(problems).toStrictEqual([BROKEN]);
  });

  it('an eleventh player is not read', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => `___*p${seat}`).join('.');
    const { record: read } = fromLink(withField(3, seats));
    expect(read?.position.players.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, seat) => `p${seat}`));
  });

  it('a name loses what cannot be seen', () => {
    const { record: read, problems } = fromLink(withField(3, '___*A%0Ab%E2%80%AE.___.___'));
    expect([read?.position.players[0]?.id, problems]).toEqual(['Ab', []]);
  });

  it('as many objects as there are can be held', () => {
    const { record: read, problems } = fromLink(withField(3, `__${'_'.repeat(21)}.___.___`));
    expect([read?.position.players[0]?.objects.length, problems]).toEqual([21, []]);
  });

  it('a bag of which nobody knows which it is falls out of the pile', () => {
    expect(fromLink(withField(4, 'kzg')).record?.position.objectPile).toEqual(['key', 'goblet']);
  });

  it.each(['', 'x', '~~~', withField(3, '___.___'), withField(3, '___.q__.___'), withField(3, '')])(
    'nothing where fewer than three players can be read: %j',
    (link) => {
      expect(fromLink(link)).toStrictEqual({
        problems: [{ ...BROKEN, message: 'expected at least three players in the link' }],
      });
    },
  );

  it('of a newer version only that it is newer', () => {
    const newer = {
      path: '',
      code: 'link.newer',
      message: 'expected a link of version 2 or older, got version 3',
      params: {},
    };
    expect(fromLink(withField(0, '3'))).toStrictEqual({ record: record(), problems: [newer] });
    expect(fromLink(`${withField(0, '3')}~more~and more`).problems).toStrictEqual([newer]);
    expect(fromLink('3~x').problems.map(({ code }) => code)).toEqual(['link.newer', 'link.broken']);
  });

  it.each([
    ['none', ''],
    ['an empty one', '~'],
    ['signs that are no digits', '~1_'],
    ['one of 8 digits', '~00000001'],
    ['one that is too large', '~1z141z4'],
  ])('of a seed, if it is %s', (_, end) => {
    expect(fromLink(withField(0, '2') + end)).toStrictEqual({
      record: record(),
      problems: [{ ...BROKEN, message: 'expected 9 readable fields in the link' }],
    });
  });
});

describe('a move is lost that', () => {
  it.each([
    ['is of no kind', 'Q0'],
    ['is empty', ''],
    ['nobody makes', 'P'],
    ['is made by nobody at the table', 'P4'],
    ['is made by a letter', 'Px'],
    ['goes on', 'P0k'],
    ['somebody makes where nobody does', 'V0'],
    ['offers to nobody', 'O0k'],
    ['offers nothing', 'O01'],
    ['offers an unknown card', 'O01_'],
    ['offers either bag', 'O01z'],
    ['returns either bag', 'U0d1gz'],
    ['plays either bag', 'Y0z'],
    ['takes for an unknown card', 'K0k_'],
    ['takes for two cards', 'K0ktt'],
    ['supports a side that there is not', 'S2l'],
    ['uses no occupation', 'U0'],
    ['uses an unknown occupation', 'U0_'],
    ['uses an occupation that there is not', 'U0q'],
    ['hypnotises nobody', 'U0h'],
    ['mixes poison for nobody', 'U0mn'],
    ['inspects a direction', 'I0l'],
    ['goes round in no direction', 'E0a'],
    ['claims for nobody', 'L0'],
    ['claims with somebody who is not there', 'L0a14'],
    ['claims with somebody twice', 'L0a11'],
    ['foretells nobody', 'F1'],
    ['foretells somebody twice', 'F100'],
    ['lays three cards on top', 'U0ckkk'],
    ['lays an unknown card on top', 'U0c_'],
    ['lays either bag on top', 'U0cz'],
  ])('%s, and so is what follows', (_, text) => {
    const { record: read, problems } = fromLink(`${EMPTY}P0.${text}.P2`);
    expect(read).toStrictEqual(record({ moves: [{ move: 'pass', by: 'Anna' }] }));
    expect(problems).toStrictEqual([
      {
        path: '',
        code: 'link.move-lost',
        message: 'expected 3 readable moves in the link, got 1',
        params: { number: 2 },
      },
    ]);
  });
});
