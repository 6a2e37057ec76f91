/**
 * Reading a record from outside: shape, names and numbers of cards first, then whether the position can be.
 */
import { decoder, type Named } from '../kernel/decode.ts';
import type { Problem } from '../kernel/result.ts';
import { cardsEach, centreOf, deckOf } from './deck.ts';
import { moveKinds } from './move-kinds.ts';
import { problemsOf } from './position.ts';
import { CENTRE, type GameRecord, type MoveOf } from './record.ts';
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

/** The fields of any move that say which cards it is about. */
type Fields = Partial<MoveOf<'swap'> & Pick<MoveOf<'use'>, 'cards'>>;

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
    if (card === undefined) {
      if (owed) yield problem(path, `the number of one of ${of} cards, 0 to ${of - 1}`, 'nothing');
    } else if (card >= of) yield problem(path, `a number from 0 to ${of - 1}`, card);
  }
  /** The same of a card of a player or in the centre. */
  function* checkAt(at: string, path: string, card: number | undefined): Generator<Problem> {
    // Of several cards in the centre the first is meant where nothing is said; where there is none, the rules say so.
    if (at === CENTRE) yield* check(path, card, Math.max(1, centre), false);
    else yield* check(path, card, each, each > 1);
  }
  for (const [index, move] of moves.entries()) {
    const path = `moves[${index}]`;
    const { card, with: other, withCard, cards = [] } = move as Fields;
    if ('card' in moveKinds.kinds[move.move].fields) yield* check(`${path}.card`, card, each, each > 1);
    if (other !== undefined) yield* checkAt(other, `${path}.withCard`, withCard);
    for (const [at, place] of cards.entries()) {
      if (typeof place === 'string') yield* checkAt(place, `${path}.cards[${at}]`, undefined);
      else yield* checkAt(place[0], `${path}.cards[${at}][1]`, place[1]);
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
