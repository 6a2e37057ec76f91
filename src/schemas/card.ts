import { z } from 'zod';
import { inlineText, paragraphId } from './reference.ts';

/** The moments at which a card can be used; the catalogue filters by them. */
export const uses = ['fight', 'before-fight', 'after-fight', 'trade', 'own-turn', 'claim', 'always'] as const;

/** What cards there are. */
export const kinds = ['association', 'occupation', 'object', 'drink', 'character'] as const;

/** `cards/<id>.yaml`: what holds of a card in every language. */
export const cardFacts = z.strictObject({
  kind: z.enum(kinds),
  /** The name in the German original. */
  german: z.string(),
  /** Copies in the box. */
  count: z.int().positive(),
  /** Whether the card bears a seal; objects only. */
  seal: z.boolean().optional(),
  /** The moments at which it matters, the chief one first. */
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
  /** Fewest and most players with which the card is in play. */
  players: z.tuple([z.int(), z.int()]),
  /** In play only with an odd number of players. */
  odd: z.literal(true).optional(),
  /** In which role it adds a point in a fight; the engine reads it. */
  fight: z.strictObject({ role: z.string() }).optional(),
  /** What it does in a trade; the engine reads it. */
  trade: z.string().optional(),
  /** Ids of other cards. */
  related: z.array(z.string()),
  /** Paragraphs that touch it. */
  rules: z.array(paragraphId),
  /** Ids of differences that touch it. */
  differences: z.array(z.string()),
});

/** The numbers of players with which a card is in play. */
export const playerCounts = ({ players: [fewest, most], odd }: z.infer<typeof cardFacts>): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index).filter((count) => !odd || count % 2 === 1);

/** `text/<locale>/cards/<id>.yaml`: a card in a language. */
export const cardText = z.strictObject({
  /** As it is printed on the cards of that language. */
  name: inlineText,
  /** The name as a noun phrase, by its place in a sentence. */
  forms: z.record(z.string(), inlineText),
  /** What it does in a few words, for its tile; left out where the effect is as short. */
  gist: inlineText.optional(),
  effect: inlineText,
  clarifications: z.array(inlineText),
  /** What is often believed, and what is so instead. */
  mistakes: z.array(z.strictObject({ mistake: inlineText, truth: inlineText })),
});
