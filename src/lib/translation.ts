/**
 * How far the translations are: each text of a language stands against the English it was made from, whose hash is kept in the
 * language's `stamps.json`. Pure: files come as texts by their paths.
 */
import { createHash } from 'node:crypto';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { gameIds } from '../games.ts';
import { defaultLocale, type Locale, locales } from '../locales.ts';
import { type ChapterText, readChapter } from './chapters.ts';

/** The folders of `content/` whose texts are translated: a game that nobody has registered is still being written. */
export const textFolders: ReadonlySet<string> = new Set([...gameIds, 'ui']);

/** Texts of files by their paths from the project's root: `content/ui/hu/site.json`. */
export type Files = Readonly<Record<string, string>>;

/** What is translated as one: a paragraph, a card, a question, a message of the interface. */
export interface Unit {
  /** `teufelsburg/rules/fight.tie`, `teufelsburg/cards/dagger`, `ui/site/nav.rules` */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Its strings by their place in the file; a paragraph is one without a place. */
  readonly strings: readonly (readonly [place: string, text: string])[];
}

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'expected eight hexadecimal digits');

/** What a translation was made from, and whether somebody has read it against that. */
const stampSchema = z.strictObject({
  /** Hash of the source text. */
  source: hash,
  /** Hash of the translation as its reviewer read it. */
  reviewed: hash.exactOptional(),
});

/** What `stamps.json` keeps of a translation. */
export type Stamp = z.infer<typeof stampSchema>;

/** The stamps of a file by the ids of their units. */
export type Stamps = Readonly<Record<string, Stamp>>;

/**
 * `missing`: not translated · `unstamped`: nothing says from which English it was made · `stale`: the English has changed since ·
 * `current`: made from the English as it is.
 */
export type State = 'missing' | 'unstamped' | 'stale' | 'current';

/** A unit in a language. */
export interface Translation {
  readonly id: string;
  readonly locale: Locale;
  readonly source: Unit;
  /** None while it is missing. */
  readonly own?: Unit;
  readonly stamp?: Stamp;
  readonly state: State;
  /** Whether somebody has read this very text against this very source. */
  readonly reviewed: boolean;
}

/** The languages that are translated into. */
export const targets: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale);

/** The files that hold texts: everything under a locale's folder but its stamps, and the words by which its readers search. */
const layout =
  /^content\/(?:(?<ui>ui)|(?<game>[^/]+)\/(?:text|(?<book>rules|lessons)))\/(?<locale>[^/]+)\/(?<name>(?!(?:stamps|sought)\.)[^.]+)\.(?<kind>json|yaml|mdx)$/;

/** Where a text file belongs: `content/teufelsburg/text/hu/cards/dagger.yaml` to Hungarian, as `teufelsburg/cards/dagger`. */
function placeOf(file: string) {
  const { ui, game, book, locale, name = '', kind } = layout.exec(file)?.groups ?? {};
  return kind ? { locale, kind, name, id: [ui ?? game, book, name].filter((part) => part).join('/') } : undefined;
}

/** A string in a file, and its place. */
interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
  readonly offset: number;
}

function* leavesIn(node: unknown, path: readonly string[] = []): Generator<Leaf> {
  if (isMap(node)) for (const { key, value } of node.items) yield* leavesIn(value, [...path, String(key)]);
  else if (isSeq(node)) for (const [place, item] of node.items.entries()) yield* leavesIn(item, [...path, `${place}`]);
  else if (isScalar(node) && typeof node.value === 'string')
    yield { path, text: node.value, offset: node.range?.[0] ?? 0 };
}

/** The key of a message without the suffixes of context and plural form, which each language has in its own number. */
function messageOf(path: readonly string[]): string {
  // What stands under `unknown` are noun phrases: each language has its own forms of each.
  const own = path[0] === 'unknown' ? path.slice(0, 2) : path;
  return own.map((key) => key.split('_')[0]).join('.');
}

/** Fields that are not translated: each language has its own forms of a name, and its own terms for a concept, and homonyms of them. */
const OWN = new Set(['forms', 'terms', 'except']);

