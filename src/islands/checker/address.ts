/**
 * The address of the page, as the checker writes it: seldom enough for every browser, and again where one has refused.
 */

/** Changes that follow one another sooner than this, in milliseconds, are written together: typing a name is one change. */
const PAUSE = 500;
/** A browser that refuses is asked again after this time. Safari takes a hundred addresses in thirty seconds. */
const AGAIN = 1000;

/** How the address takes up a change: as a new entry for the back button, or in place of the present one. */
export type Entry = 'push' | 'replace';

/** Writes an address. @returns whether the browser has taken it */
function put(address: string, entry: Entry): boolean {
  try {
    if (entry === 'push') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
    return true;
  } catch {
    return false;
  }
}

/** The address of the page. */
export class Address {
  /** The hash that was last read or written. */
  hash = location.hash;
  private waiting: { address: string; readonly entry: Entry }[] = [];
  private last = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Writes an address, at once unless it takes the place of one that has just been written. */
  write(address: string, entry: Entry): void {
    if (this.waiting.length === 0 && new URL(address, location.href).href === location.href) return;
    const newest = this.waiting.at(-1);
    if (newest && entry === 'replace') newest.address = address;
    else this.waiting.push({ address, entry });
    const now = performance.now();
    const isSoon = entry === 'replace' && now - this.last < PAUSE;
    this.last = now;
    if (isSoon) this.later(PAUSE);
    else this.flush();
  }

  /** Writes what is waiting. */
  readonly flush = (): void => {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (!put(next.address, next.entry)) {
        this.later(AGAIN);
        return;
      }
      this.waiting.shift();
      this.hash = location.hash;
    }
  };

  /** Takes up the address that the reader has gone to. @returns whether it is another one */
  read(): boolean {
    if (location.hash === this.hash) return false;
    clearTimeout(this.timer);
    this.waiting = [];
    this.hash = location.hash;
    return true;
  }

  private later(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, time);
  }
}
