/**
 * What the checker asks of a game: its engine, and the board that shows and sets its table. The shell knows nothing else of it.
 */
import type { FunctionComponent } from 'preact';
import type { Problem } from '../../../engine/kernel/result.ts';
import type { Basis, Params } from '../../../engine/kernel/ruling.ts';
import type { Words } from './words.ts';

/** Something done. */
export interface Move {
  readonly move: string;
  readonly by?: string;
}

/** A position and the moves made from it. */
export interface GameRecord {
  readonly game: string;
  readonly edition?: string;
  readonly variants?: readonly string[];
  readonly position: object;
  readonly moves?: readonly Move[];
}

/** A sentence by its code. */
export interface Said {
  readonly code: string;
  readonly params: Params;
}

/** A sentence with what it rests on. */
export interface Grounded extends Said {
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
}

/** A move that a player might think of, and the rule that forbids it if one does. */
export interface Choice {
  readonly move: Move;
  readonly illegal?: Grounded;
}

/** An edition that rules otherwise. */
export interface Dissent {
  readonly edition: string;
  readonly ruling: Ruling;
  readonly options: readonly string[];
  /** What it says that the record's own edition does not. */
  readonly instead: readonly (Step | Grounded)[];
}

/** The rules of a game, as its `engine/<game>/index.ts` offers them. */
export interface Engine {
  rule(record: GameRecord): Ruling;
  answerOf(ruling: Ruling): Said & { readonly owes?: Said };
  dissents(record: GameRecord, ruling: Ruling): readonly Dissent[];
  /** What might be done next; nothing where a move is illegal or a hidden card decides. */
  choicesAfter(record: GameRecord): readonly Choice[] | undefined;
  problemsOf(record: GameRecord): readonly Problem[];
  toLink(record: GameRecord): string;
  fromLink(text: string): { readonly record?: GameRecord; readonly problems: readonly Problem[] };
  moveSentence(move: Move): Said;
  readonly cardParams: Readonly<Record<string, string>>;
  readonly editions: readonly string[];
  readonly variants: readonly string[];
}

/** Something to press in the picker of moves: a move, a question that leads to moves, or a choice of several answers at once. */
export type Node = Leaf | Branch | Subset;

interface Label {
  readonly key: string;
  readonly label: string;
  /** The card whose emblem stands beside the label. */
  readonly emblem?: string | undefined;
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
}

/** A question with any number of answers. */
export interface Subset extends Label {
  readonly kind: 'subset';
  readonly question: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** The move that names these. */
  find(ids: ReadonlySet<string>): Choice | undefined;
  /** The sentence that tells the move. */
  sentence(move: Move): Said;
}

/** What one player may think of, by kind of move. */
export interface Section {
  readonly key: string;
  readonly title: string;
  /** It is for this player to act. */
  readonly owed: boolean;
  readonly rows: readonly {
    readonly key: string;
    readonly label?: string | undefined;
    readonly nodes: readonly Node[];
  }[];
}

/** A table to be shown, after the moves made so far. */
export interface TableProps {
  readonly record: GameRecord;
  readonly ruling: Ruling;
  readonly words: Words;
  /** Somebody wants to do something with a seat; without it, seats are only looked at. */
  onSeat?(id: string): void;
  /** The player with whom something is being done. */
  readonly selected?: string | undefined;
}

/** A table to be set. */
export interface SetUpProps {
  readonly record: GameRecord;
  readonly problems: readonly Problem[];
  readonly words: Words;
  /** Put before the id of every field, so that a problem's path finds it. */
  readonly prefix: string;
  /** The field that somebody has just been led to. */
  readonly wanted?: { readonly path: string } | undefined;
  onChange(record: GameRecord): void;
}

/** When an outcome comes about. */
export interface Condition {
  readonly text: string;
  /** The position with what the condition says filled in, where a position can say it. */
  readonly filled?: object;
}

/** Somebody's help for claiming victory. */
export interface ProspectsProps {
  readonly record: GameRecord;
  readonly words: Words;
}

/** What a ruling hangs on, where a card nobody has told us decides. */
export interface Hanging {
  /** What it comes to, and when: one of these lists of conditions, in each of which all hold. */
  readonly cases: readonly { readonly when: readonly Condition[]; readonly ruling: Ruling; readonly share: string }[];
  /** What to find out first, and the field that settles it. */
  readonly question?: { readonly text: string; readonly path: string };
}

/** A game as the checker shows it. */
export interface Board {
  readonly engine: Engine;
  readonly Table: FunctionComponent<TableProps>;
  readonly SetUp: FunctionComponent<SetUpProps>;
  /** Who could win by claiming, as far as the table is known. */
  readonly Prospects: FunctionComponent<ProspectsProps>;
  /** What can be done next, by player and kind of move. */
  sections(choices: readonly Choice[], record: GameRecord, ruling: Ruling, words: Words): readonly Section[];
  /** What a ruling hangs on; nothing where it hangs on nothing. */
  hanging(record: GameRecord, ruling: Ruling, words: Words): Hanging | undefined;
  /** The emblem that stands for each kind of ready-made position, in the order in which kinds are shown. */
  readonly kinds: Readonly<Record<string, string>>;
  /** A table to begin from. */
  blank(): GameRecord;
}
