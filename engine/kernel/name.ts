/**
 * What a player can be called.
 */
import { BLANK, LONGEST_NAME, looksLike, PLAIN, quoted } from './text.ts';

/** Whether a text has as many characters as a name may have, counted in code points as JSON Schema does: an emoji is one. */
export const isAsLongAsAName = (text: string): boolean =>
  // No code point has more than two units: what is longer is not counted.
  text.length > 0 && text.length <= 2 * LONGEST_NAME && [...text].length <= LONGEST_NAME;

/** Whether a player can be called so. */
export const isName = (text: string): boolean => PLAIN.test(text) && !BLANK.test(text) && isAsLongAsAName(text);

/** The first of a game's names that nobody has, nor one that looks like it: there are as many as can play. */
export const freeName = (names: readonly string[], taken: readonly { readonly id: string }[]): string =>
  names.find((name) => !taken.some(({ id }) => looksLike(id, name))) as string;

/**
 * A name for each seat: the one that is wanted, unless somebody before has one that looks like it, else the seat's own, else one that nobody has.
 * @param names a game's own, as many as can play
 * @param wanted by seat: nothing for the seat's own, and an empty one where it could not be read
 */
export function namesFor(names: readonly string[], wanted: readonly (string | undefined)[]): string[] {
  const asked = wanted.map((name, seat) => name ?? (names[seat] as string));
  const given = asked.map((id, seat) => ({ id: asked.findIndex((one) => looksLike(one, id)) === seat ? id : '' }));
  for (const [seat, one] of given.entries()) one.id ||= freeName([names[seat] as string, ...names], given);
  return given.map(({ id }) => id);
}

/**
 * Checks the names of those who are to play.
 * @param reserved what nobody can be called in this game
 * @throws RangeError if one is no name, or looks like that of another player
 */
export function checkNames(names: readonly string[], reserved?: string): void {
  for (const [seat, name] of names.entries())
    if (!isName(name) || name === reserved || names.findIndex((one) => looksLike(one, name)) < seat)
      throw new RangeError(`players[${seat}]: expected a name of their own, got ${quoted(name)}`);
}
