import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finishedIn, type Game, games } from '../../src/games.ts';
import { SPOKEN_LISTS, type Spoken, type Words, wordsOf } from '../../src/islands/checker/words.ts';
import { sureWords } from '../../src/lib/comparison.ts';
import type { Locale } from '../../src/locales.ts';
import type { SentenceParams } from '../../src/sentences/explain.ts';
import { contentOf } from '../content/content.ts';

/** What the sentences of each game are given. */
const params = import.meta.glob<SentenceParams>('../../src/games/*/sentences.ts', {
  eager: true,
  import: 'sentenceParams',
});

const aliases = new Map<Game, Spoken['aliases']>();

/** What each card of a game is called in every language in which it is no draft, also by words that are not ours, where it has any. */
function aliasesOf(game: Game): Spoken['aliases'] {
  const { folder, read, idsIn } = contentOf(game);
  const isSought = (locale: Locale) => existsSync(join(folder, 'text', locale, 'sought.yaml'));
  const namesIn = (locale: Locale, id: string): string[] => [
    read('text', locale, 'cards', `${id}.yaml`).name,
    ...((isSought(locale) && read('text', locale, 'sought.yaml')[id]) || []),
  ];
  const known =
    aliases.get(game) ??
    Object.fromEntries(
      idsIn('cards').map((id) => [id, [...new Set(finishedIn(game).flatMap((locale) => namesIn(locale, id)))]]),
    );
  aliases.set(game, known);
  return known;
}

/** The checker's words as a page gives them, without what leads elsewhere. */
export function wordsIn(locale: Locale, game: Game): Words {
  const { read, idsIn, sentencesIn, register } = contentOf(game);
  return wordsOf(
    {
      game,
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
      plates: games[game].cards.kinds,
      chapters: register.map((chapter) => ({ title: '', ...chapter })),
      editions: {},
      variants: Object.fromEntries(
        Object.entries<string>(read('text', locale, 'game.yaml').variants ?? {}).map(([id, name]) => [
          id,
          { name, note: '' },
        ]),
      ),
      doors: [],
      differences: {},
      readings: {},
      home: '/',
      emblems: '/emblems.svg',
      self: '/',
      spoken: '/',
    },
    params[`../../src/games/${game}/sentences.ts`] as SentenceParams,
  );
}

/** By which words what is typed is understood, as a page gives them. */
export function spokenIn(locale: Locale, game: Game): Spoken {
  const { read } = contentOf(game);
  const board = read('text', locale, 'board.json');
  const lists = { ...read('..', 'ui', locale, 'checker.json').line, ...board.line };
  return {
    tables: [],
    aliases: aliasesOf(game),
    said: board.said,
    line: Object.fromEntries(SPOKEN_LISTS.map((list) => [list, lists[list]])),
    numbers: sureWords(read('..', 'numbers', `${locale}.yaml`)),
  };
}
