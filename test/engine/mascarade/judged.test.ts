/** The engine rules as somebody who had not written it worked out from leaflet and readings, before it did. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/mascarade/decode.ts';
import { type GameRecord, identities, type Ruling, rule } from '../../../engine/mascarade/index.ts';
import { type Expected, judged, judgedIdentities } from './judged/judged.ts';

/** What a ruling says of all that may be expected. Names of players may be those of what every object has. */
function said(ruling: Ruling): Record<string, unknown> {
  const { status, applied, illegal, position, announcement, seen, winners, pending } = ruling;
  const { players, centre, courthouse, turn, opening = 0, revealed = [], mustLook = [] } = position;
  const byName = <Value>(value: (player: (typeof players)[number]) => Value) =>
    Object.fromEntries(players.map((player) => [player.id, value(player)]));
  return {
    ...{ status, applied, code: illegal?.code, announcement, seen, winners, centre, courthouse, turn, opening },
    ...{ revealed: [...revealed].sort(), mustLook: [...mustLook].sort() },
    gold: byName(({ gold }) => gold),
    cards: byName(({ cards }) => cards),
    next: pending.map(({ by }) => by ?? null),
  };
}

/** Whether a ruling is as expected. */
function fits(ruling: Ruling, { cases: _, ...expected }: Expected): boolean {
  try {
    expect(said(ruling)).toMatchObject(sorted(expected));
    return true;
  } catch {
    return false;
  }
}

const sorted = <Value extends object>(expected: Value): Value =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      name === 'revealed' || name === 'mustLook' ? [...value].sort() : value,
    ]),
  ) as Value;

describe.each([...judged])('%s', (_, all) => {
  it.each(all)('$name', ({ record, expect: { cases, ...expected } }) => {
    const read = decode(record);
    if (!read.ok) {
      expect(expected).toEqual({ status: 'invalid' });
      return;
    }
    const ruling = rule(read.value);
    expect(said(ruling)).toMatchObject(sorted(expected));
    const all = (cases ?? []).reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, ...one } of cases ?? []) {
      const ways = (ruling.cases ?? [])
        .filter((outcome) => fits(outcome.ruling, one))
        .reduce((sum, { deals }) => sum + deals, 0);
      expect(ways / (ruling.deals as number), JSON.stringify(one)).toBeCloseTo(weight / all, 10);
    }
  });
});

describe('who can be who', () => {
  it.each(judgedIdentities)('$name, to $who', ({ record, who, expect: expected }) => {
    const read = decode(record);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { players, centre } = identities(read.value as GameRecord, who === 'everybody' ? undefined : who);
    const can = Object.fromEntries([...players.map(({ id, cards }) => [id, cards] as const), ['centre', centre]]);
    const inOrder = (places: typeof centre) => places.map((characters) => [...characters].sort());
    expect(Object.fromEntries(Object.keys(expected).map((at) => [at, inOrder(can[at] ?? [])]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([at, places]) => [at, inOrder(places as typeof centre)])),
    );
  });
});
