/**
 * The rules of *Die Kutschfahrt zur Teufelsburg*: rule on a record, say what can be done next, compare editions, play whole games.
 * @module teufelsburg
 */

export type { Finding } from '../kernel/deal.ts';
export type { Counted, PlanStep } from '../kernel/plan.ts';
export type { Basis, Params, Say, Status } from '../kernel/ruling.ts';
export { type Answer, answerOf } from './answer.ts';
export { inPlayWith } from './box.ts';
export { type Dissent, dissents } from './compare.ts';
export {
  type AnswerCode,
  type CardRef,
  editions,
  facts,
  type IllegalCode,
  type OwesCode,
  objects,
  occupations,
  type ParagraphId,
  type ReadingId,
  type StepCode,
} from './data.ts';
export { contradicts } from './depends.ts';
export { filledIn, findingSentence, questionSentence } from './findings.ts';
export { apply, Game, legalMoves, type Played, type State } from './game.ts';
export type { Cite, Edition, Ground, Option, Options } from './ground.ts';
export type { Illegal } from './illegal.ts';
export { type Choice, choices, legalMoves as legalMovesAt, type Pending } from './legal.ts';
export { fromLink, type LinkContent, toLink } from './link.ts';
export { moveKinds } from './move-kinds.ts';
export { inCommon, verdict } from './outcomes.ts';
export { cardParams, moveSentence } from './params.ts';
export { type Dealt, type Plan, type PlanChoice, planFor, type SetUpCode, type SetUpStep, stepsOf } from './plan.ts';
export {
  type Ending,
  type EndingFault,
  endingFaults,
  type Merit,
  meritOf,
  POINTS,
  type Points,
  type Round,
  type Standing,
  scoreEnding,
  standing,
} from './points.ts';
export { problemsOf } from './position.ts';
export { type Chance, type Prospect, prospects } from './prospects.ts';
export type * from './record.ts';
export {
  type Case,
  details,
  type FightRuling,
  type Ruling,
  rule,
  tablesAfter,
} from './rule.ts';
export { endingOf, scoreRound } from './score.ts';
export { type SetUp, setUp } from './setup.ts';
export type { Change, Sight, Step } from './state.ts';
export { type View, view } from './view.ts';
