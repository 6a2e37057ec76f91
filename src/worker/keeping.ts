/**
 * Keeping packs: all of their files, each verified by its hash, or nothing. What has come stays when it is cut, and is not fetched again; what is
 * kept changes in one step, when everything is there.
 */
import { CacheFirst, copyResponse, type SerwistPlugin } from 'serwist';
import { SerwistError } from 'serwist/internal';
import { base } from '../lib/base.ts';
import {
  CACHES,
  CHANNEL,
  fetchManifest,
  fetchOffers,
  keysOf,
  lackingOf,
  manifestOf,
  type Reason,
  type Report,
  readKept,
  writeKept,
} from '../lib/offline/device.ts';
import {
  type File,
  FORMAT,
  fileKey,
  filesSize,
  isPage,
  type Kept,
  type Manifest,
  nameOf,
  type Offer,
  sha256,
} from '../lib/offline/packs.ts';

declare const self: ServiceWorkerGlobalScope;

/** So many files at a time. */
const LANES = 6;

/** Of what stands free, this much is left to others: what a device says of its room is an estimate. */
const SPARE = 2_000_000;

const channel = new BroadcastChannel(CHANNEL);
const tell = (report: Report) => channel.postMessage(report);

class Failure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

const reasonOf = (error: unknown): Reason =>
  error instanceof Failure ? error.reason : isFull(error) ? 'quota' : 'storage';

/** Lets only what has a hash pass, or the beginning of one. */
export const verified = (hash: string): SerwistPlugin => ({
  async fetchDidSucceed({ response }) {
    if (response.status >= 500) throw new Failure('network');
    if (response.status !== 200) throw new Failure('differs');
    const bytes = await response
      .clone()
      .arrayBuffer()
      .catch(() => undefined);
    if (!bytes) throw new Failure('network');
    if (!(await sha256(bytes)).startsWith(hash)) throw new Failure('differs');
    // What was redirected cannot answer for a page.
    return response.redirected ? copyResponse(response) : response;
  },
});

/** Keeps something under another address than the one it is asked for by. */
export const keptAs = (key: string): SerwistPlugin => ({ cacheKeyWillBeUsed: async () => key });

/** Sees to it that a file is on the device. */
async function have(file: File, event: ExtendableEvent): Promise<void> {
  const [address, hash] = file;
  const strategy = new CacheFirst({
    cacheName: CACHES.files,
    matchOptions: { ignoreVary: true },
    plugins: [keptAs(fileKey(file, location.origin, base)), verified(hash)],
  });
  // What has a hash in its name is the same wherever it comes from.
  const cache = address.startsWith(`${base}_astro/`) ? 'default' : 'no-cache';
  const request = new Request(address, { cache, credentials: 'same-origin' });
  const [response, done] = strategy.handleAll({ event, request, url: new URL(request.url) });
  await Promise.all([response, done]).catch((error) => {
    // What a strategy could not fetch says in its details why.
    const cause = error instanceof SerwistError ? (error.details as { error?: unknown }).error : error;
    throw cause instanceof TypeError ? new Failure('network') : cause;
  });
}

/** Fetches what is lacking, several at a time; after a failure no more is begun. */
async function fetchAll(lacking: readonly File[], names: readonly string[], event: ExtendableEvent): Promise<void> {
  const waiting = [...lacking];
  const total = filesSize(lacking).sent;
  let done = 0;
  let failure: unknown;
  tell({ type: 'progress', packs: names, done, total });
  const lane = async () => {
    for (let file = waiting.shift(); file && failure === undefined; file = waiting.shift()) {
      try {
        await have(file, event);
      } catch (error) {
        failure ??= error;
        return;
      }
      done += file[3];
      tell({ type: 'progress', packs: names, done, total });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failure !== undefined) throw failure;
}

/** The manifests of packs, from the device or else from the network, and then on the device. */
const haveManifests = (offers: readonly Offer[]): Promise<Manifest[]> =>
  Promise.all(
    offers.map(async (offer) => {
      const there = await manifestOf(offer);
      if (there) return there;
      const response = await fetchManifest(offer).catch((error: Error) => {
        throw new Failure(error.cause === 200 || error.cause === 404 ? 'differs' : 'network');
      });
      await (await caches.open(CACHES.kept)).put(offer.manifest, response.clone());
      return response.json();
    }),
  );

const without = <Some extends Offer>(packs: readonly Some[], names: readonly string[]): Some[] =>
  packs.filter((pack) => !names.includes(nameOf(pack)));

/** Removes the files that belong to nothing any more. */
async function collect({ packs, begun }: Kept): Promise<void> {
  const all = [...packs, ...begun];
  const manifests = await Promise.all(all.map(manifestOf));
  // Of what a pack consists of whose manifest is lost is not known until it has come again.
  if (!manifests.every((manifest) => manifest !== undefined)) return;
  const needed = new Set(manifests.flatMap(keysOf));
  const files = await caches.open(CACHES.files);
  for (const request of await files.keys()) if (!needed.has(request.url)) await files.delete(request);
  const kept = await caches.open(CACHES.kept);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.json') && !all.some(({ manifest }) => manifest === pathname)) await kept.delete(request);
  }
}

