import { decode } from '../../../engine/teufelsburg/decode.ts';
import type { GameRecord, Move, ObjectId } from '../../../engine/teufelsburg/index.ts';
import * as engine from '../../../engine/teufelsburg/index.ts';
import type { GameEntry } from '../game.ts';
import { rulesOf } from '../rules.ts';
import { cards } from './cards.ts';
import { positionKinds } from './positions.ts';
import { sentenceParams } from './sentences.ts';

const { rule, toLink, view } = engine;

/** The position after a record, as a player knows it who has drawn what comes. */
function positionAfter(given: unknown, player?: string, coming: readonly unknown[] = []) {
  const record = given as GameRecord;
  if (player === undefined) return rule(record).position;
  const moves = record.moves ?? [];
  const { position } = view(record, player);
  const draws = rule({ ...record, moves: [...moves, ...(coming as Move[])] }).steps.filter(
    ({ move, params }) => move >= moves.length && 'drawn' in params,
  );
  const own = (place: number) => (draws[place]?.params.by === player ? (draws[place]?.params.drawn as ObjectId) : '?');
  return { ...position, objectPile: (position.objectPile ?? []).map((_, place) => own(place)) };
}

/** Die Kutschfahrt zur Teufelsburg. */
export const teufelsburg: GameEntry = {
  rules: rulesOf(
    {
      ...engine,
      decode,
      scoring: { scoreRound: engine.scoreRound, standing: engine.standing },
    },
    sentenceParams,
  ),
  toLink: (record) => toLink(record as GameRecord),
  positionAfter,
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
