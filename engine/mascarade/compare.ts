/**
 * Whether other editions would rule otherwise, and how.
 */
import { dissentsOf, type Dissent as KernelDissent } from '../kernel/compare.ts';
import { editions } from './data.ts';
import type { Edition, Option } from './ground.ts';
import type { Illegal } from './illegal.ts';
import { problemsOf } from './position.ts';
import type { GameRecord } from './record.ts';
import { type Ruling, rule, rulings } from './rule.ts';
import type { Step } from './table.ts';

/** An edition that rules otherwise on the same record. */
export type Dissent = KernelDissent<Ruling, Edition, Option, Step, Illegal>;

/**
 * What of a ruling is no outcome by itself: the way there, why a move is forbidden, who has which card, which characters can be named, as
 * another one is in play, and what else can come of it, which is compared one by one.
 */
const PASSED_OVER = /^(steps|illegal|cards|character|cases|deals|question)$/;

/** What a ruling comes to. */
const verdict = (ruling: Ruling): string =>
  JSON.stringify(ruling, (key, value) => (PASSED_OVER.test(key) ? undefined : value));

const game = {
  editions,
  under: (record: GameRecord, edition: Edition) => ({ ...record, edition }),
  rule,
  rulings,
  problemsOf,
  verdict,
};

/** The editions that come to another outcome than the record's own, in their usual order. */
export const dissents = (record: GameRecord, ruling: Ruling = rule(record)): Dissent[] =>
  dissentsOf<GameRecord, Step, Illegal, Ruling, Edition, Option>(game, record, ruling, record.edition ?? 'reference');
