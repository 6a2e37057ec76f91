/**
 * A record as a few characters for the address of a page. Names are written only where somebody typed them.
 *
 * Version 3: `3` head `.` players `.` table `.` moves `.` check.
 * - Head: a letter for the edition, the number of players in base 36, the seat whose turn it is, unless it is the first player's.
 * - A player: a letter a card, their gold unless it is what one begins with, `-name-`.
 * - The table: a letter a card in the centre (`0` for none, nothing for left out), then, each where it says something, `C` and the gold on
 *   the Courthouse, `O` and the opening turns to come, `R` and the seats of who showed a card, `L` of who must look, `D` and the deck.
 * - A move: a capital for its kind, then its fields: seats (`z` for the centre), `h` and `o` with the numbers of the own and the other card,
 *   `y` or `n` for a swap that took place or did not and for a name that was right or not, the letter of a character, `y` and the seats of who
 *   showed the announced one, `n` and the seats of who showed another. What is known of unknown cards stands before the first.
 */
import {
  contentOf,
  framed,
  type LinkContent as KernelLinkContent,
  KNOWN,
  knownAmong,
  lookUp,
  movesAmong,
  opened,
  problem,
  readTyped,
  writeName,
} from '../kernel/link.ts';
import { moveReader, writeMove } from '../kernel/move-link.ts';
import { namesFor } from '../kernel/name.ts';
import type { Problem } from '../kernel/result.ts';
import type { Known } from './cards.ts';
import { facts } from './data.ts';
import { cardsEach, MOST_IN_CENTRE } from './deck.ts';
import type { Edition } from './ground.ts';
import { moveKinds } from './move-kinds.ts';
import {
  CENTRE,
  type CharacterId,
  type GameRecord,
  isTelling,
  type Move,
  numbersIn,
  type Player,
  type Position,
  type Unknown,
} from './record.ts';

/**
 * The newest version: what was shown. Version 2 adds what is known of unknown cards. A record is written as the oldest version that can say what
 * it says.
 */
const VERSION = 3;
const MOST_PLAYERS = facts.players[1];
/** Of characters in play. */
const MOST_IN_PLAY = MOST_PLAYERS + MOST_IN_CENTRE;

/** The letters of cards. A letter once given is never given to another. */
const LETTERS: Readonly<Record<CharacterId | Unknown, string>> = {
  ...moveKinds.values.character,
  '?': 'x',
};
const CARDS = new Map(Object.entries(LETTERS).map(([card, letter]) => [letter, card as CharacterId | Unknown]));
const cardsIn = (text: string) => [...text].map((letter) => CARDS.get(letter));

const EDITIONS: Readonly<Record<Edition, string>> = { reference: 'r', hu: 'h', en: 'e', fr: 'f' };

const readMove = moveReader(moveKinds);

/** What could be read of a link of this game. */
export type LinkContent = KernelLinkContent<GameRecord>;

/**
 * A record as the text of a link. The position may be an impossible one: what was entered comes back, if there are as many players as a game can
 * have, each with as many cards as so many are dealt, and nowhere more gold or cards than there can be.
 */
export function toLink({ edition = 'reference', position, known = [], moves = [] }: GameRecord): string {
  const { players, turn } = position;
  const ids = players.map(({ id }) => id);
  const seat = (id: string) => ids.indexOf(id).toString(36);
  const active = turn === undefined || turn === ids[0] ? '' : seat(turn);
  return framed([
    `${moves.some(isShown) ? 3 : known.length > 0 ? 2 : 1}${EDITIONS[edition]}${players.length.toString(36)}${active}`,
    players.map((player, index) => writePlayer(player, index, players.length)).join(''),
    writeTable(position, seat),
    [...known.map(writeKnown), ...moves.map((move) => writeMove(moveKinds, move, ids))].join(''),
  ]);
}

/** Whether a move tells what was shown. */
const isShown = (move: Move): boolean => 'holders' in move || 'liars' in move || 'right' in move || isTelling(move);

const letters = (cards: readonly (CharacterId | Unknown)[]) => cards.map((card) => LETTERS[card]).join('');

function writePlayer({ id, gold = facts.start, cards }: Player, seat: number, of: number): string {
  const own = cards ?? Array.from({ length: cardsEach(of) }, () => '?' as const);
  return `${letters(own)}${gold === facts.start ? '' : gold}${id === facts.names[seat] ? '' : `-${writeName(id)}-`}`;
}

function writeTable(position: Position, seat: (id: string) => string): string {
  const { centre, courthouse = 0, opening = 0, revealed = [], mustLook = [], deck } = position;
  return [
    centre ? letters(centre) || '0' : '',
    courthouse ? `C${courthouse}` : '',
    opening ? `O${opening}` : '',
    revealed.length ? `R${revealed.map(seat).join('')}` : '',
    mustLook.length ? `L${mustLook.map(seat).join('')}` : '',
    deck ? `D${letters(deck)}` : '',
  ].join('');
}

const MIDDLE = moveKinds.kinds.swap.fields.with.or[CENTRE];

/** Something known of a card before the moves: whose or `z` for the centre, which of theirs, the character, and `y` or `n`. */
function writeKnown({ place, card, holds }: Known): string {
  const { seat, card: number } = numbersIn(place);
  return `${KNOWN}${seat === undefined ? MIDDLE : seat.toString(36)}${number}${LETTERS[card]}${holds ? 'y' : 'n'}`;
}

