/**
 * Whose turn it is, where a position says it as `turn`, and otherwise it is the first player's.
 */
import type { Board, GameRecord } from './game.ts';

interface Turned extends GameRecord {
  readonly position: { readonly turn?: string; readonly players: readonly { readonly id: string }[] };
}

/** Reads whose turn it is, and has somebody begin theirs. */
export const turn: NonNullable<Board['turn']> = {
  of: (record) => (record as Turned).position.turn ?? (record as Turned).position.players[0]?.id,
  begun: (record, player) => ({ ...record, position: { ...record.position, turn: player }, moves: [] }),
};
