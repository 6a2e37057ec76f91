import { expect, test } from 'vitest';
import { blocks, foreignIn, inline, plainText, targetsIn } from '../../src/lib/markdown.ts';

const resolve = (reference: string) => {
  if (reference !== 'object.dagger') throw new Error(`found ${reference}`);
  return { href: '/en/game/cards/dagger/', kind: 'card' as const };
};

test('a reference becomes a link with a preview', () => {
  expect(inline('the [Dagger](object.dagger)', resolve)).toBe(
    'the <a class="ref ref-card" href="/en/game/cards/dagger/">Dagger</a>',
  );
});

test('a dangling reference throws', () => {
  expect(() => inline('a [Sword](object.sword)', resolve)).toThrow('object.sword');
});

test('without a resolver links are left as their words', () => {
  expect(inline('the [*Dagger*](object.dagger)')).toBe('the <em>Dagger</em>');
});

test('apostrophes within words are set as printers do', () => {
  expect(inline("players' and the Devil's l'aggressore")).toBe('players’ and the Devil’s l’aggressore');
});

test('the cells at the head of a table name their columns', () => {
  expect(blocks('| a | b |\n| --- | --- |\n| 1 | 2 |')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
});

test('HTML and pictures do not come to life', () => {
  expect(inline('a <script>alert(1)</script> ![b](javascript:alert)')).toBe(
    'a &lt;script>alert(1)&lt;/script> ![b](javascript:alert)',
  );
  expect(blocks('<div onclick="alert(1)">\n\nwords').replaceAll('\n', '')).toBe(
    '&lt;div onclick="alert(1)"><p>words</p>',
  );
});

test('what a text must not have is found, tag by tag', () => {
  expect(foreignIn('1 < 2, *words*, `<code>` and <b onclick=x>more</b>\n\n<!-- no -->')).toEqual([
    '<b onclick=x>',
    '</b>',
    '<!-- no -->',
  ]);
  expect(foreignIn('| a |\n| --- |\n| ![](x) |')).toEqual(['![](x)']);
});

test('links are found by their targets', () => {
  expect(targetsIn('A [Secret Bag (Key)](object.secret-bag-key) in a [tie](fight.tie).')).toEqual([
    'object.secret-bag-key',
    'fight.tie',
  ]);
  expect(targetsIn('- [One](rule.one)\n\n| [a](rule.two) |\n| --- |\n| `[b](rule.three)` \\[c](rule.four) |')).toEqual([
    'rule.one',
    'rule.two',
  ]);
});

test.each([
  ['Use the [Dagger](object.dagger), **not** the *Whip*.', 'Use the Dagger, not the Whip.'],
  ['Three ways:\n\n- one\n- two\n\n1. first', 'Three ways: one two first'],
  ['| players | limit |\n| --- | --- |\n| 3 | 8 |', 'players · limit 3 · 8'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
  ['- one\n\n  more\n  - within **two**\n\nAfter it', 'one more within two After it'],
  ['`a_b` and \\*stars\\*, a\\\nline', 'a_b and *stars*, a line'],
  ['A [*well* named](rule.one) (see [it](rule.two))', 'A well named (see it)'],
])('%j is told plainly', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test('links can be read as something else', () => {
  expect(plainText('The [Key](object.key) of a\n\n- [hand](fight.hand)', '…')).toBe('The … of a …');
});
