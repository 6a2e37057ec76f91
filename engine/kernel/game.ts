/**
 * Whole games, of which everything is known. The state of a game is its record, and each game has a class of games under way.
 */

/** What became of a move: the steps it took, or the rule that forbids it and an unchanged game. */
export type Played<Step, Illegal, Extra = unknown> =
  | ({ readonly ok: true; readonly steps: readonly Step[] } & Extra)
  | { readonly ok: false; readonly illegal: Illegal };

/** A game under way, as far as it is played. */
interface UnderWay<State, Move, Step, Illegal> {
  readonly state: State;
  play(move: Move): Played<Step, Illegal>;
}

/**
 * Plays the moves of a state that a game is resumed from.
 * @param play is given each move and the path under which it stands
 * @throws RangeError naming the first that is illegal
 */
export function resume<Move>(
  moves: readonly Move[] = [],
  play: (move: Move, path: string) => Played<unknown, { readonly code: string }>,
): void {
  for (const [index, move] of moves.entries()) {
    const path = `moves[${index}]`;
    const played = play(move, path);
    if (!played.ok) throw new RangeError(`${path}: expected a legal move, got ${played.illegal.code}`);
  }
}

/** Plays a move in a game and gives the state after it. */
export function applied<State, Move, Step, Illegal>(
  game: UnderWay<State, Move, Step, Illegal>,
  move: Move,
): Played<Step, Illegal, { readonly state: State }> {
  const played = game.play(move);
  return played.ok ? { ...played, state: game.state } : played;
}
