/**
 * Questions for a quiz: whole games are played at random from a seed and cut where something turns on a rule. What is right, the engine
 * says; a question that hangs on a reading of ours, or that editions answer differently, is not asked.
 */
import { type Random, seeded } from './random.ts';
import type { Basis, Say } from './ruling.ts';

/** What is asked: what comes of it, who wins, what somebody may do, what a card that nobody has shown must be. */
export const kinds = ['happens', 'wins', 'may', 'must'] as const;
/** What is asked. */
export type Kind = (typeof kinds)[number];

/** How much it takes to answer. */
export const levels = [1, 2, 3] as const;
/** How much it takes to answer: how many moves there are to follow, and how many paragraphs and cards decide. */
export type Level = (typeof levels)[number];

/** What a ruling comes to, and what has come of it besides. */
export interface Outcome extends Say {
  readonly also?: Say;
}

/** An answer to choose. */
export type Answer<Move> =
  | { readonly is: 'outcome'; readonly outcome: Outcome }
  /** Who wins; nobody if it is empty. */
  | { readonly is: 'winners'; readonly players: readonly string[] }
  | { readonly is: 'move'; readonly move: Move }
  /** A card by reference, as in `object.dagger`. */
  | { readonly is: 'card'; readonly card: string };

/** An answer to choose, with the record that proves or refutes it. */
export type Choice<Record, Move> = Answer<Move> & {
  /** Ruled on, it tells by which steps the answer is right or wrong. */
  readonly shows: Record;
  /** What would have come to this answer, where there is such a thing. */
  readonly instead?: Record;
};

/** An outcome, and what would have come to it, where there is such a thing. */
export interface Answered<Record> {
  readonly said: Outcome;
  readonly instead?: Record | undefined;
}

/** The answer that something comes of it. @param shows what proves or refutes it */
export const outcomeChoice = <Record, Move>(
  { said, instead }: Answered<Record>,
  shows: Record,
): Choice<Record, Move> => ({ is: 'outcome', outcome: said, shows, ...(instead && { instead }) });

/** The answer that these win. @param shows what proves or refutes it @param instead what would have come to it */
export const winnersChoice = <Record, Move>(
  players: readonly string[],
  shows: Record,
  instead?: Record,
): Choice<Record, Move> => ({ is: 'winners', players, shows, ...(instead && { instead }) });

/** A question. */
export interface Question<Record, Move> {
  readonly kind: Kind;
  readonly level: Level;
  /** The table, and what has been done. */
  readonly record: Record;
  /** What everybody has then seen, under `answer` or `step`. */
  readonly seen: readonly (Say & { readonly heading: 'answer' | 'step' })[];
  /** What is asked, in one sentence. */
  readonly asks: Say;
  /** At least two; one of them is right. */
  readonly choices: readonly Choice<Record, Move>[];
  /** The index of the right one. */
  readonly right: number;
  /** The chapters and cards that it is about, cards by reference. */
  readonly about: readonly string[];
}

/** What questions are wanted. */
export interface Wish {
  /** The same seed gives the same questions. A whole number, of which the last 32 bits count. */
  readonly seed: number;
  /** Left out: of every level. */
  readonly level?: Level | undefined;
  /** A chapter, or a card by reference. Left out: about anything. */
  readonly about?: string | undefined;
}

interface Grounded {
  readonly cites: readonly string[];
  readonly basis: Basis;
}

/** What is looked at in a move. */
interface AnyMove {
  readonly move: string;
  readonly by?: string;
}

/** What is looked at in a record. */
interface AnyRecord<Move> {
  readonly moves?: readonly Move[];
}

/** What is looked at in a ruling. */
interface AnyRuling {
  readonly status: string;
  readonly illegal?: Grounded & { readonly code: string };
  readonly steps: readonly Grounded[];
}

/** A point of a game: what has been done since an action began, and what came of it. */
export interface Point<Record, Ruling> {
  readonly record: Record;
  readonly ruling: Ruling;
}

/** A question as a game poses it. */
export interface Posed<Record, Move> {
  readonly record: Record;
  readonly asks: Say;
  readonly seen?: Question<Record, Move>['seen'];
  readonly right: Choice<Record, Move>;
  /** Wrong answers, the likeliest to be taken for right first. */
  readonly wrong: readonly Choice<Record, Move>[];
}

