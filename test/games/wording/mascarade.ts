import type { Worded } from '../wording.ts';

export const worded: Worded = {
  typical: ['judge', 'inquisitor', 'queen', 'peasant'],
  numbers: { gold: 11, gave: 4, got: 7, sizes: 8 },
  effectOf: (_, { income }) => (income ? 'income' : undefined),
};
