/**
 * Records as links: what each thing is written with, now and in the old versions that are only read, which nothing may change; and what is read
 * of a link that is damaged. Every link that is written here is read again as the same record.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framed } from '../../../engine/kernel/link.ts';
import { BLANK, PLAIN } from '../../../engine/kernel/text.ts';
import {
  fromLink,
  Game,
  type GameRecord,
  type LinkContent,
  type Move,
  type Player,
  setUp,
  toLink,
} from '../../../engine/teufelsburg/index.ts';
import { once } from '../../once.ts';

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

/** Links of a table of which nothing is known, up to the moves; the new one without its check. */
const OLD = '1~r~~___.___.___.___~-~-~0~';
const NEW = '3r4.6q6q6q6q...';

/** A link with one of its parts replaced. */
const withPart = (link: string, sign: string, part: number, text: string) =>
  link
    .split(sign)
    .map((old, index) => (index === part ? text : old))
    .join(sign);
const withField = (field: number, text: string, link = OLD) => withPart(link, '~', field, text);
const withNew = (part: number, text: string, link = NEW) => withPart(link, '.', part, text);

/** That a record is written as a link, the check aside, and read again as itself, as it is from the link of an old version. */
function isWritten(one: GameRecord, link: string, old: string): void {
  const written = toLink(one);
  expect(written.slice(0, -4)).toBe(link);
  expect(written.slice(-4)).toMatch(/^\.[0-9a-z]{3}$/);
  expect(fromLink(written)).toStrictEqual({ record: one, problems: [] });
  expect(fromLink(old)).toStrictEqual({ record: one, problems: [] });
}

