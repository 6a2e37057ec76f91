/**
 * Reading a record from outside: shape, ids and names first, then whether the position can be.
 */
import { z } from 'zod';
import { failed, type Problem, type Result } from '../kernel/result.ts';
import { editions, objects, occupations } from './data.ts';
import { problemsOf } from './position.ts';
import type { GameRecord, Move } from './record.ts';

const keys = <Key extends string>(map: Readonly<Record<Key, unknown>>) => Object.keys(map) as [Key, ...Key[]];

const objectId = z.enum(keys(objects));
const occupationId = z.enum(keys(occupations));
const objectOrUnknown = z.enum([...keys(objects), '?']);
const occupationOrUnknown = z.enum([...keys(occupations), '?']);
const association = z.enum(['order', 'brotherhood', '?']);
/** Counted as a reader counts: an emoji or an accented letter is one character. */
const characters = (text: string) => (text.length > 80 ? text.length : [...text].length);
const playerId = z
  .string()
  .refine((id) => characters(id) >= 1 && characters(id) <= 40, { error: 'expected 1 to 40 characters' });

const player = z.strictObject({
  id: playerId,
  association: z.union([association, z.array(association).length(3)]).optional(),
  occupation: occupationOrUnknown.optional(),
  shown: z.boolean().optional(),
  objects: z.array(objectOrUnknown).max(21),
});

const position = z.strictObject({
  players: z.array(player).min(3).max(10),
  objectPile: z.array(objectOrUnknown).max(21).optional(),
  occupationPile: z.array(occupationOrUnknown).max(10).optional(),
  turn: playerId.optional(),
});

const by = playerId;
const use = { by, move: z.literal('use') };

const moves = z.discriminatedUnion('move', [
  z.strictObject({ by, move: z.literal('pass') }),
  z.strictObject({ by, move: z.literal('offer'), to: playerId, object: objectId }),
  z.strictObject({ by, move: z.literal('accept'), return: objectId }),
  z.strictObject({ by, move: z.literal('refuse') }),
  z.strictObject({ by, move: z.literal('attack'), target: playerId }),
  z.strictObject({ by, move: z.literal('support'), side: z.enum(['attacker', 'defender', 'none']) }),
  z.discriminatedUnion('occupation', [
    z.strictObject({
      ...use,
      occupation: z.enum(['doctor', 'duelist', 'grand-master', 'bodyguard', 'priest', 'thug']),
    }),
    z.strictObject({ ...use, occupation: z.literal('hypnotist'), target: playerId }),
    z.strictObject({ ...use, occupation: z.literal('poison-mixer'), winner: z.enum(['attacker', 'defender']) }),
    z.strictObject({ ...use, occupation: z.literal('clairvoyant'), top: z.array(objectId).max(2) }),
    z.strictObject({
      ...use,
      occupation: z.literal('diplomat'),
      target: playerId,
      object: z.enum([...keys(objects), 'secret-bag']),
      return: objectId.optional(),
    }),
  ]),
  z.strictObject({ by, move: z.literal('play'), object: objectId }),
  z.strictObject({ move: z.literal('resolve') }),
  z.strictObject({ by, move: z.literal('inspect'), what: z.enum(['allegiance', 'baggage']) }),
  z.strictObject({ by, move: z.literal('take'), object: objectId, giveBack: objectId.optional() }),
  z.strictObject({ by, move: z.literal('pay'), object: objectId }),
  z.strictObject({ by, move: z.literal('give'), to: playerId, object: objectId }),
  z.strictObject({ by, move: z.literal('discard'), object: objectId }),
  z.strictObject({ by, move: z.literal('direct'), direction: z.enum(['left', 'right']) }),
  z.strictObject({ by, move: z.literal('hand'), object: objectId }),
  z.strictObject({ by, move: z.literal('exchange'), occupation: occupationId }),
  z.strictObject({ by, move: z.literal('decline'), object: objectId }),
  z.strictObject({ by, move: z.literal('conceal'), object: objectId }),
  z.strictObject({
    by,
    move: z.literal('claim'),
    as: z.enum(['association', 'lodge']),
    allies: z.array(playerId).max(9).optional(),
  }),
  z.strictObject({ by, move: z.literal('foretell'), holders: z.array(playerId).min(1).max(9) }),
]);

/** The longest record that is read. */
const MOST_MOVES = 10_000;

/** The shape of a record, as `record.md` lays it down. */
export const recordSchema = z.strictObject({
  game: z.literal('teufelsburg'),
  version: z.literal([1, 2]).optional(),
  edition: z.enum(keys(editions)).optional(),
  variants: z.array(z.enum(['smuggling', 'prophecy', 'three-associations'])).optional(),
  position,
  moves: z.array(moves).max(MOST_MOVES).optional(),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional(),
});

/** A path as the record's fields are written: `position.players[1].objects[0]`. */
const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)),
    '',
  );

