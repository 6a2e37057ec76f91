/**
 * The state of a checker: a record, how many of its moves are shown, what was before and what was undone. On a page of its own the
 * state stands in the address, so that a reload, the back button and a link give the same table.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Problem } from '../../../engine/kernel/result.ts';
import { inserted } from './fitting.ts';
import type { Engine, GameRecord, Move } from './game.ts';

/** A moment of the checker. */
export interface Moment {
  /** Nothing on the page where one chooses how to begin. */
  readonly record?: GameRecord | undefined;
  /** Moves shown; those behind it can be stepped to. */
  readonly at: number;
  /** The door by which somebody has just come in. */
  readonly door?: string | undefined;
}

interface State {
  readonly now: Moment;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What could not be read of the link that led here. */
  readonly lost: readonly Problem[];
  /** How the address takes up the change: a new entry for the back button, or in place of the present one. */
  readonly entry: 'push' | 'replace';
}

type Action =
  | { readonly type: 'go'; readonly to: Moment; readonly entry?: State['entry'] }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'arrive'; readonly to: Moment; readonly lost: readonly Problem[] };

/** Moments kept for undoing. */
const MEMORY = 200;

function reduce(state: State, action: Action): State {
  const { now, past, future } = state;
  switch (action.type) {
    case 'go':
      return {
        now: action.to,
        past: [...past, now].slice(-MEMORY),
        future: [],
        lost: [],
        entry: action.entry ?? 'push',
      };
    case 'step':
      return { ...state, now: { ...now, at: action.at }, entry: 'replace' };
    case 'undo': {
      const to = past.at(-1);
      return to ? { now: to, past: past.slice(0, -1), future: [now, ...future], lost: [], entry: 'replace' } : state;
    }
    case 'redo': {
      const [to, ...rest] = future;
      return to ? { now: to, past: [...past, now], future: rest, lost: [], entry: 'replace' } : state;
    }
    case 'arrive':
      return { now: action.to, past: [...past, now].slice(-MEMORY), future: [], lost: action.lost, entry: 'replace' };
  }
}

/** Between the record and the number of moves shown; a record's link never holds it. */
const AT = '&';

/** The address of a moment. */
export function hashOf(engine: Engine, { record, at }: Moment): string {
  if (!record) return '';
  const all = record.moves?.length ?? 0;
  return `#${engine.toLink(record)}${at < all ? `${AT}${at}` : ''}`;
}

/** What a door opens, by its id; nothing if there is no such door. */
export type Enter = (id: string) => GameRecord | undefined;

/** The moment of an address, with what could not be read. */
export function readHash(engine: Engine, hash: string, enter?: Enter): { to: Moment; lost: readonly Problem[] } {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: { at: 0 }, lost: [] };
  const entered = enter?.(text);
  if (entered) return { to: { record: entered, at: entered.moves?.length ?? 0, door: text }, lost: [] };
  const [link = '', shown] = text.split(AT);
  const { record, problems } = engine.fromLink(link);
  const all = record?.moves?.length ?? 0;
  const at = /^\d+$/.test(shown ?? '') ? Math.min(Number(shown), all) : all;
  return { to: { record, at }, lost: problems };
}

/** What a checker does with its state. */
export interface History {
  readonly now: Moment;
  readonly lost: readonly Problem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The address of the present moment, without the page. */
  readonly hash: string;
  /** Begins with a record, or with none. */
  begin(record: GameRecord | undefined): void;
  /** Makes a move after those shown; later ones come after it. @param open what the record becomes by it */
  make(move: Move, open: (record: GameRecord) => GameRecord): void;
  /** Takes up a change of the table, or of the moves. @param at how many of them are shown then */
  change(record: GameRecord, at?: number): void;
  step(at: number): void;
  undo(): void;
  redo(): void;
}

/** The state of a checker. @param addressed whether it stands in the address of the page */
export function useHistory(engine: Engine, first: GameRecord | undefined, addressed: boolean, enter: Enter): History {
  const doors = useRef(enter);
  doors.current = enter;
  const [state, dispatch] = useReducer(reduce, undefined, (): State => {
    const { to, lost } = addressed
      ? readHash(engine, location.hash, enter)
      : { to: { record: first, at: first?.moves?.length ?? 0 }, lost: [] };
    return { now: to, past: [], future: [], lost, entry: 'replace' };
  });
  const { now, past, future, lost, entry } = state;
  const hash = useMemo(() => hashOf(engine, now), [engine, now]);
  const written = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    if (!addressed) return;
    const first = written.current === undefined;
    // A link that could only be read in part stays in the address until something is done.
    const keep = first && lost.length > 0;
    written.current = keep ? location.hash : hash;
    if (keep || location.hash === hash) return;
    const address = hash || location.pathname + location.search;
    if (entry === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }, [hash, addressed, entry, lost]);

  useEffect(() => {
    if (!addressed) return;
    const arrive = () => {
      if (location.hash === written.current) return;
      const { to, lost } = readHash(engine, location.hash, doors.current);
      written.current = location.hash;
      dispatch({ type: 'arrive', to, lost });
    };
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    return () => {
      removeEventListener('popstate', arrive);
      removeEventListener('hashchange', arrive);
    };
  }, [engine, addressed]);

  return {
    now,
    lost,
    hash,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    begin: useCallback((record) => dispatch({ type: 'go', to: { record, at: record?.moves?.length ?? 0 } }), []),
    make: useCallback(
      (move, open) => {
        if (!now.record) return;
        const record = open(inserted(now.record, now.at, move));
        dispatch({ type: 'go', to: { record, at: now.at + 1 } });
      },
      [now],
    ),
    change: useCallback(
      (record, at = now.at) =>
        dispatch({ type: 'go', to: { record, at: Math.min(at, record.moves?.length ?? 0) }, entry: 'replace' }),
      [now],
    ),
    step: useCallback((at) => dispatch({ type: 'step', at }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}
