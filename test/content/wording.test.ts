/**
 * The texts of a language are worded as its file in `wording` says: nothing that is not said there so, and in each game one beginning for all
 * effects of a kind. Each pattern is one that a review found again and again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Game, gameIds, isUnfinished } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { worded } from '../games/wording.ts';
import { contentOf } from './content.ts';
import { everythingSaid } from './said.ts';
import { textsOf } from './texts.ts';

interface Wording {
  readonly avoid: Readonly<Record<string, string>>;
  /** By game, and there by kind of effect; of a game whose effects are put as they come, nothing. */
  readonly effects: Readonly<Partial<Record<Game, Readonly<Record<string, string>>>>>;
}

describe.each(locales.filter((locale) => existsSync(join(import.meta.dirname, 'wording', `${locale}.yaml`))))(
  '%s',
  (locale) => {
    const wording: Wording = parse(readFileSync(join(import.meta.dirname, 'wording', `${locale}.yaml`), 'utf8'));
    const texts = [...textsOf(locale)];

    it.each(Object.entries(wording.avoid))('does not say %s', (pattern, instead) => {
      const found = texts.flatMap(([where, text]) => {
        const [words] = new RegExp(pattern, 'u').exec(text) ?? [];
        return words === undefined ? [] : [`${where}: “${words}”, expected “${instead}”`];
      });
      expect([...new Set(found)]).toEqual([]);
    });

    const effects = gameIds.flatMap((game) =>
      Object.entries(wording.effects[game] ?? {}).map(([kind, pattern]) => [game, kind, pattern] as const),
    );
    it.each(effects)('puts all effects in %s of the kind %s alike', (game, kind, pattern) => {
      const { idsIn, read } = contentOf(game);
      const own = idsIn('cards').filter((id) => worded[game].effectOf?.(id, read('cards', `${id}.yaml`)) === kind);
      expect(own).not.toEqual([]);
      const others = own.flatMap((id) => {
        const { effect } = read('text', locale, 'cards', `${id}.yaml`);
        return new RegExp(pattern, 'u').test(effect) ? [] : [`${id}: ${effect}`];
      });
      expect(others).toEqual([]);
    });

    it('mixes no figures with words for numbers in a sentence of a ruling', () => {
      const words = Object.values(
        parse(readFileSync(join(import.meta.dirname, '../../content/numbers', `${locale}.yaml`), 'utf8')),
      )
        .flat()
        .map((word) => String(word).replace('?', ''));
      const spelt = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
      const mixed = gameIds
        .filter((game) => !isUnfinished(locale, game))
        .flatMap((game) => everythingSaid(game, locale))
        .flatMap(({ params: { number }, sentence }) => {
          // What stands in brackets names a move by its number.
          const told = sentence.replace(/\(.*?\)/g, '');
          return Number(number) > 1 && Number(number) < 10 && /\d/.test(told) && spelt.test(told) ? [sentence] : [];
        });
      expect(mixed).toEqual([]);
    });
  },
);

it('every language that is finished has a file of its wording', () => {
  const finished = locales.filter((locale) => !isUnfinished(locale));
  expect(finished.filter((locale) => !existsSync(join(import.meta.dirname, 'wording', `${locale}.yaml`)))).toEqual([]);
});
