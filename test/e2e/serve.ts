import { existsSync } from 'node:fs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/server.mjs';

/** Serves `dist` on a free port while the browser tests run; each test's `baseURL` is its address. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = `${root}/dist`;
  if (!existsSync(folder)) throw new Error('nothing is built yet: run `npm run build` first');
  const { port, close } = await serve({ folder });
  process.env.SITE_UNDER_TEST = `http://localhost:${port}`;
  return close;
}
