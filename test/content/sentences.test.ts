import { describe, expect, it } from 'vitest';
import { cardParams, objects, occupations } from '../../engine/teufelsburg/index.ts';
import { type CardWords, explainer } from '../../src/lib/explain.ts';
import { locales } from '../../src/locales.ts';
import { idsIn, read, stringsIn } from './content.ts';

const idsOf: Record<string, string[]> = {
  object: [...Object.keys(objects), '?'],
  occupation: [...Object.keys(occupations), '?'],
  association: ['order', 'brotherhood', '?'],
  card: [...Object.keys(objects), ...Object.keys(occupations)],
};

const cardsOf = (locale: string): Record<string, CardWords> =>
  Object.fromEntries(
    idsIn('cards').map((id) => [
      `${read('cards', `${id}.yaml`).kind}.${id}`,
      read('text', locale, 'cards', `${id}.yaml`),
    ]),
  );

/** A code without the suffixes of context and plural form. */
const codeOf = (path: string) => path.replace(/_.*$/, '');

/** The slots of a template and of its variants: `{{by}}`, `{{object.the}}`. */
const slotsOf = (template: string) =>
  [...template.matchAll(/\{\{(\w+)(?:\.(\w+))?\}\}/g)].map(([, name = '', form]) => ({ name, form }));

/** Values for the slots that name no card. */
const plain = {
  number: 2,
  limit: 5,
  attackerPoints: 3,
  defenderPoints: 2,
  winnerPoints: 3,
  loserPoints: 2,
  needed: 3,
  least: 4,
  most: 10,
  position: 1,
};
const lists = new Set(['allies', 'holders', 'winners', 'players']);

describe.each([...locales])('sentences in %s', (locale) => {
  const sentences = read('text', locale, 'sentences.json');
  const templates = [...stringsIn(sentences)].filter(([path]) => !path.startsWith('unknown.'));
  const codes = [...new Set(templates.map(([path]) => codeOf(path)))];
  const { say } = explainer(locale, { sentences, cards: cardsOf(locale) }, cardParams);

  it('has the codes of the English', () => {
    const english = [...stringsIn(read('text', 'en', 'sentences.json'))]
      .map(([path]) => path)
      .filter((path) => !path.startsWith('unknown.'));
    expect(codes.sort()).toEqual([...new Set(english.map(codeOf))].sort());
  });

  it.each(codes)('%s is whole with every card it can take', (path) => {
    const [heading = '', ...rest] = path.split('.');
    const variants = templates.filter(([key]) => codeOf(key) === path);
    const slots = variants.flatMap(([, template]) => slotsOf(template));
    const english = [...stringsIn(read('text', 'en', 'sentences.json'))].filter(([key]) => codeOf(key) === path);
    // A translation may leave a slot out (as “one Key” leaves out the number) but never ask for what the engine does not give.
    const given = new Set(english.flatMap(([, template]) => slotsOf(template)).map(({ name }) => name));
    const wanted = new Set(slots.map(({ name }) => name));
    expect([...wanted].filter((name) => !given.has(name) && name !== 'count')).toEqual([]);

    const names = [
      ...new Set([
        ...given,
        ...Object.keys(cardParams).filter(
          (name) => variants.some(([key]) => /_(key|goblet)/.test(key)) && name === 'object',
        ),
      ]),
    ];
    // The object varies first: sentences that count Keys or Goblets hang on it.
    const cardSlots = names
      .filter((name) => cardParams[name] && name !== 'objects')
      .sort((a, b) => Number(b === 'object') - Number(a === 'object'));
    const suffixes = variants.map(([key]) => key.slice(path.length + 1)).flatMap((suffix) => suffix.split('_'));
    const only = (ids: string[]) =>
      suffixes.some((suffix) => suffix === 'key') && !variants.some(([key]) => key === path) ? ['key', 'goblet'] : ids;
    const sides = [
      ...new Set(
        suffixes.filter((suffix) =>
          /^(attacker|defender|none|allegiance|baggage|left|right|smuggling|prophecy)$/.test(suffix),
        ),
      ),
    ];
    const [varied, ...others] = cardSlots;
    for (const id of varied ? only(idsOf[cardParams[varied] as string] ?? []) : ['']) {
      for (const side of sides.length ? sides : ['']) {
        for (const number of [0, 1, 2, 3, 5, 1_000_000]) {
          const params: Record<string, string | number | string[]> = { ...plain, number };
          for (const name of names)
            if (!cardParams[name] && !(name in plain))
              params[name] = lists.has(name) ? ['Anna', 'Béla'] : `Player${name}`;
          for (const name of others) params[name] = (idsOf[cardParams[name] as string] as string[])[1] as string;
          if (names.includes('objects')) params.objects = ['key', 'dagger', '?'];
          if (varied) params[varied] = id;
          if (side) params[side === 'smuggling' || side === 'prophecy' ? 'variant' : 'side'] = side;
          const sentence = say(heading, { code: rest.join('.'), params });
          expect(sentence, JSON.stringify(params)).not.toMatch(
            /⟦|\{\{|\}\}|undefined|\[object|\b(object|occupation|association)\.[a-z]/,
          );
          if (heading !== 'finding')
            expect(sentence, JSON.stringify(params)).toMatch(/^[\p{Lu}\d„«“"¿¡(]|^Player|^Anna/u);
        }
      }
    }
  });
});
