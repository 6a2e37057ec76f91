/** Whole games through the interface that bots use: state, moves, and what each player may know. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import {
  apply,
  Game,
  type GameRecord,
  legalMoves,
  type Move,
  type ObjectId,
  type Player,
  type Position,
  rule,
  type State,
  setUp,
  view,
} from '../../../engine/teufelsburg/index.ts';

const state = setUp({ players: ['Ada', 'Béla', 'Cili', 'Dóra'], seed: 4 });
const by = state.position.turn as string;

/** A table laid by hand. */
function table(
  players: readonly Player[],
  more: Partial<GameRecord> = {},
  pile: readonly ObjectId[] = ['key', 'tome'],
): State {
  const occupations = ['thug', 'priest', 'duelist', 'doctor'] as const;
  return {
    game: 'teufelsburg',
    seed: 1,
    position: {
      players: players.map((player, seat) => ({
        association: seat % 2 ? 'brotherhood' : 'order',
        occupation: occupations[seat] as NonNullable<Player['occupation']>,
        ...player,
      })),
      objectPile: pile,
      occupationPile: ['hypnotist', 'bodyguard'],
    },
    ...more,
  };
}

/** The state with one field of its second player another one. */
const unknown = (part: Partial<Player>): State => ({
  ...state,
  position: {
    ...state.position,
    players: state.position.players.map((one, seat) => (seat === 1 ? { ...one, ...part } : one)),
  },
});

/** The state with one field of its second player left out. */
function without(field: 'association' | 'occupation'): State {
  const second = { ...(state.position.players[1] as Player) };
  delete (second as { -readonly [Key in keyof Player]: Player[Key] })[field];
  const players = state.position.players.map((one, seat) => (seat === 1 ? second : one));
  return { ...state, position: { ...state.position, players } };
}

/** What a player knows of another one's objects after some moves. */
const objectsSeen = (record: State, moves: readonly Move[], player: string, of: string) =>
  view({ ...record, moves }, player)
    .position.players.find(({ id }) => id === of)
    ?.objects.toSorted();

