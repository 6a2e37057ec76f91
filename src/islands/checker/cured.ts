/**
 * What lets a move be made that does not fit where it stands.
 */
import { type Fitted, fitting, inserted } from './fitting.ts';
import type { Board, GameRecord, Move } from './game.ts';
import { kept } from './known.ts';
import type { Words } from './words.ts';

/** One way to have a move fit. */
export interface Way {
  readonly text: string;
  readonly record: GameRecord;
  /** What it has brought with it. */
  readonly said?: string | undefined;
  /** How many moves more stand before the one that did not fit; fewer where one is taken out. */
  readonly added: number;
}

/** What stands against a move, and the ways to have it fit. */
export interface Cured {
  readonly against?: string | undefined;
  readonly ways: readonly Way[];
}

/** A move that could open the turn of whoever makes it, in the place of the first one. */
function begun({ engine, turn }: Board, record: GameRecord, place: number, words: Words): Way[] {
  const { moves = [] } = record;
  const move = moves[place];
  const first = moves[0];
  if (!turn || move?.by === undefined || !first || place > 1) return [];
  const text =
    place === 0
      ? words.t('next.turn', { by: move.by })
      : words.t('next.instead', { move: words.say('move', engine.moveSentence(first)) });
  return [{ text, record: { ...turn.begun(record, move.by), moves: moves.slice(place) }, added: -place }];
}

/**
 * What lets a move be made that does not fit.
 * @param place the move's place among those of the record
 * @param refused what forbids the record's moves, by their place, where that has been worked out
 * @returns only ways after which it fits, and all moves that did but where it opens another turn
 */
export function cured(
  board: Board,
  record: GameRecord,
  place: number,
  words: Words,
  refused: Fitted['refused'] = fitting(board.engine, record).refused,
): Cured {
  const { engine, cure } = board;
  const illegal = refused.get(place);
  if (!illegal) return { ways: [] };
  const sentence = (move: Move) => words.say('move', engine.moveSentence(move));
  const { against, changes = [], before = [] } = cure?.(record, illegal, words) ?? {};
  /** Whether the move then fits. @param most so many others may not */
  const helps = ({ record: to, added }: Way, most: number): boolean => {
    if (engine.problemsOf(to).length > 0) return false;
    const left = fitting(engine, to).refused;
    return !left.has(place + added) && left.size <= most;
  };
  const ways = [
    ...changes.map(({ text, make }): Way => {
      const made = make();
      return { text, record: kept(engine, board.open(made.record, place)), said: made.said, added: 0 };
    }),
    ...before.map(({ moves, text }): Way => {
      const to = moves.reduce(
        (made, move, index) => board.open(inserted(made, place + index, move), place + index + 1),
        record,
      );
      const said = text ?? words.t('next.first', { move: moves.map(sentence).join(' ') });
      return { text: said, record: to, added: moves.length };
    }),
  ].filter((way) => helps(way, refused.size - 1));
  // What follows has been told of another turn.
  const turns = begun(board, record, place, words).filter((way) => helps(way, Number.POSITIVE_INFINITY));
  return { against: ways.length > 0 ? against : undefined, ways: [...ways, ...turns] };
}
