/**
 * What is known of the cards on a table, as text: a sign for each place, then one for each character that is told apart: how many of it lie at
 * places that are not known. Cards that nobody knows are alike but for what they are not, so that few tables are left to follow; where it does not
 * matter any more which of them lies there, those of which something is known stand at the end, in one order.
 *
 * Four places, the Judge (0) and the King (1) told apart: `a` `\u1002` `\u1000` `-`, then `\u0000` `\u0001`. The Judge lies at the first, at the
 * second a card that is not the King (bit 1), at the third one of which nothing is known, at the fourth one that is neither; of places that are
 * not known, no Judge lies there and one King. Where nothing matters any more of the second, it is `a` `~` `\u1000` `-`, `\u0000` `\u0001`, and
 * `\u1002` at the end: the King is not that card, wherever it lies.
 */
export type Signs = string;

/** A card that is told apart from no other. */
export const OTHER = '-';
/** A place of which nothing matters any more. */
const GONE = '~';
const GONE_CODE = GONE.charCodeAt(0);
/** Up from here a sign is a card that nobody knows, the bits below telling which of the characters told apart it is not. */
const HIDDEN = 0x1000;

/** The sign of a character, by its number among those told apart. */
export const signOf = (character: number): string => String.fromCharCode(FIRST + character);
const FIRST = 0x61;

/** The sign of a card that nobody knows. */
export const hiddenSign = (barred = 0): string => String.fromCharCode(HIDDEN + barred);

/** A card of which nobody knows anything. */
const UNKNOWN = hiddenSign();

/** Whether a sign is that of a card that nobody knows. */
export const isHidden = (sign: string): boolean => sign.charCodeAt(0) >= HIDDEN;

/** What a card that nobody knows is not, as bits, by its sign. */
export const barredBy = (sign: string): number => sign.charCodeAt(0) - HIDDEN;

/** The same table with another sign. */
const put = (signs: Signs, at: number, sign: string): Signs => signs.slice(0, at) + sign + signs.slice(at + 1);

/** The same table, two cards swapped. */
export const exchanged = (signs: Signs, a: number, b: number): Signs =>
  signs[a] === signs[b] ? signs : put(put(signs, a, signs[b] as string), b, signs[a] as string);

/** By the number of a character told apart: the places, as bits, where it still matters whether it lies there. */
export type Needs = readonly number[];

/** All places where something matters. */
export const placesIn = (needs: Needs): number => needs.reduce((all, places) => all | places, 0);

/** The signs of cards of which something is known, in one order. */
const inOrder = (cards: readonly string[]): string => [...cards].sort().join('');

/** Where the cards begin that lie at places that do not matter any more. */
function restOf(signs: Signs, places: number): number {
  let at = places;
  while (at < signs.length && !isHidden(signs[at] as string)) at++;
  return at;
}

/** What matters, by place: the characters, as bits, of which it still matters whether they lie there. */
const byPlace = new WeakMap<Needs, readonly number[]>();

function charactersAt(needs: Needs, places: number): readonly number[] {
  const known = byPlace.get(needs);
  if (known) return known;
  const at = Array.from({ length: places }, (_, place) =>
    needs.reduce((bits, where, character) => bits | (((where >> place) & 1) << character), 0),
  );
  byPlace.set(needs, at);
  return at;
}

/**
 * A table of which no more is told apart than what matters.
 * @param isKept whether a card that nobody knows stays at its place all the same
 */
