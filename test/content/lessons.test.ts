/**
 * Every choice of every lesson in every language: what is right is accepted, what is wrong is refuted by a rule, and no text says what the engine
 * does not.
 */
import { describe, expect, it } from 'vitest';
import { finishedIn, type Game, gameIds, games } from '../../src/games.ts';
import { boardOf } from '../../src/islands/checker/boards.ts';
import { scenesOf } from '../../src/lessons.ts';
import { lessonFacts, lessonText } from '../../src/schemas/lesson.ts';
import { wordsIn } from '../unit/words.ts';
import { contentOf, part } from './content.ts';
import { engineOf } from './engines.ts';

/** A lesson's facts as its file has them. */
const factsOf = (game: Game, id: string) => lessonFacts.parse(contentOf(game).read('lessons', 'tables', `${id}.yaml`));

const lessons = gameIds.flatMap((game) =>
  contentOf(game)
    .idsIn('lessons', 'tables')
    .map((id) => ({ game, id })),
);

it('has sixteen lessons of Teufelsburg and ten of Mascarade', () => {
  const count = (game: Game) => lessons.filter((one) => one.game === game).length;
  expect(count('teufelsburg')).toBeGreaterThanOrEqual(16);
  expect(count('mascarade')).toBeGreaterThanOrEqual(10);
});

it('knows no field but its own', () => {
  const facts = factsOf('teufelsburg', 'journey');
  expect(lessonFacts.safeParse({ ...facts, level: 1 }).success).toBe(false);
  expect(lessonText.safeParse({ title: 'A', about: 'B.' }).success).toBe(true);
  expect(lessonText.safeParse({ title: 'A', about: 'B.', lead: 'C.' }).success).toBe(false);
});

/** Cards that are known of each hand. */
const known = (position: object): string[][] =>
  (position as { players: { objects?: string[]; cards?: string[] }[] }).players.map(({ objects = [], cards = [] }) =>
    [...objects, ...cards].filter((card) => card !== '?').sort(),
  );

it.each(gameIds)('examples in the rules of %s are scenes, each under the paragraph that decides it', async (game) => {
  const { references, scenes } = contentOf(game);
  const { ruleOn } = await engineOf(game);
  const examples = scenes().flatMap(({ record, example }) => (example ? [{ ...example, record }] : []));
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  for (const { id, paragraph, record } of examples) {
    expect(references.has(paragraph), id).toBe(true);
    expect(
      ruleOn(record).steps.flatMap(({ cites }) => cites),
      id,
    ).toContain(paragraph);
  }
});

describe.each(lessons)('$game, $id', async ({ game, id }) => {
  const facts = factsOf(game, id);
  const [{ ruleOn, codeOf, editions }, board] = await Promise.all([engineOf(game), boardOf(game)]);

  it.each(facts.record.edition ? [facts.record.edition as string] : editions)(
    'is as the engine rules, %s',
    (edition) => {
      for (const { id: scene, after, record = facts.record, expect: wanted } of facts.scenes) {
        const moves = (record.moves as object[] | undefined) ?? [];
        const ruling = ruleOn({ ...record, moves: moves.slice(0, after) }, edition);
        expect(ruling.status, scene).not.toBe('illegal');
        if (wanted) expect(part(ruling, wanted), scene).toEqual(wanted);
        else expect(codeOf(ruling), scene).not.toBe('depends');
      }
    },
  );

  it('proves what it says of what moves come to, where it does not ask', () => {
    const bare = scenesOf({ facts }, board, wordsIn('en', game)).filter(
      ({ moves, ask }, index) => moves.length > 0 && !ask && facts.scenes[index]?.expect === undefined,
    );
    expect(bare.map((scene) => scene.id)).toEqual([]);
  });

  it.each(finishedIn(game))('asks what has a right answer and refutes each other, %s', (locale) => {
    const words = wordsIn(locale, game);
    const scenes = scenesOf({ facts }, board, words);
    expect(scenes.map((scene) => scene.id)).toEqual(facts.scenes.map((scene) => scene.id));
    for (const { id: scene, ruling, moves, answer, ask } of scenes) {
      expect(ruling.illegal, scene).toBeUndefined();
      expect(JSON.stringify([moves, answer, ask]), scene).not.toContain('⟦');
      if (!ask) continue;
      const { kind, choices } = ask;
      const right = choices.filter((choice) => choice.right);
      expect(new Set(choices.map(({ text }) => text)).size, scene).toBe(choices.length);
      expect(right.length, scene).toBeGreaterThan(0);
      expect(right.length, scene).toBeLessThan(choices.length);
      if (kind === 'outcome') {
        expect(right.length, scene).toBe(1);
        const elsewhere = choices.filter((choice) => !choice.right).map((choice) => choice.elsewhere?.join(' ') ?? '');
        expect(elsewhere, scene).not.toContain('');
        expect(new Set(elsewhere).size, scene).toBe(elsewhere.length);
      }
      for (const { text, because } of choices) {
        expect(because.length, `${scene}: ${text}`).toBeGreaterThan(0);
        for (const step of because) expect(step.cites.length, `${scene}: ${step.text}`).toBeGreaterThan(0);
      }
    }
  });

  const { seat } = facts;
  it.runIf(seat !== undefined)('shows nothing that its seat cannot know', () => {
    for (const [index, { ruling }] of scenesOf({ facts }, board, wordsIn('en', game)).entries()) {
      const { id: scene, after, record = facts.record } = facts.scenes[index] as (typeof facts.scenes)[number];
      // Once it is over, all cards lie open.
      if (ruling.status === 'over') continue;
      const made = { ...record, moves: ((record.moves as object[] | undefined) ?? []).slice(0, after) };
      const seen = known(games[game].positionAfter(made, seat));
      const shown = known((ruling as unknown as { position: object }).position);
      for (const [place, cards] of shown.entries())
        for (const card of new Set(cards)) {
          const count = (all: readonly string[] = []) => all.filter((one) => one === card).length;
          expect(count(cards), `${scene}, seat ${place}: ${card}`).toBeLessThanOrEqual(count(seen[place]));
        }
      const own = (record.position.players as { id: string }[]).findIndex((player) => player.id === seat);
      expect(shown[own], scene).toEqual(seen[own]);
    }
  });
});