/** The same read; nothing if it cannot be. */
function readKnown(text: string): Known | undefined {
  const [, seat, number, letter, answer] = /^Q([0-9a-cz])(\d)([a-z])([yn])$/.exec(text) ?? [];
  const card = CARDS.get(letter as string);
  if (!card || card === '?') return undefined;
  const whose = seat === MIDDLE ? 'centre' : `players[${Number.parseInt(seat as string, 36)}].cards`;
  return { place: `${whose}[${number}]`, card, holds: answer === 'y' };
}

/** Reads the text of a link, keeps what it can and says what it could not. Never throws. */
export function fromLink(text: string): LinkContent {
  const { link, isWhole } = opened(text);
  const lost: Problem[] = [];
  const lose = (what: string, params: Problem['params'] = {}) =>
    lost.push(problem(`link.${what}-lost`, `expected a link whose ${what} can be read, got another`, params));
  const [head, seats = '', table = '', done = '', ...more] = link.split('.') as [string, ...string[]];
  const [, version, letter, number, turn] = /^(\d+)([a-z*]?)([2-9a-d]?)([0-9a-c*]?)$/.exec(head) ?? [];
  // What has come as it was sent, and cannot be read, has been written with something that is not known here.
  const isNewer = isWhole && !(Number(version) <= VERSION);
  const edition = lookUp(EDITIONS, letter);
  // Where a dot is missing or too many, nobody knows which part is which.
  const isMixed = !isWhole && more.length > 1;
  const players = isMixed || !number ? undefined : readPlayers(seats, Number.parseInt(number, 36), lose);
  if (!players) {
    if (!(Number(version) > VERSION)) lose('players');
    return contentOf<GameRecord>(undefined, lost, { isWhole, isNewer, version: VERSION });
  }
  if (!edition) lose('edition');
  const ids = players.map(({ id }) => id);
  const name = (seat: string): string | undefined => ids[Number.parseInt(seat, 36)];
  const [first] = players as [Player, ...Player[]];
  const active = turn ? name(turn) : first.id;
  if (active === undefined) lose('turn');
  const written = done.split(/(?=[A-Z])/).filter(Boolean);
  const { known, isLost, made } = knownAmong(written, readKnown);
  if (isLost) lose('known');
  const { moves, missing } = movesAmong(made, (one): Move | undefined => readMove(one, ids));
  if (missing) lose('move', { number: missing });
  if (!isWhole) lose('rest');
  const record: GameRecord = {
    game: 'mascarade',
    edition: edition ?? 'reference',
    position: { players, ...readTable(table, name, lose), turn: active ?? first.id },
    ...(known.length > 0 && { known }),
    moves,
  };
  return contentOf(record, lost, { isWhole: isWhole && !isNewer, isNewer, version: VERSION });
}

/** The players, if there are as many as the head says; nothing else tells who sits where. */
function readPlayers(
  text: string,
  number: number,
  lose: (what: string, params?: Problem['params']) => void,
): Player[] | undefined {
  const each = cardsEach(number);
  const found = [...text.matchAll(new RegExp(`([^\\d-]{${each}})(\\d{0,3})(?:-([^-]*)-)?`, 'g'))];
  if (found.length !== number || found.map(([all]) => all).join('') !== text) return undefined;
  const wanted = found.map(([, , , typed], seat) => (typed === undefined ? facts.names[seat] : readTyped(typed)));
  const ids = namesFor(facts.names, wanted);
  return found.map(([, cards, gold], seat): Player => {
    const id = ids[seat] as string;
    const known = cardsIn(cards as string);
    const coins = gold ? Number(gold) : facts.start;
    if (id !== wanted[seat] || known.includes(undefined) || coins > facts.coins) lose('player', { name: id });
    return { id, gold: Math.min(coins, facts.coins), cards: known.map((card) => card ?? '?') };
  });
}

/** What lies on the table besides. */
function readTable(
  text: string,
  name: (seat: string) => string | undefined,
  lose: (what: string) => void,
): Partial<Position> {
  const [cards] = /^(?:0|[a-z_*]*)/.exec(text) as unknown as [string];
  const table: { -readonly [Field in keyof Position]?: Position[Field] } = {};
  if (cards) {
    const centre = cards === '0' ? [] : cardsIn(cards);
    if (centre.length > MOST_IN_CENTRE || centre.includes(undefined)) lose('table');
    table.centre = centre.slice(0, MOST_IN_CENTRE).map((card) => card ?? '?');
  }
  const parts = text.slice(cards.length).split(/(?=[A-Z])/);
  for (const part of parts.filter(Boolean)) {
    const [kind, value] = [part[0], part.slice(1)];
    const names = [...value].map(name).filter((one) => one !== undefined);
    const isNames = value !== '' && new Set(names).size === value.length;
    const deck = cardsIn(value);
    const isDeck = value !== '' && deck.length <= MOST_IN_PLAY && deck.every((card) => card && card !== '?');
    if (kind === 'C' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= facts.coins) table.courthouse = Number(value);
    else if (kind === 'O' && /^[1-4]$/.test(value)) table.opening = Number(value);
    else if (kind === 'R' && isNames) table.revealed = names;
    else if (kind === 'L' && isNames) table.mustLook = names;
    else if (kind === 'D' && isDeck) table.deck = deck as CharacterId[];
    else lose('table');
  }
  return table;
}
