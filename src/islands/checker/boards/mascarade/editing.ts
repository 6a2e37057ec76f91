/**
 * Changes of a table before its first move: who sits there, with how much gold, before which cards. Each gives a new record; a card that lies
 * elsewhere is taken from there, so that no card is on the table twice.
 */
import { isNamedIn, renamedIn } from '../../../../../engine/kernel/moves.ts';
import { freeName } from '../../../../../engine/kernel/name.ts';
import { withoutSeat } from '../../known.ts';
import {
  CENTRE,
  type CharacterId,
  cardsEach,
  characters,
  deckOf as deckAt,
  deckFaults,
  facts,
  type GameRecord,
  type Move,
  moveKinds,
  type Player,
  type Position,
  type Unknown,
} from './engine.ts';

type Card = CharacterId | Unknown;

/** Where a card lies: before a player, by their seat, or in the centre. */
export type At = { readonly seat: number | 'centre'; readonly card: number };

/** A changed record, and from where a card was taken if it lay elsewhere: a player's name, or the centre. */
export interface Change {
  readonly record: GameRecord;
  readonly from?: string;
}

/** The fewest and the most who can play. */
export const [FEWEST, MOST] = facts.players;

/** A table of so many of whom nothing is known. @param names theirs, as many at least */
export const unknownTable = (number: number, names: readonly string[] = facts.names): GameRecord => ({
  game: 'mascarade',
  position: {
    players: names.slice(0, number).map((id) => ({ id, gold: facts.start })),
    courthouse: 0,
    turn: names[0] as string,
  },
  moves: [],
});

/** A record with another player at a seat. */
export function withPlayer(record: GameRecord, seat: number, next: Partial<Player>): GameRecord {
  const players = record.position.players.map((player, other) => (other === seat ? { ...player, ...next } : player));
  return withPosition(record, { players });
}

/** A record with something else about its table; what is `undefined` is left out. */
export function withPosition(
  record: GameRecord,
  next: { readonly [Field in keyof Position]?: Position[Field] | undefined },
): GameRecord {
  const position = Object.fromEntries(
    Object.entries({ ...record.position, ...next }).filter(([, value]) => value !== undefined),
  );
  return { ...record, position: position as unknown as Position };
}

/** The characters in play. */
export const deckOf = ({ position, edition = 'reference' }: GameRecord): readonly CharacterId[] =>
  deckAt(position, edition);

/** How many cards lie in the centre with these characters. */
const numberInCentre = (record: GameRecord): number => {
  const { players } = record.position;
  return Math.max(0, deckOf(record).length - players.length * cardsEach(players.length));
};

/** So many cards: those that are there, and unknown ones. */
const filled = (cards: readonly Card[], number: number): Card[] =>
  Array.from({ length: number }, (_, index) => cards[index] ?? '?');

/** The cards before a player, also where nobody has told of them. */
export const cardsOf = ({ position: { players } }: GameRecord, seat: number): readonly Card[] =>
  players[seat]?.cards ?? filled([], cardsEach(players.length));

/** The cards in the centre, also where nobody has told of them. */
export const centreOf = (record: GameRecord): readonly Card[] =>
  record.position.centre ?? filled([], numberInCentre(record));

/** The cards at all places. */
const placesOf = (record: GameRecord): (At & { readonly lies: Card })[] => [
  ...record.position.players.flatMap((_, seat) => cardsOf(record, seat).map((lies, card) => ({ seat, card, lies }))),
  ...centreOf(record).map((lies, card) => ({ seat: CENTRE as 'centre', card, lies })),
];

/** The places at which a character lies. */
export const placesWith = (record: GameRecord, character: string): At[] =>
  placesOf(record).filter(({ lies }) => lies === character);

/** Whose a place is: a player's name, or `centre`. */
export const whose = ({ position: { players } }: GameRecord, { seat }: At): string =>
  seat === 'centre' ? CENTRE : (players[seat]?.id ?? '');

/** A record with a card at a place. */
export const put = (record: GameRecord, { seat, card }: At, lies: Card): GameRecord =>
  seat === 'centre'
    ? withPosition(record, { centre: centreOf(record).with(card, lies) })
    : withPlayer(record, seat, { cards: cardsOf(record, seat).with(card, lies) });

/** The place from which a character has to be taken to lie somewhere else. */
export function takenFrom(record: GameRecord, at: At, character: CharacterId): At | undefined {
  const places = placesWith(record, character);
  const copies = deckOf(record).filter((one) => one === character).length;
  const others = places.filter(({ seat, card }) => seat !== at.seat || card !== at.card);
  return places.length === others.length && others.length >= copies ? others[0] : undefined;
}

/** Lays a card at a place; who had it has an unknown one instead. */
export function lay(record: GameRecord, at: At, character: Card): Change {
  const from = character === '?' ? undefined : takenFrom(record, at, character);
  const freed = from ? put(record, from, '?') : record;
  return { record: put(freed, at, character), ...(from && { from: whose(record, from) }) };
}

/**
 * A record in which as many cards lie at each place as belong there, all of characters in play; moves fall away that take one in the centre that is
 * not there any more.
 */
