/**
 * What a player can be called.
 */
import { BLANK, LONGEST_NAME, PLAIN } from './text.ts';

/** Whether a text has as many characters as a name may have, counted in code points as JSON Schema does: an emoji is one. */
export const isAsLongAsAName = (text: string): boolean =>
  // No code point has more than two units: what is longer is not counted.
  text.length > 0 && text.length <= 2 * LONGEST_NAME && [...text].length <= LONGEST_NAME;

/** Whether a player can be called so. */
export const isName = (text: string): boolean => PLAIN.test(text) && !BLANK.test(text) && isAsLongAsAName(text);
