/**
 * The record: a position and the moves made from it. Field for field what outside programs speak.
 */
import type { MoveIn } from '../kernel/moves.ts';
import type { Known } from './cards.ts';
import type { characters } from './data.ts';
import type { Edition } from './ground.ts';
import type { moveKinds } from './move-kinds.ts';

export type { Place } from '../kernel/moves.ts';

/** One of the twelve characters. */
export type CharacterId = keyof typeof characters;
/** What nobody has told us: a card, or whether a swap took place. */
export type Unknown = '?';

/** A player as the record lays them out. */
export interface Player {
  /** 1 to 40 characters, unique at the table. */
  readonly id: string;
  /** Left out: 6. 0 only where the game has just ended. */
  readonly gold?: number;
  /** One card; with three players two, left then right; with two players three, left, right, protected. Left out: unknown. */
  readonly cards?: readonly (CharacterId | Unknown)[];
}

/** The table as it stands. */
export interface Position {
  /** In clockwise order. */
  readonly players: readonly Player[];
  /** Left out: as many unknown cards as the deck has more than the players. */
  readonly centre?: readonly (CharacterId | Unknown)[];
  /** The characters in play. Left out: those for this number of players. */
  readonly deck?: readonly CharacterId[];
  /** The gold on the Courthouse. Left out: 0. */
  readonly courthouse?: number;
  /** Left out: the first player. */
  readonly turn?: string;
  /** How many of the first turns, in which cards are only swapped, are still to come. Left out: 0. */
  readonly opening?: number;
  /** Who showed a card in the turn that has just ended. Left out: nobody. */
  readonly revealed?: readonly string[];
  /**
   * Who has looked at a card by accident and must look in their next turn, which is this one where it is theirs: that it happened in this very turn
   * no position can say, only a move. Left out: nobody.
   */
  readonly mustLook?: readonly string[];
}

/** Whether the cards were really swapped; `?`, or left out, where only who did it knows. */
export type Swapped = NonNullable<MoveOf<'swap'>['swapped']>;

/** What somebody does, as `move-kinds.ts` tells it. `by` is the player who decides. */
export type Move = MoveIn<typeof moveKinds>;

/** The move of one kind. */
export type MoveOf<Kind extends Move['move']> = Extract<Move, { move: Kind }>;

/** Whether a move takes two cards under the table, which may then be swapped. */
export const takesCards = (move: Move): move is MoveOf<'swap'> | MoveOf<'use'> =>
  move.move === 'swap' || (move.move === 'use' && (move.with !== undefined || move.cards !== undefined));

/** The ways in which a move can have been made, of which only who made it knows: with the cards swapped, or not. */
export const waysOf = (move: Move): Move[] =>
  takesCards(move) ? [true, false].map((swapped): Move => ({ ...move, swapped })) : [move];

/** Whether only who made a move knows if it swapped two cards. */
export const isSecret = (move: Move): boolean => takesCards(move) && typeof move.swapped !== 'boolean';

/** Whether a move only tells which card it was that somebody had shown or looked at. */
export const isTelling = ({ move }: Move): boolean => move === 'show' || move === 'saw';

/** The middle of the table, in the place of a player's name. */
export const CENTRE = 'centre';

/** A position and the moves made from it. */
export interface GameRecord {
  /** The game that the record is of. */
  readonly game: 'mascarade';
  /** Left out: `reference`. */
  readonly edition?: Edition;
  /** There are none. */
  readonly variants?: readonly never[];
  /** The table before the moves. */
  readonly position: Position;
  /** What is known of cards before the moves and a position cannot say: what an unknown one is not. Left out: nothing. */
  readonly known?: readonly Known[];
  /** What was done, in order. Left out: nothing yet. */
  readonly moves?: readonly Move[];
}

/** The numbers in the name of a place: of the card there, and of the seat before which it lies; none in the centre. Both from 0. */
export function numbersIn(place: string): { readonly seat: number | undefined; readonly card: number } {
  const [card, seat] = [...place.matchAll(/\d+/g)].map(Number).reverse() as [number, number?];
  return { seat, card };
}
