/**
 * Reading a record from outside: shape, names and numbers of cards first, then whether the position can be.
 */
import { decoder, type Named } from '../kernel/decode.ts';
import type { Problem } from '../kernel/result.ts';
import { cardsEach, centreOf, deckOf } from './deck.ts';
import { moveKinds } from './move-kinds.ts';
import { problemsOf } from './position.ts';
import { CENTRE, type GameRecord, type Move } from './record.ts';
import { recordSchema } from './schema.ts';

export type { Problem, Result } from '../kernel/result.ts';
export type { Invalid } from '../kernel/schema.ts';
export { invalidSchema, recordSchema, rulingSchema } from './schema.ts';

/** Where a position names players. */
const namedIn = ({ position }: GameRecord): Named[] =>
  (['revealed', 'mustLook'] as const).flatMap((field) =>
    (position[field] ?? []).map((name, at, names) => ({
      path: `position.${field}[${at}]`,
      name,
      again: names.indexOf(name) !== at,
    })),
  );

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

/** Reads a record and checks that its position can be; or tells everything that is wrong. */
export const decode = decoder({
  schema: recordSchema,
  moveKinds,
  named: namedIn,
  faultsOf: (record) => [...cardProblems(record)],
  problemsOf,
});
