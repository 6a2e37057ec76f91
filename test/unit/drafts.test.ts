import { describe, expect, test } from 'vitest';
import { filled, formsAsked, withForms, withUnknown } from '../../src/lib/drafts.ts';

describe('what a draft says', () => {
  const source = {
    nav: { rules: 'Rules', cards: 'Cards' },
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    use: 'uses',
    'use_grand-master': 'grandmaster',
  };

  test('is in the source language where it has nothing', () => {
    expect(filled(source, { nav: { rules: '規則' } }, 'zh-Hant')).toEqual({
      ...source,
      nav: { rules: '規則', cards: 'Cards' },
    });
  });

  test('is all of it in the source language where it has no such part', () => {
    expect(filled(source, {}, 'en')).toEqual(source);
  });

  test('has no form of the source beside those of its own', () => {
    expect(filled(source, { found_other: '{{count}} 個結果', use: '使用' }, 'zh-Hant')).toEqual({
      nav: source.nav,
      found_other: '{{count}} 個結果',
      use: '使用',
    });
  });

  test('has what the source says in each plural form that its language asks for', () => {
    expect(filled({ found_one: 'a result', found_other: 'results' }, {}, 'pl')).toEqual({
      found_one: 'a result',
      found_few: 'results',
      found_many: 'results',
      found_other: 'results',
    });
  });

  test('keeps what the source has not', () => {
    expect(filled({ cases: 'none' }, { own: 'yes' }, 'zh-Hant')).toEqual({ cases: 'none', own: 'yes' });
  });
});

test('a card has every noun phrase that a sentence of another language asks for: its name, where it has none', () => {
  const asked = formsAsked([{ step: { a: '{{object.the}} and {{object.acc}}, {{by}}' } }]);
  expect([...asked]).toEqual(['the', 'acc']);
  expect(withForms('Dagger', { the: 'the Dagger' }, asked)).toEqual({ the: 'the Dagger', acc: 'Dagger' });
  const unknown = { object: { name: 'unknown object', the: 'an unknown object' } };
  expect(withUnknown({ step: {}, unknown }, asked)).toEqual({
    step: {},
    unknown: { object: { name: 'unknown object', the: 'an unknown object', acc: 'unknown object' } },
  });
});
