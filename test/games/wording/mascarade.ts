import type { Worded } from '../wording.ts';

export const worded: Worded = {
  typical: ['judge', 'inquisitor', 'queen', 'peasant', '1', '3'],
  numbers: { gold: 11, gave: 4, got: 7, sizes: 8 },
  effectOf: (_, { income }) => (income ? 'income' : undefined),
};
