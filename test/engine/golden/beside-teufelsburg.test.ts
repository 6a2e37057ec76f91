/** What Teufelsburg has beside its records: how it is set up, and how rounds and campaigns are scored. */
import { it } from 'vitest';
import * as teufelsburg from '../../../engine/teufelsburg/index.ts';
import { compare, params, planned } from './lines.ts';

it('how it is set up is told as ever', async () => {
  const editions = Object.keys(teufelsburg.editions) as teufelsburg.Edition[];
  const choices: teufelsburg.PlanChoice[] = [
    ...[3, 4, 5, 6, 7, 8, 9, 10].map((players) => ({ players })),
    ...editions.map((edition) => ({ players: 5, edition, firstGame: true })),
    { players: 3, variants: ['three-associations'] },
  ];
  const lines = choices.flatMap((choice) => [
    '',
    params(choice),
    ...teufelsburg.stepsOf(teufelsburg.planFor(choice)).map(planned),
  ]);
  await compare('beside/setting-up-teufelsburg.txt', lines.slice(1));
});

it('what ends of rounds cannot be, and what others bring, is told as ever', async () => {
  const hows = ['claim', 'lodge', 'prophecy'] as const;
  const endings = ['ABC', 'ABCD', 'ABCDE'].flatMap((players) =>
    ['A', 'AB', 'BC', 'ABC', 'ABCD', 'AA', 'AX'].flatMap((winners) =>
      ['', 'A', 'AB', 'C', 'BB'].flatMap((holders) =>
        hows.flatMap((how) => [true, false].map((right) => ({ players, winners, holders, how, right }))),
      ),
    ),
  );
  const lines = ['A', 'X'].flatMap((by) =>
    (by === 'A' ? endings : endings.slice(0, 1)).map(({ players, ...told }) => {
      const { how, right } = told;
      const ending = {
        how,
        right,
        by,
        winners: [...told.winners],
        ...(told.holders && { holders: [...told.holders] }),
      };
      const faults = teufelsburg.endingFaults([...players], ending);
      const { points } = teufelsburg.scoreEnding([...players], ending);
      const merits = ending.winners.map((id) => teufelsburg.meritOf(ending, id));
      const comes = faults.length > 0 ? faults.map(params).join('; ') : [...points, ...merits].flat().join(' ');
      return `${players} ${by} ${how} ${right} ${told.winners} by ${told.holders || '-'}: ${comes}`;
    }),
  );
  await compare('beside/endings.txt', lines);
});

it('how a campaign stands is told as ever', async () => {
  const round = (...points: readonly number[]) => ({
    points: new Map(points.map((number, seat) => ['ABC'[seat] as string, number])),
    winners: points.flatMap((number, seat) => (number > 0 ? ['ABC'[seat] as string] : [])),
  });
  const campaigns = [
    [round(3, 2, 0)],
    [round(2, 2, 0)],
    [round(3, 0, 1), round(0, 3, 1)],
    [round(1, 2, 0), round(2, 1, 0)],
    [round(2, 0, 0), round(0, 1, 1), round(0, 1, 1)],
    [round(2, 2, 2), round(0, 0, 0)],
  ];
  const lines = campaigns.flatMap((rounds) =>
    ([undefined, 'reference', 'hu'] as const).map((edition) => {
      const { points, leaders, tieBrokenBy = '-' } = teufelsburg.standing(rounds, edition);
      return `${rounds.length} ${edition}: ${[...points].flat().join(' ')} | ${leaders.join(' ')} | ${tieBrokenBy}`;
    }),
  );
  await compare('beside/standings.txt', lines);
});