describe('a link holds', () => {
  it('a table of which nothing is known', () => isWritten(record(), NEW, OLD));

  it('nothing of what is known of a place that there is none of', () => {
    const known = [{ place: 'objectPile', card: 'key', atLeast: 1, holds: true }];
    const moves: Move[] = [{ by: 'Anna', move: 'pass' }];
    expect(fromLink(toLink(record({ known, moves })))).toEqual(fromLink(toLink(record({ moves }))));
  });

  it('how many cards lie in the piles, also where none is known', () => {
    const one = record({}, { objectPile: ['?', 'tome'], occupationPile: ['?', 'priest', '?'] });
    expect(toLink(one)).toMatch(/^3r4\.6q6q6q6q\.qt\.qpq\./);
    expect(fromLink(toLink(one))).toStrictEqual({ record: one, problems: [] });
  });

  it('a check of all of it', () => {
    expect(toLink(record())).toBe(`${NEW}.d3d`);
    expect(toLink(record({ edition: 'hu' }))).toBe('3h4.6q6q6q6q....tgi');
  });

  it.each([
    ['reference', 'r'],
    ['hu', 'h'],
    ['it', 'i'],
    ['pt', 'p'],
  ] as const)('the edition %s', (edition, letter) =>
    isWritten(record({ edition }), withNew(0, `3${letter}4`), withField(1, letter)),
  );

  it.each([
    [['smuggling'], 's'],
    [['prophecy', 'smuggling'], 'ps'],
    [['three-associations'], 't'],
    [['smuggling', 'prophecy', 'three-associations'], 'spt'],
  ] as const)('the variants %j', (variants, letters) =>
    isWritten(record({ variants }), withNew(0, `3r4${letters}`), withField(2, letters)),
  );

  it.each([
    ['an association', { association: 'order' }, 'Kq', 'o__'],
    ['the other one', { association: 'brotherhood' }, 'Vq', 'b__'],
    ['three association cards', { association: ['order', '?', 'brotherhood'] }, 'Kueq', '(o_b)__'],
    ['three others', { association: ['?', 'order', '?'] }, '6ouq', '(_o_)__'],
    ['an occupation face up', { occupation: 'thug', shown: true }, '5vq', '_t!_'],
    ['one of three cards face up', { association: ['?', '?', '?'], shown: true }, '6uuvq', '(___)_!_'],
    ['no object', { objects: [] }, '6', '__'],
    ['a name with dots', { id: 'J. R.' }, '6q-J_1a___R_1a_-', '___*J%2E%20R%2E'],
    [
      'a name of the signs that part fields',
      { id: "~.*!'()-_" },
      '6q-_3i__1a__16__x__13__14__15__19__2n_-',
      '___*%7E%2E%2A%21%27%28%29%2D_',
    ],
    ['a name in another script', { id: 'Åsa 🦉' }, '6q-_5h_sa___2rux_-', '___*%C3%85sa%20%F0%9F%A6%89'],
    ['the last character that there is', { id: '\u{10ffff}' }, '6q-_nvnj_-', '___*%F4%8F%BF%BF'],
    ['a name of 40 emoji', { id: '🦉'.repeat(40) }, `6q-${'_2rux_'.repeat(40)}-`, `___*${'%F0%9F%A6%89'.repeat(40)}`],
    ['the name of another seat', { id: 'Elena' }, '6q-Elena-', '___*Elena'],
  ] as const)('%s', (_, rest, text, old) => {
    const players = NAMES.map((id, seat) => player(id, seat === 1 ? rest : {}));
    isWritten(record({}, { players }), withNew(1, `6q${text}6q6q`), withField(3, `___.${old}.___.___`));
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
    const [letters, old] = ['kghjdlwnrpmbtcsxaq', 'kgKGdlwnrpmbtcsxa_'];
    isWritten(record({}, { players }), withNew(1, `6${letters}6q6q6q`), withField(3, `__${old}.___.___.___`));
    isWritten(record({}, { objectPile: objects }), withNew(2, letters), withField(4, old));
  });

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
  const ten = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elena', 'Franz', 'Greta', 'Hugo', 'Ida', 'Jonas'];

  it('every occupation to spare', () =>
    isWritten(record({}, { occupationPile: all }), withNew(3, 'doumgchbpt'), withField(5, 'doumgchbpt')));

  it.each([
    ['order', 'o', 'ABCDEFGHIJ'],
    ['brotherhood', 'b', 'LMNOPQRSTU'],
    ['?', '_', 'WXYZ012345'],
  ] as const)('every occupation with the association %s', (association, old, signs) => {
    const players = ten.map((id, seat) => player(id, { association, occupation: all[seat] as (typeof all)[number] }));
    const seats = [...'doumgchbpt'].map((letter) => `${old}${letter}_`).join('.');
    isWritten(
      record({}, { players, turn: 'Jonas' }),
      withNew(0, '3ra9', withNew(1, [...signs].map((sign) => `${sign}q`).join(''))),
      withField(6, '9', withField(3, seats)),
    );
  });

  it('an empty pile, which is another thing than one left out', () =>
    isWritten(record({}, { objectPile: [], occupationPile: [] }), '3r4.6q6q6q6q.0.0.', '1~r~~___.___.___.___~~~0~'));

  it('whose turn it is', () => isWritten(record({}, { turn: 'Carla' }), withNew(0, '3r42'), withField(6, '2')));

  it.each([
    [0, '0'],
    [35, 'z'],
    [2 ** 32 - 1, '1z141z3'],
  ])('the seed %i', (seed, text) =>
    isWritten(record({ seed }), withNew(0, `3r4-${text}`), `${withField(0, '2')}~${text}`),
  );

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
    ['U0ckk', { move: 'use', by: 'Anna', occupation: 'clairvoyant', top: ['key', 'key'] }],
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
    ['X0', { move: 'exchange', by: 'Anna' }],
    ['X0h', { move: 'exchange', by: 'Anna', occupation: 'hypnotist' }],
    ['X0p', { move: 'exchange', by: 'Anna', occupation: 'priest' }],
    ['N0m', { move: 'decline', by: 'Anna', object: 'monocle' }],
    ['C0b', { move: 'conceal', by: 'Anna', object: 'black-pearl' }],
    ['L0a', { move: 'claim', by: 'Anna', as: 'association', allies: [] }],
    ['L0a13', { move: 'claim', by: 'Anna', as: 'association', allies: ['Bruno', 'Dino'] }],
    ['F102', { move: 'foretell', by: 'Bruno', holders: ['Anna', 'Carla'] }],
  ] as const)('the move %s', (text, move) => {
    isWritten(record({ moves: [move as Move] }), NEW + text, OLD + text);
  });

  it('a move with a bag', () => {
    const offer: Move = { move: 'offer', by: 'Anna', to: 'Bruno', object: 'secret-bag-key' };
    const accept: Move = { move: 'accept', by: 'Bruno', return: 'secret-bag-goblet' };
    isWritten(record({ moves: [offer, accept] }), `${NEW}O01hA1j`, `${OLD}O01K.A1G`);
  });

  it('moves one after the other', () => {
    const moves: Move[] = [
      { move: 'pass', by: 'Anna' },
      { move: 'attack', by: 'Bruno', target: 'Anna' },
    ];
    isWritten(record({ moves }), `${NEW}P0T10`, `${OLD}P0.T10`);
  });

  it('what a record leaves out as what that means', () => {
    const players = NAMES.map((id): Player => ({ id, objects: ['?'] }));
    expect(toLink({ game: 'teufelsburg', position: { players } })).toBe(toLink(record()));
    const lodge: Move = { move: 'claim', by: 'Anna', as: 'lodge' };
    expect(toLink(record({ moves: [lodge] }))).toContain(`${NEW}L0l.`);
    expect(fromLink(`${OLD}L0l`).record?.moves).toStrictEqual([{ ...lodge, allies: [] }]);
  });

  it('in the place of half a character the sign for one that is unknown', () => {
    const players = NAMES.map((id, seat) => player(seat ? id : 'A\ud83e'));
    expect(fromLink(toLink(record({}, { players, turn: 'Bruno' }))).record?.position.players[0]?.id).toBe('A\ufffd');
  });

  it('nothing that mail and chat would change', () => {
    const players = NAMES.map((id) => player(`${id} ~*_%&'"<>)\u00e9`));
    expect(toLink(record({}, { players, turn: players[0]?.id as string }))).toMatch(/^[\w.-]+\w$/);
  });

  it('every record', () => {
    const card = fc.constantFrom('key', 'secret-bag-key', 'secret-bag-goblet', 'lodge-coat-of-arms', '?' as const);
    const side = fc.constantFrom('order', 'brotherhood', '?' as const);
    const cards = fc.record({
      association: fc.oneof(side, fc.tuple(side, side, side)),
      occupation: fc.constantFrom(...all, '?' as const),
      objects: fc.array(card, { maxLength: 21 }),
    });
    const typed = fc
      .oneof(
        fc.constantFrom(...ten),
        fc.string({ minLength: 1, maxLength: 10 }),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
      )
      .filter((name) => PLAIN.test(name) && !BLANK.test(name));
    const table = fc.uniqueArray(fc.tuple(typed, cards), { minLength: 3, maxLength: 10, selector: ([name]) => name });
    const seed = fc.option(fc.nat(2 ** 32 - 1));
    fc.assert(
      fc.property(table, fc.nat(), seed, (seats, at, sown) => {
        const who = (seat: number) => (seats[(at + seat) % seats.length] as (typeof seats)[number])[0];
        const players = seats.map(([id, rest], seat) =>
          player(id, { ...rest, ...(seat === at % 7 && { shown: true }) }),
        );
        const moves: Move[] = [
          { move: 'attack', by: who(0), target: who(1) },
          { move: 'claim', by: who(2), as: 'lodge', allies: [who(0), who(1)] },
        ];
        const one = record({ moves, ...(sown !== null && { seed: sown }) }, { players, turn: who(1) });
        expect(fromLink(toLink(one))).toStrictEqual({ record: one, problems: [] });
      }),
    );
  });

  it('every game, whatever is done in it', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = new Game(setUp({ players: 3 + (seed % 8), seed, variants: ['smuggling'] }), false);
      for (let made = 0; made < 60; made++) {
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        game.play(moves[(seed * 31 + made * 17) % moves.length] as Move);
      }
      expect(fromLink(toLink(game.state))).toEqual({ record: game.state, problems: [] });
    }
  });
});

