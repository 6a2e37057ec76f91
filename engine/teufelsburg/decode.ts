/**
 * Reading a record from outside: shape, ids and names first, then whether the position can be.
 */
import type { z } from 'zod';
import { failed, type Problem, type Result } from '../kernel/result.ts';
import { quoted } from '../kernel/text.ts';
import { occupations } from './data.ts';
import { problemsOf } from './position.ts';
import type { GameRecord } from './record.ts';
import { recordSchema } from './schema.ts';

export type { Problem, Result } from '../kernel/result.ts';
export { type Invalid, invalidSchema, recordSchema, rulingSchema } from './schema.ts';

/** A path as the record's fields are written: `position.players[1].objects[0]`; a field whose name is none, `position["a b"]`. */
const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((all, key) => {
    if (typeof key === 'number') return `${all}[${key}]`;
    const name = String(key);
    if (!/^[\w$-]{1,60}$/.test(name)) return `${all}[${quoted(name)}]`;
    return all ? `${all}.${name}` : name;
  }, '');

/** The value at a path; own fields only. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input;
  for (const key of path) {
    value = Object.hasOwn(Object(value), key) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
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
  return typeof value === 'string' ? quoted(value) : String(value);
}

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

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
      return [problem(issue.values.length > 1 ? `one of ${listed(issue.values)}` : listed(issue.values))];
    case 'unrecognized_keys':
      return issue.keys.map((key) => problem('no such field', [...path, key]));
    case 'too_small':
      return [problem(`at least ${issue.minimum}`)];
    case 'too_big':
      return [problem(`${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`)];
    case 'invalid_union': {
      if (issue.discriminator) {
        const options = issue.discriminator === 'occupation' ? Object.keys(occupations) : MOVES;
        return [problem(`one of ${listed(options)}`)];
      }
      // One association or a list of three: what is wrong with the kind that came.
      const [one, three] = issue.errors as [z.core.$ZodIssue[], z.core.$ZodIssue[]];
      return (Array.isArray(valueAt(input, path)) ? three : one).flatMap((error) => toProblems(error, input, path));
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
      known(`moves[${index}].${field}`, (move as Partial<Record<typeof field, string>>)[field]);
    }
    for (const field of ['allies', 'holders'] as const) {
      const names = (move as Partial<Record<typeof field, readonly string[]>>)[field] ?? [];
      for (const [at, name] of names.entries()) {
        const path = `moves[${index}].${field}[${at}]`;
        known(path, name);
        if (names.indexOf(name) !== at) report(path, 'record.named-twice', 'each player named once', name);
      }
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
  const record = parsed.data;
  const names = nameProblems(record);
  if (names.length) return failed(names);
  const problems = problemsOf(record);
  return problems.length ? failed(problems) : { ok: true, value: record };
}
