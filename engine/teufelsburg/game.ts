/**
 * Whole games, with every card known to the engine. The state of a game is its record: how it began and what has been done.
 */
import { isHidden } from '../kernel/deal.ts';
import { applied, type Played as KernelPlayed, resume } from '../kernel/game.ts';
import { pileOf, sparesOf } from './box.ts';
import type { Illegal } from './illegal.ts';
import { legalMoves as legalOn } from './legal.ts';
import { hasOpenWindow, make } from './moves.ts';
import type { GameRecord, Move, Position } from './record.ts';
import { positionOf } from './rule.ts';
import type { Step } from './state.ts';
import { Table } from './table.ts';
import { type View, view as viewOf } from './view.ts';

/**
 * A game as plain JSON, to keep, to send and to resume: a record in which no card is unknown and chance has a seed, as `setUp` deals it.
 * It can be ruled on like any other record.
 */
export type State = GameRecord;

/** What became of a move: the steps it took, or the rule that forbids it and an unchanged game. */
export type Played<Extra = unknown> = KernelPlayed<Step, Illegal, Extra>;

/**
 * A game under way. Playing a move takes hardly longer the longer the game has lasted.
 *
 * A trade effect, the draw of a tie and the end of a stopped turn take place by themselves when the next move is played, as
 * somebody may still forgo or cancel them; a `view` and a ruling show the game as if nobody did.
 */
export class Game {
  #table: Table;
  readonly #explain: boolean;
  readonly #state: State;
  readonly #moves: Move[];

  /**
   * Begins a game that `setUp` has dealt, or resumes one.
   * @param explain false leaves out the steps
   * @throws RangeError naming the field if a card is unknown, there is no seed or a move is illegal; also if a move names somebody who is not there
   */
  constructor(state: State, explain = true) {
    if (state.seed === undefined) throw new RangeError('seed: expected a whole number, got nothing');
    const unknown = unknownIn(state);
    if (unknown) throw new RangeError(`${unknown}: expected a known card, got ?`);
    this.#table = new Table(state, explain);
    this.#explain = explain;
    this.#moves = [];
    this.#state = { ...state, moves: this.#moves };
    resume(state.moves, (move) => this.play(move));
  }

  /** The game as plain JSON; later moves do not change it. */
  get state(): State {
    return { ...this.#state, moves: [...this.#moves] };
  }

  /** The table as it stands, every card open; what takes place by itself before the next move has not done so yet. */
  get position(): Position {
    return positionOf(this.#table);
  }

  /** Who has won, in seat order; nothing while the game goes on. */
  get winners(): readonly string[] | undefined {
    return this.#table.winners ?? undefined;
  }

  /**
   * Every move that somebody can legally make now. What may be left out of a move is said: what a Diplomat would return for an object that is
   * not there. Where a Coat takes the top card, nothing has to be said, and no move is needed.
   */
  legalMoves(): Move[] {
    return legalOn([this.#table]);
  }

  /**
   * Plays a move, or says what forbids it and leaves the game as it was.
   * @throws RangeError if it names somebody who is not at the table
   */
  play(move: Move): Played {
    // A move closes windows before it is found to be illegal: they close on a copy.
    const table = hasOpenWindow(this.#table) ? new Table(this.#table, this.#explain) : this.#table;
    const illegal = make(table, move, this.#moves.length);
    if (illegal) return { ok: false, illegal };
    this.#table = table;
    this.#moves.push(move);
    return { ok: true, steps: table.takeSteps() };
  }

  /** What a player may know of the game now. */
  view(player: string): View {
    return viewOf(this.state, player);
  }
}

/** The path of the first unknown card of a state. */
function unknownIn({ position }: State): string | undefined {
  const cards = [
    ...position.players.flatMap(({ association = '?', occupation = '?', objects }, seat) => [
      [`position.players[${seat}].association`, association] as const,
      [`position.players[${seat}].occupation`, occupation] as const,
      [`position.players[${seat}].objects`, objects] as const,
    ]),
    ['position.objectPile', pileOf(position)] as const,
    ['position.occupationPile', sparesOf(position)] as const,
  ];
  return cards.find(([, card]) => [card].flat().some(isHidden))?.[0];
}

/**
 * Every move that somebody can legally make in a game, as `Game.legalMoves` has them.
 * @throws RangeError as `Game` does
 */
export const legalMoves = (state: State): Move[] => new Game(state, false).legalMoves();

/**
 * Plays a move in a game and gives the state after it; the state given stays as it is. For long games `Game` is quicker: this plays
 * what has been done anew.
 * @throws RangeError as `Game` does
 */
export const apply = (state: State, move: Move): Played<{ readonly state: State }> => applied(new Game(state), move);
