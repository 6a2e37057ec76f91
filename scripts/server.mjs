import { once } from 'node:events';
import { existsSync, fstatSync, ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { send } from '@fastify/send';
import { HEADERS, headersFor, parseHeaders } from './headers.mjs';

/** Both loopback addresses: whichever of them `localhost` means to a browser, it must not reach another program. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Types that are text, which a host sends compressed; fonts, pictures and the search index are dense already. */
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml|x-tbx\+xml)|image\/svg\+xml)/;

/**
 * The request handler for a built site: files with their types, `/en` redirected to `/en/`, and the site's own
 * `404.html` with status 404 for everything else, all with the headers that the site's `_headers` asks of a host. Files may change or go while
 * it serves them.
 * @param {string} folder
 * @param {string} base the path under which the site stands, between slashes
 */
function handler(folder, base) {
  let rules = [];
  /** The rules as they could last be read: a build may be writing them. */
  const readRules = async () => {
    try {
      rules = parseHeaders(await readFile(join(folder, HEADERS), 'utf8'));
    } catch {}
    return rules;
  };
  const answer = async (request, response) => {
    const { method, headers } = request;
    const { address, query } = partsOf(request.url);
    const named = pathNamed(address);
    const path = named && within(base, named);
    // By what is sent, however its address is written; what names nothing of the site has what every page has.
    const asked = headersFor(await readRules(), path ? named : base);
    for (const [name, value] of Object.entries(asked)) response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD')
      return respond(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    if (path === '' || (path && isPage(folder, path)))
      return respond(response, 301, '', { location: `${address}/${query}` });
    const file = path && path !== `/${HEADERS}` && (await fileAt(folder, path, { method, headers }));
    if (file) {
      for (const name of Object.keys(file.headers)) if (name.toLowerCase() in asked) delete file.headers[name];
      return deliver(file, response, takesGzip(headers['accept-encoding']));
    }
    // That there is nothing is not for keeping, wherever it is asked for.
    response.removeHeader('cache-control');
    const page = await readFile(join(folder, '404.html')).catch(() => undefined);
    const status = unescaped(address) === undefined ? 400 : 404;
    if (!page) return respond(response, status, 'Not found');
    const isGzip = takesGzip(headers['accept-encoding']);
    respond(response, status, isGzip ? gzipSync(page) : page, {
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      ...(isGzip && { 'content-encoding': 'gzip' }),
    });
  };
  return (request, response) => {
    answer(request, response).catch((error) => {
      // A reader who went away is no fault.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        console.error(`${request.method} ${request.url}: ${error.message}`);
      // The connection ends with it, lest half an answer be taken for all of it.
      response.destroy();
    });
  };
}

/** The address that a request asks for, and its query, with its mark. A proxy may ask for a whole URL (RFC 9112, 3.2.2). */
function partsOf(target) {
  const [, address, query] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target);
  return { address, query };
}

/** An address without its escapes; nothing if they are none, or stand for what no path has. */
function unescaped(address) {
  try {
    const path = decodeURIComponent(address);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * The path that an address names, by which its file is found and its headers are chosen. Nothing where the two could differ: with an escaped slash,
 * a dot for a folder, a part that is empty.
 */
function pathNamed(address) {
  const path = unescaped(address);
  if (!path?.startsWith('/') || /%2f|%5c|\\/i.test(address)) return undefined;
  const [name, ...folders] = path.slice(1).split('/').reverse();
  return folders.includes('') || [name, ...folders].some((part) => part === '.' || part === '..') ? undefined : path;
}

/** The path of an address within the site, empty for the base without its slash; nothing for what lies outside. */
const within = (base, address) => (`${address}/`.startsWith(base) ? address.slice(base.length - 1) : undefined);

/** Answers with what is at hand. */
function respond(response, status, body, headers) {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': length, ...headers });
  response.end(body);
}

/** What is to be answered for a file, its stream open; nothing when there is no such file, or none any more. */
async function fileAt(folder, path, { method, headers }) {
  const asked = { ...headers };
  const file = await send({ method, headers: asked }, encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
    root: folder,
    onFile(_path, { size }) {
      asked.range = method === 'GET' && !isTag(headers['if-range']) ? rangeWithin(headers.range, size) : undefined;
    },
  });
  const { statusCode: status, stream, metadata } = file;
  // Nothing, a way out of the folder, or a folder without a page.
  if ([301, 403, 404].includes(status)) return undefined;
  if (stream instanceof ReadStream) {
    // It was looked up by its name, and is opened by it: a rebuild may have come between.
    try {
      await once(stream, 'open');
    } catch (error) {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }
    const { size, mtimeMs } = fstatSync(stream.fd);
    if (size !== metadata.stat.size || mtimeMs !== metadata.stat.mtimeMs) {
      stream.destroy();
      return fileAt(folder, path, { method, headers });
    }
  }
  return { status, headers: file.headers, stream };
}

/** Whether somebody takes gzip, who may also say that they do not: by a weight of nothing (RFC 9110, 12.4.2). */
const takesGzip = (accepted = '') => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);

