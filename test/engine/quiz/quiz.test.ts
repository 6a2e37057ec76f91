import { describe, expect, test } from 'vitest';
import { kinds, levels } from '../../../engine/kernel/quiz.ts';
import type { AnyMove, AnyQuestion, AnyRecord } from '../../games/game.ts';
import { quizzed } from '../../games/tested.ts';
import { once } from '../../once.ts';
import { faultsOf } from './faults.ts';

/** What an answer comes to, whoever it names. */
function sideOf(choice: AnyQuestion['choices'][number], { moves = [] }: AnyQuestion['record']): string {
  if (choice.is !== 'winners') return choice.is === 'card' ? choice.card : choice.is;
  if (choice.players.length === 0) return 'nobody';
  const by = (moves as readonly AnyMove[]).findLast(({ move }) => ['claim', 'attack', 'announce'].includes(move))?.by;
  return choice.players.includes(by ?? '') ? 'who began it' : 'others';
}

/** Of each game; `npm run quiz` looks at ten thousand, and for ten about each card and chapter. */
const SAMPLE = 400;
/** Of these each is ruled on anew, which takes longest. */
const RULED = 70;

describe.each(quizzed)('questions about %s', (_, game, { ask, topics }) => {
  const sample = once(() => ask({ seed: 13 }, SAMPLE));

  test('have one right answer by the rules, which rests on no reading and is the same in every edition', () => {
    const questions = sample();
    expect(questions).toHaveLength(SAMPLE);
    expect(questions.slice(0, RULED).flatMap((question) => faultsOf(game, question))).toEqual([]);
  });

  test('are of every kind and level, and right answers stand in every place', () => {
    const questions = sample();
    const share = (is: (question: (typeof questions)[number]) => boolean) => questions.filter(is).length / SAMPLE;
    for (const kind of kinds)
      expect(
        share((one) => one.kind === kind),
        kind,
      ).toBeGreaterThan(0.05);
    for (const level of levels)
      expect(
        share((one) => one.level === level),
        String(level),
      ).toBeGreaterThan(0.1);
    for (const place of [0, 1, 2, 3])
      expect(
        share(({ right }) => right === place),
        String(place),
      ).toBeGreaterThan(0.1);
  });

  test('have no answer that is nearly always right', () => {
    /** What is asked with answers of several sides to choose from. */
    const several = sample().filter(
      ({ choices, record }) => new Set(choices.map((choice) => sideOf(choice, record))).size > 1,
    );
    const codes = new Set(several.map(({ asks: { code } }) => code));
    expect(codes.size).toBeGreaterThan(1);
    for (const asks of codes) {
      const rights = sample().flatMap(({ asks: { code }, choices, right, record }) =>
        code === asks ? [sideOf(choices[right] as AnyQuestion['choices'][number], record)] : [],
      );
      for (const side of new Set(rights))
        expect(rights.filter((one) => one === side).length / rights.length, `${asks}: ${side}`).toBeLessThan(0.65);
    }
  });

  test('call no declaration right that is not that of the next in turn', () => {
    for (const { kind, choices, right, record } of sample()) {
      const answer = choices[right];
      if (kind !== 'may' || answer?.is !== 'move') continue;
      const { by, move } = answer.move as AnyMove;
      if (move !== 'support' && move !== 'play') continue;
      const { moves = [], position }: AnyRecord = record;
      const ids = position.players.map(({ id }) => id);
      const first = ids.indexOf(moves.find((one) => one.move === 'attack')?.by ?? '');
      const clockwise = [...ids.slice(first + 1), ...ids.slice(0, first + 1)];
      const next = clockwise.find((id) => {
        const made = { ...record, moves: [...moves, { by: id, move: 'support', side: 'none' }] };
        return game.rule(made).status !== 'illegal';
      });
      expect(next, JSON.stringify(record)).toBe(move === 'support' ? by : undefined);
    }
  });

  test('do not come twice in a round', () => {
    for (let seed = 0; seed < 20; seed++) {
      const told = ask({ seed }, 10).map(({ kind, record, asks }) => JSON.stringify([kind, record, asks]));
      expect(new Set(told).size, `seed ${seed}`).toBe(10);
    }
  });

  test('are the same for the same seed, and others for another', () => {
    const wish = { seed: 2026, level: 2, about: topics[0] } as const;
    const questions = ask(wish, 4);
    expect(ask(wish, 4)).toEqual(questions);
    expect(ask({ ...wish, seed: 2027 }, 4)).not.toEqual(questions);
  });

  test.each(levels)('are of level %i if that is wished for', (level) => {
    const questions = ask({ seed: 3, level }, 20);
    expect(questions.map((question) => question.level)).toEqual(Array(20).fill(level));
  });

  test('are about what is wished for, several of each', () => {
    for (const about of topics) {
      const questions = ask({ seed: 4, about }, 2);
      expect(
        questions.filter((question) => question.about.includes(about)),
        about,
      ).toHaveLength(2);
    }
  });

  test('end where there are no more', () => {
    expect(ask({ seed: 5, about: 'nothing' }, 10)).toEqual([]);
  });
});
