/**
 * The engine of Mascarade as the checker asks for it: not by its index, with which what other pages need of it would come along.
 */
import { answerOf } from '../../../../../engine/mascarade/answer.ts';
import { dissents } from '../../../../../engine/mascarade/compare.ts';
import { editions } from '../../../../../engine/mascarade/data.ts';
import { cardsEach } from '../../../../../engine/mascarade/deck.ts';
import { choices } from '../../../../../engine/mascarade/legal.ts';
import { fromLink, toLink } from '../../../../../engine/mascarade/link.ts';
import { moveSentence } from '../../../../../engine/mascarade/params.ts';
import { problemsOf } from '../../../../../engine/mascarade/position.ts';
import type { GameRecord, Move } from '../../../../../engine/mascarade/record.ts';
import { type Ruling, rule, tablesAfter } from '../../../../../engine/mascarade/rule.ts';
import { tellings } from '../../../../../engine/mascarade/tellings.ts';
import { sentenceParams } from '../../../../games/mascarade/sentences.ts';
import type { Choice, Engine } from '../../game.ts';

export type { Finding, Known } from '../../../../../engine/mascarade/cards.ts';
export { characters, facts } from '../../../../../engine/mascarade/data.ts';
export { deckFaults, deckOf } from '../../../../../engine/mascarade/deck.ts';
export { type Identities, identities } from '../../../../../engine/mascarade/identities.ts';
export { moveKinds } from '../../../../../engine/mascarade/move-kinds.ts';
export { findingSentence, questionSentence } from '../../../../../engine/mascarade/params.ts';
export {
  CENTRE,
  type CharacterId,
  isSecret,
  type MoveOf,
  type Player,
  type Position,
  takesCards,
  type Unknown,
} from '../../../../../engine/mascarade/record.ts';
export { cardsEach, type GameRecord, type Move, moveSentence, problemsOf, type Ruling };

/** A look by accident, which nobody chooses: at any time before the game is over. */
const accidents = ({ position: { players } }: GameRecord): Choice[] =>
  players.flatMap(({ id: by }) =>
    Array.from({ length: cardsEach(players.length) }, (_, card): Choice => {
      const move: Move = { by, move: 'peek', ...(cardsEach(players.length) > 1 && { card }) };
      return { move };
    }),
  );

/** The game's engine, as the checker asks it. */
export const engine: Engine = {
  rule: (record) => rule(record as GameRecord),
  answerOf: (ruling) => answerOf(ruling as Ruling),
  dissents: (record, ruling) => dissents(record as GameRecord, ruling as Ruling),
  choicesAfter(any) {
    const record = any as GameRecord;
    const tables = tablesAfter(record);
    if (tables.length === 0) return undefined;
    return [
      ...choices(tables),
      ...(tables.every(({ winners }) => winners) ? [] : accidents(record)),
      ...tellings(record, tables).map((move) => ({ move })),
    ];
  },
  problemsOf: (record) => problemsOf(record as GameRecord),
  toLink: (record) => toLink(record as GameRecord),
  fromLink,
  moveSentence: (move) => moveSentence(move as Move),
  sentenceParams,
  editions: Object.keys(editions),
};
