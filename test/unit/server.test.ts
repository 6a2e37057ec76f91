import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { underBase } from '../../scripts/headers.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/server.mjs';
import { once as made } from '../once.ts';

const folder = mkdtempSync(join(tmpdir(), 'coachlamp-server-'));
const put = (path: string, content: string) => writeFileSync(join(folder, path), content);
for (const inner of ['en', 'data', 'data/castle', '_astro', 'empty']) mkdirSync(join(folder, inner));
put('404.html', '<p>Nothing here</p>');
put('en/index.html', '<p>Home</p>');
put('ten.txt', '0123456789');
put('none.txt', '');
put('data/castle/terms.tbx', '<tbx/>');
put('_astro/page.abc.js', ';');
put('_headers', readFileSync(join(root, 'public', '_headers'), 'utf8'));

const site = made(() => serve({ folder, host: '127.0.0.1' }));
afterAll(async () => {
  await (await site()).close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request as it is written, and reads until the server ends the connection. */
async function ask(start: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { port } = await site();
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${start} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head = '', ...rest] = (await buffer(socket)).toString().split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => field.split(': ', 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

test('files with their types and lengths, pages by their folders', async () => {
  expect(await ask('GET /ten.txt')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': '10', 'accept-ranges': 'bytes' },
    body: '0123456789',
  });
  expect(await ask('GET /en/?a=b')).toMatchObject({ status: 200, body: '<p>Home</p>' });
  expect(await ask('GET /en?a=b')).toMatchObject({ status: 301, headers: { location: '/en/?a=b' } });
  expect(await ask('GET /none.txt')).toMatchObject({ status: 200, headers: { 'content-length': '0' }, body: '' });
  expect(await ask('HEAD /ten.txt')).toMatchObject({ status: 200, headers: { 'content-length': '10' }, body: '' });
});

test('what the site asks of a host is sent with everything', async () => {
  const always = { 'content-security-policy': "frame-ancestors 'none'", 'x-content-type-options': 'nosniff' };
  for (const path of ['/en/', '/en', '/ten.txt', '/missing', '/data/castle/terms.tbx'])
    expect((await ask(`GET ${path}`)).headers, path).toMatchObject(always);
  expect((await ask('POST /en/')).headers).toMatchObject(always);
  expect((await ask('GET /data/castle/terms.tbx')).headers).toMatchObject({
    'content-type': 'application/x-tbx+xml',
    'access-control-allow-origin': '*',
  });
  expect((await ask('GET /en/')).headers).not.toHaveProperty('access-control-allow-origin');
  for (const path of ['/_headers', '/%5fheaders', '//_headers', '/en/%2e%2e/_headers'])
    expect((await ask(`GET ${path}`)).status, path).toBe(404);
});

test('headers are those of what is sent, however its address is written', async () => {
  // What a frame may show on another site is not what stands beside it.
  for (const path of [
    '/en/castle/embed/..%2f..%2f',
    '/en/castle/embed/..%2f..%2findex.html',
    '/data/..%2fen/index.html',
  ]) {
    const { status, headers } = await ask(`GET ${path}`);
    expect(status, path).toBe(404);
    expect(headers, path).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'" });
    expect(headers, path).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await ask('GET /en/castle/%65mbed/')).headers).toMatchObject({
    'content-security-policy': 'frame-ancestors *',
  });
  expect((await ask('GET /%5fastro/page.abc.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  // What names nothing is answered as safely as any page.
  for (const path of ['*', '/%', 'http://localhost'])
    expect((await ask(`GET ${path}`)).headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('a whole URL is asked for as its path is', async () => {
  expect(await ask('GET http://localhost/ten.txt')).toMatchObject({ status: 200, body: '0123456789' });
  expect(await ask('GET http://localhost/en?a=b?c')).toMatchObject({
    status: 301,
    headers: { location: '/en/?a=b?c' },
  });
});

test('only what is there is kept for long', async () => {
  const kept = async (path: string) => (await ask(`GET ${path}`)).headers['cache-control'];
  expect(await kept('/_astro/page.abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/_astro/page.def.js')).toBeUndefined();
  expect(await kept('/en/')).toBe('public, max-age=0');
});

test('a site under a base path', async () => {
  const { port, close } = await serve({ folder, base: '/castle/', host: '127.0.0.1' });
  const at = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await at('/castle/en/')).toEqual([200, '<p>Home</p>']);
  expect(await at('/castle/en?a=b')).toEqual([301, '/castle/en/?a=b']);
  expect(await at('/castle')).toEqual([301, '/castle/']);
  for (const path of ['/', '/en/', '/castlex/en/', '/castle/missing'])
    expect(await at(path), path).toEqual([404, '<p>Nothing here</p>']);
  await close();
});

test('what lies beside the base path is answered as safely as any page', async () => {
  const own = readFileSync(join(folder, '_headers'), 'utf8');
  put('_headers', underBase(own, '/castle/'));
  const { port, close } = await serve({ folder, base: '/castle/', host: '127.0.0.1' });
  const paths = ['/castle/en/', '/castle/missing', '/castle', '/', '/en/', '/castlex/en/'];
  const answers = await Promise.all(
    paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })),
  );
  await close();
  put('_headers', own);
  for (const { url, headers } of answers) {
    expect(headers.get('content-security-policy'), url).toBe("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options'), url).toBe('nosniff');
  }
});

test('a text is sent compressed to who takes it so, and what is dense or a part as it is', async () => {
  const { port } = await site();
  put('long.txt', '-'.repeat(10_000));
  put('dense.woff2', '-'.repeat(10_000));
  const at = async (path: string, headers = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'br, gzip', ...headers },
    });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary'), (await answer.text()).length];
  };
  expect(await at('/long.txt')).toEqual(['gzip', 'accept-encoding', 10_000]);
  expect(await at('/data/castle/terms.tbx')).toEqual(['gzip', 'accept-encoding', 6]);
  for (const refused of ['br', 'gzip;q=0, br'])
    expect(await at('/long.txt', { 'accept-encoding': refused })).toEqual([null, 'accept-encoding', 10_000]);
  expect(await at('/long.txt', { range: 'bytes=0-9' })).toEqual([null, 'accept-encoding', 10]);
  expect(await at('/dense.woff2')).toEqual([null, null, 10_000]);
  const { body, headers } = await ask('GET /long.txt', { 'accept-encoding': 'gzip' });
  expect(headers).not.toHaveProperty('content-length');
  expect(body.length).toBeLessThan(1_000);
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('GET /ten.txt');
  expect(await ask('GET /ten.txt', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' });
});

test.each(['/missing', '/empty', '/empty/', '/../package.json', '/%2e%2e/package.json', '//en', '/.git', '/ten.txt/'])(
  '%s is answered with the page for it',
  async (path) => {
    expect(await ask(`GET ${path}`)).toMatchObject({ status: 404, body: '<p>Nothing here</p>' });
  },
);

test.each(['/%', '/%ff', '/%00'])('%s is no address', async (path) => {
  expect((await ask(`GET ${path}`)).status).toBe(400);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  expect(await ask(`${method} /ten.txt`)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

const huge = '9'.repeat(400);

test.each([
  ['bytes=0-0', '0-0', '0'],
  ['bytes=5-', '5-9', '56789'],
  ['bytes=3-5', '3-5', '345'],
  ['bytes=5-99', '5-9', '56789'],
  [`bytes=5-${huge}`, '5-9', '56789'],
  ['bytes=-5', '5-9', '56789'],
])('%s is sent', async (range, sent, body) => {
  expect(await ask('GET /ten.txt', { range })).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes ${sent}/10`, 'content-length': String(body.length) },
    body,
  });
});

test.each(['bytes=10-', 'bytes=10-12', `bytes=${huge}-`, 'bytes=-0'])('%s cannot be sent', async (range) => {
  expect(await ask('GET /ten.txt', { range })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */10' },
  });
});

test.each([
  'bytes=5-2',
  'bytes=-',
  'bytes=',
  'bytes=a-b',
  'bytes=1-b',
  'bytes=-5-2',
  'bytes=1.5-3',
  'bytes',
  'lines=1-2',
  // All of it, as it is longer than the file.
  'bytes=-11',
  `bytes=-${huge}`,
  // Several at once need not be heeded.
  'bytes=0-1,4-5',
])('%s is answered with the whole', async (range) => {
  expect(await ask('GET /ten.txt', { range })).toMatchObject({ status: 200, body: '0123456789' });
});

test('a range is for GET, and for the version that was meant', async () => {
  expect((await ask('HEAD /ten.txt', { range: 'bytes=0-1' })).headers['content-length']).toBe('10');
  const { headers } = await ask('GET /ten.txt');
  const after = async (condition = '') =>
    (await ask('GET /ten.txt', { range: 'bytes=0-1', 'if-range': condition })).body;
  expect(await after('"another"')).toBe('0123456789');
  // A weak tag, as files have here, may not part one.
  expect(await after(headers.etag)).toBe('0123456789');
  expect(await after(headers['last-modified'])).toBe('01');
});

test('a file may become longer, or go', async () => {
  put('changing.txt', 'short');
  expect((await ask('GET /changing.txt')).body).toBe('short');
  put('changing.txt', 'not so short');
  expect(await ask('GET /changing.txt')).toMatchObject({ headers: { 'content-length': '12' }, body: 'not so short' });
  rmSync(join(folder, 'changing.txt'));
  expect((await ask('GET /changing.txt')).status).toBe(404);
});

test('a file replaced again and again is always one of its versions, or not there', async () => {
  const versions = ['a'.repeat(100_000), 'b'.repeat(200_000)];
  let done = false;
  const replacing = (async () => {
    for (let round = 0; !done; round++) {
      put('new.txt', versions[round % 2] ?? '');
      renameSync(join(folder, 'new.txt'), join(folder, 'replaced.txt'));
      await new Promise(setImmediate);
      if (round % 3 === 0) rmSync(join(folder, 'replaced.txt'));
      await new Promise(setImmediate);
    }
  })();
  for (let request = 0; request < 100; request++) {
    const { status, headers, body } = await ask('GET /replaced.txt');
    if (status === 404) continue;
    expect(versions.includes(body)).toBe(true);
    expect(headers['content-length']).toBe(String(body.length));
  }
  done = true;
  await replacing;
});

test('where a file is cut while it is sent, the connection ends and the server goes on', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  // More than any buffer on the way holds, so that it cannot all have been sent before it is cut.
  put('cut.txt', '-'.repeat(50_000_000));
  const { port } = await site();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /cut.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  truncateSync(join(folder, 'cut.txt'));
  expect((await buffer(socket)).length).toBeLessThan(50_000_000);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('/cut.txt'));
  error.mockRestore();
  expect((await ask('GET /ten.txt')).status).toBe(200);
});

test('a reader who goes away is no fault', async () => {
  const error = vi.spyOn(console, 'error');
  const { port } = await site();
  put('left.txt', '-'.repeat(50_000_000));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /left.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  socket.destroy();
  for (let reader = 0; reader < 50; reader++) {
    const hasty = connect(port, '127.0.0.1');
    await once(hasty, 'connect');
    hasty.write('GET /ten.txt HTTP/1.1\r\nhost: localhost\r\n\r\n', () => hasty.destroy());
    await once(hasty, 'close');
  }
  expect((await ask('GET /ten.txt')).status).toBe(200);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('a taken port gives the next free one', async () => {
  const { port } = await site();
  const other = await serve({ folder, port, host: '127.0.0.1' });
  expect(other.port).toBeGreaterThan(port);
  await other.close();
});
