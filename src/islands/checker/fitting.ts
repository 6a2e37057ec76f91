/**
 * Moves in any order: which of a record's moves fit where they stand, and where one that does not would.
 */
import { editionOf } from './edition.ts';
import type { Board, Choice, Engine, GameRecord, Grounded, Move, Ruling } from './game.ts';

/** Moves that do not fit are looked for up to so many; what follows is not ruled on. */
const MOST_REFUSED = 100;

/** A record as far as its moves fit. */
export interface Fitted {
  /** The moves that fit, and the last one whether it does or not if it is what was asked. */
  readonly record: GameRecord;
  /** The ruling on these. */
  readonly ruling: Ruling;
  /** For each of these moves, its place among all of the record. */
  readonly places: readonly number[];
  /** What forbids the others, by their place. */
  readonly refused: ReadonlyMap<number, Grounded>;
}

/**
 * Rules on the moves that fit, one after the other; those that do not are set aside.
 * @param asks whether the last move is what was asked, and stays although it does not fit
 */
export function fitting(engine: Engine, record: GameRecord, asks = true): Fitted {
  const moves = record.moves ?? [];
  const refused = new Map<number, Grounded>();
  let places = moves.map((_, place) => place);
  for (;;) {
    const fitted = { ...record, moves: places.map((place) => moves[place] as Move) };
    const ruling = engine.rule(fitted);
    const place = places[ruling.applied];
    if (!ruling.illegal || place === undefined) return { record: fitted, ruling, places, refused };
    refused.set(place, ruling.illegal);
    if ((asks && place === moves.length - 1) || refused.size === MOST_REFUSED)
      return { record: fitted, ruling, places, refused };
    places = places.toSpliced(ruling.applied, 1);
  }
}

/** The record with a move put in at a place. */
export const inserted = (record: GameRecord, place: number, move: Move): GameRecord => ({
  ...record,
  moves: (record.moves ?? []).toSpliced(place, 0, move),
});

/** The record without the move at a place. */
export const without = (record: GameRecord, place: number): GameRecord => ({
  ...record,
  moves: (record.moves ?? []).toSpliced(place, 1),
});

/** What somebody has to decide after the first moves of a record, by its code. */
const owedAfter = (engine: Engine, record: GameRecord, number: number): string | undefined =>
  engine.answerOf(fitting(engine, { ...record, moves: record.moves?.slice(0, number) ?? [] }).ruling).owes?.code;

/**
 * How many moves to show once one has been put in: all of them, but no further than that one where it asks for something which the next move
 * does not give, or where no later one fits any more.
 * @param before the record without it
 */
export function shownWith(engine: Engine, before: GameRecord, record: GameRecord, place: number): number {
  const all = record.moves?.length ?? 0;
  const { refused } = fitting(engine, record);
  if (place + 1 >= all || !refused.has(place + 1)) return all;
  // Where nothing of what was done goes with it any more, it begins something else.
  const last = all - 1;
  if (last > place + 1 && refused.size === last - place && fitting(engine, before).refused.size === 0) return place + 1;
  const owed = owedAfter(engine, record, place + 1);
  const isNew = owed !== undefined && [place, place + 1].every((number) => owedAfter(engine, before, number) !== owed);
  return isNew ? place + 1 : all;
}

/**
 * Whether a record's last move has come not to fit because its moves were edited: then it is one move among those that do not, where a
 * last move that never did is what was asked.
 * @param before the record before it was edited, and whether that was so already
 */
export function setsAside(
  engine: Engine,
  record: GameRecord,
  before: { readonly record?: GameRecord | undefined; readonly aside?: boolean | undefined },
): boolean {
  const refusedOf = (one: GameRecord) =>
    engine.problemsOf(one).length === 0 ? [...fitting(engine, one).refused.keys()] : [];
  const lastOf = (one: GameRecord) => (one.moves?.length ?? 0) - 1;
  if (!refusedOf(record).includes(lastOf(record))) return false;
  const wasAsked = before.record && !before.aside && before.record.moves?.at(-1) === record.moves?.at(-1);
  // Whoever asks about a move asks it of what fits.
  return !(wasAsked && refusedOf(before.record).join() === String(lastOf(before.record)));
}

/**
 * Where a move belongs that cannot be made now: the latest place before this one at which it fits, and after which all fits that did; where
 * there is none, the latest in the same affair, as nothing may follow from what ends a fight.
 * @param at how many moves have been made
 */
export function placeFor(engine: Engine, record: GameRecord, at: number, move: Move): number | undefined {
  const least = fitting(engine, record).refused.size;
  let ending: number | undefined;
  let isSame = true;
  for (let place = at - 1; place >= 0; place--) {
    const { refused } = fitting(engine, inserted(record, place, move));
    // While somebody has something to decide the affair is the same.
    isSame &&= owedAfter(engine, record, place) !== undefined;
    // It has been made already.
    if (isSame && keyOf(record.moves?.[place] as Move) === keyOf(move)) return undefined;
    if (refused.has(place)) continue;
    if (refused.size <= least) return place;
    if (isSame) ending ??= place;
  }
  return ending;
}

/** The fields of a move as texts, in an order of their own. */
const fieldsOf = (move: Move): string[] =>
  Object.entries(move)
    .map((field) => JSON.stringify(field))
    .sort();

/** A move as a text, whatever the order of its fields. */
const keyOf = (move: Move): string => fieldsOf(move).join();

