/**
 * The state of a checker: a record, how many of its moves are shown, what was before and what was undone. On a page of its own the
 * state stands in the address, so that a reload, the back button and a link give the same table.
 */
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Problem } from '../../../engine/kernel/result.ts';
import { Address, type Entry } from './address.ts';
import { afterFrame } from './after-frame.ts';
import { inserted, setsAside, shownWith, without } from './fitting.ts';
import type { Engine, GameRecord, Move } from './game.ts';
import { type Given, givenIn, kept, type Naming, noteOf, pickedIn, withoutAnswer } from './known.ts';
import type { Door } from './words.ts';

/** A moment of the checker. */
export interface Moment {
  /** Nothing on the page where one chooses how to begin. */
  readonly record?: GameRecord | undefined;
  /** Moves shown; those behind it can be stepped to. */
  readonly at: number;
  /** The door by which somebody has just come in. */
  readonly door?: string | undefined;
  /** Its last move does not fit any more since the moves were edited; otherwise one that does not is what was asked. */
  readonly aside?: boolean | undefined;
  /** The move behind those shown is being exchanged: nothing has happened to it yet. Tells how many were shown before. */
  readonly exchanging?: number | undefined;
  /** What has been answered that the record says by itself; not in the address, as the table shows it: the browser keeps it beside that. */
  readonly given?: readonly Given[] | undefined;
  /** Whom the next move is to name, as far as that has been picked; not in the address either. */
  readonly naming?: Naming | undefined;
  /** What has unfolded of the next move: its row, and the keys of what has been pressed one after the other; not in the address either. */
  readonly open?: readonly string[] | undefined;
}

/** The moment in which nothing is being exchanged yet. */
const settled = ({ exchanging, ...now }: Moment): Moment =>
  exchanging === undefined ? now : { ...now, at: exchanging };

/**
 * The moment once its table has been changed. Where moves have gone with a player, as many are shown as are left of those that were; what was to
 * be exchanged is so no more if it has gone, and a last move that has come not to fit is set aside.
 */
function changedTo(engine: Engine, record: GameRecord, now: Moment): Moment {
  const { moves: before = [] } = now.record ?? {};
  const { moves: after = [] } = record;
  if (after.length >= before.length) return { ...now, record };
  const isLeft = (move: Move | undefined) => move !== undefined && after.includes(move);
  const leftOf = (number: number) => before.slice(0, number).filter(isLeft).length;
  const { at, exchanging } = isLeft(before[now.at]) ? now : settled(now);
  return {
    ...now,
    record,
    at: leftOf(at),
    aside: setsAside(engine, record, now),
    exchanging: exchanging === undefined ? undefined : leftOf(exchanging),
  };
}

interface State {
  readonly now: Moment;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What could not be read of the link that led here. */
  readonly lost: readonly Problem[];
  /** How the address takes up the change. */
  readonly entry: Entry | 'keep';
}

type Action =
  | { readonly type: 'go'; readonly to: Moment; readonly entry?: Entry }
  | { readonly type: 'stay'; readonly to: Moment }
  | { readonly type: 'step' | 'exchange'; readonly at: number }
  | { readonly type: 'pick'; readonly picked: Pick<Moment, 'naming' | 'open'> }
  | { readonly type: 'undo' | 'redo' | 'cancel' }
  | { readonly type: 'arrive'; readonly to: Moment; readonly lost: readonly Problem[] };

/** Moments kept for undoing. */
const MEMORY = 200;

/** The state of somebody who has come by an address: a link stays in it until something is done, a door gives way to its table. */
const arrived = (now: Moment, lost: readonly Problem[]): State => ({
  now,
  past: [],
  future: [],
  lost,
  entry: now.door === undefined ? 'keep' : 'replace',
});

/** The moment before the last move was made, where nobody remembers it: that of a link, or after a reload. */
function withoutLast({ record, at, given }: Moment): Moment | undefined {
  const moves = record?.moves ?? [];
  return record && moves.length > 0 && at === moves.length
    ? { record: { ...record, moves: moves.slice(0, -1) }, at: at - 1, given }
    : undefined;
}

