/**
 * Whole games played at random from a seed, and what must hold at every point of them.
 */
import { type Random, seeded } from '../../../../engine/kernel/random.ts';
import { decode } from '../../../../engine/teufelsburg/decode.ts';
import {
  choices,
  type Edition,
  Game,
  type GameRecord,
  type Move,
  type OccupationId,
  type Position,
  type Ruling,
  rule,
  setUp,
  tablesAfter,
  type Variant,
  view,
} from '../../../../engine/teufelsburg/index.ts';
import type { Change } from '../../../../engine/teufelsburg/state.ts';

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

/** The most objects in a hand (`limit.size`). */
const limitOf = (players: number) => [8, 6][players - 3] ?? 5;

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
  const limit = limitOf(record.position.players.length);
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
  const decided = steps.findLastIndex(({ code }) => /^fight\.(?:won|ring-wins|mixer-wins)$/.test(code));
  const hasJustWon = decided >= 0 && steps.slice(decided + 1).every(({ code }) => code.startsWith('ring.'));
  must(
    !hasJustWon ||
      pending.some(
        ({ by, moves }) => by === steps[decided]?.params.winner && moves.some(({ move }) => move === 'inspect'),
      ),
    'a fight has been won, and the winner may not choose the spoils',
  );
  must(told(ruling) === replay(record, ruling), 'the changes of the steps do not lead to the position');
  return found;
}

/** What a game was: its record, and everything that went wrong in it. */
export interface Played {
  readonly record: GameRecord;
  readonly faults: readonly string[];
}

/** How likely kinds of move are to be taken when they can be. Claims end games: in a long game they are rare. */
const SHORT: Partial<Record<Move['move'], number>> = { pass: 0.2, refuse: 0.2, claim: 0.7, foretell: 0.7 };
const LONG: typeof SHORT = { ...SHORT, claim: 0.05, foretell: 0.05 };

/** What a game is played with. */
export interface Play {
  /** The same seed gives the same game. */
  readonly seed: number;
  readonly players: number;
  readonly edition: Edition;
  readonly variants: readonly Variant[];
  readonly firstGame?: boolean;
  /** Moves after which the game is broken off; left out: it is played to its end. */
  readonly most?: number;
  /** How many moves lie between two close looks; left out: there is one look somewhere in the game. The end is always looked at. */
  readonly every?: number;
}

/** Plays a game at random. */
export function play({ seed, most = 2_000, every, ...table }: Play): Played {
  const random = seeded(seed);
  const game = new Game(setUp({ seed, ...table }), false);
  const cards = cardsOf(game.position).length;
  const found: string[] = [];
  const eagerness = random.below(20) === 0 ? LONG : SHORT;
  const closeLook = random.below(40);
  let made = 0;
  for (; made < most && !game.winners; made++) {
    const note = (fault: string) => found.push(`after ${made} moves: ${fault}`);
    const legal = game.legalMoves();
    for (const fault of glance(game.position, legal, cards)) note(fault);
    if (every ? made % every === 0 : made === closeLook) for (const fault of look(game, legal, random)) note(fault);
    if (legal.length === 0) break;
    const kinds = [...new Set(legal.map(({ move }) => move))];
    const eager = kinds.filter((kind) => random.below(1000) < 1000 * (eagerness[kind] ?? 1));
    const kind = random.pick(eager.length ? eager : kinds);
    const move = random.pick(legal.filter((one) => one.move === kind));
    const played = game.play(move);
    if (!played.ok) note(`${move.move} was said to be legal, but ${played.illegal.code}`);
  }
  const record = game.state;
  const ruling = rule(record);
  found.push(...faults(record, ruling).map((fault) => `at the end: ${fault}`));
  if (JSON.stringify(ruling.winners) !== JSON.stringify(game.winners))
    found.push('at the end: the record has other winners');
  return { record, faults: found };
}

