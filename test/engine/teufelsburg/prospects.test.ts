/** What somebody who does not know all cards can claim. */
import { describe, expect, it } from 'vitest';
import {
  filledIn,
  type GameRecord,
  type Move,
  type Player,
  type Position,
  prospects,
  rule,
} from '../../../engine/teufelsburg/index.ts';

const player = (id: string, rest: Partial<Player>): Player => ({ id, objects: ['?'], ...rest });

const record = (
  players: readonly Player[],
  more: Partial<GameRecord> = {},
  rest: Partial<Position> = {},
): GameRecord => ({
  game: 'teufelsburg',
  position: { players, objectPile: ['coat'], ...rest },
  ...more,
});

describe('help for claiming', () => {
  const namesIn = (all: ReturnType<typeof prospects>, kind: 'claim' | 'foretell') =>
    all.flatMap(({ move }) =>
      move.move !== kind || ('as' in move && move.as === 'lodge')
        ? []
        : [('holders' in move ? move.holders : (move.allies ?? [])).join(' ')],
    );

  it('gives no reason where it hangs on hidden cards which of several it is', () => {
    const players = ['Ada', 'Béla', 'Cili'].map((id) => player(id, { objects: ['?', '?'] }));
    const lodge = prospects(record(players), 'Ada').find(({ move }) => 'as' in move && move.as === 'lodge');
    expect(lodge?.chance).toBe('impossible');
    expect(lodge).not.toHaveProperty('illegal');
  });

  it('leaves out who need not be named where it is certain without them', () => {
    const players = [
      player('Ada', { association: 'order', objects: ['key', 'key'] }),
      player('Béla', { association: 'brotherhood', objects: ['goblet', 'goblet', 'goblet'] }),
      player('Cili', { association: 'order', objects: ['key'] }),
      player('Dóra', { association: 'brotherhood', objects: ['secret-bag-goblet'] }),
      player('Emma', { association: 'brotherhood', objects: ['whip'] }),
    ];
    const all = prospects(record(players, { variants: ['prophecy'] }, { objectPile: [] }), 'Ada');
    // The Drink is the third Key; with the pile gone, the bag is a Goblet too many.
    expect(namesIn(all, 'claim')).toEqual(['']);
    expect(namesIn(all, 'foretell')).toEqual(['Béla']);
  });

  it('names no more than two allies or three holders, however little is known', () => {
    // All 21 objects lie in hands: the bags are a Key and a Goblet, and there are four of each, for four members of each association.
    const hands = ['Ada', 'Béla', 'Cili', 'Dóra', 'Emma', 'Feri', 'Gabi', 'Hugo'].map((id, seat) =>
      player(id, { association: seat % 2 ? 'brotherhood' : 'order', objects: Array(seat < 5 ? 3 : 2).fill('?') }),
    );
    const all = prospects(record(hands, { variants: ['prophecy'] }, { objectPile: [] }), 'Ada');
    const most = (names: readonly string[]) => Math.max(...names.map((one) => one.split(' ').length));
    expect([most(namesIn(all, 'claim')), most(namesIn(all, 'foretell'))]).toEqual([2, 3]);
  });

  const four = [
    player('Ada', { association: 'order', objects: ['key', 'dagger'] }),
    player('Béla', { association: 'order', objects: ['key', '?'] }),
    player('Cili', { association: '?', objects: ['key'] }),
    player('Dóra', { association: 'brotherhood', objects: ['goblet'] }),
  ];

  it('says which claims are certain, and leaves out who need not be named', () => {
    const holders = four.map((one) => (one.id === 'Béla' ? { ...one, objects: ['key', 'key'] as const } : one));
    const [first, ...others] = prospects(
      record(holders.map((one) => (one.id === 'Cili' ? { ...one, objects: ['?'] } : one))),
      'Ada',
    );
    expect(first).toMatchObject({ move: { allies: ['Béla'] }, chance: 'certain', when: [] });
    expect(others.some(({ move }) => move.move === 'claim' && move.allies?.length === 2)).toBe(false);
  });

  it('says of possible claims in how many deals they win, and what makes them certain', () => {
    const found = prospects(
      record(four.map((one) => (one.id === 'Cili' ? { ...one, association: '?' as const } : one))),
      'Ada',
    );
    const withBoth = found.find(({ move }) => move.move === 'claim' && move.allies?.length === 2);
    // With four players and two of each association, Cili can only be of the Brotherhood.
    expect(withBoth).toBeUndefined();
    const five = [...four, player('Emma', { association: '?', objects: ['whip'] })];
    const both = prospects(record(five), 'Ada').find(
      ({ move }) => move.move === 'claim' && move.allies?.includes('Cili'),
    );
    expect(both).toMatchObject({ move: { allies: ['Béla', 'Cili'] }, chance: 'possible', wins: 1, deals: 3 });
    expect(both?.when).toEqual([[{ place: 'players[2].association', card: 'order', atLeast: 1, holds: true }]]);
    expect(both?.question).toEqual(both?.when[0]?.[0]);
  });

  it('says why a claim is impossible, if the own hand forbids it', () => {
    const [claim, lodge] = prospects(record(four), 'Dóra');
    expect(claim).toMatchObject({ chance: 'impossible', wins: 0 });
    expect(claim?.illegal).toBeUndefined();
    expect(lodge).toMatchObject({ chance: 'impossible', illegal: { code: 'claim.no-coat-of-arms' } });
    const pearl = four.map((one) => (one.id === 'Ada' ? { ...one, objects: ['key', 'black-pearl'] as const } : one));
    expect(prospects(record(pearl), 'Ada')[0]).toMatchObject({ illegal: { code: 'claim.holds-pearl' } });
  });

  it('asks which association is the smaller one, not who belongs to it', () => {
    const five = [
      player('Ada', { association: 'order', objects: ['key', 'key'] }),
      ...['Béla', 'Cili', 'Dóra', 'Emma'].map((id) => player(id, { association: '?' })),
    ];
    const alone = prospects(record(five), 'Ada').find(({ move }) => move.move === 'claim' && move.allies?.length === 0);
    expect(alone?.when).toEqual([[{ place: 'associationPile[0]', card: 'order', atLeast: 1, holds: true }]]);
    // Three cards of each are dealt from; Ada has one of the Order's, so one of the two left or one of the other three is left over.
    expect((alone?.wins ?? 0) / (alone?.deals ?? 1)).toBeCloseTo(2 / 5);
  });

  /** Each claim in a line, in the order in which they are told. */
  const lines = (one: GameRecord, by = 'Ada') =>
    prospects(one, by).map(({ move, chance, wins, deals, when, question, illegal }) => {
      const names = move.move === 'foretell' ? move.holders : (move.allies ?? []);
      const kind = move.move === 'foretell' ? 'prophecy' : move.as;
      const more = [when.length && `${when.length} ways`, question && `ask ${question.place}`, illegal?.code];
      return [kind, names.join('+') || '-', chance, `${wins}/${deals}`, ...more.filter(Boolean)].join(' ');
    });

  it('tells the best of each kind, the likeliest first', () => {
    const lodge = [
      player('Ada', { association: 'order', objects: ['key', 'goblet', 'key', 'lodge-coat-of-arms'] }),
      player('Béla', { association: '?', objects: ['key'] }),
      player('Cili', { association: '?', objects: ['dagger'] }),
      player('Dóra', { association: '?', objects: ['goblet'] }),
    ];
    expect(lines(record(lodge))).toEqual([
      'lodge - certain 1/1',
      'association Béla possible 1/3 1 ways ask players[1].association',
    ]);
  });

  it('is told after the moves of the record, as if it were one’s turn', () => {
    const moves: Move[] = [
      { by: 'Ada', move: 'offer', to: 'Béla', object: 'dagger' },
      { by: 'Béla', move: 'accept', return: 'key' },
    ];
    const keys = [
      player('Ada', { association: 'order', objects: ['key', 'key', 'dagger'] }),
      player('Béla', { association: 'order', objects: ['key', 'whip'] }),
      player('Cili', { association: 'brotherhood', objects: ['goblet'] }),
      player('Dóra', { association: 'brotherhood', objects: ['gloves'] }),
    ];
    expect(lines(record(keys))[0]).toBe('association Béla certain 1/1');
    expect(lines(record(keys, { moves }))[0]).toBe('association - certain 1/1');
    expect(lines(record(keys), 'Béla')[0]).toBe('association Ada certain 1/1');
  });

  it('names up to three holders in a prophecy, where it is played', () => {
    const prophets = [
      player('Ada', { association: 'order', objects: ['whip'] }),
      player('Béla', { association: 'brotherhood', objects: ['goblet'] }),
      player('Cili', { association: 'brotherhood', objects: ['goblet'] }),
      player('Dóra', { association: 'brotherhood', objects: ['goblet'] }),
      player('Emma', { association: 'order', objects: ['dagger'] }),
    ];
    const rest = ['association - impossible 0/1 claim.nothing-needed', 'lodge - impossible 0/1 claim.no-coat-of-arms'];
    expect(lines(record(prophets, { variants: ['prophecy'] }))).toEqual([
      'prophecy Béla+Cili+Dóra certain 1/1',
      ...rest,
    ]);
    expect(lines(record(prophets))).toEqual(rest);
  });

  it('names no more than two allies or three holders, somebody in a prophecy, and the fewest first', () => {
    const nobody = ['Béla', 'Cili', 'Dóra', 'Emma', 'Feri'].map((id) =>
      player(id, { association: '?', objects: ['?', '?'] }),
    );
    const own = player('Ada', { association: 'order', objects: ['key'] });
    const all = prospects(record([own, ...nobody], { variants: ['prophecy'] }), 'Ada').filter((one) => one.wins > 0);
    const names = all.map(({ move }) => (move.move === 'foretell' ? move.holders : (move.allies ?? [])).length);
    const numbers = (kind: string) =>
      [...new Set(names.filter((_, index) => all[index]?.move.move === kind))].sort().join();
    expect(numbers('claim')).toBe('1,2');
    expect(numbers('foretell')).toBe('2,3');
    const shares = all.map(({ wins, deals }) => wins / deals);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    // Claims that win as often are told in the order of those that they name.
    for (const kind of ['claim', 'foretell'])
      for (const share of new Set(shares)) {
        const alike = names.filter((_, index) => all[index]?.move.move === kind && shares[index] === share);
        expect(alike).toEqual(alike.toSorted());
      }
  });

  it('says no reason where only some lies of the own cards forbid it', () => {
    // With the Pearl it is forbidden; with a goblet it is wrong.
    const open = [
      player('Ada', { association: 'order', objects: ['?', '?'] }),
      player('Béla', { association: '?', objects: ['key'] }),
      player('Cili', { association: 'brotherhood', objects: ['key', 'goblet'] }),
      player('Dóra', { association: 'order', objects: ['whip', 'key'] }),
    ];
    const [claim] = prospects(record(open, {}, { objectPile: [] }), 'Ada').filter(({ move }) => move.move === 'claim');
    expect(claim).toMatchObject({ chance: 'impossible', move: { allies: [] } });
    expect(claim).not.toHaveProperty('illegal');
  });

  it('is a prophecy about somebody even where none can come true', () => {
    const three = [
      player('Ada', { association: 'order', objects: ['whip'] }),
      player('Béla', { association: 'brotherhood', objects: ['gloves'] }),
      player('Cili', { association: 'order', objects: ['dagger'] }),
    ];
    expect(prospects(record(three, { variants: ['prophecy'] }), 'Ada').at(-1)).toMatchObject({
      ...{ chance: 'impossible', move: { move: 'foretell', holders: ['Béla'] } },
    });
  });

  it('leaves out whoever need not be named, also where others must be', () => {
    const holders = [
      player('Ada', { association: 'order', objects: ['key', 'key'] }),
      player('Béla', { association: 'order', objects: ['key'] }),
      player('Cili', { association: 'order', objects: ['goblet', '?'] }),
      player('Dóra', { association: 'brotherhood', objects: ['?'] }),
      player('Emma', { association: 'brotherhood', objects: ['whip'] }),
    ];
    expect(lines(record(holders)).filter((line) => line.startsWith('association'))).toEqual([
      'association Béla certain 1/1',
    ]);
    const three = holders.map((one) => (one.id === 'Ada' ? { ...one, objects: ['key', 'key', 'key'] as const } : one));
    expect(lines(record(three.map((one) => (one.id === 'Béla' ? { ...one, objects: ['dagger'] } : one))))[0]).toBe(
      'association - certain 1/1',
    );
  });

  it('comes to what the claim does, whatever has been learned and has moved since', () => {
    const bela = (objects: Player['objects']) => player('Béla', { association: 'order', objects });
    const others = [
      player('Ada', { association: 'order', objects: ['key', 'key'] }),
      player('Cili', { association: 'brotherhood', objects: ['goblet'] }),
      player('Dóra', { association: 'brotherhood', objects: ['?'] }),
    ];
    const lacksKey = { place: 'players[0].objects', card: 'key', atLeast: 1, holds: false };
    const tie: Move[] = [{ by: 'Béla', move: 'attack', target: 'Dóra' }, { move: 'resolve' }];
    const trade: Move[] = [
      { by: 'Béla', move: 'offer', to: 'Dóra', object: 'key' },
      { by: 'Dóra', move: 'accept', return: 'whip' },
    ];
    const pile = { turn: 'Béla', objectPile: ['?', '?'] as const };
    const records = [
      // What was drawn since may be what was not there before.
      record([bela(['?']), ...others], { known: [lacksKey], moves: tie }, pile),
      record([bela(['?']), ...others], { moves: tie }, pile),
      record([bela(['key', '?']), ...others], { moves: trade }, pile),
      record([bela(['?', '?']), ...others], { known: [{ ...lacksKey, holds: true }], moves: trade }, pile),
    ];
    for (const one of records)
      for (const { move, wins, deals, when, illegal } of prospects(one, 'Ada')) {
        const { status, cases, winners, deals: all = 1 } = rule({ ...one, moves: [...(one.moves ?? []), move] });
        const won = (cases ?? [{ deals: 1, ruling: { winners } }]).filter(({ ruling }) =>
          ruling.winners?.includes('Ada'),
        );
        expect(status === 'illegal').toBe(illegal !== undefined);
        expect(wins / deals).toBeCloseTo(won.reduce((sum, { deals: some }) => sum + some, 0) / all);
        expect(when.length > 0).toBe(wins > 0 && wins < deals);
      }
    expect(prospects(records[0] as GameRecord, 'Ada').map(({ chance }) => chance)).toContain('possible');
  });

  it('is nothing once the game is over, and for nobody who is not there', () => {
    const over = record(four, { moves: [{ by: 'Ada', move: 'claim', as: 'association', allies: [] }] });
    expect(prospects(over, 'Ada')).toEqual([]);
    expect(() => prospects(record(four), 'Emma')).toThrow(
      new RangeError('by: expected the name of a player, got "Emma"'),
    );
  });
});

