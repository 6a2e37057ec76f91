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
  summary: [
    { chapter: 'turn', paragraphs: ['opening', 'action', 'shown'] },
    { chapter: 'swap', paragraphs: ['take', 'secret', 'unseen'] },
    { chapter: 'look', paragraphs: ['own'] },
    {
      chapter: 'announce',
      paragraphs: ['say', 'any', 'claim', 'unclaimed', 'shown', 'holder', 'nobody', 'fine', 'order', 'closed'],
    },
    { chapter: 'powers', paragraphs: ['choice', 'may', 'debt', 'peasants'] },
    { chapter: 'end', paragraphs: ['thirteen', 'bankrupt', 'at-once', 'several'] },
  ],
  terms: { kinds: ['card', 'phase', 'rule'], ofCards: { character: 'card' } },
};
