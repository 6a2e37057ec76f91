/** Help for claiming, over positions at random. It takes seconds, and so is not run on mutants. */
import { expect, it } from 'vitest';
import { seeded } from '../../../engine/kernel/random.ts';
import {
  filledIn,
  type Player,
  type Position,
  prospects,
  type Ruling,
  rule,
  setUp,
  type Variant,
} from '../../../engine/teufelsburg/index.ts';

/** In which share of the deals a ruling has somebody win. */
function shareWon(ruling: Ruling, by: string): number {
  const cases = ruling.cases ?? [{ ruling, deals: 1 }];
  const won = cases.filter((one) => one.ruling.winners?.includes(by));
  const sum = (some: typeof cases) => some.reduce((all, { deals }) => all + deals, 0);
  return sum(won) / sum(cases);
}

it('help for claiming agrees with the ruling on each claim, over random positions', () => {
  const random = seeded(5);
  const chances = new Set<string>();
  for (let round = 0; round < 400; round++) {
    const size = 3 + random.below(4);
    const variants: Variant[] = round % 4 === 0 ? ['prophecy'] : [];
    const edition = random.pick(['reference', 'hu', 'it', 'pt'] as const);
    const dealt = setUp({ players: size, seed: round, edition, variants });
    const objects = random.shuffle([
      ...dealt.position.players.flatMap((one) => one.objects),
      ...(dealt.position.objectPile ?? []),
    ]);
    let hidden = 3;
    const hide = <Card>(card: Card): Card | '?' => (hidden > 0 && random.below(3) === 0 && hidden-- ? '?' : card);
    const players = dealt.position.players.map((one, seat) => ({
      ...one,
      association: seat ? hide(one.association ?? '?') : (one.association ?? '?'),
      objects: objects.splice(0, 1 + random.below(3)).map((card) => (seat ? hide(card) : card)),
    })) as Player[];
    const position: Position = { ...dealt.position, players, objectPile: round % 3 ? objects : [] };
    const by = players[0]?.id as string;
    for (const one of prospects({ game: 'teufelsburg', edition, variants, position }, by)) {
      chances.add(one.chance);
      const ruling = rule(
        { game: 'teufelsburg', edition, variants, position: { ...position, turn: by }, moves: [one.move] },
        false,
      );
      expect(one.wins / one.deals, JSON.stringify([position, one])).toBeCloseTo(shareWon(ruling, by), 9);
      for (const when of one.when) {
        const told = filledIn(
          { game: 'teufelsburg', edition, variants, position: { ...position, turn: by }, moves: [one.move] },
          when,
        );
        if (told) expect(shareWon(rule(told, false), by), JSON.stringify([position, one])).toBe(1);
      }
    }
  }
  expect([...chances].sort()).toEqual(['certain', 'impossible', 'possible']);
});
