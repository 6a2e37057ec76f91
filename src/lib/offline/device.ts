/**
 * What a device has, read by pages and by the worker, and written by the worker alone.
 */
import { base } from '../base.ts';
import {
  DIGITS,
  type File,
  fileKey,
  filesSize,
  type Kept,
  type Manifest,
  NOTHING,
  type Offer,
  type Offers,
  sha256,
} from './packs.ts';
import { PATIENCE } from './patience.ts';

const PREFIX = `coachlamp:${base}:1:`;

/** The caches: what is kept and of what it consists; its files; what has been visited. */
export const CACHES = {
  kept: `${PREFIX}kept`,
  files: `${PREFIX}files`,
  visitedPages: `${PREFIX}visited-pages`,
  visitedFiles: `${PREFIX}visited-files`,
} as const;

/** Where it says what is kept: in the cache, and nowhere else. */
const MARKER = `${base}offline/kept`;

/** Where it says what can be had. */
const OFFERS = `${base}offline/index.json`;

/** On which channel the worker tells how it gets on. */
export const CHANNEL = PREFIX;

/** What a page asks of the worker. */
export type Order =
  | { readonly type: 'keep'; readonly packs: readonly string[] }
  | { readonly type: 'remove'; readonly packs: readonly string[] };

/** Why packs could not be kept: nothing came; what came is something else; there is no room; the device does not take it. */
export type Reason = 'network' | 'differs' | 'quota' | 'storage';

/** What the worker tells. */
export type Report =
  | { readonly type: 'progress'; readonly packs: readonly string[]; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly packs: readonly string[]; readonly reason: Reason }
  | { readonly type: 'complete'; readonly packs: readonly string[] }
  | { readonly type: 'changed' };

/** What is kept. @throws where the device lets nothing be kept */
export async function readKept(): Promise<Kept> {
  const marker = await (await caches.open(CACHES.kept)).match(MARKER);
  return marker ? marker.json() : NOTHING;
}

/** Says what is kept, in one step. */
export async function writeKept(kept: Kept): Promise<void> {
  await (await caches.open(CACHES.kept)).put(MARKER, Response.json(kept));
}

/** What the files of a manifest are kept under. */
export const keysOf = ({ files }: Manifest): string[] => files.map((file) => fileKey(file, location.origin, base));

/** The manifest of a pack on the device, if it is there. */
export async function manifestOf({ manifest }: Offer): Promise<Manifest | undefined> {
  return (await (await caches.open(CACHES.kept)).match(manifest))?.json();
}

/** A manifest from the network. @throws where it does not come, or is not the one on offer */
export async function fetchManifest({ manifest, version }: Offer): Promise<Response> {
  const response = await fetch(manifest);
  if (response.ok && (await sha256(await response.clone().arrayBuffer())).startsWith(version.slice(0, DIGITS)))
    return response;
  throw new Error(`${manifest} is not what it should be`, { cause: response.status });
}

/** What can be had now. @throws where it does not come */
export async function fetchOffers(): Promise<Offers> {
  const response = await fetch(OFFERS, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${OFFERS}: ${response.status}`);
  return response.json();
}

/** How many bytes of packs are still to load, of the versions that can be had. @throws where a manifest does not come */
export async function toLoad(offers: readonly Offer[]): Promise<number> {
  const manifests = await Promise.all(
    offers.map(async (offer) => (await manifestOf(offer)) ?? (await fetchManifest(offer)).json()),
  );
  return filesSize(await lackingOf(manifests)).sent;
}

/** Those of some manifests' files that are not on the device, each once. */
export async function lackingOf(manifests: readonly Manifest[]): Promise<File[]> {
  const there = new Set((await (await caches.open(CACHES.files)).keys()).map(({ url }) => url));
  const files = new Map<string, File>();
  for (const manifest of manifests)
    for (const file of manifest.files) files.set(fileKey(file, location.origin, base), file);
  return [...files].flatMap(([key, file]) => (there.has(key) ? [] : [file]));
}
