/**
 * The characters of Mascarade: what their files hold, and how the catalogue has them.
 */
import { z } from 'zod';
import { facts as game } from '../../../engine/mascarade/data.ts';
import { cardsEach, deckFor } from '../../../engine/mascarade/deck.ts';
import { cardFacts } from '../../schemas/card.ts';
import { countFact, playerCounts, useFact } from '../facts.ts';
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

/** The numbers of players for whom a character is in play by the table (`setup.table`). */
const countsByTable = (id: string): number[] =>
  playerCounts(game).filter((players) => deckFor(players, 'reference').some((character) => character === id));

/** The fewest players who may choose a character themselves: two and three always have the same six. */
const fewestToChoose = (least: number): number =>
  playerCounts(game).find((players) => players >= least && cardsEach(players) === 1) as number;

/** Numbers in order, those that follow each other as one: 4–6, 9–13. */
const inRanges = (numbers: readonly number[]): string =>
  numbers
    .filter((number) => !numbers.includes(number - 1))
    .map((from) => {
      let to = from;
      while (numbers.includes(to + 1)) to++;
      return to > from ? `${from}–${to}` : from;
    })
    .join(', ');

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
  playerCounts: (_, id) => countsByTable(id),
  atAGlance: (card, say, id) => [
    useFact(card, say),
    { label: say('card.incomeLabel'), value: say(card.income ? 'card.incomeYes' : 'card.incomeNo') },
    countFact(card, say),
    { label: say('card.tableLabel'), value: say('card.tableValue', { numbers: inRanges(countsByTable(id)) }) },
    { label: say('card.ownDeckLabel'), value: say('card.ownDeckValue', { from: fewestToChoose(card.players[0]) }) },
  ],
};