/** The objects that a position shows: a few letters each, in no order. */
const cardsOf = ({ players, objectPile = [] }: Position) => [
  ...players.flatMap(({ objects }) => objects),
  ...objectPile,
];

/** What can be seen to be wrong at a glance, at any point of a game. */
function* glance(position: Position, legal: readonly Move[], cards: number): Generator<string> {
  const { players } = position;
  const limit = limitOf(players.length);
  const sheds = legal.some(({ move }) => move === 'give' || move === 'discard');
  if (legal.length === 0) yield 'nobody can move';
  if (cardsOf(position).length > cards) yield 'an object is doubled';
  for (const { id, objects } of players) {
    if (objects.length === 0) yield `${id} has no object`;
    if (objects.length > limit && !sheds) yield `${id} is over the limit unnoticed`;
  }
}

/** What can be found wrong when a game is looked at closely. */
function look(game: Game, legal: readonly Move[], random: Random): string[] {
  const record = game.state;
  const found: string[] = [];
  const resumed = new Game(JSON.parse(JSON.stringify(record)), false);
  if (JSON.stringify([resumed.position, resumed.legalMoves()]) !== JSON.stringify([game.position, legal]))
    found.push('the game resumed from its record is another one');
  const ruling = rule(record);
  found.push(...faults(record, ruling));
  for (const { by, moves } of ruling.pending) {
    const answered = resumed.play(random.pick(moves));
    if (!answered.ok) found.push(`${by} may decide, but ${answered.illegal.code}`);
    break;
  }
  const all = choices(tablesAfter(record));
  const allowed = all.filter(({ illegal }) => !illegal).map(({ move }) => JSON.stringify(move));
  if (JSON.stringify(allowed.sort()) !== JSON.stringify(legal.map((move) => JSON.stringify(move)).sort()))
    found.push('choices and legal moves differ');
  const barred = all.filter(({ illegal }) => illegal);
  if (barred.length) {
    const { move } = random.pick(barred);
    const refused = rule({ ...record, moves: [...(record.moves ?? []), move] });
    if (refused.status !== 'illegal') found.push(`${move.move} is ${refused.status}`);
    if (refused.applied !== record.moves?.length) found.push(`the illegal ${move.move} comes after ${refused.applied}`);
    if (told(refused) !== told(ruling)) found.push(`the illegal ${JSON.stringify(move)} changes the ruling`);
    const before = JSON.stringify([game.state, game.position]);
    if (game.play(move).ok) found.push(`the illegal ${move.move} was played`);
    if (JSON.stringify([game.state, game.position]) !== before) found.push(`the illegal ${move.move} changes the game`);
  }
  return [...found, ...misseen(record, ruling, random.pick(record.position.players).id)];
}

/** What a player takes for certain that is not so, or does not know of their own cards. */
function misseen(record: GameRecord, { position }: Ruling, player: string): string[] {
  const found: string[] = [];
  const seen = view(record, player).position;
  const knows = (known: readonly string[], cards: readonly string[], what: string) => {
    const left = [...cards];
    if (known.length !== cards.length) found.push(`${player} sees ${known.length} of ${cards.length} ${what}`);
    for (const card of known) {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      else if (card !== '?') found.push(`${player} takes ${card} to be among ${what}`);
    }
  };
  for (const [seat, { id, association, occupation, objects }] of position.players.entries()) {
    const known = seen.players[seat] as Position['players'][number];
    knows(known.objects, objects, `the objects of ${id}`);
    knows([known.occupation ?? '?'], [occupation ?? '?'], `the occupation of ${id}`);
    knows([known.association ?? '?'].flat(), [association ?? '?'].flat(), `the associations of ${id}`);
    if (id === player && JSON.stringify(known).includes('"?"')) found.push(`${player} does not know their own cards`);
  }
  for (const pile of ['objectPile', 'occupationPile'] as const) {
    for (const [index, card] of (position[pile] ?? []).entries())
      knows([seen[pile]?.[index] ?? ''], [card], `${pile}[${index}]`);
  }
  return found;
}