const codes = ({ problems }: LinkContent) => problems.map(({ code }) => code.replace('link.', ''));

describe('of a damaged link of an old version all is kept that can be read, and the rest named:', () => {
  it.each<[string, string, GameRecord, string[]]>([
    ['an unknown edition', withField(1, 'q'), record(), ['edition-lost']],
    ['no edition', withField(1, ''), record(), ['edition-lost']],
    ['an unknown variant', withField(2, 'sq'), record({ variants: ['smuggling'] }), ['variants-lost']],
    ['a variant twice', withField(2, 'sps'), record({ variants: ['smuggling', 'prophecy'] }), ['variants-lost']],
    [
      'an unknown object in the pile',
      withField(4, 'kQg'),
      record({}, { objectPile: ['key', '?', 'goblet'] }),
      ['object-pile-lost'],
    ],
    [
      'a bag of which nobody knows which it is',
      withField(4, 'kz'),
      record({}, { objectPile: ['key', '?'] }),
      ['object-pile-lost'],
    ],
    [
      'more in the pile than there is',
      withField(4, '_'.repeat(22)),
      record({}, { objectPile: Array(21).fill('?') }),
      ['object-pile-lost'],
    ],
    [
      'an unknown occupation',
      withField(5, 'dQ'),
      record({}, { occupationPile: ['diplomat', '?'] }),
      ['occupation-pile-lost'],
    ],
    [
      'more occupations than there are',
      withField(5, '_'.repeat(11)),
      record({}, { occupationPile: Array(10).fill('?') }),
      ['occupation-pile-lost'],
    ],
    ['a turn of nobody', withField(6, '4'), record(), ['turn-lost']],
    ['a turn that is no number', withField(6, 'x'), record(), ['turn-lost']],
    ['a turn of two digits', withField(6, '01'), record(), ['turn-lost']],
    ['a field too many', `${OLD}~`, record(), []],
    ['a field too few', OLD.slice(0, -1), record(), ['rest-lost']],
    ['nothing behind its players', '1~r~~___.___.___.___', record(), ['rest-lost']],
    ['version 0', withField(0, '0'), record(), []],
    ['a version that did not look so', withField(0, '3'), record(), []],
    ['a version that is none', withField(0, 'x'), record(), []],
    ['no version', withField(0, ''), record(), []],
    ['no seed', withField(0, '2'), record(), ['seed-lost', 'rest-lost']],
    ['an empty seed', `${withField(0, '2')}~`, record(), ['seed-lost']],
    ['a seed that is none', `${withField(0, '2')}~1_`, record(), ['seed-lost']],
    ['a seed of 8 digits', `${withField(0, '2')}~00000001`, record(), ['seed-lost']],
    ['a seed that is too large', `${withField(0, '2')}~1z141z4`, record(), ['seed-lost']],
  ])('%s', (_, link, kept, lost) => {
    const content = fromLink(link);
    expect(content.record).toStrictEqual(kept);
    expect(codes(content)).toEqual(['broken', ...lost, 'in-part']);
  });

  const thug = ['order', 'thug', ['key']];
  it.each<[string, string, unknown[]]>([
    ['an unknown association', 'qtk', ['?', 'thug', ['key']]],
    ['two association cards', '(oo)tk', ['?', 'thug', ['key']]],
    ['an unknown card of three', '(oqo)tk', [['order', '?', 'order'], 'thug', ['key']]],
    ['nothing', '', ['?', '?', ['?']]],
    ['no occupation', 'o', ['order', '?', ['?']]],
    ['an unknown occupation', 'oqk', ['order', '?', ['key']]],
    ['an unknown object', 'otkq', ['order', 'thug', ['key', '?']]],
    ['a bag of which nobody knows which it is', 'otz', ['order', 'thug', ['?']]],
    ['more objects than there are', `ot${'k'.repeat(22)}`, ['order', 'thug', Array(21).fill('key')]],
    ['something before it', 'x___', ['?', '?', ['?', '?']]],
    ['something behind it', '___q', ['?', '?', ['?', '?']]],
    ['an empty name', 'otk*', thug],
    ['a name of blanks', 'otk*%20%E2%80%8B', thug],
    ['a name of 41 characters', `otk*${'a'.repeat(41)}`, thug],
    ['a name cut off', 'otk*%F0%9F', thug],
    ['half a character for a name', 'otk*%ED%A0%80', thug],
    ['the name of another player', 'otk*Anna', thug],
  ])('a player with %s, in the same seat', (_, text, kept) => {
    const content = fromLink(withField(3, `___.___*Eva.___*Ida.${text}.___*Ugo`, `${OLD}T34`));
    const players = content.record?.position.players ?? [];
    expect(players.map(({ id }) => id)).toEqual(['Anna', 'Eva', 'Ida', 'Dino', 'Ugo']);
    expect([players[3]?.association, players[3]?.occupation, players[3]?.objects]).toEqual(kept);
    expect(content.record?.moves).toEqual([{ move: 'attack', by: 'Dino', target: 'Ugo' }]);
    expect(codes(content)).toEqual(['broken', 'player-lost', 'in-part']);
    expect(content.problems[1]?.params).toEqual({ name: 'Dino' });
  });

  it('a player of whose three association cards none can be read', () => {
    const { record: read } = fromLink(withField(2, 't', withField(3, '(oob)tk.#.(obb)pk')));
    const lost = { id: 'Bruno', association: ['?', '?', '?'], occupation: '?', objects: ['?'] };
    expect(read?.position.players[1]).toEqual(lost);
  });

  it.each([
    ['___*Bruno.___*.___*Anna.___*Anna.___*Anna', ['Bruno', 'Carla', 'Anna', 'Dino', 'Elena']],
    ['___*Bruno.___.___*Dino.___', ['Bruno', 'Anna', 'Dino', 'Carla']],
  ])('players whose names cannot be read, under names that nobody has, %s', (seats, names) => {
    const { record: read } = fromLink(withField(3, seats));
    expect(read?.position.players.map(({ id }) => id)).toEqual(names);
  });

  it('players of each of whom a part can be read', () => {
    const content = fromLink(withField(3, 'ot#.q__.q__.q__'));
    expect(content.record?.position.players).toStrictEqual(
      NAMES.map((id, seat) => player(id, seat ? {} : { association: 'order', occupation: 'thug' })),
    );
    expect(codes(content)).toEqual(['broken', ...Array(4).fill('player-lost'), 'in-part']);
  });

  it('in words', () => {
    const said = (link: string) => fromLink(link).problems.map(({ message }) => message);
    expect(said(withField(4, 'kQg'))).toEqual([
      'expected the link as it was sent, got a damaged one',
      'expected a link whose object pile can be read, got another',
      'expected a whole link, got a part of it',
    ]);
    expect(said('')).toEqual([
      'expected the link as it was sent, got a damaged one',
      'expected a table in the link, got none',
    ]);
  });

  it('ten players of twelve', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => `___*p${seat}`);
    const content = fromLink(withField(3, seats.join('.')));
    expect(content.record?.position.players.map(({ id }) => id)).toEqual(
      seats.slice(0, 10).map((seat) => seat.slice(4)),
    );
    expect(codes(content)).toEqual(['broken', 'in-part']);
  });

  it('a name without what cannot be seen', () => {
    const { record: read, problems } = fromLink(withField(3, '___*A%0Ab%E2%80%AE.___.___'));
    expect([read?.position.players[0]?.id, problems]).toEqual(['Ab', []]);
  });

  it('as many objects as there are', () => {
    const { record: read, problems } = fromLink(withField(3, `__${'_'.repeat(21)}.___.___`));
    expect([read?.position.players[0]?.objects.length, problems]).toEqual([21, []]);
  });

  it.each([
    '',
    'x',
    '%',
    '~~~',
    '~'.repeat(7),
    // Its last sign would be the check of the others.
    'lhw',
    '~~',
    '3',
    '3r4',
    '6q6q6q6q',
    withField(3, '___.___'),
    withField(3, 'q.q.q'),
    withField(3, ''),
  ])('nothing of %j', (link) => {
    const content = fromLink(link);
    expect(content.record).toBeUndefined();
    expect(codes(content)).toEqual(['broken', 'unread']);
  });
});

