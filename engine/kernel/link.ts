/**
 * Links: what every game's have in common. A record stands in the address of a page as parts of letters, digits, `-` and `_`, which mail and
 * chat leave alone, with dots between them and a check at the end, so that damage is known as damage.
 */
import { MOST_MOVES } from './moves.ts';
import { isName } from './name.ts';
import type { Problem } from './result.ts';
import { cleaned } from './text.ts';

/** The largest prime that three digits in base 36 can hold, and a primitive root of it. */
const PRIME = 46_649;
const ROOT = 257;

/** Another one if any character is another, or any two have changed places; after any other damage the same in one of 46,649. */
function checkOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * ROOT + text.charCodeAt(at)) % PRIME;
  return sum.toString(36).padStart(3, '0');
}

/** A name in letters, digits and `_`: any other character by its number in base 36, a blank without one. */
export const writeName = (name: string) =>
  name
    // Of a character that is broken in two, nothing can be told.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^0-9A-Za-z]/gu, (sign) => (sign === ' ' ? '__' : `_${(sign.codePointAt(0) as number).toString(36)}_`));

/** The text without the escapes of an address; where they are broken, as it is or what is given. */
export function unescaped(text: string, broken = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return broken;
  }
}

/** A player's name; empty if a player cannot have it. */
export function readName(text: string): string {
  const name = cleaned(text);
  return isName(name) ? name : '';
}

/** A name as `writeName` writes it. */
const NAME = /^(?:[0-9A-Za-z]|_[0-9a-z]{0,4}_)*$/;

/** A name as `writeName` writes it; empty if a player cannot have it. */
export function readTyped(text: string): string {
  if (!NAME.test(text)) return '';
  const name = text.replace(/_([0-9a-z]*)_/g, (_, code: string) => {
    const number = code ? Number.parseInt(code, 36) : 32;
    return number <= 0x10ffff ? String.fromCodePoint(number) : '';
  });
  return readName(name);
}

/** A problem with a link. */
export const problem = (code: string, message: string, params: Problem['params'] = {}): Problem => ({
  path: '',
  code,
  message,
  params,
});

/** The parts of a link, with their check. */
export function framed(parts: readonly string[]): string {
  const text = parts.join('.');
  return `${text}.${checkOf(text)}`;
}

/**
 * A link without what somebody has put into it on the way, if then all of it has come as it was sent.
 * @returns the text of its parts, and whether it has come so; then without its check, otherwise with `*` for each sign within it that no link has
 */
export function opened(text: string): { readonly link: string; readonly isWhole: boolean } {
  let link = text;
  for (let times = 0; times < 3; times++) link = unescaped(link);
  // A link has no other signs, and ends with none of these: somebody has put them there on the way.
  const sent = link.replace(/[^\w.-]/g, '').replace(/[._-]+$/, '');
  const end = sent.lastIndexOf('.');
  if (end >= 0 && checkOf(sent.slice(0, end)) === sent.slice(end + 1)) {
    return { link: sent.slice(0, end), isWhole: true };
  }
  // In a damaged one they may stand in the place of others, which are not to go missing unseen.
  const marked = link.replace(/[^\w.-]/gu, '*');
  return { link: marked.replace(/^\*+|[*._-]+$/g, ''), isWhole: false };
}

/** What begins something known of unknown cards; it stands among the moves, and no move begins so. */
export const KNOWN = 'Q';

/** The most that is read to be known of unknown cards. */
export const MOST_KNOWN = 100;

/**
 * What is known of unknown cards, apart from the moves among which it stands.
 * @param read gives what a part says; nothing if it cannot be read
 */
export function knownAmong<Finding>(parts: readonly string[], read: (part: string) => Finding | undefined) {
  const isKnown = (part: string) => part.startsWith(KNOWN);
  const findings = parts.filter(isKnown).map(read);
  const known = findings.slice(0, MOST_KNOWN).filter((finding) => finding !== undefined);
  return { known, isLost: known.length < findings.length, made: parts.filter((part) => !isKnown(part)) };
}

/**
 * The moves up to the first that cannot be read: what follows it hangs on it.
 * @param read gives the move that a part says; nothing if it cannot be read
 */
export function movesAmong<Move>(parts: readonly string[], read: (part: string) => Move | undefined) {
  const moves: Move[] = [];
  for (const part of parts.slice(0, MOST_MOVES)) {
    const move = read(part);
    if (!move) break;
    moves.push(move);
  }
  return { moves, missing: parts.length - moves.length };
}

/** What a letter stands for. */
export const lookUp = <Id extends string>(
  letters: Readonly<Record<Id, string>>,
  letter: string | undefined,
): Id | undefined => (Object.keys(letters) as Id[]).find((id) => letters[id] === letter);

/** What could be read of a link. */
export interface LinkContent<Record> {
  /** Nothing if neither a player nor a move could be read. */
  readonly record?: Record;
  /**
   * None if the link has come as it was sent. Otherwise why not all of it could be read: `link.broken`, or `link.newer` for one that a later
   * version has written; what is lost, as `link.players-lost` or `link.move-lost`; and `link.in-part` where there is a record all the same,
   * `link.unread` where there is none.
   */
  readonly problems: readonly Problem[];
}

/**
 * What is said of a link that has been read.
 * @param lost what could not be read of it
 * @param how whether it has come as it was sent, in a version that is known, or in one that is newer
 */
export function contentOf<Record>(
  record: Record | undefined,
  lost: readonly Problem[],
  { isWhole, isNewer, version }: { readonly isWhole: boolean; readonly isNewer: boolean; readonly version: number },
): LinkContent<Record> {
  if (isWhole && record && lost.length === 0) return { record, problems: [] };
  const cause = isNewer
    ? problem('link.newer', `expected a link of version ${version} or older, got a newer one`)
    : problem('link.broken', 'expected the link as it was sent, got a damaged one');
  const rest = record
    ? problem('link.in-part', 'expected a whole link, got a part of it')
    : problem('link.unread', 'expected a table in the link, got none');
  return { ...(record && { record }), problems: [cause, ...lost, rest] };
}