/** What a game brings so that questions can be asked about it. */
export interface Quizzed<Record, Move, Ruling> {
  /** A table at which a game begins. */
  begin(random: Random): Record;
  /** How likely a kind of move is to be made when it can be, by thousands. */
  eagerness(move: Move): number;
  /** A move as it is made: with what only its maker decides. */
  made(move: Move, random: Random): Move;
  /**
   * Whether it is somebody's turn to make a move that the engine takes in any order, of those that it allows.
   * @param isAsked whether it is to be the answer to what somebody may do
   */
  isInOrder(move: Move, allowed: readonly Move[], record: Record, isAsked: boolean): boolean;
  /** How the game could end now, where it can and it is worth asking what would come of it. @param ends the moves that end it, if any */
  ending(record: Record, ends: readonly Move[], random: Random): Move | undefined;
  /** The table at which the next action begins. */
  next(record: Record, ruling: Ruling): Record;
  rule(record: Record): Ruling;
  answerOf(ruling: Ruling): Outcome;
  dissents(record: Record, ruling: Ruling): readonly unknown[];
  problemsOf(record: Record): readonly unknown[];
  choicesAfter(
    record: Record,
  ): readonly { readonly move: Move; readonly illegal?: Grounded & { readonly code: string } }[];
  /** The kinds of cards, as references to them begin. */
  readonly cardKinds: ReadonlySet<string>;
  /** Kinds of moves that end the game: they are asked about, and the game goes on without them, or none would last. */
  readonly ends: ReadonlySet<string>;
  /** Up to what weight, in moves, paragraphs and cards, a question is of the first level, and up to what of the second. */
  readonly weights: { readonly [Asked in Kind]: readonly [number, number] };
  /** Illegal moves that nobody who has looked at the table takes for possible. */
  readonly obvious: ReadonlySet<string>;
  /** What bars moves in questions that are nearly the same each time: few are asked. */
  readonly tiresome: ReadonlySet<string>;
  /** Of moves that are barred alike the engine names any: one of them that somebody might think of. */
  thinkable(record: Record, barred: Move): Move;
  /** An outcome without what its sentence does not say: two that read the same are one. */
  reads(outcome: Outcome): Outcome;
  /** Ways to leave less to look at on the table; what one takes from it may matter. */
  readonly simpler: readonly ((record: Record) => Record)[];
  /** What can be asked about a point, by kind; the moves that somebody may make are offered by the engine. */
  readonly poses: {
    readonly [Asked in Exclude<Kind, 'may'>]: (
      point: Point<Record, Ruling>,
      before: readonly Point<Record, Ruling>[],
      random: Random,
    ) => Posed<Record, Move> | undefined;
  };
}

/** Moves after which a game is broken off. */
const LONGEST = 90;

/** Answers there are to choose from, at most; and wrong ones at least: of what somebody may do, more than one is barred. */
const CHOICES = 4;
const FEWEST_WRONG: { readonly [Asked in Kind]: number } = { happens: 2, wins: 1, may: 2, must: 1 };

/** Points of a game that are looked at for a question of one kind. */
const LOOKS = 8;

/** A question is about no more points before its own than this. */
const NEARBY = 12;

/** Games played in vain before it is said that there are no more questions of the kind wished for. */
const GAMES = 60;

/** One of so many questions is asked where all that is barred is barred by something tiresome. */
const TIRESOME = 12;

/** What has been done. */
const movesOf = <Move>({ moves = [] }: AnyRecord<Move>): readonly Move[] => moves;

/** The record after one move more. */
const withMove = <Record extends AnyRecord<Move>, Move>(record: Record, move: Move): Record => ({
  ...record,
  moves: [...movesOf(record), move],
});

/** The point after one move more. */
function after<Record extends AnyRecord<Move>, Move, Ruling>(
  { rule }: Quizzed<Record, Move, Ruling>,
  before: Record,
  move: Move,
): Point<Record, Ruling> {
  const record = withMove(before, move);
  return { record, ruling: rule(record) };
}

/** Plays a game at random. @returns its points, one after each move */
function played<Record extends AnyRecord<Move>, Move extends AnyMove, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  random: Random,
): Point<Record, Ruling>[] {
  const points: Point<Record, Ruling>[] = [];
  let record = game.begin(random);
  for (let made = 0; made < LONGEST; made++) {
    const allowed = game.choicesAfter(record).flatMap(({ move, illegal }) => (illegal ? [] : [move]));
    const possible = allowed.filter((move) => game.isInOrder(move, allowed, record, false));
    const ends = possible.filter(({ move }) => game.ends.has(move));
    const end = game.ending(record, ends, random);
    if (end) points.push(after(game, record, end));
    const legal = possible.filter((move) => !ends.includes(move));
    if (legal.length === 0) break;
    const all = [...new Map(legal.map((move) => [move.move, move])).values()];
    const eager = all.filter((move) => random.below(1000) < game.eagerness(move));
    const { move: kind } = random.pick(eager.length ? eager : all);
    const move = game.made(random.pick(legal.filter((one) => one.move === kind)), random);
    const point = after(game, record, move);
    points.push(point);
    const { ruling } = point;
    if (ruling.status === 'over') break;
    record = ruling.status === 'pending' ? point.record : game.next(point.record, ruling);
  }
  return points;
}

