/**
 * The shapes of record and ruling, for what comes from outside and for what goes there. JSON Schemas are made from them, so every field
 * says what it means; that they agree with the engine's types is checked where this is compiled.
 */
import { z } from 'zod';
import { MOST_KNOWN } from '../kernel/link.ts';
import { moveSchema } from '../kernel/move-schema.ts';
import { MOST_MOVES } from '../kernel/moves.ts';
import { citesOf, coded, groundOf, invalidSchemaOf, keys, playerId, type Same } from '../kernel/schema.ts';
import { associationIds, FEWEST, MOST, OBJECTS_IN_ALL, occupationIds } from './box.ts';
import { editions, type IllegalCode, objects, occupations, type ReadingId, type StepCode } from './data.ts';
import type { Cite, Option } from './ground.ts';
import { moveKinds, moveTexts } from './move-kinds.ts';
import type { GameRecord } from './record.ts';
import type { Ruling } from './rule.ts';

const objectId = z.enum(keys(objects)).meta({ id: 'object', description: 'A kind of object.' });
const occupationId = z.enum(keys(occupations)).meta({ id: 'occupation', description: 'An occupation.' });
const objectOrUnknown = z
  .enum([...keys(objects), '?'])
  .meta({ id: 'object-or-unknown', description: 'A kind of object; `?` for a card that is not known.' });
const occupationOrUnknown = z
  .enum([...keys(occupations), '?'])
  .meta({ id: 'occupation-or-unknown', description: 'An occupation; `?` for a card that is not known.' });
const associationOrUnknown = z
  .enum([...associationIds, '?'])
  .meta({ id: 'association-or-unknown', description: 'An association; `?` for a card that is not known.' });

const player = z
  .strictObject({
    id: playerId.describe('The name of the player, unique at the table.'),
    association: z
      .union([associationOrUnknown, z.array(associationOrUnknown).length(3)])
      .optional()
      .describe('The association; with `three-associations`, a list of three. Left out: unknown.'),
    occupation: occupationOrUnknown.optional().describe('The occupation. Left out: unknown.'),
    shown: z
      .boolean()
      .optional()
      .describe(
        'Whether the occupation card lies face up; an ability for once a game is then spent. Left out: `false`.',
      ),
    objects: z.array(objectOrUnknown).max(OBJECTS_IN_ALL).describe('The objects in the hand, in no particular order.'),
  })
  .meta({ id: 'player', description: 'Somebody at the table, with their cards.' });

const position = z
  .strictObject({
    players: z.array(player).min(FEWEST).max(MOST).describe('The players in clockwise order.'),
    objectPile: z
      .array(objectOrUnknown)
      .max(OBJECTS_IN_ALL)
      .optional()
      .describe(
        'The pile of objects, top card first; an empty list is an exhausted pile. Left out: one unknown card, or none where all objects lie in hands.',
      ),
    occupationPile: z
      .array(occupationOrUnknown)
      .max(occupationIds.length)
      .optional()
      .describe('The spare occupations, top card first. Left out: unknown.'),
    turn: playerId.optional().describe('Whose turn it is. Left out: the first player’s.'),
  })
  .meta({ id: 'position', description: 'The table as it stands.' });

const move = moveSchema(moveKinds, moveTexts, { object: objectId, occupation: occupationId });

const finding = z
  .strictObject({
    place: z.string().describe('Where the card lies, as a path into the position: `players[2].objects`.'),
    card: z.string().describe('The kind of card.'),
    atLeast: z.int().min(1).max(OBJECTS_IN_ALL).describe('How many of the kind are meant, at least.'),
    holds: z.boolean().describe('Whether so many of the kind lie there, or fewer.'),
  })
  .meta({ id: 'finding', description: 'What a place holds among its hidden cards.' });

/** The versions of the format, and the fields that came with later ones. */
const VERSIONS = [1, 2, 3] as const;
const NEWEST = 3;
const ADDED = [
  ['seed', 2],
  ['known', 3],
] as const;

