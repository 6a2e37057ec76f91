import { describe, expect, it } from 'vitest';
import { cases, inflected, isJudged } from '../../src/sentences/hungarian.ts';

describe('a name in a case', () => {
  it.each([
    ['Anna', 'Annát Annának Annával Annához Annától Annára Annáról Annából Annánál'],
    ['Bence', 'Bencét Bencének Bencével Bencéhez Bencétől Bencére Bencéről Bencéből Bencénél'],
    ['György', 'Györgyöt Györgynek Györggyel Györgyhöz Györgytől Györgyre Györgyről Györgyből Györgynél'],
    ['Bruno', 'Brunót Brunónak Brunóval Brunóhoz Brunótól Brunóra Brunóról Brunóból Brunónál'],
  ])('%s has all of them', (name, forms) => {
    expect(cases.map((form) => inflected(name, form)).join(' ')).toBe(forms);
  });

  it.each([
    ['Mari', 'Marinak'],
    ['Dani', 'Daninak'],
    ['Ágnes', 'Ágnesnek'],
    ['Norbert', 'Norbertnek'],
    ['József', 'Józsefnek'],
    ['Kázmér', 'Kázmérnak'],
    ['Lili', 'Lilinek'],
    ['René', 'Renének'],
    ['Mariann', 'Mariannak'],
  ])('%s: back or front', (name, form) => {
    expect(inflected(name, 'dat')).toBe(form);
  });

  it.each([
    ['Balázs', 'Balázzsal'],
    ['Tamás', 'Tamással'],
    ['Mátyás', 'Mátyással'],
    ['Lukács', 'Lukáccsal'],
    ['Mihály', 'Mihállyal'],
    ['Koppány', 'Koppánnyal'],
    ['Máriusz', 'Máriusszal'],
    ['Ferenc', 'Ferenccel'],
    ['Emmett', 'Emmettel'],
    ['Alex', 'Alexszel'],
    ['Dani', 'Danival'],
  ])('%s: what -val and -vel become', (name, form) => {
    expect(inflected(name, 'ins')).toBe(form);
  });

  it.each(
    'Brunót Pétert Balázst Ákost Dávidot Jánost Gábort Zsoltot Editet Márkot Benedeket Dánielt Tamást Györgyöt'.split(
      ' ',
    ),
  )('%s: the vowel before -t', (form) => {
    const name = form === 'Brunót' ? 'Brunó' : form.replace(/(?<=[dtk]|gy)[eoö]t$|t$/, '');
    expect(inflected(name, 'acc')).toBe(form);
  });

  it('goes by the last word', () => {
    expect(inflected('Nagy Péter', 'acc')).toBe('Nagy Pétert');
    expect(inflected('Jean-Luc', 'acc')).toBe('Jean-Luc játékost');
    expect(inflected('Anna 2', 'acc')).toBe('Anna 2 játékost');
    expect(inflected('1. játékos', 'dat')).toBe('1. játékosnak');
  });
});

describe('what is no name', () => {
  it.each([
    'E',
    'B.',
    'Al',
    'ANNA',
    'McDuff',
    '王',
    'שרה',
    'Анна',
    'R2D2',
    'Anna!',
    '😀',
    'Anna😀',
    '123',
    '-',
    '{{to}}',
    '$t(x)',
    '$&',
    'aaaa',
    'Brrr',
    'x'.repeat(99),
  ])('stands bare before the noun: %s', (name) => {
    expect(isJudged(name)).toBe(false);
    for (const form of cases) expect(inflected(name, form)).toMatch(/ játékos\p{L}+$/u);
    expect(inflected(name, 'dat')).toBe(`${name} játékosnak`);
  });

  it('leaves the noun alone where nothing is written', () => {
    for (const name of ['', '  ', '\n']) expect(inflected(name, 'acc')).toBe('játékost');
  });

  // What took more than a moment here would never end.
  it('comes to an end, however long they are', () => {
    for (const name of ['a'.repeat(1e6), 'ab'.repeat(5e5), `${'é '.repeat(5e5)}Anna`, '-'.repeat(1e6)])
      expect(inflected(name, 'ins')).toContain(name.slice(0, 100));
  });
});