/** Whether a condition for a range is a tag: those of files are weak, by which no part may be sent (RFC 9110, 13.1.5). */
const isTag = (condition = '') => /^(W\/)?"/.test(condition);

/**
 * Sends a file, a text compressed to who takes it so. Part of a file is sent as it is.
 * @throws where it has become shorter than it was said to be
 */
async function deliver({ status, headers, stream }, response, isGzip) {
  // The reader may have gone while the file was looked up.
  if (response.destroyed) return void stream.destroy();
  const length = headers['Content-Length'];
  const isText = TEXT.test(response.getHeader('content-type') ?? headers['Content-Type'] ?? '');
  const isCompressed = isText && status === 200 && length > 0 && isGzip;
  // That it is still the same is said without its type.
  if (isText || status === 304) response.setHeader('vary', 'accept-encoding');
  if (isCompressed) {
    response.setHeader('content-encoding', 'gzip');
    for (const name of ['Content-Length', 'Accept-Ranges']) delete headers[name];
  }
  response.writeHead(status, headers);
  // An empty file may have grown.
  if (length === 0) stream.destroy();
  else await pipeline([stream, ...(isCompressed ? [createGzip()] : []), response], { end: false });
  if (stream instanceof ReadStream && stream.bytesRead < length) throw new Error('the file has become shorter');
  response.end();
}

/**
 * The range to send of a file, by RFC 9110 (14.1.2 and 14.2): one that is not valid is ignored, and a suffix longer than the
 * file means all of it. Several at once may be ignored, and are.
 * @param {string | undefined} header
 * @param {number} size
 */
function rangeWithin(header, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first) return last && Number(last) < Number(first) ? undefined : header;
  return last && Number(last) < size ? header : undefined;
}

/**
 * Whether the address names a page but for its closing slash. Served as it is, its relative links would lead elsewhere.
 * @param {string} folder
 * @param {string} path
 */
function isPage(folder, path) {
  return !path.endsWith('/') && existsSync(join(folder, path, 'index.html'));
}

/** Listens on one address; `false` when this machine has no such address, as where IPv6 is off. */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => resolve(true));
  });
}

const close = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/**
 * Serves a built site, under the base path that it was built for. A taken port gives the next free one; port 0 gives any free one.
 * @param {{ folder: string, base?: string, port?: number, host?: string | undefined }} site
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ folder, base = '/', port = 0, host }) {
  const answer = handler(folder, base);
  const hosts = host ? [host] : LOOPBACK;
  for (let candidate = port; candidate <= 65535; candidate++) {
    const servers = [];
    let given = candidate;
    try {
      for (const address of hosts) {
        const server = createServer(answer);
        if (!(await listen(server, given, address))) continue;
        servers.push(server);
        given = server.address().port;
      }
      if (servers.length === 0) throw new Error(`this machine has no address ${hosts.join(' or ')}`);
      return { port: given, close: async () => void (await Promise.all(servers.map(close))) };
    } catch (error) {
      await Promise.all(servers.map(close));
      if (error.code === 'EACCES') throw new Error(`port ${candidate} may not be opened by this user`);
      if (error.code !== 'EADDRINUSE') throw error;
      // A port that was free on one loopback address and taken on the other: ask for another one.
      if (port === 0) candidate = -1;
    }
  }
  throw new Error(`no free port from ${port} up`);
}