describe('a game', () => {
  it('is played by pure functions or in place, to the same state', () => {
    const random = seeded(1);
    const game = new Game(state);
    let pure: State = state;
    for (let made = 0; made < 30; made++) {
      const moves = game.legalMoves();
      expect(legalMoves(pure)).toEqual(moves);
      const move = random.pick(moves.filter((one) => one.move !== 'claim'));
      const [one, other] = [game.play(move), apply(pure, move)];
      expect(one.ok && other.ok && other.steps).toEqual(one.ok && one.steps);
      if (other.ok) pure = other.state;
    }
    expect(game.state).toEqual(pure);
    expect(rule(pure, false).position.players).toHaveLength(4);
  });

  it('stays as it was when a move is illegal, windows included', () => {
    const record = table([
      { id: 'Ada', objects: ['secret-bag-key', 'dagger'] },
      { id: 'Béla', objects: ['gloves', 'whip'] },
      { id: 'Cili', objects: ['goblet'] },
    ]);
    const game = new Game(record);
    game.play({ by: 'Ada', move: 'offer', to: 'Béla', object: 'secret-bag-key' });
    game.play({ by: 'Béla', move: 'accept', return: 'gloves' });
    const before = game.state;
    expect(game.play({ by: 'Cili', move: 'refuse' })).toMatchObject({ ok: false, illegal: { code: 'trade.no-offer' } });
    expect(game.state).toEqual(before);
    // The bag's effect can still be forgone, which it could not be if the illegal move had let it take place.
    expect(game.play({ by: 'Ada', move: 'decline', object: 'secret-bag-key' }).ok).toBe(true);
  });

  it('stays as it was when a move is illegal, the draw after a tie included', () => {
    const record = table(
      [
        { id: 'Ada', objects: ['dagger'] },
        { id: 'Béla', objects: ['gloves'] },
        { id: 'Cili', objects: ['goblet'] },
        { id: 'Dóra', objects: ['whip'] },
      ],
      { edition: 'pt' },
    );
    const game = new Game(record);
    game.play({ by: 'Ada', move: 'attack', target: 'Béla' });
    game.play({ move: 'resolve' });
    expect(game.play({ by: 'Cili', move: 'refuse' }).ok).toBe(false);
    expect(game.position.players[0]?.objects).toEqual(['dagger']);
    // The Doctor can still cancel the draw.
    expect(game.play({ by: 'Dóra', move: 'use', occupation: 'doctor' }).ok).toBe(true);
    expect(game.position.players[0]?.objects).toEqual(['dagger']);
  });

  it('does not change a state that was given out', () => {
    const game = new Game(state);
    const before = game.state;
    game.play({ by, move: 'pass' });
    expect(before.moves).toEqual([]);
    expect(apply(before, { by, move: 'pass' })).toMatchObject({ ok: true, state: { moves: [{ by, move: 'pass' }] } });
    expect(before.moves).toEqual([]);
  });

  it.each([
    [
      'a state without a seed',
      { ...state, seed: undefined } as unknown as State,
      'seed: expected a whole number, got nothing',
    ],
    [
      'an unknown card',
      {
        ...state,
        position: {
          ...state.position,
          players: state.position.players.map((one) => ({ ...one, objects: ['?' as const] })),
        },
      },
      'position.players[0].objects: expected a known card, got ?',
    ],
    [
      'an unknown association',
      unknown({ association: '?' }),
      'position.players[1].association: expected a known card, got ?',
    ],
    [
      'an association left out',
      without('association'),
      'position.players[1].association: expected a known card, got ?',
    ],
    [
      'one unknown association of three',
      unknown({ association: ['order', '?', 'order'] }),
      'position.players[1].association: expected a known card, got ?',
    ],
    [
      'an unknown occupation',
      unknown({ occupation: '?' }),
      'position.players[1].occupation: expected a known card, got ?',
    ],
    ['an occupation left out', without('occupation'), 'position.players[1].occupation: expected a known card, got ?'],
    [
      'an unknown card in the pile',
      { ...state, position: { ...state.position, objectPile: ['key', '?'] as const } },
      'position.objectPile: expected a known card, got ?',
    ],
    [
      'spare occupations left out',
      { ...state, position: { players: state.position.players, objectPile: [] } },
      'position.occupationPile: expected a known card, got ?',
    ],
    [
      'a pile left out',
      { ...state, position: { players: state.position.players, occupationPile: [] } },
      'position.objectPile: expected a known card, got ?',
    ],
    [
      'an illegal move',
      { ...state, moves: [{ by, move: 'pass' }, { move: 'resolve' }] } as State,
      'moves[1]: expected a legal move, got fight.none-to-resolve',
    ],
  ])('is not resumed from %s', (_, bad, message) => {
    expect(() => new Game(bad)).toThrow(new RangeError(message));
  });

  it.each<[string, Move]>([
    ['by', { by: 'Emma', move: 'pass' }],
    ['target', { by, move: 'attack', target: 'Emma' }],
    ['to', { by, move: 'offer', to: 'Emma', object: 'key' }],
    ['allies', { by, move: 'claim', as: 'association', allies: ['Emma'] }],
    ['holders', { by, move: 'foretell', holders: ['Emma'] }],
  ])('is not played on with a move that names somebody who is not there: %s', (_, move) => {
    const error = new RangeError('move: expected the name of a player, got "Emma"');
    const begun = { ...state, variants: ['prophecy'] } as const;
    const game = new Game(begun);
    expect(() => game.play(move)).toThrow(error);
    expect(game.state).toEqual(begun);
    expect(game.position).toEqual(new Game(begun).position);
    expect(() => apply(begun, move)).toThrow(error);
    expect(() => new Game({ ...begun, moves: [move] })).toThrow(error);
  });

  it('is of ten players also where no spare occupations are told', () => {
    const ten = setUp({ players: Array.from({ length: 10 }, (_, seat) => `p${seat}`), seed: 1 });
    const { occupationPile: _, ...position } = ten.position;
    expect(new Game({ ...ten, position }).legalMoves()).toEqual(new Game(ten).legalMoves());
  });

  it('is resumed with its moves, without becoming the state that it was given', () => {
    const moves: Move[] = [{ by, move: 'pass' }];
    const resumed = new Game({ ...state, moves });
    expect(resumed.state).toEqual({ ...state, moves });
    const next = resumed.position.turn as string;
    expect(next).not.toBe(by);
    resumed.play({ by: next, move: 'pass' });
    expect(moves).toHaveLength(1);
    expect(resumed.state.moves).toHaveLength(2);
    expect(rule(resumed.state).position).toEqual(resumed.position);
  });

  it('tells the steps of each move, or none if nobody asks for them', () => {
    const telling = new Game(state);
    const first = telling.play({ by, move: 'pass' });
    expect(first.ok && first.steps.map(({ code }) => code)).toEqual(['turn.passed', 'turn.next']);
    const second = telling.play({ by: telling.position.turn as string, move: 'pass' });
    expect(second.ok && second.steps.map(({ code, move }) => [code, move])).toEqual([
      ['turn.passed', 1],
      ['turn.next', 1],
    ]);
    const silent = new Game(state, false).play({ by, move: 'pass' });
    expect(silent).toEqual({ ok: true, steps: [] });
  });

  it('tells the steps after a window too, or none if nobody asks for them', () => {
    const record = table([
      { id: 'Ada', objects: ['secret-bag-key', 'dagger'] },
      { id: 'Béla', objects: ['gloves', 'whip'] },
      { id: 'Cili', objects: ['goblet'] },
    ]);
    const stepsOf = (explain: boolean) => {
      const game = new Game(record, explain);
      game.play({ by: 'Ada', move: 'offer', to: 'Béla', object: 'secret-bag-key' });
      game.play({ by: 'Béla', move: 'accept', return: 'gloves' });
      const played = game.play({ by: 'Béla', move: 'pass' });
      return played.ok && played.steps.map(({ code }) => code);
    };
    expect(stepsOf(true)).toContain('effect.drew');
    expect(stepsOf(false)).toEqual([]);
  });

  it('has winners once it is over, and none before', () => {
    const record = table(
      [
        { id: 'Ada', objects: ['key', 'key', 'key'] },
        { id: 'Béla', objects: ['gloves'] },
        { id: 'Cili', objects: ['goblet'] },
      ],
      {},
      ['tome'],
    );
    const game = new Game(record);
    expect(game.winners).toBeUndefined();
    game.play({ by: 'Ada', move: 'claim', as: 'association', allies: [] });
    expect(game.winners).toEqual(['Ada', 'Cili']);
    expect(game.legalMoves()).toEqual([]);
  });

  it('says what forbids a move, and has no state after it', () => {
    const refused = apply(state, { move: 'resolve' });
    expect(refused).toMatchObject({ ok: false, illegal: { code: 'fight.none-to-resolve' } });
    expect(refused).not.toHaveProperty('state');
  });

  it('gives every effect of a trade to its giver to forgo, also the second one', () => {
    const record = table([
      { id: 'Ada', objects: ['monocle', 'dagger'] },
      { id: 'Béla', objects: ['privilege', 'whip'] },
      { id: 'Cili', objects: ['goblet'] },
    ]);
    const game = new Game(record);
    game.play({ by: 'Ada', move: 'offer', to: 'Béla', object: 'monocle' });
    game.play({ by: 'Béla', move: 'accept', return: 'privilege' });
    const declines = game.legalMoves().filter(({ move }) => move === 'decline');
    expect(declines).toEqual([
      { by: 'Ada', move: 'decline', object: 'monocle' },
      { by: 'Béla', move: 'decline', object: 'privilege' },
    ]);
  });
});

