/** Whole games through the interface that bots use: state, moves, and what each player may know. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import {
  apply,
  Game,
  identities,
  legalMoves,
  type Move,
  type Player,
  rule,
  type State,
  setUp,
  view,
} from '../../../engine/mascarade/index.ts';
import { anyMove } from './random.ts';

const PLAYERS: readonly Player[] = [
  { id: 'Ada', cards: ['judge'] },
  { id: 'Béla', cards: ['king'] },
  { id: 'Cili', cards: ['queen'] },
  { id: 'Dóra', cards: ['bishop'] },
];
const state: State = { game: 'mascarade', position: { players: PLAYERS, centre: ['thief', 'cheat'] } };
const swap: Move = { by: 'Ada', move: 'swap', with: 'Béla', swapped: true };
const look: Move = { by: 'Béla', move: 'look' };

/** The state with other cards. */
const withCards = (players: readonly Player[], centre: State['position']['centre'] = ['thief', 'cheat']): State => ({
  ...state,
  position: { players, centre },
});

describe('a game', () => {
  it('is played by pure functions or in place, and resumed from JSON, to the same state', () => {
    const random = seeded(1);
    const game = new Game(setUp({ players: 5, seed: 1 }));
    let pure: State = game.state;
    for (let made = 0; made < 40 && !game.winners; made++) {
      const offered = game.legalMoves();
      expect(legalMoves(pure)).toEqual(offered);
      const move = anyMove(offered, random);
      const [one, other] = [game.play(move), apply(pure, move)];
      expect(one.ok && other.ok && other.steps).toEqual(one.ok && one.steps);
      if (other.ok) pure = JSON.parse(JSON.stringify(other.state));
    }
    expect(pure.moves?.length).toBeGreaterThan(20);
    expect(game.state).toEqual(pure);
    expect(new Game(pure).position).toEqual(game.position);
    expect(rule(pure).position).toEqual(game.position);
  });

  it('stands as a position from which a record can begin, with a deck of one’s own too', () => {
    const deck = ['judge', 'king', 'queen', 'widow', 'spy', 'thief'] as const;
    const game = new Game(setUp({ players: 4, seed: 1, deck }));
    expect(game.position.deck).toEqual(deck);
    expect(game.position).toEqual(rule(game.state).position);
    expect(new Game({ game: 'mascarade', position: game.position }).legalMoves()).toEqual(game.legalMoves());
    expect(new Game(setUp({ players: 4, seed: 1 })).position).not.toHaveProperty('deck');
  });

  it('offers each swap twice, made and not made', () => {
    const swaps = new Game(state).legalMoves().filter((move) => move.move === 'swap' && move.with === 'Béla');
    expect(swaps).toEqual([swap, { ...swap, swapped: false }]);
  });

  it('tells the steps of each move, or none if nobody asks for them', () => {
    const telling = new Game(state);
    const stepsOf = (move: Move) => {
      const played = telling.play(move);
      return played.ok && played.steps.map(({ code, move: at }) => `${at} ${code}`);
    };
    expect(stepsOf(swap)).toEqual(['0 swap.swapped', '0 turn.next']);
    expect(stepsOf(look)).toEqual(['1 look.saw', '1 turn.next']);
    expect(new Game(state, false).play(swap)).toEqual({ ok: true, steps: [] });
  });

  it('says what forbids a move, and has no state after it', () => {
    const game = new Game(state);
    expect(game.play(look)).toMatchObject({ ok: false, illegal: { code: 'turn.not-yours' } });
    expect(game.state.moves).toEqual([]);
    const refused = apply(state, look);
    expect(refused).toMatchObject({ ok: false, illegal: { code: 'turn.not-yours' } });
    expect(refused).not.toHaveProperty('state');
  });

  it('takes of a choice what it needs and no more', () => {
    const five = setUp({ players: ['Ada', 'Béla', 'Cili', 'Dóra', 'Ede'], seed: 1 });
    const position = { ...five.position, turn: 'Ada', opening: 0 };
    const game = new Game({
      ...five,
      position,
      moves: [{ by: 'Ada', move: 'announce', character: 'witch' }, { move: 'resolve' }],
    });
    const use: Move = { by: 'Ada', move: 'use', target: 'Béla' };
    const needs = { ok: false, illegal: { code: 'power.needs', params: { fields: ['target'] } } };
    expect(game.play({ ...use, from: 'Cili' })).toMatchObject(needs);
    expect(game.play({ by: 'Ada', move: 'use', from: 'Cili' })).toMatchObject(needs);
    expect(game.play(use).ok).toBe(true);
  });

  it('shows a player what this player may know', () => {
    const moves: Move[] = [
      swap,
      look,
      { by: 'Cili', move: 'swap', with: 'centre', withCard: 0, swapped: true },
      { by: 'Dóra', move: 'announce', character: 'bishop' },
      { by: 'Béla', move: 'claim' },
    ];
    const game = new Game({ ...state, moves });
    const { position, identities: known, ...rest } = game.view('Ada');
    expect(rest).toEqual({
      player: 'Ada',
      edition: 'reference',
      announcement: {
        ...{ by: 'Dóra', character: 'bishop', claimants: ['Béla'], shown: {}, holders: [], fined: [] },
      },
      seen: [],
      moves: [swap, look, { ...moves[2], swapped: '?' }, ...moves.slice(3)],
      pending: [
        { by: 'Ada', moves: [{ by: 'Ada', move: 'claim' }] },
        { by: 'Cili', moves: [] },
        { moves: [{ move: 'resolve' }] },
      ],
    });
    expect(position).toEqual({
      ...game.position,
      players: ['king', 'judge', '?', 'bishop'].map((card, seat) => ({ ...PLAYERS[seat], gold: 6, cards: [card] })),
      centre: ['?', 'cheat'],
    });
    expect(known).toEqual(identities(game.state, 'Ada'));
    expect(view(game.state, 'Béla').seen).toEqual([{ by: 'Béla', of: 'Béla', value: 'judge' }]);
    expect(view(game.state, 'Béla').moves[0]).toEqual({ ...swap, swapped: '?' });
    expect(view({ ...state, edition: 'fr' }, 'Ada')).toMatchObject({ edition: 'fr', moves: [], pending: [] });
  });

  it('shows everybody who has won', () => {
    const won = withCards([{ id: 'Ada', gold: 13, cards: ['judge'] }, ...PLAYERS.slice(1)]);
    expect(new Game(won).winners).toEqual(['Ada']);
    expect(view(won, 'Béla').winners).toEqual(['Ada']);
    expect(view(state, 'Béla')).not.toHaveProperty('winners');
    expect(view(state, 'Béla')).not.toHaveProperty('announcement');
  });

  it.each<[what: string, bad: State, message: string]>([
    [
      'an unknown card',
      withCards([{ id: 'Ada', cards: ['?'] }, ...PLAYERS.slice(1)]),
      'position.players[0].cards[0]: expected a known card, got ?',
    ],
    [
      'cards left out',
      withCards([...PLAYERS.slice(0, 3), { id: 'Dóra' }]),
      'position.players[3].cards[0]: expected a known card, got ?',
    ],
    [
      'an unknown card in the centre',
      withCards(PLAYERS, ['thief', '?']),
      'position.centre[1]: expected a known card, got ?',
    ],
    [
      'a centre left out',
      { ...state, position: { players: PLAYERS } },
      'position.centre[0]: expected a known card, got ?',
    ],
    ['an illegal move', { ...state, moves: [swap, swap] }, 'moves[1]: expected a legal move, got turn.not-yours'],
    [
      'a swap of which nobody has told',
      { ...state, moves: [swap, { ...look, move: 'swap', with: 'Ada' }] },
      'moves[1].swapped: expected true or false, got nothing',
    ],
  ])('is not resumed from %s', (_, bad, message) => {
    expect(() => new Game(bad)).toThrow(new RangeError(message));
  });

  it.each<[string, Move]>([
    ['by', { ...swap, by: 'Emma' }],
    ['with', { ...swap, with: 'Emma' }],
  ])('is not played on with a move that names somebody who is not there: %s', (_, move) => {
    const error = new RangeError('move: expected the name of a player, got "Emma"');
    expect(() => new Game(state).play(move)).toThrow(error);
  });

  it('is not played on with a swap of which nobody has told', () => {
    const unknown = new RangeError('move.swapped: expected true or false, got ?');
    expect(() => new Game(state).play({ ...swap, swapped: '?' })).toThrow(unknown);
    expect(() => apply(state, { ...swap, swapped: '?' })).toThrow(unknown);
  });
});

it('what is left out of a position is unknown', () => {
  const players = PLAYERS.map(({ id }, seat) => (seat > 1 ? { id } : { id, cards: [seat ? 'king' : '?'] as const }));
  const told = players.map(({ id, cards = ['?'] }) => ({ id, cards }));
  const given = identities({ ...state, position: { players: told, centre: ['?', '?'] } });
  expect(given.players[2]?.cards[0]).toHaveLength(5);
  expect(identities({ ...state, position: { players } })).toEqual(given);
});
