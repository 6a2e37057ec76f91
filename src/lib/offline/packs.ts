/**
 * What is kept on a device: packs, a game in a language each. The build lists their files, the worker fetches and serves them, and pages say
 * what there is.
 *
 * A file that is no page has its hash in its address (`/_astro/`, `?v=…`, the folder of an index): whoever asks for one gets that very content
 * or none, whatever build the page is from that asks. A page has its hash in the address under which it is kept.
 */

/** The form of what is published and of what is kept. A worker that knows another one makes way for its successor first. */
export const FORMAT = 1;

/** A game in a language. */
export interface Pack {
  readonly game: string;
  readonly locale: string;
}

/** A pack by one word, as it stands in addresses: `teufelsburg.en`. */
export const nameOf = ({ game, locale }: Pack): string => `${game}.${locale}`;

/** How large files are, in bytes: on the device, and on their way there, compressed as hosts do. */
export interface Size {
  readonly stored: number;
  readonly sent: number;
}

/** Files that the same packs have, added up. */
export interface Share extends Size {
  readonly packs: readonly string[];
}

/** A pack as it can be had now. */
export interface Offer extends Pack {
  /** The hash of its manifest: it changes with its files, and with nothing else. */
  readonly version: string;
  /** The address of its manifest. */
  readonly manifest: string;
}

/** What can be had now: `offline/index.json`, which is never kept. */
export interface Offers {
  readonly format: number;
  readonly packs: readonly Offer[];
  readonly shares: readonly Share[];
}

/** A file: its address, the SHA-256 of its content in hexadecimal, and its size stored and sent. */
export type File = readonly [url: string, hash: string, stored: number, sent: number];

/** All that a pack consists of. */
export interface Manifest extends Pack {
  readonly format: number;
  readonly files: readonly File[];
}

/** A pack that is complete on the device. */
export interface KeptPack extends Offer {
  /** When it was, in milliseconds since 1970. */
  readonly at: number;
}

/** What is kept on the device: one text, so that a change of it is one step. */
export interface Kept {
  readonly packs: readonly KeptPack[];
  /** What has been begun and is not complete. */
  readonly begun: readonly Offer[];
}

/** Nothing. */
export const NOTHING: Kept = { packs: [], begun: [] };

const sum = (sizes: readonly Size[]): Size => ({
  stored: sizes.reduce((all, { stored }) => all + stored, 0),
  sent: sizes.reduce((all, { sent }) => all + sent, 0),
});

/** How large packs are together, what they share counted once, without what is there already with others of the same build. */
export function sizeOf({ shares }: Offers, packs: readonly string[], there: readonly string[] = []): Size {
  return sum(
    shares.filter(
      (share) => packs.some((pack) => share.packs.includes(pack)) && !share.packs.some((pack) => there.includes(pack)),
    ),
  );
}

/** How large files are together, each counted once. */
export const filesSize = (files: readonly File[]): Size =>
  sum([...new Map(files.map((file) => [file[0] + file[1], { stored: file[2], sent: file[3] }])).values()]);

/** The packs on offer that are kept in another version. */
export const newer = ({ packs }: Offers, kept: Kept): Offer[] =>
  packs.filter((offer) => kept.packs.some((one) => nameOf(one) === nameOf(offer) && one.version !== offer.version));

/** Whether an address is a page's. */
export const isPage = (url: string): boolean => /\/$/.test(new URL(url, 'http://site').pathname);

/** The path of a page that may be written without its closing slash, or with the name of its file; of any other file as it is. */
export const pagePathOf = (path: string): string => path.replace(/\/index\.html$/, '/').replace(/\/[^./]+$/, '$&/');

/** The path of the same page in another language: what follows its own language stays. @param base the path of the site */
export const sameIn = (locale: string, path: string, base: string): string =>
  base + path.slice(base.length).replace(/^[^/]*/, locale);

/** Whether an address says with which content it is meant. @param base the path of the site */
export function isVersioned(url: URL, base: string): boolean {
  if (!url.pathname.startsWith(base)) return false;
  const path = url.pathname.slice(base.length);
  return path.startsWith('_astro/') || path.startsWith('pagefind/') || url.searchParams.has('v');
}

/** The address under which a file is kept: of one that is asked for with more than that, what tells its content. */
export function keyOf(url: URL, base: string): string {
  const v = url.searchParams.get('v');
  // Pagefind asks for its files with the time in the address, and is itself asked for anew.
  const isIndexed = url.pathname.startsWith(`${base}pagefind/`);
  return url.origin + url.pathname + (v && !isIndexed ? `?v=${v}` : '');
}

/** The address under which a page is kept. */
export const pageKey = (url: URL, hash: string): string => `${url.origin}${url.pathname}?sha256=${hash}`;

/** The address under which a file of a manifest is kept. */
export function fileKey([address, hash]: File, origin: string, base: string): string {
  const url = new URL(address, origin);
  return isPage(address) ? pageKey(url, hash) : keyOf(url, base);
}

/** The SHA-256 of bytes, in hexadecimal. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** So many digits of a hash stand in an address. */
export const DIGITS = 12;