describe('chance', () => {
  const clairvoyant = table(
    [
      { id: 'Ada', occupation: 'clairvoyant', objects: ['dagger'] },
      { id: 'Béla', objects: ['gloves'] },
      { id: 'Cili', objects: ['goblet'] },
    ],
    {},
    ['key', 'tome', 'whip', 'sextant', 'coat', 'monocle', 'privilege'],
  );
  const look: Move = { by: 'Ada', move: 'use', occupation: 'clairvoyant', top: ['whip', 'coat'] };
  const pileAfter = (seed: number | undefined) => {
    const { seed: _, ...unsown } = clairvoyant;
    return rule({ ...unsown, ...(seed !== undefined && { seed }), moves: [look] }).position.objectPile;
  };

  it('shuffles the pile after a Clairvoyant as the seed has it', () => {
    const pile = pileAfter(1) ?? [];
    expect(pile.slice(0, 2)).toEqual(['whip', 'coat']);
    expect(pile.toSorted()).toEqual((clairvoyant.position.objectPile ?? []).toSorted());
    expect(pileAfter(1)).toEqual(pile);
    const others = [2, 3, 4, 5].map((seed) => JSON.stringify(pileAfter(seed)));
    expect(others.some((other) => other !== JSON.stringify(pile))).toBe(true);
  });

  it('leaves the order unknown where there is no seed', () => {
    expect(pileAfter(undefined)).toEqual(['whip', 'coat', '?', '?', '?', '?', '?']);
  });

  it('leaves the order unknown where a card is, seed or not', () => {
    const { players } = clairvoyant.position;
    const position = { ...clairvoyant.position, players, objectPile: ['whip', 'coat', 'key', '?'] as const };
    expect(rule({ ...clairvoyant, position, moves: [look] }).position.objectPile).toEqual(['whip', 'coat', '?', '?']);
  });

  it('lets a look see none of three of which one is unknown', () => {
    const cards = [
      ['order', 'order', 'brotherhood'],
      ['order', '?', 'brotherhood'],
    ] as const;
    const seen = (third: readonly ('order' | 'brotherhood')[], seed: number) => {
      const players = ['Ada', 'Béla', 'Cili'].map(
        (id, seat): Player => ({
          id,
          association: [...cards, third][seat] as (typeof cards)[number],
          objects: [seat ? 'gloves' : 'monocle'],
        }),
      );
      const moves: Move[] = [
        { by: 'Ada', move: 'offer', to: 'Béla', object: 'monocle' },
        { by: 'Béla', move: 'accept', return: 'gloves' },
      ];
      return rule(table(players, { seed, variants: ['three-associations'], moves })).seen[0]?.value;
    };
    const seeds = [1, 2, 3, 4, 5, 6];
    for (const seed of seeds) expect(seen(['order', 'brotherhood', 'brotherhood'], seed)).toBe('?');
    // Where all cards of the other side are known, so is that one.
    expect(new Set(seeds.map((seed) => seen(['order', 'brotherhood', 'order'], seed)))).toEqual(
      new Set(['order', 'brotherhood']),
    );
  });

  it('lets a look see what all three must be', () => {
    const players = (['ooo', 'bb?', 'oob'] as const).map(
      (cards, seat): Player => ({
        id: ['Ada', 'Béla', 'Cili'][seat] as string,
        association: [...cards].map((card) => (card === 'o' ? 'order' : card === 'b' ? 'brotherhood' : '?')),
        objects: [seat ? 'gloves' : 'monocle'],
      }),
    );
    const moves: Move[] = [
      { by: 'Ada', move: 'offer', to: 'Béla', object: 'monocle' },
      { by: 'Béla', move: 'accept', return: 'gloves' },
    ];
    expect(rule(table(players, { variants: ['three-associations'], moves })).seen[0]?.value).toBe('brotherhood');
  });

  it('lets a look see one card of three, which the seed picks', () => {
    const seen = Array.from({ length: 20 }, (_, seed) => {
      const players = ['Ada', 'Béla', 'Cili'].map(
        (id, seat): Player => ({
          id,
          association: seat ? ['order', 'brotherhood', 'order'] : ['order', 'order', 'brotherhood'],
          objects: [
            (['monocle', 'gloves', 'goblet'] as const)[seat] as ObjectId,
            (['whip', 'dagger', 'key'] as const)[seat] as ObjectId,
          ],
        }),
      );
      const record = table(players, { seed, variants: ['three-associations'] });
      const moves: Move[] = [
        { by: 'Ada', move: 'offer', to: 'Béla', object: 'monocle' },
        { by: 'Béla', move: 'accept', return: 'gloves' },
      ];
      const { seen: sights } = rule({ ...record, moves });
      const known = view({ ...record, moves }, 'Ada').position.players[1]?.association;
      expect(known).toEqual([sights[0]?.value, '?', '?']);
      return sights[0]?.value;
    });
    expect(new Set(seen)).toEqual(new Set(['order', 'brotherhood']));
  });
});

