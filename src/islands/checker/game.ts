/**
 * What the checker asks of a game: its engine, and the board that shows and sets its table. The shell knows nothing else of it.
 *
 * A game lays its board beside the others as the default export of `boards/<game>/index.ts`. What only its table has of styles stands in its
 * `board.css`, if it has any: pages have the sheet of their game's board, pictures those of all boards, so it names what no other board draws. Its own
 * strings are those of the game's `board.json` (`Words.b`), among them `kind.<kind>` for each of its `kinds`, `line.placeholder`, what players call
 * its moves (`said`, by the kind of move; in `line.mutual` the verbs by which two do a move each, in `line.giving` those
 * of who gives something for something else, which stands after the words in `line.price`; in `line.also` the words by which somebody does the
 * same as who was named before, if there are any), and what the parts in `table/` say
 * that it uses.
 */
import type { FunctionComponent } from 'preact';
import type { Problem } from '../../../engine/kernel/result.ts';
import type { Basis, Choice as KernelChoice, Say } from '../../../engine/kernel/ruling.ts';
import type { SentenceParams } from '../../sentences/explain.ts';
import type { Words } from './words.ts';

/** Something done. */
export interface Move {
  readonly move: string;
  readonly by?: string;
}

/** What is known of a card that lies unknown before the moves, or is known not to be so. */
export interface Known {
  /** Where it lies, as a path into the position. */
  readonly place: string;
  readonly card: string;
  readonly holds: boolean;
}

/** A position and the moves made from it. */
export interface GameRecord {
  readonly game: string;
  readonly edition?: string;
  readonly variants?: readonly string[];
  readonly position: object;
  readonly known?: readonly Known[];
  readonly moves?: readonly Move[];
}

/** A sentence with what it rests on. */
export interface Grounded extends Say {
  readonly cites: readonly string[];
  readonly basis: Basis;
  readonly option?: string | undefined;
  readonly reading?: string | undefined;
}

/** One step of an explanation. */
export interface Step extends Grounded {
  /** The move that it belongs to. */
  readonly move: number;
}

/** The outcome of a record. */
export interface Ruling {
  readonly status: string;
  readonly applied: number;
  readonly illegal?: Grounded;
  readonly steps: readonly Step[];
  /** The table after the moves carried out. */
  readonly position: GameRecord['position'];
  /** Who must or may decide next. */
  readonly pending: readonly { readonly by?: string }[];
  /** Who has won, where the game is over. */
  readonly winners?: readonly string[];
  /** What it can come to, where a hidden card decides. */
  readonly cases?: readonly { readonly ruling: Ruling }[];
}

/** A move that a player might think of, and the rule that forbids it if one does. */
export type Choice = KernelChoice<Move, Grounded>;

/** An edition that rules otherwise. */
export interface Dissent {
  readonly edition: string;
  readonly ruling: Ruling;
  readonly options: readonly string[];
  /** What it says that the record's own edition does not. */
  readonly instead: readonly (Step | Grounded)[];
}

/** The rules of a game, as its `boards/<game>/engine.ts` offers them. */
export interface Engine {
  rule(record: GameRecord): Ruling;
  /** What it comes to, what else has come of it, and who is to decide next. */
  answerOf(ruling: Ruling): Say & { readonly also?: Say; readonly owes?: Say };
  dissents(record: GameRecord, ruling: Ruling): readonly Dissent[];
  /** What might be done next; nothing where a move is illegal or a hidden card decides. */
  choicesAfter(record: GameRecord): readonly Choice[] | undefined;
  problemsOf(record: GameRecord): readonly Problem[];
  toLink(record: GameRecord): string;
  fromLink(text: string): { readonly record?: GameRecord; readonly problems: readonly Problem[] };
  moveSentence(move: Move): Say;
  /** Whether a player can make several such moves in one affair, each with another card; left out: whatever it is, it is done once. */
  isOneOfSeveral?(move: Move): boolean;
  readonly sentenceParams: SentenceParams;
  readonly editions: readonly string[];
}

/** Something to press in the picker of moves: a move, a question that leads to moves, or a choice of several answers at once. */
export type Node = Leaf | Branch | Subset;

interface Label {
  readonly key: string;
  readonly label: string;
  /** The card whose emblem stands beside the label. */
  readonly emblem?: string | undefined;
  /** Who does it, where nobody else can. */
  readonly note?: string | undefined;
}

/** A move, made when it is pressed. */
export interface Leaf extends Label {
  readonly kind: 'leaf';
  readonly choice: Choice;
}

/** A question with an answer to pick. */
export interface Branch extends Label {
  readonly kind: 'branch';
  readonly question: string;
  readonly nodes: readonly Node[];
  /** The answers stand close, as cards do. */
  readonly close?: boolean;
  /** Why not differs with the answer: nothing is told of that before there is one. */
  readonly asksWhy?: boolean;
}

