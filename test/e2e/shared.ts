import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

interface OfWorker {
  /** What the pages' policy has refused since a test has last looked, in any page of the worker. */
  readonly told: string[];
  /** The page, as the last test has left it. */
  readonly kept: Page;
}

interface OfTest {
  /**
   * A page that the tests of a worker share, empty at first: to open one of its own takes longer than most tests. A test that leaves something
   * behind which a page remembers, or sets its page up in another way, takes `page`.
   */
  readonly shared: Page;
  /** What the pages' policy has refused, which fails the test: who expects it takes it out. */
  readonly refused: string[];
}

/** Has the pages of a context tell what their policy refuses them, and the browser what it makes nothing of in policies and headers. */
async function watch(context: BrowserContext, told: string[]): Promise<void> {
  await context.exposeBinding('tellRefused', (_, what: string) => void told.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      (globalThis as unknown as { tellRefused(what: string): void }).tellRefused(
        `${location.href}: ${effectiveDirective} refuses ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      ),
    );
  });
  // Nobody taps as fast as a test does, and no test knows how fast it is: to the pages a second lies between two clicks, or what a test says.
  await context.addInitScript(() => {
    let at = 0;
    const pace = (event: Event) => {
      at += (globalThis as { millisecondsBetweenClicks?: number }).millisecondsBetweenClicks ?? 1000;
      Object.defineProperty(event, 'timeStamp', { value: at });
    };
    addEventListener('click', pace, true);
  });
  context.on('console', (message) => {
    if (/(content|permissions|referrer)[- ]?(security[- ]?)?policy|trusted ?type/i.test(message.text()))
      told.push(`${message.page()?.url()}: ${message.text()}`);
  });
}

/** Every test is one of these, also with a page of its own: where they change with others, worker and browser are started anew. */
export const test = base.extend<OfTest, OfWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that it needs nothing
  told: [async ({}, use) => use([]), { scope: 'worker' }],
  refused: [
    async ({ told }, use) => {
      await use(told);
      expect(told.splice(0), "the pages' policy has refused").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, told }, use) => {
    await watch(context, told);
    await use(context);
  },
  kept: [
    async ({ browser, told }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      await watch(context, told);
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

/** How much is open over the page by its history; until it has come back from what has closed, the browser drops a reload. */
export const openOver = (page: Page): Promise<number> => page.evaluate(() => history.state?.open ?? 0);
