/**
 * A built site gone through as a crawler would, on the disk: whatever an attribute, a sitemap, a style or an open file names has to be there, and
 * what a fragment names has to be on the page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Problem } from '../../engine/kernel/result.ts';
import { root } from '../../scripts/run.mjs';
import { gameIds } from '../../src/games.ts';
import { elementsOf, inner, page } from './html.ts';

/** A built site. */
export interface Site {
  readonly folder: string;
  /** Where it says that it stands, with a slash at the end: origin and base path. */
  readonly home: string;
  /** Its games, if they are not those of the project, by their engines' folders. */
  readonly engines?: readonly string[];
}

/** What a crawler has found. */
export interface Crawled {
  /** What is wrong, a line each. */
  readonly flaws: readonly string[];
  /** How many references it has followed. */
  readonly references: number;
  /** The pages that links lead to from the first one. */
  readonly reached: ReadonlySet<string>;
  /** All pages. */
  readonly pages: readonly string[];
  /** Those that no sitemap has. */
  readonly unlisted: readonly string[];
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite', 'data', 'xlink:href', 'itemid']);
const META = /^(og:(url|image)|twitter:image)$/;

/** Every text in a value read from JSON. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap((one) => textsIn(one))
      : [];

/** The value of a text that is JSON, or the text. */
function jsonOr(text: string): unknown {
  // Most are words, and told apart at once.
  if (!/^[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const urlsIn = (css: string) => [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url);

/** What a game makes of the part of its checker's address after `#`. */
type FromLink = (text: string) => { readonly record?: unknown; readonly problems: readonly Problem[] };

const OWN = gameIds.map((game) => join(root, 'engine', game));

/** Goes through a site. */
export async function crawl({ folder, home, engines = OWN }: Site): Promise<Crawled> {
  const readers = new Map<string, FromLink>(
    await Promise.all(
      engines.map(async (engine) => [basename(engine), (await import(join(engine, 'link.ts'))).fromLink] as const),
    ),
  );
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { origin } = new URL(home);
  const addressOf = (file: string) => home + file.replace(/(^|\/)index\.html$/, '$1');
  const flaws: string[] = [];
  const ids = new Map<string, Set<string>>();
  const references: { readonly from: string; readonly to: URL; readonly text: string }[] = [];
  const links = new Map<string, URL[]>();
  const listed = new Set<string>();

  /** Takes down what a file refers to. @returns where that is, if anywhere */
  const refer = (from: string, text: string, base = addressOf(from)) => {
    if (text.startsWith('data:')) return undefined;
    const to = URL.parse(text, base);
    if (to) references.push({ from, to, text });
    else flaws.push(`${from}: ${text} is no address`);
    return to;
  };
  /** Of texts that may be anything, those that are addresses of the site. */
  const referAny = (from: string, value: unknown) => {
    for (const text of textsIn(value))
      if (text.startsWith(`${origin}/`) || /^\/[^\s/]\S*$/.test(text)) refer(from, text);
  };

  for (const file of files) {
    if (file.endsWith('.html')) {
      const elements = elementsOf(page(read(file)));
      const own = new Set<string>();
      ids.set(file, own);
      const leads: URL[] = [];
      links.set(file, leads);
      // What is answered in place of any page cannot be said to stand anywhere.
      const at = file === '404.html' ? `${home}some/where/` : addressOf(file);
      for (const element of elements) {
        const { tag, attributes } = element;
        if (attributes.id !== undefined) {
          if (own.has(attributes.id)) flaws.push(`${file}: two have the id ${attributes.id}`);
          own.add(attributes.id);
        }
        for (const [name, value] of Object.entries(attributes)) {
          if (ADDRESSES.has(name)) {
            const to = refer(file, value, at);
            if (to && tag === 'a') leads.push(to);
          } else if (name === 'srcset')
            for (const one of value.split(',')) refer(file, one.trim().split(/\s/)[0] ?? '', at);
          else if (name.startsWith('data-')) referAny(file, jsonOr(value));
          else if (/^(for|aria-(labelledby|describedby|controls|owns|details)|popovertarget)$/.test(name))
            for (const id of value.split(/\s+/)) refer(file, `#${id}`, addressOf(file));
        }
        if (tag === 'meta' && META.test(attributes.property ?? attributes.name ?? ''))
          refer(file, attributes.content ?? '', at);
        if (tag === 'style') for (const url of urlsIn(inner(element))) refer(file, url, at);
        if (tag === 'script' && /json/.test(attributes.type ?? '')) referAny(file, JSON.parse(inner(element)));
      }
    } else if (file.endsWith('.css')) {
      for (const url of urlsIn(read(file))) refer(file, url);
    } else if (file.endsWith('.json') && !file.startsWith('pagefind/')) {
      referAny(file, JSON.parse(read(file)));
    } else if (file.endsWith('.svg')) {
      const elements = elementsOf(page(read(file)));
      ids.set(file, new Set(elements.flatMap(({ attributes: { id } }) => id ?? [])));
      for (const { attributes } of elements) if (attributes.href) refer(file, attributes.href);
    } else if (/^sitemap.*\.xml$/.test(file)) {
      const parsed: unknown = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(read(file));
      const own = textsIn(parsed).filter((text) => text.startsWith(`${origin}/`));
      for (const text of own) {
        refer(file, text);
        listed.add(text);
      }
    } else if (file === 'robots.txt') {
      for (const [, text = ''] of read(file).matchAll(/^Sitemap: (.*)$/gm)) refer(file, text);
    }
  }

  /** The file at an address of the site. */
  const fileAt = ({ href, pathname }: URL) => {
    if (!href.startsWith(home)) return undefined;
    const path = decodeURIComponent(pathname.slice(new URL(home).pathname.length));
    return path === '' || path.endsWith('/') ? `${path}index.html` : path;
  };
  /** Whether a page of the checker makes something of a fragment: of the id of a position, or of a record. */
  const opens = (file: string, fragment: string) => {
    const texts = join(folder, file, '..', '..', 'checker.json');
    if (!existsSync(texts)) return false;
    const { doors }: { doors: { id: string }[] } = JSON.parse(readFileSync(texts, 'utf8'));
    if (doors.some(({ id }) => id === fragment)) return true;
    const [, game = ''] = file.split('/');
    const read = readers.get(game)?.(fragment);
    return read?.record !== undefined && read.problems.length === 0;
  };

  const answers = new Map<string, string | undefined>();
  for (const { from, to, text } of references) {
    if (to.origin !== origin) {
      if (to.protocol !== 'https:' && to.protocol !== 'http:') flaws.push(`${from}: ${text} cannot be followed`);
      continue;
    }
    const asked = to.origin + to.pathname + to.hash;
    if (!answers.has(asked)) {
      const file = fileAt(to);
      const fragment = decodeURIComponent(to.hash.slice(1));
      const known = file === undefined ? undefined : ids.get(file);
      answers.set(
        asked,
        file === undefined
          ? 'leads out of the site'
          : !files.has(file)
            ? 'is not there'
            : fragment &&
                known &&
                !known.has(fragment) &&
                !(file.endsWith('/check/index.html') && opens(file, fragment))
              ? 'is not on that page'
              : undefined,
      );
    }
    const wrong = answers.get(asked);
    if (wrong) flaws.push(`${from}: ${text} ${wrong}`);
  }

  const pages = [...files].filter((file) => file.endsWith('.html'));
  const reached = new Set<string>();
  const waiting = ['index.html'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const link of links.get(file) ?? []) {
      const next = fileAt(link);
      if (next?.endsWith('.html') && files.has(next)) waiting.push(next);
    }
  }
  const unlisted = pages.filter((file) => !listed.has(addressOf(file)));
  return { flaws, references: references.length, reached, pages, unlisted };
}

/** Pages that nothing leads to: what is shown where there is nothing, or no network, and what is for frames on other sites. */
export const isApart = (page: string): boolean =>
  page === '404.html' || page === 'offline/index.html' || page.endsWith('/embed/index.html');
