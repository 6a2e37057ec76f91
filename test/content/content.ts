/**
 * The content as files, for tests that hold it together.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Game, gameIds } from '../../src/games.ts';
import { readChapter } from '../../src/lib/chapters.ts';
import { targetsIn } from '../../src/lib/markdown.ts';
import { merged } from '../../src/lib/merged.ts';

/** A scene of a lesson. */
export interface LessonScene {
  /** `lesson.scene` */
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>> & { readonly moves?: readonly object[] };
  /** The example in the rules that it is. */
  readonly example?: { readonly id: string; readonly paragraph: string };
}

const files = new Map<string, unknown>();

// biome-ignore lint/suspicious/noExplicitAny: what a file has is for its reader to know, as with `parse`.
function parsed(file: string): any {
  if (!files.has(file)) files.set(file, parse(readFileSync(file, 'utf8')));
  return structuredClone(files.get(file));
}

function filesOf(game: Game) {
  const folder = join(import.meta.dirname, '..', '..', 'content', game);

  /** A YAML or JSON file under the game's folder: what has been read once is there at once, a copy for whoever asks. */
  const read = (...path: string[]) => parsed(join(folder, ...path));

  /** The ids of the files in a folder under the game's. */
  const idsIn = (...path: string[]): string[] =>
    (existsSync(join(folder, ...path)) ? readdirSync(join(folder, ...path)) : [])
      .filter((name) => /\.(yaml|mdx)$/.test(name))
      .map((name) => name.replace(/\.\w+$/, ''))
      .sort();

  const mdxIn = (book: string, locale: string, id: string) =>
    readChapter(readFileSync(join(folder, book, locale, `${id}.mdx`), 'utf8'));

  /** The register of chapters and paragraphs. */
  const register: { id: string; paragraphs: string[] }[] = read('rules', 'index.yaml');

  return {
    /** Where it lies. */
    folder,
    read,
    idsIn,
    register,

    /** The sentences of rulings in a language: the game's own, and those that are said of every game. */
    sentencesIn: (locale: string): Record<string, unknown> =>
      merged(read('..', 'ui', locale, 'sentences.json'), read('text', locale, 'sentences.json')),

    /** A chapter's paragraphs, in the order of the file; or a lesson's scenes. */
    paragraphsOf: (locale: string, chapter: string, book = 'rules'): { id: string; body: string }[] =>
      mdxIn(book, locale, chapter).paragraphs.map(({ id, markdown }) => ({ id, body: markdown })),

    /** What stands above them. */
    frontOf: (locale: string, chapter: string, book = 'rules'): Record<string, unknown> =>
      parse(mdxIn(book, locale, chapter).front.text),

    /** The scenes of all lessons as their files have them, each with the record up to it. */
    scenes: (): LessonScene[] =>
      idsIn('lessons', 'tables').flatMap((lesson) => {
        const { record, scenes } = read('lessons', 'tables', `${lesson}.yaml`);
        return scenes.map(({ id, after, record: own = record, example }: Record<string, never> & LessonScene) => ({
          id: `${lesson}.${id}`,
          record: { ...own, moves: (own.moves ?? []).slice(0, after) },
          ...(example && { example }),
        }));
      }),

    /** Every reference that a text may link to: paragraphs and cards. */
    references: new Set([
      ...register.flatMap(({ id, paragraphs }) => paragraphs.map((paragraph) => `${id}.${paragraph}`)),
      ...idsIn('cards').map((id) => `${read('cards', `${id}.yaml`).kind}.${id}`),
    ]),
  };
}

const contents = new Map<Game, ReturnType<typeof filesOf>>();

/** The content of a game as files. */
export function contentOf(game: Game): ReturnType<typeof filesOf> {
  const content = contents.get(game) ?? filesOf(game);
  contents.set(game, content);
  return content;
}

/** The content of the first game, for the tests of what is its own. */
export const {
  folder: game,
  read,
  idsIn,
  register,
  sentencesIn,
  paragraphsOf,
  frontOf,
  scenes,
  references,
} = contentOf(gameIds[0]);

/** The targets of a text's links, in alphabetical order. */
export const targetsOf = (text: string): string[] => targetsIn(text).sort();

/** Every string in a value, with the path to it. */
export function* stringsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, path ? `${path}.${key}` : key);
  }
}

/** A part of a ruling, as an FAQ entry writes it: players by name, objects in any order, `illegal.cites` among those cited. */
export function part(ruling: object, wanted: unknown, got: unknown = ruling, path = ''): unknown {
  if (Array.isArray(wanted) && Array.isArray(got)) {
    if (path.endsWith('.players'))
      return wanted.map((player) =>
        part(
          ruling,
          player,
          got.find(({ id }) => id === player.id),
          path,
        ),
      );
    if (path.endsWith('.objects')) return [...got].sort().join() === [...wanted].sort().join() ? wanted : got;
    if (path.endsWith('.cites')) return got.filter((cite) => wanted.includes(cite));
    return got;
  }
  if (typeof wanted !== 'object' || wanted === null || typeof got !== 'object' || got === null) return got;
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      part(ruling, value, (got as Record<string, unknown>)[key], `${path}.${key}`),
    ]),
  );
}
