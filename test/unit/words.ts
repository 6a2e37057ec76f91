import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { games } from '../../src/games.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import { type Words, wordsOf } from '../../src/islands/checker/words.ts';
import { merged } from '../../src/lib/merged.ts';
import type { Locale } from '../../src/locales.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const game = join(content, 'teufelsburg');
const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** A file of Teufelsburg's content. */
export const yaml = (...path: string[]) => parse(readFileSync(join(game, ...path), 'utf8'));

/** The entries of a folder of Teufelsburg's content. */
export const filesIn = (folder: string) => readdirSync(join(game, folder)).filter((name) => name.endsWith('.yaml'));

/** The checker's words as a page gives them, without what leads elsewhere. */
export const wordsIn = (locale: Locale): Words =>
  wordsOf(
    {
      game: 'teufelsburg',
      locale,
      title: '',
      ui: { locale, strings: json(content, 'ui', locale, 'checker.json') },
      board: { locale, strings: json(game, 'text', locale, 'board.json') },
      speech: {
        locale,
        sentences: merged(json(content, 'ui', locale, 'sentences.json'), json(game, 'text', locale, 'sentences.json')),
        cards: Object.fromEntries(
          filesIn('cards').map((name) => [
            `${yaml('cards', name).kind}.${basename(name, '.yaml')}`,
            yaml('text', locale, 'cards', name),
          ]),
        ),
      },
      plates: games.teufelsburg.cards.kinds,
      aliases: {},
      chapters: yaml('rules', 'index.yaml').map((chapter: object) => ({ title: '', ...chapter })),
      editions: {},
      variants: {},
      positions: [],
      differences: {},
      readings: {},
      home: '/',
      emblems: '/emblems.svg',
      self: '/',
    },
    engine.sentenceParams,
  );