function reduce(state: State, action: Action): State {
  const { past, future } = state;
  const now = settled(state.now);
  switch (action.type) {
    case 'go':
      return {
        now: action.to,
        // Whoever comes back to it begins to choose anew.
        past: [...past, { ...now, open: undefined }].slice(-MEMORY),
        future: [],
        lost: [],
        entry: action.entry ?? 'push',
      };
    // What says no more than there is already is no step to be undone.
    case 'stay':
      return { ...state, now: action.to };
    case 'step':
      return { ...state, now: { ...now, at: action.at, open: undefined }, entry: 'replace' };
    case 'exchange':
      return { ...state, now: { ...now, at: action.at, exchanging: now.at, open: undefined }, entry: 'replace' };
    case 'pick':
      return { ...state, now: { ...state.now, ...action.picked }, entry: 'replace' };
    case 'cancel':
      return { ...state, now, entry: 'replace' };
    case 'undo': {
      if (state.now.exchanging !== undefined) return { ...state, now, entry: 'replace' };
      const to = past.at(-1) ?? withoutLast(now);
      if (!to) return state;
      // Whoever came by a link finds it again by going back.
      const entry = past.length > 0 ? 'replace' : 'push';
      return { now: to, past: past.slice(0, -1), future: [now, ...future], lost: [], entry };
    }
    case 'redo': {
      const [to, ...rest] = future;
      return to ? { now: to, past: [...past, now], future: rest, lost: [], entry: 'replace' } : state;
    }
    case 'arrive':
      return { ...arrived(action.to, action.lost), past: [...past, now].slice(-MEMORY) };
  }
}

/** Before each number behind a record's link, which never holds it. */
const AT = '&';
/** The same as it may come out of a mail. */
const AT_SENT = /&(?:amp;)?|%26/i;

/** The address of a moment: the record, how many moves are shown if not all, and the number of all if none of them is what was asked. */
export function hashOf(engine: Engine, { record, at, aside }: Moment): string {
  if (!record) return '';
  const all = record.moves?.length ?? 0;
  const numbers = [...(at < all ? [at] : []), ...(aside ? [all] : [])];
  return `#${[engine.toLink(record), ...numbers].join(AT)}`;
}

/** Whether the last move of a moment is what was asked: all of them are shown, and it is not set aside. */
export const asksLast = ({ record, at, aside }: Moment): boolean => !aside && at === (record?.moves?.length ?? 0);

/** What a door opens, by its id; nothing if there is no such door. */
export type Enter = (id: string) => GameRecord | undefined;

/** Opens a game's doors. @param edition by which leaflet they are ruled on */
export const entering =
  (engine: Engine, doors: readonly Door[], edition: string): Enter =>
  (id) => {
    const door = doors.find((one) => one.id === id);
    const { record } = door ? engine.fromLink(door.link) : {};
    return record && { ...record, edition };
  };

