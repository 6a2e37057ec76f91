/**
 * Changes of a table before its first move: who sits there, who holds what. Each gives a new record; a card that lies elsewhere is taken from
 * there, so that no card is on the table twice.
 */
import { isNamedIn, renamedIn } from '../../../../../engine/kernel/moves.ts';
import { freeName } from '../../../../../engine/kernel/name.ts';
import type { GameRecord as AnyRecord, Choice } from '../../game.ts';
import { withoutSeat } from '../../known.ts';
import type { Words } from '../../words.ts';
import {
  type Association,
  associationIds,
  BAGS,
  engine,
  facts,
  filledIn,
  type GameRecord,
  inPlayWith,
  type Move,
  moveKinds,
  NEEDED,
  type ObjectId,
  type OccupationId,
  objects,
  type Player,
  type Position,
  problemsOf,
  type Ruling,
  rule,
  tablesAfter,
} from './engine.ts';

/** A card that somebody does not know. */
const UNKNOWN = '?';

/** Unknown objects in a hand of which nothing is known: one alone would bring in the rules for a last object. */
const HAND = 2;
/** Unknown objects in a pile of which nothing is known: enough not to run out in a dispute. */
const PILE = Array<typeof UNKNOWN>(6).fill(UNKNOWN);
/** From this seat on it is one all the same, so that there is still a pile. */
const CROWDED = 8;

/** From where a card was taken: a pile, or the player's name. */
export type Source = { readonly pile: 'object' | 'occupation' } | { readonly player: string };

/** A changed record, and where the card came from if it lay elsewhere. */
export interface Change {
  readonly record: GameRecord;
  readonly from?: Source;
  /** The pile of objects has been emptied. */
  readonly emptied?: boolean;
  /** The association to which whoever shows the card has been taken to belong. */
  readonly side?: Association;
}

/** How many objects are supposed in the hand of somebody of whom nothing is known. */
const supposedAt = (seat: number): number => (seat < CROWDED ? HAND : 1);

/** A player of whom nothing is known. */
function stranger(id: string, seat: number, three = false): Player {
  const association = three ? ([UNKNOWN, UNKNOWN, UNKNOWN] as const) : UNKNOWN;
  return { id, association, occupation: UNKNOWN, objects: Array(supposedAt(seat)).fill(UNKNOWN) };
}

/** A table of so many of whom nothing is known. @param names theirs, as many at least */
export const unknownTable = (number: number, names: readonly string[] = facts.names): GameRecord => ({
  game: 'teufelsburg',
  variants: [],
  position: withinTheBox({
    players: names.slice(0, number).map((id, seat) => stranger(id, seat)),
    objectPile: PILE,
    turn: names[0] as string,
  }),
  moves: [],
});

/** Whether nobody has said how much lies in the pile: it is as it is where a table begins. */
export function isPileUnsaid({ position: { players, objectPile } }: GameRecord): boolean {
  if (!objectPile) return true;
  const strangers = players.map(({ id }, seat) => stranger(id, seat));
  const begun = withinTheBox({ players: strangers, objectPile: PILE });
  return objectPile.length === begun.objectPile?.length && objectPile.every((card) => card === UNKNOWN);
}

/** A record with another player at a seat. */
export function withPlayer(record: GameRecord, seat: number, next: Partial<Player>): GameRecord {
  const players = record.position.players.map((player, other) => (other === seat ? { ...player, ...next } : player));
  return { ...record, position: { ...record.position, players } };
}

/** Piles that are known, or not. */
type Piles = { readonly [Pile in 'objectPile' | 'occupationPile']?: Position[Pile] | undefined };

/** A record with other piles. @param piles `undefined` for one of which nothing is known */
export function withPiles(record: GameRecord, piles: Piles): GameRecord {
  const { objectPile, occupationPile, ...rest } = { ...record.position, ...piles };
  return {
    ...record,
    position: { ...rest, ...(objectPile && { objectPile }), ...(occupationPile && { occupationPile }) },
  };
}

/** Gives a player another name wherever the record has it. */
export function rename(record: GameRecord, from: string, to: string): GameRecord {
  const { position, moves = [] } = record;
  return {
    ...record,
    position: {
      ...position,
      players: position.players.map((player) => (player.id === from ? { ...player, id: to } : player)),
      ...(position.turn === from && { turn: to }),
    },
    moves: moves.map((move) => renamedIn(moveKinds, move, from, to)),
  };
}

