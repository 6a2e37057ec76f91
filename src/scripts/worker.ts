/**
 * Has the service worker at work, and what there is to say of what is kept, said. All else of it is loaded where it is needed.
 */
import { WORKER_POLICY } from '../lib/offline/policy.ts';

const { serviceWorker } = navigator;
const root = document.documentElement;

/** Registers the worker. @throws where the browser lets none be */
async function register(): Promise<void> {
  // Beside the folders of the languages, of which this is in one.
  const address = (document.body.dataset.offline ?? '').replace(/[^/]+\/[^/]+$/, 'sw.js');
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => address });
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(policy?.createScriptURL(address) ?? address, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  // This page has come before there was a worker to keep it, and so has what it has loaded; the last of that may still be on its way.
  const keep = (urlsToCache: readonly string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  // The first page of all has led on before there was one, and does so again.
  keep([new URL('.', new URL(address, location.href)).href, location.href]);
  new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}

const notice = (installed = false) => import('./offline-notice.ts').then(({ look }) => look(installed)).catch(() => {});

async function begin() {
  try {
    await register();
  } catch {
    // A private window, or a browser without: the page that offers to keep something says so.
    root.dataset.worker = 'none';
    return;
  }
  let isKept = false;
  try {
    isKept = localStorage.getItem('coachlamp.kept') !== null;
  } catch {}
  if (isKept || matchMedia('(display-mode: standalone)').matches) notice();
  addEventListener('appinstalled', () => notice(true));
}

if (import.meta.env.PROD && serviceWorker) {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
} else root.dataset.worker = 'none';
