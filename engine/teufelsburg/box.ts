/**
 * What is in the box: how many of which card, who gets them (chapter `setup`), and which of them nobody sees.
 */
import type { Pool } from '../kernel/deal.ts';
import { associations, facts, objects, occupations } from './data.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Position, Unknown } from './record.ts';

/** The fewest and the most who can play. */
export const [FEWEST, MOST] = facts.players;

/** How many objects a player may keep where so many play (`limit.size`). */
export const handLimit = (players: number): number => facts.handLimit[players - FEWEST] as number;

const namesOf = (field: string) => Array.from({ length: MOST }, (_, seat) => `players[${seat}].${field}`);

/** The names of the places before players, by seat. */
export const PLACES = {
  association: namesOf('association'),
  occupation: namesOf('occupation'),
  objects: namesOf('objects'),
};

/** The pools of hidden cards. */
export const OBJECT = 0;
export const OCCUPATION = 1;
export const ASSOCIATION = 2;

export const objectIds = Object.keys(objects) as ObjectId[];
export const occupationIds = Object.keys(occupations) as OccupationId[];
export const associationIds = ['order', 'brotherhood'] as const;

/** Who is not of one association is of the other. */
export const otherThan = (association: Association): Association => (association === 'order' ? 'brotherhood' : 'order');

/** How many object cards there are. */
export const OBJECTS_IN_ALL = Object.values(objects).reduce((sum, { count }) => sum + count, 0);

/** The Secret Bags. */
export const BAGS = ['secret-bag-key', 'secret-bag-goblet'] as const;

/** A Secret Bag. */
export type Bag = (typeof BAGS)[number];

/** Whether an object is a Secret Bag. */
export const isSecretBag = (object: string): object is Bag => (BAGS as readonly string[]).includes(object);

/** What an association collects, and its Secret Bag, which counts as that once it has turned (`claim.needs`, `bags.turned`). */
export const NEEDED: Readonly<Record<Association, readonly [ObjectId, ObjectId]>> = {
  order: ['key', 'secret-bag-key'],
  brotherhood: ['goblet', 'secret-bag-goblet'],
};

/** Whether an object is in the game with so many players (`setup.three-players`, `setup.ten-players`). */
export function isInPlay(object: ObjectId, players: number): boolean {
  const [least, most] = objects[object].players;
  return players >= least && players <= most;
}

/** How many objects are in the game with so many players. */
export const inPlayWith = (players: number): number =>
  objectIds.reduce((sum, id) => (isInPlay(id, players) ? sum + objects[id].count : sum), 0);

/** How many cards of each association are dealt from (`setup.associations`, `three.deal`). */
export const associationsOfEach = (players: number, isThree: boolean | undefined): number =>
  isThree ? associations.order.count : Math.ceil(players / 2);

/** The cards that nobody sees, of which the hidden ones are some. */
export function poolsOf({ position, variants }: GameRecord): Pool[] {
  const { players, objectPile = [], occupationPile = [] } = position;
  const seen = new Map<string, number>();
  const see = (card: string) => seen.set(card, (seen.get(card) ?? 0) + 1);
  for (const { association = '?', occupation = '?', objects: hand } of players) {
    see(occupation);
    if (typeof association === 'string') see(association);
    else association.forEach(see);
    hand.forEach(see);
  }
  objectPile.forEach(see);
  occupationPile.forEach(see);
  const left = (id: string, copies: number) => copies - (seen.get(id) ?? 0);
  const number = players.length;
  const dealt = associationsOfEach(number, variants?.includes('three-associations'));
  return [
    { kinds: objectIds, free: objectIds.map((id) => (isInPlay(id, number) ? left(id, objects[id].count) : 0)) },
    { kinds: occupationIds, free: occupationIds.map((id) => left(id, 1)) },
    { kinds: associationIds, free: associationIds.map((id) => left(id, dealt)) },
  ];
}

/** The association of which a player has two or three of three cards, if that is known (`three.own`). */
export const majority = (three: readonly string[]): Association | undefined =>
  associationIds.find((side) => three.filter((card) => card === side).length >= 2);

/** The pile of objects. Left out, it is one unknown card, or none where every object in play is accounted for. */
export function pileOf({ players, objectPile }: Position): readonly (ObjectId | Unknown)[] {
  if (objectPile) return objectPile;
  const dealt = players.reduce((sum, { objects: hand }) => sum + hand.length, 0);
  return dealt < inPlayWith(players.length) && unseenForPile({ players }) > 0 ? ['?'] : [];
}

/** The spare occupations. Left out, they are as many unknown ones as are left over. */
export const sparesOf = ({ players, occupationPile }: Position): readonly (OccupationId | Unknown)[] =>
  occupationPile ?? Array<Unknown>(occupationIds.length - players.length).fill('?');

/** How many objects that nobody sees can lie in the pile: all but the Secret Bags. */
export function unseenForPile({ players, objectPile = [] }: Position): number {
  const seen = [...players.flatMap(({ objects: hand }) => hand), ...objectPile].filter((card) => card !== '?');
  return inPlayWith(players.length) - BAGS.length - seen.filter((card) => !isSecretBag(card)).length;
}
