/**
 * Who sits at the table: how many, or everybody named at once.
 */
import { isName } from '../../../engine/kernel/name.ts';
import { looksLike } from '../../../engine/kernel/text.ts';
import { remembering } from '../../lib/remembering.ts';
import type { Board, GameRecord, Seating } from './game.ts';
import { type Meant, meaning, type Sense } from './sense.ts';
import type { Typed } from './typed.ts';
import type { Words } from './words.ts';

/** A table of so many: players join it, or the last ones leave. */
function numbered({ playersOf }: Board, seating: Seating, record: GameRecord, number: number): GameRecord {
  let table = playersOf(record).slice(number).reduce(seating.leave, record);
  while (playersOf(table).length < number) table = seating.join(table);
  return table;
}

/**
 * A table whose seats have these names, in their order: players join it, or the last ones leave.
 * @param names each of which begins with a letter
 * @returns nothing where so many cannot play, or cannot be called so
 */
function seated(board: Board, seating: Seating, record: GameRecord, names: readonly string[]): GameRecord | undefined {
  const { playersOf } = board;
  if (names.length < seating.from || names.length > seating.to) return undefined;
  const isOwn = (name: string, seat: number) => names.findIndex((one) => looksLike(one, name)) === seat;
  if (!names.every((name, seat) => isName(name) && isOwn(name, seat))) return undefined;
  let table = numbered(board, seating, record, names.length);
  // First what nobody can be called, as one may be called what another is called yet.
  for (const [seat, id] of playersOf(table).entries()) table = seating.rename(table, id, `\n${seat}`);
  for (const [seat, name] of names.entries()) table = seating.rename(table, `\n${seat}`, name);
  return table;
}

/** Finds what is said of who sits at a table, as long as nothing has been done there. */
export function seats(board: Board, record: GameRecord, typed: Typed, words: Words) {
  const seating = (record.moves ?? []).length > 0 ? undefined : board.seating;
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
    return table && meaning([table], typed.wordsOf(part).length > 1);
  }

  /** The cards that are in play at a table. */
  const cardsAt = remembering(
    (table: GameRecord) => new Set(board.settings(table, words).flatMap(({ cards }) => cards)),
  );

  /** Tables at which what is said may be done: with more players, for a card that is not in play with so few, or with somebody who is named. */
  function tablesFor({ absent, unknown, isMeant }: Sense, sentence: string): Meant[] {
    if (absent.length > 0)
      return numbers.filter(({ change }) => absent.every((card) => cardsAt(change.make().record).has(card)));
    if (isMeant) return [];
    const players = board.playersOf(record);
    const named = typed.playersIn(sentence);
    const names = typed.newNamesIn(sentence);
    // Where two are named and both are new, a short one may begin the name of a card: “Tom attacks Sue”.
    const strangers = names.length === 2 && named.length === 0 ? names : names.filter((word) => unknown.includes(word));
    const free = players.filter((id) => !named.includes(id)).slice(0, strangers.length);
    const replaced = players.map((id) => strangers[free.indexOf(id)] ?? id);
    const isOne = strangers.length === 1;
    return [
      ...(free.length > 0 && free.length === strangers.length ? tableOf(replaced) : []),
      ...(isOne ? tableOf([...players, ...strangers]) : []),
    ];
  }

  return { namedIn, numberIn, tablesFor };
}
