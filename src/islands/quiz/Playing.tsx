/**
 * A round under way: the bar with the score, the question, and what goes on to the next one.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Wish } from '../../../engine/kernel/quiz.ts';
import { Asked } from './Asked.tsx';
import type { Speaking } from './answers.ts';
import { End } from './End.tsx';
import { type Round, TEN, useRound } from './round.ts';
import type { Source } from './source.ts';

interface Props {
  readonly source: Source;
  readonly wish: Wish;
  readonly speaking: Speaking;
  /** Begins ten others of the same kind. */
  onNew(): void;
  /** Leads back to where questions are chosen. */
  onOther(): void;
}

/** What takes keys for itself. */
const TAKES_KEYS = 'a, button, input, select, summary, textarea';

/** Answers by the keys 1 to 4, and goes on by Enter. */
function useKeys({ choose, next }: Pick<Round, 'choose' | 'next'>): void {
  const now = useRef({ choose, next });
  now.current = { choose, next };
  // From the moment the question stands there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (target as Element).closest?.('input, select, textarea, dialog')) return;
      if (/^[1-9]$/.test(key)) now.current.choose(Number(key) - 1);
      else if (key === 'Enter' && !(target as Element).closest?.(TAKES_KEYS)) now.current.next();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** A round, from its first question to its result. */
export function Playing({ source, wish, speaking, onNew, onOther }: Props) {
  const { board, words, q } = speaking;
  const round = useRound(source, wish, words.texts.game);
  const { questions, complete, answers, at, marks, streak, error } = round;
  const place = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  useKeys(round);
  const chosen = answers[at];
  useEffect(() => {
    if (chosen !== undefined) goOn.current?.focus({ preventScroll: true });
  }, [chosen]);
  // The next question begins with its table.
  useEffect(() => {
    if (at > 0) place.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  if (error !== undefined) throw error;

  const of = complete ? questions.length : TEN;
  const question = questions[at];
  if (complete && questions.length === 0)
    return (
      <div role="alert" class="ck-notice quiz-round">
        <p>{q('none')}</p>
        <button type="button" class="ck-button" onClick={onOther}>
          {q('end.other')}
        </button>
      </div>
    );
  if (complete && !question) return <End round={round} speaking={speaking} onNew={onNew} onOther={onOther} />;
  return (
    <div ref={place} class="quiz-round">
      <p class="quiz-bar">
        <span>{q('progress', { number: Math.min(at + 1, of), of })}</span>
        {marks.length > 0 && <span>{q('score', { right: marks.filter(Boolean).length, of: marks.length })}</span>}
        {streak > 1 && <span class="quiz-streak">{q('streak', { count: streak })}</span>}
      </p>
      {question ? (
        <Asked key={at} question={question} speaking={speaking} chosen={chosen} onChoose={round.choose} />
      ) : (
        <p role="status">{q('looking')}</p>
      )}
      {question && (
        <div class="quiz-verdict">
          <p role="status" data-mark={marks[at] ? 'right' : 'wrong'}>
            {chosen !== undefined && q(`verdict.${marks[at] ? 'right' : 'wrong'}`)}
          </p>
          {chosen !== undefined && (
            <>
              <a class="ck-button" href={`${words.texts.home}check/#${board.engine.toLink(question.record)}`}>
                {q('go-on')}
              </a>
              <button ref={goOn} type="button" class="ck-button ck-primary" onClick={round.next}>
                {q(at + 1 < of ? 'next' : 'finish')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
