/** What the engine is measured beside: boardgame.io with the same moves of this game, and the damage calculator of Pokémon Showdown. */
import { createRequire } from 'node:module';
import type { Move, State } from '../engine/teufelsburg/index.ts';
import { type Plain, plain, reduce } from './reducer.ts';

const require = createRequire(import.meta.url);

/** The part of boardgame.io that is used; its packages have no `exports` that an ES module could import. */
interface BoardgameIo {
  CreateGameReducer(options: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
  InitializeGame(options: { game: object; numPlayers: number }): BoardgameState;
}
interface BoardgameState {
  readonly G: Plain;
}

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as BoardgameIo;

/**
 * Plays a game's moves through boardgame.io's reducer, each carried out by the plain reducer, so that what is measured beside it is the
 * framework: its checks, its log, its undo (off) and its contexts.
 * @returns the game in plain data after the moves
 */
export function boardgame(state: State): (moves: readonly Move[]) => Plain {
  const game = {
    setup: () => plain(state),
    moves: { make: ({ G }: { G: Plain }, move: Move) => reduce(G, move) },
    turn: { activePlayers: { all: '' } },
    disableUndo: true,
  };
  const reducer = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: state.position.players.length });
  return (moves) => {
    let now = initial;
    for (const move of moves) {
      const payload = { type: 'make', args: [move], playerID: '0', credentials: undefined };
      now = reducer(now, { type: 'MAKE_MOVE', payload });
    }
    return now.G;
  };
}

const { calculate, Generations, Pokemon, Move: Attack } = require('@smogon/calc') as typeof import('@smogon/calc');

/** The example of its own introduction: a move of one Pokémon against another, calculated and described in a sentence. */
export function smogon(): () => string {
  const generation = Generations.get(5);
  const attacker = new Pokemon(generation, 'Gengar', {
    item: 'Choice Specs',
    nature: 'Timid',
    evs: { spa: 252 },
    boosts: { spa: 1 },
  });
  const defender = new Pokemon(generation, 'Chansey', {
    item: 'Eviolite',
    nature: 'Calm',
    evs: { hp: 252, spd: 252 },
  });
  const attack = new Attack(generation, 'Focus Blast');
  return () => calculate(generation, attacker, defender, attack).desc();
}
