import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import site from '../../content/ui/en/site.json' with { type: 'json' };
import { gameIds, isGame, isUnfinished } from '../../src/games.ts';
import {
  type Files,
  readStamps,
  stampsFiles,
  strayStamps,
  targets,
  translationsOf,
} from '../../src/lib/translation.ts';

const root = join(import.meta.dirname, '..', '..');
/** What belongs to the site: a game that nobody has registered is still being written. */
const folders = new Set<string>([...gameIds, 'ui', 'numbers']);
const files: Files = Object.fromEntries(
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(json|yaml|mdx)$/.test(path) && folders.has(path.split('/')[1] ?? ''))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const stampFiles = Object.entries(files).filter(([path]) => path.endsWith('/stamps.json'));

test('every game and the interface has stamps in every language that is finished', () => {
  const books = new Set(translationsOf(files, targets[0] ?? 'en').map(({ id }) => id.split('/')[0] ?? ''));
  expect(books.size).toBe(gameIds.length + 1);
  const missing = targets.flatMap((locale) =>
    [...books]
      .filter((book) => !isUnfinished(locale, isGame(book) ? book : undefined))
      .filter(
        (book) => !stampFiles.some(([path]) => path.startsWith(`content/${book}/`) && path.includes(`/${locale}/`)),
      )
      .map((book) => `${book} in ${locale}`),
  );
  expect(missing).toEqual([]);
});

test.each(stampFiles)('%s is well formed', (path, text) => {
  expect(Object.keys(readStamps(path, text)).length).toBeGreaterThan(0);
});

describe.each(targets)('%s', (locale) => {
  test('no stamp stands for a text that is not there (npm run translations -- --prune)', () => {
    expect(strayStamps(files, locale)).toEqual([]);
  });

  test('the stamps stand as the command writes them', () => {
    expect(stampsFiles(translationsOf(files, locale))).toEqual(
      Object.fromEntries(stampFiles.filter(([path]) => path.includes(`/${locale}/`))),
    );
  });
});

test('the site has a name for every part that is translated', () => {
  const parts = new Set(translationsOf(files, targets[0] ?? 'en').map(({ id }) => id.split('/')[1] ?? ''));
  expect([...parts].filter((part) => !(part in site.translation.part))).toEqual([]);
});
