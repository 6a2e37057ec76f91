/**
 * A round: ten questions, found one after the other while the reader is busy with the first, and what has been answered.
 */
import { useEffect, useLayoutEffect, useReducer } from 'preact/hooks';
import type { Wish } from '../../../engine/kernel/quiz.ts';
import { keepProgress, keptProgress, type Progress } from './kept.ts';
import type { Question, Source } from './source.ts';

/** How many questions a round has, if there are as many. */
export const TEN = 10;

interface State extends Progress {
  readonly questions: readonly Question[];
  /** There are no more. */
  readonly complete: boolean;
  /** What has gone wrong. */
  readonly error?: unknown;
}

type Action =
  | { readonly type: 'found'; readonly question: Question }
  | { readonly type: 'complete' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'choose'; readonly choice: number }
  | { readonly type: 'next' | 'again' };

function reduce(state: State, action: Action): State {
  const { questions, answers, at } = state;
  const isAnswered = answers[at] !== undefined;
  switch (action.type) {
    case 'found':
      return { ...state, questions: [...questions, action.question] };
    case 'complete':
      return { ...state, complete: true };
    case 'failed':
      return { ...state, error: action.error };
    case 'choose': {
      const isThere = questions[at]?.choices[action.choice] !== undefined;
      return isAnswered || !isThere ? state : { ...state, answers: [...answers, action.choice] };
    }
    case 'next':
      return isAnswered ? { ...state, at: at + 1 } : state;
    case 'again':
      return { ...state, answers: [], at: 0 };
  }
}

/** How a round goes. */
export interface Round extends State {
  /** For each answered question whether it was answered rightly. */
  readonly marks: readonly boolean[];
  /** How many of the last were, in a row. */
  readonly streak: number;
  readonly longest: number;
  choose(choice: number): void;
  next(): void;
  /** Begins the same questions again. */
  again(): void;
}

/** The lengths of the runs of right answers. */
function runs(marks: readonly boolean[]): number[] {
  let run = 0;
  return marks.map((isRight) => {
    run = isRight ? run + 1 : 0;
    return run;
  });
}

/** The round of a wish about a game, from where it was left; for another one the component is made anew. */
export function useRound(source: Source, wish: Wish, game: string): Round {
  const [state, act] = useReducer(
    reduce,
    undefined,
    (): State => ({ questions: [], complete: false, ...keptProgress(game, wish) }),
  );
  const { questions, answers, at } = state;
  // Before anybody sees it: whoever leaves the page then leaves nothing behind.
  useLayoutEffect(() => keepProgress(game, wish, { answers, at }), [answers, at]);
  useEffect(() => {
    const found = source.questions(wish);
    let number = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      try {
        const { value: question, done } = found.next();
        if (question) act({ type: 'found', question });
        if (question) number++;
        if (done || number === TEN) act({ type: 'complete' });
        else timer = setTimeout(look);
      } catch (error) {
        act({ type: 'failed', error });
      }
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, []);
  // Of what was answered before, a question at a time is found again.
  const marks = questions.slice(0, answers.length).map(({ right }, index) => right === answers[index]);
  const lengths = runs(marks);
  return {
    ...state,
    marks,
    streak: lengths.at(-1) ?? 0,
    longest: Math.max(0, ...lengths),
    choose: (choice) => act({ type: 'choose', choice }),
    next: () => act({ type: 'next' }),
    again: () => act({ type: 'again' }),
  };
}
