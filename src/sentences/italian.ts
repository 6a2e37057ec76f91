/** The d of Italian between two vowels that are the same: “ad Anna”, “Carla ed Elena”; not before other vowels, and never after “o”. Pure. */

/** What must follow for “a” and for “e” to take their d; a single letter is spelt out, and takes none. */
const SAME: Readonly<Record<string, RegExp>> = { a: /^[aàáâã]\p{L}/iu, e: /^[eèéêë]\p{L}/iu };

/**
 * The words of a sentence that stand before a value, as they are before this one. Only these words are looked at, so that a player may be
 * called “E” or “Anna e Enzo”.
 */
export const euphonic = (words: string, value: string): string =>
  words.replace(/(^|[^\p{L}\p{N}’'])([ae])(?=[ \u00a0]$)/iu, (found, _before, vowel: string) =>
    SAME[vowel.toLowerCase()]?.test(value.normalize()) ? `${found}d` : found,
  );