describe('filling in what has come out', () => {
  const hidden = record(
    [player('Ada', { objects: ['?', 'dagger', '?'] }), player('Béla', {}), player('Cili', {})],
    {},
    { objectPile: ['?', 'coat', '?'] },
  );

  it.each([
    [
      'objects',
      [{ place: 'players[0].objects', card: 'key', atLeast: 2, holds: true }],
      { 0: { objects: ['key', 'dagger', 'key'] } },
    ],
    [
      'an association',
      [{ place: 'players[1].association', card: 'order', atLeast: 1, holds: true }],
      { 1: { association: 'order' } },
    ],
    [
      'the other association',
      [{ place: 'players[1].association', card: 'order', atLeast: 1, holds: false }],
      { 1: { association: 'brotherhood' } },
    ],
    [
      'an occupation',
      [{ place: 'players[2].occupation', card: 'doctor', atLeast: 1, holds: true }],
      { 2: { occupation: 'doctor' } },
    ],
  ] as const)('writes down %s', (_, findings, expected) => {
    const told = filledIn(hidden, findings);
    for (const [seat, part] of Object.entries(expected))
      expect(told?.position.players[Number(seat)]).toMatchObject(part);
  });

  it('writes down a card of the pile', () => {
    const findings = [{ place: 'objectPile[2]', card: 'tome', atLeast: 1, holds: true }];
    expect(filledIn(hidden, findings)?.position.objectPile).toEqual(['?', 'coat', 'tome']);
  });

  it('writes down a card far down in the pile', () => {
    const deep = record(hidden.position.players, {}, { objectPile: Array(12).fill('?') });
    const findings = [{ place: 'objectPile[11]', card: 'tome', atLeast: 1, holds: true }];
    expect(filledIn(deep, findings)?.position.objectPile).toEqual([...Array(11).fill('?'), 'tome']);
  });

  it('writes down a card of the spare occupations where nobody has said that there are some', () => {
    const findings = [{ place: 'occupationPile[6]', card: 'thug', atLeast: 1, holds: true }];
    expect(filledIn(hidden, findings)?.position.occupationPile).toEqual([...Array(6).fill('?'), 'thug']);
  });

  it('writes down a card of the spare occupations', () => {
    const spare = record(hidden.position.players, {}, { occupationPile: ['?', '?', 'thug'] });
    const findings = [{ place: 'occupationPile[1]', card: 'doctor', atLeast: 1, holds: true }];
    expect(filledIn(spare, findings)?.position).toStrictEqual({
      ...spare.position,
      players: spare.position.players.map((one) => ({ ...one, association: '?' })),
      occupationPile: ['?', 'doctor', 'thug'],
    });
  });

  it('writes down the top card of a pile that is left out', () => {
    const { objectPile: _, ...position } = hidden.position;
    const findings = [{ place: 'objectPile[0]', card: 'tome', atLeast: 1, holds: true }];
    expect(filledIn({ ...hidden, position }, findings)?.position.objectPile).toEqual(['tome']);
  });

  it.each([
    ['order', true, ['order', '?', '?'], ['order', 'brotherhood', 'brotherhood']],
    ['order', false, ['order', '?', 'order'], ['order', 'brotherhood', 'order']],
    ['brotherhood', true, ['order', 'order', '?'], ['order', 'order', 'brotherhood']],
    ['brotherhood', true, ['order', '?', '?'], undefined],
    ['order', true, ['?', '?', '?'], undefined],
    ['order', true, ['?', 'brotherhood', '?'], undefined],
  ] as const)('writes down what follows from the smaller association: %s, %s, %j', (card, holds, before, after) => {
    const players = hidden.position.players.map((player, seat) => ({ ...player, association: before[seat] as '?' }));
    const findings = [{ place: 'associationPile[0]', card, atLeast: 1, holds }];
    const told = filledIn({ ...hidden, position: { ...hidden.position, players } }, findings);
    expect(told?.position.players.map(({ association }) => association)).toEqual(after);
  });

  it('leaves out what is left out, and the record as it was', () => {
    const { objectPile: _, ...position } = hidden.position;
    const before = JSON.stringify(hidden);
    const findings = [{ place: 'players[0].objects', card: 'key', atLeast: 1, holds: true }];
    expect(filledIn({ ...hidden, position, edition: 'hu' }, findings)).toStrictEqual({
      game: 'teufelsburg',
      edition: 'hu',
      position: {
        players: [
          { id: 'Ada', association: '?', objects: ['key', 'dagger', '?'] },
          { id: 'Béla', association: '?', objects: ['?'] },
          { id: 'Cili', association: '?', objects: ['?'] },
        ],
      },
    });
    filledIn(hidden, [...findings, { place: 'objectPile[0]', card: 'tome', atLeast: 1, holds: true }]);
    expect(JSON.stringify(hidden)).toBe(before);
  });

  it('counts what is written down already of the same kind', () => {
    const findings = [1, 2].map((atLeast) => ({ place: 'players[0].objects', card: 'key', atLeast, holds: true }));
    expect(filledIn(hidden, findings)?.position.players[0]?.objects).toEqual(['key', 'dagger', 'key']);
    const [first] = findings as [(typeof findings)[number]];
    expect(filledIn(hidden, [first, first])?.position.players[0]?.objects).toEqual(['key', 'dagger', '?']);
    const other = { ...first, card: 'coat' };
    expect(filledIn(hidden, [first, other])?.position.players[0]?.objects).toEqual(['key', 'dagger', 'coat']);
    const elsewhere = { ...first, place: 'players[1].objects' };
    const both = filledIn(hidden, [first, elsewhere])?.position.players;
    expect(both?.slice(0, 2).map(({ objects }) => objects)).toEqual([['key', 'dagger', '?'], ['key']]);
  });

  it.each([
    ['is left out', undefined, 'order', 2, true, ['order', 'order', '?']],
    ['is unknown', '?', 'brotherhood', 1, true, ['brotherhood', '?', '?']],
    ['is known in part', ['brotherhood', '?', '?'], 'order', 2, true, ['brotherhood', 'order', 'order']],
    ['is known in another part', ['?', 'order', '?'], 'order', 1, true, ['order', 'order', '?']],
    ['has fewer of a kind', ['?', '?', '?'], 'order', 2, false, ['brotherhood', 'brotherhood', '?']],
    ['has none of a kind', ['?', '?', '?'], 'order', 1, false, ['brotherhood', 'brotherhood', 'brotherhood']],
    ['has fewer of two', ['order', '?', '?'], 'order', 2, false, ['order', 'brotherhood', '?']],
  ] as const)('writes down one of three association cards where it %s', (_, before, card, atLeast, holds, after) => {
    const three = record(
      ['Ada', 'Béla', 'Cili'].map((id) => player(id, before && id === 'Béla' ? { association: before } : {})),
      { variants: ['three-associations'] },
    );
    const found = filledIn(three, [{ place: 'players[1].association', card, atLeast, holds }]);
    expect(found?.position.players.map(({ association }) => association)).toEqual([
      ['?', '?', '?'],
      after,
      ['?', '?', '?'],
    ]);
  });

  it.each([
    ['what somebody lacks', { place: 'players[0].objects', card: 'key', atLeast: 1, holds: false }],
    ['more than there is room for', { place: 'players[1].objects', card: 'key', atLeast: 2, holds: true }],
    ['which association is the smaller one', { place: 'associationPile[0]', card: 'order', atLeast: 1, holds: true }],
    ['which occupation somebody has not', { place: 'players[0].occupation', card: 'doctor', atLeast: 1, holds: false }],
    ['what does not lie in the pile', { place: 'objectPile[0]', card: 'key', atLeast: 1, holds: false }],
    ['a card of the pile that is not there', { place: 'objectPile[3]', card: 'key', atLeast: 1, holds: true }],
    ['an occupation where none lies to spare', { place: 'occupationPile[7]', card: 'thug', atLeast: 1, holds: true }],
    ['a card of nobody', { place: 'players[3].objects', card: 'key', atLeast: 1, holds: true }],
    ['a card of a place that there is not', { place: 'my objectPile[0]', card: 'key', atLeast: 1, holds: true }],
  ])('cannot write down %s', (_, finding) => {
    expect(filledIn(hidden, [finding])).toBeUndefined();
  });
});
