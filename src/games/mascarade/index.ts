import type { GameEntry } from '../game.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';

/** Mascarade, without what its engine gives: it is registered with that. */
export const mascarade: Omit<GameEntry, 'toLink'> = {
  cards,
  positionKinds,
  terms: { kinds: ['card', 'phase', 'rule'], ofCards: { character: 'card' } },
};
