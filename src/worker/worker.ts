/**
 * The service worker. It serves the pages of packs that are kept, and every other as it is: from the network, and what has been visited
 * without one. Files have their hash in their address, so it is of no concern from which page, pack or build they are asked for.
 */
import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  type RouteHandlerCallback,
  Serwist,
} from 'serwist';
import { base } from '../lib/base.ts';
import { CACHES, type Order } from '../lib/offline/device.ts';
import { isPage, isVersioned, keyOf, pageKey, pagePathOf } from '../lib/offline/packs.ts';
import { PATIENCE } from '../lib/offline/patience.ts';
import { keep, keptAs, keptPages, remove, tidy, verified } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __SW_MANIFEST: PrecacheEntry[] };

/** What is shown of a page that is not there. */
const NOWHERE = `${base}offline/`;

// Where a device lets nothing be looked up, nothing is there, also for the library: the site works as before.
const match = caches.match.bind(caches);
caches.match = (...wanted) => match(...wanted).catch(() => undefined);

const MONTH = 30 * 24 * 60 * 60;
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  // The one that is there serves on until its pages are closed, or a reader asks for what is new.
  skipWaiting: false,
  clientsClaim: true,
});

const only200 = new CacheableResponsePlugin({ statuses: [200] });
const pageExpiration = new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: MONTH, purgeOnQuotaError: true });
const fileExpiration = new ExpirationPlugin({
  maxEntries: 200,
  maxAgeSeconds: MONTH,
  maxAgeFrom: 'last-used',
  purgeOnQuotaError: true,
});

const visitedPages = new NetworkFirst({
  cacheName: CACHES.visitedPages,
  networkTimeoutSeconds: PATIENCE / 1000,
  plugins: [
    // What stands in the address after the page is for its scripts.
    { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, '') },
    only200,
    pageExpiration,
  ],
});

/** What is kept under a key. */
const lookUp = (key: string) => caches.match(key, { cacheName: CACHES.files, ignoreVary: true });

/** A page that is kept, or as it is now, or as it was, or that it is not there. */
const showPage: RouteHandlerCallback = async (options) => {
  const { url, event, request } = options;
  event.waitUntil(tidy().catch(() => {}));
  // A device that lets nothing be kept has nothing kept.
  const hash = await keptPages().then(
    (pages) => pages.get(url.pathname),
    () => undefined,
  );
  const kept = hash && (await lookUp(pageKey(url, hash)));
  if (kept) return kept;
  // A script that wants a page is not served by another one.
  return visitedPages.handle(options).catch(() => (request.mode === 'navigate' ? showNowhere() : Response.error()));
};

async function showNowhere(): Promise<Response> {
  return (await serwist.matchPrecache(NOWHERE)) ?? Response.error();
}

/**
 * A page that is not kept under its address, as those for frames. Where it is asked for without its slash, or by the name of its file, it may be
 * there under its own.
 */
const goTo: RouteHandlerCallback = async ({ url, request }) => {
  const path = pagePathOf(url.pathname);
  const toPage = () => Response.redirect(url.origin + path + url.search);
  const isElsewhere = path !== url.pathname;
  if (isElsewhere && (await keptPages().catch(() => undefined))?.has(path)) return toPage();
  const answer = fetch(request);
  // Of what may be there under its own address, nobody waits longer than they would for that.
  const soon = isElsewhere ? [new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))] : [];
  return Promise.race([answer, ...soon]).catch(() => (isElsewhere ? toPage() : showNowhere()));
};

/** A file by its content, wherever it stands. */
const giveFile: RouteHandlerCallback = async (options) => {
  const { url, request, event } = options;
  const key = keyOf(url, base);
  const there = (await lookUp(key)) ?? (await serwist.matchPrecache(key).catch(() => undefined));
  if (there) return there;
  // Whoever goes there may be led on, or told that there is nothing.
  if (request.mode === 'navigate') return goTo(options);
  const v = url.searchParams.get('v');
  const visitedFiles = new CacheFirst({
    cacheName: CACHES.visitedFiles,
    matchOptions: { ignoreVary: true },
    plugins: [keptAs(key), ...(v ? [verified(v)] : []), only200, fileExpiration],
  });
  return visitedFiles.handle({ url, request, event });
};

const isOurs = (url: URL, sameOrigin: boolean) => sameOrigin && url.pathname.startsWith(base);

serwist.registerCapture(
  ({ url, sameOrigin }) => isOurs(url, sameOrigin) && isPage(url.href) && !url.pathname.endsWith('/embed/'),
  showPage,
);
serwist.registerCapture(({ url, sameOrigin }) => isOurs(url, sameOrigin) && isVersioned(url, base), giveFile);
serwist.registerCapture(
  ({ url, sameOrigin, request }) =>
    // What has another ending may be saved as a file: no page takes its place.
    request.mode === 'navigate' && isOurs(url, sameOrigin) && /\/([^./]*|[^/]+\.html)$/.test(url.pathname),
  goTo,
);

self.addEventListener('message', (event) => {
  const order: Partial<Order> | undefined = event.data;
  if (order?.type === 'keep' && order.packs) event.waitUntil(keep(order.packs, event));
  if (order?.type === 'remove' && order.packs) event.waitUntil(remove(order.packs));
});

serwist.addEventListeners();
