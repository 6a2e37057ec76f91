/**
 * What is known of unknown cards, in a link: it stands among the moves, as `Q`, the place, the card, how many if not one, and `y` or `n`.
 */
import type { Finding } from '../kernel/deal.ts';
import { KNOWN, lookUp } from '../kernel/link.ts';
import { FURTHER, LETTERS } from './link-letters.ts';

/** The letter of each kind of place, and the letters of the cards that lie there. */
const PLACES: readonly (readonly [letter: string, name: string, cards: Readonly<Record<string, string>>])[] = [
  ['a', 'players[#].association', FURTHER],
  ['o', 'players[#].occupation', LETTERS.occupations],
  ['h', 'players[#].objects', LETTERS.objects],
  ['p', 'objectPile[#]', LETTERS.objects],
  ['s', 'occupationPile[#]', LETTERS.occupations],
  ['l', 'associationPile[#]', FURTHER],
];

/** A finding about cards as they lie before the moves; nothing if it is about no place or no card that there is. */
export function writeKnown({ place, card, atLeast, holds }: Finding): string | undefined {
  const [, number] = /\[(\d+)\]/.exec(place) ?? [];
  const [letter, , cards] = PLACES.find(([, name]) => name.replace('#', number as string) === place) ?? [];
  const sign = cards?.[card];
  if (!sign) return undefined;
  return `${KNOWN}${letter}${Number(number).toString(36)}${sign}${atLeast > 1 ? atLeast : ''}${holds ? 'y' : 'n'}`;
}

/** The same read; nothing if it cannot be. */
export function readKnown(text: string): Finding | undefined {
  const [, letter, number, sign, atLeast, answer] = /^Q([a-z])([0-9a-z])([a-z])(\d{0,2})([yn])$/.exec(text) ?? [];
  const [, name, cards] = PLACES.find(([one]) => one === letter) ?? [];
  const card = cards && lookUp(cards, sign);
  if (!name || !card || card === '?' || atLeast?.startsWith('0')) return undefined;
  const place = name.replace('#', `${Number.parseInt(number as string, 36)}`);
  return { place, card, atLeast: Number(atLeast || 1), holds: answer === 'y' };
}
