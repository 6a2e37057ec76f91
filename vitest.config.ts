import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Plain Vitest, without Astro's Vite: tests read `content/` as files and import `engine/` and the pure parts of `src/`, and
// so start in a fraction of the time. What Astro makes of it, the browser tests look at.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: '100%',
    // A module that many tests import is loaded once in a worker: none of them keeps anything that a test could leave to another.
    isolate: false,
    // No limit: what is slow is for a benchmark to say, not for a busy machine.
    testTimeout: 0,
    hookTimeout: 0,
    // Here 0 would mean at once.
    teardownTimeout: 10 * 60_000,
    // What tests start again and again is compiled once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'node') },
    // A style sheet that is read as text is read; what styles pages is not.
    css: { include: /\.css\?raw$/ },
    // The same on every machine, whether or not CI is set.
    allowOnly: false,
    update: 'none',
  },
});
