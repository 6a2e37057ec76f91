/**
 * The shapes of record and ruling, for what comes from outside and for what goes there. JSON Schemas are made from them, so every field
 * says what it means; that they agree with the engine's types is checked where this is compiled.
 */
import { z } from 'zod';
import { MOST_KNOWN } from '../kernel/link.ts';
import { moveSchema } from '../kernel/move-schema.ts';
import { MOST_MOVES } from '../kernel/moves.ts';
import { citesOf, coded, groundOf, invalidSchemaOf, keys, playerId, type Same } from '../kernel/schema.ts';
import { characters, editions, facts, type IllegalCode, type ReadingId, type StepCode } from './data.ts';
import { MOST_IN_CENTRE, PROTECTED } from './deck.ts';
import type { Cite, Option } from './ground.ts';
import { moveKinds, moveTexts } from './move-kinds.ts';
import type { GameRecord } from './record.ts';
import type { Ruling } from './rule.ts';

const [FEWEST, MOST] = facts.players;

const characterId = z.enum(keys(characters)).meta({ id: 'character', description: 'A character.' });
const cardOrUnknown = z
  .enum([...keys(characters), '?'])
  .meta({ id: 'character-or-unknown', description: 'A character; `?` for a card that is not known.' });
const gold = z.int().min(0).max(facts.coins);
const cardNumber = z.int().min(0).max(PROTECTED);

const player = z
  .strictObject({
    id: playerId.describe('The name of the player, unique at the table.'),
    gold: gold.optional().describe('The gold; 0 only where the game has just ended. Left out: 6.'),
    cards: z
      .array(cardOrUnknown)
      .min(1)
      .max(3)
      .optional()
      .describe(
        'One card; with three players two, left then right; with two players three, left, right, protected. Left out: unknown.',
      ),
  })
  .meta({ id: 'player', description: 'Somebody at the table, with their gold and cards.' });

const position = z
  .strictObject({
    players: z.array(player).min(FEWEST).max(MOST).describe('The players in clockwise order.'),
    centre: z
      .array(cardOrUnknown)
      .max(MOST_IN_CENTRE)
      .optional()
      .describe('The cards in the centre. Left out: the unknown rest of the deck.'),
    deck: z
      .array(characterId)
      .min(1)
      .max(MOST + MOST_IN_CENTRE)
      .optional()
      .describe('The characters in play. Left out: those for this number of players.'),
    courthouse: gold.optional().describe('The gold on the Courthouse. Left out: 0.'),
    turn: playerId.optional().describe('Whose turn it is. Left out: the first player’s.'),
    opening: z
      .int()
      .min(0)
      .max(facts.opening)
      .optional()
      .describe('How many of the first turns, in which cards are only swapped, are still to come. Left out: 0.'),
    revealed: z
      .array(playerId)
      .max(MOST)
      .optional()
      .describe('Who showed a card in the turn that has just ended. Left out: nobody.'),
    mustLook: z
      .array(playerId)
      .max(MOST)
      .optional()
      .describe('Who has looked at a card by accident and must look in their next turn. Left out: nobody.'),
  })
  .meta({ id: 'position', description: 'The table as it stands.' });

const move = moveSchema(moveKinds, moveTexts, { character: characterId });

const known = z.strictObject({
  place: z.string().describe('Where the card lay, as a path into the position.'),
  card: characterId.describe('The character.'),
  holds: z.boolean().describe('Whether it lay there.'),
});

const record = z
  .strictObject({
    game: z.literal('mascarade').describe('The game.'),
    edition: z
      .enum(keys(editions))
      .optional()
      .describe('Whose reading of the rules is followed. Left out: `reference`.'),
    variants: z.array(z.never()).optional().describe('There are none.'),
    position: position.describe('The table before the moves.'),
    known: z
      .array(known)
      .max(MOST_KNOWN)
      .optional()
      .describe(
        'What is known of cards before the moves and the position cannot say: what an unknown one is not. Left out: nothing.',
      ),
    moves: z.array(move).max(MOST_MOVES).optional().describe('What was done, in order. Left out: nothing.'),
  })
  .meta({ title: 'Record', description: 'A position of Mascarade and the moves made from it.' });

const cites = citesOf<Cite>('announce.fine', 'character.king');
const ground = groundOf<Option, ReadingId>(editions.reference);

const placeName = z
  .strictObject({
    at: z.string().describe('A player, or `centre`.'),
    card: cardNumber.describe('The number of the card there, counted from 0.'),
  })
  .meta({ id: 'place-name', description: 'Where a card lies.' });

const changed = 'The kind of change.';
const change = z
  .discriminatedUnion('change', [
    z
      .strictObject({
        change: z.literal('gold').describe(changed),
        player: playerId.describe('Whose gold.'),
        gold: z.int().describe('How much more, or less.'),
      })
      .describe('Somebody gets gold, or gives it away.'),
    z
      .strictObject({
        change: z.literal('courthouse').describe(changed),
        gold: z.int().describe('How much more, or less.'),
      })
      .describe('Gold is laid on the Courthouse, or taken from it.'),
    z
      .strictObject({
        change: z.literal('cards').describe(changed),
        places: z.tuple([placeName, placeName]).describe('Where the two cards lie.'),
        swapped: z
          .union([z.boolean(), z.literal('?')])
          .describe('Whether they were swapped; `?` if that is not known.'),
      })
      .describe('Two cards are taken under the table.'),
    z
      .strictObject({ change: z.literal('turn').describe(changed), player: playerId.describe('Whose turn it is now.') })
      .describe('The turn passes on.'),
    z
      .strictObject({
        change: z.enum(['shown', 'must-look', 'looked']).describe(changed),
        player: playerId.describe('Who showed a card, owes a look or has given it.'),
      })
      .describe('Something that binds a player in the next turn.'),
  ])
  .meta({ id: 'change', description: 'Something that a step changed on the table.' });

