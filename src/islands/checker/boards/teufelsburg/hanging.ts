/**
 * What a ruling hangs on: cards that nobody has told us.
 */
import type { Asked, Filling, Hanging } from '../../game.ts';
import { casesTold, ifNot } from '../../table/hanging.ts';
import type { Words } from '../../words.ts';
import { hasMissed } from './editing.ts';
import {
  BAGS,
  contradicts,
  type Finding,
  filledIn,
  findingSentence,
  type GameRecord,
  inCommon,
  type Move,
  problemsOf,
  questionSentence,
  type Ruling,
} from './engine.ts';

/** What a ruling hangs on; nothing where it hangs on nothing. */
export function hanging(record: GameRecord, ruling: Ruling, words: Words): Hanging | undefined {
  const { status, cases: all = [], deals: every = 0, question } = ruling;
  if (status !== 'depends') return undefined;
  const { moves = [] } = record;
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
    cases: casesTold(
      cases,
      deals,
      (finding) => findingSentence(finding, record),
      (findings) => filling(record, findings),
      words,
    ),
    ...(question && {
      question: {
        question: questionSentence(question, record),
        path: `position.${question.place}`,
        ...answers(record, question, isOneBag ? otherBag(question) : []),
        ifNot: ifNot(cases, (one) => contradicts(one, { ...question, holds: false })),
      },
    }),
  };
}

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
const answers = (record: GameRecord, question: Finding, implied: readonly Finding[]): Pick<Asked, 'yes' | 'no'> => ({
  yes: filling(record, [{ ...question, holds: true }]),
  no: filling(record, [{ ...question, holds: false }, ...implied]),
});

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
  if (unsaid.length > 0 && problemsOf({ ...record, position, known }).some(({ path }) => path.startsWith('known[')))
    return undefined;
  return { position, known };
}
