/**
 * The engine of Teufelsburg as the checker asks for it.
 */
import {
  answerOf,
  choices,
  dissents,
  editions,
  fromLink,
  type GameRecord,
  type Move,
  moveSentence,
  problemsOf,
  type Ruling,
  rule,
  tablesAfter,
  toLink,
  type Variant,
} from '../../../../../engine/teufelsburg/index.ts';
import { sentenceParams } from '../../../../games/teufelsburg/sentences.ts';
import type { Engine } from '../../game.ts';

export {
  type Association,
  contradicts,
  type Finding,
  facts,
  filledIn,
  findingSentence,
  inCommon,
  inPlayWith,
  moveKinds,
  type ObjectId,
  type OccupationId,
  objects,
  occupations,
  type Player,
  type Position,
  type Prospect,
  problemsOf,
  prospects,
  questionSentence,
  tablesAfter,
  type Variant,
} from '../../../../../engine/teufelsburg/index.ts';
export { type GameRecord, type Move, moveSentence, type Ruling, rule };

/** The variants that a table may play. */
export const variants: readonly Variant[] = ['smuggling', 'prophecy', 'three-associations'];

export const engine: Engine = {
  rule: (record) => rule(record as GameRecord),
  answerOf: (ruling) => answerOf(ruling as Ruling),
  dissents: (record, ruling) => dissents(record as GameRecord, ruling as Ruling),
  choicesAfter(record) {
    const tables = tablesAfter(record as GameRecord);
    return tables.length ? choices(tables) : undefined;
  },
  problemsOf: (record) => problemsOf(record as GameRecord),
  toLink: (record) => toLink(record as GameRecord),
  fromLink,
  moveSentence: (move) => moveSentence(move as Move),
  isOneOfSeveral: (move) => 'object' in move || 'occupation' in move,
  sentenceParams,
  editions: Object.keys(editions),
  variants,
};
