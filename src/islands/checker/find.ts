/**
 * A dispute in a sentence: finds what somebody means by a few words among everything that could be done, said of the table, or opened.
 */
import MiniSearch from 'minisearch';
import { plain } from '../../lib/find-names.ts';
import { remembering } from '../../lib/remembering.ts';
import type { Board, Choice, GameRecord, Move, Node, Ruling } from './game.ts';
import { numbered, seated } from './seated.ts';
import { isPrefix, type Meant, reader, type Sense, type Stock, sayingsOf, strings } from './sense.ts';
import { asTyped, type Piece, typedAmong } from './typed.ts';
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
  const buttons = (words.texts.board.strings.do ?? {}) as Readonly<Record<string, string>>;
  const processTerm = remembering(plain);

  /** Names of the cards that are meant, in every language, what the button for a move is called and what players call it; what an example is about. */
  function other(one: Meant): string {
    if (one.kind === 'open') return one.ready.about;
    const ids = one.kind === 'move' ? strings(one.choice.move) : one.change.cards;
    const names = ids
      .flatMap((id) => (aliases[id] ? [id] : (sides[id] ?? [])))
      .flatMap((name) => aliases[name] ?? name);
    if (one.kind !== 'move') return names.join(' ');
    const { move } = one.choice;
    // Which of several cards it is, where one number tells it.
    const [number, ...numbers] = Object.values(move).filter((value) => typeof value === 'number');
    const card = number !== undefined && numbers.length === 0 ? [`${number + 1}`] : [];
    return [...names, ...card, buttons[move.move], ...sayingsOf(typed, board.engine, move)].join(' ');
  }

  function stockOf(all: readonly Meant[]): Stock {
    const index = new MiniSearch({
      fields: ['text', 'other'],
      processTerm,
      searchOptions: {
        prefix: (term, place, terms) => isPrefix(term, place === terms.length - 1),
        combineWith: 'AND',
        boost: { text: 2 },
      },
    });
    index.addAll(all.map((one, id) => ({ id, text: typed.apart(one.text), other: typed.apart(other(one)) })));
    return { all, index };
  }

  const asMove = (choice: Choice, isUntimely: boolean): Meant => ({
    kind: 'move',
    text: words.say('move', board.sentenceOf(choice)),
    choice,
    isUntimely,
  });
  const isBegun = (record.moves ?? []).length > 0;
  /** Who can sit there, as long as nothing has been done. */
  const seating = isBegun ? undefined : board.seating;
  const asTable = (text: string, table: GameRecord): Extract<Meant, { kind: 'table' }> => ({
    kind: 'table',
    text,
    change: { text, cards: [], make: () => ({ record: table }) },
  });
  /** The tables of each number of players. */
  const numbers = seating
    ? Array.from({ length: seating.to - seating.from + 1 }, (_, index) => {
        const count = seating.from + index;
        return asTable(words.b('setup.number', { count }), numbered(board, seating, record, count));
      })
    : [];
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

  /** The table with these players, as long as nothing has been done; nothing where they cannot play. */
  function tableOf(names: readonly string[]): Meant[] {
    const table = seating && seated(board, seating, record, names);
    return table ? [asTable(`${words.b('setup.players')}: ${names.join(', ')}`, table)] : [];
  }

  /** Everybody named at once. */
  const namedIn = (sentence: string): Meant[] =>
    tableOf(
      (typed.listedIn(sentence) ?? []).map((name) =>
        name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(words.texts.locale)),
      ),
    );

  /** How many play, where that is all that is said: “we are 6”. */
  function numberIn(part: string): Sense | undefined {
    const telling = typed.tellingIn(part);
    const table = numbers.find(({ text }) => {
      const own = typed.wordsOf(text);
      return telling.some((word) => own[0] === word) && telling.every((word) => own.includes(word));
    });
    // A number alone may be the beginning of anything.
    return table && { found: [table], isMeant: typed.wordsOf(part).length > 1, absent: [], unknown: [] };
  }

  /** The cards that are in play at a table. */
  const cardsAt = remembering(
    (table: GameRecord) => new Set(board.settings(table, words).flatMap(({ cards }) => cards)),
  );

  /** Tables at which what is said may be done: with more players, for a card that is not in play with so few, or with somebody who is named. */
  function tablesFor({ absent, unknown, isMeant }: Sense, sentence: string): Meant[] {
    if (absent.length > 0)
      return numbers.filter(({ change }) => absent.every((card) => cardsAt(change.make().record).has(card)));
    const players = board.playersOf(record);
    const [stranger, ...others] = typed.newNamesIn(sentence).filter((word) => unknown.includes(word));
    if (isMeant || stranger === undefined || others.length > 0) return [];
    const named = typed.playersIn(sentence);
    const place = players.findIndex((id) => !named.includes(id));
    return [...(place < 0 ? [] : tableOf(players.with(place, stranger))), ...tableOf([...players, stranger])];
  }

  /** Whether a player is named first. */
  const isNamed = (text: string) => typed.tellingIn(text).slice(0, 1).some(typed.isPlayer);

  /** What is said first, and the rest. */
  function divided(sentence: string): readonly [first: string, rest: string] {
    const exchange = typed.exchangeIn(sentence);
    if (exchange) return exchange;
    const pieces = typed.piecesOf(sentence);
    const [{ from } = { from: 0 }] = pieces;
    const upTo = (place: number) => sentence.slice(from, pieces[place]?.to);
    const { saying } = readerFor(sentence);
    const pieceAt = (place: number) => sentence.slice(pieces[place]?.from, pieces[place]?.to);
    /** What several players do, who are named one after the other from a piece on: the place of the piece that says it. */
    const sharedFrom = (place: number): number | undefined => {
      let last = place;
      while (pieces[last] && typed.tellingIn(pieceAt(last)).every(typed.isPlayer)) last++;
      const isSaid = last > place && pieces[last] && isNamed(pieceAt(last));
      return isSaid && typed.tellingIn(pieceAt(last)).some(typed.isVerb) ? last : undefined;
    };
    const shared = sharedFrom(0);
    // What all of them do together is one thing: two players swap.
    if (shared !== undefined) {
      if ([upTo(shared), `${pieceAt(0)} ${pieceAt(shared)}`].some((text) => saying(text).length > 0))
        return [upTo(shared), sentence.slice(pieces[shared + 1]?.from ?? sentence.length).trim()];
      // Who is named before them in a case is meant of each, unless the last has somebody too: „Annának Carla és Dino segít”.
      const named = typed.playersIn(pieceAt(0));
      const isInCase = named.length > 1 && typed.firstNamed(pieceAt(0)) === named.at(-1);
      const isAlone = typed.tellingIn(pieceAt(shared)).filter(typed.isPlayer).length === 1;
      const ofEach = isInCase && isAlone ? pieceAt(0).replace(/\S+$/, '') : '';
      return [
        `${pieceAt(0)} ${typed.withoutDoer(pieceAt(shared))}`,
        `${ofEach}${sentence.slice(pieces[1]?.from)}`.trim(),
      ];
    }
    /** Whether a list of players runs into a piece and is what one move names: “names Bruno and Carla as allies”. */
    const isListed = (place: number) =>
      typed
        .tellingIn(pieceAt(place - 1))
        .slice(-1)
        .some(typed.isPlayer) && saying(upTo(place)).length > 0;
    /** Whether a piece says something else than what was said before it. */
    const isApart = (place: number) => {
      const { from, to } = pieces[place] as Piece;
      const piece = sentence.slice(from, to);
      const telling = typed.tellingIn(piece);
      const isDone = telling.some((word) => typed.isVerb(word) || typed.cardsOf(word).size > 0) || typed.isState(piece);
      if (typed.isException(piece)) return false;
      if (typed.isPassing(piece)) return true;
      if (isNamed(piece) && isDone) return !isListed(place);
      if (sharedFrom(place) !== undefined) return saying(upTo(place)).length === 0;
      return !telling.every(typed.isPlayer) && saying(upTo(place)).length === 0;
    };
    const next = pieces.findIndex((_, place) => place > 0 && isApart(place));
    return next < 0 ? [sentence, ''] : [upTo(next - 1), sentence.slice(pieces[next]?.from).trim()];
  }

  /** What can be done of a kind of move. */
  const possible = (move: string | undefined) =>
    choices.filter((choice) => choice.move.move === move && choice.illegal === undefined);
  /** Who may still do what they need not, and what is done once nobody does. */
  const waiting = possible(board.passing?.of).flatMap(({ move }) => move.by ?? []);
  const [over] = possible(board.passing?.over).map((choice) => asMove(choice, false));

  /**
   * Who is said first to pass, as long as somebody may. Passing is no move: if others go on, that comes first; once nobody is left, it is over.
   * @returns what is said first and the rest, and what that means where it is of those who pass
   */
  function passedIn(sentence: string): Pick<Found, 'hint'> & {
    readonly said: readonly [first: string, rest: string];
    readonly sense?: Sense;
  } {
    const pieces = over && waiting.length > 0 ? typed.piecesOf(sentence) : [];
    const textOf = ({ from, to }: Piece) => sentence.slice(from, to);
    let last: Piece | undefined;
    for (const piece of pieces) {
      if (typed.isPassing(textOf(piece), last !== undefined)) last = piece;
      // “Bruno and Carla pass” says it of both.
      else if (!typed.tellingIn(textOf(piece)).every(typed.isPlayer)) break;
    }
    if (!over || !last) return { said: divided(sentence) };
    const passes = sentence.slice(0, last.to);
    const players = typed.playersIn(passes);
    const then = sentence.slice(pieces[pieces.indexOf(last) + 1]?.from ?? sentence.length);
    const nothing: Sense = { found: [], isMeant: false, absent: [], unknown: [] };
    if (waiting.every((id) => players.includes(id)))
      return { said: [passes, then], sense: { ...nothing, found: [over], isMeant: true } };
    if (then === '') return { said: [passes, ''], sense: nothing, hint: words.b('line.passes') };
    const [first, rest] = divided(then);
    return { said: [first, rest === '' ? passes : `${passes}, ${rest}`] };
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
    return { found: [over], isMeant: true, absent: [], unknown: [], part: '', rest: asTyped(sentence), parts };
  }

  // What follows is looked at from several sides, each time with all that follows it.
  const foundWhere = (goesOn: boolean) => remembering((sentence: string) => foundIn(sentence, goesOn));
  const [alone, goingOn] = [foundWhere(false), foundWhere(true)];
  function find(sentence: string, goesOn = false): Found {
    return (goesOn ? goingOn : alone)(sentence);
  }

  function foundIn(sentence: string, goesOn: boolean): Found {
    const everybody = namedIn(sentence);
    if (everybody.length > 0)
      return { found: everybody, isMeant: true, absent: [], unknown: [], part: sentence, rest: '', parts: [] };
    // Who says “I” is taken to be who is to move.
    const told = turn === undefined ? sentence : typed.saidOf(turn, sentence);
    const {
      said: [part, rest],
      hint,
      sense = numberIn(part) ?? senseOf(part, goesOn),
    } = passedIn(typed.inOrder(typed.apart(typed.decided(told))));
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
    const isLate = sense.found[0]?.kind === 'table' && isBegun;
    const said = {
      ...sense,
      isMeant: sense.isMeant && !isLate && !typed.isOfAllBut(told),
      part: asTyped(part),
      rest: asTyped(rest),
    };
    if (rest === '') return { ...said, parts: [], ...(hint && { hint }) };
    const [first] = sense.found;
    if (!first || !said.isMeant) return { ...said, parts: [{ typed: said.rest }] };
    if (isPossible(said)) {
      const instead = sooner(part, rest, first);
      if (instead) return instead;
    }
    // Who is not named again goes on, unless somebody else may be meant.
    const doer = typed.doerIn(part);
    const findNext = nextTo(first);
    const isOfOthers = isNamed(rest) || typed.isOfAll(rest) || typed.isOfSomebody(rest);
    const again =
      doer === undefined || isOfOthers
        ? undefined
        : { rest: `${doer} ${rest}`, next: findNext(`${doer} ${rest}`, true) };
    // A card alone is not said of who did something before.
    const isAgain = again?.next.isMeant && (again.next.found[0]?.kind === 'move' || typed.isState(rest));
    /** Whether it would be somebody else who does what is said of nobody else. */
    const isStrange = ({ isMeant, found: [one] }: Found) =>
      isMeant &&
      one?.kind === 'move' &&
      one.choice.move.by !== undefined &&
      ![doer, ...typed.playersIn(rest)].includes(one.choice.move.by);
    // Only where that is not it: each part looks for all that follow it.
    const bare = again && isAgain ? again : { rest, next: findNext(rest) };
    const then = again && isStrange(bare.next) ? again : bare;
    const { part: own, found, isMeant, parts } = then.next;
    return {
      ...said,
      rest: asTyped(then.rest),
      goesOn: then === again,
      parts: [{ typed: own, meant: isMeant ? found[0] : undefined }, ...parts],
    };
  }
  return find;
}
