import { describe, expect, it } from 'vitest';
import { gameIds, games } from '../../src/games.ts';
import { topicsOf } from '../../src/lib/questions.ts';
import { contentOf, part } from './content.ts';
import { engineOf } from './engines.ts';

describe.each(gameIds)('%s', async (game) => {
  const { idsIn, read, references, register } = contentOf(game);
  const { ruleOn } = await engineOf(game);

  describe('questions', () => {
    it.each(idsIn('faq'))('%s: the engine gives the answer', (id) => {
      const { cites, cards, record, expect: wanted } = read('faq', `${id}.yaml`);
      expect(cites.filter((cite: string) => !references.has(cite))).toEqual([]);
      expect(cards.filter((card: string) => !idsIn('cards').includes(card))).toEqual([]);
      if (!record) return;
      const ruling = ruleOn(record);
      expect(part(ruling, wanted)).toEqual(wanted);
      // The paragraphs an answer names are among those that decide: an answer without one would hang in the air.
      const decided = new Set<string>(
        [...ruling.steps, ...(ruling.illegal ? [ruling.illegal] : [])].flatMap((ground) => ground.cites),
      );
      expect(
        cites.some((cite: string) => decided.has(cite)),
        `none of ${cites} is among ${[...decided]}`,
      ).toBe(true);
    });
  });

  it('lists a question under the chapter of a paragraph that it cites, or that explains a card that it cites', () => {
    const chapterOf = (paragraph: string) => register.find(({ id }) => id === paragraph.split('.')[0]);
    const cardOf = (reference: string) => read('cards', `${reference.split('.')[1]}.yaml`);
    const topics = topicsOf({
      chapters: register,
      questions: idsIn('faq').map((id) => ({ id, facts: read('faq', `${id}.yaml`) })),
      resolve: (reference: string) =>
        chapterOf(reference)
          ? { kind: 'rule', chapter: chapterOf(reference) }
          : { kind: 'card', card: { facts: cardOf(reference) } },
    } as unknown as Parameters<typeof topicsOf>[0]);
    const listed = topics.flatMap(({ chapter, questions }) =>
      questions.map(({ id, facts: { cites } }) => {
        const paragraphs = cites.filter(chapterOf);
        const explaining = paragraphs.length > 0 ? paragraphs : cites.flatMap((card: string) => cardOf(card).rules);
        return [id, explaining.some((paragraph: string) => chapterOf(paragraph)?.id === chapter.id)];
      }),
    );
    expect(listed.filter(([, isThere]) => !isThere)).toEqual([]);
    expect(listed).toHaveLength(idsIn('faq').length);
  });

  describe('ready-made positions', () => {
    it.each(idsIn('positions'))('%s can be ruled on', (id) => {
      const { record, cards } = read('positions', `${id}.yaml`);
      expect(['illegal', 'depends']).not.toContain(ruleOn(record).status);
      expect(cards.filter((card: string) => !idsIn('cards').includes(card))).toEqual([]);
    });

    it('there is a door for each kind of dispute', () => {
      const doors = idsIn('positions')
        .map((id) => read('positions', `${id}.yaml`))
        .filter(({ door }) => door);
      expect(doors.map(({ kind }) => kind).sort()).toEqual(games[game].positionKinds.toSorted());
    });

    it('every card can be tried in a position or a question', () => {
      const tried = new Set(
        ['faq', 'positions'].flatMap((folder) => idsIn(folder).flatMap((id) => read(folder, `${id}.yaml`).cards)),
      );
      expect(idsIn('cards').filter((id) => !tried.has(id))).toEqual([]);
    });
  });
});

it('Teufelsburg has the leaflets’ nine questions and at least ten more', () =>
  expect(contentOf('teufelsburg').idsIn('faq').length).toBeGreaterThanOrEqual(19));
