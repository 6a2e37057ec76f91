/**
 * How a page has packs kept and removed: it asks the worker, which goes on also when the page is left.
 */
import { base } from '../base.ts';
import { CHANNEL, type Order, type Report, readKept } from './device.ts';
import { nameOf } from './packs.ts';
import { PATIENCE } from './patience.ts';

/** Where the page remembers what should be kept, to tell when the browser has removed it. */
const REMEMBERED = 'coachlamp.kept';

/** After the name of what has been begun: what has never been complete, the browser has not removed. */
const BEGUN = '?';

/** A browser ends a worker that is at one thing for some minutes: it is asked again before, and goes on. In milliseconds. */
const AGAIN = 20_000;

/** Until the worker is in a state, or is given up. */
const becomes = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!states.includes(worker.state) && worker.state !== 'redundant') return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * The worker of the newest build: what is to be kept may be described in a way that the one before it does not know.
 * @throws where there is none
 */
async function newestWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker?.getRegistration(base);
  if (!registration) throw new Error('no service worker');
  await Promise.race([registration.update().catch(() => {}), patience()]);
  if (registration.installing) await becomes(registration.installing, ['installed', 'activated']);
  const { waiting } = registration;
  if (waiting) {
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await becomes(waiting, ['activated']);
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('no service worker');
  return active;
}

async function order(order: Order): Promise<void> {
  (await newestWorker()).postMessage(order);
}

/** Until no more is waited for the network. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** Hears what the worker tells. @returns what ends that */
export function hear(listener: (report: Report) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => listener(data));
  return () => channel.close();
}

/** Has packs kept; `hear` tells how that goes. @throws where there is no worker */
export async function keepPacks(packs: readonly string[]): Promise<void> {
  await order({ type: 'keep', packs });
  // The page may be left before they are there.
  const known = remembered();
  write([...known, ...packs.flatMap((name) => (known.includes(name) ? [] : name + BEGUN))]);
  const timer = setInterval(() => order({ type: 'keep', packs }).catch(() => {}), AGAIN);
  const end = hear((report) => {
    if ((report.type !== 'complete' && report.type !== 'failed') || report.packs.join() !== packs.join()) return;
    clearInterval(timer);
    end();
  });
}

/** Has packs removed, by whatever worker there is; `hear` tells when that is done. @throws where there is none */
export async function removePacks(packs: readonly string[]): Promise<void> {
  const { active } = (await navigator.serviceWorker?.getRegistration(base)) ?? {};
  if (!active) throw new Error('no service worker');
  active.postMessage({ type: 'remove', packs } satisfies Order);
  // Also where the page is left before they are gone: nobody else has removed them.
  write(remembered().filter((name) => !packs.includes(name.replace(BEGUN, ''))));
}

/** Looks what is kept and takes it down, outside of where it is; what cannot be looked at is not taken to be gone. */
export const noteKept = (): Promise<void> =>
  readKept().then(
    ({ packs }) => write(packs.map(nameOf)),
    () => {},
  );

function write(names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(REMEMBERED, JSON.stringify([...new Set(names)]));
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // Then nothing tells that something is gone.
  }
}

/** The packs that are remembered, by name, those that have been begun with their mark. */
function remembered(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** What has been kept on the device and is no more, though nobody has removed it. */
export async function gone(): Promise<string[]> {
  try {
    const { packs, begun } = await readKept();
    const kept = packs.map(nameOf);
    // What has been completed since nobody was there to hear of it is kept like all else.
    write(remembered().map((name) => kept.find((one) => one + BEGUN === name) ?? name));
    const there = [...kept, ...begun.map(nameOf)];
    return remembered().filter((name) => !name.endsWith(BEGUN) && !there.includes(name));
  } catch {
    return [];
  }
}
