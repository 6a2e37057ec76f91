/**
 * The texts of a language are worded as its file in `wording` says: nothing that is not said there so, and one beginning for all effects
 * of a kind. Each pattern is one that a review found again and again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '../../src/locales.ts';
import { idsIn, read } from './content.ts';
import { everythingSaid } from './said.ts';
import { textsOf } from './texts.ts';

interface Wording {
  readonly avoid: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
}

/** The kind of a card's effect, by its facts: those of a kind are worded alike. */
function kindOf(id: string): string | undefined {
  const { fight, trade, times, use, by } = read('cards', `${id}.yaml`);
  if (times === 'once') return 'once';
  if (fight) return fight.role;
  if (trade) return 'trade';
  if (use[0] === 'trade' && by === 'holder') return 'forced';
  return id === 'key' || id === 'goblet' ? 'needed' : undefined;
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

    it.each(Object.entries(wording.effects))('puts all effects of the kind %s alike', (kind, pattern) => {
      const own = idsIn('cards').filter((id) => kindOf(id) === kind);
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
      const mixed = [...everythingSaid(locale)].filter(
        ({ params: { number }, sentence }) =>
          Number(number) > 1 && Number(number) < 10 && /\d/.test(sentence) && spelt.test(sentence),
      );
      expect(mixed.map(({ sentence }) => sentence)).toEqual([]);
    });
  },
);

it('every language has a file of its wording', () => {
  expect(locales.filter((locale) => !existsSync(join(import.meta.dirname, 'wording', `${locale}.yaml`)))).toEqual([]);
});
