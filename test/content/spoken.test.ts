/** What the engine really says, in every language: no gap, no raw id, whatever comes up. */
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  choices,
  findingSentence,
  type GameRecord,
  moveSentence,
  questionSentence,
  type Ruling,
  rule,
  tablesAfter,
} from '../../engine/teufelsburg/index.ts';
import { sentenceParams } from '../../src/games/teufelsburg/sentences.ts';
import { type CardWords, explainer } from '../../src/lib/explain.ts';
import { locales } from '../../src/locales.ts';
import { play } from '../engine/games/play.ts';
import { idsIn, read, sentencesIn } from './content.ts';

/** Records in which much happens: questions, ready-made positions, and games at random. */
const records: GameRecord[] = [
  ...['faq', 'positions'].flatMap((folder) => idsIn(folder).flatMap((id) => read(folder, `${id}.yaml`).record ?? [])),
  ...[3, 5, 6, 8].flatMap((players) =>
    (['reference', 'hu', 'it', 'pt'] as const).map(
      (edition, index) =>
        play({ seed: players * 10 + index, players, edition, variants: ['smuggling', 'prophecy'], most: 60 }).record,
    ),
  ),
];
const unknown = records.map((record) => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player, seat) =>
      seat === 1 ? { ...player, objects: player.objects.map(() => '?' as const) } : player,
    ),
  },
}));
const rulings: [GameRecord, Ruling][] = [...records, ...unknown].map((record) => [record, rule(record)]);

describe.each([...locales])('%s', (locale) => {
  const cards: Record<string, CardWords> = Object.fromEntries(
    idsIn('cards').map((id) => [
      `${read('cards', `${id}.yaml`).kind}.${id}`,
      read('text', locale, 'cards', `${id}.yaml`),
    ]),
  );
  const { say } = explainer(locale, { sentences: sentencesIn(locale), cards }, sentenceParams);
  const whole = (heading: string, sentence: { code: string; params: Ruling['steps'][number]['params'] }) =>
    expect(say(heading, sentence), `${heading}.${sentence.code} ${JSON.stringify(sentence.params)}`).not.toMatch(
      /⟦|\{\{|undefined|\[object/,
    );

  it('tells every step, answer and outcome', () => {
    for (const [{ position }, ruling] of rulings) {
      for (const step of ruling.steps) whole('step', step);
      const answer = answerOf(ruling);
      whole('answer', answer);
      if (answer.owes) whole('owes', answer.owes);
      if (ruling.illegal) whole('illegal', ruling.illegal);
      for (const { when, ruling: outcome } of ruling.cases ?? []) {
        for (const finding of when.flat()) whole('finding', findingSentence(finding, position));
        whole('answer', answerOf(outcome));
      }
      if (ruling.question) whole('question', questionSentence(ruling.question, position));
    }
  });

  it('tells every move that can be made, and why others cannot', () => {
    for (const [record] of rulings.slice(0, 60)) {
      const tables = tablesAfter({ ...record, moves: (record.moves ?? []).slice(0, -1) });
      for (const { move, illegal } of choices(tables)) {
        whole('move', moveSentence(move));
        if (illegal) whole('illegal', illegal);
      }
    }
  });
});
