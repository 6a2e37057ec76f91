/**
 * Teufelsburg as the checker shows it.
 */
import type { PositionKind } from '../../../../games/teufelsburg/positions.ts';
import type { Board } from '../../game.ts';
import { turn } from '../../turn.ts';
import { choicesAfter, join, leave, open, rename, unknownTable } from './editing.ts';
import {
  engine,
  FEWEST,
  type Finding,
  type GameRecord,
  MOST,
  type Move,
  moveSentence,
  questionSentence,
  type Ruling,
} from './engine.ts';
import { hanging } from './hanging.ts';
import { Prospects } from './Prospects.tsx';
import { rows } from './rows.ts';
import { Seat } from './Seat.tsx';
import { Players, SetUp } from './SetUp.tsx';
import { cure, repairs, settings, suppositions } from './settings.ts';
import { Table } from './Table.tsx';

const board: Board = {
  engine: { ...engine, choicesAfter },
  Table,
  SetUp,
  Seat,
  Players,
  Insight: Prospects,
  rows,
  settings,
  suppositions,
  repairs,
  cure,
  open: (record, made) => open(record as GameRecord, made),
  blank: (names) => unknownTable(names?.length ?? 4, names),
  turn,
  opponents(record) {
    const last = (record as GameRecord).moves?.findLast(({ move }) => move === 'attack');
    return last?.move === 'attack' ? [last.by, last.target] : undefined;
  },
  namesOf(record) {
    const { moves } = record as GameRecord;
    const last = moves?.findLast(({ move }) => move === 'attack' || move === 'offer');
    // What is claimed with the Lodge is claimed with its card.
    const lodge = ['lodge-coat-of-arms'];
    if (last?.move === 'offer') return { lodge, accept: [last.by, last.object], refuse: [last.by, last.object] };
    if (last?.move !== 'attack') return { lodge };
    const priests = moves?.flatMap((move) => (move.move === 'use' && move.occupation === 'priest' ? [move.by] : []));
    const fighters = [last.by, last.target];
    // Who looks at what a fighter has, or takes it, has it from the other.
    return {
      lodge,
      attacker: [last.by],
      defender: [last.target],
      inspect: fighters,
      take: fighters,
      pay: priests?.slice(-1) ?? [],
    };
  },
  sentenceOf({ move, illegal }) {
    const { by, top } = move as Partial<{ by: string; top: readonly string[] }>;
    const isAny = by !== undefined && top !== undefined && illegal !== undefined && !('object' in illegal.params);
    return isAny ? { code: 'use', params: { by, occupation: 'clairvoyant' } } : moveSentence(move as Move);
  },
  likenessOf(move) {
    const { occupation } = move as { readonly occupation?: string };
    return occupation && `${move.move} ${occupation}`;
  },
  playersOf: (record) => (record as GameRecord).position.players.map(({ id }) => id),
  seating: { from: FEWEST, to: MOST, join, leave, rename },
  kinds: {
    fight: { emblem: 'dagger', node: 'attack' },
    trade: { emblem: 'monocle', node: 'offer' },
    claim: { emblem: 'key', node: 'claim' },
  } satisfies Record<PositionKind, object>,
  questionOf: (record, known) => questionSentence(known as Finding, record as GameRecord),
  hanging: (record, ruling, words) => hanging(record as GameRecord, ruling as Ruling, words),
};

export default board;
