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
 * Checks the names of those who are to play.
 * @param reserved what nobody can be called in this game
 * @throws RangeError if one is no name, or looks like that of another player
 */
export function checkNames(names: readonly string[], reserved?: string): void {
  for (const [seat, name] of names.entries())
    if (!isName(name) || name === reserved || names.findIndex((one) => looksLike(one, name)) < seat)
      throw new RangeError(`players[${seat}]: expected a name of their own, got ${quoted(name)}`);
}
