import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds } from '../../src/games.ts';
import { defaultLocale } from '../../src/locales.ts';
import { worded } from '../games/wording.ts';
import { contentOf, stringsIn, targetsOf } from './content.ts';

describe.each(gameIds)('the content of %s', (game) => {
  const { folder, read, idsIn, paragraphsOf, frontOf, register, references } = contentOf(game);

  /** Files of a language's tree, by their path under `text/<locale>/`. */
  const texts = [
    'game.yaml',
    'differences.yaml',
    'readings.yaml',
    'positions.yaml',
    ...idsIn('cards').map((id) => `cards/${id}.yaml`),
    ...idsIn('faq').map((id) => `faq/${id}.yaml`),
  ];

  /** The shape of a text: its keys, but for the noun phrases, which each language has in its own number. */
  const shapeOf = (file: string, locale: string) =>
    [...stringsIn(read('text', locale, file))]
      .map(([path]) => path)
      .filter((path) => !path.startsWith('forms.'))
      .sort();

  describe.each(finishedIn(game))('%s', (locale) => {
    it.each(register.map(({ id }) => id))('chapter %s has the registered paragraphs in their order', (chapter) => {
      const registered = register.find(({ id }) => id === chapter)?.paragraphs.map((id) => `${chapter}.${id}`);
      expect(paragraphsOf(locale, chapter).map(({ id }) => id)).toEqual(registered);
    });

    it.each(register.map(({ id }) => id))('chapter %s says everything, with the links of the English', (chapter) => {
      for (const { id, body } of paragraphsOf(locale, chapter)) {
        expect(body, id).not.toBe('');
        const english = paragraphsOf('en', chapter).find((paragraph) => paragraph.id === id)?.body ?? '';
        // It may name a card in full where the English does not, and then has a link more.
        expect({ id, targets: targetsOf(body) }).toEqual({ id, targets: expect.arrayContaining(targetsOf(english)) });
        expect(targetsOf(body).filter((target) => !references.has(target))).toEqual([]);
      }
    });

    it.each(register.map(({ id }) => id))('above chapter %s stands nothing that the English has not', (chapter) => {
      const { title, ...own } = frontOf(locale, chapter);
      expect(title).toBeTruthy();
      for (const [field, value] of Object.entries(own)) {
        const linked = (from: unknown) =>
          [...stringsIn(from, field)].map(([path, text]) => ({ path, targets: targetsOf(text) }));
        expect(linked(value)).toEqual(linked(frontOf('en', chapter)[field]));
        expect(linked(value).flatMap(({ targets }) => targets.filter((target) => !references.has(target)))).toEqual([]);
      }
    });

    // The English would be held against itself.
    if (locale !== defaultLocale)
      it.each(texts)('%s says everything that the English says', (file) => {
        expect(shapeOf(file, locale)).toEqual(shapeOf(file, defaultLocale));
      });

    it.each(texts)('%s leaves nothing empty, and links where the English does', (file) => {
      const english = new Map(stringsIn(read('text', 'en', file)));
      for (const [path, text] of stringsIn(read('text', locale, file))) {
        expect(text.trim(), `${file} ${path}`).not.toBe('');
        if (path.startsWith('forms.')) continue;
        const targets = [...new Set(targetsOf(text))];
        expect({ path, targets }).toEqual({ path, targets: [...new Set(targetsOf(english.get(path) ?? ''))] });
        expect(targets.filter((target) => !references.has(target))).toEqual([]);
      }
    });

    it('cards have the same noun phrases as others of their kind', () => {
      const forms = Object.groupBy(idsIn('cards'), (id) => {
        const kind = worded[game].formedAs?.(id) ?? read('cards', `${id}.yaml`).kind;
        return `${kind}: ${Object.keys(read('text', locale, 'cards', `${id}.yaml`).forms).sort()}`;
      });
      const kinds = new Set(Object.keys(forms).map((key) => key.split(':')[0]));
      expect(Object.keys(forms)).toHaveLength(kinds.size);
    });
  });

  describe('facts', () => {
    it.each(idsIn('cards'))('%s refers to what there is', (id) => {
      const { related, rules, differences } = read('cards', `${id}.yaml`);
      const options = read('differences.yaml').map((option: { id: string }) => option.id);
      expect(related.filter((other: string) => !idsIn('cards').includes(other))).toEqual([]);
      expect(rules.filter((rule: string) => !references.has(rule))).toEqual([]);
      expect(differences.filter((option: string) => !options.includes(option))).toEqual([]);
      expect(existsSync(join(folder, 'emblems', `${id}.svg`))).toBe(true);
    });

    it('differences and readings cite what there is', () => {
      for (const { id, cites } of [...read('differences.yaml'), ...read('readings.yaml')]) {
        expect({ id, dangling: cites.filter((cite: string) => !references.has(cite)) }).toEqual({ id, dangling: [] });
      }
    });
  });
});