/** A question with any number of answers. */
export interface Subset extends Label {
  readonly kind: 'subset';
  readonly question: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** The move that names these. */
  find(ids: ReadonlySet<string>): Choice | undefined;
  /** The sentence that tells the move. */
  sentence(move: Move): Say;
  /** What a player who is named can be known to have, and the one who names; what that leaves open the board says as `ask.shows-all`. */
  shows?(id: string): readonly Showing[];
  readonly by: string;
}

/** Something that a player shows. */
export interface Showing extends Label {
  /** How many of it are known to be there. */
  readonly count: number;
  /** One more of it. */
  readonly more: Change;
}

/** Moves of one kind that players may think of. */
export interface Row {
  /** In its first word, `turn` is what somebody begins on their turn. */
  readonly key: string;
  /** Who does what, where the answers alone do not say it. */
  readonly label?: string | undefined;
  readonly nodes: readonly Node[];
  /** It stays in sight where nothing of it can be done now: it may be put in where it belongs. */
  readonly stays?: boolean;
  /** Its answers stand close, as cards do. */
  readonly close?: boolean;
  /** What cannot be done now keeps its place: several of them are tapped one after the other. */
  readonly steady?: boolean;
  /** It tells of what has been done: where a ruling depends, that may settle it. */
  readonly tells?: boolean;
}

/** A table to be shown, after the moves made so far. */
export interface TableProps {
  readonly record: GameRecord;
  readonly ruling: Ruling;
  readonly words: Words;
  /** Called with a player whose seat is tapped; seats are no buttons without it. */
  readonly onSeat?: ((id: string) => void) | undefined;
  /** The player whose seat has been tapped. */
  readonly selected?: string | undefined;
  /** Leads to the field of a position by its path; what else lies on the table is no button without it. */
  readonly onGo?: ((path: string) => void) | undefined;
}

/** A table to be set. */
export interface SetUpProps {
  readonly record: GameRecord;
  readonly problems: readonly Problem[];
  readonly words: Words;
  /** Put before the id of every field, so that a problem's path finds it. */
  readonly prefix: string;
  /** @param said what the change has brought with it, to be told */
  onChange(record: GameRecord, said?: string): void;
  /** Closes it again. */
  onDone(): void;
}

/** One player of a table to be set. */
export interface SeatProps extends SetUpProps {
  readonly id: string;
}

/** A change of the table, as it is said. */
export interface Change {
  readonly text: string;
  /** The cards that it is about, by id. */
  readonly cards: readonly string[];
  /** The changed record, and what it has brought with it. */
  make(): { readonly record: GameRecord; readonly said?: string | undefined };
}

/** Something that nobody has said and is supposed. */
export interface Supposition {
  /** What is supposed. */
  readonly text: string;
  /** Say that it is not so, one way or another; where one of them makes a difference, any does. */
  readonly otherwise: readonly [Change, ...Change[]];
}

/** What could let a refused move be made. */
export interface Cure {
  /** What the table says against it, as who has the card that it needs. */
  readonly against?: string;
  /** Changes of the table that say otherwise. */
  readonly changes?: readonly Change[];
  /** What would have to be done before it: each of these alone is enough. Without a text, its moves say what it is. */
  readonly before?: readonly { readonly moves: readonly Move[]; readonly text?: string }[];
}

/** Something that is now known, as a record says it. */
export interface Filling {
  /** The position with it, where that says it. */
  readonly position?: object;
  /** All that is then known of unknown cards, where a position cannot say it. */
  readonly known?: readonly Known[];
  /** Moves that say it, in the place of those that did not. */
  readonly moves?: readonly { readonly at: number; readonly move: Move }[];
}

/** When an outcome comes about. */
export interface Condition {
  /** What must be so: the part of a sentence that follows an “if”. */
  readonly text: string;
  /** The record with what the condition says filled in, where a record can say it. */
  readonly filled?: Filling;
}

/** What can be worked out from a table besides a ruling. */
export interface InsightProps {
  readonly record: GameRecord;
  readonly words: Words;
  /** It is unfolded from the beginning. */
  readonly first: boolean;
  /** Leads to the field of the position by its path. */
  onGo(path: string): void;
  /** Takes up what is now known, with the question that has been answered. */
  onFill(filling: Filling, answer: string): void;
}

/** What to find out first. */
export interface Asked {
  /** A sentence under `question`. */
  readonly question: Say;
  /** The field of the position that is asked about, if it is one. */
  readonly path?: string;
  /** What is then known, where a record can say it. */
  readonly yes?: Filling | undefined;
  readonly no?: Filling | undefined;
  /** What it can still come to if the answer is no. */
  readonly ifNot: readonly Ruling[];
}

