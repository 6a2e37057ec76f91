/**
 * A text as somebody types it.
 */
import { plain } from '../../lib/find-names.ts';

/** What parts the things that are said, in any script. */
export const MARKS = ',;.，；。、';

/** The words of a text as they are compared: „dell’oste” are two, and “Anna’s” is Anna. */
export const wordsIn = (text: string): string[] =>
  plain(text.replaceAll(/['’](?:s(?!\p{L}))?/gu, ' '))
    .split(' ')
    .filter(Boolean);
