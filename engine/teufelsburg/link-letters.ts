/**
 * What things are written with in a link. A letter is never used again for another thing: an old link is read for ever.
 */
import { moveReader } from '../kernel/move-link.ts';
import type { Letters as LettersOf } from '../kernel/moves.ts';
import type { editions } from './data.ts';
import { moveKinds } from './move-kinds.ts';
import type { Association, ObjectId, OccupationId, Unknown, Variant } from './record.ts';

/** The letters of cards, in the pile and in a hand also of those that are not known, and what reads moves by them. */
export interface Letters {
  readonly objects: LettersOf<ObjectId | Unknown>;
  readonly occupations: LettersOf<OccupationId | Unknown>;
  readonly readMove: ReturnType<typeof moveReader>;
}
const { object, occupation } = moveKinds.values;
/** Since version 3. */
export const LETTERS: Letters = {
  objects: { ...object, '?': 'q' },
  occupations: { ...occupation, '?': 'q' },
  readMove: moveReader(moveKinds),
};
const OLD_OBJECTS = { ...object, 'secret-bag-key': 'K', 'secret-bag-goblet': 'G' };
/** Before version 3. */
export const OLD_LETTERS: Letters = {
  objects: { ...OLD_OBJECTS, '?': '_' },
  occupations: { ...occupation, '?': '_' },
  readMove: moveReader({ ...moveKinds, values: { ...moveKinds.values, object: OLD_OBJECTS } }),
};

/** Before version 3. */
export const OLD_ASSOCIATIONS: Record<Association | Unknown, string> = { order: 'o', brotherhood: 'b', '?': '_' };
/** Of three association cards those after the first, in letters that no object has. */
export const FURTHER: Record<Association | Unknown, string> = { order: 'o', brotherhood: 'e', '?': 'u' };
/** What a player begins with: for each association a sign for each occupation, both in the order of their letters, which never changes. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456';

/** The letter of each variant. */
export const VARIANTS: Record<Variant, string> = { smuggling: 's', prophecy: 'p', 'three-associations': 't' };
/** The letter of each edition. */
export const EDITIONS: Record<keyof typeof editions, string> = { reference: 'r', hu: 'h', it: 'i', pt: 'p' };

const keys = <Id extends string>(letters: Readonly<Record<Id, string>>) => Object.keys(letters) as Id[];
const associations = keys(FURTHER);
const occupations = keys(LETTERS.occupations);

/** The sign that a player begins with. */
export const firstOf = (association: Association | Unknown, occupation: OccupationId | Unknown): string =>
  FIRST[associations.indexOf(association) * occupations.length + occupations.indexOf(occupation)] as string;

/** What a player who begins with a sign has; nothing where there is no such sign. */
export function cardsOf(
  first: string,
): readonly [Association | Unknown | undefined, OccupationId | Unknown | undefined] {
  const index = FIRST.indexOf(first);
  return [associations[Math.floor(index / occupations.length)], occupations[index % occupations.length]];
}