describe('a move is lost that', () => {
  it.each([
    ['is of no kind', 'B0'],
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
    const content = fromLink(`${OLD}P0.${text}.P2`);
    expect(content.record).toStrictEqual(record({ moves: [{ move: 'pass', by: 'Anna' }] }));
    expect(codes(content)).toEqual(['broken', 'move-lost', 'in-part']);
    expect(content.problems[1]).toEqual({
      path: '',
      code: 'link.move-lost',
      message: 'expected a link whose move can be read, got another',
      params: { number: 2 },
    });
  });

  it('stands behind as many as a record can have', () => {
    const content = fromLink(OLD + Array(10_002).fill('P0').join('.'));
    expect(content.record?.moves?.length).toBe(10_000);
    expect(content.problems[1]?.params).toEqual({ number: 2 });
  });
});

describe('a link that has been escaped on the way', () => {
  const players = ['Szép Ilonka', 'J. R.', ".*!'()-_", 'Dino'].map((id) =>
    player(id, { association: ['order', '?', '?'], shown: true }),
  );
  const moves: Move[] = [{ move: 'attack', by: 'J. R.', target: 'Dino' }, { move: 'resolve' }];
  const one = record({ moves }, { players, turn: 'Dino' });
  const old =
    '1~r~~(o__)_!_*Sz%C3%A9p%20Ilonka.(o__)_!_*J%2E%20R%2E.(o__)_!_*%2E%2A%21%27%28%29%2D_.(o__)_!_~-~-~3~T13.V';
  /** With every sign escaped that is no letter or digit. */
  const escaped = (text: string) =>
    text.replace(/[^0-9A-Za-z]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);

  it.each<[string, () => string]>([
    ['in no sign', () => toLink(one)],
    ['in all signs', () => escaped(toLink(one))],
    ['in all signs twice', () => escaped(escaped(toLink(one)))],
    ['in dots, with small letters', () => toLink(one).replaceAll('.', '%2e')],
    ['in no sign, of an old version', () => old],
    ['in all signs, of an old version', () => escaped(old)],
    ['in what parts its fields, of an old version', () => old.replaceAll('~', '%7E')],
    ['in other signs, with small letters, of an old version', () => old.replaceAll('~', '%7e').replaceAll('_', '%5f')],
    ['in brackets, asterisks and marks, of an old version', () => old.replace(/[()*!]/g, escaped)],
  ])('%s is read as if it had not been', (_, write) => {
    expect(fromLink(write())).toStrictEqual({ record: one, problems: [] });
  });

  it('is read through three escapes, and through no fourth', () => {
    const times = (number: number) => Array.from({ length: number }).reduce<string>(escaped, toLink(one));
    expect(fromLink(times(3))).toStrictEqual({ record: one, problems: [] });
    expect(fromLink(times(4)).problems).not.toEqual([]);
  });

  it.each(['.', '...', ').', '", ', '%20', '\u200b', '>', '-'])('has nothing to do with %j behind it', (end) => {
    expect(fromLink(toLink(one) + end)).toStrictEqual({ record: one, problems: [] });
  });
});

