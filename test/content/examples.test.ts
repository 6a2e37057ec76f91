import { describe, expect, it } from 'vitest';
import { gameIds } from '../../src/games.ts';
import { exampleFacts, exampleText } from '../../src/schemas/example.ts';
import { chapter } from '../../src/schemas/rules.ts';
import { contentOf, idsIn, part, read } from './content.ts';
import { engineOf } from './engines.ts';

const [first = ''] = idsIn('examples');

describe('what is written beside paragraphs has no fields but its own', () => {
  const facts = read('examples', `${first}.yaml`);
  const text = read('text', 'en', 'examples', `${first}.yaml`);
  const front = { title: 'A', about: 'B.', timeline: [{ when: 'C', what: 'D.' }] };
  it.each([
    ['facts of an example', exampleFacts, facts, { ...facts, cards: [] }],
    ['its caption', exampleText, text, { ...text, title: 'A' }],
    ['the head of a chapter', chapter, front, { ...front, lead: 'E.' }],
    ['a stop', chapter, front, { ...front, timeline: [{ when: 'C', what: 'D.', who: 'E' }] }],
    ['a time line', chapter, front, { ...front, timeline: [] }],
  ])('%s', (_, schema, right, wrong) => {
    expect(schema.safeParse(right).success).toBe(true);
    expect(schema.safeParse(wrong).success).toBe(false);
  });
});

/** The games that have worked examples. */
const withExamples = gameIds.filter((game) => contentOf(game).idsIn('examples').length > 0);

describe.each(withExamples)('%s', async (game) => {
  const { idsIn, read, references } = contentOf(game);
  const { ruleOn, codeOf, editions } = await engineOf(game);

  describe.each(idsIn('examples'))('example %s', (id) => {
    const { paragraph, record, expect: wanted } = read('examples', `${id}.yaml`);
    it('stands under a paragraph and has a caption', () => {
      expect([...references]).toContain(paragraph);
      expect(read('text', 'en', 'examples', `${id}.yaml`).caption).toBeTruthy();
    });

    it.each(record.edition ? [record.edition as string] : editions)('is as the engine rules, %s', (edition) => {
      const ruling = ruleOn(record, edition);
      expect(part(ruling, wanted)).toEqual(wanted);
      expect(['illegal', 'depends']).not.toContain(codeOf(ruling));
      // It stands under the paragraph that decides it.
      expect(ruling.steps.flatMap(({ cites }) => cites)).toContain(paragraph);
    });
  });
});
