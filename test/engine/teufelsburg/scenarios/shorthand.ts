/**
 * Scenarios in shorthand. A table, the moves and what comes of them are lines of clauses parted by `;`:
 *
 *     at      A order thug: key dagger; B brotherhood duelist!: goblet; pile: tome coat; spares: doctor; turn: A
 *     moves   A attack B; C support attacker; A use hypnotist D; A use diplomat B goblet for key; resolve; A take goblet for key
 *     gives   pending; attacker 3:2; A: key goblet; turn: A; rests on edition pearl
 *
 * `!` is an occupation lying face up, `-` an empty pile, `illegal early` an illegal move that is not the last. What a scenario gives holds under every edition until one overrides it.
 */
import type { Edition } from '../../../../engine/teufelsburg/ground.ts';
import type { GameRecord, Variant } from '../../../../engine/teufelsburg/record.ts';

/** One case: what it shows, where it differs from the table of its group, what is done, and what that gives. */
export interface Scenario {
  readonly name: string;
  /** Clauses that replace those of the group's table. */
  readonly with?: string;
  readonly moves: string;
  readonly variants?: readonly Variant[];
  readonly gives: string;
  readonly hu?: string;
  readonly it?: string;
  readonly pt?: string;
}

/** The editions, the one that the others are told from first. */
export const EDITIONS = ['reference', 'hu', 'it', 'pt'] as const satisfies readonly Edition[];

/** The clauses of a line. */
export const clauses = (text: string) =>
  text
    .split(';')
    .map((clause) => clause.trim())
    .filter(Boolean);
/** The words of a clause; `-` says that there are none. */
export const words = (text: string) => text.split(/\s+/).filter((word) => word && word !== '-');

interface Seat {
  id: string;
  association: string | string[];
  occupation: string;
  shown?: boolean;
  objects: string[];
}

/** Reads the clauses of a table, later ones replacing what earlier ones said of the same seat or pile. */
function tableOf(...texts: readonly string[]) {
  const seats = new Map<string, Seat>();
  const rest: { objectPile?: string[]; occupationPile?: string[]; turn?: string } = {};
  for (const clause of texts.flatMap(clauses)) {
    const [head = '', tail = ''] = clause.split(/:\s*/);
    const [id = '', ...about] = words(head);
    if (id === 'pile') rest.objectPile = words(tail);
    else if (id === 'spares') rest.occupationPile = words(tail);
    else if (id === 'turn') rest.turn = tail;
    else {
      const seat = seats.get(id) ?? { id, association: '?', occupation: '?', objects: [] };
      if (clause.includes(':')) seat.objects = words(tail);
      for (const word of about) {
        if (word.includes('/')) seat.association = word.split('/');
        else if (word === 'order' || word === 'brotherhood' || word === '??')
          seat.association = word.replace('??', '?');
        else {
          seat.occupation = word.replace('!', '');
          seat.shown = word.endsWith('!');
        }
      }
      seats.set(id, seat);
    }
  }
  return { players: [...seats.values()], ...rest };
}

/** Reads one move. */
function moveOf(text: string): Record<string, unknown> {
  const [by, move = '', ...rest] = words(text);
  if (by === 'resolve') return { move: 'resolve' };
  const [first, , third] = rest;
  switch (move) {
    case 'offer':
    case 'give':
      return { by, move, object: first, to: third };
    case 'accept':
      return { by, move, return: first };
    case 'attack':
      return { by, move, target: first };
    case 'support':
      return { by, move, side: first };
    case 'inspect':
      return { by, move, what: first };
    case 'direct':
      return { by, move, direction: first };
    case 'exchange':
      return { by, move, ...(first && { occupation: first }) };
    case 'take':
      return { by, move, object: first, ...(third && { giveBack: third }) };
    case 'claim':
      return first === 'lodge'
        ? { by, move, as: 'lodge', ...(rest.length > 1 && { allies: rest.slice(2) }) }
        : { by, move, as: 'association', allies: rest.filter((word) => word !== 'with') };
    case 'foretell':
      return { by, move, holders: rest };
    case 'pass':
    case 'refuse':
      return { by, move };
    case 'use': {
      const [occupation, second, object, , returned] = rest;
      if (occupation === 'hypnotist') return { by, move, occupation, target: second };
      if (occupation === 'poison-mixer') return { by, move, occupation, winner: second };
      if (occupation === 'clairvoyant') return { by, move, occupation, top: rest.slice(1) };
      if (occupation === 'diplomat')
        return { by, move, occupation, target: second, object, ...(returned && { return: returned }) };
      return { by, move, occupation };
    }
    default:
      return { by, move, object: first };
  }
}

/** The record of a scenario under an edition, as it would come from outside. */
export const recordOf = (at: string, scenario: Omit<Scenario, 'name' | 'gives'>, edition: Edition): GameRecord =>
  ({
    game: 'teufelsburg',
    edition,
    variants: scenario.variants ?? [],
    position: tableOf(at, scenario.with ?? ''),
    moves: clauses(scenario.moves).map(moveOf),
  }) as unknown as GameRecord;
