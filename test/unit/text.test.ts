/** What is cut out of texts. */
import { expect, it } from 'vitest';
import { excerpt } from '../../src/lib/text.ts';

it.each([
  ['one two', 10, 'one two'],
  ['one two three', 9, 'one two …'],
  ['one two', 7, 'one two'],
  ['one two three', 7, 'one two …'],
  ['車至惡魔城的旅程', 4, '車至惡魔…'],
  ['Coachlamp 車至惡魔城的旅程', 14, 'Coachlamp 車至惡魔…'],
])('%s, cut to %d: %s', (text, length, expected) => expect(excerpt(text, length)).toBe(expected));
