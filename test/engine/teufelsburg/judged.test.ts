/** The engine rules as somebody who had not written it worked out from the leaflets, before it did. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import { type Ruling, rule } from '../../../engine/teufelsburg/index.ts';
import { type Expected, judged } from './judged/judged.ts';

type Players = Ruling['position']['players'];

const byPlayer = <Value>({ position }: Ruling, value: (player: Players[number]) => Value) =>
  Object.fromEntries(position.players.map((player) => [player.id, value(player)]));

const sorted = (cards: readonly string[]) => [...cards].sort();

const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : one);

/** Of all deals of the hidden cards, how many end in each of some ways, as fractions in lowest terms. */
function sharesOf(ruling: Ruling, ends: readonly string[]): Record<string, string> {
  const { cases = [{ ruling, deals: 1 }], deals = 1 } = ruling;
  const share = (end: string) => {
    const ways = cases
      .filter(({ ruling: { won, winners, status, position } }) =>
        [`won:${won}`, `winners:${winners?.join('+')}`, `turn:${position.turn}`, status].includes(end),
      )
      .reduce((sum, one) => sum + one.deals, 0);
    const by = divisor(ways, deals);
    return `${ways / by}/${deals / by}`;
  };
  return Object.fromEntries(ends.map((end) => [end, share(end)]));
}

/** What of a ruling is held against an expectation. */
const SAID = {
  status: ({ status }: Ruling) => status,
  applied: ({ applied }: Ruling) => applied,
  code: ({ illegal }: Ruling) => illegal?.code,
  winners: ({ winners = [] }: Ruling) => winners,
  turn: ({ position }: Ruling) => position.turn,
  fight: ({ fight }: Ruling) => fight,
  hands: (ruling: Ruling) => byPlayer(ruling, ({ objects }) => sorted(objects)),
  shown: (ruling: Ruling) => byPlayer(ruling, ({ shown = false }) => shown),
  occupations: (ruling: Ruling) => byPlayer(ruling, ({ occupation }) => occupation),
  pile: ({ position }: Ruling) => position.objectPile,
  spares: ({ position }: Ruling) => position.occupationPile,
  effects: ({ effects }: Ruling) => effects.map(({ object, by, partner }) => [object, by, partner]),
  seen: ({ seen }: Ruling) => seen.map(({ value, ...sight }) => ({ ...sight, value: sorted([value].flat()) })),
  next: ({ pending }: Ruling) => pending.map(({ by }) => by),
} satisfies { readonly [what in keyof Expected]: unknown };

describe.each([...judged])('%s', (_, all) => {
  it.each(all)('$name: $why', ({ record, expect: { shares, without = [], ...expected } }) => {
    const decoded = decode(record);
    if (!decoded.ok) {
      expect(expected).toEqual({ status: 'invalid' });
      return;
    }
    const ruling = rule(decoded.value);
    const what = Object.keys(expected) as (keyof typeof SAID)[];
    expect(what.length + Object.keys(shares ?? {}).length).toBeGreaterThan(0);
    expect(Object.fromEntries(what.map((one) => [one, SAID[one](ruling)]))).toMatchObject(expected);
    for (const step of without)
      expect(ruling.steps).not.toContainEqual(
        expect.objectContaining({ ...step, params: expect.objectContaining(step.params) }),
      );
    if (shares) expect(sharesOf(ruling, Object.keys(shares))).toEqual(shares);
  });
});
