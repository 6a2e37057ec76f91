/**
 * The boards, by the folder of their game: a new game lays its own beside the others.
 */
import type { Board } from './game.ts';

const boards = import.meta.glob<Board>('./boards/*/index.ts', { import: 'default' });

/** The board of a game. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./boards/${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
