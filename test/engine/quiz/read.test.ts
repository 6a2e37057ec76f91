/**
 * Questions as they are read: no two answers are the same sentence in any language, and every answer can be told.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishedIn } from '../../../src/games.ts';
import { boardOf } from '../../../src/islands/checker/boards.ts';
import { tell } from '../../../src/islands/checker/told.ts';
import { answerText } from '../../../src/islands/quiz/answers.ts';
import { later, parting, wouldBe } from '../../../src/islands/quiz/apart.ts';
import type { Question } from '../../../src/islands/quiz/source.ts';
import { merged } from '../../../src/lib/merged.ts';
import { type Locale, languages } from '../../../src/locales.ts';
import { speaking } from '../../../src/sentences/speaking.ts';
import { quizzed } from '../../games/tested.ts';
import { once } from '../../once.ts';
import { wordsIn } from '../../unit/words.ts';

const SAMPLE = 200;

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'content', ...path), 'utf8'));

describe.each(quizzed)('questions about %s as they are read', async (game, _, { ask }) => {
  const board = await boardOf(game);
  const sample = once(() => ask({ seed: 17 }, SAMPLE) as unknown as readonly Question[]);
  const speakingIn = (locale: Locale) => ({
    board,
    words: wordsIn(locale, game),
    q: speaking(
      languages[locale].tag,
      merged(read('ui', locale, 'quiz.json'), read(game, 'text', locale, 'quiz.json')),
    ),
  });

  test.each(finishedIn(game))('have answers that differ, %s', (locale) => {
    const speech = speakingIn(locale);
    for (const { choices, kind, record, seen } of sample()) {
      const texts = choices.map((choice) => answerText(choice, speech));
      expect(new Set(texts).size, `${kind}: ${texts.join(' | ')} ${JSON.stringify(record.moves)}`).toBe(texts.length);
      const told = [...texts, ...seen.map(({ heading, ...said }) => speech.words.say(heading, said))];
      expect(told.join(), kind).not.toContain('⟦');
    }
  });

  test('refute a wrong answer by what differs', () => {
    const speech = speakingIn('en');
    const shown = { parted: 0, would: 0 };
    for (const question of sample()) {
      const { choices, right } = question;
      for (const choice of choices) {
        if (choice === choices[right]) continue;
        const from = parting(choice, speech);
        if (from !== undefined) {
          shown.parted++;
          expect(later(tell(board, choice.shows, speech.words), from).length, JSON.stringify(choice)).toBeGreaterThan(
            0,
          );
        }
        const would = wouldBe(choice, question, speech);
        if (choice.is !== 'card') continue;
        const best = tell(board, choices[right]?.shows as typeof question.record, speech.words);
        expect(would, JSON.stringify(choice)).not.toBe(best.answer);
        if (would !== undefined) shown.would++;
        else expect(tell(board, choice.shows, speech.words).answer).toBe(best.answer);
      }
    }
    expect(shown.parted).toBeGreaterThan(SAMPLE / 20);
    expect(shown.would).toBeGreaterThan(SAMPLE / 40);
  });
});
