import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error('no browser found: install Chromium or set CHROMIUM_PATH');

/** In milliseconds; on an idle machine everything comes within a second or two. */
const PATIENCE = 120_000;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/serve.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A page waits for its next frame most of the time that it does not compute, and another has its core meanwhile.
  workers: Math.min(8, Math.ceil(availableParallelism() * 1.5)),
  // How fast a page is, is for a benchmark to say, not for a busy machine: a test may take as long as it likes. Only what never comes
  // is given up, one by one, so that the run says what it was.
  timeout: 0,
  globalTimeout: 60 * 60_000,
  expect: { timeout: PATIENCE },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    locale: 'en-GB',
    // What is kept on a device has tests of its own; in the others every page comes as it is built.
    serviceWorkers: 'block',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    launchOptions: {
      executablePath,
      timeout: 0,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No test rules long enough for code to be worth optimizing, and that takes a sixth of the time.
        '--js-flags=--no-opt --no-maglev',
        // To start processes, and to talk between them, took a fifth of the time: one for all pages of a worker, and the browser's own.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync', 
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // Nothing is laid out otherwise on a screen with more dots to the pixel; it only takes longer to paint.
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
    },
  ],
});