describe('a damaged link', () => {
  const corpus = join(import.meta.dirname, '..', '..', 'fuzz', 'corpus', 'teufelsburg', 'link');
  const whole = once(() =>
    readdirSync(corpus)
      .map((file) => fromLink(readFileSync(join(corpus, file), 'utf8').trim()))
      .flatMap(({ record: read, problems }) => (read && problems.length === 0 ? [read] : [])),
  );

  /** A link with one character another one, missing, too many, or in the place of the next; and cut off. */
  function* damages(link: string): Generator<string> {
    for (let at = 0; at < link.length; at++) {
      const [before, one = '', next = '', after] = [link.slice(0, at), link[at], link[at + 1], link.slice(at + 2)];
      if (at > 0) yield before;
      yield before + next + after;
      yield before + next + one + after;
      for (const sign of '0aAbkKqQ3T-_.~ ') {
        yield before + sign + next + after;
        yield before + sign + one + next + after;
      }
    }
  }

  it('gives the same record, or says that it is damaged, but for one in 10,000', () => {
    let told = 0;
    let untold = 0;
    for (const one of whole()) {
      const [link, text] = [toLink(one), JSON.stringify(one)];
      for (const damaged of damages(link)) {
        const { record: read, problems } = fromLink(damaged);
        if (problems[0]?.code === 'link.broken') told++;
        else if (problems.length > 0 || JSON.stringify(read) !== text) untold++;
      }
    }
    expect(untold).toBeLessThan(told / 10_000);
  });

  it('is read the same whatever signs have come around it', () => {
    for (const one of whole().slice(0, 20)) {
      const damaged = toLink(one).slice(0, -1);
      const read = fromLink(damaged);
      expect(read.problems[0]?.code).toBe('link.broken');
      expect(fromLink(`„„»${damaged}…._-!`)).toStrictEqual(read);
    }
  });

  const anna = player('Anna', { association: 'order', occupation: 'thug', objects: ['key', 'dagger'] });
  const eva = player('Eva', { association: 'brotherhood' });
  const others = [player('Carla', { objects: ['whip'] }), player('Dino')];
  const support: Move = { move: 'support', by: 'Carla', side: 'attacker' };
  /** The record of the link below with other players and moves. */
  const recordOf = (seats: readonly Player[], moves: readonly Move[], edition: GameRecord['edition'] = 'pt') =>
    record({ edition, moves }, { players: seats, objectPile: ['tome', 'coat'], occupationPile: ['priest'] });
  const attack = (target: string): Move => ({ move: 'attack', by: 'Dino', target });
  const link = '3p4.JkdVq-Eva-6w6q.tc.p.T31S2a.eff';

  it('is whole here', () => {
    const one = recordOf([anna, eva, ...others], [attack('Eva'), support]);
    expect([toLink(one), fromLink(link)]).toStrictEqual([link, { record: one, problems: [] }]);
  });

  const unknown = NAMES.map((id) => player(id));
  it.each<[string, string, string, GameRecord, string[]]>([
    [
      'another card',
      'Jkd',
      'Jgd',
      recordOf([{ ...anna, objects: ['goblet', 'dagger'] }, eva, ...others], [attack('Eva'), support]),
      [],
    ],
    [
      'a card that there is not',
      'Jkd',
      'Jkf',
      recordOf([{ ...anna, objects: ['key', '?'] }, eva, ...others], [attack('Eva'), support]),
      ['player-lost'],
    ],
    [
      'a sign that links do not have for a card',
      'Jkd',
      'J~d',
      recordOf([{ ...anna, objects: ['?', 'dagger'] }, eva, ...others], [attack('Eva'), support]),
      ['player-lost'],
    ],
    [
      'a name of a character that there is not',
      '-Eva-',
      '-_zzzz_-',
      recordOf([anna, { ...eva, id: 'Bruno' }, ...others], [attack('Bruno'), support]),
      ['player-lost'],
    ],
    [
      'a name that is none',
      '-Eva-',
      '-E_v-',
      recordOf([anna, { ...eva, id: 'Bruno' }, ...others], [attack('Bruno'), support]),
      ['player-lost'],
    ],
    [
      'a head that cannot be read',
      '3p4',
      '3P4',
      recordOf([anna, eva, ...others], [attack('Eva'), support], 'reference'),
      ['edition-lost'],
    ],
    [
      'a head that can be read from its middle on',
      '3p4',
      '3Pp4',
      recordOf([anna, eva, ...others], [attack('Eva'), support], 'reference'),
      ['edition-lost'],
    ],
    [
      'a head that can be read up to its end',
      '3p4',
      '3p4P',
      recordOf([anna, eva, ...others], [attack('Eva'), support], 'reference'),
      ['edition-lost'],
    ],
    [
      'a head without an edition',
      '3p4',
      '34-1',
      { ...recordOf([anna, eva, ...others], [attack('Eva'), support], 'reference'), seed: 1 },
      ['edition-lost'],
    ],
    [
      'a head without the number of players',
      '3p4',
      '3p-1',
      { ...recordOf([anna, eva, ...others], [attack('Eva'), support]), seed: 1 },
      [],
    ],
    [
      'a sign that links do not have for an edition',
      '3p4',
      '3*4',
      recordOf([anna, eva, ...others], [attack('Eva'), support], 'reference'),
      ['edition-lost'],
    ],
    [
      'signs that links do not have for whose turn it is and a variant',
      '3p4',
      '3p**',
      recordOf([anna, eva, ...others], [attack('Eva'), support]),
      ['variants-lost', 'turn-lost'],
    ],
    ['a sign that links do not have in a move', 'T31', 'T*1', recordOf([anna, eva, ...others], []), ['move-lost']],
    ['a name without its beginning', '-Eva', '*Eva', recordOf(unknown, [attack('Bruno'), support]), ['players-lost']],
    ['a move that cannot be read', 'T31', 'T3x', recordOf([anna, eva, ...others], []), ['move-lost']],
    ['a player too few', '6w6q', '6w_q', recordOf(unknown, [attack('Bruno'), support]), ['players-lost']],
    ['a player too many', '6w6q', '6w66', recordOf(unknown, [attack('Bruno'), support]), ['players-lost']],
  ])('with %s', (_, from, to, kept, lost) => {
    const content = fromLink(link.replace(from, to));
    expect(content.record).toStrictEqual(kept);
    expect(codes(content)).toEqual(['broken', ...lost, 'in-part']);
  });

  it('with the name of the last player without its beginning', () => {
    const made = { moves: [{ by: 'Anna', move: 'pass' } as const] };
    const one = record(made, {
      players: [player('Anna', { objects: ['key'] }), ...['Bruno', 'Carla', 'eva'].map((id) => player(id))],
    });
    const content = fromLink(toLink(one).replace('-eva', '*eva'));
    expect(content.record).toStrictEqual(record(made));
    expect(codes(content)).toEqual(['broken', 'players-lost', 'in-part']);
  });

  describe('with a sign in the place of another', () => {
    const LOST = ['', 'player-lost', 'object-pile-lost', 'occupation-pile-lost'];
    /** Links of versions 3 and 4: of hands of all lengths and names, of three association cards each, and of what is shown and known. */
    const parts = [
      link.split('.').slice(0, -1),
      ['3r42', '6kqG0vkqd-A_70_-Zhjx', 'kqg', 'doumq', 'T23'],
      ['3r3t', 'KoevkqWueVuudlw-Eva-', 'tc', 'p', 'T01'],
      ['4i32', '6qkKqq5dq', 'qtq', 'qo', 'Qh0wnT20V'],
      toLink(fromLink(readFileSync(join(corpus, 'game-of-10.txt'), 'utf8').trim()).record as GameRecord)
        .split('.')
        .slice(0, -1),
    ];
    /** Each sign of a part with another one in its place; an unknown card there; whose it is, and whether it is a card's letter. */
    function* replaced(one: readonly string[], part: number, sign: string) {
      const text = one[part] as string;
      const letters = text.replace(/-[^-]*-/g, (name) => '-'.repeat(name.length));
      for (const [at, letter] of [...letters].entries()) {
        const withSign = (other: string) => one.with(part, text.slice(0, at) + other + text.slice(at + 1));
        const further = part === 1 && 'oeu'.includes(letter);
        yield {
          damaged: framed(one).replace(one.join('.'), withSign(sign).join('.')),
          unknown: framed(withSign(further ? 'u' : 'q')),
          seat: letters.slice(0, at).replace(/[^A-Z0-9]/g, '').length - 1,
          // Of a player `v` is none.
          isCard: /[a-z]/.test(letter) && (part > 1 || letter !== 'v'),
        };
      }
    }

    it.each([...'*é!🦉_f'])(
      'an unknown card in the place of one of which nothing is left but %j, and says whose',
      (sign) => {
        for (const one of parts) {
          for (const part of [1, 2, 3]) {
            for (const { damaged, unknown, seat, isCard } of replaced(one, part, sign)) {
              if (!isCard) continue;
              const [content, whole] = [fromLink(damaged), fromLink(unknown)];
              expect(whole.problems).toEqual([]);
              expect(content.record, damaged).toStrictEqual(whole.record);
              expect(codes(content)).toEqual(['broken', LOST[part], 'in-part']);
              const who = part === 1 ? { name: whole.record?.position.players[seat]?.id } : {};
              expect(content.problems[1]?.params ?? {}).toEqual(who);
            }
          }
        }
      },
    );

    it.each([...'*é!🦉'])('changes nobody unsaid where %j stands among the players', (sign) => {
      for (const one of parts) {
        const { record: sent } = fromLink(framed(one));
        for (const { damaged } of replaced(one, 1, sign)) {
          const content = fromLink(damaged);
          if (codes(content).includes('players-lost') || !content.record) continue;
          expect(codes(content), damaged).toEqual(['broken', 'player-lost', 'in-part']);
          for (const [seat, read] of content.record.position.players.entries()) {
            if (read.id !== content.problems[1]?.params?.name) expect(read).toEqual(sent?.position.players[seat]);
          }
        }
      }
    });
  });

  it.each<[string, string, string[]]>([
    ['in its check', link.slice(0, -1), []],
    ['before its check', link.slice(0, -4), ['rest-lost']],
    ['among its moves', link.slice(0, -5), ['move-lost', 'rest-lost']],
    ['in a pile', link.slice(0, link.indexOf('c.p')), ['rest-lost']],
    ['in a name', link.slice(0, link.indexOf('va-')), [...Array(3).fill('player-lost'), 'rest-lost']],
    ['behind a move that looks like a check', `${NEW}O01k`, ['rest-lost']],
    ['among its players', link.slice(0, link.indexOf('6q')), ['player-lost', 'player-lost', 'rest-lost']],
  ])('cut off %s', (_, text, lost) => expect(codes(fromLink(text))).toEqual(['broken', ...lost, 'in-part']));

  it('cut off behind a move that looks like a check keeps it', () => {
    const offer: Move = { move: 'offer', by: 'Anna', to: 'Bruno', object: 'key' };
    expect(fromLink(`${NEW}O01k`).record).toStrictEqual(record({ moves: [offer] }));
  });

  it('cut off among its players keeps the seats', () => {
    const { record: read } = fromLink(link.slice(0, link.indexOf('6q')));
    expect(read?.position.players).toStrictEqual([anna, eva, player('Carla'), player('Dino')]);
  });

  it.each([
    ['before any object', '3r4.6qq6qq6qq6', ['?']],
    ['after an object', '3r4.6qq6qq6qq6k', ['key', '?']],
  ])('cut off in the last hand, %s, leaves open what is missing there', (_, text, objects) => {
    const content = fromLink(text);
    expect(codes(content)).toEqual(['broken', 'player-lost', 'rest-lost', 'in-part']);
    expect(content.problems[1]?.params).toEqual({ name: 'Dino' });
    expect(content.record?.position.players.map(({ objects }) => objects)).toEqual([
      ...Array(3).fill(['?', '?']),
      objects,
    ]);
  });

  it('cut off in the last name takes no part of it for a name', () => {
    const content = fromLink('3r4.6qq6qq6qq6k-Dor');
    expect(codes(content)).toEqual(['broken', 'player-lost', 'rest-lost', 'in-part']);
    expect(content.record?.position.players[3]).toMatchObject({ id: 'Dino', objects: ['key'] });
  });

  it.each([
    ['few', link.replace('.tc.', '.tc')],
    ['few and a sign more at its end', `${link.replace('.tc.', '.tc')}x`],
    ['many', link.replace('.tc.', '.t.c.')],
  ])('with a dot too %s keeps the players alone', (_, text) => {
    const content = fromLink(text);
    expect(content.record?.position).toStrictEqual({ players: [anna, eva, ...others], turn: 'Anna' });
    expect(codes(content)).toEqual(['broken', 'rest-lost', 'in-part']);
  });
});

