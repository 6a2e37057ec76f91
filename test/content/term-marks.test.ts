/** The terms that are marked in the texts: each is the one it is taken for, and none is left out. */
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds } from '../../src/games.ts';
import { concordance, finderOf, inUse } from '../../src/lib/concordance.ts';
import { blocks, plainText, targetsIn } from '../../src/lib/markdown.ts';
import { placesOf } from '../../src/lib/rules.ts';
import { termMarks } from '../../src/lib/term-marks.ts';
import { contentOf } from './content.ts';
import { termsOf } from './terms.ts';
import { textsOfGame } from './texts.ts';

const MARK = /<a class="ref-term" href="([^"]*)">(.*?)<\/a>/g;
const resolve = (reference: string) => ({ href: `#${reference}`, kind: 'rule' as const });

describe.each(gameIds.flatMap((game) => finishedIn(game).map((locale) => [game, locale] as const)))(
  '%s, %s',
  (game, locale) => {
    const { concepts } = termsOf(game);
    const content = contentOf(game);
    const marks = termMarks(concepts, locale, (id) => id);
    const places = new Map(placesOf(content.register).map((place) => [place.id, place]));
    const paragraphs = content.register.flatMap(({ id: chapter }) =>
      content.paragraphsOf(locale, chapter).map(({ id, body }) => {
        const place = places.get(id);
        if (!place) throw new Error(`found ${id}, expected a paragraph of the register`);
        return { ...place, markdown: body, html: blocks(body, resolve, marks(place)) };
      }),
    );
    const marksIn = (html: string) => [...html.matchAll(MARK)].map(([, id, words]) => ({ id: id as string, words }));

    it('marks terms, once in a paragraph, and nothing else', () => {
      for (const { id: paragraph, chapter, html } of paragraphs) {
        const found = marksIn(html);
        expect(found.map(({ id }) => id)).toEqual([...new Set(found.map(({ id }) => id))]);
        for (const { id, words = '' } of found) {
          const concept = concepts.find((one) => one.id === id);
          const what = `${paragraph}: ${words}, ${id}`;
          expect(concept?.card, what).toBeUndefined();
          expect(concept?.languages[locale]?.definition, what).toBeTruthy();
          expect(concept?.rules, what).not.toContain(paragraph);
          expect(concept?.within ?? [chapter], what).toContain(chapter);
          expect(words.match(finderOf(concept ? inUse(concept, locale) : []) ?? /^$/)?.[0], what).toBe(words);
        }
      }
    });

    it('leaves everything else as it is, links and heads of tables among it', () => {
      for (const { id, markdown, html } of paragraphs) {
        expect(html.replace(MARK, '$2'), id).toBe(blocks(markdown, resolve));
        const outside = html.replace(/<a class="ref .*?<\/a>|<th.*?<\/th>/g, '');
        expect(marksIn(outside), id).toEqual(marksIn(html));
      }
    });

    it('marks every term that stands in the rules, but where it is explained', () => {
      const marked = new Set(paragraphs.flatMap(({ html }) => marksIn(html).map(({ id }) => id)));
      const withoutHeads = (text: string) => text.replace(/^\|.*\n(?=\|[ :|-]+$)/gm, '');
      const texts = { [locale]: paragraphs.map((one) => ({ ...one, text: plainText(withoutHeads(one.markdown)) })) };
      const markdown = new Map(paragraphs.map((one) => [one.id, one.markdown]));
      const left = concepts.flatMap((concept) =>
        concept.card || marked.has(concept.id)
          ? []
          : concordance(concept, texts, concepts)
              .filter(
                ({ id }) => ![id, ...targetsIn(markdown.get(id) ?? '')].some((one) => concept.rules.includes(one)),
              )
              .map(({ id }) => `${concept.id} in ${id}`),
      );
      expect(left).toEqual([]);
    });

    it('has no exception that stands nowhere', () => {
      const all = [...textsOfGame(game, locale)].map(([, text]) => text);
      for (const { id, languages } of concepts)
        for (const phrase of languages[locale]?.except ?? [])
          expect(
            all.some((text) => text.match(finderOf([{ forms: [phrase] }]) as RegExp)),
            `${id}: ${phrase}`,
          ).toBe(true);
    });
  },
);

it.each([
  ['teufelsburg', 'hu', 'trade', 'mi cserélt gazdát', 'Csak egy csere.'],
  ['teufelsburg', 'it', 'trade', 'di scambiare la propria professione', 'Uno scambio.'],
  ['teufelsburg', 'pt', 'trade', 'sem receber outro em troca', 'Numa troca.'],
  ['teufelsburg', 'pt', 'spent', 'O objeto não se gasta', 'Está gasta.'],
  ['mascarade', 'en', 'turn', 'then turn all the cards face down', 'On your turn.'],
  ['mascarade', 'pt', 'power', 'Todos devem poder contar', 'O poder.'],
] as const)('%s, %s: %s is told from a homonym', (game, locale, id, homonym, term) => {
  const marks = termMarks(termsOf(game).concepts, locale, (one) => one);
  const isMarked = (text: string) => blocks(text, resolve, marks()).includes(`href="${id}"`);
  expect(isMarked(homonym)).toBe(false);
  expect(isMarked(term)).toBe(true);
});