const record = z
  .strictObject({
    game: z.literal('teufelsburg').describe('The game.'),
    version: z
      .literal(VERSIONS)
      .optional()
      .describe(
        'The version of this format: 1; 2, which adds `seed`; or 3, which adds `known`. Left out: whichever the fields call for.',
      ),
    edition: z
      .enum(keys(editions))
      .optional()
      .describe('Whose reading of the rules is followed. Left out: `reference`.'),
    variants: z
      .array(z.enum(['smuggling', 'prophecy', 'three-associations']))
      .check(({ value, issues }) => {
        for (const [index, variant] of value.entries())
          if (value.indexOf(variant) < index)
            issues.push({ code: 'custom', input: variant, path: [index], message: 'expected each variant once' });
      })
      .meta({ uniqueItems: true })
      .optional()
      .describe('The variants played, each once. Left out: none.'),
    position: position.describe('The table before the moves.'),
    known: z
      .array(finding)
      .max(MOST_KNOWN)
      .optional()
      .describe(
        'What is known of cards that lie unknown before the moves and the position cannot say, as that a hand lacks a card. Left out: nothing.',
      ),
    moves: z.array(move).max(MOST_MOVES).optional().describe('What was done, in order. Left out: nothing.'),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1)
      .optional()
      .describe('What chance during play comes from. Left out: nobody knows what it brings.'),
  })
  .check(({ value, issues }) => {
    const { version = NEWEST } = value;
    for (const [field, since] of ADDED)
      if (version < since && value[field] !== undefined)
        issues.push({
          code: 'custom',
          input: value[field],
          path: [field],
          message: `expected no such field in version ${version}`,
        });
  })
  .meta({
    title: 'Record',
    description: 'A position of Die Kutschfahrt zur Teufelsburg and the moves made from it.',
    // The check above, in JSON Schema’s words.
    not: {
      anyOf: ADDED.map(([field, since]) => ({
        properties: { version: { enum: VERSIONS.filter((version) => version < since) }, [field]: {} },
        required: ['version', field],
      })),
    },
  });

const cites = citesOf<Cite>('fight.tie', 'object.whip');
const ground = groundOf<Option, ReadingId>(editions.reference);

const place = z
  .union([
    z.string().describe('`objectPile` or `discarded`.'),
    z.strictObject({ player: playerId.describe('Whose hand it is.') }).describe('The hand of a player.'),
  ])
  .meta({ id: 'place', description: 'Where an object lies.' });

