/** All that readers read in a language, without markup: the content and what the engine says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Game, gameIds, isUnfinished } from '../../src/games.ts';
import type { Locale } from '../../src/locales.ts';
import { contentOf, stringsIn } from './content.ts';
import { everythingSaid } from './said.ts';

const ui = join(import.meta.dirname, '..', '..', 'content', 'ui');

/** What is not words: links' targets, tags, slots, code, bold type. */
const plain = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}/g, '…')
    .replace(/`[^`]*`|<code>.*?<\/code>/g, '…')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*_|]/g, (sign) => (sign === '|' ? ' | ' : ''));

/** Fields of the terms that are not words of the language; of the terms themselves only those that are to be used. */
const isWords = (path: string) => !/\.(status|partOfSpeech|gender|forms\.\d+|except\.\d+|leaflets\.\d+)$/.test(path);

/** The texts of a game in a locale, with where each stands; hash files and sentences left out. */
export function* textsOfGame(game: Game, locale: Locale): Generator<[where: string, text: string]> {
  const { folder, register, idsIn, frontOf, paragraphsOf } = contentOf(game);
  const texts = join(folder, 'text', locale);
  for (const entry of readdirSync(texts, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(yaml|json)$/.test(entry) || /^(sentences|stamps)\.json$/.test(entry)) continue;
    const isTerms = entry === 'terms.yaml';
    for (const [path, text] of stringsIn(parse(readFileSync(join(texts, entry), 'utf8'))))
      if (!isTerms || (isWords(path) && !path.endsWith('.term'))) yield [`${game}/${entry}, ${path}`, plain(text)];
  }
  const books = [
    ...register.map(({ id }) => ['rules', id] as const),
    ...idsIn('lessons', locale).map((id) => ['lessons', id] as const),
  ];
  for (const [book, id] of books) {
    for (const [path, text] of stringsIn(frontOf(locale, id, book)))
      yield [`${game}/${book}, ${id} ${path}`, plain(text)];
    for (const { id: part, body } of paragraphsOf(locale, id, book)) yield [`${game}/${book}, ${part}`, plain(body)];
  }
}

/** The texts of a locale with where each stands: those of the games, but for drafts, those of the interface, and what the engine says. */
export function* textsOf(locale: Locale): Generator<[where: string, text: string]> {
  const finished = gameIds.filter((game) => !isUnfinished(locale, game));
  for (const game of finished) yield* textsOfGame(game, locale);
  for (const entry of readdirSync(join(ui, locale)).sort())
    if (!/^(sentences|stamps)\.json$/.test(entry))
      for (const [path, text] of stringsIn(parse(readFileSync(join(ui, locale, entry), 'utf8'))))
        yield [`ui/${entry}, ${path}`, plain(text)];
  for (const game of finished)
    for (const { message, sentence } of everythingSaid(game, locale)) yield [`${game}/${message}`, sentence];
}
