/**
 * The leaflets' runs of words, as hashes: their texts belong to others and are no part of the project, and nobody can read them in
 * `leaflets.bin`. What a run is, and which files of the project are read, is as `../shared/tools/verbatim.mjs` has it.
 *
 * `node test/content/leaflets.ts` writes the file anew from `../shared/sources/`.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

/** A run is so many words, or characters where they are Chinese. */
const WORDS = 8;
const CHARACTERS = 14;

const READ = ['content', 'src', 'engine', 'test', 'README.md'];
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.astro', 'public']);
const LARGEST = 2e6;

/** The leaflets, where they are at hand. */
export const sources = join(root, '..', 'shared', 'sources');
const file = join(import.meta.dirname, 'leaflets.bin');

/** A hash has so many bytes: among as many runs as the project has, two different ones do not meet. */
const BYTES = 6;

/** The words of a text, without accents and capitals. */
const wordsOf = (text: string): string[] =>
  [
    ...text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu),
  ].map(([word]) => word);

const mixed = (hash: number, more: number): number => {
  const product = Math.imul(hash ^ more, 0x85ebca6b);
  return product ^ (product >>> 15);
};

interface Word {
  readonly length: number;
  readonly hashes: readonly [number, number];
}

/** Words are few beside runs. */
const words = new Map<string, Word>();

function wordOf(text: string): Word {
  const known = words.get(text);
  if (known) return known;
  const hashed = (seed: number) => [...text].reduce((hash, sign) => mixed(hash, sign.codePointAt(0) as number), seed);
  const word: Word = {
    length: /\p{Script=Han}/u.test(text) ? CHARACTERS : WORDS,
    hashes: [hashed(0x9e3779b1), hashed(0x27d4eb2f)],
  };
  words.set(text, word);
  return word;
}

/** Every run of a text: where it begins, and its hash. */
function* runsOf(text: readonly string[]): Generator<readonly [at: number, hash: number, length: number]> {
  const list = text.map(wordOf);
  for (const [at, { length }] of list.entries()) {
    if (at + length > list.length) continue;
    let [one, other] = [0, 0];
    for (let next = at; next < at + length; next++) {
      const { hashes } = list[next] as Word;
      one = mixed(one, hashes[0]);
      other = mixed(other, hashes[1]);
    }
    yield [at, (one >>> 0) * 2 ** 16 + (other >>> 16), length];
  }
}

/** The hashes of all runs of some texts, in order. */
const hashesOf = (texts: readonly string[]): number[] =>
  [...new Set(texts.flatMap((text) => [...runsOf(wordsOf(text))].map(([, hash]) => hash)))].sort((a, b) => a - b);

/** Those of the leaflets that are at hand, as the file has them. */
export function hashed(): Buffer {
  const texts = readdirSync(sources)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(sources, name), 'utf8'));
  const hashes = hashesOf(texts);
  const bytes = Buffer.alloc(hashes.length * BYTES);
  for (const [at, hash] of hashes.entries()) bytes.writeUIntBE(hash, at * BYTES, BYTES);
  return bytes;
}

/** Those of all leaflets, as they are kept. */
export const kept = (): Buffer => readFileSync(file);

/** What tells whether a hash is among some. */
export interface Known {
  has(hash: number): boolean;
}

/** The kept hashes, to be asked. */
export function known(): Known {
  const bytes = kept();
  return new Set(Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.readUIntBE(at * BYTES, BYTES)));
}

/** The hashes of a text of one's own, to be asked. */
export const knownOf = (text: string): Known => new Set(hashesOf([text]));

/** The runs of a text that are among some, each where it begins. */
export function shared(text: string, known: Known): string[] {
  const words = wordsOf(text);
  let end = -1;
  const found: string[] = [];
  for (const [at, hash, length] of runsOf(words)) {
    if (!known.has(hash)) continue;
    if (at > end) found.push(words.slice(at, at + length).join(' '));
    end = at + length;
  }
  return found;
}

function* filesIn(path: string): Generator<string> {
  const stat = statSync(join(root, path));
  if (stat.isFile()) {
    if (/\.(mdx?|ya?ml|json|astro|tsx?|jsx?|mjs|txt|csv|html)$/.test(path) && stat.size < LARGEST) yield path;
    return;
  }
  for (const name of readdirSync(join(root, path))) if (!SKIPPED.has(name)) yield* filesIn(join(path, name));
}

/** The files of the project that are read. */
export const files = (): string[] => READ.flatMap((path) => [...filesIn(path)]);

/** The text of one of them. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

if (import.meta.main) writeFileSync(file, hashed());
