import { describe, expect, it } from 'vitest';
import { gameIds, games } from '../../src/games.ts';
import { contentOf, part } from './content.ts';
import { engineOf } from './engines.ts';

describe.each(gameIds)('%s', async (game) => {
  const { idsIn, read, references } = contentOf(game);
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
