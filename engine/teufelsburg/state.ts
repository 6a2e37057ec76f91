/**
 * What a table is made of during a ruling: who sits there, what is under way, and what a step changes.
 */
import type { Hidden } from '../kernel/deal.ts';
import type { Step as KernelStep } from '../kernel/ruling.ts';
import type { ReadingId, StepCode } from './data.ts';
import type { Cite, Option } from './ground.ts';
import type { Association, ObjectId, OccupationId, Side } from './record.ts';

/** An object on the table. */
export type Card = ObjectId | Hidden;
/** An occupation on the table. */
export type Occupation = OccupationId | Hidden;

/** Somebody at the table; seats are numbered clockwise from 0. */
export interface Seat {
  readonly id: string;
  /** With `three-associations`, the majority of three cards if it is known. */
  readonly association: Association | Hidden | undefined;
  /** With `three-associations`, the three cards. */
  readonly three: readonly (Association | Hidden)[] | undefined;
  occupation: Occupation;
  shown: boolean;
  readonly hand: Card[];
}

/** An effect that the trade of an object has in store. */
export interface Effect {
  readonly object: ObjectId;
  /** Who gave the object away and carries the effect out. */
  readonly giver: number;
  readonly partner: number;
  /** The object that the partner has given, whose effect comes before it. */
  readonly after?: ObjectId | undefined;
  /** The partner has named the object, and the giver is to choose. */
  readonly named?: true;
}

/** What is under way. */
export type Phase =
  /** Nothing; `tied` right after a fight that nobody has won, and whether a card was drawn. */
  | { readonly at: 'turn'; readonly tied?: 'drew' | 'nothing' }
  | { readonly at: 'offer'; readonly giver: number; readonly partner: number; readonly object: ObjectId }
  | {
      readonly at: 'demand';
      readonly diplomat: number;
      readonly asked: number;
      /** The name asked for, to which two objects answer. */
      readonly object: ObjectId | 'secret-bag';
      readonly returned: ObjectId;
    }
  | { readonly at: 'effects'; readonly queue: readonly Effect[] }
  | {
      readonly at: 'passing';
      readonly step: 1 | -1;
      readonly chosen: readonly (Card | null)[];
      readonly queue: readonly Effect[];
    }
  | { readonly at: 'challenge' }
  | { readonly at: 'supports' }
  | { readonly at: 'cards' }
  | { readonly at: 'payment'; readonly attacker: number; readonly priest: number }
  | { readonly at: 'stopped'; readonly by: 'doctor' | 'priest' }
  | { readonly at: 'tie' }
  | { readonly at: 'spoils' }
  | { readonly at: 'baggage' }
  | { readonly at: 'over' };

/** Whether somebody owes a decision, or may still make one, before the action is over. */
export const isUnfinished = ({ at }: Phase): boolean => !/^(turn|stopped|tie|over)$/.test(at);

/** A fight, from the attack to its outcome. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  /** By seat: the side supported, `none`, or nothing declared yet. */
  readonly support: (Side | 'none' | null)[];
  /** The player whom the Hypnotist has named, or -1. */
  hypnotised: number;
  /** The Duelist who has shut the others out, or -1. */
  duelist: number;
  /** Whom the Poison Mixer has named. */
  mixed: Side | null;
  /** Cards used, in order. */
  readonly used: { readonly seat: number; readonly card: ObjectId | OccupationId }[];
  outcome: Side | 'tie' | 'prevented' | null;
  decidedBy: 'points' | 'poison-ring' | 'poison-mixer' | 'priest' | null;
  /** Why the winner has no spoils: the Doctor has denied them, or they have been let go. */
  spoils?: 'denied' | 'forgone';
}

/** The seat of the fighter who has won; the fight has a winner. */
export const winnerOf = (fight: Fight): number => (fight.outcome === 'attacker' ? fight.attacker : fight.defender);

/** The seat of the fighter who has lost; the fight has a winner. */
export const loserOf = (fight: Fight): number => (fight.outcome === 'attacker' ? fight.defender : fight.attacker);

/** Where a card lies: in a seat's hand, or here. */
export type Place = number | 'objectPile' | 'discarded';

/** Something a step changed, as a ruling tells it. */
export type Change =
  | {
      readonly change: 'object';
      readonly object: string;
      readonly from: string | { player: string };
      readonly to: string | { player: string };
    }
  | { readonly change: 'revealed'; readonly player: string; readonly object: ObjectId }
  | { readonly change: 'occupation'; readonly player: string; readonly occupation: string; readonly shown: boolean }
  | { readonly change: 'objectPile' | 'occupationPile'; readonly cards: readonly string[] }
  | { readonly change: 'turn'; readonly player: string };

/** One step of an explanation. */
export type Step = KernelStep<StepCode, Cite, Option, ReadingId, Change>;

/** What a player was shown. */
export interface Sight {
  /** Who was shown it. */
  readonly by: string;
  /** Whose cards; left out for the pile. */
  readonly of?: string;
  /** What kind of cards. */
  readonly what: 'association' | 'occupation' | 'objects' | 'object-pile';
  /** The card, or the cards; `?` where even the record does not know. */
  readonly value: string | readonly string[];
}

/** The only ways to change the table; a step hands them out. */
export interface Changes {
  /** Moves an object; none goes back to the pile. */
  move(object: Card, from: Place, to: Exclude<Place, 'objectPile'>): Changes;
  /** Lays an occupation before a player. */
  occupy(seat: number, occupation: Occupation, shown: boolean): Changes;
  /** Lays the pile of objects anew, top card first. */
  stack(cards: readonly Card[]): Changes;
  /** Lays the spare occupations anew, top card first. */
  spare(cards: readonly Occupation[]): Changes;
  /** A hidden object in a hand turns out to be this one. */
  reveal(seat: number, object: ObjectId): Changes;
  /** Begins a player's turn. */
  turn(seat: number): Changes;
}

/** The card as a record writes it. */
export const written = (card: string): string => (card[0] === '?' ? '?' : card);
