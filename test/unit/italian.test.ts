import { describe, expect, it } from 'vitest';
import { listOf } from '../../src/lib/text.ts';
import { euphonic } from '../../src/sentences/italian.ts';

describe('the d of Italian', () => {
  it.each([
    ['Tocca a ', 'Anna', 'Tocca ad '],
    ['A ', 'Ada', 'Ad '],
    [' e ', 'Elena', ' ed '],
    ['E ', 'Èva', 'Ed '],
    ['a ', 'Àlice', 'ad '],
    ['a ', 'A\u0300lice', 'ad '],
    ['vince, e ', 'ERIKA', 'vince, ed '],
    ['a\u00a0', 'Anna', 'ad\u00a0'],
  ])('comes between “%s” and “%s”', (words, value, expected) => {
    expect(euphonic(words, value)).toBe(expected);
  });

  it.each([
    ['a ', 'Elena'],
    ['e ', 'Anna'],
    ['o ', 'Otto'],
    ['a ', 'Bruno'],
    ['a: ', 'Anna'],
    ['a, ', 'Anna'],
    ['a “', 'Anna'],
    ['gioca ', 'Anna'],
    ['c’è ', 'Elena'],
    ['dell’a ', 'Anna'],
    ['a ', 'A'],
    ['a ', 'a'],
    ['e ', 'E'],
    ['e ', ''],
    ['', 'Anna'],
  ])('does not between “%s” and “%s”', (words, value) => {
    expect(euphonic(words, value)).toBe(words);
  });
});

describe('a list', () => {
  it('joins names as the language does', () => {
    expect(listOf('it', ['Carla', 'Elena'])).toBe('Carla ed Elena');
    expect(listOf('it', ['Anna', 'Bruno', 'Enzo'])).toBe('Anna, Bruno ed Enzo');
    expect(listOf('it', ['Elena', 'Anna'])).toBe('Elena e Anna');
    expect(listOf('pt', ['Carla', 'Elena'])).toBe('Carla e Elena');
    expect(listOf('it', ['Elena'])).toBe('Elena');
    expect(listOf('it', [])).toBe('');
  });

  it('leaves the names themselves alone', () => {
    expect(listOf('it', ['Anna e Enzo', 'E', 'a Anna'])).toBe('Anna e Enzo, E e a Anna');
    expect(listOf('it', ['', ''])).toBe(' e ');
  });
});
