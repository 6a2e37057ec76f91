/**
 * What can be done next. Moves are proposed generously and then put before the same checks that rule on a record.
 */
import type { Choice as KernelChoice, Pending as KernelPending } from '../kernel/ruling.ts';
import { characters } from './data.ts';
import type { Illegal } from './illegal.ts';
import { check } from './moves.ts';
import { CENTRE, type CharacterId, type Move, type Place } from './record.ts';
import type { Table } from './table.ts';

/** Who must or may decide next. `by` is left out for the end of the claims, which belongs to nobody. */
export type Pending = KernelPending<Move>;

/** The numbers of a player's cards, as a move says them: not at all where there is only one. */
const cardsOf = (table: Table, seat: number): (number | undefined)[] => {
  const { places } = table.player(seat);
  return places.length === 1 ? [undefined] : places.map((_, card) => card);
};

/** A field that is left out where it says nothing. */
const numbered = <Field extends string>(field: Field, card: number | undefined) =>
  (card === undefined ? {} : { [field]: card }) as { readonly [Name in Field]?: number };

/** Every card that somebody may reach for: whose it is, and its number where that must be said. */
function targets(table: Table): { readonly at: string; readonly card: number | undefined }[] {
  const centre = table.centre.length > 1 ? table.centre.map((_, card) => card) : table.centre.map(() => undefined);
  return [
    ...table.seats.flatMap(({ id }, seat) => cardsOf(table, seat).map((card) => ({ at: id, card }))),
    ...centre.map((card) => ({ at: CENTRE, card })),
  ];
}

/** The characters in play, each once. */
const inPlay = ({ deck }: Table): CharacterId[] => [...new Set(deck)];

/** Those in play, then the others of the box: whoever thinks of one of these learns that it is not in play. */
const inBox = (table: Table): ReadonlySet<CharacterId> =>
  new Set([...table.deck, ...(Object.keys(characters) as CharacterId[])]);

/** What a player might do on their own turn. */
function* actions(table: Table, seat: number): Generator<Move> {
  const by = table.id(seat);
  for (const card of cardsOf(table, seat)) {
    for (const { at, card: other } of targets(table))
      yield { by, move: 'swap', with: at, ...numbered('card', card), ...numbered('withCard', other) };
    yield { by, move: 'look', ...numbered('card', card) };
    for (const character of inBox(table)) yield { by, move: 'announce', character, ...numbered('card', card) };
  }
}

/** What somebody who has a power might do with it. */
function* uses(table: Table, seat: number): Generator<Move> {
  const by = table.id(seat);
  const move = 'use';
  const places = targets(table);
  for (const { id } of table.seats) yield* [{ by, move, from: id } as const, { by, move, target: id } as const];
  for (const { at, card } of places) yield { by, move, with: at, ...numbered('withCard', card) };
  const place = ({ at, card }: (typeof places)[number]): Place => (card === undefined ? at : [at, card]);
  const before = places.filter(({ at }) => at !== CENTRE);
  for (const [index, one] of before.entries())
    for (const other of before.slice(index + 1)) yield { by, move, cards: [place(one), place(other)] };
  yield { by, move: 'decline' };
}

/** Everybody's moves that can be thought of, by who would make them. */
function proposals(table: Table): { readonly by: number | undefined; readonly moves: Iterable<Move> }[] {
  const { phase, seats } = table;
  switch (phase.at) {
    case 'turn':
      return [{ by: table.active, moves: actions(table, table.active) }];
    case 'claims':
      return [
        ...table.clockwise(table.active).map((seat) => ({
          by: seat,
          moves: cardsOf(table, seat).map(
            (card): Move => ({ by: (seats[seat] as { id: string }).id, move: 'claim', ...numbered('card', card) }),
          ),
        })),
        { by: undefined, moves: [{ move: 'resolve' }] },
      ];
    case 'choice':
      return [{ by: phase.by, moves: uses(table, phase.by) }];
    case 'naming': {
      const by = table.id(phase.target);
      // Where the Inquisitor is in play, nobody has several cards.
      return [{ by: phase.target, moves: inPlay(table).map((character) => ({ by, move: 'name', character })) }];
    }
    case 'over':
      return [];
  }
}

/** A move that a player might think of, and the rule that forbids it if one does. */
export type Choice = KernelChoice<Move, Illegal>;

/**
 * Every move that can be thought of at a table, or at several that a record may have come to: legal if it is so at one of them.
 * @param tables as `tablesAfter` gives them
 */
export function choices(tables: readonly Table[]): Choice[] {
  const all = new Map<string, Choice>();
  for (const table of tables)
    for (const { moves } of proposals(table))
      for (const move of moves) {
        const illegal = check(table, move);
        const key = JSON.stringify(move);
        if (!illegal || !all.has(key)) all.set(key, illegal ? { move, illegal } : { move });
      }
  return [...all.values()];
}

/** Who can do what next, in any phase: a look by accident, which nobody decides, apart. */
export const possible = (table: Table): Pending[] =>
  proposals(table).flatMap(({ by, moves }) => {
    const legal = [...moves].filter((move) => !check(table, move));
    if (legal.length === 0) return [];
    return [by === undefined ? { moves: legal } : { by: table.id(by), moves: legal }];
  });

/** Who must or may still decide before the action is over. */
export const pendingMoves = (table: Table): Pending[] => (table.phase.at === 'turn' ? [] : possible(table));
