/** What Lighthouse says of pages. It stands in the package that Starlight stands in, so that the project needs not install it. */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { lighthouse } from './starlight.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What of the answer of Lighthouse is looked at. */
export interface Report {
  readonly lhr: {
    /** Why the page could not be looked at. */
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
    >;
  };
}

/** A page as Lighthouse saw it on a simulated phone. */
export interface Audited {
  /** Of performance, accessibility, best practices and SEO, from 0 to 1. */
  readonly scores: readonly number[];
  /** When the largest thing on the screen is painted, and how long scripts keep the page from answering, in milliseconds. */
  readonly largestPaint: number;
  readonly blocked: number;
  /** The audits that keep it from full scores, but those of its speed. */
  readonly missed: readonly string[];
}

/** A port that nothing listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Asks Lighthouse of pages, one after the other. @throws where it cannot look at one */
export async function audit(executablePath: string, addresses: readonly string[]): Promise<Audited[]> {
  const ask = await lighthouse();
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`] });
  try {
    const audited: Audited[] = [];
    for (const address of addresses) {
      const { lhr } = await ask(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
      const refs = CATEGORIES.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
      audited.push({
        scores: CATEGORIES.map((name) => lhr.categories[name]?.score ?? 0),
        largestPaint: value('largest-contentful-paint'),
        blocked: value('total-blocking-time'),
        missed: refs.flatMap(({ id, weight }) => {
          const { score = null, title = id } = lhr.audits[id] ?? {};
          return weight > 0 && score !== null && score < 1 ? [title] : [];
        }),
      });
      // All of them take long.
      console.error(`${audited.length} of ${addresses.length}: ${address}`);
    }
    return audited;
  } finally {
    await browser.close();
  }
}