/** Takes a player from the table, and the moves that name them. */
export function leave(record: GameRecord, id: string): GameRecord {
  const { position, known = [], moves = [] } = record;
  const seat = position.players.findIndex((player) => player.id === id);
  const players = position.players.filter((player) => player.id !== id);
  const turn = position.turn === id ? players[0]?.id : position.turn;
  return {
    ...record,
    position: { ...position, players, ...(turn !== undefined && { turn }) },
    ...(known.length > 0 && { known: withoutSeat(known, seat) }),
    moves: moves.filter((move) => !isNamedIn(moveKinds, move, id)),
  };
}

/** Seats one more player, of whom nothing is known. */
export function join(record: GameRecord): GameRecord {
  const { players } = record.position;
  const id = freeName(facts.names, players);
  const three = record.variants?.includes('three-associations') ?? false;
  const joined = { ...record.position, players: [...players, stranger(id, players.length, three)] };
  return { ...record, position: withinTheBox(joined) };
}

/** How many objects players hold. */
const heldBy = (players: readonly Player[]): number => players.reduce((sum, { objects: hand }) => sum + hand.length, 0);

/** A position whose pile of unknown objects has shrunk until there are no more objects than the game has; two are left in any case. */
function withinTheBox(position: Position): Position {
  const { players, objectPile } = position;
  if (!objectPile?.every((card) => card === UNKNOWN)) return position;
  return { ...position, objectPile: objectPile.slice(0, Math.max(2, inPlayWith(players.length) - heldBy(players))) };
}

