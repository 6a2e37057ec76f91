/**
 * The cards of Teufelsburg: what their files hold, and how the catalogue has them.
 */
import { z } from 'zod';
import { cardFacts } from '../../schemas/card.ts';
import { countFact, playerCounts, playersFact, useFact } from '../facts.ts';
import type { Cards, Plate } from '../game.ts';

const kinds = {
  association: 'pine',
  occupation: 'wine',
  object: 'ink',
  drink: 'plum',
  character: 'bronze',
} as const satisfies Record<string, Plate>;

const uses = ['fight', 'before-fight', 'after-fight', 'trade', 'own-turn', 'claim', 'always'] as const;

const facts = z.strictObject({
  ...cardFacts.shape,
  kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]),
  /** Whether the card bears a seal; objects only. */
  seal: z.boolean().optional(),
  use: z.tuple([z.enum(uses)], z.enum(uses)),
  /** Who uses it. */
  by: z.enum([
    'attacker',
    'defender',
    'fighter',
    'supporter',
    'attacker-supporter',
    'defender-supporter',
    'giver',
    'holder',
    'anyone',
    'bystander',
    'member',
    'claimant',
  ]),
  /** How often in a game. */
  times: z.enum(['once', 'always']),
  /** In play only with an odd number of players. */
  odd: z.literal(true).optional(),
  /** In which role it adds a point in a fight; the engine reads it. */
  fight: z.strictObject({ role: z.string() }).optional(),
  /** What it does in a trade; the engine reads it. */
  trade: z.string().optional(),
});

/** The cards of Teufelsburg. */
export const cards: Cards<z.output<typeof facts>> = {
  facts,
  kinds,
  uses,
  filters: [
    {
      name: 'seal',
      label: 'cards.seal',
      options: [
        { value: 'yes', label: 'cards.withSeal' },
        { value: 'no', label: 'cards.withoutSeal' },
      ],
      valuesOf: ({ seal }) => (seal === undefined ? [] : [seal ? 'yes' : 'no']),
    },
  ],
  playerCounts: (card) => playerCounts(card).filter((count) => !card.odd || count % 2 === 1),
  atAGlance(card, say) {
    const { by, times, seal, odd, players } = card;
    const sealed =
      seal === undefined ? [] : [{ label: say('card.sealLabel'), value: say(seal ? 'card.sealYes' : 'card.sealNo') }];
    const inPlay = playersFact(card, say);
    return [
      useFact(card, say),
      { label: say('card.byLabel'), value: say(`card.by.${by}`) },
      { label: say('card.timesLabel'), value: say(`card.times.${times}`) },
      countFact(card, say),
      ...sealed,
      odd ? { ...inPlay, value: say('card.playersOdd', { from: players[0], to: players[1] }) } : inPlay,
    ];
  },
};
