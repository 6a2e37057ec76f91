/**
 * The terms of the games as files, for tests that hold them together.
 */
import { join } from 'node:path';
import { readTermFiles } from '../../scripts/term-files.ts';
import { type Game, gameIds } from '../../src/games.ts';
import { joinTerms } from '../../src/lib/terms.ts';

/** The terms of a game, as files and joined. */
export function termsOf(game: Game) {
  const files = readTermFiles(join(import.meta.dirname, '..', '..'), game);
  return { files, concepts: joinTerms(files.sources) };
}

/** Those of the first game, for the tests of what is its own. */
export const { files, concepts } = termsOf(gameIds[0]);
