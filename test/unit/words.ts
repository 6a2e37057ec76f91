import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Game, games } from '../../src/games.ts';
import { type Words, wordsOf } from '../../src/islands/checker/words.ts';
import type { SentenceParams } from '../../src/lib/explain.ts';
import { type Locale, locales } from '../../src/locales.ts';
import { contentOf } from '../content/content.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const game = join(content, 'teufelsburg');

/** A file of Teufelsburg's content. */
export const yaml = (...path: string[]) => parse(readFileSync(join(game, ...path), 'utf8'));

/** The entries of a folder of Teufelsburg's content. */
export const filesIn = (folder: string) => readdirSync(join(game, folder)).filter((name) => name.endsWith('.yaml'));

/** What the sentences of each game are given. */
const params = import.meta.glob<SentenceParams>('../../src/games/*/sentences.ts', {
  eager: true,
  import: 'sentenceParams',
});

const aliases = new Map<Game, Words['texts']['aliases']>();

/** What each card of a game is called in every language. */
function aliasesOf(game: Game): Words['texts']['aliases'] {
  const { read, idsIn } = contentOf(game);
  const nameIn = (locale: Locale, id: string): string => read('text', locale, 'cards', `${id}.yaml`).name;
  const known =
    aliases.get(game) ??
    Object.fromEntries(idsIn('cards').map((id) => [id, [...new Set(locales.map((locale) => nameIn(locale, id)))]]));
  aliases.set(game, known);
  return known;
}

/** The checker's words as a page gives them, without what leads elsewhere. */
export function wordsIn(locale: Locale, of: Game = 'teufelsburg'): Words {
  const { read, idsIn, sentencesIn, register } = contentOf(of);
  return wordsOf(
    {
      game: of,
      locale,
      title: '',
      ui: { locale, strings: read('..', 'ui', locale, 'checker.json') },
      board: { locale, strings: read('text', locale, 'board.json') },
      speech: {
        locale,
        sentences: sentencesIn(locale),
        cards: Object.fromEntries(
          idsIn('cards').map((id) => [
            `${read('cards', `${id}.yaml`).kind}.${id}`,
            read('text', locale, 'cards', `${id}.yaml`),
          ]),
        ),
      },
      plates: games[of].cards.kinds,
      aliases: aliasesOf(of),
      chapters: register.map((chapter) => ({ title: '', ...chapter })),
      editions: {},
      variants: {},
      positions: [],
      differences: {},
      readings: {},
      home: '/',
      emblems: '/emblems.svg',
      self: '/',
    },
    params[`../../src/games/${of}/sentences.ts`] as SentenceParams,
  );
}
