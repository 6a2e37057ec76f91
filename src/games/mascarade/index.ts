import { toLink } from '../../../engine/mascarade/link.ts';
import type { GameRecord } from '../../../engine/mascarade/record.ts';
import type { GameEntry } from '../game.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';

/** Mascarade. */
export const mascarade: GameEntry = {
  toLink: (record) => toLink(record as GameRecord),
  cards,
  positionKinds,
  terms: { kinds: ['card', 'phase', 'rule'], ofCards: { character: 'card' } },
};
