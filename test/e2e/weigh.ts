import type { Page } from '@playwright/test';

/** What a page is for a phone that has nothing of the site yet. */
export interface Weight {
  /** On their way, compressed as they are sent, without headers. */
  readonly bytes: number;
  readonly requests: number;
  readonly elements: number;
}

/** Opens a page of a site in a browser's page that has been nowhere yet, and waits until nothing more is loaded. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { bytes, requests: sizes.length, elements: await page.locator('*').count() };
}
