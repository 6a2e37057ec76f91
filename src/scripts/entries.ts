/**
 * The entries of the history for what is open over the page: as long as anything is, there is one more for each, with the address of the page. It
 * goes when that closes, however that comes about.
 */

/** Called when something is to be closed; with whether somebody has gone back, or is about to go on to somewhere else. */
export type Shut = (goneBack: boolean) => void;

/** Under this stands in the state of an entry how much is open over the page. */
const OPEN = 'open';

/** How what is open is closed, what is on top last. */
const closing: Shut[] = [];
/** What waits until the history has come back from what was closed; nothing while it need not. */
let waiting: (() => void)[] | undefined;
/** The present entry as it was last written: what is beneath takes it over. */
let kept: { readonly state: object; readonly href: string } | undefined;

const countOf = (): number => history.state?.[OPEN] ?? 0;

/** Tells that the present entry has been written. */
export function keep(): void {
  if (countOf() > 0) kept = { state: history.state, href: location.href };
}

/** Does what has waited. */
function goOn(): void {
  const acts = waiting ?? [];
  waiting = undefined;
  for (const act of acts) act();
}

/** Stays in the present entry, which is none of what was open. */
function stay(): void {
  if (!waiting) return;
  history.replaceState({ ...history.state, [OPEN]: closing.length }, '');
  kept = undefined;
  keep();
  goOn();
}

/**
 * Goes back to an entry of this page, by a negative number. A page that is loaded anew meanwhile is in the entry beneath with the state of the one
 * above, and so many entries back is another page: where the browser knows its entries by a key, there is no going astray.
 */
function goBack(by: number): void {
  if (!('navigation' in window)) {
    history.go(by);
    return;
  }
  const { currentEntry } = navigation;
  const beneath = navigation.entries()[(currentEntry?.index ?? 0) + by];
  if (!beneath?.sameDocument) {
    stay();
    return;
  }
  const { committed, finished } = navigation.traverseTo(beneath.key);
  // Once it has come back, it does not matter that something cuts it short.
  Promise.any([committed, finished]).catch(stay);
}

/** Leaves the entries of what is not open any more. */
function comeBack(): void {
  const by = closing.length - countOf();
  if (waiting || by >= 0) return;
  waiting = [];
  goBack(by);
}

/** Closes what is open, the first few aside. */
function close(aside: number, goneBack: boolean): void {
  while (closing.length > aside) closing.pop()?.(goneBack);
}

/** Writes to the history as soon as that has come back from what was closed; closes what is open where it is to go on to another entry. */
export function write(act: () => void, isOnward: boolean): void {
  if (isOnward) {
    close(0, false);
    comeBack();
  }
  if (waiting) waiting.push(act);
  else act();
}

/** Has an entry for what has been opened. @returns to be called when it closes by itself; more than once does no harm */
export function opened(shut: Shut): () => void {
  closing.push(shut);
  write(() => {
    const count = closing.indexOf(shut) + 1;
    if (count <= countOf()) return;
    history.replaceState({ ...history.state, [OPEN]: count - 1 }, '');
    // Whoever has scrolled meanwhile stays there.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [OPEN]: count }, '');
    history.scrollRestoration = 'auto';
    keep();
  }, false);
  return () => {
    const at = closing.indexOf(shut);
    if (at < 0) return;
    closing.splice(at, 1);
    comeBack();
  };
}

/** Closes what was over the entry that the reader has come to; more than once does no harm. */
export function arrive(): void {
  const count = countOf();
  // Otherwise it is no entry beneath: somebody has followed a link.
  if (kept && history.state?.[OPEN] !== undefined)
    history.replaceState({ ...kept.state, [OPEN]: count }, '', kept.href);
  if (count === 0) kept = undefined;
  close(count, true);
  // The page has been left where it is by then, and is to be found there again.
  setTimeout(() => {
    if (countOf() === 0) history.scrollRestoration = 'auto';
    // What has been closed meanwhile is left first: it would cut short what goes on.
    const by = closing.length - countOf();
    if (waiting && by < 0) return goBack(by);
    goOn();
    comeBack();
  });
}

addEventListener('popstate', arrive, true);

// Links lead on from the page, not from what is open over it.
addEventListener('click', (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download], [target])');
  if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!waiting && closing.length === 0) return;
  event.preventDefault();
  write(() => location.assign(link.href), true);
});

// Where the page has been loaded anew, an entry stays for what was open: to leave it now would cut off what is still loading.
keep();
