/** What holds of Teufelsburg's content alone. */
import { expect, it } from 'vitest';
import { contentOf, targetsOf } from './content.ts';

const { read, idsIn, frontOf, register } = contentOf('teufelsburg');

it('English says what each chapter is for, and tells a fight stop by stop', () => {
  for (const { id } of register) expect(frontOf('en', id), id).toHaveProperty('about');
  const stops = frontOf('en', 'fight').timeline as { what: string }[];
  // Every stop leads somewhere.
  expect(stops.filter(({ what }) => targetsOf(what).length === 0)).toEqual([]);
  expect(stops).toHaveLength(9);
});

it('the box holds what the leaflets list', () => {
  const count = (kind: string) =>
    idsIn('cards')
      .map((id) => read('cards', `${id}.yaml`))
      .filter((card) => card.kind === kind)
      .reduce((sum, card) => sum + card.count, 0);
  expect([count('occupation'), count('association'), count('object'), count('drink'), count('character')]).toEqual([
    10, 10, 21, 9, 10,
  ]);
  const sealed = idsIn('cards')
    .map((id) => read('cards', `${id}.yaml`))
    .filter(({ seal }) => seal);
  expect(sealed.reduce((sum, card) => sum + card.count, 0)).toBe(16);
});
