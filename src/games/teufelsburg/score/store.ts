/**
 * The campaigns of this device: every change is kept at once, if the device lets us, and can be undone while the page is open.
 */
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import type { Ending } from '../../../../engine/teufelsburg/points.ts';
import type { Sheet } from './campaign.ts';
import { discard, keep, load, news, roundsBegun, setAside } from './device.ts';
import { readKept } from './file.ts';

/** States kept for undoing. */
const MEMORY = 100;

/** The campaigns, and which of them is open. */
export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** By its id; one that there is not stands for the first. */
  readonly open?: string | undefined;
}

/** What the page has and had. */
export interface State {
  readonly now: Sheets;
  readonly past: readonly Sheets[];
  /** Whether what is there now has come about in this page, and is still to be kept. */
  readonly isOurs: boolean;
}

type Action =
  | { readonly type: 'change'; readonly make: (now: Sheets) => Sheets }
  | { readonly type: 'undo' }
  | { readonly type: 'elsewhere'; readonly sheets: readonly Sheet[] };

/** What follows from a change, from undoing one, and from what another page has kept. */
export function reduce(state: State, action: Action): State {
  const { now, past } = state;
  if (action.type === 'change') return { now: action.make(now), past: [...past, now].slice(-MEMORY), isOurs: true };
  if (action.type === 'elsewhere')
    // The one that is seen, whichever is the first by then: somebody may be filling in its form.
    return {
      now: { sheets: recognised(now.sheets, action.sheets), open: openOf(now)?.id },
      past: [],
      isOurs: false,
    };
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), isOurs: true } : state;
}

/** What another page has kept, with the rounds that we have already being the same as before: a form that is open stays at its own. */
function recognised(ours: readonly Sheet[], theirs: readonly Sheet[]): Sheet[] {
  return theirs.map(({ id, campaign }) => {
    const left = [...(ours.find((one) => one.id === id)?.campaign.rounds ?? [])];
    const rounds = campaign.rounds.map((round) => {
      const at = left.findIndex((one) => JSON.stringify(one) === JSON.stringify(round));
      return left.splice(at, at < 0 ? 0 : 1)[0] ?? round;
    });
    return { id, campaign: { ...campaign, rounds } };
  });
}

/** The sheet that is open. */
export const openOf = ({ sheets, open }: Sheets): Sheet | undefined =>
  sheets.find(({ id }) => id === open) ?? sheets[0];

/** With other rounds of one campaign. */
export const withRounds = (
  { sheets, open }: Sheets,
  id: string,
  make: (rounds: readonly Ending[]) => readonly Ending[],
): Sheets => ({
  sheets: sheets.map((one) =>
    one.id === id ? { id, campaign: { ...one.campaign, rounds: make(one.campaign.rounds) } } : one,
  ),
  open,
});

/** Without a campaign; the one before it is open then. */
export function without({ sheets }: Sheets, id: string): Sheets {
  const at = sheets.findIndex((one) => one.id === id);
  return { sheets: sheets.filter((one) => one.id !== id), open: sheets[at - 1]?.id };
}

/** What the page has of the device's campaigns. */
export interface Store {
  readonly sheets: Sheets;
  readonly canUndo: boolean;
  /** Whether the last change is on the device too. */
  readonly isKept: boolean;
  /** What was on the device and could not be read. */
  readonly aside: readonly string[];
  /** Whether that stands in a place of its own. Until it does, or is discarded, nothing is kept. */
  readonly isSafe: boolean;
  /** Changes what there is at that time, which another page may have changed. */
  change(make: (now: Sheets) => Sheets): void;
  undo(): void;
  discard(): void;
}

/** The campaigns of this device. Another page's changes are taken up. */
export function useStore(): Store {
  const [begun] = useState(load);
  const [{ now, past, isOurs }, dispatch] = useReducer(reduce, {
    // The sheet on which a round was being filled in when the page was left, else the first.
    now: { sheets: begun.sheets, open: Object.keys(roundsBegun()).at(-1) },
    past: [],
    isOurs: false,
  });
  const [{ aside, isSafe }, setUnread] = useState<Pick<Store, 'aside' | 'isSafe'>>(begun);
  const [isKept, setKept] = useState(true);
  // Before anybody sees it: whoever leaves the page then leaves nothing behind.
  useLayoutEffect(() => {
    if (isOurs) setKept(isSafe && keep(now.sheets));
  }, [now, isOurs, isSafe]);
  useEffect(() => {
    const look = () => {
      const text = news();
      if (text === undefined) return;
      const { sheets, unread } = readKept(text);
      // What stands there now is not ours to write over either.
      setUnread((before) => (unread === undefined ? { ...before, isSafe: true } : setAside([...before.aside, unread])));
      dispatch({ type: 'elsewhere', sheets });
    };
    addEventListener('storage', look);
    // Whoever comes back by the browser's history can find the page as it was left: it has heard of nothing meanwhile.
    addEventListener('pageshow', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return {
    sheets: now,
    canUndo: past.length > 0,
    isKept,
    aside,
    isSafe,
    change: (make) => dispatch({ type: 'change', make }),
    undo: () => dispatch({ type: 'undo' }),
    discard: () => {
      setUnread({ aside: discard(aside), isSafe: true });
      setKept(keep(now.sheets));
    },
  };
}
