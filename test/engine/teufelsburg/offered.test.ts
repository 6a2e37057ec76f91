/** What is offered as legal and what a ruling accepts are the same, at every point of a record, also inside windows and with cards unknown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../../engine/kernel/random.ts';
import {
  choices,
  type Edition,
  type GameRecord,
  legalMovesAt,
  type Move,
  moveKinds,
  type Position,
  rule,
  setUp,
  tablesAfter,
  type Variant,
} from '../../../engine/teufelsburg/index.ts';
import { movesOf } from '../../fuzz/moves.ts';

const EDITIONS = ['reference', 'hu', 'it', 'pt'] as const satisfies readonly Edition[];

/** A table dealt anew, with more objects in hand than at the beginning and some cards turned down. */
function positionOf(random: Random, players: number, variants: readonly Variant[]): Position {
  const { position } = setUp({ players, seed: random.below(2 ** 31), variants });
  const pile = [...(position.objectPile ?? [])];
  const share = random.below(4);
  const hide = <Card extends string>(card: Card): Card | '?' => (random.below(4) < share ? '?' : card);
  return {
    ...position,
    players: position.players.map((player) => ({
      ...player,
      association:
        typeof player.association === 'string' ? hide(player.association) : (player.association ?? []).map(hide),
      occupation: hide(player.occupation ?? '?'),
      shown: random.below(6) === 0,
      objects: [...player.objects, ...pile.splice(0, random.below(3))].map(hide),
    })) as Position['players'],
    objectPile: (random.below(3) ? pile : pile.slice(0, random.below(3))).map(hide),
    occupationPile: (position.occupationPile ?? []).map(hide),
  };
}

/** Moves that mean the same are one: whom a claim names is a set, an object asked of the Diplomat's is owed for in any case. */
const keyOf = (move: Move): string => {
  const named =
    move.move === 'claim'
      ? { allies: [...(move.allies ?? [])].sort() }
      : move.move === 'foretell'
        ? { holders: [...move.holders].sort() }
        : {};
  return JSON.stringify(Object.entries({ ...move, ...named }).sort());
};

/** Whether a ruling accepts a move after a record, with some deal of the unknown cards at least. */
function isAccepted(record: GameRecord, move: Move): boolean {
  const moves = [...(record.moves ?? []), move];
  const ruling = rule({ ...record, moves }, false);
  const outcomes = ruling.cases?.map((one) => one.ruling) ?? [ruling];
  return outcomes.some(({ status, applied }) => status !== 'illegal' || applied === moves.length);
}

/** What is wrong at one point of a record. */
function faultsAt(record: GameRecord, random: Random): string[] {
  const at = (fault: string, move: Move) => `${fault} ${JSON.stringify(move)} after ${JSON.stringify(record)}`;
  const tables = tablesAfter(record);
  const all = choices(tables);
  const legal = all.filter(({ illegal }) => !illegal).map(({ move }) => move);
  const offered = new Set(legal.map(keyOf));
  const faults: string[] = [];
  for (const { move, illegal } of random.shuffle(all).slice(0, 12)) {
    const accepted = isAccepted(record, move);
    if (accepted && illegal) faults.push(at(`accepted but barred as ${illegal.code}:`, move));
    if (!accepted && !illegal) faults.push(at('offered but illegal:', move));
  }
  const ids = record.position.players.map(({ id }) => id);
  for (const any of fc.sample(movesOf(moveKinds, ids), { seed: random.below(2 ** 31), numRuns: 40 })) {
    const move = any as Move;
    if (isAccepted(record, move) && !offered.has(keyOf(move))) faults.push(at('accepted but not offered:', move));
  }
  const { pending } = rule(record, false);
  for (const move of pending.flatMap(({ moves }) => moves))
    if (!offered.has(keyOf(move))) faults.push(at('pending but not offered:', move));
  const listed = legalMovesAt(tables).map(keyOf);
  if (listed.sort().join() !== [...offered].sort().join())
    faults.push(`other legal moves than choices ${JSON.stringify(record)}`);
  return faults;
}

const VARIANTS: readonly (readonly Variant[])[] = [[], ['smuggling'], ['prophecy'], ['three-associations']];

/** A sample; BLOCKS=200 goes over thousands of records, `npm run mutate` over fewer. */
const BLOCKS = Number(process.env.BLOCKS ?? 8);

describe('offered and accepted are the same', () => {
  it.each(Array.from({ length: BLOCKS }, (_, block) => block))('over random records, block %i', (block) => {
    const random = seeded(500 + block);
    const faults: string[] = [];
    for (let round = 0; round < 6 && faults.length === 0; round++) {
      const variants = random.pick(VARIANTS);
      const players = variants.includes('three-associations') ? 3 : 3 + random.below(5);
      let record: GameRecord = {
        ...{ game: 'teufelsburg', edition: random.pick(EDITIONS), variants },
        position: positionOf(random, players, variants),
        moves: [],
      };
      for (let made = 0; made < 8; made++) {
        faults.push(...faultsAt(record, random));
        const legal = legalMovesAt(tablesAfter(record));
        // A record in which hidden cards part the outcomes goes on only in some of them; one in which the game is over not at all.
        const kinds = [...new Set(legal.map(({ move }) => move))].filter(
          (kind) => kind !== 'claim' && kind !== 'foretell',
        );
        if (kinds.length === 0) break;
        const kind = random.pick(kinds);
        record = {
          ...record,
          moves: [...(record.moves ?? []), random.pick(legal.filter(({ move }) => move === kind))],
        };
      }
    }
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
