/**
 * What is taken, dealt and laid before the first turn, as each edition lays it down (chapter `setup`, `three.deal`).
 */
import { type Counted, copies, type PlanStep, referred, totalOf } from '../kernel/plan.ts';
import { associationIds, associationsOfEach, FEWEST, handLimit, isInPlay, isSecretBag, MOST } from './box.ts';
import { type CardRef, editions, objects, occupations, type ParagraphId } from './data.ts';
import type { Edition } from './ground.ts';
import type { Association, ObjectId, OccupationId, Variant } from './record.ts';

/** What a table decides before it takes the cards. */
export interface PlanChoice {
  /** How many play; 3 to 10. */
  readonly players: number;
  /** By whose rules. Left out: `reference`. */
  readonly edition?: Edition | undefined;
  /** What is played besides the basic rules. */
  readonly variants?: readonly Variant[] | undefined;
  /** Leaves the objects without a seal out, where the edition lets a first game do so (`setup.first-game`). */
  readonly firstGame?: boolean | undefined;
}

/** What a step of setting up does. */
export type SetUpCode =
  | 'character'
  | 'character-up'
  | 'occupations'
  | 'occupations-all'
  | 'associations'
  | 'associations-odd'
  | 'associations-three'
  | 'three-place'
  | 'drink'
  | 'drink-down'
  | 'out-three'
  | 'out-ten'
  | 'first-game'
  | 'bags'
  | 'sealed'
  | 'deal'
  | 'deal-two'
  | 'pile'
  | 'pile-sealed'
  | 'own'
  | 'first';

/** A step of setting the game up. */
export type SetUpStep = PlanStep<SetUpCode, ParagraphId, CardRef>;

/** Cards of one kind that are shuffled and dealt. */
export interface Dealt<Id extends string> {
  readonly cards: readonly Counted<Id>[];
  /** How many each player gets. */
  readonly each: number;
}

/** Everything that a deal is made of. */
export interface Plan {
  readonly players: number;
  readonly edition: Edition;
  /** What is left over goes back into the box. */
  readonly associations: Dealt<Association>;
  /** What is left over are the spare ones. */
  readonly occupations: Dealt<OccupationId>;
  /** How many lay a Drink of Power before them: everybody or nobody. */
  readonly drinks: number;
  /** Objects that are dealt: both bags and as many of those with a seal as are drawn to them. */
  readonly objects: {
    readonly bags: readonly Counted<ObjectId>[];
    readonly sealed: readonly Counted<ObjectId>[];
    readonly drawn: number;
    readonly each: number;
  };
  /** Objects without a seal that go into the pile with what is left of those with one. */
  readonly unsealed: readonly Counted<ObjectId>[];
  /** Objects that stay in the box: with this number of players, and in a first game. */
  readonly out: { readonly always: readonly Counted<ObjectId>[]; readonly first: readonly Counted<ObjectId>[] };
  readonly limit: number;
}

/** Cards as the box has them. */
const inBox = <Id extends string>(cards: Readonly<Record<Id, { readonly count: number }>>): Counted<Id>[] =>
  (Object.keys(cards) as Id[]).map((card) => ({ card, count: cards[card].count }));

/**
 * What a table of some number of players takes and deals.
 * @throws RangeError if there are fewer than 3 or more than 10 players, or not 3 with `three-associations`
 */
