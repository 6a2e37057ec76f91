/** What a page weighs on a phone that has seen none of the site: nothing of it grows unnoticed. */
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { locales } from '../../src/locales.ts';
import { test } from './shared.ts';
import { game, pages } from './site.ts';

test('measure', async ({ browser }) => {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const tried = pages.filter(({ locale, kind }) => locales[kinds.indexOf(kind) % locales.length] === locale);
  for (const { kind, path } of [
    ...tried,
    { kind: 'checker', path: `/hu/${game}/check/` },
    { kind: 'checker m', path: `/hu/mascarade/check/` },
    { kind: 'quiz', path: `/hu/${game}/quiz/` },
  ]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) =>
      bodies.push(
        response
          .body()
          .then((body) =>
            /font|image\/png/.test(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length,
          ),
      ),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(bodies);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    console.log([kind, path, (sizes.reduce((a, b) => a + b, 0) / 1000).toFixed(1), sizes.length, elements].join('\t'));
    await context.close();
  }
  expect(1).toBe(1);
});
