/**
 * A record as a few characters for the address of a page. Names are written only where somebody typed them.
 *
 * Version 3: `3` head `.` players `.` objectPile `.` occupationPile `.` moves `.` check, all of letters, digits, `-` and `_`, which mail and chat
 * leave alone. A letter a card, a digit a seat.
 * - Head: the edition, the number of players, whose turn it is unless the first player's, the variants, `-` and the seed in base 36.
 * - A player: a capital or digit for association and occupation, letters for further association cards, `v` if the occupation lies face up, the
 *   hand, `-name-`.
 * - A pile: `0` for an empty one, nothing for one left out.
 * - A move: a capital for its kind, then its fields.
 * - The check: of all that stands before it. Every later version ends with the same, so that damage is known as damage.
 *
 * Links of versions 1 and 2 are read for ever.
 */
import type { Problem } from '../kernel/result.ts';
import { facts } from './data.ts';
import {
  cardsOf,
  EDITIONS,
  type Field,
  FURTHER,
  firstOf,
  LETTERS,
  lookUp,
  MOVES,
  OLD_LETTERS,
  USES,
  VARIANTS,
  WORDS,
} from './link-letters.ts';
import { readOld } from './link-old.ts';
import {
  assemble,
  MOST_PLAYERS,
  type Parts,
  problem,
  type ReadPlayer,
  readName,
  readObjects,
  UNREAD,
  unescaped,
} from './link-parts.ts';
import type { Association, GameRecord, Move, ObjectId, OccupationId, Player, Unknown } from './record.ts';

const VERSION = 3;
/** How many parts stand before the check. */
const PARTS = 5;

/** The largest prime that three digits in base 36 can hold, and a primitive root of it. */
const PRIME = 46_649;
const ROOT = 257;

/** Another one if any character is another, or any two have changed places; after any other damage the same in one of 46,649. */
function checkOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * ROOT + text.charCodeAt(at)) % PRIME;
  return sum.toString(36).padStart(3, '0');
}

/** A name in letters, digits and `_`: any other character by its number in base 36, a blank without one. */
const writeName = (name: string) =>
  name
    // Of a character that is broken in two, nothing can be told.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^0-9A-Za-z]/gu, (sign) => (sign === ' ' ? '__' : `_${(sign.codePointAt(0) as number).toString(36)}_`));

function writePlayer({ id, association = '?', occupation = '?', shown, objects }: Player, seat: number): string {
  const [side, ...further] = [association].flat() as [Association | Unknown, ...(Association | Unknown)[]];
  return [
    firstOf(side, occupation),
    ...further.map((card) => FURTHER[card]),
    shown ? 'v' : '',
    ...objects.map((object) => LETTERS.objects[object]),
    id === facts.names[seat] ? '' : `-${writeName(id)}-`,
  ].join('');
}

function writeMove(move: Move, seat: (id: string) => number): string {
  const [letter, ...fields] = MOVES[move.move] as (typeof MOVES)[string];
  const needed = USES[(move as { readonly occupation?: OccupationId }).occupation as OccupationId] ?? [];
  const values = move as unknown as Record<string, string | readonly string[] | undefined>;
  const write = ([name, kind]: Field, value: string): string => {
    if (kind === 'seat' || kind === 'seats') return String(seat(value));
    if (kind === 'word') return WORDS[name]?.[value] as string;
    return kind === 'occupation' ? LETTERS.occupations[value as OccupationId] : LETTERS.objects[value as ObjectId];
  };
  return [
    letter,
    ...[...fields, ...needed].flatMap((field) => [values[field[0]] ?? []].flat().map((value) => write(field, value))),
  ].join('');
}

const writePile = (pile: readonly string[] | undefined, letters: Readonly<Record<string, string>>) =>
  pile && (pile.map((card) => letters[card]).join('') || '0');

/** A record as the text of a link. The position may be an impossible one: a link keeps what was entered. */
export function toLink(record: GameRecord): string {
  const { edition = 'reference', variants = [], position, moves = [], seed } = record;
  const { players, objectPile, occupationPile, turn } = position;
  const seat = (id: string | undefined) => players.findIndex((player) => player.id === id);
  const active = seat(turn);
  const head = [
    VERSION,
    EDITIONS[edition],
    players.length.toString(36),
    active > 0 ? active : '',
    ...variants.map((variant) => VARIANTS[variant]),
    seed === undefined ? '' : `-${seed.toString(36)}`,
  ];
  const text = [
    head.join(''),
    players.map(writePlayer).join(''),
    writePile(objectPile, LETTERS.objects),
    writePile(occupationPile, LETTERS.occupations),
    moves.map((move) => writeMove(move, seat)).join(''),
  ].join('.');
  return `${text}.${checkOf(text)}`;
}

