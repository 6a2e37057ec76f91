/**
 * All that a few words can mean at a table, to be searched by what it is called.
 */
import MiniSearch from 'minisearch';
import { plain } from '../../lib/find-names.ts';
import { remembering } from '../../lib/remembering.ts';
import type { Board, GameRecord } from './game.ts';
import { isPrefix, type Meant, type Stock, sayingsOf, strings } from './sense.ts';
import type { Typed } from './typed.ts';
import type { Spoken, Words } from './words.ts';

/** Lays in what can be meant at a table, any number of times. */
export function stocker(board: Board, record: GameRecord, typed: Typed, { aliases }: Spoken, words: Words) {
  const sides = board.namesOf(record);
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

  return stockOf;
}
