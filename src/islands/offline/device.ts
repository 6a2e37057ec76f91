/**
 * What the page knows of the device and of what can be kept there, and what it asks for.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { fetchOffers, lackingOf, manifestOf, type Reason, readKept, toLoad } from '../../lib/offline/device.ts';
import { gone, hear, keepPacks, noteKept, removePacks } from '../../lib/offline/orders.ts';
import { filesSize, type Kept, type KeptPack, nameOf, newer, type Offers } from '../../lib/offline/packs.ts';

/** How a pack stands. */
export interface Standing {
  readonly kept?: KeptPack;
  /** How many bytes of it are on the device. */
  readonly stored?: number;
  /** Whether part of what was kept is there no more. */
  readonly isLost?: boolean;
  /** Whether all of it is. */
  readonly isGone?: boolean;
  readonly isBegun?: boolean;
  readonly isNewer?: boolean;
  /** Of what has been begun, is lost, or is there in a newer version: how many bytes are to load. */
  readonly toLoad?: number;
}

/** All that there is to know. */
export interface Known {
  readonly kept: Kept;
  /** Nothing where the network does not give it. */
  readonly offers: Offers | undefined;
  /** By the names of packs. */
  readonly standings: ReadonlyMap<string, Standing>;
}

/** What goes on. */
export interface Job {
  readonly packs: readonly string[];
  readonly done: number;
  /** Nothing until it is known. */
  readonly total?: number;
}

/** What came of what was asked for. */
export interface Outcome {
  readonly packs: readonly string[];
  readonly what: 'done' | 'removed' | Reason | 'worker';
}

/** The page's view of the device. */
export interface Device {
  /** Nothing while it looks; why nothing can be kept. */
  readonly known: Known | 'storage' | 'worker' | undefined;
  readonly job: Job | undefined;
  readonly outcome: Outcome | undefined;
  /** Whether the browser has promised to leave alone what is kept. */
  readonly isProtected: boolean;
  keep(packs: readonly string[]): void;
  remove(packs: readonly string[]): void;
  look(): void;
}

/** How each pack stands that is on the device, or was. */
async function standingsOf(kept: Kept, offers: Offers | undefined): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  const add = (name: string, more: Standing) => standings.set(name, { ...standings.get(name), ...more });
  const offerOf = (name: string) => offers?.packs.find((offer) => nameOf(offer) === name);
  for (const name of await gone()) add(name, { isGone: true });
  for (const pack of kept.packs) {
    const manifest = await manifestOf(pack);
    const lacking = manifest ? filesSize(await lackingOf([manifest])).stored : 1;
    const stored = manifest ? filesSize(manifest.files).stored : 0;
    add(nameOf(pack), { kept: pack, stored: Math.max(0, stored - lacking), isLost: lacking > 0 });
  }
  for (const pack of offers ? newer(offers, kept) : []) add(nameOf(pack), { isNewer: true });
  for (const pack of kept.begun) add(nameOf(pack), { isBegun: true });
  for (const [name, { isLost, isNewer, isBegun, isGone }] of standings) {
    const offer = offerOf(name) ?? [...kept.begun, ...kept.packs].find((one) => nameOf(one) === name);
    if (!offer || !(isLost || isNewer || isBegun || isGone)) continue;
    const bytes = await toLoad([offer]).catch(() => undefined);
    if (bytes !== undefined) add(name, { toLoad: bytes });
  }
  return standings;
}

/** Whether there is a worker, once the page has tried to have one. */
async function hasWorker(): Promise<boolean> {
  if (!navigator.serviceWorker) return false;
  const { dataset } = document.documentElement;
  if (dataset.worker === 'none') return false;
  const { promise: failed, resolve } = Promise.withResolvers<boolean>();
  const observer = new MutationObserver(() => {
    if (dataset.worker === 'none') resolve(false);
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-worker'] });
  return Promise.race([navigator.serviceWorker.ready.then(() => true), failed]).finally(() => observer.disconnect());
}

/** The device, as it changes. */
export function useDevice(): Device {
  const [known, setKnown] = useState<Device['known']>();
  const [job, setJob] = useState<Job>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isProtected, setProtected] = useState(true);
  /** What is being removed. */
  const removing = useRef<readonly string[]>([]);

  const look = useCallback(async () => {
    try {
      if (!globalThis.caches) return setKnown('storage');
      const offers = await fetchOffers().catch(() => undefined);
      const kept = await readKept();
      const standings = await standingsOf(kept, offers);
      if (!(await hasWorker())) return setKnown('worker');
      setProtected((await navigator.storage.persisted?.()) ?? false);
      setKnown({ kept, offers, standings });
    } catch {
      setKnown('storage');
    }
  }, []);

  useEffect(() => {
    look();
    return hear(async (report) => {
      if (report.type === 'progress') return setJob(report);
      if (report.type === 'changed') {
        const packs = removing.current;
        const isLeft = ({ packs: left, begun }: Kept) => [...left, ...begun].some((one) => packs.includes(nameOf(one)));
        if (packs.length > 0 && !(await readKept().then(isLeft, () => true))) {
          removing.current = [];
          setOutcome({ packs, what: 'removed' });
        }
        return look();
      }
      removing.current = [];
      await noteKept();
      await look();
      setJob(undefined);
      setOutcome({ packs: report.packs, what: report.type === 'complete' ? 'done' : report.reason });
    });
  }, [look]);

  const keep = (packs: readonly string[]) => {
    setOutcome(undefined);
    setJob({ packs, done: 0 });
    // Asked for what it is needed for: some browsers ask the reader in turn.
    navigator.storage?.persist?.().then(setProtected, () => {});
    keepPacks(packs).catch(() => {
      setJob(undefined);
      setOutcome({ packs, what: 'worker' });
    });
  };

  const remove = (packs: readonly string[]) => {
    removing.current = packs;
    setOutcome(undefined);
    removePacks(packs).catch(() => setOutcome({ packs, what: 'worker' }));
  };

  return { known, job, outcome, isProtected, keep, remove, look };
}
