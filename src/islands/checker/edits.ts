/**
 * What can be done with the moves of a record: put one in, take one out, exchange it, make one fit.
 */
import { cured, type Way } from './cured.ts';
import { allowedBy, inserted, placeFor, shownWith, without } from './fitting.ts';
import type { Board, GameRecord, Grounded, Move } from './game.ts';
import type { History } from './history.ts';
import type { Remedies } from './picking.ts';
import type { Editing } from './Result.tsx';
import type { Standing } from './standing.ts';
import { grounded, type ToldStep } from './told.ts';
import type { Words } from './words.ts';

interface Context {
  readonly board: Board;
  readonly words: Words;
  readonly record: GameRecord;
  readonly state: History;
  readonly standing: Standing;
  /** By which edition it is ruled. */
  readonly edition: string;
  /** Closes the forms, as the table is another one. */
  close(): void;
  /** Leads to what comes next. */
  lead(block: 'nearest' | 'start'): void;
  /** Says of a record what has come along with a change. */
  say(text: string | undefined, of: GameRecord): void;
  onEdition(edition: string): void;
}

/** The edits of a record's moves, at the place that is shown. */
export interface Edits {
  readonly editing: Editing;
  /** The rule that forbids a move. */
  reason(illegal: Grounded): ToldStep;
  /** Puts a move in before another. */
  putIn(place: number, move: Move): void;
  /** Takes up a way to have a move fit. @param shown how many moves are shown where none is put in */
  takeUp(way: Way, shown: number): void;
  /** Takes out all moves that do not fit. */
  withoutUnfit(): void;
  /** What can be done about a move that is not allowed. */
  remedies(move: Move): Remedies;
}

/** What can be done with the moves of a record, as it stands. */
export function editsOf(context: Context): Edits {
  const { board, words, record, state, standing, edition, close, lead, say, onEdition } = context;
  const { engine } = board;
  const { at, exchanging } = state.now;
  const { told, shown, forbidden, unfit } = standing;
  const moves = record.moves ?? [];
  /** What moves are put into: of one that is being exchanged nothing is left. */
  const rest = exchanging === undefined ? record : without(record, at);
  const textOf = (move: Move) => words.say('move', engine.moveSentence(move));
  const reason = (illegal: Grounded) => grounded('illegal', illegal, edition, words);
  const putIn = (place: number, move: Move) => {
    const changed = board.open(inserted(rest, place, move), place);
    close();
    state.edit(changed, shownWith(engine, rest, changed, place));
    // What it asks for next stands above where it was picked.
    lead('start');
  };
  /** Where a move would fit earlier, if it would. */
  const earlier = (move: Move): Pick<Remedies, 'earlier'> => {
    const place = placeFor(engine, rest, at, move);
    const before = place === undefined ? undefined : moves[place];
    return place !== undefined && before ? { earlier: { before: textOf(before), put: () => putIn(place, move) } } : {};
  };
  return {
    reason,
    putIn,
    takeUp({ record: to, said: brought, added }, shown) {
      close();
      state.edit(to, shown + added);
      say(brought, to);
      lead('nearest');
    },
    withoutUnfit: () =>
      state.edit(
        { ...record, moves: moves.filter((_, index) => !unfit.includes(index)) },
        at - unfit.filter((index) => index < at).length,
      ),
    remedies: (move) => ({
      ...earlier(move),
      editions: () =>
        allowedBy(engine, told?.record ?? shown, move).map((one) => ({
          name: words.texts.editions[one] ?? one,
          use: () => onEdition(one),
        })),
      cured: cured(board, inserted(rest, at, move), at, words),
    }),
    editing: {
      later: moves.slice(at).map((move, index) => {
        const illegal = forbidden?.get(at + index);
        return { text: textOf(move), ...(illegal && { refused: reason(illegal) }) };
      }),
      onStep: state.step,
      onRemove: (index) => state.edit(without(record, index), index < at ? at - 1 : at),
      onExchange(index) {
        state.exchange(index);
        lead('start');
      },
      onInsert(index) {
        state.step(index);
        lead('start');
      },
      onSwap: (index) => {
        const move = moves[index];
        if (move) state.edit(inserted(without(record, index), index - 1, move), at);
      },
    },
  };
}
