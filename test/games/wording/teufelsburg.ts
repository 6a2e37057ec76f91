import type { Worded } from '../wording.ts';

/** What a victory needs. */
const NEEDED = ['key', 'goblet'];

const BAG = 'secret-bag';

export const worded: Worded = {
  typical: [
    'key',
    'doctor',
    'order',
    'dagger',
    `${BAG}-key`,
    'gloves',
    'casting-knives',
    'goblet',
    'thug',
    'brotherhood',
  ],
  // Nobody uses an association.
  unused: ['association'],
  several: { objects: ['key', 'dagger'] },
  numbers: { limit: 5, attackerPoints: 3, defenderPoints: 2, winnerPoints: 3, loserPoints: 2, needed: 3 },
  lists: ['allies', 'holders'],
  contexts: {
    side: ['attacker', 'defender', 'none', 'allegiance', 'baggage', 'left', 'right'],
    variant: ['smuggling', 'prophecy'],
  },
  only: { param: 'object', cards: NEEDED },
  effectOf(id, { fight, trade, times, use, by }) {
    if (times === 'once') return 'once';
    if (fight) return fight.role;
    if (trade) return 'trade';
    if (use[0] === 'trade' && by === 'holder') return 'forced';
    return NEEDED.includes(id) ? 'needed' : undefined;
  },
  oneOfSeveral: ['object'],
  formedAs: (id) => (id.startsWith(BAG) ? BAG : undefined),
};
