/**
 * The campaigns of this device: every change is kept at once, if the device lets us, and can be undone while the page is open.
 */
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Campaign } from './campaign.ts';
import { readKept, toKept } from './file.ts';

const KEY = 'coachlamp.campaigns';
/** Where what could not be read is set aside. */
const ASIDE = 'coachlamp.campaigns.unread';
/** States kept for undoing. */
const MEMORY = 100;

/** The campaigns, and which of them is open. */
export interface Sheets {
  readonly campaigns: readonly Campaign[];
  /** Its place among them. */
  readonly open: number;
}

interface State {
  readonly now: Sheets;
  readonly past: readonly Sheets[];
}

type Action =
  | { readonly to: Sheets }
  | { readonly type: 'undo' }
  | { readonly type: 'elsewhere'; readonly now: Sheets };

function reduce({ now, past }: State, action: Action): State {
  if ('to' in action) return { now: action.to, past: [...past, now].slice(-MEMORY) };
  if (action.type === 'elsewhere') return { now: action.now, past: [] };
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1) } : { now, past };
}

const NONE: Sheets = { campaigns: [], open: 0 };

/** What was on the device, and what of it could not be read. */
function begin(): { sheets: Sheets; unread?: string | undefined } {
  try {
    const text = localStorage.getItem(KEY);
    const aside = localStorage.getItem(ASIDE) ?? undefined;
    const campaigns = text === null ? [] : readKept(text);
    if (campaigns) return { sheets: { ...NONE, campaigns }, unread: aside };
    if (aside === undefined) localStorage.setItem(ASIDE, text ?? '');
    return { sheets: NONE, unread: text ?? undefined };
  } catch {
    return { sheets: NONE };
  }
}

/** Keeps the campaigns. @returns whether the device has taken them */
function keep({ campaigns }: Sheets): boolean {
  try {
    localStorage.setItem(KEY, toKept(campaigns));
    return true;
  } catch {
    return false;
  }
}

/** What the page has of the device's campaigns. */
export interface Store {
  readonly sheets: Sheets;
  readonly canUndo: boolean;
  /** Whether the last change is on the device too. */
  readonly isKept: boolean;
  /** What was on the device and could not be read. */
  readonly unread?: string | undefined;
  change(to: Sheets): void;
  undo(): void;
}

/** The campaigns of this device. Another page's changes are taken up. */
export function useStore(): Store {
  const [begun] = useState(begin);
  const [{ now, past }, dispatch] = useReducer(reduce, { now: begun.sheets, past: [] });
  const [isKept, setKept] = useState(true);
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    setKept(keep(now));
  }, [now]);
  useEffect(() => {
    const take = ({ key, newValue }: StorageEvent) => {
      const campaigns = key === KEY && newValue !== null ? readKept(newValue) : undefined;
      if (!campaigns) return;
      const taken = { campaigns, open: Math.min(last.current.open, Math.max(0, campaigns.length - 1)) };
      last.current = taken;
      dispatch({ type: 'elsewhere', now: taken });
    };
    addEventListener('storage', take);
    return () => removeEventListener('storage', take);
  }, []);
  return {
    sheets: now,
    canUndo: past.length > 0,
    isKept,
    unread: begun.unread,
    change: (to) => dispatch({ to }),
    undo: () => dispatch({ type: 'undo' }),
  };
}
