/**
 * What the schemas of every game's record and ruling share.
 */
import { z } from 'zod';
import { isAsLongAsAName } from './name.ts';
import { BLANK, LONGEST_NAME, PLAIN } from './text.ts';

/** The keys of a table, as a list of ids for a schema. */
export const keys = <Key extends string>(map: Readonly<Record<Key, unknown>>) => Object.keys(map) as [Key, ...Key[]];

/**
 * An id whose list only the types know. From outside it is checked by its form: a list in a schema would refuse the rulings of
 * the next version, which has one more.
 */
export const listed = <Id extends string>(form: RegExp) => z.string().regex(form) as z.ZodType as z.ZodType<Id>;

/** The name of a player (`isName`), each of its faults with words of its own. */
export const playerId = z
  .string()
  // In a sentence they would forge a line or turn it round, and an address cannot hold half of a character.
  .regex(PLAIN, { error: 'expected whole characters and no control characters' })
  .refine((id) => !BLANK.test(id), { error: 'expected characters that can be seen' })
  .refine(isAsLongAsAName, { error: `expected 1 to ${LONGEST_NAME} characters` })
  .meta({
    id: 'player-id',
    description: 'The name of a player.',
    minLength: 1,
    maxLength: LONGEST_NAME,
    not: { type: 'string', pattern: BLANK.source },
  });

/** What a sentence about a step needs to know. */
export const params = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).meta({
  id: 'params',
  description: 'What a sentence needs to know: ids, names and numbers, by what they stand for.',
});

/** A code of a step or of what forbids a move, a paragraph or a card: `fight.tie`. */
export const coded = <Code extends string>() => listed<Code>(/^[a-z-]+\.[a-z-]+$/);

/** The paragraphs and cards that something rests on. @param paragraph one of them, and a card, for who reads the schema */
export const citesOf = <Cite extends string>(paragraph: string, card: string) =>
  z
    .array(
      coded<Cite>().meta({
        id: 'cite',
        description: `A paragraph of the rules (\`${paragraph}\`) or a card (\`${card}\`).`,
      }),
    )
    .min(1)
    .describe('The paragraphs and cards that decide it.') as z.ZodType as z.ZodType<readonly [Cite, ...Cite[]]>;

/** What else tells the ground of a step or of what forbids a move. @param options the differences between the editions */
export const groundOf = <Option extends string, Reading extends string>(
  options: Readonly<Record<Option, unknown>>,
) => ({
  basis: z
    .enum(['text', 'edition', 'reading'])
    .describe(
      'What it rests on: `text` every leaflet that speaks, `edition` this edition against another, `reading` a reading of a silence.',
    ),
  option: z
    .enum(keys(options))
    .optional()
    .describe('The option that it rests on; the leaflets differ on it where the basis is `edition`.'),
  reading: listed<Reading>(/^[a-z-]+$/)
    .optional()
    .describe('The reading that it rests on.'),
  params: params.describe('What a sentence about it needs to know.'),
});

/** A type as JSON has it: nothing is read-only, and a field is left out rather than undefined. */
export type Plain<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Plain<Exclude<Value[Key], undefined>> }
  : Value;
/** Whether two types are the same but for that, down to which fields may be left out. */
export type Same<One, Other> =
  (<Value>() => Value extends Plain<One> ? 1 : 2) extends <Value>() => Value extends Plain<Other> ? 1 : 2
    ? true
    : false;

/** The most problems that an answer to bad input lists. */
export const MOST_PROBLEMS = 100;

const path = z.string().describe('The field, as in `position.players[1].id`; empty for the whole.');

const invalid = z.strictObject({
  status: z.literal('invalid').describe('Nothing was ruled.'),
  error: z
    .strictObject({
      path: path.describe('The field of the first problem; empty for the whole.'),
      message: z.string().describe('All the problems listed, in English.'),
    })
    .describe('What is wrong, in one sentence.'),
  problems: z
    .array(
      z
        .strictObject({
          path,
          code: z.string().describe('The kind of problem.'),
          message: z.string().describe('What was expected and what came, in English.'),
        })
        .describe('Something that is wrong with the input.'),
    )
    .min(1)
    .max(MOST_PROBLEMS)
    .describe('What is wrong: what cannot be read, and only if all can be, what cannot be.'),
  more: z.int().min(1).optional().describe('How many problems there are that are not listed. Left out: none.'),
});

/** The answer to bad input. */
export interface Invalid {
  readonly status: 'invalid';
  /** The field of the first problem, and the messages of all that are listed. */
  readonly error: { readonly path: string; readonly message: string };
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** How many there are besides; none if it is left out. */
  readonly more?: number;
}

true satisfies Same<z.infer<typeof invalid>, Invalid>;

/**
 * The shape of the answer to bad input, as the command line prints it.
 * @param title of the game
 */
export const invalidSchemaOf = (title: string): z.ZodType<Invalid> =>
  invalid.meta({
    title: 'Invalid',
    description: `What the command line answers to what is no record of ${title}, or none that can be.`,
  }) as z.ZodType as z.ZodType<Invalid>;
