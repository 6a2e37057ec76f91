/**
 * A position with its ruling as it stands on a page before anybody touches it: no script, the very components of the live checker.
 */
import type { Board, GameRecord } from './game.ts';
import { Answer, Cases, Dissents, Why } from './Result.tsx';
import { tell } from './told.ts';
import type { Words } from './words.ts';

/** The position, the moves and the ruling as static markup. */
export function Still({
  board,
  record,
  words,
  asks = true,
}: {
  readonly board: Board;
  readonly record: GameRecord;
  readonly words: Words;
  /** Whether the last move is what was asked. */
  readonly asks?: boolean;
}) {
  const problems = board.engine.problemsOf(record);
  if (problems.length) throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  const told = tell(board, record, words, asks);
  return (
    <>
      <div class={`ck-answer ck-tone-${told.tone}`}>
        <Answer told={told} />
      </div>
      <Cases told={told} words={words} />
      <board.Table record={record} ruling={told.ruling} words={words} />
      {told.moves.length > 0 && (
        <div class="ck-why">
          <Why told={told} words={words} />
        </div>
      )}
      {told.dissents.length > 0 && (
        <div class="ck-otherwise">
          <p class="ck-label">{words.t('dissents.title')}</p>
          <Dissents told={told} words={words} />
        </div>
      )}
    </>
  );
}
