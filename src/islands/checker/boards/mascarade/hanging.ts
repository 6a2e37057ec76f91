/**
 * What a ruling hangs on: a card that nobody has told us, or a swap of which only who made it knows.
 */
import type { Filling, Hanging } from '../../game.ts';
import { kept } from '../../known.ts';
import { casesTold, ifNot } from '../../table/hanging.ts';
import type { Words } from '../../words.ts';
import { put } from './editing.ts';
import {
  engine,
  type Finding,
  findingSentence,
  type GameRecord,
  type Move,
  problemsOf,
  questionSentence,
  type Ruling,
} from './engine.ts';

/** Places of a position, as findings name them. */
const PLACE = /^(?:players\[(\d+)\]\.cards|centre)\[(\d+)\]$/;

/** What a ruling hangs on; nothing where it hangs on nothing. */
export function hanging(record: GameRecord, ruling: Ruling, words: Words): Hanging | undefined {
  const { status, cases = [], deals = 0, question } = ruling;
  if (status !== 'depends') return undefined;
  const answer = (asked: Finding, holds: boolean) =>
    filling(record, ['move' in asked ? { ...asked, swapped: holds } : { ...asked, holds }]);
  return {
    isKnownToSome: true,
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
        ...(!('move' in question) && question.before === undefined && { path: `position.${question.place}` }),
        yes: answer(question, true),
        no: answer(question, false),
        ifNot: ifNot(cases, (one) => contradicts(one, question)),
      },
    }),
  };
}

/** Whether a finding says that the answer to a question is yes: then it is not so where the answer is no. */
function contradicts(finding: Finding, question: Finding): boolean {
  if ('move' in finding || 'move' in question)
    return 'move' in finding && 'move' in question && finding.move === question.move && finding.swapped;
  return (
    finding.place === question.place &&
    finding.before === question.before &&
    finding.card === question.card &&
    finding.holds
  );
}

/** A move with what it showed of a player: the character asked about, or another. */
function withShown(move: Move, by: string, isIt: boolean): Move | undefined {
  if (move.move === 'name') return { ...move, right: isIt };
  if (move.move !== 'resolve') return undefined;
  const { holders = [], liars = [] } = move;
  return isIt ? { ...move, holders: [...holders, by] } : { ...move, liars: [...liars, by] };
}

/** What findings say, as a record says it; nothing where it cannot. */
function filling(record: GameRecord, findings: readonly Finding[]): Filling | undefined {
  const told = [...(record.moves ?? [])];
  let filled = record;
  for (const finding of findings) {
    if ('move' in finding) {
      const move = told[finding.move];
      if (move) told[finding.move] = { ...move, swapped: finding.swapped } as Move;
      continue;
    }
    const { place, card: character, holds, before } = finding;
    const [whole, seat, card] = PLACE.exec(place) ?? [];
    if (whole === undefined) return undefined;
    if (before !== undefined) {
      const by = record.position.players[Number(seat)]?.id;
      const move = told[before];
      const shown = by !== undefined && move ? withShown(move, by, holds) : undefined;
      if (!shown) return undefined;
      told[before] = shown;
      continue;
    }
    if (holds)
      filled = put(filled, { seat: seat === undefined ? 'centre' : Number(seat), card: Number(card) }, character);
    else filled = { ...filled, known: [...(filled.known ?? []), { place, card: character, holds }] };
  }
  const moves = told.flatMap((move, at) => (move === record.moves?.[at] ? [] : [{ at, move }]));
  const { position, known } = kept(engine, filled);
  if (problemsOf({ ...filled, known: known ?? [] }).length > 0) return undefined;
  return {
    ...(position !== record.position && { position }),
    ...(known && { known }),
    ...(moves.length > 0 && { moves }),
  };
}
