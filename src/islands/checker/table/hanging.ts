/**
 * What a ruling hangs on, as every game tells it: what it can come to, when, and how likely that is.
 */
import type { Case, Say } from '../../../../engine/kernel/ruling.ts';
import type { Filling, Hanging, Ruling } from '../game.ts';
import type { Words } from '../words.ts';

/** Findings that must all hold, as the part of a sentence that follows an “if”. @param sentenceOf a finding as a clause under `finding` */
export const conditionsOf = <Finding>(
  findings: readonly Finding[],
  sentenceOf: (finding: Finding) => Say,
  words: Words,
): string => words.all(findings.map((finding) => words.say('finding', sentenceOf(finding))));

/**
 * What a ruling can come to, each with its conditions.
 * @param deals of how many each case tells how many lead to it
 * @param filling the record with findings filled in; nothing where it cannot say them
 */
export const casesTold = <Finding, One extends Ruling>(
  cases: readonly Case<Finding, One>[],
  deals: number,
  sentenceOf: (finding: Finding) => Say,
  filling: (findings: readonly Finding[]) => Filling | undefined,
  words: Words,
): Hanging['cases'] =>
  cases.map((one) => ({
    ...one,
    when: one.when
      .filter((findings) => findings.length > 0)
      .map((findings) => {
        const filled = filling(findings);
        return { text: conditionsOf(findings, sentenceOf, words), ...(filled && { filled }) };
      }),
    share: words.say('depends', { code: 'share', params: { number: one.deals, total: deals } }),
  }));

/** What it can still come to where the answer to what is asked is no. @param isYes whether a finding says that it is yes */
export const ifNot = <Finding, One extends Ruling>(
  cases: readonly Case<Finding, One>[],
  isYes: (finding: Finding) => boolean,
): One[] =>
  cases.filter(({ when }) => when.length === 0 || when.some((all) => !all.some(isYes))).map((one) => one.ruling);
