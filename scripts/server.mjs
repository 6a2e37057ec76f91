import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Both loopback addresses: whichever of them `localhost` means to a browser, it must not reach another program. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * The request handler for a built site: files with their types, `/en` redirected to `/en/`, and the site's own
 * `404.html` with status 404 for everything else.
 * @param {string} folder
 */
function handler(folder) {
  const page404 = join(folder, '404.html');
  const files = sirv(folder, {
    etag: true,
    // As the hosting notes ask of any host.
    setHeaders(response, path) {
      if (path.startsWith('/data/')) response.setHeader('access-control-allow-origin', '*');
      if (path.endsWith('.tbx')) response.setHeader('content-type', 'application/x-tbx+xml');
    },
    onNoMatch(_request, response) {
      const found = existsSync(page404);
      response.writeHead(404, { 'content-type': found ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8' });
      response.end(found ? readFileSync(page404) : 'Not found');
    },
  });
  return (request, response) => {
    const [path, query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (isPage(folder, path)) response.writeHead(301, { location: `${path}/${query}` }).end();
    else files(request, response);
  };
}

/**
 * Whether the address names a page but for its closing slash. Served as it is, its relative links would lead elsewhere.
 * @param {string} folder
 * @param {string} path
 */
function isPage(folder, path) {
  // `//host` in a redirect would lead to another site.
  if (path.endsWith('/') || path.startsWith('//')) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.split('/').includes('..') && existsSync(join(folder, decoded, 'index.html'));
  } catch {
    return false;
  }
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
 * Serves a built site. A taken port gives the next free one; port 0 gives any free one.
 * @param {{ folder: string, port?: number, host?: string | undefined }} site
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ folder, port = 0, host }) {
  const answer = handler(folder);
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
