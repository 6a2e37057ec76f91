/** What a ruling comes to in a nutshell: what every way of taking two cards under the table is called. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../engine/mascarade/answer.ts';
import { decode } from '../../../engine/mascarade/decode.ts';
import { rule } from '../../../engine/mascarade/index.ts';
import { recordOf } from './table.ts';

const DECK = ['judge', 'thief', 'king', 'bishop', 'spy', 'fool'] as const;
const FOUR = 'A judge, B thief, C king, D bishop';
const TWO = 'A spy+fool+thief, B king+bishop+judge';

/** The headline of what comes of some moves: its code, and what it names. */
function headline(moves: string, players = FOUR): string {
  const centre = players === FOUR ? 'spy fool' : '';
  const read = decode(recordOf({ players, centre, moves, position: { deck: DECK } }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { code, params } = answerOf(rule(read.value));
  return [code, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' ');
}

it.each([
  ['A swap B', 'secret by=A other=B'],
  ['A swap B yes', 'swapped by=A other=B'],
  ['A swap B no', 'kept by=A other=B'],
  ['A swap centre', 'secret by=A other=centre otherNumber=0'],
  ['A swap centre:1 yes', 'swapped-centre by=A other=centre otherNumber=1'],
  ['A swap centre no', 'kept-centre by=A other=centre otherNumber=0'],
  ['A announce spy; resolve; A spy B', 'secret by=A other=B'],
  ['A announce spy; resolve; A spy B yes', 'swapped by=A other=B'],
  ['A announce spy; resolve; A spy B no', 'kept by=A other=B'],
  ['A announce spy; resolve; A spy centre', 'secret by=A other=centre otherNumber=0'],
  ['A announce spy; resolve; A spy centre:1 yes', 'swapped-centre by=A other=centre otherNumber=1'],
  ['A announce spy; resolve; A spy centre no', 'kept-centre by=A other=centre otherNumber=0'],
  ['A announce fool; resolve; A use B C', 'secret by=A one=B other=C'],
  ['A announce fool; resolve; A use B C yes', 'swapped-others by=A one=B other=C'],
  ['A announce fool; resolve; A use B C no', 'kept-others by=A one=B other=C'],
  ['A announce fool; resolve; A decline', 'takes by=A number=1'],
  ['A peek', 'ready by=A'],
  ['A swap B yes; A peek; B peek', 'swapped by=A other=B'],
])('%s: %s', (moves, expected) => expect(headline(moves)).toBe(expected));

it.each([
  ['A:0 swap A:1', 'secret'],
  ['A:0 swap A:1 yes', 'swapped-own'],
  ['A:0 swap A:1 no', 'kept-own'],
  ['A:0 announce fool; resolve; A use B:0 B:1', 'secret'],
  ['A:0 announce fool; resolve; A use B:0 B:1 yes', 'swapped-two'],
  ['A:0 announce fool; resolve; A use B:0 B:1 no', 'kept-two'],
])('with several cards each, %s: %s', (moves, expected) => expect(headline(moves, TWO).split(' ')[0]).toBe(expected));

describe('ways under one heading', () => {
  const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  /** What is said of the outcomes of a record in which much is open, the likeliest first. */
  const outcomes = (gold: number, moves: string) => {
    const read = decode(recordOf({ players: ids.map((id) => `${id} ? ${gold}`).join(', '), moves }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return (rule(read.value).cases ?? []).map(({ ruling }) => answerOf(ruling).code);
  };
  const claims = ids.slice(2).map((id) => `${id} claim`);

  it('are not called by what an earlier move has come to', () => {
    const codes = outcomes(6, ['A swap B no', 'B announce king', ...claims, 'A claim', 'resolve'].join('; '));
    expect(codes).toHaveLength(8);
    expect(codes).not.toContain('kept');
    expect(codes).toContain('several');
  });

  it('are the end of the game where that is what they have in common', () => {
    const codes = outcomes(12, ['A look', 'B announce king', ...claims, 'A claim', 'resolve'].join('; '));
    expect(codes).not.toContain('looked-unknown');
    expect(codes).toContain('over');
  });
});

it.each([
  ['', 'must-look A'],
  ['B peek', 'must-look A'],
  ['A peek', ''],
  ['A peek; B peek; C peek', ''],
  ['A peek; A swap B no; B look; C look; D look', 'must-look A'],
  // The accident of an earlier turn, and the look that it cost, say nothing of this one.
  ['A peek; A swap B no; B look; C look; D look; A look; B look; C look; D look; A peek', ''],
  ['D look; A peek', 'must-look A'],
])('who is to look, after %s: %s', (moves, expected) => {
  const isNext = moves.startsWith('D');
  const position = {
    deck: DECK,
    ...(!moves.startsWith('A peek') && { mustLook: ['A'] }),
    ...(isNext && { turn: 'D' }),
  };
  const read = decode(recordOf({ players: FOUR, centre: 'spy fool', moves, position }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { owes } = answerOf(rule(read.value));
  expect(owes ? `${owes.code} ${owes.params.by}` : '').toBe(expected);
});

it.each([
  ['A announce king', 'claims'],
  ['A announce king; B claim; C claim', 'claims'],
  // Nobody is left who could claim or pass.
  ['A announce king; B claim; C claim; D claim', 'cards'],
])('what is to be done about an announcement, after %s: %s', (moves, expected) => {
  const read = decode(recordOf({ players: FOUR, centre: 'spy fool', moves, position: { deck: DECK } }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(answerOf(rule(read.value)).owes?.code).toBe(expected);
});