const changed = 'The kind of change.';
const change = z
  .discriminatedUnion('change', [
    z
      .strictObject({
        change: z.literal('object').describe(changed),
        object: z.string().describe('The object; `?` if it is not known.'),
        from: place.describe('Where it lay.'),
        to: place.describe('Where it lies now.'),
      })
      .describe('An object moves.'),
    z
      .strictObject({
        change: z.literal('revealed').describe(changed),
        player: playerId.describe('Whose object it is.'),
        object: objectId.describe('The object that a hidden card turns out to be.'),
      })
      .describe('An object that lay hidden becomes known.'),
    z
      .strictObject({
        change: z.literal('occupation').describe(changed),
        player: playerId.describe('Whose occupation it is.'),
        occupation: z.string().describe('The occupation after it; `?` if it is not known.'),
        shown: z.boolean().describe('Whether the card then lies face up.'),
      })
      .describe('An occupation is turned over or another one.'),
    z
      .strictObject({
        change: z.enum(['objectPile', 'occupationPile']).describe(changed),
        cards: z.array(z.string()).describe('The pile after it, top card first; `?` for a card that is not known.'),
      })
      .describe('A pile is put in another order.'),
    z
      .strictObject({ change: z.literal('turn').describe(changed), player: playerId.describe('Whose turn it is now.') })
      .describe('The turn passes on.'),
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

const illegal = z
  .strictObject({
    code: coded<IllegalCode>().describe('Why the move is illegal.'),
    cites,
    ...ground,
  })
  .meta({ id: 'illegal', description: 'The rule that forbids a move.' });

const fight = z
  .strictObject({
    attacker: playerId.describe('Who has attacked.'),
    defender: playerId.describe('Who has been attacked.'),
    attackerPoints: z
      .int()
      .min(0)
      .optional()
      .describe('The points of the attacker’s side. Left out: nothing was counted.'),
    defenderPoints: z
      .int()
      .min(0)
      .optional()
      .describe('The points of the defender’s side. Left out: nothing was counted.'),
    outcome: z
      .enum(['attacker', 'defender', 'tie', 'prevented'])
      .optional()
      .describe('How it ended. Left out: it is under way, and the points are those so far.'),
    decidedBy: z
      .enum(['points', 'poison-ring', 'poison-mixer', 'priest'])
      .optional()
      .describe('What decided it. Left out: it is under way.'),
  })
  .meta({ id: 'fight', description: 'A fight.' });

const effect = z
  .strictObject({
    object: z.string().describe('The object traded.'),
    by: playerId.describe('Who gave it away.'),
    partner: playerId.describe('Who got it.'),
  })
  .meta({ id: 'effect', description: 'A trade effect that took place.' });

const sight = z
  .strictObject({
    by: playerId.describe('Who was shown something.'),
    of: playerId.optional().describe('Whose cards they were. Left out: the pile’s.'),
    what: z.enum(['association', 'occupation', 'objects', 'object-pile']).describe('What was shown.'),
    value: z
      .union([z.string(), z.array(z.string())])
      .describe('What was seen: an id or a list of them; `?` for a card that is not known.'),
  })
  .meta({ id: 'sight', description: 'What a player was shown.' });

const pending = z
  .strictObject({
    by: playerId.optional().describe('Who must or may decide. Left out: nobody decides it (`resolve`).'),
    moves: z.array(move).describe('The legal moves.'),
  })
  .meta({ id: 'pending', description: 'Somebody who must or may decide next.' });

const outcome = z
  .strictObject({
    when: z
      .array(z.array(finding))
      .describe('When it comes to that: one of these lists, in each of which every finding must hold.'),
    deals: z.number().min(0).describe('In how many of the deals it does.'),
    get ruling() {
      return ruling;
    },
  })
  .meta({ id: 'case', description: 'One outcome of a record in which a hidden card decides.' });

const ruling = z
  .strictObject({
    status: z
      .enum(['settled', 'pending', 'illegal', 'over', 'depends'])
      .describe(
        '`settled`: nothing is owed before the turn passes on; `pending`: somebody must or may still decide; `illegal`: a move breaks a rule; `over`: the game has ended; `depends`: an unknown card decides.',
      ),
    applied: z.int().min(0).describe('How many moves were carried out; for `illegal`, the index of the offending one.'),
    illegal: illegal.optional().describe('For `illegal`: what forbids the move.'),
    position: position.describe(
      'The table after the moves carried out; for `depends` before the move at which the cases part. It cannot say that the action of a turn has been taken: a record that goes on from it begins with a `pass`.',
    ),
    discarded: z
      .array(z.string())
      .optional()
      .describe('Objects out of the game by the hand limit, where an edition discards. Left out: none.'),
    fight: fight.optional().describe('The last fight. Left out: there was none.'),
    effects: z.array(effect).describe('The trade effects that took place, in order.'),
    seen: z.array(sight).describe('What players were shown, in order.'),
    winners: z
      .array(playerId)
      .optional()
      .describe('For `over`: who has won, in seat order. Left out where hidden associations leave that open.'),
    won: z
      .enum([...associationIds, 'lodge'])
      .optional()
      .describe('For `over`: the association whose members have won, or the Lodge.'),
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
        'For `depends`: of so many deals, all alike likely, each case tells how many lead to it; in lowest terms.',
      ),
    question: finding.optional().describe('For `depends`: the one question whose answer would settle most.'),
  })
  .meta({
    title: 'Ruling',
    description: 'What comes of a record of Die Kutschfahrt zur Teufelsburg, with the steps that led to it.',
  });

// What the schemas read is what the engine speaks: this does not compile where the two differ.
true satisfies Same<z.infer<typeof record>, GameRecord>;
true satisfies Same<z.infer<typeof ruling>, Ruling>;

/** The shape of a record: a position and the moves made from it. Whether the position can be is for `decode` to say. */
export const recordSchema = record as z.ZodType<GameRecord>;

/** The shape of a ruling, as `rule` returns it and the command line prints it. */
export const rulingSchema = ruling as z.ZodType<Ruling>;

/** The shape of the answer to bad input, as the command line prints it. */
export const invalidSchema = invalidSchemaOf('Die Kutschfahrt zur Teufelsburg');