/** What a ruling rests on. */
const groundsOf = ({ steps, illegal }: AnyRuling): readonly Grounded[] => (illegal ? [...steps, illegal] : steps);

/** Whether a record can be and every edition rules on it alike, on what the leaflets say. */
function isSure<Record, Move, Ruling extends AnyRuling>(
  { problemsOf, rule, dissents }: Quizzed<Record, Move, Ruling>,
  record: Record,
): boolean {
  if (problemsOf(record).length > 0) return false;
  const ruling = rule(record);
  if (ruling.status === 'depends') return false;
  return groundsOf(ruling).every(({ basis }) => basis !== 'reading') && dissents(record, ruling).length === 0;
}

/** What comes of a record, and by which steps. */
const outlined = <Record, Move, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  record: Record,
): string => {
  const ruling = game.rule(record);
  return JSON.stringify([game.answerOf(ruling), groundsOf(ruling).map(({ cites }) => cites)]);
};

/**
 * The record of a question with less to look at, as long as the same is told of it.
 * @param told what is to stay the same; left out, what comes of the record, and by which steps
 */
export function simplified<Record, Move, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  record: Record,
  told: (record: Record) => string = (one) => outlined(game, one),
): Record {
  const before = told(record);
  return game.simpler.reduce((simple, leave) => {
    const less = leave(simple);
    return game.problemsOf(less).length === 0 && told(less) === before ? less : simple;
  }, record);
}

/** What somebody may do: one move that is legal beside others that are not, each for a reason of its own where there are as many. */
function mayOf<Record extends AnyRecord<Move>, Move extends AnyMove, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  { record }: Point<Record, Ruling>,
  random: Random,
): Posed<Record, Move> | undefined {
  const all = game.choicesAfter(record);
  const allowed = all.flatMap(({ move, illegal }) => (illegal ? [] : [move]));
  const moves = random
    .shuffle(all)
    .filter(({ move, illegal }) =>
      illegal ? !game.obvious.has(illegal.code) : game.isInOrder(move, allowed, record, true),
    );
  const barred = moves.flatMap(({ move, illegal }) =>
    move.by !== undefined && illegal?.basis === 'text' ? [{ move, by: move.by, code: illegal.code }] : [],
  );
  if (barred.length === 0) return undefined;
  const { by } = random.pick(barred);
  const shown = (move: Move) => ({ is: 'move' as const, move, shows: withMove(record, move) });
  const legal = moves.find(({ move, illegal }) => move.by === by && !illegal);
  if (!legal) return undefined;
  const own = barred.filter((one) => one.by === by);
  if (own.every(({ code }) => game.tiresome.has(code)) && random.below(TIRESOME) > 0) return undefined;
  const firsts = [...new Map(own.map((one) => [one.code, one])).values()];
  const wrong = [...firsts, ...own.filter((one) => !firsts.includes(one))].map(({ move }) =>
    shown(game.thinkable(record, move)),
  );
  return { record, asks: { code: 'may', params: { by } }, right: shown(legal.move), wrong };
}

/** What an answer says, in a text: two that say the same are one. */
function saidBy<Record, Move, Ruling>(game: Quizzed<Record, Move, Ruling>, choice: Choice<Record, Move>): string {
  if (choice.is === 'outcome') return JSON.stringify(game.reads(choice.outcome));
  return JSON.stringify({ ...choice, shows: undefined, instead: undefined });
}

/** What somebody may do, on a table with less to look at. */
function mayOnLess<Record extends AnyRecord<Move>, Move, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  record: Record,
  choices: readonly Choice<Record, Move>[],
): { record: Record; choices: readonly Choice<Record, Move>[] } {
  /** The moves of one record on the table of another. */
  const shownOn = (table: Record, made: Record): Record => ({ ...table, moves: movesOf(made) });
  const told = (table: Record) => choices.map(({ shows }) => outlined(game, shownOn(table, shows))).join();
  // All the moves stand in it at once: whoever makes one of them is looked at.
  const moves = [...new Set(choices.flatMap(({ shows }) => movesOf(shows)))];
  const simpler = game.simpler.map(
    (leave) =>
      (table: Record): Record =>
        shownOn(leave({ ...table, moves }), record),
  );
  const less = simplified({ ...game, simpler }, record, told);
  const shown = choices.map((choice) => ({ ...choice, shows: shownOn(less, choice.shows) }));
  return shown.every(({ shows }) => isSure(game, shows)) ? { record: less, choices: shown } : { record, choices };
}

/** What is cited, each once. */
const citedIn = (grounds: readonly Grounded[]): Set<string> => new Set(grounds.flatMap(({ cites }) => cites));

