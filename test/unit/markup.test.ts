import { expect, test } from 'vitest';
import { blocks } from '../../src/lib/markdown.ts';
import { markupOf } from '../../src/lib/markup.ts';

test('marked text is kept as data, its spaces too', () => {
  expect(markupOf('He & *she* <b>win</b> <em>4 to&nbsp;3</em>.')).toEqual([
    'He & *she* ',
    ['b', 'win'],
    ' ',
    ['em', '4 to\u00a03'],
    '.',
  ]);
  expect(markupOf(blocks('One.\n\n| a | b |\n| - | - |\n| 1 | 2 |'))).toEqual([
    ['p', 'One.'],
    ['table', ['thead', ['tr', ['th', 'a'], ['th', 'b']]], ['tbody', ['tr', ['td', '1'], ['td', '2']]]],
  ]);
});

test('what would be lost is told', () => {
  expect(() => markupOf('<a href="/">x</a>')).toThrow('<a href="/">');
});
