import { describe, expect, it } from 'vitest';
import { chosen, exchanged, heldOf, lackingBeside } from '../../src/lib/side-by-side.ts';

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
    ['those asked for, in that order', ['pt', 'hu'], ['pt', 'hu']],
    ['each once', ['pt', 'hu', 'pt'], ['pt', 'hu']],
    ['three', ['en', 'it', 'pt'], ['en', 'it', 'pt']],
    ['the default where one is asked for', ['hu'], ['it', 'en']],
    ['the default where all are asked for', known, ['it', 'en']],
    ['no language that there is not', ['hu', 'xx', 'pt'], ['hu', 'pt']],
  ])('%s', (_, asked, shown) => expect(chosen(asked, known, ['it', 'en'])).toEqual(shown));
});

describe('the languages after one is put in a place', () => {
  it.each([
    ['instead of another', ['hu', 'en'], 1, 'it', ['hu', 'it']],
    ['as a third', ['hu', 'en'], 2, 'it', ['hu', 'en', 'it']],
    ['that stands in another place', ['hu', 'en', 'it'], 0, 'it', ['it', 'en', 'hu']],
    ['that stands there, as a third', ['hu', 'en'], 2, 'hu', ['en', 'hu']],
    ['none', ['hu', 'en', 'it'], 1, '', ['hu', 'it']],
  ])('%s', (_, shown, place, language, after) => expect(exchanged(shown, place, language)).toEqual(after));
});
