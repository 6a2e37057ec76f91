/** Laws that need no oracle: what must not matter does not. */
import { describe, expect, it } from 'vitest';
import {
  type Edition,
  editions,
  type GameRecord,
  type Option,
  type Ruling,
  rule,
} from '../../../engine/teufelsburg/index.ts';
import { play } from './games/play.ts';

const EDITIONS = Object.keys(editions) as Edition[];

/** Games at random, each broken off after many of its moves. */
const games: GameRecord[] = [3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
  EDITIONS.flatMap((edition, index) => [
    play({ seed: players * 17 + index, players, edition, variants: [], most: 40 }).record,
    play({ seed: players * 31 + index, players, edition, variants: ['smuggling', 'prophecy'], most: 40 }).record,
  ]),
);
const records = games.flatMap((game) =>
  [10, 25, 40].map((length) => ({ ...game, moves: (game.moves ?? []).slice(0, length) })),
);

/** What a ruling comes to, with whatever has no order in an order of its own. */
function gist({ status, applied, illegal, position, discarded, fight, effects, seen, winners }: Ruling) {
  const { objectPile, occupationPile, turn } = position;
  return tidy({
    outcome: { status, applied, code: illegal?.code, fight, effects, winners: [...(winners ?? [])] },
    players: position.players.map((player) => ({ ...player, objects: [...player.objects] as string[] })),
    piles: { objectPile, occupationPile, discarded: [...(discarded ?? [])], turn },
    seen: seen.map((sight) => ({ ...sight, value: [sight.value].flat() as string[] })),
  });
}

type Gist = {
  outcome: { winners: string[] };
  players: { id: string; objects: string[] }[];
  piles: { discarded: string[] };
  seen: { value: string[] }[];
};

function tidy<Told extends Gist>(told: Told): Told {
  told.outcome.winners.sort();
  told.piles.discarded.sort();
  told.players.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { objects } of told.players) objects.sort();
  for (const { value } of told.seen) value.sort();
  return told;
}

/** Everything of one association turned into that of the other. */
const OTHER: Record<string, string> = { order: 'brotherhood', key: 'goblet', 'secret-bag-key': 'secret-bag-goblet' };
for (const [one, other] of Object.entries(OTHER)) OTHER[other] = one;
const exchanged = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' && Object.hasOwn(OTHER, inner) ? OTHER[inner] : inner,
  );

describe(`over ${records.length} records`, () => {
  it('where somebody sits at a round table does not matter', () => {
    for (const record of records) {
      const { players } = record.position;
      const turned = {
        ...record,
        position: { ...record.position, players: [...players.slice(2), ...players.slice(0, 2)] },
      };
      expect(gist(rule(turned, false))).toEqual(gist(rule(record, false)));
    }
  });

  it('what an association is called does not matter', () => {
    for (const record of records) {
      expect(tidy(exchanged(gist(rule(exchanged(record), false))))).toEqual(gist(rule(record, false)));
    }
  });

  it('editions rule alike unless a differing option stands on the way', () => {
    let alike = 0;
    for (const record of records) {
      const rulings = EDITIONS.map((edition) => rule({ ...record, edition }));
      for (const [index, one] of rulings.entries()) {
        for (const [other, two] of rulings.entries()) {
          if (other <= index) continue;
          const met = [...one.steps, ...two.steps, one.illegal, two.illegal].flatMap((ground) =>
            ground?.option ? [ground.option] : [],
          );
          const values = (option: Option) =>
            [EDITIONS[index], EDITIONS[other]].map((edition) => editions[edition as Edition][option]);
          if (met.some((option) => values(option)[0] !== values(option)[1])) continue;
          alike++;
          expect(gist(one), JSON.stringify(record)).toEqual(gist(two));
        }
      }
    }
    expect(alike).toBeGreaterThan(records.length);
  });

  /** That each outcome is one of those there were with less known: of what was forbidden in any case, the reason is known now. */
  function expectWithin(more: ReadonlySet<string>, less: ReadonlySet<string>): void {
    const isForbidden = less.has(JSON.stringify(['illegal', 'unknown.either-way', undefined]));
    for (const outcome of more) if (!isForbidden || !outcome.startsWith('["illegal"')) expect(less).toContain(outcome);
  }

  it('knowing more never opens new outcomes', () => {
    let narrowed = 0;
    for (const record of records) {
      const { position, winners } = rule(record, false);
      const claimant = position.players.find(({ id }) => id === position.turn);
      if (winners || !claimant) continue;
      const allies = position.players
        .filter(({ id, association }) => id !== claimant.id && association === claimant.association)
        .map(({ id }) => id);
      const outcomes = (hidden: readonly string[]) => {
        const players = position.players.map((player) =>
          hidden.includes(player.id) ? { ...player, objects: player.objects.map(() => '?' as const) } : player,
        );
        const move = { by: claimant.id, move: 'claim', as: 'association', allies } as const;
        const ruling = rule({ ...record, position: { ...position, players }, moves: [move] }, false);
        const cases = ruling.cases?.map((one) => one.ruling) ?? [ruling];
        return new Set(cases.map((one) => JSON.stringify([one.status, one.illegal?.code, one.winners])));
      };
      const [less, more, all] = [outcomes([claimant.id, ...allies]), outcomes(allies.slice(0, 1)), outcomes([])];
      if (!less || !more || !all) continue;
      if (less.size > all.size) narrowed++;
      expectWithin(more, less);
      expectWithin(all, more);
    }
    expect(narrowed).toBeGreaterThan(5);
  });
});