export function mended(record: GameRecord): GameRecord {
  const { moves = [] } = record;
  const { players, deck } = record.position;
  const own = deck && deckFaults(deck, players.length).length === 0 ? deck : undefined;
  const next = withPosition(record, { deck: own });
  const left = [...deckOf(next)];
  const known = (card: Card): Card => {
    const place = left.indexOf(card as CharacterId);
    if (place < 0) return '?';
    left.splice(place, 1);
    return card;
  };
  const each = cardsEach(players.length);
  const mendedPlayers = players.map(
    (player): Player => (player.cards ? { ...player, cards: filled(player.cards.map(known), each) } : player),
  );
  const { centre } = record.position;
  const inCentre = numberInCentre(next);
  const isThere = (move: Move) => !('withCard' in move) || move.with !== CENTRE || (move.withCard ?? 0) < inCentre;
  return {
    ...withPosition(next, { players: mendedPlayers, centre: centre && filled(centre, inCentre).map(known) }),
    moves: moves.filter(isThere),
  };
}

/** A record played with these characters, or with those that belong to the number of players. */
export const playedWith = (record: GameRecord, deck: readonly CharacterId[] | undefined): GameRecord =>
  withPosition(record, { deck, ...(!deck && { centre: undefined }) });

/** The characters in play with one more of a kind, or without it; of two Peasants there are both or none. */
export function toggled(record: GameRecord, character: CharacterId): readonly CharacterId[] {
  const deck = deckOf(record);
  if (deck.includes(character)) return deck.filter((one) => one !== character);
  return [...deck, ...Array.from({ length: characters[character].count }, () => character)];
}

/** A table with another deck, and the character that has gone for another, or has come. */
interface Exchange {
  readonly record: GameRecord;
  /** Nothing where as many characters may be in play as then are. */
  readonly other?: CharacterId;
}

/** Whether a character is known to lie somewhere. */
export const isPlaced = (record: GameRecord, character: CharacterId): boolean =>
  placesWith(record, character).length > 0;

/**
 * The tables at which a character is in play, or is not any more: by itself, or where that makes no deck in exchange for another, those first of
 * whom nobody knows where they lie, and those of the usual deck.
 */
export function exchanges(record: GameRecord, character: CharacterId): Exchange[] {
  const number = record.position.players.length;
  const deckWith = (...toggling: readonly CharacterId[]): GameRecord | undefined => {
    const to = toggling.reduce((made, one) => playedWith(made, toggled(made, one)), record);
    return deckFaults(deckOf(to), number).length === 0 ? mended(to) : undefined;
  };
  const alone = deckWith(character);
  if (alone) return [{ record: alone }];
  const deck = deckOf(record);
  const isIn = deck.includes(character);
  const usual = deckOf(playedWith(record, undefined));
  const rank = (one: CharacterId) => (isPlaced(record, one) ? 2 : usual.includes(one) ? 0 : 1);
  return (Object.keys(characters) as CharacterId[])
    .filter((one) => deck.includes(one) !== isIn)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((other) => {
      const to = deckWith(character, other);
      return to ? [{ record: to, other }] : [];
    });
}

/** Gives a player another name wherever the record has it. */
export function rename(record: GameRecord, from: string, to: string): GameRecord {
  const swap = (id: string): string => (id === from ? to : id);
  const { position, moves = [] } = record;
  const { players, turn, revealed, mustLook } = position;
  return {
    ...withPosition(record, {
      players: players.map((player) => (player.id === from ? { ...player, id: to } : player)),
      turn: turn && swap(turn),
      revealed: revealed?.map(swap),
      mustLook: mustLook?.map(swap),
    }),
    moves: moves.map((move) => renamedIn(moveKinds, move, from, to)),
  };
}

/** The record with other players; moves fall away that name somebody who is gone, or all where cards are counted otherwise. */
function reseated(record: GameRecord, players: readonly Player[]): GameRecord {
  const { position, moves = [] } = record;
  const ids = new Set(players.map(({ id }) => id));
  const gone = position.players.map(({ id }) => id).filter((id) => !ids.has(id));
  const stays = (list: readonly string[] | undefined) => list?.filter((id) => ids.has(id));
  const isSame = cardsEach(players.length) === cardsEach(position.players.length);
  return mended({
    ...withPosition(record, {
      players,
      turn: position.turn !== undefined && ids.has(position.turn) ? position.turn : players[0]?.id,
      revealed: stays(position.revealed),
      mustLook: stays(position.mustLook),
    }),
    moves: isSame ? moves.filter((move) => !gone.some((id) => isNamedIn(moveKinds, move, id))) : [],
  });
}

/** Takes a player from the table. */
export function leave(record: GameRecord, id: string): GameRecord {
  const { position, known = [] } = record;
  const seat = position.players.findIndex((player) => player.id === id);
  const left = known.length > 0 ? { ...record, known: withoutSeat(known, seat) } : record;
  return reseated(
    left,
    position.players.filter((player) => player.id !== id),
  );
}

/** Seats one more player, of whom nothing is known. */
export function join(record: GameRecord): GameRecord {
  const { players } = record.position;
  const id = freeName(facts.names, players);
  return reseated(record, [...players, { id, gold: facts.start }]);
}
