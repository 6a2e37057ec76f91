/**
 * The characters of Mascarade: what their files hold, and how the catalogue has them.
 */
import { z } from 'zod';
import { cardFacts } from '../../schemas/card.ts';
import { countFact, playerCounts, playersFact, useFact } from '../facts.ts';
import type { Cards } from '../game.ts';

/** On what a power acts, or that it wins the game. */
const uses = ['bank', 'player', 'courthouse', 'cards', 'win'] as const;

const facts = z.strictObject({
  ...cardFacts.shape,
  kind: z.literal('character'),
  use: z.tuple([z.enum(uses)], z.enum(uses)),
  /** Whether it brings gold into the game, as a third of the characters of a deck of one's own must. */
  income: z.boolean(),
});

/** The characters of Mascarade. */
export const cards: Cards<z.output<typeof facts>> = {
  facts,
  kinds: { character: 'wine' },
  uses,
  filters: [
    {
      name: 'income',
      label: 'cards.income',
      options: [
        { value: 'yes', label: 'cards.withIncome' },
        { value: 'no', label: 'cards.withoutIncome' },
      ],
      valuesOf: ({ income }) => [income ? 'yes' : 'no'],
    },
  ],
  playerCounts,
  atAGlance: (card, say) => [
    useFact(card, say),
    { label: say('card.incomeLabel'), value: say(card.income ? 'card.incomeYes' : 'card.incomeNo') },
    countFact(card, say),
    playersFact(card, say),
  ],
};
