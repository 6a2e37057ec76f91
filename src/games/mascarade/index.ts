import { toLink } from '../../../engine/mascarade/link.ts';
import type { GameRecord } from '../../../engine/mascarade/record.ts';
import { rule } from '../../../engine/mascarade/rule.ts';
import { view } from '../../../engine/mascarade/view.ts';
import type { GameEntry } from '../game.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';

/** Mascarade. */
export const mascarade: GameEntry = {
  toLink: (record) => toLink(record as GameRecord),
  positionAfter: (record, player) =>
    (player === undefined ? rule(record as GameRecord) : view(record as GameRecord, player)).position,
  cards,
  positionKinds,
  terms: { kinds: ['card', 'phase', 'rule'], ofCards: { character: 'card' } },
};
