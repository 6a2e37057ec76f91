/**
 * Answers to what a ruling has asked: how one is put into a record, and how each is taken back.
 */
import type { Filling, GameRecord } from './game.ts';
import type { History } from './history.ts';
import { withoutAnswer } from './known.ts';
import type { TakenBack } from './Result.tsx';
import type { Told } from './told.ts';

/** Puts what has been answered into a record. @param answer the question with its answer; left out, it is not kept as one */
export function fill(record: GameRecord, state: History, filling: Filling, answer?: string): void {
  const { position = record.position, known = record.known, moves: named = [] } = filling;
  const filled = {
    ...record,
    position,
    ...(known && { known }),
    moves: named.reduce((all, { at, move }) => all.with(at, move), [...(record.moves ?? [])]),
  };
  const isSaid = position !== record.position || named.length > 0;
  if (answer === undefined) state.change(filled);
  else state.answer(filled, isSaid ? { text: answer, before: record, after: filled } : undefined);
}

/** What has been answered about unknown cards, what the record says by itself last. */
export const answersIn = (record: GameRecord, state: History, told: Told | undefined): TakenBack[] => [
  ...(told?.answered ?? []).map((text, index) => ({
    text,
    back: () => state.change({ ...record, known: record.known?.toSpliced(index, 1) ?? [] }),
  })),
  ...(state.now.given ?? []).flatMap((given) => {
    const before = withoutAnswer(record, given);
    return before ? [{ text: given.text, back: () => state.change(before) }] : [];
  }),
];
