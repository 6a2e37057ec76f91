/** What is cut out of texts. */
import { expect, it } from 'vitest';
import { excerpt } from '../../src/lib/excerpt.ts';
import { rowOf, sentencesOf } from '../../src/lib/text.ts';
import { withBlanks } from '../../src/lib/unspaced.ts';

it.each([
  ['one two', 10, 'one two'],
  ['one two three', 9, 'one two …'],
  ['one two', 7, 'one two'],
  ['one two three', 7, 'one two …'],
  ['車至惡魔城的旅程', 4, '車至惡魔…'],
  ['Coachlamp 車至惡魔城的旅程', 14, 'Coachlamp 車至惡魔…'],
])('%s, cut to %d: %s', (text, length, expected) => expect(excerpt(text, length)).toBe(expected));

it.each([
  ['我用匕首攻擊。', '我 用 匕首 攻擊 。'],
  ['用  Key 攻擊', '用 Key 攻擊'],
  ['one  two, three', 'one  two, three'],
])('%s, with blanks: %s', (text, expected) => expect(withBlanks(text)).toBe(expected));

it('sentences have a blank between them where their signs have no room of their own', () => {
  expect(sentencesOf(['One.', 'Two?', 'Three.'])).toBe('One. Two? Three.');
  expect(sentencesOf(['小明攻擊阿華。', '他贏了嗎？', '是。'])).toBe('小明攻擊阿華。他贏了嗎？是。');
  expect(sentencesOf([])).toBe('');
});

it('a row has the commas of its language', () => {
  expect(rowOf('en', ['Dagger', 'Key', 'Coat'])).toBe('Dagger, Key, Coat');
  expect(rowOf('en', ['Dagger'])).toBe('Dagger');
});
