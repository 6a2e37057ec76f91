/**
 * The small pictures of tables, by the folder of their game. Pages are built with them; the live checker never loads one.
 */
import type { FunctionComponent } from 'preact';
import type { TableProps } from './game.ts';

const pictures = import.meta.glob<FunctionComponent<TableProps>>('./boards/*/Picture.tsx', { import: 'Picture' });

/** The picture of a game's table. */
export async function pictureOf(game: string): Promise<FunctionComponent<TableProps>> {
  const load = pictures[`./boards/${game}/Picture.tsx`];
  if (!load) throw new Error(`no picture for ${game}`);
  return load();
}
