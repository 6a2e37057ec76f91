import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

interface OfWorker {
  /** The page, as the last test has left it. */
  readonly kept: Page;
}

interface OfTest {
  /**
   * A page that the tests of a worker share, empty at first: to open one of its own takes longer than most tests. A test that leaves something
   * behind which a page remembers, or sets its page up in another way, takes `page`.
   */
  readonly shared: Page;
}

/** Every test is one of these, also with a page of its own: where they change with others, worker and browser are started anew. */
export const test = base.extend<OfTest, OfWorker>({
  kept: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      context.setDefaultTimeout(project.use.actionTimeout ?? 0);
      context.setDefaultNavigationTimeout(project.use.navigationTimeout ?? 0);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  shared: async ({ kept }, use) => {
    await kept.emulateMedia({ colorScheme: null, reducedMotion: null });
    await kept.goto('about:blank');
    await use(kept);
  },
});
