/**
 * What can be read of a link of any version, part by part, and the record that the parts make.
 */

import { knownAmong, lookUp, movesAmong, problem } from '../kernel/link.ts';
import { namesFor } from '../kernel/name.ts';
import type { Problem } from '../kernel/result.ts';
import { FEWEST, OBJECTS_IN_ALL, occupationIds } from './box.ts';
import { facts } from './data.ts';
import { readKnown } from './link-known.ts';
import { EDITIONS, type Letters, VARIANTS } from './link-letters.ts';
import type { Association, GameRecord, Move, ObjectId, OccupationId, Player, Unknown } from './record.ts';

/** What could be read of a player; a card that could not be is `undefined`. */
export interface ReadPlayer {
  /** Several where three are dealt. */
  readonly association: readonly (Association | Unknown | undefined)[];
  readonly occupation: OccupationId | Unknown | undefined;
  readonly shown: boolean;
  readonly objects: readonly (ObjectId | Unknown | undefined)[];
  /** Left out if nobody has typed one; empty if it could not be read. */
  readonly name?: string;
}

/** A player of whom nothing could be read. */
export const UNREAD: ReadPlayer = {
  association: [undefined],
  occupation: undefined,
  shown: false,
  objects: [undefined],
};

/** The parts of a link, with cards and moves as its version writes them. */
export interface Parts {
  readonly edition: string | undefined;
  readonly variants: string;
  /** By seat; as many as there are seats, whether anything could be read of them or not. */
  readonly players: readonly ReadPlayer[];
  /** A pile left out is `undefined`. */
  readonly objectPile: string | undefined;
  readonly occupationPile: string | undefined;
  readonly turn: string;
  /** The moves, with what is known of unknown cards. */
  readonly moves: readonly string[];
  readonly seed?: string | undefined;
  /** What should follow what could be read is missing. */
  readonly isCut: boolean;
}

/** Objects by their letters. */
export const readObjects = (text: string, { objects }: Letters): (ObjectId | Unknown | undefined)[] =>
  [...text].map((letter) => lookUp(objects, letter));

function readSeed(text: string): number | undefined {
  if (!/^[0-9a-z]{1,7}$/.test(text)) return undefined;
  const seed = Number.parseInt(text, 36);
  return seed < 2 ** 32 ? seed : undefined;
}

/** The record that the parts of a link make, unless nothing of its players and moves could be read: what is lost is unknown or left out. */
export function assemble(
  parts: Parts,
  letters: Letters,
): { readonly record?: GameRecord; readonly lost: readonly Problem[] } {
  const lost: Problem[] = [];
  const lose = (what: string, params?: Problem['params']) =>
    lost.push(
      problem(`link.${what}-lost`, `expected a link whose ${what.replace('-', ' ')} can be read, got another`, params),
    );

  const edition = lookUp(EDITIONS, parts.edition);
  if (!edition) lose('edition');
  const played = [...parts.variants].map((letter) => lookUp(VARIANTS, letter));
  const variants = [...new Set(played)].filter((variant) => variant !== undefined);
  if (variants.length < played.length) lose('variants');

  /** Association cards of which nothing could be read. */
  const dealt: readonly undefined[] = Array(variants.includes('three-associations') ? 3 : 1).fill(undefined);
  const ids = namesFor(
    facts.names,
    parts.players.map(({ name }) => name),
  );
  const isNobodyRead = parts.players.every(
    ({ association, occupation, objects, name }) =>
      !name && [...association, occupation, ...objects].every((card) => card === undefined),
  );
  if (isNobodyRead) lose('players');
  const players = parts.players.map(({ association, occupation, shown, objects, name }, seat): Player => {
    const id = ids[seat] as string;
    const isRead =
      [...association, occupation, ...objects].every((card) => card !== undefined) &&
      objects.length <= OBJECTS_IN_ALL &&
      id === (name ?? facts.names[seat]);
    if (!isRead && !isNobodyRead) lose('player', { name: id });
    const isSideRead = association.some((card) => card !== undefined);
    const dealtTo = (isSideRead ? association : dealt).map((card) => card ?? '?');
    const [side, ...further] = dealtTo as [Association | Unknown, ...(Association | Unknown)[]];
    return {
      id,
      association: further.length > 0 ? [side, ...further] : side,
      occupation: occupation ?? '?',
      ...(shown && { shown }),
      objects: objects.slice(0, OBJECTS_IN_ALL).map((object) => object ?? '?'),
    };
  });

  const readPile = <Id extends string>(
    what: string,
    pile: readonly (Id | undefined)[] | undefined,
    most: number,
  ): (Id | Unknown)[] | undefined => {
    if (pile && (pile.length > most || pile.includes(undefined))) lose(what);
    return pile?.slice(0, most).map((card) => card ?? '?');
  };
  const { objectPile, occupationPile } = parts;
  const pile = readPile(
    'object-pile',
    objectPile === undefined ? undefined : readObjects(objectPile, letters),
    OBJECTS_IN_ALL,
  );
  const spares = readPile(
    'occupation-pile',
    occupationPile === undefined ? undefined : [...occupationPile].map((letter) => lookUp(letters.occupations, letter)),
    occupationIds.length,
  );
  const active = /^\d$/.test(parts.turn) ? players[Number(parts.turn)] : undefined;
  if (!active) lose('turn');
  const seed = parts.seed === undefined ? undefined : readSeed(parts.seed);
  if (parts.seed !== undefined && seed === undefined) lose('seed');

  const { known, isLost, made } = knownAmong(parts.moves, readKnown);
  if (isLost) lose('known');
  const { moves, missing } = movesAmong(made, (part): Move | undefined => letters.readMove(part, ids));
  if (missing) lose('move', { number: missing });
  if (parts.isCut) lose('rest');

  if (players.length < FEWEST || (isNobodyRead && moves.length === 0)) return { lost: [] };
  return {
    lost,
    record: {
      game: 'teufelsburg',
      edition: edition ?? 'reference',
      variants,
      position: {
        players,
        ...(pile && { objectPile: pile }),
        ...(spares && { occupationPile: spares }),
        turn: (active ?? (players[0] as Player)).id,
      },
      ...(known.length > 0 && { known }),
      moves,
      ...(seed !== undefined && { seed }),
    },
  };
}
