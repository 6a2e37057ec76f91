import { describe, expect, it } from 'vitest';
import { lacking, numbersIn } from '../../src/lib/comparison.ts';

describe('the numbers of a text', () => {
  it.each([
    ['digits', 'Add 2 to 30.', {}, [2, 30]],
    ['words in all their forms', 'Kettőt húz, hármat ad.', { 2: ['kettőt'], 3: ['hármat'] }, [2, 3]],
    ['whole words', 'Kétszer, nem kettő', { 2: ['két'] }, []],
    ['no numbers of addresses', 'See [9.14](fight.tie2).', {}, []],
    ['no one, which may be an article', 'one 1', { 1: ['one'] }, []],
    ['words and digits with letters beside them in a script without blanks', '有三張牌，加2點', { 3: ['三'] }, [2, 3]],
    ['no part of a longer word in a script without blanks', '共十六張', { 6: ['六'], 10: ['十'], 16: ['十六'] }, [16]],
    ['cells of a table', '| a | 4 |\n| --- | --- |\n| b | 5 |', {}, [4, 5]],
    ['no word that may say something else', 'Tu sei, noi due', { 2: ['due'], 6: ['sei?'] }, [2]],
  ])('%s', (_, text, words, numbers) => expect([...numbersIn(text, words)]).toEqual(numbers));

  it('perhaps also what a word says that may say something else', () =>
    expect([...numbersIn('Tu sei, noi due', { 2: ['due'], 6: ['sei?'] }, 'perhaps')]).toEqual([2, 6]));
});

it('tells what one text has and the other lacks', () => {
  const english = { text: 'Three [Keys](object.key), a [Goblet](object.goblet), 5.', words: { 3: ['three'] } };
  const other = { text: 'Három [Kulcs](object.key).', words: { 3: ['három'] } };
  expect(lacking(english, other)).toEqual({ references: ['object.goblet'], numbers: [5] });
  expect(lacking(other, english)).toEqual({ references: [], numbers: [] });
});

it('lets a word that may say something else keep a number, and ask for none', () => {
  const english = { text: 'Six swords.', words: { 6: ['six'] } };
  const italian = { text: 'Sei spade.', words: { 6: ['sei?'] } };
  expect(lacking(english, italian).numbers).toEqual([]);
  expect(lacking({ ...italian, text: 'Tu sei.' }, { ...english, text: 'You are.' }).numbers).toEqual([]);
  expect(lacking(english, { ...italian, text: 'Spade.' }).numbers).toEqual([6]);
});
