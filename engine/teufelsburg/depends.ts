/**
 * How findings about hidden cards relate: which follows from which, and which cannot both be.
 */
import type { Finding } from '../kernel/deal.ts';
import type { Relation } from '../kernel/depends.ts';
import { objects, occupations } from './data.ts';
import type { ObjectId } from './record.ts';

const isAbout = (a: Finding, b: Finding) => a.place === b.place && a.card === b.card;

/** How many cards of a kind there are, where there are fewer than places that could hold them. */
const copiesOf = (card: string): number =>
  card in objects ? objects[card as ObjectId].count : card in occupations ? 1 : Number.POSITIVE_INFINITY;

/** Whether two findings cannot both be: at least so many of a kind and fewer than that, or more in two places than there are. */
export function contradicts(a: Finding, b: Finding): boolean {
  if (a.place !== b.place) {
    return a.card === b.card && a.holds && b.holds && a.atLeast + b.atLeast > copiesOf(a.card);
  }
  if (a.card !== b.card) return a.holds && b.holds && isSingle(a.place);
  if (a.holds === b.holds) return false;
  const [yes, no] = a.holds ? [a, b] : [b, a];
  return yes.atLeast >= no.atLeast;
}

/** Whether a single card lies at a place, so that it is one kind and no other. */
const isSingle = (place: string) => !place.endsWith('.objects');

/** Whether one finding follows from another about the same: two Keys are at least one. */
const follows = (one: Finding, from: Finding) =>
  isAbout(one, from) &&
  one.holds === from.holds &&
  (one.holds ? one.atLeast <= from.atLeast : one.atLeast >= from.atLeast);

/** The findings of this game. */
export const relation: Relation<Finding> = {
  nameOf: ({ place, card, atLeast, holds }) => `${place} ${card} ${atLeast} ${holds}`,
  contradicts,
  follows,
  isYes: ({ holds }) => holds,
  answered: (finding, holds) => ({ ...finding, holds }),
};
