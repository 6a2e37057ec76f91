/**
 * Puts into the address of everything that a page loads a hash of its content, where its name has none: a page then gets what it was built with
 * or nothing, never what another build has put in its place.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { DIGITS } from '../src/lib/offline/packs.ts';
import { type Locale, locales } from '../src/locales.ts';
import { filesIn, onceBuilt } from './built.ts';
import type { PageChanges } from './pages.ts';
import { indexFolder } from './search-index.ts';

/** What pages load by a name that does not change, those first that the others refer to. */
const LOADED = [
  /^(favicon\.svg|icons\/.*|emblems\/.*|names\/.*|[^/]+\/[^/]+\/(spoken|readings)\.json)$/,
  /^[^/]+\/(manifest\.webmanifest|(offline|search)\.json|[^/]+\/(previews|checker)\.json)$/,
];

/** What refers to them, beside the pages. */
const REFERRING = /(\.webmanifest|\/(previews|checker|search)\.json)$/;

/** What Pagefind writes for pages that have its own dialog, or that search in a worker. */
const UNUSED = /^pagefind-(?!entry)/;

/** What it searches with in a language whose forms it does not know: where it knows them, there is another such file. */
const PLAIN = 'wasm.unknown.pagefind';

const hashOf = (...contents: Buffer[]) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, DIGITS);
};

/** What may be an address within the site. */
const ADDRESS = /(?<=["'=(;])\/[^"'=(;#&)\s>]*(?=["'#&)\s>])/g;

/**
 * A text with the addresses in it made new. An address ends where it is quoted, at its fragment, or at an entity.
 * @param addresses from the old to the new
 */
export function withAddresses(text: string, addresses: ReadonlyMap<string, string>): string {
  return text.replace(ADDRESS, (address) => addresses.get(address) ?? address);
}

/** Names the folder of each language's search index after what is in it. @returns the new addresses of Pagefind */
async function nameIndexes(folder: string, base: string): Promise<[string, string][]> {
  const name = async (locale: Locale): Promise<[string, string]> => {
    const old = indexFolder(locale);
    const entries = (await readdir(join(folder, old), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    const pathOf = ({ parentPath, name }: (typeof entries)[number]) => join(parentPath, name);
    const knows = entries.some(({ name }) => name.startsWith('wasm.') && name !== PLAIN);
    const isUnused = ({ name }: (typeof entries)[number]) => UNUSED.test(name) || (knows && name === PLAIN);
    for (const entry of entries) if (isUnused(entry)) await rm(pathOf(entry));
    const files = entries
      .filter((entry) => !isUnused(entry))
      .map(pathOf)
      .sort();
    const named = `${old.slice(0, -1)}-${hashOf(...(await Promise.all(files.map((file) => readFile(file)))))}/`;
    await rename(join(folder, old), join(folder, named));
    return [`${base}${old}pagefind.js`, `${base}${named}pagefind.js`];
  };
  return Promise.all(locales.map(name));
}

/** Gives what pages load its fingerprints, once all of it stands in `dist`. */
export const fingerprints = (changes: PageChanges): AstroIntegration =>
  onceBuilt('fingerprints', async ({ folder, base }) => {
    const addresses = new Map(await nameIndexes(folder, base));
    const files = filesIn(folder);
    const renew = async (file: string) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      // What says its own address cannot have its hash in it.
      const others = new Map([...addresses].filter(([address]) => address !== base + file));
      const after = withAddresses(before, others);
      if (after !== before) await writeFile(path, after);
    };
    const loaded = LOADED.map((pattern) => files.filter((file) => pattern.test(file)));
    for (const names of loaded) {
      const own = await Promise.all(
        names.map(async (name): Promise<[string, string]> => {
          if (REFERRING.test(name)) await renew(name);
          return [base + name, `${base}${name}?v=${hashOf(await readFile(join(folder, name)))}`];
        }),
      );
      for (const [address, named] of own) addresses.set(address, named);
    }
    for (const file of files) if (REFERRING.test(file) && !loaded.flat().includes(file)) await renew(file);
    changes.push((html) => withAddresses(html, addresses));
  });
