/**
 * Reading a record from outside: shape, ids and names first, then whether the position can be.
 */
import { type Named, nameProblems, type Unions, problemsOf as unreadable } from '../kernel/decode.ts';
import { failed, type Problem, type Result } from '../kernel/result.ts';
import { occupations } from './data.ts';
import { problemsOf } from './position.ts';
import type { GameRecord } from './record.ts';
import { recordSchema } from './schema.ts';

export type { Problem, Result } from '../kernel/result.ts';
export type { Invalid } from '../kernel/schema.ts';
export { invalidSchema, recordSchema, rulingSchema } from './schema.ts';

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

const UNIONS: Unions = {
  options: (discriminator) => (discriminator === 'occupation' ? Object.keys(occupations) : MOVES),
  // One association or a list of three: what is wrong with the kind that came.
  closest: (value, [one = [], three = []]) => (Array.isArray(value) ? three : one),
};

/** Names that stand for nobody at the table, or twice where each may stand once. */
function namesProblems({ position, moves = [] }: GameRecord): Problem[] {
  const named: Named[] = [{ path: 'position.turn', name: position.turn }];
  for (const [index, move] of moves.entries()) {
    for (const field of ['by', 'to', 'target'] as const)
      named.push({ path: `moves[${index}].${field}`, name: (move as Partial<Record<typeof field, string>>)[field] });
    for (const field of ['allies', 'holders'] as const) {
      const names = (move as Partial<Record<typeof field, readonly string[]>>)[field] ?? [];
      for (const [at, name] of names.entries())
        named.push({ path: `moves[${index}].${field}[${at}]`, name, again: names.indexOf(name) !== at });
    }
  }
  return nameProblems(
    position.players.map(({ id }) => id),
    named,
  );
}

/**
 * Reads a record and checks that its position can be.
 * @param input anything, as `JSON.parse` gives it
 * @returns the record, or everything that is wrong: what cannot be read first, and only if all can be, what cannot be
 */
export function decode(input: unknown): Result<GameRecord> {
  const parsed = recordSchema.safeParse(input);
  if (!parsed.success) return failed(unreadable(parsed.error.issues, input, UNIONS));
  const record = parsed.data;
  const names = namesProblems(record);
  if (names.length) return failed(names);
  const problems = problemsOf(record);
  return problems.length ? failed(problems) : { ok: true, value: record };
}
