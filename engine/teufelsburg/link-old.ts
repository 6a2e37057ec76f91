/**
 * Links of versions 1 and 2, which had no check: `1~edition~variants~players~objectPile~occupationPile~turn~moves`, players and moves parted by
 * dots, `_` for unknown, `-` for a pile left out, `*` and an escaped name behind a hand; in version 2 also `~seed`.
 */

import { lookUp, readName, unescaped } from '../kernel/link.ts';
import { MOST } from './box.ts';
import { OLD_ASSOCIATIONS, OLD_LETTERS } from './link-letters.ts';
import { type Parts, type ReadPlayer, readObjects } from './link-parts.ts';

/** How many fields a link of each version has. */
const FIELDS: Readonly<Record<string, number>> = { 1: 8, 2: 9 };

/** Parts a text at a sign, or where somebody on the way has escaped the sign everywhere, at its escape. */
function parted(text: string, sign: string, escaped: RegExp): string[] {
  const parts = text.split(sign);
  return parts.length > 1 ? parts : text.split(escaped);
}

function readPlayer(text: string): ReadPlayer {
  const [, cards, typed] = /^(.*?)(?:(?:\*|%2A)(.*))?$/is.exec(text) as unknown as [string, string, string?];
  const [, three, one, letter, shown, hand] = /^(?:\(([^)]*)\)|(.?))(.?)(!?)(.*)$/su.exec(
    unescaped(cards),
  ) as unknown as [string, string | undefined, string, string, string, string];
  const occupation = lookUp(OLD_LETTERS.occupations, letter);
  const association = [...(three ?? one)].map((sign) => lookUp(OLD_ASSOCIATIONS, sign));
  return {
    association: association.length === (three === undefined ? 1 : 3) ? association : [undefined],
    occupation,
    shown: shown === '!',
    // Where not even what stands before a hand can be read, none may have been left of it.
    objects: hand || occupation ? readObjects(hand, OLD_LETTERS) : [undefined],
    ...(typed !== undefined && { name: readName(unescaped(typed, '')) }),
  };
}

/** Reads a link of an old version. */
export function readOld(text: string): { readonly parts: Parts; readonly version: number; readonly isWhole: boolean } {
  // Where no `~` is left but escapes are escaped, all of it has been.
  const fields = parted(!text.includes('~') && text.includes('%25') ? unescaped(text) : text, '~', /%7E/i);
  // Two signs at least part the fields, or it were no old link.
  const [version, edition, variants, , objectPile, occupationPile, turn, moves, seed] = fields.map((field) =>
    unescaped(field),
  ) as [string, string, string, ...(string | undefined)[]];
  const players = parted(fields[3] ?? '', '.', /%2E/i);
  const pileIn = (field: string | undefined) => (field === '-' ? undefined : field);
  const isWhole = fields.length === FIELDS[version] && players.length <= MOST;
  return {
    version: Number(version || Number.NaN),
    isWhole,
    parts: {
      edition,
      variants,
      players: players.slice(0, MOST).map(readPlayer),
      objectPile: pileIn(objectPile),
      occupationPile: pileIn(occupationPile),
      turn: turn ?? '0',
      moves: moves ? moves.split('.') : [],
      seed: version === '2' ? (seed ?? '') : undefined,
      isCut: fields.length < (FIELDS[version] ?? 0),
    },
  };
}