/** The packs as they are kept, for as long as nothing changes. */
let known: Promise<{ readonly kept: Kept; readonly pages: ReadonlyMap<string, string> }> | undefined;

/** The hashes of the pages that are kept, by their paths. */
export async function keptPages(): Promise<ReadonlyMap<string, string>> {
  known ??= (async () => {
    const kept = await readKept();
    const pages = new Map<string, string>();
    // What several have is shown as the newest has it: a page brings along all that it needs.
    for (const pack of kept.packs.toSorted((one, other) => one.at - other.at))
      for (const [url, hash] of (await manifestOf(pack))?.files ?? []) if (isPage(url)) pages.set(url, hash);
    return { kept, pages };
  })();
  known.catch(() => {
    known = undefined;
  });
  return (await known).pages;
}

async function change(kept: Kept): Promise<void> {
  await writeKept(kept);
  known = undefined;
  tell({ type: 'changed' });
}

/** One thing after the other, also where two workers are at it. */
const alone = <Value>(act: () => Promise<Value>): Promise<Value> => navigator.locks.request(`${CHANNEL}keeping`, act);

/** Whether files lie about that belong to nothing, for a page that was open when they were replaced. */
let mayLieAbout = true;

/** Removes what lies about, once no page can need it. */
export async function tidy(): Promise<void> {
  if (mayLieAbout && !(await isNeeded())) await alone(async () => tidyUp(await readKept()));
}

/** Whether files may be needed that belong to nothing any more: by another page than the one that asks. */
const isNeeded = async () => (await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })).length > 1;

async function tidyUp(kept: Kept): Promise<void> {
  await collect(kept);
  mayLieAbout = false;
}

async function keepNow(names: readonly string[], event: ExtendableEvent): Promise<void> {
  const offers = await fetchOffers().catch(() => {
    throw new Failure('network');
  });
  if (offers.format !== FORMAT) throw new Failure('differs');
  const wanted = offers.packs.filter((offer) => names.includes(nameOf(offer)));
  if (wanted.length < names.length) throw new Failure('differs');
  const manifests = await haveManifests(wanted);
  const lacking = await lackingOf(manifests);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  if (filesSize(lacking).stored + SPARE > quota - usage) throw new Failure('quota');
  const before = await readKept();
  await change({ packs: before.packs, begun: [...without(before.begun, names), ...wanted] });
  await fetchAll(lacking, names, event);
  const { packs, begun } = await readKept();
  const at = Date.now();
  await change({
    packs: [...without(packs, names), ...wanted.map((offer) => ({ ...offer, at }))],
    begun: without(begun, names),
  });
  mayLieAbout = true;
  tell({ type: 'complete', packs: names });
}

/** Goes on without some packs, whole or begun. A full device may only take note of that once there is room. */
async function drop(left: Kept): Promise<void> {
  mayLieAbout = true;
  await change(left).catch(async () => {
    await collect(left);
    await change(left);
  });
}

async function removeNow(names: readonly string[]): Promise<void> {
  const { packs, begun } = await readKept();
  const left = { packs: without(packs, names), begun: without(begun, names) };
  await drop(left);
  if (!(await isNeeded())) await tidyUp(left);
}

/** Leaves nothing of what was begun. */
async function giveUp(names: readonly string[]): Promise<void> {
  const { packs, begun } = await readKept();
  const left = { packs, begun: without(begun, names) };
  await drop(left);
  // There is no room for what may be needed.
  await tidyUp(left);
}

const running = new Map<string, Promise<void>>();

/** Keeps packs in the version that can be had now. Asked for again while it is at it, it goes on. */
export function keep(names: readonly string[], event: ExtendableEvent): Promise<void> {
  const key = names.toSorted().join();
  const going =
    running.get(key) ??
    alone(() => keepNow(names, event))
      .catch(async (error) => {
        const reason = reasonOf(error);
        // What does not fit is not left there half.
        if (reason === 'quota') await alone(() => giveUp(names)).catch(() => {});
        tell({ type: 'failed', packs: names, reason });
      })
      .finally(() => running.delete(key));
  running.set(key, going);
  return going;
}

/** Removes packs, and what only they need. */
export const remove = (names: readonly string[]): Promise<void> =>
  alone(() => removeNow(names)).catch((error) => tell({ type: 'failed', packs: names, reason: reasonOf(error) }));