/** The chapters and cards of what is cited. */
const subjectsOf = (cites: ReadonlySet<string>, cardKinds: ReadonlySet<string>): string[] => [
  ...new Set(
    [...cites].map((cite) => {
      const kind = cite.slice(0, cite.indexOf('.'));
      return cardKinds.has(kind) ? cite : kind;
    }),
  ),
];

/** What decides a question: what its right answer rests on, and for moves what stands against the others. */
function decidedBy<Record, Move, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  kind: Kind,
  choices: readonly Choice<Record, Move>[],
  right: Choice<Record, Move>,
): Set<string> {
  if (kind !== 'may') return citedIn(game.rule(right.shows).steps);
  return citedIn(choices.flatMap(({ shows }) => game.rule(shows).illegal ?? []));
}

const levelOf = (weight: number, [first, second]: readonly [number, number]): Level =>
  weight <= first ? 1 : weight <= second ? 2 : 3;

/** A question out of what a game poses, its answers in an order of chance; nothing if it is not sure, or not what is wished for. */
function asked<Record extends AnyRecord<Move>, Move, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  kind: Kind,
  { record: full, asks, seen = [], right, wrong }: Posed<Record, Move>,
  { level, about }: Wish,
  random: Random,
): Question<Record, Move> | undefined {
  if (!isSure(game, right.shows)) return undefined;
  // The first of those that read the same: it may tell what would have come to it.
  const said = new Set([saidBy(game, right)]);
  const sure: Choice<Record, Move>[] = [];
  for (const choice of wrong) {
    if (sure.length === CHOICES - 1) break;
    const isNew = said.size < said.add(saidBy(game, choice)).size;
    if (isNew && isSure(game, choice.shows)) sure.push(choice);
  }
  if (sure.length < FEWEST_WRONG[kind]) return undefined;
  const order = random.shuffle([right, ...sure]);
  const { record, choices } = kind === 'may' ? mayOnLess(game, full, order) : { record: full, choices: order };
  const cites = decidedBy(game, kind, choices, right);
  const question: Question<Record, Move> = {
    kind,
    level: levelOf(cites.size + movesOf(record).length, game.weights[kind]),
    record,
    seen,
    asks,
    choices,
    right: order.indexOf(right),
    about: subjectsOf(cites, game.cardKinds),
  };
  if (level !== undefined && question.level !== level) return undefined;
  return about === undefined || question.about.includes(about) ? question : undefined;
}

/** A question of a kind about one of these points. */
function found<Record extends AnyRecord<Move>, Move extends AnyMove, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  kind: Kind,
  points: readonly Point<Record, Ruling>[],
  wish: Wish,
  random: Random,
): Question<Record, Move> | undefined {
  const { about } = wish;
  const { cardKinds } = game;
  let looks = 0;
  for (const at of random.shuffle([...points.keys()])) {
    const point = points[at] as Point<Record, Ruling>;
    // This saves the work where it cannot be about what is wished for. What bars a move is only known once moves are tried, and a question
    // may begin some moves before its point.
    const nearby = points.slice(Math.max(0, at - NEARBY), at + 1).flatMap(({ ruling }) => ruling.steps);
    if (about !== undefined && kind !== 'may' && !subjectsOf(citedIn(nearby), cardKinds).includes(about)) continue;
    const posed = kind === 'may' ? mayOf(game, point, random) : game.poses[kind](point, points.slice(0, at), random);
    if (!posed) continue;
    const question = asked(game, kind, posed, wish, random);
    if (question) return question;
    if (++looks === LOOKS) return undefined;
  }
  return undefined;
}

/**
 * Questions without end, or until there are no more of the kind wished for: one of each kind out of every game played.
 * @returns nothing after each game, so that whoever cannot wait can do something else meanwhile
 */
export function* questionsOf<Record extends AnyRecord<Move>, Move extends AnyMove, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  wish: Wish,
): Generator<Question<Record, Move> | undefined> {
  const random = seeded(wish.seed);
  let fruitless = 0;
  while (fruitless < GAMES) {
    fruitless++;
    const points = played(game, random);
    for (const kind of random.shuffle(kinds)) {
      const question = found(game, kind, points, wish, random);
      if (!question) continue;
      fruitless = 0;
      yield question;
    }
    yield undefined;
  }
}

/** So many questions, or as many as there are. @param number at least 1 */
export function quizOf<Record extends AnyRecord<Move>, Move extends AnyMove, Ruling extends AnyRuling>(
  game: Quizzed<Record, Move, Ruling>,
  wish: Wish,
  number: number,
): Question<Record, Move>[] {
  const all: Question<Record, Move>[] = [];
  for (const question of questionsOf(game, wish)) {
    if (question) all.push(question);
    if (all.length >= number) break;
  }
  return all;
}