describe('what is known of unknown cards', () => {
  const finding = (place: string, card: string, atLeast = 1, holds = false) => ({ place, card, atLeast, holds });
  it.each([
    ['a hand', 'Qh0wn', finding('players[0].objects', 'whip')],
    ['some of a hand', 'Qh3k2y', finding('players[3].objects', 'key', 2, true)],
    ['ten of the pile', 'Qp0w10y', finding('objectPile[0]', 'whip', 10, true)],
    ['an occupation', 'Qo1pn', finding('players[1].occupation', 'priest')],
    ['an association', 'Qa2oy', finding('players[2].association', 'order', 1, true)],
    ['the pile', 'Qpbxn', finding('objectPile[11]', 'broken-mirror')],
    ['the spares', 'Qs0dn', finding('occupationPile[0]', 'diplomat')],
    ['the association left over', 'Ql0en', finding('associationPile[0]', 'brotherhood')],
  ])('%s', (_, text, known) => {
    const one = record({ known: [known], moves: [{ by: 'Anna', move: 'pass' }] });
    const link = toLink(one);
    expect(link.slice(0, -4)).toBe(`4r4.6q6q6q6q...${text}P0`);
    expect(fromLink(link)).toStrictEqual({ record: one, problems: [] });
  });

  it.each(['Q', 'Qh0wx', 'Qh0qy', 'Qh0zy', 'Qh0w0y', 'Qx0wy', 'Qh0w', 'Qo0wy', 'Qh_wy', 'Qh0wyz', 'Qh0w07y'])(
    'is lost in %s',
    (text) => {
      const content = fromLink(`4r4.6q6q6q6q...${text}P0`);
      expect(content.record).toStrictEqual(record({ moves: [{ by: 'Anna', move: 'pass' }] }));
      expect(content.problems.map(({ code }) => code)).toContain('link.known-lost');
    },
  );

  it('is read up to a hundred', () => {
    const known = Array.from({ length: 101 }, () => finding('players[0].objects', 'whip'));
    const content = fromLink(toLink(record({ known })));
    expect(content.record?.known).toHaveLength(100);
    expect(content.problems.map(({ code }) => code)).toContain('link.known-lost');
  });
});

describe('a newer link', () => {
  it.each([
    ['of the next version', '5r4.6q6q6q6q....e7h', ['newer', 'in-part']],
    ['of a version of two digits', '12r4.6q6q6q6q....94u', ['newer', 'in-part']],
    ['of fewer parts', '5r4.6q6q6q6q.36l', ['newer', 'in-part']],
    ['of this one with a letter that is not known yet', '3x4.6q6q6q6q....ovd', ['newer', 'edition-lost', 'in-part']],
    ['in the form of the old ones', withField(0, '7'), ['newer', 'in-part']],
  ])('%s says that it is newer, and gives what can be read', (_, link, said) => {
    const content = fromLink(link);
    expect([content.record, codes(content)]).toStrictEqual([record(), said]);
    expect(content.problems[0]?.message).toBe('expected a link of version 4 or older, got a newer one');
  });

  it('is none that is in the form of the old ones and of this version', () =>
    expect(codes(fromLink(withField(0, '4')))).toEqual(['broken', 'in-part']));

  it.each(['17.9rc', '.000'])('may hold nothing that can be read, %s', (link) =>
    expect(codes(fromLink(link))).toEqual(['newer', 'unread']),
  );
});
