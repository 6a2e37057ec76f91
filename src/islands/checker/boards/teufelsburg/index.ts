/**
 * Teufelsburg as the checker shows it.
 */
import type { PositionKind } from '../../../../games/teufelsburg/positions.ts';
import type { Board, Filling } from '../../game.ts';
import { turn } from '../../turn.ts';
import { choicesAfter, hasMissed, join, leave, open, rename, unknownTable } from './editing.ts';
import {
  BAGS,
  contradicts,
  engine,
  FEWEST,
  type Finding,
  filledIn,
  type GameRecord,
  inCommon,
  MOST,
  type Move,
  moveSentence,
  problemsOf,
  questionSentence,
  type Ruling,
} from './engine.ts';
import { conditionsOf, Prospects } from './Prospects.tsx';
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
  blank: () => unknownTable(4),
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
  hanging(record, ruling, words) {
    const { status, cases: all = [], deals: every = 0, question } = ruling as Ruling;
    if (status !== 'depends') return undefined;
    const { moves = [] } = record as GameRecord;
    const hit = moves.some(isHit) ? all.filter((one) => !hasMissed(one.ruling)) : [];
    // Where a bag was given, only which of them is open.
    const isOneBag = hit.length > 0 && hit.length < all.length;
    const cases = isOneBag ? hit : all;
    const deals = isOneBag ? hit.reduce((sum, one) => sum + one.deals, 0) : every;
    const [won, ...others] = new Set(cases.map((one) => one.ruling.won));
    return {
      ...(won &&
        others.length === 0 && {
          sure: {
            said: { code: 'won-for', params: { association: won } },
            steps: inCommon(cases.map((one) => one.ruling)).steps,
          },
        }),
      cases: cases.map((one) => ({
        when: one.when
          .filter((findings) => findings.length > 0)
          .map((findings) => {
            const filled = filling(record as GameRecord, findings);
            return { text: conditionsOf(findings, record as GameRecord, words), ...(filled && { filled }) };
          }),
        ruling: one.ruling,
        deals: one.deals,
        share: words.say('depends', { code: 'share', params: { number: one.deals, total: deals } }),
      })),
      ...(question && {
        question: {
          question: questionSentence(question, record as GameRecord),
          path: `position.${question.place}`,
          ...answers(record as GameRecord, question, isOneBag ? otherBag(question) : []),
          ifNot: cases.filter(({ when }) => canBe(when, { ...question, holds: false })).map((one) => one.ruling),
        },
      }),
    };
  },
};

/** Whether an outcome that comes about in one of these ways still can, once something has been found. */
const canBe = (when: readonly (readonly Finding[])[], found: Finding): boolean =>
  when.length === 0 || when.some((findings) => !findings.some((one) => contradicts(one, found)));

/** Whether a move says what a Diplomat gave for a Secret Bag, either one: then there was one. */
const isHit = (move: Move): boolean =>
  move.move === 'use' && move.occupation === 'diplomat' && move.object === 'secret-bag' && move.return !== undefined;

/** That the other bag is there, where one is asked about and there is one of them. */
function otherBag(question: Finding): Finding[] {
  const isBag = BAGS.some((bag) => bag === question.card);
  return BAGS.filter((bag) => isBag && bag !== question.card).map((card) => ({ ...question, card, holds: true }));
}

/**
 * What is known with either answer to a question; an answer is missing of what nobody can know before the moves.
 * @param implied what is so as well if the answer is no
 */
function answers(record: GameRecord, question: Finding, implied: readonly Finding[]): { yes?: Filling; no?: Filling } {
  const [yes, no] = [true, false].map((holds) => filling(record, [{ ...question, holds }, ...(holds ? [] : implied)]));
  return { ...(yes && { yes }), ...(no && { no }) };
}

/**
 * The record with findings filled in: cards that a position can name in the place of unknown ones, the rest as known of these.
 * @returns nothing where they are about what nobody can know before the moves
 */
function filling(record: GameRecord, findings: readonly Finding[]): Filling | undefined {
  const isSaid = (finding: Finding) => filledIn(record, [finding]) !== undefined;
  const said = findings.filter(isSaid);
  const filled = said.length > 0 ? filledIn(record, said) : record;
  if (!filled) return undefined;
  /** Of a hand that is named as a whole, nothing more is to be known. */
  const isOpen = ({ place }: Finding) => {
    const [, seat] = /^players\[(\d)\]\.objects$/.exec(place) ?? [];
    return seat === undefined || filled.position.players[Number(seat)]?.objects.includes('?');
  };
  const unsaid = findings.filter((finding) => !isSaid(finding) && isOpen(finding));
  const known = [...(record.known ?? []), ...unsaid].map((one) => {
    // What has been named is none of the unknown cards any more.
    const named = said.find(({ place, card }) => place === one.place && card === one.card)?.atLeast ?? 0;
    return { ...one, atLeast: Math.max(1, one.atLeast - named) };
  });
  const { position } = filled;
  if (
    unsaid.length > 0 &&
    problemsOf({ ...record, position, known }).some(({ path }) => path === `known[${known.length - 1}]`)
  )
    return undefined;
  return { position, known };
}

export default board;
