/**
 * Whole games played at random from a seed, and what must hold at every point of them.
 */
import { seeded } from '../../engine/kernel/random.ts';
import { decode } from '../../engine/teufelsburg/decode.ts';
import type { Edition } from '../../engine/teufelsburg/ground.ts';
import { choices } from '../../engine/teufelsburg/legal.ts';
import { closeWindows, make } from '../../engine/teufelsburg/moves.ts';
import type { GameRecord, Move, OccupationId, Position, Variant } from '../../engine/teufelsburg/record.ts';
import { positionOf, type Ruling, rule } from '../../engine/teufelsburg/rule.ts';
import { setUp } from '../../engine/teufelsburg/setup.ts';
import { type Change, Table } from '../../engine/teufelsburg/table.ts';

/** Lays the changes of a ruling's steps on the position that it started from. */
export function replay(record: GameRecord, ruling: Ruling): string {
  const { position } = record;
  const hands = new Map(position.players.map(({ id, objects: hand }) => [id, [...hand] as string[]]));
  const trades = new Map(position.players.map(({ id, occupation, shown }) => [id, [occupation, Boolean(shown)]]));
  let pile = [...(position.objectPile ?? [])] as string[];
  let spares = [...(position.occupationPile ?? [])] as string[];
  let turn = position.turn;
  const discarded: string[] = [];
  const placeOf = (place: string | { player: string }) =>
    typeof place === 'string' ? (place === 'objectPile' ? pile : discarded) : (hands.get(place.player) as string[]);
  const apply = (change: Change) => {
    switch (change.change) {
      case 'object': {
        const from = placeOf(change.from);
        const at = from.indexOf(change.object);
        if (at < 0) throw new Error(`${change.object} is not at ${JSON.stringify(change.from)}`);
        from.splice(at, 1);
        placeOf(change.to).push(change.object);
        break;
      }
      case 'revealed': {
        const hand = hands.get(change.player) as string[];
        hand[hand.indexOf('?')] = change.object;
        break;
      }
      case 'occupation':
        trades.set(change.player, [change.occupation as OccupationId, change.shown]);
        break;
      case 'objectPile':
        pile = [...change.cards];
        break;
      case 'occupationPile':
        spares = [...change.cards];
        break;
      case 'turn':
        turn = change.player;
    }
  };
  for (const { changes } of ruling.steps) changes.forEach(apply);
  return JSON.stringify([
    [...hands].map(([id, hand]) => [id, hand.sort(), ...(trades.get(id) ?? [])]),
    pile,
    spares,
    turn,
    discarded.sort(),
  ]);
}

/** A position as `replay` tells it. */
function told({ position, discarded = [] }: Pick<Ruling, 'position' | 'discarded'>): string {
  return JSON.stringify([
    position.players.map(({ id, objects: hand, occupation, shown }) => [
      id,
      [...hand].sort(),
      occupation,
      Boolean(shown),
    ]),
    position.objectPile,
    position.occupationPile,
    position.turn,
    [...discarded].sort(),
  ]);
}

/** Everything wrong with a ruling on a record of legal moves. */
export function faults(record: GameRecord, ruling: Ruling): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  const { status, position, discarded = [], steps, pending, winners } = ruling;
  const count = (cards: Position, out: readonly string[]) =>
    [...cards.players.flatMap((player) => player.objects), ...(cards.objectPile ?? []), ...out].length;
  must(status !== 'illegal' && status !== 'depends', `a legal move is ${status} (${ruling.illegal?.code})`);
  must(count(position, discarded) === count(record.position, []), 'an object is lost or doubled');
  must(
    position.players.every((player) => player.objects.length > 0),
    'somebody has no object',
  );
  const reread = decode({ ...record, position, moves: [] });
  must(reread.ok, `the position cannot be: ${reread.ok || reread.problems.map(({ message }) => message)}`);
  const limit = [8, 6][record.position.players.length - 3] ?? 5;
  const owing = pending.some(({ moves }) => moves.some(({ move }) => move === 'give' || move === 'discard'));
  must(
    owing || position.players.every((player) => player.objects.length <= limit),
    'a hand is over the limit unnoticed',
  );
  must((status === 'pending') === pending.length > 0, `${status} with ${pending.length} to decide`);
  must((status === 'over') === (winners !== undefined), `${status} with winners ${winners}`);
  must(
    pending.every(({ moves }) => moves.length > 0),
    'somebody may decide but has no move',
  );
  must(
    steps.every(({ cites }) => cites.length > 0),
    'a step cites nothing',
  );
  must(
    steps.every(({ basis, option, reading }) => basis !== 'edition' || option !== undefined || reading !== undefined),
    'a step rests on an edition without saying in what',
  );
  must(
    steps.every(({ basis, reading }) => (basis === 'reading') === (reading !== undefined)),
    'a step rests on a reading without naming it',
  );
  must(told(ruling) === replay(record, ruling), 'the changes of the steps do not lead to the position');
  return found;
}

