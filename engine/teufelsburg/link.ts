/**
 * A record as a few characters for the address of a page. Names are written only where somebody typed them.
 *
 * Version 4: `4` head `.` players `.` objectPile `.` occupationPile `.` moves `.` check, all of letters, digits, `-` and `_`, which mail and chat
 * leave alone. A letter a card, a digit a seat.
 * - Head: the edition, the number of players, whose turn it is unless the first player's, the variants, `-` and the seed in base 36.
 * - A player: a capital or digit for association and occupation, letters for further association cards, `v` if the occupation lies face up, the
 *   hand, `-name-`.
 * - A pile: `0` for an empty one, nothing for one left out.
 * - A move: a capital for its kind, then its fields. What is known of unknown cards stands before the first.
 * - The check: of all that stands before it. Every later version ends with the same, so that damage is known as damage.
 *
 * Links of versions 1 and 2 are read for ever.
 */
import {
  contentOf,
  framed,
  type LinkContent as KernelLinkContent,
  lookUp,
  opened,
  readTyped,
  writeName,
} from '../kernel/link.ts';
import { writeMove } from '../kernel/move-link.ts';
import { MOST } from './box.ts';
import { facts } from './data.ts';
import { writeKnown } from './link-known.ts';
import { cardsOf, EDITIONS, FURTHER, firstOf, LETTERS, OLD_LETTERS, VARIANTS } from './link-letters.ts';
import { readOld } from './link-old.ts';
import { assemble, type Parts, type ReadPlayer, readObjects, UNREAD } from './link-parts.ts';
import { moveKinds } from './move-kinds.ts';
import type { Association, GameRecord, Player, Unknown } from './record.ts';

/** The newest version. Version 4 adds what is known of unknown cards; a record without it is written as version 3. */
const VERSION = 4;
/** How many parts stand before the check. */
const PARTS = 5;

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

const writePile = (pile: readonly string[] | undefined, letters: Readonly<Record<string, string>>) =>
  pile && (pile.map((card) => letters[card]).join('') || '0');

/**
 * A record as the text of a link. The position may be an impossible one: what was entered comes back, if there are as many players as a game can
 * have, and nowhere more cards than there are.
 */
export function toLink(record: GameRecord): string {
  const { edition = 'reference', variants = [], position, known = [], moves = [], seed } = record;
  const { players, objectPile, occupationPile, turn } = position;
  const ids = players.map(({ id }) => id);
  const active = turn === undefined ? 0 : ids.indexOf(turn);
  const head = [
    known.length > 0 ? VERSION : VERSION - 1,
    EDITIONS[edition],
    players.length.toString(36),
    active > 0 ? active : '',
    ...variants.map((variant) => VARIANTS[variant]),
    seed === undefined ? '' : `-${seed.toString(36)}`,
  ];
  return framed([
    head.join(''),
    players.map(writePlayer).join(''),
    writePile(objectPile, LETTERS.objects) ?? '',
    writePile(occupationPile, LETTERS.occupations) ?? '',
    [...known.map((one) => writeKnown(one) ?? ''), ...moves.map((move) => writeMove(moveKinds, move, ids))].join(''),
  ]);
}

/** What could be read of a link of this game. */
export type LinkContent = KernelLinkContent<GameRecord>;

/** A player with one association card or three, and where three are dealt also with three of which one cannot be read. */
const ONE_OR_THREE = /^(.)([oeu]{2})?(v?)([^-]*)(?:-([^-]*)-?)?$/;
const THREE_DEALT = /^(.)([oeu][^-]|[^-][oeu])?(v?)([^-]*)(?:-([^-]*)-?)?$/;

function readPlayer(text: string, form: RegExp): ReadPlayer {
  const [, first, further = '', shown, hand, typed] = form.exec(text) as unknown as [
    string,
    string,
    string | undefined,
    string,
    string,
    string?,
  ];
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
 * The players of a link in as many seats as its head says there are. If others were read, or a name has but one end, nobody knows who sits
 * where: only of a link that has been cut off among them, those before the last are certain.
 */
function readPlayers(text: string, number: string, isLast: boolean, form: RegExp): ReadPlayer[] {
  const found = text.match(/[A-Z0-9][^A-Z0-9-]*(?:-[^-]*-?)?/g) ?? [];
  const seats = Math.min(Number.parseInt(number, 36) || found.length, MOST);
  const areNamesWhole = isLast || text.split('-').length % 2 === 1;
  const certain = found.length === seats && areNamesWhole ? seats : isLast ? found.length - 1 : 0;
  return Array.from({ length: seats }, (_, seat) =>
    seat < certain ? readPlayer(found[seat] as string, form) : UNREAD,
  );
}

function readNew(text: string): { readonly parts: Parts; readonly version: number; readonly isWhole: boolean } {
  const { link, isWhole } = opened(text);
  const all = link.split('.');
  // A dot too many or too few: where it was, nobody knows.
  const isMixed =
    !isWhole && (all.length > PARTS + 1 || (all.length === PARTS && /^[0-9a-z]/.test(all.at(-1) as string)));
  const [head, players = '', ...piles] = all as [string, ...string[]];
  const [objectPile, occupationPile, moves = ''] = isMixed ? [] : piles;
  const [, version, edition, seats = '', turn, variants = '', seed] =
    /^(\d*)([a-z*]?)([3-9a]?)([\d*]?)([a-z*]*)(?:-(.*))?$/.exec(head) ?? [];
  const isCutHere = !isWhole && piles.length === 0;
  const pileIn = (field: string | undefined) => (field === '0' ? '' : field || undefined);
  return {
    version: Number(version || Number.NaN),
    isWhole,
    parts: {
      edition,
      variants,
      players: readPlayers(
        // More may have stood there of the last, which cannot be read.
        isCutHere ? `${players}*` : players,
        seats,
        isCutHere,
        variants.includes(VARIANTS['three-associations']) ? THREE_DEALT : ONE_OR_THREE,
      ),
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
  // What has come as it was sent, and cannot be read, has been written with something that is not known here.
  const isNewer = isOld ? version > VERSION : isWhole;
  return contentOf(record, lost, { isWhole: isWhole && version <= VERSION, isNewer, version: VERSION });
}