/** Whether a move decides what another has decided. */
const isInsteadOf = ({ isOneOfSeveral }: Engine, one: Move, other: Move) =>
  one.move === other.move && one.by === other.by && !isOneOfSeveral?.(one);

/** What may have been forgotten in an affair. */
export interface Forgotten {
  /** The moves, each as it could be made when the affair last stood open for it. */
  readonly choices: readonly Choice[];
  /** The table as it stood before the last move, and the ruling on it. */
  readonly record: GameRecord;
  readonly ruling: Ruling;
  /** Where a move belongs. */
  placeOf(move: Move): number;
}

/** Whether something may have been forgotten: before the last move, somebody had to decide something. */
export const hasPast = (engine: Engine, record: GameRecord, at: number): boolean =>
  at > 1 && owedAfter(engine, record, at - 1) !== undefined;

/**
 * Moves that could have been made earlier in the affair under way, or in the one that the last move has ended, and cannot be made now.
 * @param at how many moves have been made
 */
export function forgottenIn(engine: Engine, record: GameRecord, at: number): Forgotten | undefined {
  const { moves = [] } = record;
  const after = (number: number): GameRecord => ({ ...record, moves: moves.slice(0, number) });
  const legalAfter = (number: number) =>
    (engine.choicesAfter(after(number)) ?? []).filter(({ illegal }) => illegal === undefined);
  const known = new Set(legalAfter(at).map(({ move }) => keyOf(move)));
  const found = new Map<string, { readonly choice: Choice; readonly place: number }>();
  for (let place = at - 1; place > 0 && owedAfter(engine, record, place) !== undefined; place--)
    for (const choice of legalAfter(place)) {
      const key = keyOf(choice.move);
      // What was done in an earlier affair may have been forgotten in this one.
      const isDecided = moves
        .slice(place, at)
        .some((move) => keyOf(move) === key || isInsteadOf(engine, choice.move, move));
      if (!known.has(key) && !found.has(key) && !isDecided) found.set(key, { choice, place });
    }
  if (found.size === 0) return undefined;
  const { record: before, ruling } = fitting(engine, after(at - 1));
  return {
    choices: [...found.values()].map(({ choice }) => choice),
    record: before,
    ruling,
    placeOf: (move) => placeFor(engine, record, at, move) ?? found.get(keyOf(move))?.place ?? at,
  };
}

/** The same moves, each with what forbids it now. @param choices what is asked about without them */
export function earlierThan(engine: Engine, record: GameRecord, at: number, choices: readonly Choice[]): Choice[] {
  const known = new Set(choices.map(({ move }) => keyOf(move)));
  const now = { ...record, moves: record.moves?.slice(0, at) ?? [] };
  return (forgottenIn(engine, record, at)?.choices ?? []).flatMap(({ move }) => {
    if (known.has(keyOf(move))) return [];
    const illegal = fitting(engine, inserted(now, at, move)).refused.get(at);
    return illegal ? { move, illegal } : [];
  });
}

/** What a player could do at a table if it were their turn and nothing had been done. */
export function openings({ engine, turn }: Board, record: GameRecord, player: string): Choice[] {
  const choices = turn && engine.choicesAfter(turn.begun(record, player));
  return (choices ?? []).filter(({ move, illegal }) => move.by === player && !illegal);
}

/** Whether a move says more than one that is also among them, as what is given in return: what forbids it forbids that one. */
function saysMore({ likenessOf }: Board, choices: readonly Choice[]): (move: Move) => boolean {
  const keys = new Set(choices.map(({ move }) => keyOf(move)));
  return (move) => {
    const fields = fieldsOf(move);
    return likenessOf(move) !== undefined && fields.some((_, place) => keys.has(fields.toSpliced(place, 1).join()));
  };
}

/**
 * What a player could begin a turn with and cannot now, each with what forbids it. That looks at whose turn it is and at what is under way, not
 * at what a move names: the first of each kind is asked for all, and of moves alike those are told that say least.
 * @param choices what is asked about without them
 */
export function untimely(
  board: Board,
  record: GameRecord,
  at: number,
  player: string,
  choices: readonly Choice[],
): Choice[] {
  const { engine } = board;
  const known = new Set(choices.map(({ move }) => keyOf(move)));
  const now = { ...record, moves: record.moves?.slice(0, at) ?? [] };
  const reasons = new Map<string, Grounded | undefined>();
  // As the table stands by now: the turns in which cards are only swapped may be over.
  const begun = openings(board, { ...record, position: engine.rule(now).position }, player);
  const isMore = saysMore(board, begun);
  return begun.flatMap(({ move }) => {
    if (known.has(keyOf(move)) || isMore(move)) return [];
    const kind = board.likenessOf(move) ?? move.move;
    if (!reasons.has(kind)) reasons.set(kind, fitting(engine, inserted(now, at, move)).refused.get(at));
    const illegal = reasons.get(kind);
    return illegal ? { move, illegal } : [];
  });
}

/** The editions under which a move is among those that can be made. */
export function allowedBy(engine: Engine, record: GameRecord, move: Move): string[] {
  const own = editionOf(engine, record);
  const wanted = keyOf(move);
  return engine.editions.filter(
    (edition) =>
      edition !== own &&
      engine.choicesAfter({ ...record, edition })?.some((one) => !one.illegal && keyOf(one.move) === wanted),
  );
}