/** The value at a path; own fields only. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input;
  for (const key of path) {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    value = inside ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return value;
}

/** What stands at a path, short enough for a message. */
function cameAt(input: unknown, path: readonly PropertyKey[]): string {
  const value = valueAt(input, path);
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** Kinds of value in words. */
const EXPECTED: Readonly<Record<string, string>> = { array: 'a list', object: 'an object', int: 'a whole number' };

/** One issue of the schema as a problem that names the field, what was expected and what came. */
function toProblems(issue: z.core.$ZodIssue, input: unknown, above: readonly PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path];
  const came = cameAt(input, path);
  const problem = (expected: string, at = path): Problem => ({
    path: pathOf(at),
    code: 'record.unreadable',
    message: `expected ${expected}, got ${cameAt(input, at)}`,
  });
  switch (issue.code) {
    case 'invalid_type':
      return [problem(EXPECTED[issue.expected] ?? `a ${issue.expected}`)];
    case 'invalid_value':
      return [problem(issue.values.length > 1 ? `one of ${quoted(issue.values)}` : quoted(issue.values))];
    case 'unrecognized_keys':
      return issue.keys.map((key) => problem('no such field', [...path, key]));
    case 'too_small':
      return [problem(`at least ${issue.minimum}`)];
    case 'too_big':
      return [problem(`${issue.origin === 'array' && issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`)];
    case 'invalid_union': {
      if (issue.discriminator) {
        const field = [...path, issue.discriminator].filter(
          (key, index, all) => index === 0 || key !== all[index - 1] || typeof key === 'number',
        );
        const options = issue.discriminator === 'occupation' ? keys(occupations) : MOVES;
        return [problem(`one of ${quoted(options)}`, field)];
      }
      // One association or a list of three: what is wrong with the kind that came.
      const isList = Array.isArray(valueAt(input, path));
      const kind = issue.errors.find(
        (errors) => isList !== errors.some(({ code, path: at }) => code === 'invalid_value' && at.length === 0),
      );
      return (kind ?? []).flatMap((error) => toProblems(error, input, path));
    }
    default:
      return [{ path: pathOf(path), code: 'record.unreadable', message: `${issue.message}, got ${came}` }];
  }
}

const MOVES = [
  'pass',
  'offer',
  'accept',
  'refuse',
  'attack',
  'support',
  'use',
  'play',
  'resolve',
  'inspect',
  'take',
  'pay',
  'give',
  'discard',
  'direct',
  'hand',
  'exchange',
  'decline',
  'conceal',
  'claim',
  'foretell',
];

/** Names that stand for nobody at the table, or twice where each may stand once. */
function nameProblems(record: GameRecord): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const report = (path: string, code: string, expected: string, name: string) =>
    problems.push({ path, code, message: `expected ${expected}, got ${JSON.stringify(name)}`, params: { name } });
  for (const [seat, { id }] of record.position.players.entries()) {
    if (ids.has(id))
      report(`position.players[${seat}].id`, 'record.name-twice', 'a name of their own for each player', id);
    ids.add(id);
  }
  const known = (path: string, name: string | undefined) => {
    if (name !== undefined && !ids.has(name)) report(path, 'record.unknown-player', 'the name of a player', name);
  };
  known('position.turn', record.position.turn);
  for (const [index, move] of (record.moves ?? []).entries()) {
    for (const field of ['by', 'to', 'target'] as const) {
      if (field in move) known(`moves[${index}].${field}`, (move as Move & Record<typeof field, string>)[field]);
    }
    const named =
      move.move === 'claim'
        ? { field: 'allies', names: move.allies }
        : move.move === 'foretell'
          ? { field: 'holders', names: move.holders }
          : undefined;
    for (const [at, name] of (named?.names ?? []).entries()) {
      const path = `moves[${index}].${named?.field}[${at}]`;
      known(path, name);
      if (named?.names?.indexOf(name) !== at) report(path, 'record.named-twice', 'each player named once', name);
    }
  }
  return problems;
}

/**
 * Reads a record and checks that its position can be.
 * @param input anything, as `JSON.parse` gives it
 * @returns the record, or everything that is wrong: what cannot be read first, and only if all can be, what cannot be
 */
export function decode(input: unknown): Result<GameRecord> {
  const parsed = recordSchema.safeParse(input);
  if (!parsed.success) return failed(parsed.error.issues.flatMap((issue) => toProblems(issue, input)));
  const record = parsed.data as GameRecord;
  if (record.version === 1 && record.seed !== undefined) {
    const message = `expected no such field in version 1, got ${record.seed}`;
    return failed([{ path: 'seed', code: 'record.unreadable', message }]);
  }
  const names = nameProblems(record);
  if (names.length) return failed(names);
  const problems = problemsOf(record);
  return problems.length ? failed(problems) : { ok: true, value: record };
}
