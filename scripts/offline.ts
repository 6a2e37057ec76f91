/**
 * What a reader can keep on a device, made out of the built site: for each game in each language the list of its files, what all of them are
 * offered in, and the service worker that fetches and serves them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { Parser } from 'htmlparser2';
import { gameIds } from '../src/games.ts';
import {
  DIGITS,
  type File,
  FORMAT,
  isPage,
  isVersioned,
  type Manifest,
  nameOf,
  type Offer,
  type Offers,
  type Pack,
  type Share,
} from '../src/lib/offline/packs.ts';
import { locales } from '../src/locales.ts';
import { filesIn, onceBuilt } from './built.ts';
import type { Chunks } from './chunks.ts';

/** Where what is published for the worker stands, and the page that it shows where there is nothing else. */
const FOLDER = 'offline/';

/** What has no use being compressed on its way. */
const DENSE = /\.(woff2|png|pf_\w+|pagefind)$/;

/** What links of a page are loaded with it. */
const LOADED = /^(stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)$/;

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Every text in a value read from JSON that may be an address of the site. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^\/[^\s%]*$/.test(value)
      ? [value]
      : []
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The texts of one that is JSON, or the text. */
function textsOf(text: string): string[] {
  // Most are neither JSON nor an address, and to be refused takes the parser long.
  if (!/^\s*[[{"]/.test(text)) return textsIn(text);
  try {
    return textsIn(JSON.parse(text));
  } catch {
    return textsIn(text);
  }
}

const urlsIn = (css: string) => [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);

/** What a page loads: what its elements and their `data-…` name, and what its own scripts import. */
export function loadedBy(html: string): string[] {
  const found: string[] = [];
  let text: 'script' | 'style' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { rel = '', href, src, type = '' } = attributes;
      text = name === 'style' || (name === 'script' && !/json/.test(type)) ? name : undefined;
      if (src !== undefined) found.push(src);
      if (href !== undefined && (name === 'use' || (name === 'link' && LOADED.test(rel)))) found.push(href);
      for (const attribute in attributes)
        if (attribute.startsWith('data-')) found.push(...textsOf(attributes[attribute] as string));
    },
    ontext(content) {
      if (text === 'style') found.push(...urlsIn(content));
      if (text === 'script')
        for (const [, from = ''] of content.matchAll(/["']([^"'\s]*\/_astro\/[^"'\s]+)["']/g)) found.push(from);
    },
    onclosetag() {
      text = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Whether a file is of another game, or of another language. */
export function isOfAnother(file: string, { game, locale }: Pack): boolean {
  const [first = ''] = file.split('/');
  const parts = file.split(/[/.]/);
  return (
    locales.some((one) => one !== locale && one === first) || gameIds.some((one) => one !== game && parts.includes(one))
  );
}

/** What the built site consists of, and what of it a page needs. */
class Built {
  readonly #folder: string;
  readonly #base: string;
  readonly #chunks: Chunks;
  readonly #files: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<Buffer>>();
  readonly #loaded = new Map<string, Promise<readonly string[]>>();
  readonly #listed = new Map<string, Promise<File>>();
  readonly #pages = new Map<string, Promise<string>>();

  constructor(folder: string, base: string, chunks: Chunks, files: readonly string[]) {
    this.#folder = folder;
    this.#base = base;
    this.#chunks = chunks;
    this.#files = new Set(files);
  }

  #content(file: string): Promise<Buffer> {
    const content = this.#read.get(file) ?? readFile(join(this.#folder, file));
    this.#read.set(file, content);
    return content;
  }

  /** The file at an address of the site, if it is one. */
  #fileAt(url: string): string | undefined {
    const { pathname } = new URL(url, 'http://site');
    if (!pathname.startsWith(this.#base)) return undefined;
    const path = decodeURIComponent(pathname.slice(this.#base.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return this.#files.has(file) ? file : undefined;
  }

  #addressOf = (file: string) => this.#base + file.replace(/(^|\/)index\.html$/, '$1');

  /** The addresses of all that a file loads by itself. */
  async #loadedBy(file: string): Promise<readonly string[]> {
    const from = new URL(this.#addressOf(file), 'http://site');
    const text = async () => (await this.#content(file)).toString();
    const named = async () => {
      if (file.endsWith('.html')) return loadedBy(await text());
      if (file.endsWith('.css')) return urlsIn(await text());
      if (/\.(json|webmanifest)$/.test(file)) return textsOf(await text());
      if (file.endsWith('/pagefind.js')) return this.#index(file.slice(0, file.lastIndexOf('/') + 1));
      const { imports = [], asked = [] } = this.#chunks.get(file) ?? {};
      return [...imports, ...asked].map((name) => this.#base + name);
    };
    return (await named()).flatMap((address) => {
      if (address.startsWith('data:') || !URL.canParse(address, from)) return [];
      const { origin, pathname, search } = new URL(address, from);
      // What says its own address is there already.
      return origin === from.origin && pathname !== from.pathname ? [pathname + search] : [];
    });
  }

  /** The files of a search index. */
  #index = (folder: string) =>
    [...this.#files].filter((file) => file.startsWith(folder)).map((file) => this.#base + file);

  /** Whether a file is only for what does not belong to a pack. */
  async #isOfAnother(file: string, pack: Pack): Promise<boolean> {
    if (isOfAnother(file, pack)) return true;
    const entry = this.#chunks.get(file)?.entry;
    if (entry && gameIds.some((one) => one !== pack.game && entry.split('/').includes(one))) return true;
    return file.endsWith('.pf_fragment') && isOfAnother(await this.#pageOf(file), pack);
  }

  /** The page that a fragment of a search index is of. */
  #pageOf(file: string): Promise<string> {
    const read = async () => {
      const [, page = ''] =
        /"url":"\/([^"]*)"/.exec((await promisify(gunzip)(await this.#content(file))).toString()) ?? [];
      return page;
    };
    // Every game in the language asks.
    const page = this.#pages.get(file) ?? read();
    this.#pages.set(file, page);
    return page;
  }

  /**
   * Some pages and all that they load.
   * @throws where one loads what may change under its address
   */
  async closure(pages: readonly string[], pack?: Pack): Promise<File[]> {
    const wanted = new Set<string>();
    const waiting = pages.map(this.#addressOf);
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const file = this.#fileAt(url);
      if (file === undefined || wanted.has(url)) continue;
      if (!pages.includes(file)) {
        // A link in a text leads to a page and loads none.
        if (file.endsWith('.html') || /^(data|pictures)\//.test(file)) continue;
        if (pack && (await this.#isOfAnother(file, pack))) continue;
        if (!isVersioned(new URL(url, 'http://site'), this.#base))
          throw new Error(`${url} is loaded by a page, and its address does not tell with which content`);
      }
      wanted.add(url);
      const loaded = this.#loaded.get(file) ?? this.#loadedBy(file);
      this.#loaded.set(file, loaded);
      waiting.push(...(await loaded));
    }
    return Promise.all([...wanted].sort().map((url) => this.#list(url)));
  }

  #list(url: string): Promise<File> {
    const list = async (): Promise<File> => {
      const file = this.#fileAt(url) as string;
      const content = await this.#content(file);
      const sent = DENSE.test(file) ? content.length : (await promisify(gzip)(content)).length;
      return [url, hashOf(content), content.length, Math.min(sent, content.length)];
    };
    const listed = this.#listed.get(url) ?? list();
    this.#listed.set(url, listed);
    return listed;
  }

  /** The pages of a pack: those of the game in the language, and those that lead there. */
  pagesOf({ game, locale }: Pack): string[] {
    const shared = ['index.html', `${locale}/index.html`, `${locale}/${FOLDER}index.html`];
    return [...this.#files].filter(
      (file) =>
        shared.includes(file) ||
        (file.startsWith(`${locale}/${game}/`) && file.endsWith('.html') && !file.endsWith('/embed/index.html')),
    );
  }
}

/** Adds up the files that the same packs have. */
export function sharesOf(manifests: readonly Manifest[]): Share[] {
  const having = new Map<string, { file: File; packs: string[] }>();
  for (const manifest of manifests)
    for (const file of manifest.files) {
      const one = having.get(file[0]) ?? { file, packs: [] };
      one.packs.push(nameOf(manifest));
      having.set(file[0], one);
    }
  const shares = new Map<string, Share>();
  for (const { file, packs } of having.values()) {
    const { stored, sent } = shares.get(packs.join()) ?? { stored: 0, sent: 0 };
    shares.set(packs.join(), { packs, stored: stored + file[2], sent: sent + file[3] });
  }
  return [...shares.values()];
}

/** The worker as one file. @param shell what it has from the beginning */
async function worker(
  shell: readonly { readonly url: string; readonly revision: string | null }[],
  base: string,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__SW_MANIFEST': JSON.stringify(shell),
      'import.meta.env.BASE_URL': JSON.stringify(base),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** Makes what is kept on devices, once all that it is made of stands in `dist`. @param chunks the scripts of the site, once they are written */
export const offline = (chunks: Chunks): AstroIntegration =>
  onceBuilt('offline', async ({ folder, base, logger }) => {
    const site = new Built(folder, base, chunks, filesIn(folder));
    const packs: Pack[] = gameIds.flatMap((game) => locales.map((locale) => ({ game, locale })));
    await mkdir(join(folder, FOLDER), { recursive: true });
    const manifests = await Promise.all(
      packs.map(
        async (pack): Promise<Manifest> => ({
          ...{ format: FORMAT, ...pack },
          files: await site.closure(site.pagesOf(pack), pack),
        }),
      ),
    );
    const offers = await Promise.all(
      manifests.map(async (manifest): Promise<Offer> => {
        const { game, locale } = manifest;
        const text = JSON.stringify(manifest);
        const version = hashOf(text).slice(0, DIGITS);
        const name = `${FOLDER}${nameOf(manifest)}.${version}.json`;
        await writeFile(join(folder, name), text);
        return { game, locale, version, manifest: base + name };
      }),
    );
    const index: Offers = { format: FORMAT, packs: offers, shares: sharesOf(manifests) };
    await writeFile(join(folder, `${FOLDER}index.json`), JSON.stringify(index));
    const shell = (await site.closure([`${FOLDER}index.html`])).map(([url, hash]) => ({
      url,
      revision: isPage(url) ? hash.slice(0, DIGITS) : null,
    }));
    const script = await worker(shell, base);
    await writeFile(join(folder, 'sw.js'), script);
    logger.info(`${packs.length} packs to keep; the worker has ${(script.length / 1000).toFixed(0)} kB`);
  });
