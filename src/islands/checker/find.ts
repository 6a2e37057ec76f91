/**
 * A dispute in a sentence: finds what somebody means by a few words among everything that could be done, said of the table, or opened.
 */
import { remembering } from '../../lib/remembering.ts';
import { divided } from './divide.ts';
import type { Board, Choice, GameRecord, Move, Node, Ruling } from './game.ts';
import { type Passed, passedIn } from './passing.ts';
import { seats } from './seated.ts';
import { type Meant, meaning, reader, type Sense } from './sense.ts';
import { stocker } from './stock.ts';
import { asTyped, typedAmong } from './typed.ts';
import type { Spoken, Words } from './words.ts';

/** One of several things that were said. */
export interface Part {
  /** As it was typed. */
  readonly typed: string;
  /** What it means at the table as it will be then, if that is certain. */
  readonly meant?: Meant | undefined;
}

/** What a sentence can mean: of several things that it says the first, and what is to come after that. */
export interface Found extends Sense {
  /** What is said first, as it was typed. */
  readonly part: string;
  /** What is to be typed then, with who does it; empty if nothing else is said. */
  readonly rest: string;
  /** The rest, one thing after the other; what cannot be told apart yet is one. */
  readonly parts: readonly Part[];
  /** The rest goes on with what is said first, by whoever does that. */
  readonly goesOn?: boolean;
  /** What is to be known of what is said, if anything. */
  readonly hint?: string;
}

/** The moves that can be picked, whatever is to be answered first. */
const leavesOf = (nodes: readonly Node[]): Choice[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'leaf') return [node.choice];
    return node.kind === 'branch' ? leavesOf(node.nodes) : [];
  });

/** What can be told of a move that nobody makes, as who showed what, which only its row knows of. */
function tellingsOf(
  board: Board,
  record: GameRecord,
  ruling: Ruling,
  choices: readonly Choice[],
  words: Words,
): Choice[] {
  const nobodys = choices.filter(({ move, illegal }) => move.by === undefined && illegal === undefined);
  if (nobodys.length === 0) return [];
  return board.rows(nobodys, record, ruling, words).flatMap(({ nodes }) => leavesOf(nodes));
}

/** The table after one more move. */
const made = (board: Board, record: GameRecord, move: Move): GameRecord => {
  const moves = record.moves ?? [];
  return board.open({ ...record, moves: [...moves, move] }, moves.length);
};

/**
 * Finds what is meant at a table.
 * @param choices what might be done next, if anything
 * @param doneBy what else is to be found of the player who is named first, if anybody is: where it is forbidden, that is because it is not
 * their turn
 * @param spoken by which words it is understood
 * @param after the table after a move
 */
