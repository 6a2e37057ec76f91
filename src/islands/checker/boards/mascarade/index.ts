/**
 * Mascarade as the checker shows it.
 */
import type { PositionKind } from '../../../../games/mascarade/positions.ts';
import type { Board } from '../../game.ts';
import { turn } from '../../turn.ts';
import { FEWEST, join, leave, MOST, rename, unknownTable } from './editing.ts';
import {
  engine,
  type GameRecord,
  type Known,
  type Move,
  moveSentence,
  questionSentence,
  type Ruling,
} from './engine.ts';
import { hanging } from './hanging.ts';
import { WhoIsWho } from './Identities.tsx';
import { ROW_OF } from './kinds.ts';
import { rows } from './rows.ts';
import { Seat } from './Seat.tsx';
import { Players, SetUp } from './SetUp.tsx';
import { cure, repairs, settings, suppositions } from './settings.ts';
import { Table } from './Table.tsx';

const board: Board = {
  engine,
  Table,
  SetUp,
  Seat,
  Players,
  Insight: WhoIsWho,
  rows,
  settings,
  suppositions,
  repairs,
  cure,
  questionOf: (record, known) => questionSentence(known as Known, record as GameRecord),
  hanging: (record, ruling, words) => hanging(record as GameRecord, ruling as Ruling, words),
  // No move tells more of the table than what the engine takes from it.
  open: (record) => record,
  blank: (names) => unknownTable(names?.length ?? 4, names),
  // A card is seen by accident in whosever turn, and told of after it.
  turn: { ...turn, isAnybodys: ({ move }) => ROW_OF[move as Move['move']] === 'peek' },
  // Who claims claims to be what has been announced, against who announced it.
  namesOf(record) {
    const announced = (record as GameRecord).moves?.findLast((move) => move.move === 'announce');
    return announced ? { claim: [announced.character, announced.by], resolve: [announced.character] } : {};
  },
  sentenceOf: ({ move }) => moveSentence(move as Move),
  likenessOf: ({ move }) => (move === 'swap' || move === 'use' ? move : undefined),
  passing: { after: 'announce', of: 'claim', over: 'resolve' },
  playersOf: (record) => (record as GameRecord).position.players.map(({ id }) => id),
  seating: { from: FEWEST, to: MOST, join, leave, rename },
  kinds: {
    announcement: { emblem: 'king', node: 'announce' },
    swap: { emblem: 'fool', node: 'swap' },
    identity: { emblem: 'inquisitor', insight: true },
  } satisfies Record<PositionKind, object>,
};

export default board;