const step = z
  .strictObject({
    move: z.int().min(0).describe('The index of the move that it belongs to.'),
    code: coded<StepCode>().describe('What happened, or what did not and why.'),
    cites,
    ...ground,
    changes: z.array(change).describe('What it changed, in order.'),
  })
  .meta({ id: 'step', description: 'One step of an explanation.' });

const finding = z
  .union([
    known.extend({
      before: z.int().min(0).optional().describe('When this move was made. Left out: at the beginning.'),
    }),
    z.strictObject({
      move: z.int().min(0).describe('The index of the move.'),
      by: playerId.describe('Who swapped, or did not.'),
      with: playerId.describe('With whom: a player, or `centre`.'),
      swapped: z.boolean().describe('Whether the swap took place.'),
    }),
  ])
  .meta({ id: 'finding', description: 'What was found out about a card, or about a swap.' });

const illegal = z
  .strictObject({
    code: coded<IllegalCode>().describe('Why the move is illegal.'),
    cites,
    ...ground,
  })
  .meta({ id: 'illegal', description: 'The rule that forbids a move.' });

const announcement = z
  .strictObject({
    by: playerId.describe('Who announced.'),
    character: characterId.describe('The character.'),
    claimants: z.array(playerId).describe('Who claimed too, without the announcer, clockwise from them.'),
    shown: z
      .record(playerId, cardOrUnknown)
      .describe('What these players showed; empty where nobody claimed, or nobody has shown yet.'),
    holders: z
      .array(playerId)
      .optional()
      .describe(
        'Who had the power: who showed the character, or the announcer where nobody claimed. Left out: that is open.',
      ),
    fined: z.array(playerId).optional().describe('Who paid for a false word. Left out: that is open.'),
  })
  .meta({ id: 'announcement', description: 'An announcement.' });

const sight = z
  .strictObject({
    by: playerId.describe('Who saw a card.'),
    of: playerId.describe('Whose: a player’s, or `centre`.'),
    value: cardOrUnknown.describe('The card; `?` if it is not known.'),
  })
  .meta({ id: 'sight', description: 'A card that one player saw.' });

const pending = z
  .strictObject({
    by: playerId.optional().describe('Who must or may decide. Left out: nobody decides it (`resolve`).'),
    moves: z.array(move).describe('The legal moves; a swap without its secret.'),
  })
  .meta({ id: 'pending', description: 'Somebody who must or may decide next.' });

const outcome = z
  .strictObject({
    when: z
      .array(z.array(finding))
      .describe('When it comes to that: one of these lists, in each of which every finding must hold.'),
    deals: z.number().min(0).describe('In how many of the ways it does.'),
    get ruling() {
      return ruling;
    },
  })
  .meta({ id: 'case', description: 'One outcome of a record in which something unknown decides.' });

const ruling = z
  .strictObject({
    status: z
      .enum(['settled', 'pending', 'illegal', 'over', 'depends'])
      .describe(
        '`settled`: the action is complete; `pending`: somebody must or may still decide; `illegal`: a move breaks a rule; `over`: the game has ended; `depends`: something unknown decides.',
      ),
    applied: z.int().min(0).describe('How many moves were carried out; for `illegal`, the index of the offending one.'),
    illegal: illegal.optional().describe('For `illegal`: what forbids the move.'),
    position: position.describe(
      'The table after the moves carried out; for `depends` without what is not the same in all cases.',
    ),
    announcement: announcement.optional().describe('The last announcement. Left out: there was none, or it is open.'),
    seen: z.array(sight).describe('Which cards single players saw, in order.'),
    winners: z.array(playerId).optional().describe('For `over`: who has won, in seat order. Left out: that is open.'),
    pending: z.array(pending).describe('Who must or may decide next.'),
    steps: z.array(step).describe('The explanation, in order.'),
    get cases(): z.ZodOptional<z.ZodArray<typeof outcome>> {
      return z.array(outcome).optional().describe('For `depends`: the outcomes, eight at most, the likeliest first.');
    },
    deals: z
      .number()
      .min(0)
      .optional()
      .describe(
        'For `depends`: of so many ways, all alike likely, each case tells how many lead to it; in lowest terms.',
      ),
    question: finding.optional().describe('For `depends`: the one question whose answer would settle most.'),
  })
  .meta({
    title: 'Ruling',
    description: 'What comes of a record of Mascarade, with the steps that led to it.',
  });

// What the schemas read is what the engine speaks: this does not compile where the two differ.
true satisfies Same<z.infer<typeof record>, GameRecord>;
true satisfies Same<z.infer<typeof ruling>, Ruling>;

/** The shape of a record: a position and the moves made from it. Whether the position can be is for `decode` to say. */
export const recordSchema = record as z.ZodType<GameRecord>;

/** The shape of a ruling, as `rule` returns it and the command line prints it. */
export const rulingSchema = ruling as z.ZodType as z.ZodType<Ruling>;

/** The shape of the answer to bad input, as the command line prints it. */
export const invalidSchema = invalidSchemaOf('Mascarade');
