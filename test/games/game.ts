/** What the conformance suite needs of a game. Everything it does, it does with any. */
import type { ZodType } from 'zod';
import type { MoveKinds } from '../../engine/kernel/moves.ts';
import type { Question, Wish } from '../../engine/kernel/quiz.ts';
import type { Random } from '../../engine/kernel/random.ts';
import type { Problem, Result } from '../../engine/kernel/result.ts';
import type { Choice, Pending, Say } from '../../engine/kernel/ruling.ts';
import type { AnyRuling as Ruled } from '../../src/games/rules.ts';
import type { Game } from '../../src/games.ts';

/** A move of any game. */
export interface AnyMove {
  readonly move: string;
  readonly by?: string;
}

/** A record of any game. */
export interface AnyRecord<Move = AnyMove> {
  readonly game: Game;
  readonly edition?: string;
  readonly position: { readonly players: readonly { readonly id: string }[]; readonly turn?: string };
  readonly moves?: readonly Move[];
  /** What is known of cards that are not. */
  readonly known?: readonly unknown[];
}

/** The ruling of any game, all of it. */
export interface AnyRuling extends Ruled {
  readonly applied: number;
  readonly position: unknown;
  readonly winners?: readonly string[];
  readonly pending: readonly Pending<AnyMove>[];
  readonly steps: readonly (Ruled['steps'][number] & { readonly changes: readonly unknown[] })[];
  readonly cases?: readonly (NonNullable<Ruled['cases']>[number] & { readonly ruling: AnyRuling })[];
}

/** A question about any game. */
export type AnyQuestion = Question<AnyRecord, AnyMove>;

/** A game under way. */
export interface AnyGame {
  readonly state: AnyRecord;
  readonly position: unknown;
  readonly winners: readonly string[] | undefined;
  legalMoves(): AnyMove[];
  play(move: AnyMove): { readonly ok: boolean };
  view(player: string): unknown;
}

/** A game that is to pass the suite. */
export interface Tested {
  readonly id: Game;
  /** Numbers of players. */
  readonly sizes: readonly number[];
  readonly editions: readonly string[];
  /** Moves after which a game at random is broken off. */
  readonly most: number;
  setUp(players: number, seed: number, edition: string): AnyRecord;
  game(state: AnyRecord): AnyGame;
  decode(input: unknown): Result<unknown>;
  /** Records in which things happen that are rare in whole games at random; those of its own tests, mostly. */
  records(): readonly object[];
  readonly rulingSchema: ZodType;
  rule(record: AnyRecord): AnyRuling;
  /** What might be done next, and whether it is legal; nothing where a move is illegal already. */
  choices(record: AnyRecord): readonly Choice<AnyMove, Say>[];
  answerOf(ruling: AnyRuling): Say & { readonly also?: Say; readonly owes?: Say };
  /** The editions that rule otherwise. */
  dissents(record: AnyRecord, ruling: AnyRuling): readonly unknown[];
  /** What cannot be so at a table. */
  problemsOf(record: AnyRecord): readonly unknown[];
  readonly moveKinds: MoveKinds;
  moveSentence(move: AnyMove): Say;
  findingSentence(finding: unknown, record: AnyRecord): Say;
  questionSentence(finding: unknown, record: AnyRecord): Say;
  /** The position after the changes that steps tell, on top of the one they began from. */
  replayed(record: AnyRecord, ruling: AnyRuling): unknown;
  /** The position of a ruling, as `replayed` gives it. */
  replayable(position: unknown): unknown;
  /** The record with some of what it says turned into `?`. */
  hiding(record: AnyRecord, random: Random, share: number): AnyRecord;
  toLink(record: AnyRecord): string;
  fromLink(text: string): { readonly record?: unknown; readonly problems: readonly Problem[] };
  /**
   * Every way in which what a record hides can lie, each as a record that hides nothing, all alike likely: of those that agree with what was
   * done, which may be none. Nothing if there are more than so many.
   */
  deals(record: AnyRecord, most: number): readonly AnyRecord[] | undefined;
  /** What outcomes are told apart by besides status and winners, as JSON. Left out: by their answers and the numbers of their positions. */
  gistOf?(ruling: AnyRuling): unknown;
  /** The kinds of moves that are nobody's to make, so that none is offered: what happens by accident. */
  readonly unoffered?: readonly string[];
  /** The record with what a player has not seen dealt anew; nothing if it has come to what the player would have noticed. */
  redealt(record: AnyRecord, player: string, random: Random): AnyRecord | undefined;
  /** By a game that asks questions to practise with. */
  readonly quiz?: Quizzed;
  /** Whole games for `npm run games`, those of a round: by a game that looks for more faults in them than can be found in any. */
  round?(round: number): readonly WholeGame[];
  /** Rounds that its own tests play: the command goes on after them. */
  readonly rounds?: number;
}

/** What the suite takes from a game's engine as it is. Its own types are narrower: a game is given nothing but its own records. */
export type FromEngine = Pick<
  Tested,
  | 'answerOf'
  | 'dissents'
  | 'problemsOf'
  | 'toLink'
  | 'fromLink'
  | 'moveKinds'
  | 'moveSentence'
  | 'findingSentence'
  | 'questionSentence'
>;

/** The questions about a game, and what its rules say of them: no function of the generator is asked. */
export interface Quizzed {
  ask(wish: Wish, number: number): readonly AnyQuestion[];
  /** What can be asked about. */
  readonly topics: readonly string[];
  /** The cards that the hidden one of a question can be if everybody saw what they saw. */
  cardsFitting(question: AnyQuestion): readonly string[];
  /** Who has won what is asked about by the last move. Left out by a game in which that is always the game. */
  winnersOf?(record: AnyRecord, ruling: AnyRuling): readonly string[];
  /** What questions say that a ruling comes to. Left out by a game in which that is its headline. */
  outcomeOf?: Tested['answerOf'];
}

/** A whole game to be played. */
export interface WholeGame {
  /** As it is told if anything is wrong with it. */
  readonly told: object;
  /** @returns what is wrong with it */
  play(): readonly string[];
}