/** The units of a file of data: of JSON a message each, of YAML in a folder the whole file, of other YAML an entry each. */
function dataUnits(file: string, text: string, { id, kind, name }: { id: string; kind: string; name: string }): Unit[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) throw new Error(`${file}: expected ${kind.toUpperCase()}, found ${error.message}`);
  const isOwn = ({ path }: Leaf) => kind === 'yaml' && path.some((key) => OWN.has(key));
  const leaves = [...leavesIn(document.contents)].filter((leaf) => !isOwn(leaf));
  const groups = Map.groupBy(leaves, ({ path }) => {
    if (kind === 'json') return `${id}/${messageOf(path)}`;
    return name.includes('/') ? id : `${id}/${path[0]}`;
  });
  return [...groups].map(([unit, own]) => ({
    id: unit,
    file,
    line: lineCounter.linePos(own[0]?.offset ?? 0).line,
    strings: own.map(({ path, text: string }) => [path.join('.'), string] as const),
  }));
}

/** A chapter's file, read; throws with the file and what is wrong in it. */
function chapterIn(file: string, mdx: string): ChapterText {
  try {
    return readChapter(mdx);
  } catch (error) {
    throw new Error(`${file}: expected MDX, found ${(error as Error).message}`);
  }
}

/** The units of a chapter: its title, what else stands above its paragraphs, then these. */
function chapterUnits(file: string, mdx: string, name: string, id: string): Unit[] {
  const { front, paragraphs } = chapterIn(file, mdx);
  const above = dataUnits(file, front.text, { id, kind: 'yaml', name }).map((unit) => ({
    ...unit,
    id: unit.id === `${id}/title` ? id : unit.id,
    line: unit.line + front.line - 1,
  }));
  const below = paragraphs.map(({ id: paragraph, markdown, line }) => ({
    id: id.replace(/[^/]*$/, paragraph),
    file,
    line,
    strings: [['', markdown] as const],
  }));
  return [...above, ...below];
}

/** By file, what was read of it last: a build asks for the same units again for every game and language. */
const lastRead = new Map<string, { readonly text: string; readonly units: readonly Unit[] }>();

/** The units of a text file, in its order; none of any other file. */
export function unitsOf(file: string, text: string): readonly Unit[] {
  const last = lastRead.get(file);
  if (last?.text === text) return last.units;
  const units = readUnits(file, text);
  lastRead.set(file, { text, units });
  return units;
}

function readUnits(file: string, text: string): readonly Unit[] {
  const place = placeOf(file);
  if (!place) return [];
  const { id, kind, name } = place;
  return kind === 'mdx' ? chapterUnits(file, text, name, id) : dataUnits(file, text, { id, kind, name });
}

/** The units of a language by their ids. */
function unitsIn(files: Files, locale: Locale): Map<string, Unit> {
  const units = Object.entries(files).flatMap(([file, text]) =>
    placeOf(file)?.locale === locale ? unitsOf(file, text) : [],
  );
  return new Map(units.map((unit) => [unit.id, unit]));
}

/** A unit's text as one, with the places of its strings. */
export const textOf = ({ strings }: Unit): string =>
  strings.map(([place, text]) => (place ? `${place}: ${text}` : text)).join('\n');

/** A short hash of a unit's text: the same however its lines are broken, and whichever apostrophe it has, as pages show but one. */
export const hashOf = (unit: Unit): string =>
  createHash('sha256').update(textOf(unit).replaceAll('’', "'").replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

/** The file that keeps the stamps of a unit: one for each language of a game, and of the interface. */
function stampsFile(id: string, locale: Locale): string {
  const [book] = id.split('/');
  return book === 'ui' ? `content/ui/${locale}/stamps.json` : `content/${book}/text/${locale}/stamps.json`;
}

/** Reads a file of stamps; throws with the file, the field, what was expected and what was found. */
export function readStamps(file: string, text: string): Stamps {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: expected JSON, found text that is none: ${(error as Error).message}`);
  }
  const stamps = z.record(z.string(), stampSchema).safeParse(json, { reportInput: true });
  if (stamps.success) return stamps.data;
  const { path = [], message, input } = stamps.error.issues[0] ?? {};
  throw new Error(`${[file, ...path.map(String)].join(', ')}: ${message}, found ${JSON.stringify(input) ?? 'nothing'}`);
}

/** The stamps of a language, of all its files. */
function stampsIn(files: Files, locale: Locale): Stamps {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${locale}/stamps.json`));
  return Object.assign({}, ...own.map(([file, text]) => readStamps(file, text)));
}

