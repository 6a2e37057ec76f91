import { expect, test } from 'vitest';
import { withModulePreloads } from '../../scripts/module-preloads.ts';

const chunks = new Map(
  Object.entries({
    'a.js': ['b.js', 'c.js'],
    'b.js': ['c.js', 'd.js'],
    'd.js': ['b.js'],
    'e.js': ['a.js'],
  }).map(([file, imports]) => [file, { imports }]),
);
const page = (...scripts: string[]) =>
  `<head><title>A</title></head>${scripts.map((file) => `<script type="module" src="/base/${file}"></script>`).join('')}`;
const asked = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(([, href]) => href);

test('a page asks at once for all that its scripts import, in turn too, each once', () => {
  const html = withModulePreloads(page('a.js'), chunks, '/base/');
  expect(asked(html)).toEqual(['/base/b.js', '/base/c.js', '/base/d.js']);
  expect(html).toMatch(/<title>A<\/title><link .*><\/head>/);
});

test('what stands in the page as a script is not asked for twice, and comes after what the page is drawn with', () => {
  const html = withModulePreloads(page('e.js', 'a.js'), chunks, '/base/');
  expect(asked(html)).toEqual(['/base/b.js', '/base/c.js', '/base/d.js']);
  expect(html).toContain('<script type="module" fetchpriority="low" src="/base/e.js">');
});

test('a page without scripts, or whose scripts import nothing, stays as it is but for their order', () => {
  expect(withModulePreloads(page(), chunks, '/base/')).toBe(page());
  expect(asked(withModulePreloads(page('c.js'), chunks, '/base/'))).toEqual([]);
});
