/** A host of the built site whose network can be cut, and on which a newer build can take the place of another. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DIGITS, type File, type Manifest, nameOf, type Offers } from '../../src/lib/offline/packs.ts';
import { builtFile } from './site.ts';

/** Files by their addresses: what stands in the place of the built ones. */
export type Files = ReadonlyMap<string, Buffer>;

/** The host. Every one has an origin of its own, and so a storage of its own. */
export interface Host {
  readonly home: string;
  /** What it has been asked for since the network was last cut or mended. */
  readonly asked: string[];
  /** Puts up other files. */
  put(files: Files): void;
  /** Cuts the network after so many requests: before the answer to the next one, or in the middle of it. */
  cut(after?: number, how?: 'before' | 'within'): void;
  mend(): void;
  /** Answers from now on so many milliseconds later. */
  slow(by: number): void;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  js: 'text/javascript',
  html: 'text/html; charset=utf-8',
};

/** Starts it. @param site where the built site is served */
export async function startHost(site: string): Promise<Host> {
  let files: Files = new Map();
  let left = Number.POSITIVE_INFINITY;
  let within = false;
  let late = 0;
  const asked: string[] = [];

  const send = (
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: Buffer,
    half: boolean,
  ) => {
    response.writeHead(status, { ...headers, 'content-length': String(body.length) });
    if (half) response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    else response.end(body);
  };

  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    left--;
    if (left < 0 && !(within && left === -1)) return void response.destroy();
    const half = left < 0;
    await new Promise((resolve) => setTimeout(resolve, late));
    const path = url.replace(/\?.*/, '');
    const own = files.get(path);
    const type = TYPES[path.endsWith('/') ? 'html' : (path.split('.').at(-1) ?? '')] ?? 'application/octet-stream';
    if (own) return void send(response, 200, { 'content-type': type }, own, half);
    // As it is: what is compressed would have to be compressed again.
    const answer = await fetch(site + url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
    const { 'content-length': _, connection, 'transfer-encoding': _t, ...headers } = Object.fromEntries(answer.headers);
    send(response, answer.status, headers, Buffer.from(await answer.arrayBuffer()), half);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    home: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    put(other) {
      files = other;
    },
    cut(after = 0, how = 'before') {
      left = after;
      within = how === 'within';
      asked.splice(0);
      if (after === 0) server.closeAllConnections();
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
      asked.splice(0);
    },
    slow(by) {
      late = by;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** What is offered of the built site. */
export const builtOffers = (): Offers => JSON.parse(builtFile('/offline/index.json').toString());

/** The built manifest of a pack. */
export function builtManifest(name: string): Manifest {
  const offer = builtOffers().packs.find((one) => nameOf(one) === name);
  if (!offer) throw new Error(`no ${name}`);
  return JSON.parse(builtFile(offer.manifest).toString());
}

/** Which pages a small build has: they are kept, and one more is there and is not. */
export const KEPT = ['/en/', '/en/offline/', '/en/mascarade/', '/en/mascarade/summary/'];
export const NOT_KEPT = '/en/mascarade/faq/';

/** What pages say in the language of a build, and the file with the previews. */
const PREVIEWS = '/en/mascarade/previews.json';

/**
 * A small build: a few pages of one pack with some of their files, each page and their previews marked with the name of the build.
 */
export function smallBuild(mark: string): Files {
  const files = new Map<string, Buffer>();
  const previews = Buffer.from(JSON.stringify({ ...JSON.parse(builtFile(PREVIEWS).toString()), build: { mark } }));
  files.set(PREVIEWS, previews);
  const address = `${PREVIEWS}?v=${hashOf(previews).slice(0, DIGITS)}`;
  for (const path of [...KEPT, NOT_KEPT]) {
    const html = builtFile(`${path}index.html`).toString();
    files.set(
      path,
      Buffer.from(
        html
          .replace('<main ', `<main data-build="${mark}" `)
          .replace(/\/en\/mascarade\/previews\.json\?v=\w+/, address),
      ),
    );
  }
  const built = builtManifest('mascarade.en');
  const wanted = built.files.filter(
    ([url]) => KEPT.includes(url) || /previews\.json|offline\.json|Page|offline|names|favicon/.test(url),
  );
  const listed = wanted.map(([url, hash, stored, sent]): File => {
    const content = files.get(url.replace(/\?.*/, ''));
    return content
      ? [url.startsWith(PREVIEWS) ? address : url, hashOf(content), content.length, content.length >> 2]
      : [url, hash, stored, sent];
  });
  const manifest = JSON.stringify({ ...built, files: listed });
  const version = hashOf(manifest).slice(0, DIGITS);
  const name = `/offline/mascarade.en.${version}.json`;
  files.set(name, Buffer.from(manifest));
  const sum = (at: 2 | 3) => listed.reduce((all, file) => all + file[at], 0);
  const offers: Offers = {
    format: built.format,
    packs: [{ game: 'mascarade', locale: 'en', version, manifest: name }],
    shares: [{ packs: ['mascarade.en'], stored: sum(2), sent: sum(3) }],
  };
  files.set('/offline/index.json', Buffer.from(JSON.stringify(offers)));
  return files;
}