function stateOf(source: Unit, own: Unit | undefined, stamp: Stamp | undefined): State {
  if (!own) return 'missing';
  if (!stamp) return 'unstamped';
  return stamp.source === hashOf(source) ? 'current' : 'stale';
}

/** Every unit of the source language as it stands in another one, in the order of the source. */
export function translationsOf(files: Files, locale: Locale): Translation[] {
  const translated = unitsIn(files, locale);
  const stamps = stampsIn(files, locale);
  return [...unitsIn(files, defaultLocale).values()].map((source) => {
    const { id } = source;
    const own = translated.get(id);
    const stamp = stamps[id];
    const state = stateOf(source, own, stamp);
    const reviewed = state === 'current' && own !== undefined && stamp?.reviewed === hashOf(own);
    return { id, locale, source, ...(own && { own }), ...(stamp && { stamp }), state, reviewed };
  });
}

/** How many texts there are, and how many of them are translated, to check, missing and reviewed. */
export function tally(translations: readonly Translation[]) {
  const count = (...states: State[]) => translations.filter(({ state }) => states.includes(state)).length;
  return {
    texts: translations.length,
    translated: translations.length - count('missing'),
    toCheck: count('stale', 'unstamped'),
    missing: count('missing'),
    reviewed: translations.filter(({ reviewed }) => reviewed).length,
  };
}

/** The stamps of a language that belong to no translated text any more: file and unit. */
export function strayStamps(files: Files, locale: Locale): { file: string; id: string }[] {
  const translated = new Set(
    translationsOf(files, locale)
      .filter(({ own }) => own)
      .map(({ id }) => id),
  );
  return Object.keys(stampsIn(files, locale))
    .filter((id) => !translated.has(id))
    .map((id) => ({ file: stampsFile(id, locale), id }));
}

/** The stamp of a translation found to say what the source says now. A review of the same text holds on. */
export const stamped = ({ source, stamp, reviewed }: Translation): Stamp => ({
  source: hashOf(source),
  ...(reviewed && stamp),
});

/** The stamp of a translation that somebody has read against its source. */
export const reviewed = ({ source, own }: Translation): Stamp => ({
  source: hashOf(source),
  ...(own && { reviewed: hashOf(own) }),
});

/**
 * The files of stamps, a line for each translated text in the order of the ids, so that two branches seldom meet in one.
 * @param kept files as they are, of which the stamps of texts that are not there stay
 */
export function stampsFiles(translations: readonly Translation[], kept: Files = {}): Files {
  const files = Object.groupBy(translations, ({ id, locale }) => stampsFile(id, locale));
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, own = []]) => {
      const stamps = { ...readStamps(file, kept[file] ?? '{}') };
      for (const { id, own: text, stamp } of own) if (text && stamp) stamps[id] = stamp;
      const lines = Object.entries(stamps).map(([id, stamp]) => {
        const fields = Object.entries(stamp).map(([name, hash]) => `"${name}": "${hash}"`);
        return `  ${JSON.stringify(id)}: { ${fields.join(', ')} }`;
      });
      // Where nothing is translated yet, there is nothing to keep.
      if (lines.length === 0 && kept[file] === undefined) return [];
      return [[file, lines.length > 0 ? `{\n${lines.sort().join(',\n')}\n}\n` : '{}\n']];
    }),
  );
}

/** The units of a file by their ids; none of a text that cannot be read. */
function readableUnits(file: string, text: string): Map<string, Unit> {
  try {
    return new Map(unitsOf(file, text).map((unit) => [unit.id, unit]));
  } catch {
    return new Map();
  }
}

/** The units from which stale translations were made, out of past texts of their file, the latest first. */
export function pastUnits(
  stale: readonly Translation[],
  file: string,
  versions: Iterable<string>,
): Map<Translation, Unit> {
  const found = new Map<Translation, Unit>();
  for (const text of versions) {
    if (found.size === stale.length) break;
    const units = readableUnits(file, text);
    for (const translation of stale) {
      const unit = units.get(translation.id);
      if (unit && hashOf(unit) === translation.stamp?.source) found.set(translation, unit);
    }
  }
  return found;
}
