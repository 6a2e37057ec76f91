import { toLink } from '../../../engine/teufelsburg/link.ts';
import type { GameRecord } from '../../../engine/teufelsburg/record.ts';
import { rule } from '../../../engine/teufelsburg/rule.ts';
import { view } from '../../../engine/teufelsburg/view.ts';
import type { GameEntry } from '../game.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';

/** Die Kutschfahrt zur Teufelsburg. */
export const teufelsburg: GameEntry = {
  toLink: (record) => toLink(record as GameRecord),
  positionAfter: (record, player) =>
    (player === undefined ? rule(record as GameRecord) : view(record as GameRecord, player)).position,
  cards,
  positionKinds,
  campaign: 'campaign',
  summary: [
    { chapter: 'turn', paragraphs: ['action', 'beside'] },
    { chapter: 'trade', paragraphs: ['offer', 'answer', 'forced', 'accept', 'effects', 'order', 'silent', 'mirror'] },
    { chapter: 'bags', paragraphs: ['draw', 'turned'] },
    { chapter: 'fight', paragraphs: [], timeline: true },
    { chapter: 'limit', paragraphs: ['size', 'give'] },
    { chapter: 'claim', paragraphs: ['when', 'needs', 'minority', 'allies', 'true', 'false', 'lodge'] },
  ],
  terms: {
    kinds: ['association', 'card', 'phase', 'rule'],
    ofCards: { association: 'association', occupation: 'card', object: 'card', drink: 'card', character: 'card' },
  },
};