export function reduced(signs: Signs, needs: Needs, places: number, isKept?: (sign: string) => boolean): Signs {
  const needed = charactersAt(needs, places);
  /** The characters that a card can be that nobody knows, once it is asked. */
  let left: number | undefined;
  let now = '';
  /** Up to here it is told. */
  let told = 0;
  const freed: string[] = [];
  for (let place = 0; place < places; place++) {
    const code = signs.charCodeAt(place);
    const matters = needed[place] as number;
    if (code >= HIDDEN) {
      const sign = signs[place] as string;
      left ??= thereIn(signs, places);
      if (matters & left & ~(code - HIDDEN) || isKept?.(sign)) continue;
      if (sign !== UNKNOWN) freed.push(sign);
    } else if (code >= FIRST && code < GONE_CODE) {
      if ((matters >> (code - FIRST)) & 1) continue;
    } else if ((code === GONE_CODE) === (matters === 0)) continue;
    now += signs.slice(told, place) + (matters ? OTHER : GONE);
    told = place + 1;
  }
  if (told === 0) return signs;
  if (freed.length === 0) return now + signs.slice(told);
  const rest = restOf(signs, places);
  return now + signs.slice(told, rest) + inOrder([...signs.slice(rest), ...freed]);
}

/** Where a character lies in one of the cases that a table leaves open. */
interface Case {
  readonly signs: Signs;
  /** Nothing where it is none of the cards that could be it where that matters. */
  readonly place?: number;
  readonly character: number;
}

/** Of so many characters at most it is gone into at once which of the cards they are. */
const FEW = 3;

/**
 * The cases that a table leaves open of one character that matters where cards lie that nobody knows. Where only few characters matter, and more
 * cards can be them, to tell the cases apart leaves fewer tables to follow: what the other cards are does not matter any more.
 * @returns nothing where it does not
 */
export function casesOf(signs: Signs, needs: Needs, places: number): readonly Case[] | undefined {
  const there = thereIn(signs, places);
  const needed = charactersAt(needs, places);
  /** The characters, as bits, that matter at a place, of those that its card, which nobody knows, can be. */
  const openAt = (place: number) => {
    const code = signs.charCodeAt(place);
    return code < HIDDEN ? 0 : (needed[place] as number) & there & ~(code - HIDDEN);
  };
  let mattering = 0;
  let cards = 0;
  for (let place = 0; place < places; place++) {
    const bits = openAt(place);
    mattering |= bits;
    if (bits) cards++;
  }
  if (mattering === 0) return undefined;
  let copies = 0;
  for (let at = 0; at < needs.length; at++) if ((mattering >> at) & 1) copies += signs.charCodeAt(places + at);
  if (copies > FEW || copies >= cards) return undefined;
  const character = 31 - Math.clz32(mattering);
  const cases: Case[] = [];
  let rest = signs;
  for (let place = 0; place < places; place++)
    if ((openAt(place) >> character) & 1) {
      cases.push({ signs: found(rest, place, character, true, places) as Signs, place, character });
      rest = found(rest, place, character, false, places) as Signs;
    }
  return [...cases, { signs: rest, character }];
}

/** The characters of which there are any, as bits. */
export const thereAre = (copies: readonly number[]): number =>
  copies.reduce((bits, number, character) => (number > 0 ? bits | (1 << character) : bits), 0);

/** The characters of which there are any at places that are not known, as bits. */
function thereIn(signs: Signs, places: number): number {
  let bits = 0;
  for (let at = places; at < signs.length; at++) {
    const copies = signs.charCodeAt(at);
    if (copies >= HIDDEN) break;
    if (copies > 0) bits |= 1 << (at - places);
  }
  return bits;
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
export function barredIn(signs: Signs): number[] {
  const barred: number[] = [];
  for (let at = 0; at < signs.length; at++) {
    const code = signs.charCodeAt(at);
    if (code > HIDDEN) barred.push(code - HIDDEN);
  }
  return barred.sort((one, other) => one - other);
}

/** How many of each character told apart lie at places that are not known. */
export const leftIn = (signs: Signs, places: number): number[] =>
  Array.from(signs.slice(places, restOf(signs, places)), (copies) => copies.charCodeAt(0));

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
  const all = [...now].map((one) => without(one, bit));
  const rest = restOf(now, places);
  return all.slice(0, rest).join('') + inOrder(all.slice(rest).filter((one) => one !== UNKNOWN));
}

/** The sign of a card that nobody knows, of which it is not said any more what it is not. */
export function without(sign: string, barred: number): string {
  if (!isHidden(sign)) return sign;
  return hiddenSign(barredBy(sign) & ~barred);
}
