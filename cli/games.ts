/**
 * The games that can be ruled on from outside, by the `game` of a record.
 */

import { failed, type Problem, type Result } from '../engine/kernel/result.ts';
import { quoted } from '../engine/kernel/text.ts';
import type { Rules, AnyRecord as SomeRecord } from '../src/games/rules.ts';
import { type Game, gameIds, games, isGame } from '../src/games.ts';

export type { AnyRuling, Rules } from '../src/games/rules.ts';

/** A record of some game. */
export interface AnyRecord extends SomeRecord {
  readonly game: Game;
}

/** The editions of all games, the reference first. */
export const editions: readonly string[] = [...new Set(gameIds.flatMap((game) => games[game].rules.editions))];

/** The rules of a game. Each reads its own records and rulings only, which `decode` has seen to. */
export const rulesOf = (game: Game): Rules => games[game].rules;

/** Reads a record of any of the games. */
export function decode(input: unknown): Result<AnyRecord> {
  const game = typeof input === 'object' && input !== null && Object.hasOwn(input, 'game') && (input as AnyRecord).game;
  // Whose record a game's own decoder has read, it says itself.
  const decodeAs = (one: Game) => rulesOf(one).decode(input) as Result<AnyRecord>;
  if (isGame(game)) return decodeAs(game);
  const expected = `one of ${gameIds.map(quoted).join(', ')}`;
  // Of what game nobody knows, nothing else can be said.
  if (typeof game === 'string')
    return failed([{ path: 'game', code: 'record.unreadable', message: `expected ${expected}, got ${quoted(game)}` }]);
  // What else is wrong with it is told by the game that finds the least of that, but for which game it is.
  const found = gameIds.map((one) => {
    const read = decodeAs(one);
    const asOfAny = (problem: Problem): Problem =>
      problem.path === 'game' ? { ...problem, message: problem.message.replace(quoted(one), expected) } : problem;
    return read.ok ? [] : read.problems.map(asOfAny);
  });
  return failed(found.reduce((least, problems) => (problems.length < least.length ? problems : least)));
}
