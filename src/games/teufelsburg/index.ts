import { toLink } from '../../../engine/teufelsburg/link.ts';
import type { GameRecord } from '../../../engine/teufelsburg/record.ts';
import type { GameEntry } from '../game.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';

/** Die Kutschfahrt zur Teufelsburg. */
export const teufelsburg: GameEntry = {
  toLink: (record) => toLink(record as GameRecord),
  cards,
  positionKinds,
  campaign: 'campaign',
  terms: {
    kinds: ['association', 'card', 'phase', 'rule'],
    ofCards: { association: 'association', occupation: 'card', object: 'card', drink: 'card', character: 'card' },
  },
};
