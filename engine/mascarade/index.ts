/**
 * The rules of *Mascarade*: rule on a record, say what can be done next, who can be who, compare editions, play whole games.
 * @module mascarade
 */

export type { Counted, PlanStep } from '../kernel/plan.ts';
export type { Basis, Params, Say, Status } from '../kernel/ruling.ts';
export { type Answer, answerOf } from './answer.ts';
export type { Finding, Known } from './cards.ts';
export { type Dissent, dissents } from './compare.ts';
export {
  type AnswerCode,
  type CardRef,
  characters,
  editions,
  facts,
  type IllegalCode,
  type OwesCode,
  type ParagraphId,
  type ReadingId,
  type StepCode,
} from './data.ts';
export { cardsEach, type DeckFault, deckFaults, deckFor, deckOf } from './deck.ts';
export { apply, Game, legalMoves, type Played, type State } from './game.ts';
export type { Cite, Edition, Ground, Option, Options } from './ground.ts';
export { type Identities, identities } from './identities.ts';
export type { Illegal } from './illegal.ts';
export { type Choice, choices, type Pending } from './legal.ts';
export { fromLink, type LinkContent, toLink } from './link.ts';
export { moveKinds } from './move-kinds.ts';
export { cardParams, findingSentence, moveSentence, questionSentence } from './params.ts';
export { type Plan, type PlanChoice, planFor, type SetUpCode, type SetUpStep, stepsOf } from './plan.ts';
export { problemsOf } from './position.ts';
export type * from './record.ts';
export { CENTRE, isSecret, takesCards } from './record.ts';
export { type AnnouncementRuling, type Case, details, type Ruling, rule, tablesAfter } from './rule.ts';
export { type SetUp, setUp } from './setup.ts';
export type { Change, PlaceName, Sight, Step } from './table.ts';
export { tellings } from './tellings.ts';
export { type View, view } from './view.ts';
