/**
 * What is taken, dealt and laid before the first turn (chapter `setup`; `two.deal`, `three.deal`).
 */
import { counted, type PlanStep, referred } from '../kernel/plan.ts';
import { type CardRef, facts, type ParagraphId } from './data.ts';
import { cardsEach, deckFaults, deckFor } from './deck.ts';
import type { Edition } from './ground.ts';
import type { CharacterId } from './record.ts';

/** What a table decides before it takes the cards. */
export interface PlanChoice {
  /** How many play; 2 to 13. */
  readonly players: number;
  /** By whose rules the deck is made up. Left out: `reference`. */
  readonly edition?: Edition | undefined;
  /** A deck of one's own. Left out: the one for this number of players. */
  readonly deck?: readonly CharacterId[] | undefined;
}

/** What a step of setting up does. */
export type SetUpCode =
  | 'gold'
  | 'gold-several'
  | 'bank'
  | 'deck'
  | 'deck-own'
  | 'markers'
  | 'deal'
  | 'deal-three'
  | 'deal-two'
  | 'protected'
  | 'centre-one'
  | 'centre-two'
  | 'memory'
  | 'first'
  | 'opening';

/** A step of setting the game up. */
export type SetUpStep = PlanStep<SetUpCode, ParagraphId, CardRef>;

/** Everything that a deal is made of. */
export interface Plan {
  readonly players: number;
  readonly edition: Edition;
  readonly deck: readonly CharacterId[];
  /** Whether the table has made the deck up itself. */
  readonly own: boolean;
  /** Cards before each player. */
  readonly each: number;
  /** Cards in the centre. */
  readonly centre: number;
  /** Gold of each player. */
  readonly gold: number;
}

/**
 * What a table of some number of players takes and deals.
 * @throws RangeError if there are fewer than 2 or more than 13 players, or the deck cannot be, saying why
 */
export function planFor({ players, edition = 'reference', deck }: PlanChoice): Plan {
  const [fewest, most] = facts.players;
  if (!Number.isInteger(players) || players < fewest || players > most)
    throw new RangeError(`players: expected ${fewest} to ${most}, got ${players}`);
  const [fault] = deck ? deckFaults(deck, players) : [];
  if (fault) throw new RangeError(`deck: expected ${fault.expected}, got ${fault.came}`);
  const taken = deck ?? deckFor(players, edition);
  const each = cardsEach(players);
  return {
    players,
    edition,
    deck: taken,
    own: deck !== undefined,
    each,
    centre: taken.length - players * each,
    gold: facts.start,
  };
}

/** By the number of cards before each player. */
const DEALS: readonly { readonly code: SetUpCode; readonly cite: ParagraphId }[] = [
  { code: 'deal', cite: 'setup.deal' },
  { code: 'deal-three', cite: 'three.deal' },
  { code: 'deal-two', cite: 'two.deal' },
];

/** By the number of cards in the centre. */
const CENTRES: readonly SetUpCode[] = ['centre-one', 'centre-two'];

/** The steps of a plan, in the order in which a table takes them. */
export function stepsOf({ players, deck, own, each, centre, gold }: Plan): SetUpStep[] {
  const deal = DEALS[each - 1] as (typeof DEALS)[number];
  const inCentre = CENTRES[centre - 1];
  const together: ParagraphId = each === 2 ? 'three.gold' : 'two.deal';
  return [
    each > 1
      ? { code: 'gold-several', cites: ['setup.gold', together], count: gold }
      : { code: 'gold', cites: ['setup.gold'], count: gold },
    { code: 'bank', cites: ['setup.bank'], count: facts.coins - players * gold },
    {
      code: own ? 'deck-own' : 'deck',
      cites: own ? ['setup.own-deck'] : ['setup.number', 'setup.table'],
      count: deck.length,
      cards: referred('character', counted(deck)),
    },
    { code: 'markers', cites: ['setup.table'] },
    { code: deal.code, cites: [deal.cite] },
    ...(each > 2 ? [{ code: 'protected', cites: ['two.protected'] } as const] : []),
    ...(inCentre ? [{ code: inCentre, cites: ['setup.centre'] } as const] : []),
    { code: 'memory', cites: ['setup.memory'] },
    { code: 'first', cites: ['setup.first'] },
    { code: 'opening', cites: ['turn.opening'], count: facts.opening },
  ];
}
