/**
 * Whole games, with every card and every swap known to the engine. The state of a game is its record: how it began and what has been done.
 */
import { applied, type Played as KernelPlayed, resume } from '../kernel/game.ts';
import { cardsOn } from './deck.ts';
import { endIfOver } from './end.ts';
import type { Illegal } from './illegal.ts';
import { possible } from './legal.ts';
import { make } from './moves.ts';
import { type GameRecord, type Move, type Position, takesCards, waysOf } from './record.ts';
import { type Step, Table } from './table.ts';
import { type View, view as viewOf } from './view.ts';

/** A game as plain JSON, to keep, to send and to resume: a record in which no card and no swap is unknown, as `setUp` deals it. */
export type State = GameRecord;

/** What became of a move: the steps it took, or the rule that forbids it and an unchanged game. */
export type Played<Extra = unknown> = KernelPlayed<Step, Illegal, Extra>;

/** A game under way. Playing a move takes hardly longer the longer the game has lasted. */
export class Game {
  readonly #table: Table;
  readonly #state: State;
  readonly #moves: Move[] = [];

  /**
   * Begins a game that `setUp` has dealt, or resumes one.
   * @param explain false leaves out the steps
   * @throws RangeError naming the field if a card or a swap is unknown or a move is illegal; also if a move names somebody who is not there
   */
  constructor(state: State, explain = true) {
    this.#table = new Table(state, explain);
    const unknown = cardsOn(state.position, this.#table.deck).indexOf('?');
    if (unknown >= 0)
      throw new RangeError(`position.${this.#table.placeNames()[unknown]}: expected a known card, got ?`);
    endIfOver(this.#table);
    this.#state = { ...state, moves: this.#moves };
    resume(state.moves, (move, path) => this.play(move, path));
  }

  /** The game as plain JSON; later moves do not change it. */
  get state(): State {
    return { ...this.#state, moves: [...this.#moves] };
  }

  /** The table as it stands, every card open. */
  get position(): Position {
    return this.#table.position();
  }

  /** Who has won, in seat order; nothing while the game goes on. */
  get winners(): readonly string[] | undefined {
    const { winners } = this.#table;
    return winners && this.#table.ids(winners);
  }

  /** Every move that somebody can legally make now; each swap twice, made and not made. A look by accident is nobody's to make. */
  legalMoves(): Move[] {
    return possible(this.#table).flatMap(({ moves }) => moves.flatMap(waysOf));
  }

  /**
   * Plays a move, or says what forbids it and leaves the game as it was.
   * @throws RangeError if it is not said whether a swap took place, or somebody is named who is not at the table
   */
  play(move: Move, path = 'move'): Played {
    if (takesCards(move) && typeof move.swapped !== 'boolean')
      throw new RangeError(`${path}.swapped: expected true or false, got ${move.swapped ?? 'nothing'}`);
    const already = this.#table.steps.length;
    const illegal = make(this.#table, move, this.#moves.length);
    if (illegal) return { ok: false, illegal };
    this.#moves.push(move);
    return { ok: true, steps: this.#table.steps.slice(already) };
  }

  /** What a player may know of the game now. */
  view(player: string): View {
    return viewOf(this.state, player);
  }
}

/**
 * Every move that somebody can legally make in a game.
 * @throws RangeError as `Game` does
 */
export const legalMoves = (state: State): Move[] => new Game(state, false).legalMoves();

/**
 * Plays a move in a game and gives the state after it; the state given stays as it is. For long games `Game` is quicker: this plays
 * what has been done anew.
 * @throws RangeError as `Game` does
 */
export const apply = (state: State, move: Move): Played<{ readonly state: State }> => applied(new Game(state), move);