describe('what a player may know', () => {
  const record = table([
    { id: 'Ada', objects: ['black-pearl', 'dagger', 'goblet'] },
    { id: 'Béla', objects: ['gloves', 'key'] },
    { id: 'Cili', objects: ['whip', 'key'] },
    { id: 'Dóra', objects: ['poison-ring', 'monocle'] },
  ]);
  const offer: Move = { by: 'Ada', move: 'offer', to: 'Béla', object: 'dagger' };
  const accept: Move = { by: 'Béla', move: 'accept', return: 'gloves' };

  it('is at first the own cards, and of the others how many there are', () => {
    const { position } = view(record, 'Béla');
    expect(position.players).toEqual([
      { id: 'Ada', association: '?', occupation: '?', objects: ['?', '?', '?'] },
      { id: 'Béla', association: 'brotherhood', occupation: 'priest', objects: ['gloves', 'key'] },
      { id: 'Cili', association: '?', occupation: '?', objects: ['?', '?'] },
      { id: 'Dóra', association: '?', occupation: '?', objects: ['?', '?'] },
    ]);
    expect([position.objectPile, position.occupationPile]).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
  });

  it('is an object that was offered, also when it was refused', () => {
    expect(objectsSeen(record, [offer], 'Béla', 'Ada')).toEqual(['?', '?', 'dagger']);
    expect(objectsSeen(record, [offer, { by: 'Béla', move: 'refuse' }], 'Béla', 'Ada')).toEqual(['?', '?', 'dagger']);
    expect(objectsSeen(record, [offer], 'Cili', 'Ada')).toEqual(['?', '?', '?']);
  });

  it('is where an object went that was traded without a word, for those two only', () => {
    expect(objectsSeen(record, [offer, accept], 'Ada', 'Béla')).toEqual(['?', 'dagger']);
    expect(objectsSeen(record, [offer, accept], 'Béla', 'Ada')).toEqual(['?', '?', 'gloves']);
    expect(objectsSeen(record, [offer, accept], 'Cili', 'Béla')).toEqual(['?', '?']);
  });

  it('is an object that the trade has had named, for everybody', () => {
    const moves: Move[] = [
      { by: 'Dóra', move: 'offer', to: 'Béla', object: 'monocle' },
      { by: 'Béla', move: 'accept', return: 'gloves' },
    ];
    const turned = { ...record, position: { ...record.position, turn: 'Dóra' } };
    expect(objectsSeen(turned, moves, 'Cili', 'Béla')).toEqual(['?', 'monocle']);
    expect(view({ ...turned, moves }, 'Dóra').position.players[1]?.association).toBe('brotherhood');
    expect(view({ ...turned, moves }, 'Cili').position.players[1]?.association).toBe('?');
    expect(view({ ...turned, moves }, 'Cili').seen).toEqual([]);
  });

  it('is that a Secret Bag went round, not which', () => {
    const bags: Position['players'] = record.position.players.map((player) =>
      player.id === 'Ada' ? { ...player, objects: ['secret-bag-key', 'dagger'] } : player,
    );
    const withBags = { ...record, position: { ...record.position, players: bags } };
    const moves: Move[] = [{ by: 'Ada', move: 'offer', to: 'Béla', object: 'secret-bag-key' }, accept];
    expect(objectsSeen(withBags, moves, 'Béla', 'Béla')).toContain('secret-bag-key');
    expect(objectsSeen(withBags, moves, 'Cili', 'Béla')).toEqual(['?', '?']);
    expect(JSON.stringify(view({ ...withBags, moves }, 'Cili'))).not.toContain('secret-bag-key');
    expect(view({ ...withBags, moves }, 'Cili').effects).toEqual([
      { object: 'secret-bag', by: 'Ada', partner: 'Béla' },
    ]);
  });

  it('is what the Privilege shows, for its giver alone', () => {
    const hands: Position['players'] = record.position.players.map((player) =>
      player.id === 'Ada' ? { ...player, objects: ['privilege', 'dagger'] } : player,
    );
    const looked = { ...record, position: { ...record.position, players: hands } };
    const moves: Move[] = [{ by: 'Ada', move: 'offer', to: 'Béla', object: 'privilege' }, accept];
    expect(objectsSeen(looked, moves, 'Ada', 'Béla')).toEqual(['key', 'privilege']);
    expect(objectsSeen(looked, moves, 'Cili', 'Béla')).toEqual(['?', 'privilege']);
    expect(view({ ...looked, moves }, 'Cili').seen).toEqual([]);
  });

  it('is which occupation the Coat brought, for its giver alone', () => {
    const coats: Position['players'] = record.position.players.map((player) =>
      player.id === 'Ada' ? { ...player, objects: ['coat', 'dagger'] } : player,
    );
    const position = { ...record.position, players: coats };
    const [chosen] = position.occupationPile ?? [];
    const moves = [
      { by: 'Ada', move: 'offer', to: 'Béla', object: 'coat' },
      accept,
      { by: 'Ada', move: 'exchange', occupation: chosen },
    ] as Move[];
    const seenBy = (player: string) => view({ ...record, position, moves }, player).position;
    expect(seenBy('Ada').players[0]?.occupation).toBe(chosen);
    expect(seenBy('Béla').players[0]?.occupation).toBe('?');
    expect(seenBy('Béla').occupationPile?.every((card) => card === '?')).toBe(true);
  });

  it('is no longer certain once somebody may have given it away unseen', () => {
    const moves: Move[] = [
      offer,
      accept,
      { by: 'Béla', move: 'offer', to: 'Cili', object: 'dagger' },
      { by: 'Cili', move: 'accept', return: 'whip' },
    ];
    expect(objectsSeen(record, moves, 'Ada', 'Béla')).toEqual(['?', '?']);
    expect(objectsSeen(record, moves, 'Béla', 'Cili')).toEqual(['?', 'dagger']);
  });

  it('is what somebody played in a fight, and the occupation laid open', () => {
    const moves: Move[] = [
      { by: 'Ada', move: 'attack', target: 'Dóra' },
      { by: 'Ada', move: 'play', object: 'dagger' },
      { by: 'Ada', move: 'use', occupation: 'thug' },
    ];
    expect(objectsSeen(record, moves, 'Cili', 'Ada')).toEqual(['?', '?', 'dagger']);
    expect(view({ ...record, moves }, 'Cili').position.players[0]).toMatchObject({ occupation: 'thug', shown: true });
  });

  it('is everything once the game is over, and before that no choice of anybody else', () => {
    const over = { ...record, moves: [{ by: 'Ada', move: 'claim', as: 'association', allies: [] }] } as State;
    const ended = new Game({ ...record, position: { ...record.position, turn: 'Béla' } });
    ended.play({ by: 'Béla', move: 'attack', target: 'Ada' });
    expect(ended.view('Cili').pending.find(({ by }) => by === 'Dóra')?.moves).toEqual([]);
    expect(ended.view('Dóra').pending.find(({ by }) => by === 'Dóra')?.moves.length).toBeGreaterThan(0);
    expect(() => new Game(over)).toThrow('claim.');
    const claimed = { ...record, moves: [{ by: 'Cili', move: 'claim', as: 'association', allies: [] }] } as State;
    const turned = { ...claimed, position: { ...claimed.position, turn: 'Cili' } };
    expect(JSON.stringify(view(turned, 'Ada').position)).not.toContain('"?"');
  });

  it('is nothing for somebody who is not there', () => {
    expect(() => view(record, 'Emma')).toThrow(new RangeError('player: expected the name of a player, got "Emma"'));
  });
});
