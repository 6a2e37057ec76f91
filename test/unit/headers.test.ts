import { expect, test } from 'vitest';
import { headersFor, parseHeaders, underBase } from '../../scripts/headers.mjs';

const FILE = `# A comment
/*
  X-One: 1
  Content-Security-Policy: frame-ancestors 'none'

/:locale/:game/embed/*
  ! Content-Security-Policy
  Content-Security-Policy: frame-ancestors *

/a.b
  X-One: 2
`;
const rules = parseHeaders(FILE);
const CSP = 'content-security-policy';

test.each([
  ['/', { 'x-one': '1', [CSP]: "frame-ancestors 'none'" }],
  ['/en/castle/embed/', { 'x-one': '1', [CSP]: 'frame-ancestors *' }],
  ['/en/embed/castle/', { 'x-one': '1', [CSP]: "frame-ancestors 'none'" }],
  ['/a.b', { 'x-one': '1, 2', [CSP]: "frame-ancestors 'none'" }],
  ['/axb', { 'x-one': '1', [CSP]: "frame-ancestors 'none'" }],
])('%s has the headers of every rule that it fits', (path, headers) => {
  expect(headersFor(rules, path)).toEqual(headers);
});

test('under a base path the rules move with the site', () => {
  const moved = underBase(FILE, '/castle');
  expect(moved).toContain('\n/castle/*\n');
  expect(moved).toContain('\n/castle/:locale/');
  expect(headersFor(parseHeaders(moved), '/en/')).toEqual({});
  expect(underBase(FILE, '/')).toBe(FILE);
});

test.each(['X-One: 1', '  X-One: 1', '/*\n  nothing'])('%j is refused', (text) => {
  expect(() => parseHeaders(text)).toThrow(/_headers:\d/);
});
