/**
 * What the pages say of the cards of every game.
 */
import type { CardFacts } from '../schemas/card.ts';
import type { Fact, Say } from './game.ts';

/** When a card can be used. */
export const useFact = ({ use }: CardFacts, say: Say): Fact => ({
  label: say('card.useLabel'),
  value: use.map((moment) => say(`card.use.${moment}`)).join(' · '),
});

/** How many copies are in the box. */
export const countFact = ({ count }: CardFacts, say: Say): Fact => ({
  label: say('card.countLabel'),
  value: String(count),
});

/** With how many players it is in play. */
export const playersFact = ({ players: [from, to] }: CardFacts, say: Say): Fact => ({
  label: say('card.playersLabel'),
  value: say('card.playersValue', { from, to }),
});

/** The numbers of players of a game, or with which a card is in play: from the fewest to the most. */
export const playerCounts = ({ players: [fewest, most] }: { readonly players: readonly [number, number] }): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
