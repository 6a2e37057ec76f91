/**
 * A table that cannot be: everything that is wrong with it.
 */
import type { Problem } from '../../../engine/kernel/result.ts';
import type { Board, Change, GameRecord } from './game.ts';
import { kept } from './known.ts';
import { Ways } from './Result.tsx';
import type { Words } from './words.ts';

/** What cannot be, each with ways to put it right. */
export function Impossible({
  board,
  record,
  problems,
  words,
  onGo,
  onTable,
}: {
  readonly board: Board;
  readonly record: GameRecord;
  readonly problems: readonly Problem[];
  readonly words: Words;
  onGo(path: string): void;
  onTable(change: Change): void;
}) {
  const repairs = (problem: Problem): readonly Change[] =>
    problem.code === 'record.known'
      ? [{ text: words.t('answered.back'), cards: [], make: () => ({ record: kept(board.engine, record) }) }]
      : board.repairs(record, problem, words);
  return (
    <div class="ck-problems" role="alert">
      <p class="ck-answer-text">{words.t('problems.title', { count: problems.length })}</p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" class="ck-link" onClick={() => onGo(problem.path)}>
              {words.say('problem', { code: problem.code, params: problem.params ?? {} })}
            </button>
            <p class="ck-remedies">
              <Ways ways={repairs(problem)} onWay={onTable} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