export function finder(
  board: Board,
  record: GameRecord,
  choices: readonly Choice[],
  doneBy: (player: string | undefined) => readonly Choice[],
  words: Words,
  spoken: Spoken,
  after: (move: Move) => GameRecord = (move) => made(board, record, move),
): (sentence: string, goesOn?: boolean) => Found {
  const { doors } = words.texts;
  const { aliases } = spoken;
  const sides = board.namesOf(record);
  const ruling = board.engine.rule(record);
  const typed = typedAmong(board.playersOf(record), spoken);
  const stockOf = stocker(board, record, typed, spoken, words);
  const { namedIn, numberIn, tablesFor } = seats(board, record, typed, words);

  const asMove = (choice: Choice, isUntimely: boolean): Meant => ({
    kind: 'move',
    text: words.say('move', board.sentenceOf(choice)),
    choice,
    isUntimely,
  });
  const always = stockOf([
    ...[...choices, ...tellingsOf(board, record, ruling, choices, words)].map((choice) => asMove(choice, false)),
    ...board.settings(record, words).map((change): Meant => ({ kind: 'table', text: change.text, change })),
    ...[...doors, ...spoken.tables].map((ready): Meant => ({ kind: 'open', text: ready.title, ready })),
  ]);
  const ownOf = remembering((player: string | undefined) =>
    stockOf(doneBy(player).map((choice) => asMove(choice, choice.illegal !== undefined))),
  );
  const readerOf = remembering((player: string | undefined) =>
    reader(board, [always, ownOf(player)], typed, aliases, sides),
  );
  /** Of whom it is done to, also what nobody who is named does. */
  const readerTo = remembering((player: string) =>
    reader(board, [always, ownOf(player), ownOf(undefined)], typed, aliases, sides),
  );
  const readerFor = (text: string) => {
    const whom = typed.doneTo(text);
    return whom === undefined ? readerOf(typed.firstNamed(text)) : readerTo(whom);
  };

  /** What can be done of a kind of move. */
  const possible = (move: string | undefined) =>
    choices.filter((choice) => choice.move.move === move && choice.illegal === undefined);
  /** Who may still do what they need not, and what is done once nobody does. */
  const waiting = possible(board.passing?.of).flatMap(({ move }) => move.by ?? []);
  const [over] = possible(board.passing?.over).map((choice) => asMove(choice, false));

  /** What it means that somebody passes: nothing, as long as others may go on. */
  function passedSense(passed: Passed | undefined): Sense | undefined {
    return passed?.isIdle ? meaning([], false) : passed?.over && meaning([passed.over]);
  }

  /** Finds what is meant at the table that follows. */
  const nextTo = remembering((one: Meant) => {
    if (one.kind === 'move' && one.choice.illegal) return find;
    const next =
      one.kind === 'move' ? after(one.choice.move) : one.kind === 'table' ? one.change.make().record : record;
    return finder(board, next, board.engine.choicesAfter(next) ?? [], () => [], words, spoken);
  });

  const opponents = board.opponents?.(record);
  const [owing, ...others] = ruling.pending;
  /** Who is to decide, if nobody else is, or whose turn it is. */
  const turn =
    board.turn && ((others.length === 0 && owing?.by) || board.turn.of({ ...record, position: ruling.position }));

  /** What is said first, and the rest. */
  const divide = (sentence: string) => {
    const { saying } = readerFor(sentence);
    return divided(typed, sentence, (text) => saying(text).length > 0);
  };

  /** What one thing that is said can mean; whom somebody helps who is only said to be against the other is for a tap. */
  function senseOf(part: string, goesOn: boolean): Sense {
    const turned = opponents ? typed.turned(part, opponents) : part;
    const sense = readerFor(turned).senseOf(turned, goesOn);
    return turned === part ? sense : { ...sense, isMeant: false };
  }

  /** Whether what is meant is a move that can be made. */
  const isPossible = ({ isMeant, found: [one] }: Sense) =>
    isMeant && one?.kind === 'move' && one.choice.illegal === undefined;

  /**
   * What is said then, where it can be done before what was said first and not after it, as it is told but not done in that order: “attacks with the
   * dagger, Carla helps”. That everybody has passed is not entered where somebody goes on.
   */
  function sooner(part: string, rest: string, first: Meant): Found | undefined {
    const next = nextTo(first)(rest);
    // By a card alone it is not said when it was used.
    const isAside = !typed.tellingIn(part).some((word) => typed.isVerb(word) && typed.cardsOf(word).size === 0);
    const isTooLate = isAside && next.isMeant && next.found[0]?.kind === 'move' && !isPossible(next);
    const isAll = first.kind === 'move' && first.choice.move.by === undefined && typed.isOfAll(part);
    if (!isTooLate && !(isAll && !isPossible(next))) return undefined;
    const now = find(rest);
    const [one] = now.found;
    if (!one || !isPossible(now)) return undefined;
    if (isAll) return now;
    const later = [part, now.rest].filter(Boolean).join(', ');
    const then = nextTo(one)(later, true);
    if (!isPossible(then)) return undefined;
    return {
      ...now,
      rest: asTyped(later),
      goesOn: true,
      parts: [{ typed: then.part, meant: then.found[0] }, ...then.parts],
    };
  }

  /** What is said where it can be done once everybody has spoken, which goes without saying: “Anna says king, Bruno swaps with Dino”. */
  function silently({ found: [first] }: Sense, sentence: string): Found | undefined {
    const isOf = (one: Meant | undefined, kind: string | undefined) =>
      one?.kind === 'move' && one.choice.move.move === kind;
    // It may be what is said, in a way that is for a tap.
    if (!over || isOf(first, board.passing?.over)) return undefined;
    const next = nextTo(over)(sentence);
    const [meant] = next.found;
    // Who says to be somebody else may say so now.
    if (!isPossible(next) || isOf(meant, board.passing?.after)) return undefined;
    const parts = [{ typed: next.part, meant }, ...next.parts];
    return { ...meaning([over]), part: '', rest: asTyped(sentence), parts };
  }

  /** What is said after something that is done: with who did that, where they go on. */
  function following(part: string, rest: string, first: Meant): Pick<Found, 'rest'> & { next: Found; goesOn: boolean } {
    const findNext = nextTo(first);
    const bare = () => ({ rest, next: findNext(rest), goesOn: false });
    const doer = typed.doerIn(part);
    // Who is not named again goes on, unless somebody else may be meant.
    if (doer === undefined || typed.isNamed(rest) || typed.isOfAll(rest) || typed.isOfSomebody(rest)) return bare();
    const ofDoer = `${doer} ${rest}`;
    const again = { rest: ofDoer, next: findNext(ofDoer, true), goesOn: true };
    // A card alone is not said of who did something before.
    if (again.next.isMeant && (again.next.found[0]?.kind === 'move' || typed.isState(rest))) return again;
    const other = bare();
    const { isMeant, found } = other.next;
    const by = isMeant && found[0]?.kind === 'move' ? found[0].choice.move.by : undefined;
    // It would be somebody else who does what is said of nobody else.
    return by === undefined || [doer, ...typed.playersIn(rest)].includes(by) ? other : again;
  }

  // What follows is looked at from several sides, each time with all that follows it.
  const foundWhere = (goesOn: boolean) => remembering((sentence: string) => foundIn(sentence, goesOn));
  const [alone, goingOn] = [foundWhere(false), foundWhere(true)];
  function find(sentence: string, goesOn = false): Found {
    return (goesOn ? goingOn : alone)(sentence);
  }

  function foundIn(sentence: string, goesOn: boolean): Found {
    const everybody = namedIn(sentence);
    if (everybody.length > 0) return { ...meaning(everybody), part: sentence, rest: '', parts: [] };
    // Who says “I” is taken to be who is to move.
    const told = turn === undefined ? sentence : typed.saidOf(turn, sentence);
    const clause = typed.inOrder(typed.apart(typed.decided(told)));
    const passed = over && waiting.length > 0 ? passedIn(typed, clause, { waiting, over }, divide) : undefined;
    const [part, rest] = passed?.said ?? divide(clause);
    const sense = passedSense(passed) ?? numberIn(part) ?? senseOf(part, goesOn);
    const silent = isPossible(sense) ? undefined : silently(sense, told);
    if (silent) return silent;
    // What comes of it by itself is not entered.
    if (!sense.isMeant && rest !== '' && typed.isOutcome(part)) return find(rest);
    const others = tablesFor(sense, told);
    // Where that is done, all of it is to be typed there.
    if (others.length > 0) {
      const typed = asTyped(told);
      return { ...sense, found: others, isMeant: false, part: typed, rest: typed, parts: [{ typed }] };
    }
    // Once there are moves, the table before the first of them is laid anew by a tap alone; what is said of all but one is not done by all.
    const isLate = sense.found[0]?.kind === 'table' && (record.moves ?? []).length > 0;
    const said = {
      ...sense,
      isMeant: sense.isMeant && !isLate && !typed.isOfAllBut(told),
      part: asTyped(part),
      rest: asTyped(rest),
    };
    if (rest === '') return { ...said, parts: [], ...(passed?.isIdle && { hint: words.b('line.passes') }) };
    const [first] = sense.found;
    if (!first || !said.isMeant) return { ...said, parts: [{ typed: said.rest }] };
    if (isPossible(said)) {
      const instead = sooner(part, rest, first);
      if (instead) return instead;
    }
    const { rest: then, next, goesOn: isAgain } = following(part, rest, first);
    return {
      ...said,
      rest: asTyped(then),
      goesOn: isAgain,
      parts: [{ typed: next.part, meant: next.isMeant ? next.found[0] : undefined }, ...next.parts],
    };
  }
  return find;
}
