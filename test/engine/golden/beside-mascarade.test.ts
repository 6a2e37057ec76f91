/** How Mascarade is set up. */
import { it } from 'vitest';
import { planFor, stepsOf } from '../../../engine/mascarade/plan.ts';
import { SIZES } from '../mascarade/games.ts';
import { compare, params, planned } from './lines.ts';

/** A deck of one's own for six players. */
const OWN = ['judge', 'king', 'queen', 'thief', 'cheat', 'widow', 'spy', 'fool'] as const;

it('how it is set up is told as ever', async () => {
  const choices = [
    ...SIZES.map((players) => ({ players })),
    { players: 7, edition: 'fr' as const },
    { players: 6, deck: OWN },
  ];
  const lines = choices.flatMap((choice) => ['', params(planFor(choice)), ...stepsOf(planFor(choice)).map(planned)]);
  await compare('beside/setting-up-mascarade.txt', lines.slice(1));
});
