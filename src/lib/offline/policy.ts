/** The name under which a page may say where the service worker is, and nothing else. */
export const WORKER_POLICY = 'service-worker';