/** What a game was: its record, and everything that went wrong in it. */
export interface Game {
  readonly record: GameRecord;
  readonly faults: readonly string[];
}

/** How likely a kind of move is to be taken when it can be; claims end games, so they are rare. */
const EAGERNESS: Partial<Record<Move['move'], number>> = { pass: 0.2, refuse: 0.2, claim: 0.01, foretell: 0.01 };

/**
 * Plays a game at random.
 * @param seed the same seed gives the same game
 * @param most moves after which the game is broken off
 * @param every how many moves lie between two looks at everything that must hold; the last position is always looked at
 */
export function play(
  seed: number,
  players: number,
  edition: Edition,
  variants: readonly Variant[],
  most: number,
  every: number,
): Game {
  const random = seeded(seed);
  const { position } = setUp({ players, seed, edition, variants });
  const moves: Move[] = [];
  const record: GameRecord = { game: 'teufelsburg', edition, variants, position, moves };
  const table = new Table(record, false);
  const found: string[] = [];
  while (moves.length < most && !table.winners) {
    const all = choices(table);
    const legal = all.filter(({ move, illegal }) => !illegal && !hides(table, move));
    if (moves.length % every === 0) {
      const ruling = rule(record);
      found.push(...faults(record, ruling).map((fault) => `after ${moves.length} moves: ${fault}`));
      const seen = JSON.stringify(positionOf(closed(table)));
      if (JSON.stringify(ruling.position) !== seen)
        found.push(`after ${moves.length} moves: rule() differs from the table`);
      for (const { by, moves: owed } of ruling.pending) {
        const answer = random.pick(owed);
        const forbidden = make(closed(table), answer, 0);
        if (forbidden) found.push(`after ${moves.length} moves: ${by} may ${answer.move}, but ${forbidden.code}`);
      }
      const barred = all.filter(({ illegal }) => illegal);
      if (barred.length) {
        const { move } = random.pick(barred);
        const refused = rule({ ...record, moves: [...moves, move] });
        if (refused.status !== 'illegal') found.push(`after ${moves.length} moves: ${move.move} is ${refused.status}`);
        if (refused.applied !== moves.length) found.push(`after ${moves.length} moves: applied ${refused.applied}`);
        if (told(refused) !== told(ruling))
          found.push(`after ${moves.length} moves: the illegal ${JSON.stringify(move)} changes the table`);
      }
    }
    if (legal.length === 0) {
      found.push(`after ${moves.length} moves: nobody can move`);
      break;
    }
    const kinds = [...new Set(legal.map(({ move }) => move.move))];
    const eager = kinds.filter((kind) => random.below(1000) < 1000 * (EAGERNESS[kind] ?? 1));
    const kind = random.pick(eager.length ? eager : kinds);
    const { move } = random.pick(legal.filter((choice) => choice.move.move === kind));
    const forbidden = make(table, move, moves.length);
    if (forbidden) found.push(`after ${moves.length} moves: ${move.move} was said to be legal, but ${forbidden.code}`);
    moves.push(move);
  }
  found.push(...faults(record, rule(record)).map((fault) => `at the end: ${fault}`));
  return { record, faults: found };
}

/** Whether a move makes known cards unknown: a Clairvoyant shuffles more than one card. What hidden cards do is no matter of chance. */
const hides = (table: Table, move: Move): boolean =>
  move.move === 'use' && move.occupation === 'clairvoyant' && table.pile.length > 3;

/** The table once the windows have closed that nobody uses. */
function closed(table: Table): Table {
  const copy = table.copy();
  closeWindows(copy);
  return copy;
}
