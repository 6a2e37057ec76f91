/**
 * The record: a position and the moves made from it. Field for field what outside programs speak.
 */
import type { Finding } from '../kernel/deal.ts';
import type { MoveIn } from '../kernel/moves.ts';
import type { objects, occupations } from './data.ts';
import type { Edition } from './ground.ts';
import type { moveKinds } from './move-kinds.ts';

/** One of the 17 kinds of object. */
export type ObjectId = keyof typeof objects;
/** One of the ten occupations. */
export type OccupationId = keyof typeof occupations;
/** One of the two associations. */
export type Association = 'order' | 'brotherhood';
/** A rule that a table may add. */
export type Variant = 'smuggling' | 'prophecy' | 'three-associations';
/** The two sides of a fight. */
export type Side = 'attacker' | 'defender';
/** A card that nobody has told us. */
export type Unknown = '?';

/** A player as the record lays them out. */
export interface Player {
  /** 1 to 40 characters, unique at the table. */
  readonly id: string;
  /** With `three-associations`, the player's three cards. Left out: unknown. */
  readonly association?: Association | Unknown | readonly (Association | Unknown)[];
  /** Left out: unknown. */
  readonly occupation?: OccupationId | Unknown;
  /** The occupation card lies face up. */
  readonly shown?: boolean;
  /** In hand, in any order. */
  readonly objects: readonly (ObjectId | Unknown)[];
}

/** The table as it stands. */
export interface Position {
  /** In clockwise order. */
  readonly players: readonly Player[];
  /** Top card first; `[]` is an exhausted pile. Left out: one unknown card, or none where all objects lie in hands. */
  readonly objectPile?: readonly (ObjectId | Unknown)[];
  /** The spare occupations, top card first. Left out: unknown. */
  readonly occupationPile?: readonly (OccupationId | Unknown)[];
  /** Left out: the first player. */
  readonly turn?: string;
}

/** What somebody does, as `move-kinds.ts` tells it. `by` is the player who decides. */
export type Move = MoveIn<typeof moveKinds>;

/** The move of one kind. */
export type MoveOf<Kind extends Move['move']> = Extract<Move, { move: Kind }>;
/** The use of one occupation. */
export type UseOf<Id extends OccupationId> = Extract<MoveOf<'use'>, { occupation: Id }>;

/** The versions of the record's format. A record of any of them is read for ever. */
export type RecordVersion = 1 | 2 | 3;

/** A position and the moves made from it. */
export interface GameRecord {
  /** The game that the record is of. */
  readonly game: 'teufelsburg';
  /** Of the format: 1; 2, which adds `seed`; or 3, which adds `known`. Left out: whichever the fields call for. */
  readonly version?: RecordVersion;
  /** Left out: `reference`. */
  readonly edition?: Edition;
  /** What is played besides the basic rules. */
  readonly variants?: readonly Variant[];
  /** The table before the moves. */
  readonly position: Position;
  /** What is known of cards that lie unknown before the moves and a position cannot say, as that a hand lacks a card. Left out: nothing. */
  readonly known?: readonly Finding[];
  /** What was done, in order. Left out: nothing yet. */
  readonly moves?: readonly Move[];
  /** What chance during play comes from (a shuffle, one card of three), 0 to 2³² − 1. Left out: nobody knows what it brings. */
  readonly seed?: number;
}
