/**
 * What a ruling takes for granted of a table on which nobody has said everything.
 */
import type { Board, Ruling, Supposition } from './game.ts';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

/** What nobody has said and is supposed, where it comes to something else if it is not so. */
export function takenForGranted(board: Board, { record, ruling }: Told, words: Words): readonly Supposition[] {
  const { engine } = board;
  const outcome = (one: Ruling) => JSON.stringify([one.status, one.illegal?.code, engine.answerOf(one)]);
  const own = outcome(ruling);
  return (board.suppositions?.(record, words) ?? []).filter(({ otherwise: [one] }) => {
    const { record: other } = one.make();
    return engine.problemsOf(other).length === 0 && outcome(engine.rule(other)) !== own;
  });
}
