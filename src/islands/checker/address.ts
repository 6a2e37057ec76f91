/**
 * The address of the page, as the checker writes it: seldom enough for every browser, and again where one has refused.
 */

import { arrive, keep, write } from '../../scripts/over.ts';

/**
 * After this time, in milliseconds, what is typed is written if nothing more has been, as a name is one change; and a browser that has refused is asked
 * again: Safari takes a hundred addresses in thirty seconds.
 */
const PAUSE = 1000;

/** How the address takes up a change: as a new entry for the back button, or in place of the present one. */
export type Entry = 'push' | 'replace';

/** Under this the number of an entry stands in its state: an entry before another one has a smaller number. */
const NUMBER = 'checker';

/** Under this stands what is kept of an entry beside its address. */
const NOTE = 'note';

/** The number of the present entry; none where nobody has given it one yet. */
const numberOf = (): number | undefined => history.state?.[NUMBER];

/** Gives the present entry a number. */
const mark = (number: number) => history.replaceState({ ...history.state, [NUMBER]: number }, '');

/** What is to be written. */
interface Writing {
  readonly address: string;
  readonly entry: Entry;
  /** What is kept with it: plain data. */
  readonly note: unknown;
}

/** Writes an address. @returns whether the browser has taken it */
function put({ address, entry, note }: Writing): boolean {
  try {
    if (entry === 'push') {
      const number = numberOf() ?? 0;
      mark(number);
      history.pushState({ ...history.state, [NUMBER]: number + 1, [NOTE]: note }, '', address);
    } else history.replaceState({ ...history.state, [NOTE]: note }, '', address);
    keep();
    return true;
  } catch {
    return false;
  }
}

/** The address of the page. */
export class Address {
  /** The hash that was last read or written. */
  hash = location.hash;
  private waiting: Writing[] = [];
  /** Whether somebody has tapped since a change was last taken up; at first nobody has typed either. */
  private isTapped = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the entry in which the reader is. */
  private number = numberOf() ?? 0;

  /** What is kept with the entry in which the reader is; whatever stands there, as it need not have been written here. */
  get note(): unknown {
    return history.state?.[NOTE];
  }

  /**
   * Writes an address with its note: what was tapped at once, what is typed in one go. What waits is lost where the page is loaded anew: while that is
   * under way nothing can be written, and a browser drops all that it keeps with an entry to which something is.
   */
  write({ address, entry, note }: Writing): void {
    const isThere = new URL(address, location.href).href === location.href;
    if (this.waiting.length === 0 && isThere && JSON.stringify(note) === JSON.stringify(this.note)) return;
    const newest = this.waiting.at(-1);
    if (newest && entry === 'replace') this.waiting.splice(-1, 1, { ...newest, address, note });
    else this.waiting.push({ address, entry, note });
    if (this.isTapped || entry === 'push') this.flush();
    else this.later();
    this.isTapped = false;
  }

  /** Takes note of a tap: it may read the address, and what comes of it is written at once. */
  readonly tap = (): void => {
    this.flush();
    this.isTapped = true;
  };

  /** Writes what is waiting. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    if (this.waiting.length === 0) return;
    const isOnward = this.waiting.some(({ entry }) => entry === 'push');
    write(this.writeAll, isOnward);
  };

  private readonly writeAll = (): void => {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!put(next)) {
        this.later();
        return;
      }
      this.waiting.shift();
      this.hash = location.hash;
      this.number = numberOf() ?? 0;
    }
  };

  /** Takes up the address that the reader has gone to. @returns whether it is another one */
  read(): boolean {
    arrive();
    const from = this.number;
    // Whoever has followed a link is in an entry behind the one before.
    if (numberOf() === undefined && location.hash !== this.hash) mark(from + 1);
    this.number = numberOf() ?? from;
    if (location.hash === this.hash) {
      // Undo and Redo leave the same address in two entries: going from one to the other has to lead on.
      if (this.number !== from) history.go(Math.sign(this.number - from));
      return false;
    }
    clearTimeout(this.timer);
    this.waiting = [];
    this.hash = location.hash;
    return true;
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, PAUSE);
  }
}
