/**
 * What is on the device: the campaigns, and what could not be read, in a place of its own.
 */
import type { Sheet } from './campaign.ts';
import { readKept, toKept } from './file.ts';
import type { Draft } from './RoundForm.tsx';

/** Where the campaigns are. */
export const KEY = 'coachlamp.campaigns';
/** Where what could not be read is set aside: a list of texts. */
export const ASIDE = 'coachlamp.campaigns.unread';

/** What could not be read. */
export interface Unread {
  readonly aside: readonly string[];
  /** Whether all of it stands in a place of its own. While it does not, nothing may be written over it. */
  readonly isSafe: boolean;
}

/** The campaigns on the device, as this page has last read or written them. */
let known: string | null = null;

const isText = (one: unknown) => typeof one === 'string';

/** The texts that have been set aside; what is no list of texts is one itself. */
function asideIn(text: string | null): string[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isText)) return list;
  } catch {}
  return [text];
}

/** Sets texts aside, beside what is there already. */
export function setAside(texts: readonly string[]): Unread {
  let aside = texts;
  try {
    const before = asideIn(localStorage.getItem(ASIDE));
    const more = texts.filter((text) => !before.includes(text));
    aside = [...before, ...more];
    if (more.length) localStorage.setItem(ASIDE, JSON.stringify(aside));
    return { aside, isSafe: true };
  } catch {
    return { aside, isSafe: false };
  }
}

/** What is on the device; what of it cannot be read is set aside. */
export function load(): { readonly sheets: readonly Sheet[] } & Unread {
  try {
    const text = localStorage.getItem(KEY);
    known = text;
    const { sheets, unread } = text === null ? { sheets: [] } : readKept(text);
    if (unread !== undefined) return { sheets, ...setAside([unread]) };
    return { sheets, aside: asideIn(localStorage.getItem(ASIDE)), isSafe: true };
  } catch {
    return { sheets: [], aside: [], isSafe: true };
  }
}

/** The campaigns on the device, if another page has kept others since this one has last read or written them. */
export function news(): string | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null || text === known) return undefined;
    known = text;
    return text;
  } catch {
    return undefined;
  }
}

/** Forgets what was set aside. @returns what another page has set aside since */
export function discard(texts: readonly string[]): readonly string[] {
  try {
    const left = asideIn(localStorage.getItem(ASIDE)).filter((text) => !texts.includes(text));
    if (left.length) localStorage.setItem(ASIDE, JSON.stringify(left));
    else localStorage.removeItem(ASIDE);
    return left;
  } catch {
    return [];
  }
}

/** Keeps the campaigns. @returns whether the device has taken them */
export function keep(sheets: readonly Sheet[]): boolean {
  try {
    const text = toKept(sheets);
    localStorage.setItem(KEY, text);
    known = text;
    return true;
  } catch {
    return false;
  }
}

/**
 * What has been typed or said and made nothing yet, for this tab alone: a page that is loaded anew, as phones do with one in the background, has it
 * again.
 */
export function draft(of: 'names' | 'rounds', said?: string): string {
  const key = `coachlamp.${of}`;
  try {
    if (said !== undefined) sessionStorage.setItem(key, said);
    return said ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return said ?? '';
  }
}

/** What has been said of a round that is not saved, and which round it is. */
type Begun = readonly [round: string, said: Draft];

/** The rounds that are not saved, by their sheets, the last touched last. */
export function roundsBegun(): Partial<Record<string, Begun>> {
  try {
    return JSON.parse(draft('rounds')) ?? {};
  } catch {
    return {};
  }
}

/** Keeps what has been said of a round; left out, it is saved or thrown away. */
export function keepRound(sheet: string, begun?: Begun): void {
  const { [sheet]: _, ...others } = roundsBegun();
  draft('rounds', JSON.stringify({ ...others, [sheet]: begun }));
}

/** What was set aside, as one file: a single text as it is, several as a list. */
export function rescued(texts: readonly string[]): string {
  const [text = '', ...more] = texts;
  if (more.length === 0) return text;
  const all = texts.flatMap((one): unknown => {
    try {
      return JSON.parse(one);
    } catch {
      return one;
    }
  });
  return JSON.stringify(all);
}