/** The moment of an address, with what could not be read. */
export function readHash(engine: Engine, hash: string, enter?: Enter): { to: Moment; lost: readonly Problem[] } {
  const text = hash.replace(/^#/, '');
  if (!text) return { to: { at: 0 }, lost: [] };
  const entered = enter?.(text);
  if (entered) return { to: { record: entered, at: entered.moves?.length ?? 0, door: text }, lost: [] };
  const [link = '', ...rest] = text.split(AT_SENT);
  const { record, problems } = engine.fromLink(link);
  const all = record?.moves?.length ?? 0;
  const numbers = rest.filter((part) => /^\d+$/.test(part)).map(Number);
  // The number of all would say nothing of what is shown: it says that none of them is what was asked.
  return { to: { record, at: Math.min(numbers[0] ?? all, all), aside: numbers.at(-1) === all }, lost: problems };
}

/** The moment of the entry in which the reader is, with what could not be read. */
function present(engine: Engine, address: Address, enter: Enter): { to: Moment; lost: readonly Problem[] } {
  const { to, lost } = readHash(engine, location.hash, enter);
  const hash = hashOf(engine, to);
  const { note } = address;
  return { to: { ...to, given: givenIn(engine, hash, note), ...pickedIn(hash, note) }, lost };
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
  /** Makes a move after those shown, or in the place of one; later ones come after it. @param open what the record becomes by it */
  make(move: Move, open: (record: GameRecord, made: number) => GameRecord): void;
  /** Takes up a change of the table. */
  change(record: GameRecord): void;
  /** Takes up an answer to what was asked: going back takes it back. @param given the answer, where the record says it by itself */
  answer(record: GameRecord, given: Given | undefined): void;
  /** Takes up a change of the moves. @param at how many of them are shown then */
  edit(record: GameRecord, at: number): void;
  /** Shows the table before a move; the one made next takes its place. */
  exchange(index: number): void;
  /** Leaves the move as it is that was to be exchanged. */
  cancel(): void;
  /** Picks whom the next move is to name. */
  name(naming: Naming): void;
  /** Unfolds what the next move asks. */
  open(path: readonly string[]): void;
  step(at: number): void;
  /** Goes to the table of a door or a link, also where the address of the page says nothing of tables. */
  visit(hash: string): void;
  undo(): void;
  redo(): void;
}

/**
 * The state of a checker. It stands in the address of the page, or beside it, by the link of a position, where that is only a part of the page.
 * @param link that of the position
 * @param first what such a position begins with
 */
export function useHistory(engine: Engine, link: string | undefined, first: Moment, enter: Enter): History {
  const addressed = link === undefined;
  const doors = useRef(enter);
  doors.current = enter;
  const address = useMemo(() => new Address(), []);
  const [state, dispatch] = useReducer(reduce, undefined, (): State => {
    const { to, lost } = addressed ? present(engine, address, enter) : { to: first, lost: [] };
    return arrived(to, lost);
  });
  const { now, past, future, lost, entry } = state;
  const hash = useMemo(() => hashOf(engine, settled(now)), [engine, now]);

  useLayoutEffect(() => {
    // Whoever only steps through what could be read of a link does nothing to it.
    if (entry === 'keep' || lost.length > 0) return;
    if (addressed)
      address.write({ address: hash || location.pathname + location.search, entry, note: noteOf(engine, hash, now) });
    // The address is that of the page, and going back leads away from it.
    else address.write({ address: location.href, entry: 'replace', note: { ...history.state?.note, [link]: hash } });
  }, [engine, address, hash, link, entry, lost, now]);

  // Whoever goes on as soon as they see the table is followed, too.
  useLayoutEffect(() => {
    let arriving = () => {};
    const arrive = () => {
      // The address of a page that has more than the checker leads to no table of it.
      if (!addressed || !address.read()) return;
      arriving();
      // A table takes long to be worked out: first the page is drawn as it was left, so that a tap is seen to be taken.
      arriving = afterFrame(() => dispatch({ type: 'arrive', ...present(engine, address, doors.current) }));
    };
    const listeners: readonly [type: string, listener: () => void][] = [
      ['popstate', arrive],
      ['hashchange', arrive],
      // Whatever the reader does next may read the address. A page that goes is hidden, too.
      ['blur', address.flush],
      ['click', address.tap],
      ['visibilitychange', address.flush],
    ];
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
    return () => {
      arriving();
      for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    };
  }, [engine, address, addressed]);

  const changed = useCallback(
    (to: GameRecord, given: Moment['given'], entry: Entry) => {
      const next = { ...changedTo(engine, kept(engine, to), now), door: undefined, given };
      const isSame = given === now.given && hashOf(engine, settled(next)) === hash;
      dispatch(isSame ? { type: 'stay', to: next } : { type: 'go', to: next, entry });
    },
    [engine, now, hash],
  );

  return {
    now,
    lost,
    hash,
    canUndo: past.length > 0 || now.exchanging !== undefined || withoutLast(now) !== undefined,
    canRedo: future.length > 0,
    begin: useCallback((record) => dispatch({ type: 'go', to: { record, at: record?.moves?.length ?? 0 } }), []),
    make: useCallback(
      (move, open) => {
        if (!now.record) return;
        const rest = now.exchanging === undefined ? now.record : without(now.record, now.at);
        const record = kept(engine, open(inserted(rest, now.at, move), now.at));
        const at = shownWith(engine, rest, record, now.at);
        dispatch({ type: 'go', to: { record, at, aside: setsAside(engine, record, now), given: now.given } });
      },
      [engine, now],
    ),
    change: useCallback((record) => changed(record, now.given, 'replace'), [changed, now]),
    answer: useCallback(
      (record, answer) => {
        // What has been taken back and is answered again is said once.
        const given = answer
          ? [...(now.given ?? []).filter((one) => withoutAnswer(answer.before, one)), answer]
          : now.given;
        changed(record, given, 'push');
      },
      [changed, now],
    ),
    edit: useCallback(
      (record, at) =>
        dispatch({
          type: 'go',
          to: { record, at, aside: setsAside(engine, record, now), given: now.given },
          entry: 'replace',
        }),
      [engine, now],
    ),
    exchange: useCallback((at) => dispatch({ type: 'exchange', at }), []),
    cancel: useCallback(() => dispatch({ type: 'cancel' }), []),
    name: useCallback((naming) => dispatch({ type: 'pick', picked: { naming } }), []),
    open: useCallback((open) => dispatch({ type: 'pick', picked: { open } }), []),
    step: useCallback((at) => dispatch({ type: 'step', at }), []),
    visit: useCallback(
      (hash) => {
        if (addressed) location.hash = hash;
        else dispatch({ type: 'go', to: readHash(engine, hash, doors.current).to });
      },
      [engine, addressed],
    ),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  };
}
