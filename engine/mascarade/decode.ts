/**
 * Reading a record from outside: shape, names and numbers of cards first, then whether the position can be.
 */
import { type Named, nameProblems, type Unions, problemsOf as unreadable } from '../kernel/decode.ts';
import { failed, type Problem, type Result } from '../kernel/result.ts';
import { cardsEach, centreOf, deckOf } from './deck.ts';
import { problemsOf } from './position.ts';
import { CENTRE, type GameRecord, type Move } from './record.ts';
import { moveKinds, recordSchema } from './schema.ts';

export type { Problem, Result } from '../kernel/result.ts';
export type { Invalid } from '../kernel/schema.ts';
export { invalidSchema, recordSchema, rulingSchema } from './schema.ts';

const UNIONS: Unions = {
  options: () => moveKinds,
  // A place of the Fool's: what is wrong with the kind that came.
  closest: (value, [alone = [], numbered = []]) => (Array.isArray(value) ? numbered : alone),
};

/** Where moves and position name players. */
function* namedIn({ position, moves = [] }: GameRecord): Generator<Named> {
  yield { path: 'position.turn', name: position.turn };
  for (const field of ['revealed', 'mustLook'] as const) {
    const names = position[field] ?? [];
    for (const [at, name] of names.entries())
      yield { path: `position.${field}[${at}]`, name, again: names.indexOf(name) !== at };
  }
  for (const [index, move] of moves.entries()) {
    for (const field of ['by', 'with', 'from', 'target'] as const) {
      const name = (move as Partial<Record<typeof field, string>>)[field];
      if (field !== 'with' || name !== CENTRE) yield { path: `moves[${index}].${field}`, name };
    }
    for (const [at, place] of placesOf(move).entries()) {
      const [name] = [place].flat() as [string];
      if (name !== CENTRE)
        yield { path: `moves[${index}].cards[${at}]${typeof place === 'string' ? '' : '[0]'}`, name };
    }
  }
}

const placesOf = (move: Move) => (move.move === 'use' ? (move.cards ?? []) : []);

/** Numbers of cards that are not there, or are owed where there are several. */
function* cardProblems({ position, edition = 'reference', moves = [] }: GameRecord): Generator<Problem> {
  const each = cardsEach(position.players.length);
  const centre = centreOf(position, deckOf(position, edition)).length;
  const problem = (path: string, expected: string, came: string | number): Problem => ({
    path,
    code: 'record.card-number',
    message: `expected ${expected}, got ${came}`,
  });
  /** What is wrong with the number of a card, of so many. */
  function* check(path: string, card: number | undefined, of: number, owed: boolean): Generator<Problem> {
    if (card === undefined && owed) yield problem(path, `the number of one of ${of} cards, 0 to ${of - 1}`, 'nothing');
    if (card !== undefined && card >= of) yield problem(path, `a number from 0 to ${of - 1}`, card);
  }
  for (const [index, move] of moves.entries()) {
    const path = `moves[${index}]`;
    switch (move.move) {
      case 'swap':
        yield* check(`${path}.card`, move.card, each, each > 1);
        break;
      case 'look':
      case 'announce':
      case 'claim':
      case 'name':
      case 'peek':
        yield* check(`${path}.card`, move.card, each, each > 1);
    }
    if (move.move === 'swap' || (move.move === 'use' && move.with !== undefined)) {
      // Of several cards in the centre the first is meant where nothing is said; where there is none, the rules say so.
      const inCentre = move.with === CENTRE;
      yield* check(`${path}.withCard`, move.withCard, inCentre ? Math.max(1, centre) : each, !inCentre && each > 1);
    }
    for (const [at, place] of placesOf(move).entries()) {
      const [name, card] = typeof place === 'string' ? [place] : place;
      const inCentre = name === CENTRE;
      const path = `moves[${index}].cards[${at}]${card === undefined ? '' : '[1]'}`;
      yield* check(path, card, inCentre ? Math.max(1, centre) : each, !inCentre && each > 1);
    }
  }
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
  const ids = record.position.players.map(({ id }) => id);
  const names = [...nameProblems(ids, [...namedIn(record)]), ...cardProblems(record)];
  if (names.length) return failed(names);
  const problems = problemsOf(record);
  return problems.length ? failed(problems) : { ok: true, value: record };
}
