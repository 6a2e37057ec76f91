/**
 * Reading what comes from outside: what a schema finds wrong, as problems that name the field, what was expected and what came.
 */
import type { z } from 'zod';
import { type AnyMove, type MoveKinds, namesIn, optionsOf } from './moves.ts';
import { failed, type Problem, type Result } from './result.ts';
import { looks, quoted } from './text.ts';

/** A path as the record's fields are written: `position.players[1].id`; a field whose name is none, `position["a b"]`. */
export const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((all, key) => {
    if (typeof key === 'number') return `${all}[${key}]`;
    const name = String(key);
    if (!/^[\w$-]{1,60}$/.test(name)) return `${all}[${quoted(name)}]`;
    return all ? `${all}.${name}` : name;
  }, '');

/** The value at a path; own fields only. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
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
const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  never: 'nothing',
};

/** What the field that parts a union may be. */
export type Options = (discriminator: string) => readonly string[];

/** One issue of the schema as a problem that names the field, what was expected and what came. */
function toProblems(
  issue: z.core.$ZodIssue,
  input: unknown,
  options: Options,
  above: readonly PropertyKey[],
): Problem[] {
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
      return [problem(`${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`)];
    case 'too_big':
      return [problem(`${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}`)];
    case 'invalid_union': {
      if (issue.discriminator) return [problem(`one of ${listed(options(issue.discriminator))}`)];
      // One thing or a list: what is wrong with the kind that came.
      const errors = issue.errors[Array.isArray(valueAt(input, path)) ? 1 : 0] as z.core.$ZodIssue[];
      return problemsIn(errors, input, options, path);
    }
    default:
      return [{ path: pathOf(path), code: 'record.unreadable', message: `${issue.message}, got ${came}` }];
  }
}

/** Issues as problems. A text has a length too: where it is no list, nothing is told of that. */
function problemsIn(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  options: Options,
  above: readonly PropertyKey[] = [],
): Problem[] {
  const ofAnotherType = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? pathOf(path) : [])));
  const isTold = ({ code, path }: z.core.$ZodIssue) =>
    (code === 'too_small' || code === 'too_big') && ofAnotherType.has(pathOf(path));
  return issues.filter((issue) => !isTold(issue)).flatMap((issue) => toProblems(issue, input, options, above));
}

/**
 * Everything that a schema finds wrong with an input, each with its field.
 * @param options what the field that parts a union may be, by its name
 */
export const unreadable = ({ issues }: z.ZodError, input: unknown, options: Options): Problem[] =>
  problemsIn(issues, input, options);

/** A name that may stand for nobody at the table, or twice where each may stand once. */
export interface Named {
  /** The field. */
  readonly path: string;
  readonly name: string | undefined;
  /** Whether it stands in a list before already, in which each may stand once. */
  readonly again?: boolean;
}

/**
 * Names that stand for nobody at the table, or twice at it.
 * @param players the names at the table, by seat
 * @param named where names of players stand
 */
function nameProblems(players: readonly string[], named: readonly Named[]): Problem[] {
  const problem = (path: string, code: string, expected: string, name: string): Problem => ({
    path,
    code,
    message: `expected ${expected}, got ${JSON.stringify(name)}`,
    params: { name },
  });
  const ids = new Set(players);
  const told = new Set<string>();
  const problems: Problem[] = [];
  for (const [seat, id] of players.entries()) {
    if (told.has(looks(id)))
      problems.push(
        problem(`position.players[${seat}].id`, 'record.name-twice', 'a name of their own for each player', id),
      );
    told.add(looks(id));
  }
  for (const { path, name, again } of named) {
    if (name === undefined) continue;
    if (!ids.has(name)) problems.push(problem(path, 'record.unknown-player', 'the name of a player', name));
    if (again) problems.push(problem(path, 'record.named-twice', 'each player named once', name));
  }
  return problems;
}

/** What is looked at in a record of any game. */
interface AnyRecord {
  readonly position: { readonly players: readonly { readonly id: string }[]; readonly turn?: string };
  readonly moves?: readonly AnyMove[];
}

/** What reading a game's records needs to know of it. */
export interface Decoded<GameRecord> {
  readonly schema: z.ZodType<GameRecord>;
  readonly moveKinds: MoveKinds;
  /** Where a position names players besides whose turn it is. */
  named?(record: GameRecord): readonly Named[];
  /** What in its moves cannot be, whatever the rules. */
  faultsOf?(record: GameRecord): readonly Problem[];
  /** Why its position cannot be. */
  problemsOf(record: GameRecord): readonly Problem[];
}

/**
 * What reads a game's records from outside and checks that their positions can be. It takes anything, as `JSON.parse` gives it, and returns the record,
 * or everything that is wrong: what cannot be read first, then names and moves, and only if all these can be, what cannot be.
 */
export const decoder =
  <GameRecord extends AnyRecord>({ schema, moveKinds, named, faultsOf, problemsOf }: Decoded<GameRecord>) =>
  (input: unknown): Result<GameRecord> => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) return failed(unreadable(parsed.error, input, optionsOf(moveKinds)));
    const record = parsed.data;
    const { position, moves = [] } = record;
    const names = nameProblems(
      position.players.map(({ id }) => id),
      [
        { path: 'position.turn', name: position.turn },
        ...(named?.(record) ?? []),
        ...moves.flatMap((move, index) => namesIn(moveKinds, move, `moves[${index}]`)),
      ],
    );
    const faults = [...names, ...(faultsOf?.(record) ?? [])];
    const problems = faults.length > 0 ? faults : problemsOf(record);
    return problems.length > 0 ? failed(problems) : { ok: true, value: record };
  };
