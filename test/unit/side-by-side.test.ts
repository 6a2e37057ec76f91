import { describe, expect, it } from 'vitest';
import { chosen, heldOf, lackingBeside } from '../../src/lib/side-by-side.ts';

describe('what each text of a row lacks', () => {
  it.each([
    ['nothing where all have the same', ['object.dagger 3', '3 object.dagger'], [[], []]],
    ['what any other one has, once', ['object.dagger 3', '3 7', '7 object.dagger'], [['7'], ['object.dagger'], ['3']]],
    ['everything where there is nothing', ['', '2 fight.tie'], [['2', 'fight.tie'], []]],
    ['nothing that it has perhaps', ['6', '6?'], [[], []]],
    ['nothing that another one has but perhaps', ['6?', ''], [[], []]],
  ])('%s', (_, row, lacks) => expect(lackingBeside(row)).toEqual(lacks));
});

it('writes down what a text has, each once, and what it has perhaps', () => {
  expect(heldOf(['object.dagger', 3, 3], [3, 6, 6])).toBe('object.dagger 3 6?');
  expect(heldOf([])).toBe('');
});

describe('the languages shown', () => {
  const known = ['en', 'hu', 'it', 'pt'];
  it.each([
    ['those asked for, in the order of the page', ['pt', 'hu'], ['hu', 'pt']],
    ['three', ['en', 'it', 'pt'], ['en', 'it', 'pt']],
    ['the default where one is asked for', ['hu'], ['en', 'it']],
    ['the default where all are asked for', known, ['en', 'it']],
    ['no language that there is not', ['hu', 'xx', 'pt'], ['hu', 'pt']],
  ])('%s', (_, asked, shown) => expect(chosen(asked, known, ['it', 'en'])).toEqual(shown));
});