export function planFor({ players, edition = 'reference', variants = [], firstGame = false }: PlanChoice): Plan {
  const three = variants.includes('three-associations');
  if (!Number.isInteger(players) || players < FEWEST || players > MOST)
    throw new RangeError(`players: expected ${FEWEST} to ${MOST} players, got ${players}`);
  if (three && players !== 3)
    throw new RangeError(`players: expected 3 players with three-associations, got ${players}`);

  const each = players === 3 ? 2 : 1;
  const box = inBox(objects);
  const isIn = ({ card }: Counted<ObjectId>) => isInPlay(card, players);
  const all = box.filter(isIn);
  const bags = all.filter(({ card }) => isSecretBag(card));
  const unsealed = all.filter(({ card }) => !objects[card].seal);
  const leavesOut = firstGame && editions[edition].unsealed === 'later';
  return {
    players,
    edition,
    associations: {
      cards: associationIds.map((card) => ({
        card,
        count: associationsOfEach(players, three),
      })),
      each: three ? 3 : 1,
    },
    occupations: { cards: inBox(occupations), each: 1 },
    drinks: players % 2 === 1 ? players : 0,
    objects: {
      bags,
      sealed: all.filter(({ card }) => objects[card].seal && !isSecretBag(card)),
      drawn: players * each - totalOf(bags),
      each,
    },
    unsealed: leavesOut ? [] : unsealed,
    out: {
      always: box.filter((one) => !isIn(one) && (objects[one.card].seal || !leavesOut)),
      first: leavesOut ? box.filter(({ card }) => !objects[card].seal) : [],
    },
    limit: handLimit(players),
  };
}

/** The steps of a plan, in the order in which a table takes them. */
export function stepsOf(plan: Plan): SetUpStep[] {
  const { players, edition, drinks, unsealed, out, limit } = plan;
  const { bags, sealed, drawn, each } = plan.objects;
  const options = editions[edition];
  const spares = totalOf(plan.occupations.cards) - players;
  const object = (cards: readonly Counted<ObjectId>[]) => referred('object', cards);
  return [
    {
      code: options['character-card'] === 'face-up' ? 'character-up' : 'character',
      cites: ['setup.characters'],
      cards: [{ card: 'character.character', count: players }],
    },
    {
      code: spares > 0 ? 'occupations' : 'occupations-all',
      cites: ['setup.occupations'],
      count: spares,
      cards: referred('occupation', plan.occupations.cards),
    },
    ...associationSteps(plan),
    ...step(drinks > 0, {
      code: options['drink-face'] === 'down' ? 'drink-down' : 'drink',
      cites: ['setup.drink'],
      cards: [{ card: 'drink.drink-of-power', count: drinks }],
    }),
    ...step(out.always.length > 0, {
      code: players === 3 ? 'out-three' : 'out-ten',
      cites: [players === 3 ? 'setup.three-players' : 'setup.ten-players'],
      cards: object(out.always),
    }),
    ...step(out.first.length > 0, { code: 'first-game', cites: ['setup.first-game'], cards: object(out.first) }),
    { code: 'bags', cites: ['setup.objects'], cards: object(bags) },
    {
      code: 'sealed',
      cites: [players === 3 ? 'setup.three-players' : 'setup.objects'],
      count: drawn,
      cards: object(sealed),
    },
    {
      code: each === 2 ? 'deal-two' : 'deal',
      cites: [each === 2 ? 'setup.three-players' : 'setup.objects'],
      count: drawn,
    },
    {
      code: unsealed.length > 0 ? 'pile' : 'pile-sealed',
      cites: ['setup.objects', 'setup.counts'],
      count: totalOf([...sealed, ...unsealed]) - drawn,
      cards: object(unsealed),
    },
    { code: 'own', cites: ['setup.own-cards', 'limit.size'], count: limit },
    { code: 'first', cites: ['turn.first'] },
  ];
}

/** A step that not every plan has. */
const step = (has: boolean, one: SetUpStep): SetUpStep[] => (has ? [one] : []);

function associationSteps({ players, associations: { cards, each } }: Plan): SetUpStep[] {
  const taken = referred('association', cards);
  if (each > 1)
    return [
      { code: 'associations-three', cites: ['three.deal'], cards: taken },
      { code: 'three-place', cites: ['three.own', 'three.place'] },
    ];
  const isOver = copies(cards).length > players;
  return [{ code: isOver ? 'associations-odd' : 'associations', cites: ['setup.associations'], cards: taken }];
}
