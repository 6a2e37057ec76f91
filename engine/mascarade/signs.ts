/**
 * What is known of the cards on a table, as text: a sign for each place, then one for each character that is told apart: how many of it lie at
 * places that are not known. Cards that nobody knows are alike but for what they are not, so that few tables are left to follow.
 */
export type Signs = string;

/** A card that is told apart from no other. */
export const OTHER = '-';
/** Up from here a sign is a card that nobody knows, the bits below telling which of the characters told apart it is not. */
export const HIDDEN = 0x1000;

/** The sign of a character, by its number among those told apart. */
export const signOf = (character: number): string => String.fromCharCode(FIRST + character);
const FIRST = 0x61;

/** The sign of a card that nobody knows. */
export const hiddenSign = (barred = 0): string => String.fromCharCode(HIDDEN + barred);

export const isHidden = (sign: string): boolean => sign.charCodeAt(0) >= HIDDEN;

/** The number of the character that a sign is; nothing of another sign. */
export function characterOf(sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  return code >= FIRST && code < HIDDEN ? code - FIRST : undefined;
}

/** The same table with another sign. */
export const put = (signs: Signs, at: number, sign: string): Signs => signs.slice(0, at) + sign + signs.slice(at + 1);

/** The same table, two cards swapped. */
export const exchanged = (signs: Signs, a: number, b: number): Signs =>
  signs[a] === signs[b] ? signs : put(put(signs, a, signs[b] as string), b, signs[a] as string);

/** By the number of a character told apart: the places, as bits, where it still matters whether it lies there. */
export type Needs = readonly number[];

/** All places where something matters. */
export const placesIn = (needs: Needs): number => needs.reduce((all, places) => all | places, 0);

/** A table of which no more is told apart than what matters. */
export function reduced(signs: Signs, needs: Needs, places: number): Signs {
  let now = signs;
  for (let place = 0; place < places; place++) {
    const character = characterOf(now[place] as string);
    if (character !== undefined && !((needs[character] ?? 0) & (1 << place))) now = put(now, place, OTHER);
  }
  return now;
}

/** The places, as bits, where cards can have lain before two were swapped, or perhaps, that lie at these places after it. */
export function placesBefore(
  places: number,
  { a, b, swapped }: { readonly a: number; readonly b: number; readonly swapped: boolean | undefined },
): number {
  const [atA, atB] = [(places >> a) & 1, (places >> b) & 1];
  if (swapped === false || !(atA || atB)) return places;
  const others = places & ~((1 << a) | (1 << b));
  return swapped ? others | (atA << b) | (atB << a) : others | (1 << a) | (1 << b);
}

/** What cards that nobody knows are not, as bits, in one order; those of which nothing is known are left out. */
export function barredIn(signs: Signs, places: number): number[] {
  const barred: number[] = [];
  for (let place = 0; place < places; place++) {
    const code = signs.charCodeAt(place);
    if (code > HIDDEN) barred.push(code - HIDDEN);
  }
  return barred.sort((one, other) => one - other);
}

/** How many of each character told apart lie at places that are not known. */
export const leftIn = (signs: Signs, places: number): number[] =>
  Array.from({ length: signs.length - places }, (_, character) => signs.charCodeAt(places + character));

/** A table of which something was found at a place; nothing if it cannot be. */
export function found(
  signs: Signs,
  place: number,
  character: number,
  holds: boolean,
  places: number,
): Signs | undefined {
  const sign = signs[place] as string;
  const bit = 1 << character;
  if (!isHidden(sign)) return (sign === signOf(character)) === holds ? signs : undefined;
  const left = signs.charCodeAt(places + character);
  const code = sign.charCodeAt(0);
  const open = left > 0 && !((code - HIDDEN) & bit);
  if (!holds) return open ? put(signs, place, String.fromCharCode(code + bit)) : signs;
  if (!open) return undefined;
  const now = put(put(signs, place, signOf(character)), places + character, String.fromCharCode(left - 1));
  if (left > 1) return now;
  // Where none of a character is left, it says nothing of a card that it is not this one.
  return [...now]
    .map((one) =>
      isHidden(one) && (one.charCodeAt(0) - HIDDEN) & bit ? String.fromCharCode(one.charCodeAt(0) - bit) : one,
    )
    .join('');
}
