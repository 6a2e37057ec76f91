import { expect } from '@playwright/test';
import { crawl } from './crawl.ts';
import { test } from './shared.ts';
import { builtPages, dist } from './site.ts';

test('no reference leads nowhere, no fragment to nothing, and every page can be reached', () => {
  const { flaws, references, reached, pages, unlisted } = crawl({ folder: dist, home: 'https://coachlamp.example/' });
  expect(flaws).toEqual([]);
  expect(references).toBeGreaterThan(builtPages().length * 50);
  expect(pages.filter((page) => !reached.has(page))).toEqual(['404.html']);
  // The first page only leads on to a language.
  expect(unlisted.toSorted()).toEqual(['404.html', 'index.html']);
});
