import { expect, test } from 'vitest';
import { blocks, inline } from '../../src/lib/markdown.ts';

const resolve = (reference: string) => {
  if (reference !== 'object.dagger') throw new Error(`found ${reference}`);
  return { href: '/en/game/cards/dagger/', kind: 'card' as const };
};

test('a reference becomes a link with a preview', () => {
  expect(inline('the [Dagger](object.dagger)', resolve)).toBe(
    'the <a class="ref ref-card" href="/en/game/cards/dagger/" data-ref="object.dagger">Dagger</a>',
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
