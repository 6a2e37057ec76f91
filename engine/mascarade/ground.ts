/**
 * The grounds of this game's steps. They are made once, when a module is loaded: a step only points at one.
 */
import { grounds } from '../kernel/grounds.ts';
import type { Ground as KernelGround } from '../kernel/ruling.ts';
import { type CardRef, editions, type ParagraphId, type ReadingId } from './data.ts';

/** What a step can cite. */
export type Cite = ParagraphId | CardRef;
/** Whose reading of the rules is followed. */
export type Edition = keyof typeof editions;
/** A difference between the leaflets. */
export type Option = keyof (typeof editions)['reference'];
/** The value of every option under one edition. */
export type Options = (typeof editions)[Edition];
/** Why something is so in this game. */
export type Ground = KernelGround<Cite, Option, ReadingId>;

export const { text, option, reading } = grounds<Cite, Option, ReadingId>(editions);