/** What a ruling hangs on, where a card nobody has told us decides. */
export interface Hanging {
  /** What it comes to, the likeliest first, and when: one of these lists of conditions, in each of which all hold. */
  readonly cases: readonly {
    readonly when: readonly Condition[];
    readonly ruling: Ruling;
    /** In how many deals it comes to that, and the same in words. */
    readonly deals: number;
    readonly share: string;
  }[];
  readonly question?: Asked;
  /**
   * Players know themselves what is open, and act on it: whoever says to be the King mostly is. In how many deals something comes about is then not how
   * likely it is.
   */
  readonly isKnownToSome?: boolean;
  /** What is so in all cases and why, where that answers most of what is asked: what is open is only who is among the winners. */
  readonly sure?: { readonly said: Say; readonly steps: readonly Step[] };
}

/** A game as the checker shows it. */
export interface Board {
  readonly engine: Engine;
  readonly Table: FunctionComponent<TableProps>;
  readonly SetUp: FunctionComponent<SetUpProps>;
  readonly Seat: FunctionComponent<SeatProps>;
  /** How many play: in sight until the second move, then folded away. */
  readonly Players: FunctionComponent<Pick<SetUpProps, 'record' | 'words' | 'onChange'>>;
  /**
   * What else can be worked out from the table as far as it is known, as who could win by claiming; it stands under the moves that can be made
   * next. A game that has nothing of the kind leaves it out.
   */
  readonly Insight?: FunctionComponent<InsightProps>;
  /** What can be done next, by kind of move. */
  rows(choices: readonly Choice[], record: GameRecord, ruling: Ruling, words: Words): readonly Row[];
  /** What was asked about a card of which something is known, as a sentence under `question`; of a game whose records say nothing of the kind, nothing. */
  questionOf?(record: GameRecord, known: Known): Say;
  /** What a ruling hangs on; nothing where it hangs on nothing. */
  hanging(record: GameRecord, ruling: Ruling, words: Words): Hanging | undefined;
  /**
   * The record with what a move that has just been made tells of the table, and with room for what players may still show of hands of which
   * not everything is known.
   * @param made the move's place
   */
  open(record: GameRecord, made: number): GameRecord;
  /** What could be said of the table before the first move: who holds what. */
  settings(record: GameRecord, words: Words): readonly Change[];
  /** What is supposed of a table as long as nobody says it, where a ruling may rest on that; nothing if nothing is. */
  suppositions?(record: GameRecord, words: Words): readonly Supposition[];
  /** Ways to put right what is impossible. */
  repairs(record: GameRecord, problem: Problem, words: Words): readonly Change[];
  /** What could let a refused move be made, whether it then can or not; left out by a game that has nothing to say of it. */
  cure?(record: GameRecord, refused: Grounded, words: Words): Cure;
  /**
   * The emblem that stands for each kind of ready-made table, in the order in which kinds are shown, and what is unfolded for who comes in by a
   * door of that kind: the node of that key, or what else can be worked out; the latter also for who opens a ready-made table of it.
   */
  readonly kinds: Readonly<
    Record<string, { readonly emblem: string; readonly node?: string; readonly insight?: boolean }>
  >;
  /** A table to begin from. @param names who sits there, if that is known */
  blank(names?: readonly string[]): GameRecord;
  /** Whose turn it is before the first move; left out by a game in which nobody has turns. */
  readonly turn?: {
    of(record: GameRecord): string | undefined;
    /** The same table before its first move, on the turn of that player. */
    begun(record: GameRecord, player: string): GameRecord;
    /** Whether something happens to a player in whosever turn, so that it says nothing of that; left out where nothing does. */
    isAnybodys?(move: Move): boolean;
  };
  /**
   * What moves call by its part, as a side of a fight, by the name of whoever plays it or the card that it is; by a kind of move, what
   * such a move is about without naming it.
   */
  namesOf(record: GameRecord): Readonly<Record<string, readonly string[]>>;
  /** The two who fight each other: who helps against the one helps the other. Left out by a game in which nobody fights. */
  opponents?(record: GameRecord): readonly [string, string] | undefined;
  /** A choice as a sentence: without cards that stand for any, where it cannot be made whichever they are. */
  sentenceOf(choice: Choice): Say;
  /** What a move has in common with others that differ from it only in cards or players, of which few are offered at once. */
  likenessOf(move: Move): string | undefined;
  /**
   * After which move each player may make another or let that go by without a move, and the one that follows once all have; left out by a game in
   * which passing is a move.
   */
  readonly passing?: { readonly after: string; readonly of: string; readonly over: string };
  /** The players' names, by seat. */
  playersOf(record: GameRecord): readonly string[];
  /** Who can sit at the table before the first move; of a game that leaves it out, players are not named all at once. */
  readonly seating?: Seating;
}

/** Changes of who sits at a table. */
export interface Seating {
  /** The fewest and the most who can play. */
  readonly from: number;
  readonly to: number;
  /** Seats one more player. */
  join(record: GameRecord): GameRecord;
  /** Takes a player from the table. */
  leave(record: GameRecord, id: string): GameRecord;
  /** Gives a player another name wherever the record has it. */
  rename(record: GameRecord, from: string, to: string): GameRecord;
}
