import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** With a page that all tests of a worker share, for those that only look at what they have opened themselves. */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
