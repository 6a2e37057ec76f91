/**
 * The engine of Mascarade as the checker asks for it.
 */
import {
  answerOf,
  cardsEach,
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
} from '../../../../../engine/mascarade/index.ts';
import { sentenceParams } from '../../../../games/mascarade/sentences.ts';
import type { Choice, Engine } from '../../game.ts';

export {
  CENTRE,
  type CharacterId,
  characters,
  deckFaults,
  deckOf,
  type Finding,
  facts,
  findingSentence,
  type Identities,
  identities,
  isSecret,
  type Known,
  moveKinds,
  type Player,
  type Position,
  questionSentence,
  takesCards,
  type Unknown,
} from '../../../../../engine/mascarade/index.ts';
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
    return [...choices(tables), ...(tables.every(({ winners }) => winners) ? [] : accidents(record))];
  },
  problemsOf: (record) => problemsOf(record as GameRecord),
  toLink: (record) => toLink(record as GameRecord),
  fromLink,
  moveSentence: (move) => moveSentence(move as Move),
  sentenceParams,
  editions: Object.keys(editions),
};
