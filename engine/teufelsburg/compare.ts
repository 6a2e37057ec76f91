/**
 * Whether other editions would rule otherwise, and how.
 */
import { dissentsOf, type Dissent as KernelDissent } from '../kernel/compare.ts';
import { answerOf } from './answer.ts';
import { editions } from './data.ts';
import type { Edition, Option } from './ground.ts';
import type { Illegal } from './illegal.ts';
import { verdict } from './outcomes.ts';
import { problemsOf } from './position.ts';
import type { GameRecord } from './record.ts';
import { type Ruling, rule, rulings } from './rule.ts';
import type { Step } from './state.ts';

/** An edition that rules otherwise on the same record. */
export type Dissent = KernelDissent<Ruling, Edition, Option, Step, Illegal>;

const game = {
  editions,
  under: (record: GameRecord, edition: Edition) => ({ ...record, edition }),
  rule,
  rulings,
  problemsOf,
  // What somebody has to do next is part of it: to give away what is too much, or to discard it; why a move is forbidden is not.
  verdict: ({ illegal, ...ruling }: Ruling) => `${verdict(ruling)} ${answerOf(ruling).owes?.code}`,
};

/** The editions that come to another outcome than the record's own, in their usual order. */
export const dissents = (record: GameRecord, ruling: Ruling = rule(record)): Dissent[] =>
  dissentsOf<GameRecord, Step, Illegal, Ruling, Edition, Option>(game, record, ruling, record.edition ?? 'reference');
