/** What goes on at a table: the moves since something was begun, and what came of them. */
export interface Course<Move, Step> {
  readonly begun: Move | undefined;
  readonly moves: readonly Move[];
  readonly steps: readonly Step[];
}

/** What goes on after the moves made. @param begins whether something begins with a move, by its place */
export function courseOf<Move, Step extends { readonly move: number }>(
  { moves = [] }: { readonly moves?: readonly Move[] },
  { applied, steps }: { readonly applied: number; readonly steps: readonly Step[] },
  begins: (move: Move, at: number) => boolean,
): Course<Move, Step> {
  const made = moves.slice(0, applied);
  const start = made.findLastIndex(begins);
  return {
    begun: made[start],
    moves: made.slice(Math.max(start, 0)),
    steps: steps.filter(({ move }) => move >= start && move < applied),
  };
}
