import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders, underBase } from '../../scripts/headers.mjs';
import { root } from '../../scripts/run.mjs';

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

/** What hosting.md says for a host. */
function exampleFor(host: string): string {
  const page = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');
  const [, example = ''] = new RegExp(`\`\`\`${host}\\n([^]*?)\`\`\``).exec(page) ?? [];
  return example;
}

test.each([
  ['nginx', /^\s*~(\S+) "frame-ancestors \*";/m],
  ['apache', /=~ m#([^#]+)#">\n.* "frame-ancestors \*"/],
])(
  '%s is told which pages may be framed, also where it has found their files before it chooses headers',
  (host, said) => {
    const [, pattern = ''] = said.exec(exampleFor(host)) ?? [];
    const framed = ['/en/x/embed/', '/en/x/embed/index.html', '/en/', '/en/x/check/'].filter((path) =>
      new RegExp(pattern).test(path),
    );
    expect(framed).toEqual(['/en/x/embed/', '/en/x/embed/index.html']);
  },
);

test.each([
  ['nginx', /^\s*gzip_types ([^;]+);/m],
  ['apache', /^AddOutputFilterByType DEFLATE text\/html (.+)/m],
])('%s is told to send every text compressed', (host, said) => {
  const [, types = ''] = said.exec(exampleFor(host)) ?? [];
  // A script and XML have two names each, of which either host knows another one.
  expect(types.split(' ').toSorted()).toEqual([
    'application/javascript',
    'application/json',
    'application/manifest+json',
    'application/x-tbx+xml',
    'application/xml',
    'image/svg+xml',
    'text/css',
    'text/csv',
    'text/javascript',
    'text/plain',
    'text/xml',
  ]);
});

test.each(['nginx', 'apache'])('what hosting.md says for %s is what the file says', (host) => {
  const own = parseHeaders(readFileSync(join(root, 'public', '_headers'), 'utf8'));
  const example = exampleFor(host);
  // What nginx sends by the address stands in a map.
  const maps = [...example.matchAll(/^map \$uri (\$\w+) \{([^}]*)\}/gm)].map(([, name = '', lines = '']) => ({
    name,
    values: [...lines.matchAll(/^\s*\S+ (?:"([^"]*)"|([^\s;]*));/gm)].map(([, quoted, plain = '']) => quoted ?? plain),
  }));
  const said = example.matchAll(/^\s*(?:add_header|Header(?: always)? set) (\S+) (?:"([^"]*)"|([^\s;]*))/gm);
  const headers = [...said].flatMap(([, name, quoted, plain = '']) => {
    const value = quoted ?? plain;
    const map = maps.find((one) => value.includes(one.name));
    return map ? map.values.map((one) => `${name}: ${value.replace(map.name, one)}`) : `${name}: ${value}`;
  });
  const asked = own.flatMap(({ set }) => set.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`));
  expect(headers.toSorted()).toEqual(asked.filter((one) => !one.startsWith('Content-Type')).toSorted());
});
