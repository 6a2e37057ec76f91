/**
 * The grounds of this game's steps. They are made once, when a module is loaded: a step only points at one.
 */
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

type Cites = readonly [Cite, ...Cite[]];

/** Rests on the text: every leaflet that speaks says so. */
export const text = (...cites: Cites): Ground => ({ cites, basis: 'text', option: undefined, reading: undefined });

/** Rests on an option. Its basis is the edition only if the editions really differ. */
export function option(name: Option, ...cites: Cites): Ground {
  const values = new Set(Object.values(editions).map((options) => options[name]));
  return { cites, basis: values.size > 1 ? 'edition' : 'text', option: name, reading: undefined };
}

/** Rests on this project's reading of a silence. */
export const reading = (name: ReadingId, ...cites: Cites): Ground => ({
  cites,
  basis: 'reading',
  option: undefined,
  reading: name,
});
