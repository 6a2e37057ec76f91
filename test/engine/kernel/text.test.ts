/** Text from outside: what is seen of it, what is left of it, and how it stands in a message. */
import { describe, expect, it } from 'vitest';
import { BLANK, cleaned, looks, PLAIN, printable, quoted } from '../../../engine/kernel/text.ts';

describe('what cannot be seen but changes what is', () => {
  it.each([
    ['a control character', '\u0007', '\\u0007'],
    ['a control character of the second sort', '\u009b', '\\u009b'],
    ['the end of a line', '\n', '\\u000a'],
    ['another end of a line', '\u2028', '\\u2028'],
    ['the end of a paragraph', '\u2029', '\\u2029'],
    ['another direction', '\u202e', '\\u202e'],
    ['half a character', '\ud83e', '\\ud83e'],
    ['a character that XML cannot hold', '\ufffe', '\\ufffe'],
    ['the other one', '\uffff', '\\uffff'],
  ])('%s is left out of a name and told by its number', (_, sign, number) => {
    const text = `A${sign}B${sign}`;
    expect([PLAIN.test(text), cleaned(text), printable(text)]).toEqual([false, 'AB', `A${number}B${number}`]);
  });

  it.each(['', 'Anna', 'Szép Ilonka', 'Åsa 🦉', '👩‍🚀', 'z{u}[C]\\Zl'])('nothing of it is in %j', (text) => {
    expect([PLAIN.test(text), cleaned(text), printable(text)]).toEqual([true, text, text]);
  });
});

it.each([
  ['e\u0301', '\u00e9'],
  ['A\u200b', 'A'],
  [' A ', 'A'],
])('%j looks like %j', (one, other) => expect(looks(one)).toBe(looks(other)));

it('of blanks nothing is seen, whatever sort they are', () => {
  const [space, joiner, braille] = [' ', '\u200b', '\u2800'];
  for (const text of [space, joiner, braille, `${space}${joiner}${braille}`]) expect(BLANK.test(text)).toBe(true);
  for (const text of ['', 'A', ` A`, `A `, 'sDC']) expect(BLANK.test(text)).toBe(false);
});

describe('in quotation marks', () => {
  it.each([
    ['a word', 'key', '"key"'],
    ['a mark', 'a"b', '"a\\"b"'],
    ['what cannot be seen', '\u202e', '"\\u202e"'],
    ['as much as there is room for', 'x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['one more', `${'x'.repeat(60)}y`, `"${'x'.repeat(60)}…"`],
  ])('stands %s', (_, text, shown) => expect(quoted(text)).toBe(shown));
});
