import { decode } from '../../../engine/mascarade/decode.ts';
import * as engine from '../../../engine/mascarade/index.ts';
import type { GameEntry } from '../game.ts';
import { rulesOf } from '../rules.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';
import { sentenceParams } from './sentences.ts';

const { rule, toLink, view } = engine;

const identities = {
  kind: 'character',
  of: engine.identities,
  elsewhere: ({ centre }: engine.Identities) => ({ centre }),
};

/** Mascarade. */
export const mascarade: GameEntry = {
  rules: rulesOf({ ...engine, decode, identities }, sentenceParams),
  toLink: (record) => toLink(record as engine.GameRecord),
  positionAfter: (record, player) =>
    (player === undefined ? rule(record as engine.GameRecord) : view(record as engine.GameRecord, player)).position,
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