/** A list without the first of an item. */
function less<Item>(list: readonly Item[], item: Item): Item[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/**
 * The hand of a player of which not everything is known, as it is if there is one object alone in it, and as it is if it is full; nothing where
 * it is known how it is, or cannot be so.
 */
export function handsOtherwise(
  record: GameRecord,
  seat: number,
): { readonly sole?: GameRecord; readonly full?: GameRecord } {
  const { objects: hand = [] } = record.position.players[seat] ?? {};
  const named = hand.filter((card) => card !== UNKNOWN);
  const more = limitOf(record) - hand.length;
  // A full one has been said to be, and so has one of fewer unknown objects than are supposed.
  if (named.length === hand.length || hand.length < supposedAt(seat) || more <= 0) return {};
  const full: Player['objects'] = [...hand, ...Array(more).fill(UNKNOWN)];
  return {
    ...(hand.length > 1 &&
      named.length < 2 && { sole: withPlayer(record, seat, { objects: named.length > 0 ? named : [UNKNOWN] }) }),
    full: withPlayer(record, seat, { objects: full }),
  };
}

/** How many of an object lie on the table. */
const onTable = ({ players, objectPile = [] }: Position, object: ObjectId): number =>
  [...players.flatMap((player) => player.objects), ...objectPile].filter((one) => one === object).length;

/**
 * Takes an object from where a copy of it lies, if all copies are placed: from the pile if it can, else from another hand, where an unknown
 * one takes its place.
 */
function fetched(record: GameRecord, object: ObjectId, seat: number): Change {
  const { position } = record;
  if (onTable(position, object) < objects[object].count) return { record };
  const { objectPile, players } = position;
  if (objectPile?.includes(object))
    return { record: withPiles(record, { objectPile: less(objectPile, object) }), from: { pile: 'object' } };
  const other = players.findIndex((player, at) => at !== seat && player.objects.includes(object));
  const holder = players[other];
  if (!holder) return { record };
  const left: Player['objects'] = [...less(holder.objects, object), UNKNOWN];
  return { record: withPlayer(record, other, { objects: left }), from: { player: holder.id } };
}

/** Whether a player has every copy of an object. */
const hasAll = ({ position: { players } }: GameRecord, seat: number, object: ObjectId): boolean =>
  players[seat]?.objects.filter((one) => one === object).length === objects[object].count;

/** Puts an object into a player's hand, in place of an unknown one there, or where they would be too many, in the pile or in another hand. */
export function put(record: GameRecord, seat: number, object: ObjectId): Change {
  // Who says so of the last copy once more says nothing new.
  if (hasAll(record, seat, object)) return { record };
  const change = fetched(record, object, seat);
  const { objects: hand = [] } = change.record.position.players[seat] ?? {};
  const held = withPlayer(change.record, seat, { objects: [...less(hand, UNKNOWN), object] });
  return { ...change, record: withFewer({ ...held, position: withinTheBox(held.position) }, seat) };
}

/** A table of which all but one hold less than was supposed, as long as there are more objects than the game has. */
function withFewer(record: GameRecord, seat: number): GameRecord {
  const { players, objectPile = [] } = record.position;
  const isOverfull = heldBy(players) + objectPile.length > inPlayWith(players.length);
  const fewer = isOverfull && oneLess(record, seat);
  return fewer ? withFewer(fewer, seat) : record;
}

/** The same of something that has been said of a hand: one that is open stays so as long as it may grow. */
export function holding(record: GameRecord, seat: number, object: ObjectId): Change {
  if (hasAll(record, seat, object)) return { record };
  const { objects: hand = [] } = record.position.players[seat] ?? {};
  const replaced = put(record, seat, object);
  if (hand.filter((one) => one === UNKNOWN).length !== 1 || hand.length >= limitOf(record)) return replaced;
  const grown = withPlayer(replaced.record, seat, { objects: [object, ...hand] });
  return isPossible(grown, record) ? { ...replaced, record: grown } : replaced;
}

/**
 * An object that a player shows to a claim: beside what counts there, what has not been shown does not, so no unknown object stays. Whoever shows
 * all there are shows none after that. Whoever shows what one side needs is taken to belong to it, but to a claim for the Lodge. A Secret Bag
 * counts once the pile has run out: where one is shown and nobody has said anything of the pile, it has.
 */
export function showing(record: GameRecord, seat: number, object: ObjectId, forLodge = false): Change {
  const { objects: had = [] } = record.position.players[seat] ?? {};
  if (hasAll(record, seat, object)) {
    const left: Player['objects'] = had.filter((one) => one !== object);
    const without = withPlayer(record, seat, { objects: left.some(isCounted) ? left : openHand(left) });
    const isShown = without.position.players.some(({ objects: hand }) => hand.some(isBag));
    return { record: isBag(object) && !isShown ? withUnknownPile(without) : without };
  }
  const change = fetched(record, object, seat);
  const { objects: hand = [] } = change.record.position.players[seat] ?? {};
  const known: Player['objects'] = [...hand.filter((card) => card !== UNKNOWN), object];
  const shown = known.some(isCounted) ? known : openHand(known);
  const { association = UNKNOWN } = change.record.position.players[seat] ?? {};
  const side = association === UNKNOWN && !forLodge ? sideOf(object) : undefined;
  const next = withPlayer(change.record, seat, { objects: shown, ...(side && { association: side }) });
  const taken = { ...change, ...(side && { side }) };
  if (!isBag(object) || !isPileUnsaid(next)) return { ...taken, record: next };
  return { ...taken, record: withPiles(next, { objectPile: [] }), emptied: true };
}

/** A record whose pile of objects has run out, or, if it had, one of which nothing is known. */
export const emptying = (record: GameRecord): GameRecord =>
  record.position.objectPile?.length === 0 ? withUnknownPile(record) : withPiles(record, { objectPile: [] });

/** Whether a card makes a victory. The Black Pearl says nothing of what else there is. */
const isCounted = (card: string) => sideOf(card) !== undefined;

/** A hand of which no more is known than these cards. */
const openHand = (known: Player['objects']): Player['objects'] => [
  ...known,
  ...Array(Math.max(HAND - known.length, known.length ? 1 : 0)).fill(UNKNOWN),
];

const isBag = (card: string) => card.startsWith('secret-bag');

/** The side that needs an object. */
const sideOf = (object: string): Association | undefined =>
  associationIds.find((side) => NEEDED[side].some((one) => one === object));

/** A record with a pile of which nothing is known. */
const withUnknownPile = (record: GameRecord): GameRecord => ({
  ...record,
  position: withinTheBox({ ...record.position, objectPile: PILE }),
});

const limitOf = (record: GameRecord): number => tablesAfter({ ...record, moves: [] })[0]?.limit ?? 0;

/** Whether a table that has grown can be, and still has the pile that it had before. */
const isPossible = (next: GameRecord, before: GameRecord): boolean =>
  problemsOf(next).length === 0 && bagsTurned(next) === bagsTurned(before);

const bagsTurned = (record: GameRecord) => tablesAfter({ ...record, moves: [] })[0]?.bagsTurned;

/** Takes a card out of a hand; where none were left, one unknown remains. */
export function forgetting(record: GameRecord, seat: number, index: number): GameRecord {
  const { objects: hand = [] } = record.position.players[seat] ?? {};
  const left: Player['objects'] = hand.toSpliced(index, 1);
  return withPlayer(record, seat, { objects: left.length > 0 ? left : [UNKNOWN] });
}

/** Takes an occupation from whoever has it. */
function freed(record: GameRecord, occupation: OccupationId): Change {
  const { players } = record.position;
  const seat = players.findIndex((player) => player.occupation === occupation);
  const holder = players[seat];
  if (!holder) return { record };
  return { record: withPlayer(record, seat, { occupation: UNKNOWN, shown: false }), from: { player: holder.id } };
}

/** Gives a player an occupation; who had it, or the spares, have an unknown one instead. */
export function being(record: GameRecord, seat: number, occupation: OccupationId): Change {
  const { players, occupationPile } = record.position;
  const { occupation: had = UNKNOWN } = players[seat] ?? {};
  if (had === occupation) return { record };
  if (occupationPile?.includes(occupation)) {
    // The card that the player had lies with the spares now.
    const spares = occupationPile.map((one) => (one === occupation ? had : one));
    const own = withPlayer(record, seat, { occupation });
    return { record: withPiles(own, { occupationPile: spares }), from: { pile: 'occupation' } };
  }
  const change = freed(record, occupation);
  return { ...change, record: withPlayer(change.record, seat, { occupation }) };
}

/** An object laid into the pile; taken from a hand if all its copies are placed. */
export function piling(record: GameRecord, object: ObjectId): Change {
  const change = fetched(record, object, -1);
  const { objectPile = [] } = change.record.position;
  return { ...change, record: withPiles(change.record, { objectPile: [...objectPile, object] }) };
}

/** An occupation laid among the spares; taken from whoever had it. */
export function sparing(record: GameRecord, occupation: OccupationId): Change {
  const { occupationPile = [] } = record.position;
  if (occupationPile.includes(occupation)) return { record };
  const change = freed(record, occupation);
  return { ...change, record: withPiles(change.record, { occupationPile: [...occupationPile, occupation] }) };
}

/**
 * Keeps hands open of which not everything is known: a player who began with an unknown object, and of whom the moves have since shown
 * every one, gets one more unknown, so that what is used next can be used. Nobody sets up a hand card by card to ask about a fight.
 * @param made the place of the move that has just been made
 */
export function open(asMade: GameRecord, made: number): GameRecord {
  const record = withRoom(withHit(asMade, made), made);
  const [table] = tablesAfter(record);
  if (!table || table.winners) return record;
  const { players } = record.position;
  const grown = players.map((player, seat): Player => {
    const { hand = [] } = table.seats[seat] ?? {};
    const isOpen = player.objects.includes(UNKNOWN) && hand.every((card) => card[0] !== UNKNOWN);
    return isOpen && hand.length < table.limit ? { ...player, objects: [...player.objects, UNKNOWN] } : player;
  });
  if (grown.every((player, seat) => player === players[seat])) return record;
  const next = { ...record, position: { ...record.position, players: grown } };
  return isPossible(next, record) ? next : record;
}

/** Whether a Diplomat's demand has missed. */
export const hasMissed = ({ steps }: Ruling): boolean => steps.some(({ code }) => code === 'diplomat.missed');

/**
 * Whoever says what a Diplomat gave for an object says that it was there: it is in the hand, as long as that can be. Of a Secret Bag, either one,
 * it stays open which, where it can be both.
 */
function withHit(record: GameRecord, made: number): GameRecord {
  const move = record.moves?.[made];
  if (move?.move !== 'use' || move.occupation !== 'diplomat' || !move.return) return record;
  const seat = record.position.players.findIndex(({ id }) => id === move.target);
  const until = (of: GameRecord): Ruling => rule({ ...of, moves: of.moves?.slice(0, made + 1) ?? [] });
  if (!until(record).cases?.some((one) => hasMissed(one.ruling))) return record;
  const cards = move.object === 'secret-bag' ? BAGS : [move.object];
  const [hit, ...others] = cards.flatMap((card) => {
    const filled = filledIn(record, [{ place: `players[${seat}].objects`, card, atLeast: 1, holds: true }]);
    return filled && problemsOf(filled).length === 0 && until(filled).status !== 'illegal' ? [filled] : [];
  });
  return hit && others.length === 0 ? hit : record;
}

/** How many objects that count a claim for the Lodge needs beside its Coat of Arms. */
const FOR_LODGE = 3;
const COAT_OF_ARMS = 'lodge-coat-of-arms';

/** A hand of which not everything is known, with room for what a claim for the Lodge needs; nothing where it has that, or all is known. */
function handForLodge(hand: Player['objects']): Player['objects'] | undefined {
  const named = hand.filter((card) => card !== UNKNOWN && card !== COAT_OF_ARMS);
  const counting = named.filter(isCounted).length;
  const next: Player['objects'] = [COAT_OF_ARMS, ...named, ...Array(Math.max(0, FOR_LODGE - counting)).fill(UNKNOWN)];
  return hand.includes(UNKNOWN) && next.length > hand.length ? next : undefined;
}

/** Whoever claims for the Lodge shows its Coat of Arms; of a hand of which not everything is known, it is open what else there is. */
function withRoom(record: GameRecord, made: number): GameRecord {
  const move = record.moves?.[made];
  if (move?.move !== 'claim' || move.as !== 'lodge') return record;
  const seat = record.position.players.findIndex(({ id }) => id === move.by);
  const { objects: hand = [] } = record.position.players[seat] ?? {};
  const larger = handForLodge(hand);
  if (!larger || (onTable(record.position, COAT_OF_ARMS) > 0 && !hand.includes(COAT_OF_ARMS))) return record;
  // Where many play, others hold less than was supposed.
  let next: GameRecord | undefined = withPlayer(record, seat, { objects: larger });
  while (next && !isPossible(next, record)) next = oneLess(next, seat);
  return next ?? record;
}

/** The table with an unknown card less in the largest hand that has one beside others; nothing if none has. @param but not in this one */
export function oneLess(record: GameRecord, but?: number): GameRecord | undefined {
  const { players } = record.position;
  const [largest] = players
    .map(({ objects: hand }, seat) => ({ hand, seat }))
    .filter(({ hand, seat }) => seat !== but && hand.length > 1 && hand.includes(UNKNOWN))
    .sort((a, b) => b.hand.length - a.hand.length);
  return largest && withPlayer(record, largest.seat, { objects: less(largest.hand, UNKNOWN) });
}

/** What can be done next: a hand of which nobody has said anything says nothing against a claim for the Lodge, if a larger one does not. */
export function choicesAfter(any: AnyRecord): readonly Choice[] | undefined {
  const record = any as GameRecord;
  return engine.choicesAfter(record)?.map((choice) => {
    const move = choice.move as Move;
    if (!choice.illegal || move.move !== 'claim' || move.as !== 'lodge') return choice;
    const moves = [...(record.moves ?? []), move];
    const opened = withRoom({ ...record, moves }, moves.length - 1);
    return opened.position !== record.position && rule(opened).status !== 'illegal' ? { move } : choice;
  });
}

/** Where a card lies that has to be taken from there, in words; nothing while a copy of it is left. */
export function whereIs({ position }: GameRecord, card: string, seat: number, words: Words): string | undefined {
  const { players, objectPile = [], occupationPile = [] } = position;
  const holders = players.flatMap(({ id, occupation, objects: hand }, at) =>
    (occupation === card ? [{ id, at }] : []).concat(hand.filter((one) => one === card).map(() => ({ id, at }))),
  );
  const piled = objectPile.filter((one) => one === card).length;
  const isSpare = occupationPile.some((one) => one === card);
  const copies = card in objects ? objects[card as ObjectId].count : 1;
  if (holders.length + piled + (isSpare ? 1 : 0) < copies) return undefined;
  if (isSpare) return words.b('setup.spare');
  if (piled) return words.b('setup.piled');
  return words.list([...new Set(holders.filter(({ at }) => at !== seat).map(({ id }) => id))]);
}
