/**
 * The line in which a dispute can be typed before there is a table.
 */
import { useMemo } from 'preact/hooks';
import { openings } from './fitting.ts';
import type { Board, GameRecord, Move } from './game.ts';
import { Line } from './Line.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly words: Words;
  /** A table of which nothing is known. */
  blank(): GameRecord;
  /** @param rest what else was typed */
  onBegin(record: GameRecord, rest: string): void;
  onVisit(hash: string, rest: string): void;
}

/** All that can be done depends on who is named. */
const NOTHING = [] as const;

/** Nobody has said yet whose turn it is, so whoever is named has it, unless what happens to them says nothing of that. */
export function Begin({ board, words, blank, onBegin, onVisit }: Props) {
  const table = useMemo(blank, []);
  const first = board.playersOf(table)[0] as string;
  const begunWith = (move: Move): GameRecord => {
    const { turn } = board;
    const begun = move.by === undefined || turn?.isAnybodys?.(move) ? undefined : turn?.begun(table, move.by);
    return board.open({ ...(begun ?? table), moves: [move] }, 0);
  };
  return (
    <Line
      board={board}
      record={table}
      choices={NOTHING}
      untimely={(player = first) => openings(board, table, player)}
      after={begunWith}
      words={words}
      onMove={(move, rest) => onBegin(begunWith(move), rest)}
      onTable={(change, rest) => onBegin(change.make().record, rest)}
      onVisit={onVisit}
    />
  );
}
