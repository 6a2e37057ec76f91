import { expect } from '@playwright/test';
import { crawl, isApart } from './crawl.ts';
import { test } from './shared.ts';
import { builtPages, dist } from './site.ts';

test('no reference leads nowhere, no fragment to nothing, and every page can be reached', async () => {
  const { flaws, references, reached, pages, unlisted } = await crawl({
    folder: dist,
    home: 'https://coachlamp.example/',
  });
  expect(flaws).toEqual([]);
  expect(references).toBeGreaterThan(builtPages().length * 50);
  expect(pages.filter((page) => !reached.has(page))).toEqual(pages.filter(isApart));
  // The first page only leads on to a language.
  expect(unlisted.toSorted()).toEqual([...pages.filter(isApart), 'index.html'].toSorted());
});
