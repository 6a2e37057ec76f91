/**
 * Teufelsburg as the checker shows it.
 */
import './board.css';
import type { PositionKind } from '../../../../games/teufelsburg/positions.ts';
import type { Board, Filling } from '../../game.ts';
import { open, unknownTable } from './editing.ts';
import {
  contradicts,
  engine,
  type Finding,
  filledIn,
  type GameRecord,
  type Move,
  moveSentence,
  questionSentence,
  type Ruling,
} from './engine.ts';
import { conditionsOf, Prospects } from './Prospects.tsx';
import { rows } from './rows.ts';
import { Seat } from './Seat.tsx';
import { Players, SetUp } from './SetUp.tsx';
import { repairs, settings } from './settings.ts';
import { Table } from './Table.tsx';

const board: Board = {
  engine,
  Table,
  SetUp,
  Seat,
  Players,
  Insight: Prospects,
  rows,
  settings,
  repairs,
  open: (record, made) => open(record as GameRecord, made),
  blank: () => unknownTable(4),
  namesOf(record) {
    const fight = (record as GameRecord).moves?.findLast((move) => move.move === 'attack');
    return fight ? { attacker: [fight.by], defender: [fight.target] } : {};
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
  kinds: {
    fight: { emblem: 'dagger', row: 'attack' },
    trade: { emblem: 'monocle', row: 'offer' },
    claim: { emblem: 'key', row: 'claim' },
  } satisfies Record<PositionKind, object>,
  hanging(record, ruling, words) {
    const { status, cases = [], deals = 0, question } = ruling as Ruling;
    if (status !== 'depends') return undefined;
    const { position } = record as GameRecord;
    const [won, another] = new Set(cases.map((one) => one.ruling.won));
    return {
      ...(won && !another && { sure: { code: 'won-for', params: { association: won } } }),
      cases: cases.map((one) => ({
        when: one.when
          .filter((findings) => findings.length > 0)
          .map((findings) => {
            const filled = filledIn(record as GameRecord, findings)?.position;
            return { text: conditionsOf(findings, position, words), ...(filled && { filled: { position: filled } }) };
          }),
        ruling: one.ruling,
        deals: one.deals,
        share: words.say('depends', { code: 'share', params: { number: one.deals, total: deals } }),
      })),
      ...(question && {
        question: {
          text: words.say('depends', {
            code: 'settles',
            params: { question: words.say('question', questionSentence(question, position)) },
          }),
          path: `position.${question.place}`,
          ...answers(record as GameRecord, question),
          ifNot: cases.filter(({ when }) => canBe(when, { ...question, holds: false })).map((one) => one.ruling),
        },
      }),
    };
  },
};

/** Whether an outcome that comes about in one of these ways still can, once something has been found. */
const canBe = (when: readonly (readonly Finding[])[], found: Finding): boolean =>
  when.length === 0 || when.some((findings) => !findings.some((one) => contradicts(one, found)));

/** What the table is with either answer to a question, where a position can say it. */
function answers(record: GameRecord, question: Finding): { yes?: Filling; no?: Filling } {
  const [yes, no] = [true, false].map((holds) => filledIn(record, [{ ...question, holds }])?.position);
  return { ...(yes && { yes: { position: yes } }), ...(no && { no: { position: no } }) };
}

export default board;
