/**
 * Text from outside: what a name may hold, and how text is shown in a message.
 */

/** Characters that cannot be seen but change what is: control characters, ends of lines, directions of writing, halves of characters, and what no XML may hold. */
const UNSEEN = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Surrogate}\\ufffe\\uffff';
const unseen = new RegExp(`[${UNSEEN}]`, 'gu');

const ignored = /\p{Default_Ignorable_Code_Point}/gu;

/** Text without any of them. What joins an emoji of several parts is none. */
export const PLAIN = new RegExp(`^[^${UNSEEN}]*$`, 'u');

/** Text of which nothing can be seen. */
export const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** The most characters that a player's name has. */
export const LONGEST_NAME = 40;

/** What is left of a text for the eye: two that are alike in it look the same, however they are written. */
export const looks = (text: string): string => text.normalize('NFC').replace(ignored, '').trim();

/** Whether two texts look the same. */
export const looksLike = (one: string, other: string): boolean => looks(one) === looks(other);

/** Text without what cannot be seen but changes what is. */
export const cleaned = (text: string): string => text.replace(unseen, '');

/** Text for a terminal: in the place of what cannot be seen its number, so that no message can be made to look like another. */
export const printable = (text: string): string =>
  text.replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const LONGEST = 60;

/** Text in quotation marks for a message, the end of a long one left out. */
export function quoted(text: string): string {
  const long = text.length > LONGEST;
  // Cut first: nobody waits for the rest, and no escape is cut in two.
  const shown = printable(JSON.stringify(long ? text.slice(0, LONGEST) : text));
  return long ? `${shown.slice(0, -1)}…"` : shown;
}
