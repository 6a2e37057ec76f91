/** Campaigns on the command line: rounds of games that have ended, in every edition. */
import { describe, expect, it } from 'vitest';
import { type Edition, editions, type Variant } from '../../../engine/teufelsburg/index.ts';
import { contentOf } from '../../content/content.ts';
import { run } from '../command.ts';
import { objections } from '../schemas.ts';
import { recordOf } from './scenarios/shorthand.ts';

const EDITIONS = Object.keys(editions) as Edition[];
const table = `A order thug: key key; B brotherhood grand-master: goblet goblet; C order bodyguard: key; D brotherhood priest: goblet;
  pile: tome; turn: A`;
const round = (moves: string, variants: Variant[] = []) => recordOf(table, { moves, variants }, 'reference');

/** Order wins: A 3, C 2. */
const order = round('A claim with C');
/** Brotherhood wins: B 3, D 2. */
const brotherhood = round('A pass; B claim with D');
/** A false claim of A's: B and D 2 each. */
const failed = round('A claim');

/** A game that is played for itself. */
const masked = contentOf('mascarade').read('positions', 'swap.yaml').record;

async function score(input: unknown, ...args: string[]) {
  const { status, out, err } = await run('score', args, typeof input === 'string' ? input : JSON.stringify(input));
  expect(err).toBe('');
  return { status, answer: JSON.parse(out) };
}

describe('npm run score', () => {
  it.each(EDITIONS)('adds the rounds up under %s', async (edition) => {
    const { status, answer } = await score({ edition, rounds: [order, failed] });
    expect(status).toBe(0);
    expect(answer).toEqual({
      edition,
      rounds: [
        { points: { A: 3, B: 0, C: 2, D: 0 }, winners: ['A', 'C'] },
        { points: { A: 0, B: 2, C: 0, D: 2 }, winners: ['B', 'D'] },
      ],
      points: { A: 3, B: 2, C: 2, D: 2 },
      leaders: ['A'],
    });
  });

  it.each(EDITIONS)('breaks a tie by the last round under %s', async (edition) => {
    const { answer } = await score([order, brotherhood], '--edition', edition);
    const tieBrokenBy = edition === 'hu' ? 'last-winner' : 'last-points';
    expect(answer).toMatchObject({ edition, points: { A: 3, B: 3, C: 2, D: 2 }, leaders: ['B'], tieBrokenBy });
  });

  it('names all who are level after the tie-break: one more round is played', async () => {
    const { answer } = await score([failed]);
    expect(answer).toMatchObject({ points: { A: 0, B: 2, C: 0, D: 2 }, leaders: ['B', 'D'] });
    expect(answer).not.toHaveProperty('tieBrokenBy');
  });

  it.each(EDITIONS)('counts prophecies under %s', async (edition) => {
    const prophecy = round('A foretell B D', ['prophecy']);
    const { answer } = await score({ edition, rounds: [prophecy] });
    expect(answer.points).toEqual({ A: 3, B: 0, C: 1, D: 0 });
  });

  it.each([
    ['what is no campaign', '{}', 'rounds', 'expected a list, got nothing'],
    [
      'an edition that nobody knows',
      '{"edition":"de","rounds":[]}',
      'edition',
      'expected one of "reference", "hu", "it", "pt", got "de"',
    ],
    ['no round', '[]', 'rounds', 'expected at least 1, got a list of 0'],
    ['text that is no JSON', 'A wins', '', 'expected a campaign in JSON, got text that is none'],
    [
      'a game that goes on',
      JSON.stringify([order, round('A pass')]),
      'rounds[1]',
      'expected a game that has ended, got one that is settled',
    ],
    [
      'other players',
      JSON.stringify([order, recordOf(table.replace('D bro', 'E bro'), { moves: 'A claim with C' }, 'reference')]),
      'rounds[1].position.players',
      'expected the players of the first round (A, B, C, D), got A, B, C, E',
    ],
    [
      'a game that is not played in campaigns',
      JSON.stringify([masked]),
      'rounds[0].game',
      'expected a game that is played in campaigns, got mascarade',
    ],
    [
      'another game than in the first round',
      JSON.stringify([order, masked]),
      'rounds[1].game',
      'expected the game of the first round (teufelsburg), got mascarade',
    ],
    [
      'a field in a field in a field …',
      `${'{"a":'.repeat(200_000)}0${'}'.repeat(200_000)}`,
      'rounds',
      'expected a list, got nothing',
    ],
    [
      'more rounds than anybody plays',
      JSON.stringify(Array(1_001).fill(order)),
      'rounds',
      'at most 1000 rounds, got 1001',
    ],
    [
      'a field with an odd name',
      JSON.stringify([{ ...order, 'a\u001b': 'red' }]),
      'rounds[0]["a\\u001b"]',
      'expected no such field, got "red"',
    ],
    [
      'an unknown field',
      JSON.stringify([{ ...order, colour: 'red' }]),
      'rounds[0].colour',
      'expected no such field, got "red"',
    ],
  ])('refuses %s, with the field', async (_, input, path, message) => {
    const { status, answer } = await score(input);
    expect(status).toBe(2);
    expect(answer.status).toBe('invalid');
    expect(answer.problems[0].path).toBe(path);
    expect(answer.problems[0].message).toContain(message);
    expect(objections('teufelsburg', 'invalid', answer)).toEqual([]);
  });

  it('refuses what is no file, and no text', async () => {
    const folder = await run('score', [import.meta.dirname], '');
    expect(folder).toEqual({ status: 2, out: '', err: `${import.meta.dirname}: expected a file, got a folder\n` });
    const { status, out } = await run('score', [], Buffer.from('["\u00e9"]', 'latin1'));
    expect(status).toBe(2);
    expect(JSON.parse(out).error.message).toBe('expected UTF-8, got another encoding');
    expect(await run('score', ['--help'], '')).toMatchObject({ status: 0, out: expect.stringContaining('--edition') });
  });

  it('refuses an edition that there is not', async () => {
    const { status, err } = await run('score', ['--edition', 'de'], '[]');
    expect(status).toBe(2);
    expect(err).toContain('--edition: expected one of reference, hu, it, pt, got de');
  });
});