/** What could be read of a link. */
export interface LinkContent {
  /** Nothing if neither a player nor a move could be read. */
  readonly record?: GameRecord;
  /**
   * None if the link has come as it was sent. Otherwise why not all of it could be read: `link.broken`, or `link.newer` for one that a later
   * version has written; what is lost: `link.edition-lost`, `link.variants-lost`, `link.players-lost`, `link.player-lost`,
   * `link.object-pile-lost`, `link.occupation-pile-lost`, `link.turn-lost`, `link.seed-lost`, `link.move-lost`, `link.rest-lost`; and
   * `link.in-part` where there is a record all the same, `link.unread` where there is none.
   */
  readonly problems: readonly Problem[];
}

/** A name that was typed. */
const NAME = /^(?:[0-9A-Za-z]|_[0-9a-z]{0,4}_)*$/;

function readTyped(text: string): string {
  if (!NAME.test(text)) return '';
  const name = text.replace(/_([0-9a-z]*)_/g, (_, code: string) => {
    const number = code ? Number.parseInt(code, 36) : 32;
    return number <= 0x10ffff ? String.fromCodePoint(number) : '';
  });
  return readName(name);
}

function readPlayer(text: string): ReadPlayer {
  const [, first, further = '', shown, hand, typed] = /^(.)([oeu]{2})?(v?)([a-z]*)(?:-([^-]*)-?)?$/.exec(
    text,
  ) as unknown as [string, string, string | undefined, string, string, string?];
  const [association, occupation] = cardsOf(first);
  return {
    association: [association, ...[...further].map((letter) => lookUp(FURTHER, letter))],
    occupation,
    shown: shown === 'v',
    objects: readObjects(hand, LETTERS),
    ...(typed !== undefined && { name: readTyped(typed) }),
  };
}

/**
 * The players of a link in as many seats as its head says there are. If others were read, nobody knows who sits where: only of a link that has
 * been cut off among them, those before the last are certain.
 */
function readPlayers(text: string, number: number | undefined, isLast: boolean): ReadPlayer[] {
  const found = text.match(/[A-Z0-9][a-z]*(?:-[^-]*-?)?/g) ?? [];
  const seats = Math.min(number ?? found.length, MOST_PLAYERS);
  const certain = found.length === seats ? seats : isLast ? found.length - 1 : 0;
  return Array.from({ length: seats }, (_, seat) => (seat < certain ? readPlayer(found[seat] as string) : UNREAD));
}

function readNew(text: string): { readonly parts: Parts; readonly version: number; readonly isWhole: boolean } {
  let link = text;
  for (let times = 0; times < 3; times++) link = unescaped(link);
  // A link has no other signs, and ends with none of these: somebody has put them there on the way.
  link = link.replace(/[^\w.-]/g, '').replace(/[._-]+$/, '');
  const end = link.lastIndexOf('.');
  const isWhole = end >= 0 && checkOf(link.slice(0, end)) === link.slice(end + 1);
  const all = (isWhole ? link.slice(0, end) : link).split('.');
  // A dot too many or too few: where it was, nobody knows.
  const isMixed =
    !isWhole && (all.length > PARTS + 1 || (all.length === PARTS && /^[0-9a-z]{3}$/.test(all.at(-1) as string)));
  const [head, players = '', ...piles] = all as [string, ...string[]];
  const [objectPile, occupationPile, moves = ''] = isMixed ? [] : piles;
  const [, version, edition, seats, turn, variants = '', seed] =
    /^(\d*)([a-z]?)([3-9a]?)(\d?)([a-z]*)(?:-(.*))?$/.exec(head) ?? [];
  const pileIn = (field: string | undefined) => (field === '0' ? '' : field || undefined);
  return {
    version: Number(version || Number.NaN),
    isWhole,
    parts: {
      edition,
      variants,
      players: readPlayers(players, seats ? Number.parseInt(seats, 36) : undefined, piles.length === 0),
      objectPile: pileIn(objectPile),
      occupationPile: pileIn(occupationPile),
      turn: turn || '0',
      moves: moves.split(/(?=[A-Z])/).filter(Boolean),
      seed,
      isCut: !isWhole && (isMixed || all.length <= PARTS),
    },
  };
}

/** Reads the text of a link, keeps what it can and says what it could not. Never throws. */
export function fromLink(text: string): LinkContent {
  const isOld = (text.match(/~|%(?:25)*7E/gi) ?? []).length > 1;
  const { parts, version, isWhole } = isOld ? readOld(text) : readNew(text);
  const { record, lost } = assemble(parts, isOld ? OLD_LETTERS : LETTERS);
  if (isWhole && version <= VERSION && record && lost.length === 0) return { record, problems: [] };
  // What has come as it was sent, and cannot be read, has been written with something that is not known here.
  const isNewer = isOld ? version > VERSION : isWhole;
  const cause = isNewer
    ? problem('link.newer', `expected a link of version ${VERSION} or older, got a newer one`)
    : problem('link.broken', 'expected the link as it was sent, got a damaged one');
  const rest = record
    ? problem('link.in-part', 'expected a whole link, got a part of it')
    : problem('link.unread', 'expected a table in the link, got none');
  return { ...(record && { record }), problems: [cause, ...lost, rest] };
}
