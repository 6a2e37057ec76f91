import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/locales.ts';
import { explainer } from '../../src/sentences/explain.ts';

const sentences = {
  step: {
    gave: '{{by}} e {{to}}',
    cased: '{{by}} megajándékozza {{to, acc}}.',
    listed: 'Látja {{winners, acc}}.',
    wrong: '{{to, xyz}} {{object, acc}} {{nobody, acc}} {{nobody}}',
    a: 'A {{by}} e a {{to}}, e {{winners}}.',
    ways: '{{number}} / {{deals}}',
  },
  depends: { and: '{{before}} e {{last}}' },
};
const cards = { 'object.key': { name: 'Kulcs', forms: { acc: 'a Kulcsot' } } };
const of = (locale: Locale) =>
  explainer(locale, { sentences, cards }, { cards: { object: 'object' }, contexts: ['side'] });
const said = (locale: Locale, code: string, params: Record<string, string | string[] | number>) =>
  of(locale).say('step', { code, params });

describe('a slot', () => {
  it('puts a name in the case it asks for', () => {
    expect(said('hu', 'cased', { by: 'Anna', to: 'Balázs' })).toBe('Anna megajándékozza Balázst.');
    expect(said('hu', 'cased', { by: 'Anna', to: 'Mike' })).toBe('Anna megajándékozza Mike játékost.');
  });

  it('puts every name of a list in it', () => {
    expect(said('hu', 'listed', { winners: ['Anna', 'Mike', 'Péter'] })).toBe('Látja Annát, Mike játékost és Pétert.');
  });

  it('keeps the thousands of a number apart as the language does', () => {
    expect(said('en', 'ways', { number: 586, deals: 1_234_567 })).toBe('586 / 1,234,567');
    expect(said('hu', 'ways', { number: 1805, deals: 1_234_567 })).toBe('1805 / 1\u00a0234\u00a0567');
    expect(said('pt', 'ways', { number: 1805, deals: 1_234_567 })).toBe('1805 / 1\u00a0234\u00a0567');
  });

  it('shows a case that there is not, and what is in none', () => {
    expect(said('hu', 'wrong', { to: 'Anna', object: 'key' })).toBe('⟦to, xyz⟧ ⟦object, acc⟧ ⟦nobody, acc⟧ ⟦nobody⟧');
    expect(said('en', 'cased', { by: 'Anna', to: 'Bruno' })).toBe('Anna megajándékozza ⟦to, acc⟧.');
  });
});

describe('a sentence in Italian', () => {
  it('has its d before the names that ask for it', () => {
    expect(said('it', 'a', { by: 'Ada', to: 'Anna', winners: ['Elena', 'Enzo'] })).toBe(
      'Ad Ada e ad Anna, ed Elena ed Enzo.',
    );
    expect(said('pt', 'a', { by: 'Ada', to: 'Anna', winners: ['Elena'] })).toBe('A Ada e a Anna, e Elena.');
    expect(of('it').all(['Anna ha', 'Elena ha'])).toBe('Anna ha ed Elena ha');
    expect(of('it').list(['Carla', 'Elena'])).toBe('Carla ed Elena');
  });

  it.each([
    ['E', 'E', 'E e E'],
    ['Anna e Enzo', 'Bruno', 'Anna e Enzo e Bruno'],
    ['a', 'Elena', 'a ed Elena'],
    ['E e', 'E', 'E e e E'],
  ])('leaves “%s” and “%s” as they are', (by, to, sentence) => {
    expect(said('it', 'gave', { by, to })).toBe(sentence);
  });
});

describe('a name', () => {
  it('that is written from right to left leaves the order of the sentence as it is', () => {
    const [by, to] = ['דנה', 'سارة'];
    expect(said('it', 'gave', { by, to })).toBe(`\u2068${by}\u2069 e \u2068${to}\u2069`);
    expect(said('hu', 'listed', { winners: [by, 'Anna'] })).toBe(`Látja \u2068${by} játékost\u2069 és Annát.`);
    expect(of('en').list([by, to])).toBe(`\u2068${by}\u2069 and \u2068${to}\u2069`);
  });

  it.each([
    '{{to}}',
    '{{by}}',
    '{{- to}}',
    '$t(step.a)',
    '$t(step.gave, {"by": "x"})',
    '$&',
    '$1',
    '<b>',
    '\\',
    '⟦x⟧',
    '{{',
    '}}',
    '{{to, acc}}',
  ])('is put as it is written: %s', (name) => {
    for (const locale of ['en', 'hu', 'it'] as const)
      expect(said(locale, 'gave', { by: name, to: 'Bruno' })).toBe(`${name} e Bruno`);
    expect(said('hu', 'cased', { by: name, to: name })).toBe(`${name} megajándékozza ${name} játékost.`);
  });
});
