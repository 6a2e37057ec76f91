/**
 * Answers in words.
 */

import type { Speak } from '../../sentences/speaking.ts';
import type { Board } from '../checker/game.ts';
import { inOneLine } from '../checker/told.ts';
import type { Words } from '../checker/words.ts';
import type { Question } from './source.ts';

/** What the quiz speaks with. */
export interface Speaking {
  readonly board: Board;
  readonly words: Words;
  /** A string of the quiz. */
  readonly q: Speak;
}

/** An answer to choose. */
export type Choice = Question['choices'][number];

/** An answer to choose, in words. */
export function answerText(choice: Choice, { board, words, q }: Speaking): string {
  switch (choice.is) {
    case 'outcome':
      return inOneLine(choice.outcome, words);
    case 'winners': {
      const { players } = choice;
      if (players.length === 0) return q('nobody');
      return words.say('answer', { code: 'won', params: { winners: players, number: players.length } });
    }
    case 'move':
      return words.say('move', board.engine.moveSentence(choice.move));
    case 'card':
      return words.name(choice.card);
  }
}
