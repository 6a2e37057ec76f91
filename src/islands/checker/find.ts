/**
 * A dispute in a sentence: finds what somebody means by a few words among everything that could be done, said of the table, or opened.
 */
import MiniSearch from 'minisearch';
import { plain } from '../../lib/find-names.ts';
import type { Board, Change, Choice, GameRecord } from './game.ts';
import type { ReadyMade, Words } from './words.ts';

/** Something that a few words can mean. */
export type Meant =
  | { readonly kind: 'move'; readonly text: string; readonly choice: Choice }
  | { readonly kind: 'table'; readonly text: string; readonly change: Change }
  | { readonly kind: 'open'; readonly text: string; readonly ready: ReadyMade };

/** So many are offered. */
const MOST = 8;

/** The order in which they are offered: what can be done, what cannot and why, what can be said of the table, what can be opened. */
const RANK = { move: 0, illegal: 1, table: 2, open: 3 } as const;

const rankOf = (meant: Meant) => RANK[meant.kind === 'move' && meant.choice.illegal ? 'illegal' : meant.kind];

/** Of what is alike but for the cards it names, so many are offered. */
const ALIKE = 3;

/** By so many words the next sentence has to be longer. */
const APART = 2;

/** How many words a text has. */
const countOf = (text: string): number => text.trim().split(/\s+/).length;

/** Every string in a move or a change: the cards among them have names. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];

/**
 * Finds what is meant at a table.
 * @param choices what might be done next, if anything
 * @returns what a few words can mean, the likeliest first, and whether the first alone can be meant
 */
export function finder(
  board: Board,
  record: GameRecord | undefined,
  choices: readonly Choice[],
  words: Words,
): (typed: string) => { readonly found: readonly Meant[]; readonly isMeant: boolean } {
  const { positions, aliases } = words.texts;
  const sides = record ? board.namesOf(record) : {};
  const meant: Meant[] = [
    ...choices.map((choice): Meant => {
      const text = words.say('move', board.sentenceOf(choice));
      return { kind: 'move', text, choice };
    }),
    ...(record ? board.settings(record, words) : []).map(
      (change): Meant => ({ kind: 'table', text: change.text, change }),
    ),
    ...positions.map((ready): Meant => ({ kind: 'open', text: ready.title, ready })),
  ];
  const index = new MiniSearch<{ id: number; text: string; other: string }>({
    fields: ['text', 'other'],
    processTerm: plain,
    searchOptions: {
      processTerm: plain,
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { text: 2 },
    },
  });
  index.addAll(meant.map((one, id) => ({ id, text: one.text, other: other(one) })));

  /** Names of the cards that are meant, in every language; what an example is about. */
  function other(one: Meant): string {
    if (one.kind === 'open') return one.ready.about;
    const named = one.kind === 'move' ? strings(one.choice.move) : one.change.cards;
    return named.flatMap((id) => aliases[id] ?? sides[id] ?? []).join(' ');
  }

  return (typed) => {
    const all = index.search(typed);
    const isSure = all.length > 0;
    const alike = new Map<string, number>();
    const found = (isSure ? all : index.search(typed, { combineWith: 'OR' }))
      .map(({ id }, place) => ({ one: meant[id as number] as Meant, place }))
      // Of what has all the words, the shortest has least besides.
      .sort(
        (a, b) => rankOf(a.one) - rankOf(b.one) || (isSure ? a.one.text.length - b.one.text.length : a.place - b.place),
      )
      .map(({ one }) => one)
      .filter((one) => {
        const likeness = one.kind === 'move' ? board.likenessOf(one.choice.move) : undefined;
        if (likeness === undefined) return true;
        const number = (alike.get(likeness) ?? 0) + 1;
        alike.set(likeness, number);
        return number <= ALIKE;
      })
      .slice(0, MOST);
    const [first, second] = found;
    const isMeant =
      isSure &&
      first !== undefined &&
      // Half of it has to be said: a bare name or card means too much.
      countOf(first.text) <= 2 * countOf(typed) &&
      !(second && rankOf(second) === rankOf(first) && countOf(second.text) < countOf(first.text) + APART);
    return { found, isMeant };
  };
}
