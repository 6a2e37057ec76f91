import { describe, expect, test } from 'vitest';
import { readChapter } from '../../src/lib/chapters.ts';
import { placesOf } from '../../src/lib/rules.ts';

describe('numbers', () => {
  test('come from the place in the register', () => {
    const places = placesOf([
      { id: 'turn', paragraphs: ['first'] },
      { id: 'fight', paragraphs: ['declare', 'tie'] },
    ]);
    expect(places.map(({ id, number }) => `${id} ${number}`)).toEqual([
      'turn.first 1.1',
      'fight.declare 2.1',
      'fight.tie 2.2',
    ]);
  });

  test('stay when a paragraph falls away', () => {
    const [, last] = placesOf([{ id: 'fight', paragraphs: ['declare', { retired: 'parry' }, 'tie'] }]);
    expect(last).toEqual({ id: 'fight.tie', chapter: 'fight', number: '1.3' });
  });
});

test('paragraphs are read from a chapter', () => {
  const mdx =
    '---\ntitle: Fighting\n---\n\n<Rule id="fight.tie">\n\nA *tie*.\n\n- one\n\n</Rule>\n\n<Rule id="fight.after">\n\nGo on.\n\n</Rule>\n';
  expect(readChapter(mdx)).toEqual({
    front: { text: 'title: Fighting', line: 2 },
    paragraphs: [
      { id: 'fight.tie', markdown: 'A *tie*.\n\n- one', line: 5 },
      { id: 'fight.after', markdown: 'Go on.', line: 13 },
    ],
  });
});

test('a paragraph that stands within code is none, and one that is left open is told', () => {
  expect(readChapter('```\n<Rule id="fight.tie">\n\nA tie.\n\n</Rule>\n```\n').paragraphs).toEqual([]);
  expect(() => readChapter('<Rule id="fight.tie">\n\nA tie.\n')).toThrow('closing tag');
});
