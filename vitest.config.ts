import { defineConfig } from 'vitest/config';

// Plain Vitest, without Astro's Vite: tests read `content/` as files and import `engine/` and the pure parts of `src/`, and
// so start in a fraction of the time. What Astro makes of it, the browser tests look at.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: '100%',
    // Long enough for a busy machine: what is slow is for a benchmark to say.
    testTimeout: 60_000,
    // The same on every machine, whether or not CI is set.
    allowOnly: false,
    update: 'none',
  },
});
