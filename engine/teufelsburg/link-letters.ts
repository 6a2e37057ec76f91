/**
 * What things are written with in a link. A letter is never used again for another thing: an old link is read for ever.
 */
import type { editions } from './data.ts';
import type { Association, ObjectId, OccupationId, Unknown, Variant } from './record.ts';

const OBJECTS: Record<ObjectId | 'secret-bag' | Unknown, string> = {
  key: 'k',
  goblet: 'g',
  'secret-bag-key': 'h',
  'secret-bag-goblet': 'j',
  dagger: 'd',
  gloves: 'l',
  whip: 'w',
  'casting-knives': 'n',
  'poison-ring': 'r',
  privilege: 'p',
  monocle: 'm',
  'black-pearl': 'b',
  tome: 't',
  coat: 'c',
  sextant: 's',
  'broken-mirror': 'x',
  'lodge-coat-of-arms': 'a',
  'secret-bag': 'z',
  '?': 'q',
};
const OCCUPATIONS: Record<OccupationId | Unknown, string> = {
  diplomat: 'd',
  doctor: 'o',
  duelist: 'u',
  'poison-mixer': 'm',
  'grand-master': 'g',
  clairvoyant: 'c',
  hypnotist: 'h',
  bodyguard: 'b',
  priest: 'p',
  thug: 't',
  '?': 'q',
};

/** The letters of cards. */
export interface Letters {
  readonly objects: Readonly<typeof OBJECTS>;
  readonly occupations: Readonly<typeof OCCUPATIONS>;
}
/** Since version 3. */
export const LETTERS: Letters = { objects: OBJECTS, occupations: OCCUPATIONS };
/** Before version 3. */
export const OLD_LETTERS: Letters = {
  objects: { ...OBJECTS, 'secret-bag-key': 'K', 'secret-bag-goblet': 'G', '?': '_' },
  occupations: { ...OCCUPATIONS, '?': '_' },
};

/** Before version 3. */
export const OLD_ASSOCIATIONS: Record<Association | Unknown, string> = { order: 'o', brotherhood: 'b', '?': '_' };
/** Of three association cards those after the first, in letters that no object has. */
export const FURTHER: Record<Association | Unknown, string> = { order: 'o', brotherhood: 'e', '?': 'u' };
/** What a player begins with: for each association a sign for each occupation, both in their order above, which never changes. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456';

/** The letter of each variant. */
export const VARIANTS: Record<Variant, string> = { smuggling: 's', prophecy: 'p', 'three-associations': 't' };
/** The letter of each edition. */
export const EDITIONS: Record<keyof typeof editions, string> = { reference: 'r', hu: 'h', it: 'i', pt: 'p' };
/** The values of each field that is a word. */
export const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  side: { attacker: 'a', defender: 'd', none: 'n' },
  winner: { attacker: 'a', defender: 'd' },
  what: { allegiance: 'a', baggage: 'b' },
  direction: { left: 'l', right: 'r' },
  as: { association: 'a', lodge: 'l' },
};

/** What a field of a move is written with. */
export type Kind = 'seat' | 'seats' | 'object' | 'objects' | 'occupation' | 'word';

/** A field of a move; an optional one may be missing at the end. */
export type Field = readonly [name: string, kind: Kind, optional?: true];

const BY: Field = ['by', 'seat'];
const TO: Field = ['to', 'seat'];
const TARGET: Field = ['target', 'seat'];
const OBJECT: Field = ['object', 'object'];
const RETURN: Field = ['return', 'object'];
const OCCUPATION: Field = ['occupation', 'occupation'];

/** The letter of each move, and its fields in order. */
export const MOVES: Readonly<Record<string, readonly [letter: string, ...fields: Field[]]>> = {
  pass: ['P', BY],
  offer: ['O', BY, TO, OBJECT],
  accept: ['A', BY, RETURN],
  refuse: ['R', BY],
  attack: ['T', BY, TARGET],
  support: ['S', BY, ['side', 'word']],
  use: ['U', BY, OCCUPATION],
  play: ['Y', BY, OBJECT],
  resolve: ['V'],
  inspect: ['I', BY, ['what', 'word']],
  take: ['K', BY, OBJECT, ['giveBack', 'object', true]],
  pay: ['M', BY, OBJECT],
  give: ['G', BY, TO, OBJECT],
  discard: ['D', BY, OBJECT],
  direct: ['E', BY, ['direction', 'word']],
  hand: ['H', BY, OBJECT],
  exchange: ['X', BY, OCCUPATION],
  decline: ['N', BY, OBJECT],
  conceal: ['C', BY, OBJECT],
  claim: ['L', BY, ['as', 'word'], ['allies', 'seats']],
  foretell: ['F', BY, ['holders', 'seats']],
};

/** The kind of move that each letter stands for, and its fields. */
export const KINDS: ReadonlyMap<string, { readonly kind: string; readonly fields: readonly Field[] }> = new Map(
  Object.entries(MOVES).map(([kind, [letter, ...fields]]) => [letter, { kind, fields }]),
);

/** What the use of an occupation needs besides. */
export const USES: Readonly<Partial<Record<OccupationId, readonly Field[]>>> = {
  hypnotist: [TARGET],
  'poison-mixer': [['winner', 'word']],
  clairvoyant: [['top', 'objects']],
  diplomat: [TARGET, OBJECT, ['return', 'object', true]],
};

const keys = <Id extends string>(letters: Readonly<Record<Id, string>>) => Object.keys(letters) as Id[];
const associations = keys(FURTHER);
const occupations = keys(OCCUPATIONS);

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

/** What a letter stands for. */
export const lookUp = <Id extends string>(
  letters: Readonly<Record<Id, string>>,
  letter: string | undefined,
): Id | undefined => keys(letters).find((id) => letters[id] === letter);
