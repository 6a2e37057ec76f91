/**
 * How a record stands at a moment of its history: all that is worked out of it before anything of it is shown.
 */
import { useMemo } from 'preact/hooks';
import type { Problem } from '../../../engine/kernel/result.ts';
import { useChoices } from './choices.ts';
import { type Cured, cured } from './cured.ts';
import { type Fitted, fitting, hasPast } from './fitting.ts';
import type { Board, Choice, GameRecord, Row, Supposition } from './game.ts';
import { asksLast, type Moment } from './history.ts';
import { takenForGranted } from './supposed.ts';
import { type Told, type ToldMove, tell } from './told.ts';
import type { Words } from './words.ts';

/** A move that does not fit, and what can be made of it. */
interface Unfit {
  readonly move: ToldMove;
  readonly place: number;
  /** It is what was asked: the last one shown. */
  readonly isAsked: boolean;
  readonly cured: Cured;
}

/** A record as it stands. */
export interface Standing {
  /** Why its table cannot be. */
  readonly problems: readonly Problem[];
  /** The record as far as its moves are shown. */
  readonly shown: GameRecord;
  /** What is said of that; nothing where its table cannot be. */
  readonly told: Told | undefined;
  /** What forbids moves, by their place: the whole record is ruled on, however much of it is shown. */
  readonly forbidden: Fitted['refused'] | undefined;
  /** The moves that do not fit, by their place; the last one is none of them if it is what was asked. */
  readonly unfit: readonly number[];
  readonly supposed: readonly Supposition[];
  /** What was asked and does not fit, and what can be made to. */
  readonly refusals: readonly Unfit[];
  /** Whether anything could have been done earlier. */
  readonly isPast: boolean;
  /** What can be done next, and of what: until that has been worked out, of what stood there before. */
  readonly after: Told | undefined;
  readonly choices: readonly Choice[] | undefined;
  readonly rows: readonly Row[] | undefined;
  /** What can be done next has been worked out. */
  readonly ready: boolean;
}

/** Works out how a record stands, each part anew only where what it comes from has changed. */
export function useStanding(board: Board, words: Words, record: GameRecord, { at, aside }: Moment): Standing {
  const { engine } = board;
  const number = record.moves?.length ?? 0;
  const asks = asksLast({ record, at, aside });
  const problems = useMemo(() => engine.problemsOf(record), [engine, record]);
  const shown = useMemo(() => ({ ...record, moves: (record.moves ?? []).slice(0, at) }), [record, at]);
  const told = useMemo(
    () => (problems.length ? undefined : tell(board, shown, words, asks)),
    [board, shown, words, problems, asks],
  );
  const forbidden = useMemo(
    () => (told && at < number ? fitting(engine, record).refused : told?.forbidden),
    [engine, record, told, at, number],
  );
  const all = [...(forbidden?.keys() ?? [])];
  // Where others do not fit either, the last one is not what was asked.
  const unfit = aside || all.some((place) => place < number - 1) ? all : [];
  const supposed = useMemo(
    () => (told && told.tone !== 'depends' ? takenForGranted(board, told, words) : []),
    [board, told, words],
  );
  const refusals = useMemo(() => {
    if (!told) return [];
    return told.moves.flatMap((move, place) => {
      if (!move.refused) return [];
      const isAsked = told.refused !== undefined && place === at - 1;
      const found = cured(board, record, place, words, forbidden);
      return isAsked || found.ways.length > 0 ? [{ move, place, isAsked, cured: found }] : [];
    });
  }, [board, record, told, forbidden, at, words]);
  const isPast = useMemo(() => told !== undefined && hasPast(engine, record, at), [engine, record, at, told]);
  const { after, choices } = useChoices(board, told);
  const rows = useMemo(
    () => after && choices && board.rows(choices, after.record, after.ruling, words),
    [board, after, choices, words],
  );
  return {
    problems,
    shown,
    told,
    forbidden,
    unfit,
    supposed,
    refusals,
    isPast,
    after,
    choices,
    rows,
    ready: after === told,
  };
}
